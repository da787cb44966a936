//! The costs of steps over all ground (6.3), with the worked examples (29).

use crate::{
    rules::{
        movement::samples::{at, on_board, position, work},
        samples::of_map,
    },
    shared::names::hex,
};
use WorkKind::{ConcreteBunker, EarthBunker, Foxhole, Mines, Sandbags, Trench};
use kessel::games::squad::rules::{
    kinds::Side,
    movement::{Cost, Moves, NoWay, Step, ground, step},
    position::{Public, WorkKind},
    rulebook::Rulebook,
};

fn points(rulebook: &Rulebook, public: &Public, moves: Moves, from: &str, to: &str) -> Option<u16> {
    match ground(rulebook, public, moves, hex(from), hex(to)).ok()?.cost {
        Cost::Points(points) => Some(points),
        Cost::Whole => None,
    }
}

fn along(map: &str, moves: Moves, path: [&str; 3]) -> [Option<u16>; 2] {
    let (rulebook, public) = (of_map(map), Public::default());
    let [start, middle, end] = path;
    [[start, middle], [middle, end]].map(|[from, to]| points(&rulebook, &public, moves, from, to))
}

/// Example 29: an orchard behind a hedge, a gap in the hedge, open ground and woods; a stream for a vehicle.
#[test]
fn the_steps_of_example_29_cost_what_it_says() {
    let (foot, wheels) = (Moves::Foot, Moves::Wheels);
    let some = |costs: [u16; 2]| costs.map(Some);
    assert_eq!(along("map-valmont", foot, ["0507", "0407", "0406"]), some([1, 2]));
    assert_eq!(along("map-valmont", foot, ["0307", "0308", "0309"]), some([1, 2]));
    assert_eq!(along("map-valmont", foot, ["0912", "0913", "0914"]), some([2, 1]));
    assert_eq!(along("map-valmont", wheels, ["0912", "0913", "0914"]), some([3, 1]));
}

/// Example 31, and the ruling on hedges with woods (6.3): a wall and woods; a gully.
#[test]
fn walls_and_gullies_cost_what_example_31_says() {
    let (rulebook, public) = (of_map("map-hill-71"), Public::default());
    let cost = |moves, from, to| points(&rulebook, &public, moves, from, to);
    assert_eq!(cost(Moves::Foot, "1008", "1009"), Some(3));
    assert_eq!(cost(Moves::Armour, "1008", "1009"), Some(3));
    assert_eq!(cost(Moves::Foot, "0208", "0209"), Some(2));
    assert_eq!(cost(Moves::Armour, "0208", "0209"), Some(3));
}

/// A level upwards costs one point more, a level downwards nothing. In woods it adds to their cost (6.3, and its
/// ruling).
#[test]
fn climbing_costs_a_point() {
    let (rulebook, public) = (of_map("map-hill-71"), Public::default());
    let cost = |moves, from, to| points(&rulebook, &public, moves, from, to);
    for moves in [Moves::Foot, Moves::Wheels, Moves::Armour] {
        assert_eq!(cost(moves, "0907", "0906"), Some(2), "up");
        assert_eq!(cost(moves, "0906", "0907"), Some(1), "down");
        assert_eq!(cost(moves, "1107", "1106"), Some(3), "woods on the first level");
    }
}

/// Two levels at once take the whole allowance of infantry, up and down. Vehicles and guns cannot go there (6.3).
#[test]
fn two_levels_at_once_are_for_infantry() {
    let (rulebook, public) = (on_board("level_2: [\"0406\"], level_1: [\"0407\"]"), Public::default());
    for (from, to) in [("0405", "0406"), ("0406", "0405")].map(|(from, to)| (hex(from), hex(to))) {
        let foot = ground(&rulebook, &public, Moves::Foot, from, to);
        assert_eq!(foot, Ok(Step { cost: Cost::Whole, stops: false }), "{from} {to}");
        for moves in [Moves::ByHand, Moves::Wheels, Moves::Armour] {
            let step = ground(&rulebook, &public, moves, from, to);
            assert_eq!(step, Err(NoWay::TooSteep { from, to }));
        }
    }
    assert_eq!(points(&rulebook, &public, Moves::Wheels, "0407", "0406"), Some(2), "one level");
}

/// Buildings are closed to vehicles, and open to guns that are pushed (6.3, and its ruling).
#[test]
fn buildings_are_closed_to_vehicles() {
    let (rulebook, public) = (of_map("map-valmont"), Public::default());
    let (from, to) = (hex("0707"), hex("0708"));
    let cost = |moves| ground(&rulebook, &public, moves, from, to).map(|step| step.cost);
    assert_eq!(cost(Moves::Foot), Ok(Cost::Points(2)));
    assert_eq!(cost(Moves::ByHand), Ok(Cost::Whole));
    for moves in [Moves::Wheels, Moves::Armour] {
        assert_eq!(cost(moves), Err(NoWay::ClosedToVehicles { hex: to }));
    }
    assert_eq!(NoWay::ClosedToVehicles { hex: to }.case(), "6.3");
}

