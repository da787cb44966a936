//! The questions of the value to a game.

use crate::play::players::HasPlayers;
use std::ops::RangeInclusive;

/// A game of which positions can be judged by features.
pub trait Valued: HasPlayers {
    /// The text of the file of weights that the program ships, `assets/players/GAME/value.ron`.
    const SHIPPED_VALUE: &'static str;
    /// The names of the features, in their order; one that a file of weights does not name counts 0.
    const FEATURES: &'static [&'static str];

    /// Returns the features of a position from the view of a side, 0 or 1: as many as there are names, each roughly
    /// between -3 and 3, so that one penalty suits all weights.
    fn features(rulebook: &Self::Rulebook, public: &Self::Public, side: usize) -> Vec<f64>;

    /// Returns the number of turns that are still to be played, the present one included.
    fn turns_left(rulebook: &Self::Rulebook, public: &Self::Public) -> u8;
}

/// Returns the number of turns from this one to the end of a game that is not over, both included. During the set-up,
/// before the first turn, all turns are left.
pub fn turns_from(turn: u8, scenario: RangeInclusive<u8>) -> u8 {
    scenario.end().saturating_sub(turn.max(*scenario.start())).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_present_turn_is_left() {
        let left = [0, 4, 6, 7].map(|turn| turns_from(turn, 4..=7));
        assert_eq!(left, [4, 4, 2, 1], "none is played in the set-up");
        assert_eq!(turns_from(255, 1..=255), 1);
    }
}
