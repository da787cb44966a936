//! Estimates of made positions of the training scenario, for the tests of the manual.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use crate::{
    engine::orders::Game,
    games::squad::{
        players::{
            estimate::{Estimate, goals, sights::Sights, toll::Tolls, ways::Ways},
            weights::STAFF,
        },
        rules::{
            Position, Rulebook, Squad, View,
            counter::Place,
            kinds::Side,
            phase::Phase,
            position::Public,
            samples::{hex, word},
        },
    },
};
use std::sync::Arc;

/// Judges a position for a side: this turn and phase, with units in these hexes and the others eliminated, and with
/// another change.
pub(super) fn judged<T>(
    (turn, phase, side): (u8, Phase, Side),
    stand: &[(&str, &str)],
    change: impl FnOnce(&mut Public),
    check: impl FnOnce(&mut Estimate) -> T,
) -> T {
    let rules = Arc::new(Rulebook::load("patrol").unwrap());
    let mut position: Position = Squad::start(&rules, 1);
    (position.public.turn, position.public.phase) = (turn, phase);
    for counter in &mut position.public.counters {
        let at = stand.iter().find(|(unit, _)| word(unit) == counter.id);
        counter.place = at.map_or(Place::Destroyed, |(_, at)| Place::Map(hex(at)));
    }
    change(&mut position.public);
    let view = View::new(&rules, &position, side);
    let sights = Sights::new(&rules, view.public());
    let ways = Ways::new(&rules, view.public(), goals(&rules));
    let tolls = Tolls::default();
    check(&mut Estimate::new(&view, &STAFF, (&sights, &ways), &tolls))
}
