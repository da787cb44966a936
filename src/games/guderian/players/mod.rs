//! The players of Guderian, by name.

mod greedy;
mod led;
mod random;
mod staff;

pub use greedy::Greedy;
pub use led::Captain;
pub use random::Random;
pub use staff::{Level, Staff, faults as staff_faults};

use crate::engine::data::{DataError, Source};
use crate::games::guderian::rules::Guderian;
use crate::play::players::{
    HasPlayers, Introduced, PlayerMaker, Seated,
    chief::{Chief, Exploiter},
    levels::{self, HasLevels},
};

impl HasPlayers for Guderian {
    const PLAYERS: &'static [&'static str] = levels::NAMES;
    const YARDSTICKS: &'static [&'static str] = YARDSTICKS;

    fn player(name: &str, seed: u64) -> Option<Seated<Self>> {
        by_name(name, seed)
    }

    fn weighed(name: &str, weights: &Source) -> Result<PlayerMaker<Self>, Vec<DataError>> {
        // The captain of a chief plays by the weights in use: with others it is `staff:captain`.
        let name = if name == levels::Level::Captain.name() { "staff:captain" } else { name };
        match level(name) {
            Some(level) => staff::weighed(level, weights),
            None => levels::weighed(name, weights),
        }
    }

    fn introduced(name: &str) -> Introduced {
        levels::introduced(if name == "staff" { "staff:general" } else { name })
    }

    fn relief() -> Seated<Self> {
        Box::<Greedy>::default()
    }
}

/// `staff:general` tries about 1,600 orders a second.
impl HasLevels for Guderian {
    const GENERAL_ORDERS: u64 = 1_600;
    const FIELD_MARSHAL_ORDERS: u64 = 12_800;

    fn recruit() -> led::Captain {
        led::Captain::recruit()
    }

    /// `staff:general`, which compares plans of its own.
    fn in_place_of_chief(
        level: levels::Level,
        weights: Option<&Source>,
    ) -> Result<Option<PlayerMaker<Self>>, Vec<DataError>> {
        let part = if level == levels::Level::FieldMarshal { 1.0 } else { OF_GENERAL };
        staff::general(part, weights).map(Some)
    }
}

/// The players by which others are measured, and those that old game files name, the strongest last; `staff` alone is a
/// general.
const YARDSTICKS: &[&str] =
    &["chief", "exploiter", "greedy", "staff", "staff:cadet", "staff:captain", "staff:general"];

/// The part of the orders of `staff:general` that a general tries: all of them take five seconds and more.
const OF_GENERAL: f64 = 0.2;

/// The player with this name, beginning with this seed.
pub fn by_name(name: &str, seed: u64) -> Option<Seated<Guderian>> {
    match name {
        "greedy" => Some(Box::new(Greedy::default())),
        "random" => Some(Box::new(Random::new(seed))),
        "chief" => Some(Box::new(Chief::<Guderian>::new(seed, Guderian::GENERAL_ORDERS))),
        "exploiter" => Some(Box::new(Exploiter::<Guderian>::new())),
        name => match level(name) {
            Some(level) => Some(Box::new(Staff::new(level, seed))),
            None => levels::by_name(name, seed),
        },
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
