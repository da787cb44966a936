//! The phases of a turn, as the bar and the turn track name them.

use crate::games::guderian::rules::{kinds::Side, phase::Phase};

pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Bidding => "Bidding",
        Phase::SovietSetUp => "Set-up",
        Phase::FirstInterdiction | Phase::AirInterdiction => "Air interdiction",
        Phase::SovietMovement | Phase::GermanMovement => "Movement",
        Phase::SovietCombat | Phase::GermanCombat => "Combat",
        Phase::SovietRecovery | Phase::GermanRecovery => "Recovery",
        Phase::SovietInterdiction => "Interdiction",
        Phase::GermanMechanized => "Mechanized movement",
        Phase::Over => "The game is over",
    }
}

/// The phases of a side's turn.
pub(crate) fn phases(side: Side) -> impl Iterator<Item = Phase> {
    let in_turn = |phase: &Phase| {
        !matches!(phase, Phase::Bidding | Phase::SovietSetUp | Phase::FirstInterdiction | Phase::Over)
    };
    Phase::ALL.into_iter().filter(in_turn).filter(move |phase| phase.side() == side)
}
