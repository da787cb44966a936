//! The results of the combat results table in words.

use crate::{engine::text::say, games::guderian::rules::combat::results::CombatResult};

/// The effect of a result, in the language of the table.
pub fn result_name(result: CombatResult) -> String {
    match result {
        CombatResult::AttackerEliminated => say!("guderian-log-result-attackers-eliminated"),
        CombatResult::DefenderEliminated { attacker: 0 } => say!("guderian-log-result-defenders-eliminated"),
        CombatResult::DefenderEliminated { attacker } => {
            say!("guderian-log-result-defenders-eliminated-and-attacker", n = attacker)
        }
        CombatResult::Engaged => say!("guderian-log-result-engaged"),
        CombatResult::Losses { defender, attacker: 0 } => {
            say!("guderian-log-result-defender", n = defender)
        }
        CombatResult::Losses { defender: 0, attacker } => {
            say!("guderian-log-result-attacker", n = attacker)
        }
        CombatResult::Losses { defender, attacker } if defender == attacker => {
            say!("guderian-log-result-both", n = defender)
        }
        CombatResult::Losses { defender, attacker } => {
            say!("guderian-log-result-each", defender = defender, attacker = attacker)
        }
    }
}
