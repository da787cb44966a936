//! The side that must take risks. A side that waits for safe paths while it needs places does not get them: the bans on
//! being alone and on fire lanes made attackers wait at the range of the enemy until time was short.

use crate::{engine::board::Hex, games::platoon::players::estimate::Estimate};

/// Whether the bans on being alone and on fire lanes are lifted: half of the turns are over, and the side would not win
/// by its present points. Before that it brings its units up together, and a side that wins has no reason to hurry.
pub(super) fn presses(estimate: &Estimate) -> bool {
    let turns = u16::from(estimate.rulebook.scenario.last_turn);
    estimate.manner.press && estimate.boldness > 1.0 && 2 * u16::from(estimate.own_turns) <= turns
}

/// Whether units on foot may unload in a hex in which tanks could overrun them: it is in a place that the side wants, or
/// adjacent to one, so that they take it in the next turn.
pub(super) fn storms(estimate: &Estimate, hex: Hex) -> bool {
    let wanted = estimate.aims.iter().any(|aim| aim.gain > 0.0 && aim.hex.distance(hex) <= 1);
    estimate.manner.press && wanted
}
