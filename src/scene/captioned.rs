//! The view of a game that viewers get.

use crate::{
    engine::{
        orders::{Position, is_over, standing_words},
        text::say,
        translations::translated_title,
    },
    scene::{Fight, HasScene, LogLine, caption::Caption},
};
use bevy::prelude::Resource;

/// A game that has a caption for viewers.
pub trait Captioned: HasScene {
    /// The plan that a player makes with the mouse and viewers see as well; [`NoPlan`] if they see none.
    type Plan: Resource + Clone + PartialEq;

    /// Whether a side hides something on the map from the other; viewers then see the secrets of neither side.
    const SECRETS: bool = false;

    /// Returns the caption.
    fn caption(seen: &Seen<Self>) -> Caption {
        let (rulebook, public) = (seen.rulebook, &seen.position.public);
        let end = Self::stands(rulebook, public);
        let level = standing_words::<Self>(rulebook, &end);
        let points = end.points;
        let side = Self::phase_side(rulebook, Self::phase(public));
        Caption {
            title: translated_title::<Self>(rulebook),
            points,
            level,
            side: side.filter(|_| !is_over::<Self>(public)).map(|side| Self::SIDES[side].flag),
            turn: say!("scene-turn", turn = Self::shown_turn(rulebook, public)),
            phase: Self::phase_name(rulebook, Self::phase(public)),
            sentence: seen.log.last().map_or_else(String::new, LogLine::with_reason),
            plain: String::new(),
            battle: None,
            lesson: None,
        }
    }

    /// Returns the planned fight for viewers; none if nothing is planned, or if viewers do not see plans. `position` is
    /// what viewers see: a unit that they do not see takes no part.
    fn planned_fight(
        _: &Self::Rulebook,
        _position: &Position<Self>,
        _plan: &<Self as Captioned>::Plan,
    ) -> Option<Fight> {
        None
    }
}

/// The plan of a game whose plans viewers do not see.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlan;

pub struct Seen<'a, G: Captioned> {
    /// The rulebook of the game.
    pub rulebook: &'a G::Rulebook,
    pub position: &'a Position<G>,
    /// The log, up to the point that the die has revealed.
    pub log: &'a [LogLine],
    /// The events of each order so far.
    pub orders: &'a [Vec<G::Event>],
    /// The last combat that a die decided; none when it is past.
    pub rolled: Option<&'a G::Rolled>,
    /// Whether another order or a note has begun since that combat.
    pub is_past: bool,
    /// The number of the attack whose dice are shown, from 0; none for the last one.
    pub attack: Option<usize>,
    /// The planned attack or move.
    pub plan: Option<&'a <G as Captioned>::Plan>,
    /// Seconds since the die was rolled.
    pub clock: Option<f32>,
}
