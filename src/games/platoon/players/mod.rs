//! The computer players, by name.

mod approach;
mod close;
mod commander;
mod estimate;
mod greedy;
mod guns;
mod harm;
mod led;
mod manual;
mod march;
mod memory;
mod past;
mod random;
mod react;
mod roaming;
mod set_up;
mod shots;
mod staff;
mod standing;
mod threat;
mod threats;
mod transport;
mod ways;
mod weights;
mod words;

use crate::{
    engine::data::{DataError, Source},
    games::platoon::rules::Platoon,
    play::players::{
        HasPlayers, PlayerMaker, Seated,
        chief::Exploiter,
        levels::{self, HasLevels},
    },
};
use std::sync::Arc;

/// The players by which others are measured, and those that old game files name; the strongest last.
const YARDSTICKS: &[&str] = &["exploiter", "greedy", "staff"];

/// The player with this name and seed.
pub fn by_name(name: &str, seed: u64) -> Option<Seated<Platoon>> {
    match name {
        "random" => Some(Box::new(random::ByChance::new(seed))),
        "greedy" => Some(Box::new(greedy::Greedy::default())),
        "staff" => Some(Box::new(staff::Staff::default())),
        "exploiter" => Some(Box::new(Exploiter::<Platoon>::new())),
        name => levels::by_name(name, seed),
    }
}

impl HasPlayers for Platoon {
    const PLAYERS: &'static [&'static str] = levels::NAMES;
    const YARDSTICKS: &'static [&'static str] = YARDSTICKS;

    fn player(name: &str, seed: u64) -> Option<Seated<Self>> {
        by_name(name, seed)
    }

    fn weighed(name: &str, weights: &Source) -> Result<PlayerMaker<Self>, Vec<DataError>> {
        if name != "staff" {
            return levels::weighed(name, weights);
        }
        let manner = weights::Manner::read(weights)?;
        Ok(Arc::new(move |_: u64| -> Seated<Self> { Box::new(staff::Staff::with(manner)) }))
    }
}

/// An order takes two to three milliseconds.
impl HasLevels for Platoon {
    const GENERAL_ORDERS: u64 = 400;
    const FIELD_MARSHAL_ORDERS: u64 = 3_200;

    fn recruit() -> led::Captain {
        led::Captain::recruit()
    }

    fn weighed_captain(weights: &Source) -> Result<led::Captain, Vec<DataError>> {
        Ok(led::Captain::with(weights::Manner::read(weights)?))
    }
}
