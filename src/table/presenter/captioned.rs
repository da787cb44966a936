//! What viewers are told of a game.

use super::super::tabled::OnTable;
use crate::panels::{LogLine, caption::Caption};
use bevy::prelude::*;

/// A game of which viewers are told.
pub(crate) trait Captioned: OnTable {
    /// What a player plans with the mouse and viewers are shown, too.
    type Plan: Resource + Clone + PartialEq;

    /// What viewers are told.
    fn caption(seen: &Seen<Self>) -> Caption;
}

/// The plan of a game in which viewers are shown none.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoPlan;

/// What a caption is made of.
pub(crate) struct Seen<'a, G: Captioned> {
    /// What the game is played by.
    pub rulebook: &'a G::Rulebook,
    /// The position that is shown.
    pub position: &'a crate::engine::orders::Position<G>,
    /// The log, as far as the die has told it.
    pub log: &'a [LogLine],
    /// What each order so far has brought about.
    pub orders: &'a [Vec<G::Event>],
    /// The last fight that a die decided.
    pub rolled: Option<&'a G::Rolled>,
    /// What is planned.
    pub plan: Option<&'a G::Plan>,
    /// How long the die has been thrown.
    pub clock: Option<f32>,
}
