//! Computer players: from what a side may see to an order.
//!
//! A player reads the public part of a position and the rulebook; hidden strengths, pools and coming
//! dice are not in them. It has a generator of its own.

mod games;
mod greedy;
mod random;

pub use games::{Match, Report, recorded, to_play};
pub use greedy::Greedy;
pub use random::Random;

use crate::games::guderian::{order::Order, position::Public, rulebook::Rulebook};

/// A player of Guderian.
pub trait Player {
    /// The order to give now. Asked only when this player has something to decide.
    fn choose(&mut self, rulebook: &Rulebook, public: &Public) -> Order;
}

/// The players there are, by name.
pub const NAMES: &[&str] = &["random", "greedy"];

/// The player with this name, beginning with this seed.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Player + Send + Sync>> {
    match name {
        "greedy" => Some(Box::new(Greedy::default())),
        "random" => Some(Box::new(Random::new(seed))),
        _ => None,
    }
}
