//! The scale of the features.

use crate::games::guderian::rules::kinds::Side;

/// The largest amount of a feature.
pub(super) const MOST: f64 = 3.0;

/// A number between the largest amounts.
pub(super) fn within(number: f64) -> f64 {
    number.clamp(-MOST, MOST)
}

/// One for the side for which a number is good, and minus one for its enemy.
pub(super) fn sign(side: Side, good_for: Side) -> f64 {
    if side == good_for { 1.0 } else { -1.0 }
}
