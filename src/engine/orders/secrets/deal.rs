//! Dealing of what a side hides, for the trials of a player that does not see it.

use crate::engine::board::Hex;
use rand::{rngs::ChaCha8Rng, seq::IndexedRandom};

/// Draws two of these and returns the one whose hex is nearer to one of the places, because no side hides far from what
/// counts for victory. Returns none of none.
pub fn drawn_near<'a, T>(
    all: &'a [T],
    hex: impl Fn(&T) -> Option<Hex>,
    places: &[Hex],
    chance: &mut ChaCha8Rng,
) -> Option<&'a T> {
    let (one, other) = (all.choose(chance)?, all.choose(chance)?);
    let far = |it: &T| {
        let hex = hex(it)?;
        places.iter().map(|place| place.distance(hex)).min()
    };
    Some(if far(other) < far(one) { other } else { one })
}
