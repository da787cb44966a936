//! What viewers are told of a game.

use crate::{
    engine::orders::{Position, is_over, standing_words},
    scene::{HasScene, LogLine, caption::Caption},
};
use bevy::prelude::Resource;

/// A game of which viewers are told.
pub trait Captioned: HasScene {
    /// What a player plans with the mouse and viewers are shown, too; [`NoPlan`] if they are shown none.
    type Plan: Resource + Clone + PartialEq;

    /// Whether a side has something on the map that the other must not see: viewers are shown neither side's.
    const SECRETS: bool = false;

    /// What viewers are told.
    fn caption(seen: &Seen<Self>) -> Caption {
        let (rulebook, public) = (seen.rulebook, &seen.position.public);
        let end = Self::stands(rulebook, public);
        let level = standing_words::<Self>(rulebook, &end);
        let points = end.points;
        let side = Self::phase_side(rulebook, Self::phase(public));
        Caption {
            title: Self::about(rulebook).title.to_owned(),
            points,
            level,
            side: side.filter(|_| !is_over::<Self>(public)).map(|side| Self::SIDES[side].flag),
            turn: format!("Turn {}", Self::shown_turn(rulebook, public)),
            phase: Self::phase_name(rulebook, Self::phase(public)),
            sentence: seen.log.last().map_or_else(String::new, LogLine::with_reason),
            battle: None,
        }
    }
}

/// The plan of a game in which viewers are shown none.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlan;

pub struct Seen<'a, G: Captioned> {
    /// What the game is played by.
    pub rulebook: &'a G::Rulebook,
    pub position: &'a Position<G>,
    /// The log, as far as the die has told it.
    pub log: &'a [LogLine],
    /// What each order so far has brought about.
    pub orders: &'a [Vec<G::Event>],
    /// The last fight that a die decided.
    pub rolled: Option<&'a G::Rolled>,
    /// What is planned.
    pub plan: Option<&'a <G as Captioned>::Plan>,
    /// How long the die has been thrown.
    pub clock: Option<f32>,
}
