//! The players of Guderian, by name.

mod greedy;
mod random;

pub use greedy::Greedy;
pub use random::Random;

use super::{Played, Seated};
use crate::games::guderian::{Guderian, View};

impl Played for Guderian {
    type View<'a> = View<'a>;
}

/// The players there are, by name.
pub const NAMES: &[&str] = &["random", "greedy"];

/// The player with this name, beginning with this seed.
pub fn by_name(name: &str, seed: u64) -> Option<Seated<Guderian>> {
    match name {
        "greedy" => Some(Box::new(Greedy::default())),
        "random" => Some(Box::new(Random::new(seed))),
        _ => None,
    }
}
