//! The computer players, by name.

mod close;
mod commander;
mod estimate;
mod greedy;
mod led;
mod losses;
mod manual;
mod march;
mod memory;
mod random;
mod set_up;
mod shots;
mod staff;
mod support;
mod weights;
mod words;

pub use led::Captain;

use crate::{
    engine::data::{DataError, Source},
    games::squad::rules::{Squad, View, order::Order},
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
pub fn by_name(name: &str, seed: u64) -> Option<Seated<Squad>> {
    match name {
        "random" => Some(Box::new(random::ByChance::new(seed))),
        "greedy" => Some(Box::new(greedy::Greedy::default())),
        "staff" => Some(Box::new(staff::Staff::default())),
        "exploiter" => Some(Box::new(Exploiter::<Squad>::new())),
        name => levels::by_name(name, seed),
    }
}

impl HasPlayers for Squad {
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

    fn hands_out(view: &View<'_>) -> Option<Order> {
        commander::hands_out(view)
    }
}

/// An order takes about a millisecond.
impl HasLevels for Squad {
    const GENERAL_ORDERS: u64 = 1_000;
    const FIELD_MARSHAL_ORDERS: u64 = 8_000;

    fn recruit() -> led::Captain {
        led::Captain::recruit()
    }

    fn weighed_captain(weights: &Source) -> Result<led::Captain, Vec<DataError>> {
        Ok(led::Captain::with(weights::Manner::read(weights)?))
    }
}
