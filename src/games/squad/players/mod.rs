//! The computer players, by name.

mod random;

use crate::{
    games::squad::rules::Squad,
    play::players::{HasPlayers, Seated},
};

/// The players there are, by name.
pub const NAMES: &[&str] = &["random"];

impl HasPlayers for Squad {
    const PLAYERS: &'static [&'static str] = NAMES;

    fn player(name: &str, seed: u64) -> Option<Seated<Self>> {
        (name == "random").then(|| Box::new(random::ByChance::new(seed)) as Seated<Self>)
    }
}
