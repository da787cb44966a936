//! The questions of the value to a game.

use crate::play::players::HasPlayers;

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
