//! What the host of the panels needs to know of a game.

use super::super::{hint::Advised, session::Session};
use crate::{
    engine::board::Hex,
    panels::{HandOverState, PanelMemory, Panelled, ReportShown},
};
use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};
use std::sync::Arc;

/// A game whose panels have a host.
pub(crate) trait Hosted: Advised<Report: ReportShown> + Panelled {
    /// Where what only this game's panels show is found.
    type Facts: SystemParam + 'static;

    /// What both players know.
    fn public(position: &Self::Position) -> &Self::Public;

    /// What only this game's panels show.
    fn shown<'a>(facts: &'a SystemParamItem<Self::Facts>, lying: &Lying<'a, Self>) -> Self::Shown<'a>;

    /// Dice that people are asked for: what for, with how many faces each; those that have been thrown; and whether the
    /// order may be left.
    fn dice_shown(people: &Self::People) -> Option<DiceShown<'_>>;

    /// The hand-over that is under way.
    fn hand_over_shown<'a>(
        session: &'a Session<Self>,
        position: &'a Self::Position,
        memory: &PanelMemory,
    ) -> Option<HandOverState<'a>>;
}

/// Dice that people are asked for.
pub(crate) struct DiceShown<'a> {
    /// What for, and with how many faces, in the order in which they are thrown.
    pub asked: Vec<(&'a str, u8)>,
    /// Those that have been thrown.
    pub given: &'a [u8],
    /// Whether the order may be left before the first is thrown.
    pub may_leave: bool,
}

/// The game that lies on the table.
pub(crate) struct Lying<'a, G: Hosted> {
    /// What it is played by.
    pub rulebook: &'a Arc<G::Rulebook>,
    /// Its session.
    pub session: &'a Session<G>,
    /// Its position.
    pub position: &'a G::Position,
    /// The hex under the pointer.
    pub hovered: Option<Hex>,
    /// Whether a replay of it is shown.
    pub is_replayed: bool,
}

/// What only the panels of a game remember.
#[derive(Resource)]
pub(crate) struct Remembered<G: Panelled>(pub G::Memory);

impl<G: Panelled> Default for Remembered<G> {
    fn default() -> Self {
        Self(G::Memory::default())
    }
}
