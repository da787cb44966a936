//! Units do not charge into fire that will probably break them while they can fire or wait. The fire of units that have
//! fired already does not count, so the charge begins when their guns are spent.

use super::time::can_wait;
use crate::{
    engine::board::Hex,
    games::squad::players::estimate::{Estimate, Unit},
};

/// The part of its value that a unit may risk on a path.
const MOST: f64 = 0.5;

/// Whether a move towards enemies costs more than a unit may risk now.
pub(crate) fn is_charge(estimate: &Estimate, unit: &Unit, end: Hex, (risk, worth): (f64, f64)) -> bool {
    let near = |hex: Hex| estimate.posts.iter().map(|post| post.hex.distance(hex)).min();
    risk > MOST * worth && near(end) < near(unit.hex) && can_wait(estimate, unit)
}
