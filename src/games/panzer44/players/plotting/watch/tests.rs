#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::games::panzer44::{
    players::{commander::Memory, weights::Manners},
    rules::{Rulebook, View, kinds::Side, phase::Phase, set_up},
};
use std::sync::Arc;

/// With the option, an order for opportunity fire also has the value of the adjacent hexes that it covers, once for
/// each entering enemy (5.5).
#[test]
fn a_wide_watch_counts_the_hexes_around() {
    let hex = |id: &str| id.parse::<Hex>().unwrap();
    let value = |wide: bool, at: [&str; 2]| {
        let mut rules = Rulebook::load("vauclair").unwrap();
        rules.options.wide_opfire = wide;
        let rules = Arc::new(rules);
        let mut position = set_up::start(&rules, 1);
        (position.public.turn, position.public.phase) = (2, Phase::Plot);
        let ids = ["ge-pak-40-1", "us-m4-75-1", "us-m4-75-2"].map(|id| id.parse::<UnitId>().unwrap());
        for (unit, place) in ids.iter().zip(["1206", "0904", "0904"]) {
            let counter = position.public.counters.iter_mut().find(|it| it.id == *unit).unwrap();
            counter.place = Place::Map(hex(place));
        }
        let view = View::new(&rules, &position, Side::German);
        let mut memory = Memory::default();
        let estimate = memory.estimate(&view, &Manners::in_use().unwrap().greedy);
        let find = |unit: &UnitId| estimate.public.find(*unit).unwrap();
        let comers = [(hex(at[0]), vec![(find(&ids[1]), 0.5)]), (hex(at[1]), vec![(find(&ids[2]), 0.5)])];
        let traffic = Traffic { comers: comers.into() };
        traffic.best_watch(&estimate, ids[0]).map_or(0.0, |watch| watch.value)
    };
    let beside = ["1208", "1209"];
    assert!(value(false, beside) > 0.0, "it sees and reaches them");
    assert!(value(true, beside) > value(false, beside) + 1e-6);
    let apart = ["1208", "1204"];
    assert!((value(true, apart) - value(false, apart)).abs() < 1e-9, "two hexes that are no neighbours");
}
