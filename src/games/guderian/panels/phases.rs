//! The phases of a turn, as the bar and the turn track name them.

use crate::games::guderian::rules::{kinds::Side, phase::Phase};

/// The phases of a side's turn.
pub(crate) fn phases(side: Side) -> impl Iterator<Item = Phase> {
    let in_turn = |phase: &Phase| {
        !matches!(phase, Phase::Bidding | Phase::SovietSetUp | Phase::FirstInterdiction | Phase::Over)
    };
    Phase::ALL.into_iter().filter(in_turn).filter(move |phase| phase.side() == side)
}
