//! The time that is left to a unit: a ban on a costly move holds only while the unit can come later.

use crate::games::squad::players::estimate::{Estimate, Unit};

/// Whether a unit has a turn to spare before it must go for the nearest place of the enemy.
pub(super) fn can_wait(estimate: &Estimate, unit: &Unit) -> bool {
    let others = estimate.aims.iter().filter(|aim| !aim.mine);
    let turns = others.filter_map(|aim| estimate.turns(aim.hex, unit.hex)).min_by(f64::total_cmp);
    turns.unwrap_or(0.0) + 1.0 < f64::from(estimate.own_turns)
}
