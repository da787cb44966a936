//! The order of counters in a stack.

use kessel::{
    engine::{board::Hex, orders::Game},
    games::squad::rules::{
        Rulebook, Squad,
        counter::{Counter, Place},
    },
    scene::HasScene,
};

/// A weapon is above its carrier in the stack, also inside a vehicle (2.2, 8.1).
#[test]
fn who_is_carried_lies_over_his_carrier() {
    let rulebook = Rulebook::load("crossroads").unwrap();
    let mut position = Squad::start(&rulebook, 1);
    let hex: Hex = "1007".parse().unwrap();
    let mut put = |unit: &str, place| {
        let is = |counter: &&mut Counter| counter.id.as_str() == unit;
        position.public.counters.iter_mut().find(is).unwrap().place = place;
    };
    let [track, squad] = ["ge-sdkfz-251-1", "ge-pioneer-1"].map(|id| id.parse().unwrap());
    put("ge-sdkfz-251-1", Place::Map(hex));
    put("ge-pioneer-1", Place::Aboard(track));
    put("ge-mg42-1", Place::Carried(squad));
    let ids = |stack: Vec<usize>| {
        stack.into_iter().map(|at| position.public.counters[at].id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(ids(Squad::stack(&position, hex)), ["ge-sdkfz-251-1", "ge-pioneer-1", "ge-mg42-1"]);
    assert_eq!(Squad::hex_of(&position, "ge-mg42-1".parse().unwrap()), Some(hex));
}
