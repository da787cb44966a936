//! The players of Guderian, by name.

mod greedy;
mod led;
mod random;
mod staff;

pub use greedy::Greedy;
pub use led::Captain;
pub use random::Random;
pub use staff::{Level, Staff, faults as staff_faults};

use crate::engine::{
    data::{DataError, Source},
    text::id,
};
use crate::games::guderian::rules::Guderian;
use crate::play::players::{HasPlayers, Introduced, PlayerMaker, Seated, unweighed};
use std::time::Duration;

impl HasPlayers for Guderian {
    const LONGEST_THOUGHT: Duration = Duration::from_secs(20);
    const PLAYERS: &'static [&'static str] = NAMES;

    fn player(name: &str, seed: u64) -> Option<Seated<Self>> {
        by_name(name, seed)
    }

    fn weighed(name: &str, weights: &Source) -> Result<PlayerMaker<Self>, Vec<DataError>> {
        let level = level(name).ok_or_else(|| vec![unweighed(name, weights)])?;
        staff::weighed(level, weights)
    }

    fn introduced(name: &str) -> Introduced {
        match name {
            "greedy" => Introduced {
                called: id!("guderian-planning-player-hothead"),
                line: id!("guderian-planning-player-hothead.line"),
            },
            "staff:cadet" => Introduced::beginner(id!("guderian-planning-player-beginner")),
            "staff:captain" => Introduced::captain(id!("guderian-planning-player-captain")),
            "staff" | "staff:general" => Introduced::general(id!("guderian-planning-player-general")),
            _ => Introduced::random(),
        }
    }

    fn relief() -> Seated<Self> {
        Box::<Greedy>::default()
    }
}

/// The names of the players.
pub const NAMES: &[&str] = &["random", "greedy", "staff:cadet", "staff:captain", "staff:general"];

/// Whether there is a player of this name; `staff` alone also counts.
pub fn is_known(name: &str) -> bool {
    name == "staff" || NAMES.contains(&name)
}

/// The player with this name, beginning with this seed; `staff` alone is a general.
pub fn by_name(name: &str, seed: u64) -> Option<Seated<Guderian>> {
    match name {
        "greedy" => Some(Box::new(Greedy::default())),
        "random" => Some(Box::new(Random::new(seed))),
        name => Some(Box::new(Staff::new(level(name)?, seed))),
    }
}

/// Returns the level of `staff` with this name.
fn level(name: &str) -> Option<Level> {
    match name {
        "staff:cadet" => Some(Level::Cadet),
        "staff:captain" => Some(Level::Captain),
        "staff" | "staff:general" => Some(Level::General),
        _ => None,
    }
}
