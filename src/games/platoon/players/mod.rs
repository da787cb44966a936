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
    engine::{
        data::{DataError, Source},
        text::id,
    },
    games::platoon::rules::Platoon,
    play::players::{HasPlayers, Introduced, PlayerMaker, Seated, unweighed},
};
use std::sync::Arc;

/// The names of the players.
pub const NAMES: &[&str] = &["random", "greedy", "staff"];

/// The player with this name and seed.
pub fn by_name(name: &str, seed: u64) -> Option<Seated<Platoon>> {
    match name {
        "random" => Some(Box::new(random::ByChance::new(seed))),
        "greedy" => Some(Box::new(greedy::Greedy::default())),
        "staff" => Some(Box::new(staff::Staff::default())),
        _ => None,
    }
}

impl HasPlayers for Platoon {
    const PLAYERS: &'static [&'static str] = NAMES;

    fn player(name: &str, seed: u64) -> Option<Seated<Self>> {
        by_name(name, seed)
    }

    fn weighed(name: &str, weights: &Source) -> Result<PlayerMaker<Self>, Vec<DataError>> {
        if name != "staff" {
            return Err(vec![unweighed(name, weights)]);
        }
        let manner = weights::Manner::read(weights)?;
        Ok(Arc::new(move |_: u64| -> Seated<Self> { Box::new(staff::Staff::with(manner)) }))
    }

    fn introduced(name: &str) -> Introduced {
        match name {
            "greedy" => Introduced::beginner(id!("platoon-planning-player-beginner")),
            "staff" => Introduced::captain(id!("platoon-planning-player-captain")),
            _ => Introduced::random(),
        }
    }
}
