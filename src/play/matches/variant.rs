//! A variant of a computer player: its effort, and other weights than its own.

use crate::play::players::{HasPlayers, PlayerMaker, Seated};

/// A computer player as it plays in a match.
pub struct Variant<G: HasPlayers> {
    /// The name of the player.
    pub name: String,
    /// Its effort; 1 is its own standard.
    pub effort: f32,
    /// The maker of players with other weights than its own; none for its own.
    pub weighed: Option<PlayerMaker<G>>,
}

impl<G: HasPlayers> Variant<G> {
    /// Makes the player for this seed.
    pub(super) fn seated(&self, seed: u64) -> Seated<G> {
        match &self.weighed {
            Some(make) => {
                let mut player = make(seed);
                player.vary_set_up(seed);
                player
            }
            None => G::seated(&self.name, seed).unwrap_or_else(G::relief),
        }
    }
}
