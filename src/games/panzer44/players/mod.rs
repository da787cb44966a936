//! The players of Panzer '44, by name.

mod acts;
mod commander;
mod estimate;
mod forecast;
mod greedy;
mod harm;
mod led;
mod loss_rows;
mod manual;
mod march;
mod outlook;
mod plotting;
mod random;
mod search;
mod set_up;
mod staff;
mod stakes;
mod standing;
mod trial;
mod unit_rows;
mod ways;
mod weights;
mod words;

pub use greedy::Greedy;
pub use led::Captain;
pub use random::Random;
pub use staff::Staff;

use crate::engine::{
    data::{DataError, Source},
    text::id,
};
use crate::games::panzer44::rules::{Panzer44, View, order::Order};
use crate::play::players::{HasPlayers, Introduced, PlayerMaker, Seated, UnitAdvice, unweighed};
use std::sync::Arc;
use weights::Manners;

impl HasPlayers for Panzer44 {
    const PLAYERS: &'static [&'static str] = NAMES;

    fn player(name: &str, seed: u64) -> Option<Seated<Self>> {
        by_name(name, seed)
    }

    fn weighed(name: &str, weights: &Source) -> Result<PlayerMaker<Self>, Vec<DataError>> {
        if !matches!(name, "greedy" | "staff") {
            return Err(vec![unweighed(name, weights)]);
        }
        let own = Arc::new(Manners::read(&weights.name, &weights.text)?);
        if name == "greedy" {
            return Ok(Arc::new(move |_: u64| -> Seated<Self> { Box::new(Greedy::with(&own)) }));
        }
        Ok(Arc::new(move |seed: u64| -> Seated<Self> { Box::new(Staff::with(seed, &own)) }))
    }

    fn handed(view: &View<'_>, order: Order, parts: &mut Vec<UnitAdvice>) -> Order {
        plotting::as_led(view, order, parts)
    }

    fn introduced(name: &str) -> Introduced {
        match name {
            "greedy" => Introduced::beginner(id!("panzer44-planning-player-beginner")),
            "staff" => Introduced::captain(id!("panzer44-planning-player-captain")),
            _ => Introduced::random(),
        }
    }
}

/// The names of the players.
pub const NAMES: &[&str] = &["random", "greedy", "staff"];

/// The faults of a file of weights, with line and column.
pub fn manner_faults(name: &str, text: &str) -> Vec<DataError> {
    Manners::read(name, text).err().unwrap_or_default()
}

/// The player with this name and seed.
pub fn by_name(name: &str, seed: u64) -> Option<Seated<Panzer44>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::default())),
        "staff" => Some(Box::new(Staff::new(seed))),
        _ => None,
    }
}
