//! The colours of the results of combat.

use crate::{games::guderian::rules::combat::results::CombatResult, scene::Shade};

impl From<CombatResult> for Shade {
    fn from(result: CombatResult) -> Self {
        Self::Ramp(place_in_ramp(result))
    }
}

/// The place of a result between good and bad for the attacker.
fn place_in_ramp(result: CombatResult) -> usize {
    match result {
        CombatResult::DefenderEliminated { attacker: 0 } => 0,
        CombatResult::DefenderEliminated { .. } => 1,
        CombatResult::Losses { defender: 2.., attacker: 0 } => 2,
        CombatResult::Losses { defender: 2.., .. } => 3,
        CombatResult::Losses { defender: 1, attacker: 0 } => 4,
        CombatResult::Losses { defender: 1, .. } => 5,
        CombatResult::Engaged => 6,
        CombatResult::Losses { attacker: 0 | 1, .. } => 7,
        CombatResult::Losses { .. } => 8,
        CombatResult::AttackerEliminated => 9,
    }
}
