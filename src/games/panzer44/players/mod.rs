//! The players of Panzer '44, by name.

mod acts;
mod commander;
mod estimate;
mod forecast;
mod gates;
mod going;
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

use crate::engine::data::{DataError, Source};
use crate::games::panzer44::rules::{Panzer44, View, order::Order};
use crate::play::players::{
    HasPlayers, PlayerMaker, Seated, UnitAdvice,
    chief::{Chief, Exploiter},
    levels::{self, HasLevels, Level},
};
use std::sync::Arc;
use weights::Manners;

impl HasPlayers for Panzer44 {
    const PLAYERS: &'static [&'static str] = levels::NAMES;
    const YARDSTICKS: &'static [&'static str] = YARDSTICKS;

    fn player(name: &str, seed: u64) -> Option<Seated<Self>> {
        by_name(name, seed)
    }

    fn weighed(name: &str, weights: &Source) -> Result<PlayerMaker<Self>, Vec<DataError>> {
        // The captain of a chief plays by the weights in use: with others it is `staff`.
        if name != "greedy" && name != "staff" && name != Level::Captain.name() {
            return levels::weighed(name, weights);
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
}

/// An order takes about five milliseconds.
impl HasLevels for Panzer44 {
    const GENERAL_ORDERS: u64 = 200;
    const FIELD_MARSHAL_ORDERS: u64 = 1_600;

    fn recruit() -> led::Captain {
        led::Captain::recruit()
    }

    /// `staff`, which compares plans of its own: a field marshal tries as many more orders as it has more time.
    fn in_place_of_chief(
        level: Level,
        weights: Option<&Source>,
    ) -> Result<Option<PlayerMaker<Self>>, Vec<DataError>> {
        let manners = match weights {
            Some(weights) => Some(Manners::read(&weights.name, &weights.text)?),
            None => Manners::in_use().cloned(),
        };
        let Some(mut own) = manners else { return Ok(None) };
        if level == Level::FieldMarshal {
            own.trials.orders = own.trials.orders.saturating_mul(MARSHAL);
        }
        let own = Arc::new(own);
        let make: PlayerMaker<Self> =
            Arc::new(move |seed: u64| -> Seated<Self> { Box::new(Staff::with(seed, &own)) });
        Ok(Some(make))
    }
}

/// The players by which others are measured, and those that old game files name; the strongest last.
const YARDSTICKS: &[&str] = &["chief", "exploiter", "greedy", "staff"];

/// How many times as many orders as `staff` a field marshal tries: `staff` needs less than a second for a decision.
const MARSHAL: u64 = 8;

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
        "chief" => Some(Box::new(Chief::<Panzer44>::new(seed, Panzer44::GENERAL_ORDERS))),
        "exploiter" => Some(Box::new(Exploiter::<Panzer44>::new())),
        name => levels::by_name(name, seed),
    }
}