/// Vehicles and guns enter and leave a bridge only along its road. Infantry can climb onto it from the stream (6.3).
#[test]
fn a_bridge_has_two_ends() {
    let (rulebook, public) = (of_map("map-valmont"), Public::default());
    let cost = |moves, from, to| ground(&rulebook, &public, moves, hex(from), hex(to)).map(|step| step.cost);
    for moves in [Moves::Foot, Moves::Wheels, Moves::Armour] {
        assert_eq!(cost(moves, "1012", "1013"), Ok(Cost::Points(1)));
        assert_eq!(cost(moves, "1013", "1014"), Ok(Cost::Points(1)));
    }
    assert_eq!(cost(Moves::Foot, "0913", "1013"), Ok(Cost::Points(1)));
    assert_eq!(cost(Moves::Foot, "1013", "0913"), Ok(Cost::Points(2)));
    for moves in [Moves::ByHand, Moves::Wheels, Moves::Armour] {
        for (from, to) in [("0914", "1013"), ("1013", "0914")] {
            let no_way = NoWay::BridgeByRoad { from: hex(from), to: hex(to) };
            assert_eq!(cost(moves, from, to), Err(no_way));
        }
    }
    assert_eq!(cost(Moves::ByHand, "1012", "1013"), Ok(Cost::Whole));
}

/// Open water and marshes are closed to all units, and so is the edge of the map (6.3).
#[test]
fn water_is_closed() {
    let (rulebook, public) =
        (on_board("swamp: [\"0206\"], lake: [\"0406\"], rivers: [\"0605 s\"]"), Public::default());
    for (from, to) in [("0205", "0206"), ("0405", "0406"), ("0605", "0606"), ("0606", "0605")] {
        for moves in [Moves::Foot, Moves::ByHand, Moves::Wheels, Moves::Armour] {
            let step = ground(&rulebook, &public, moves, hex(from), hex(to));
            assert_eq!(step, Err(NoWay::Water { hex: hex(to) }));
        }
    }
    let step = |from, to| ground(&rulebook, &public, Moves::Foot, hex(from), hex(to));
    assert_eq!(step("0101", "2115"), Err(NoWay::OffMap { hex: hex("2115") }));
    assert_eq!(step("0101", "0103"), Err(NoWay::NotNeighbours { from: hex("0101"), to: hex("0103") }));
}

/// Works that shelter a unit cost a point, mines nothing (6.3, 20.5).
#[test]
fn works_cost_a_point() {
    let rulebook = of_map("map-valmont");
    let cost = |kind, moves| {
        let public = work(Public::default(), "0209", kind);
        points(&rulebook, &public, moves, "0210", "0209")
    };

    for moves in [Moves::Foot, Moves::Wheels, Moves::Armour] {
        for kind in [Foxhole, Trench, Sandbags, EarthBunker, ConcreteBunker] {
            assert_eq!(cost(kind, moves), Some(2), "{kind:?}");
        }
        assert_eq!(cost(Mines, moves), Some(1));
    }
}

/// Wire stops infantry and bars unarmoured vehicles; it does not affect AFVs (20.6).
#[test]
fn wire_stops_infantry() {
    let rulebook = of_map("map-valmont");
    let public = work(Public::default(), "0209", WorkKind::Wire);
    let into = |moves| ground(&rulebook, &public, moves, hex("0210"), hex("0209"));
    assert_eq!(into(Moves::Foot), Ok(Step { cost: Cost::Points(1), stops: true }));
    assert_eq!(into(Moves::Armour), Ok(Step { cost: Cost::Points(1), stops: false }));
    assert_eq!(into(Moves::Wheels), Err(NoWay::Wire { hex: hex("0209") }));
    let out = ground(&rulebook, &public, Moves::Foot, hex("0209"), hex("0208"));
    assert_eq!(out, Ok(Step { cost: Cost::Points(1), stops: false }), "moving on next turn");
}

/// No step leads into a hex with enemies, except with a sniper. Hexes with friendly units may be passed (6.6, 21.5).
#[test]
fn enemies_bar_their_hex() {
    let rulebook = of_map("map-valmont");
    let mut units = vec![at("us-rifle-1", "0210"), at("ge-rifle-1", "0209"), at("us-rifle-2", "0211")];
    let mut sniper = at("sniper-1", "0110");
    sniper.side = Side::German;
    units.push(sniper);
    let public = position(units);
    let to = |id| step(&rulebook, &public, (Side::Allied, Moves::Foot), hex("0210"), hex(id));
    assert_eq!(to("0209"), Err(NoWay::EnemyThere { hex: hex("0209") }));
    assert_eq!(to("0211").map(|step| step.cost), Ok(Cost::Points(2)), "a friend in the woods");
    assert_eq!(to("0110").map(|step| step.cost), Ok(Cost::Points(1)), "a sniper");
}

/// One hex is always possible, for the whole allowance. The whole allowance is asked only of a unit that still has all
/// of it (6.3, 6.4).
#[test]
fn a_unit_may_always_go_one_hex() {
    assert_eq!(Cost::Points(3).pay(4, true), Some(1));
    assert_eq!(Cost::Points(3).pay(2, true), Some(0));
    assert_eq!(Cost::Points(3).pay(2, false), None);
    assert_eq!(Cost::Points(2).pay(2, false), Some(0));
    assert_eq!([true, false].map(|unmoved| Cost::Whole.pay(4, unmoved)), [Some(0), None]);
}
