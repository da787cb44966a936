//! The path of a vehicle that overruns (18.2).

use crate::{
    rules::movement::samples::{aboard, at, changed, facing, on_board, position},
    shared::names::{hex, word},
};
use kessel::engine::board::Hexside::North;
use kessel::games::squad::rules::{
    counter::{Counter, Place},
    movement::{NoWay, Overrun, VehicleStep, drive, overrun},
};

fn ahead(on: &str) -> VehicleStep {
    VehicleStep { hex: hex(on), facing: North, reverse: false }
}

/// Example 17: open, open, woods, open: 1 + 1 + (2 + 2) + 1 are 7 of 10.
#[test]
fn an_overrun_costs_what_example_17_says() {
    let rulebook = on_board("woods: [\"0504\"]");
    let start = position(vec![facing("us-m4a3e8-1", "0507", North), at("ge-rifle-1", "0504")]);
    let tank = word("us-m4a3e8-1");
    let path = [ahead("0506"), ahead("0505")];
    let driven = start.find(tank).map(|unit| drive(&rulebook, &start, unit, &path));
    let left = driven.and_then(Result::ok).and_then(|driven| driven.last().map(|last| last.left));
    assert_eq!(left, Some(8));
    let mut there = changed(&start, "us-m4a3e8-1", |condition| condition.spent = 2);
    for counter in there.counters.iter_mut().filter(|counter| counter.id == tank) {
        counter.place = Place::Map(hex("0505"));
    }
    let way = there.find(tank).map(|unit| overrun(&rulebook, &there, unit));
    let expected = Overrun { target: hex("0504"), exit: hex("0503"), cost: 5 };
    assert_eq!(way, Some(Ok(expected)), "2 + 5 of 10");
    let late = changed(&there, "us-m4a3e8-1", |condition| condition.spent = 6);
    let way = late.find(tank).map(|unit| overrun(&rulebook, &late, unit));
    assert_eq!(way, Some(Err(NoWay::TooFar { hex: hex("0503"), cost: 5, left: 4 })));
}

/// Units that cannot be overrun, and units that cannot overrun (18.1).
#[test]
fn not_everybody_is_overrun() {
    let rulebook = on_board("");
    let tank = || facing("us-m4a3e8-1", "0507", North);
    let way = |others: Vec<Counter>| {
        let public = position([others, vec![tank()]].concat());
        overrun(&rulebook, &public, &tank()).map(|overrun| overrun.cost)
    };
    assert_eq!(way(vec![at("ge-truck-1", "0506")]), Ok(4));
    assert_eq!(way(vec![]), Err(NoWay::NothingToOverrun { hex: hex("0506") }));
    let with_tank = vec![at("ge-rifle-1", "0506"), at("ge-pz-4h-1", "0506")];
    assert_eq!(way(with_tank), Err(NoWay::NotOverrun { hex: hex("0506") }));
    let barred = vec![at("ge-rifle-1", "0506"), at("ge-rifle-2", "0505")];
    assert_eq!(way(barred), Err(NoWay::EnemyThere { hex: hex("0505") }));
    let towing = vec![at("ge-rifle-1", "0506"), aboard("us-at-57-1", "us-m4a3e8-1")];
    assert_eq!(way(towing), Err(NoWay::Towing { unit: tank().id }));
    let truck = facing("us-truck-1", "0507", North);
    let public = position(vec![truck.clone(), at("ge-rifle-1", "0506")]);
    assert_eq!(overrun(&rulebook, &public, &truck), Err(NoWay::DoesNotDrive { unit: truck.id }));
}
