//! The phases of a turn, as the bar and the turn track name them.

use crate::{
    engine::orders::Sequenced,
    games::guderian::rules::{Guderian, kinds::Side, phase::Phase},
};
use std::borrow::Cow;

pub fn phase_name(phase: Phase) -> Cow<'static, str> {
    Guderian::sequence().short_name(phase)
}

/// The phases of a side's turn.
pub(crate) fn phases(side: Side) -> impl Iterator<Item = Phase> {
    let in_turn = |phase: &Phase| {
        !matches!(phase, Phase::Bidding | Phase::SovietSetUp | Phase::FirstInterdiction | Phase::Over)
    };
    Phase::ALL.into_iter().filter(in_turn).filter(move |phase| phase.side() == side)
}
