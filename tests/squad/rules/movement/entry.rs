//! Entering and leaving the map (4.2, 4.3).

use crate::{
    rules::{
        movement::samples::{at, counter, hexes, position, some, work},
        samples::of_map,
    },
    shared::names::hex,
};
use kessel::engine::board::Hexside::{North, NorthEast, NorthWest, South, SouthEast};
use kessel::{
    engine::board::Hex,
    games::squad::rules::{
        counter::Place,
        kinds::Side,
        movement::{Cost, Moves, NoWay, Step, entry_facings, entry_step, exit_cost, open_entries},
        position::WorkKind,
    },
};

/// 4.2: the first hex costs as any other, without hexside features and slopes.
#[test]
fn the_first_hex_is_paid_as_any_other() {
    let rulebook = of_map("map-valmont");
    let public = position(vec![at("ge-rifle-1", "0114")]);
    let enter = |moves, on| entry_step(&rulebook, &public, (Side::Allied, moves), hex(on));
    let cost = |moves, on| enter(moves, on).map(|step| step.cost);
    assert_eq!(cost(Moves::Foot, "0714"), Ok(Cost::Points(2)), "the stream");
    assert_eq!(cost(Moves::Wheels, "0714"), Ok(Cost::Points(3)));
    assert_eq!(cost(Moves::Armour, "1014"), Ok(Cost::Points(1)));
    assert_eq!(cost(Moves::Foot, "2009"), Ok(Cost::Points(1)), "a hedge lies to its south only");
    assert_eq!(enter(Moves::Foot, "0114"), Err(NoWay::EnemyThere { hex: hex("0114") }));
    assert_eq!(enter(Moves::Foot, "0115"), Err(NoWay::OffMap { hex: hex("0115") }));
    let wire = work(public.clone(), "1014", WorkKind::Wire);
    let enter = entry_step(&rulebook, &wire, (Side::Allied, Moves::Foot), hex("1014"));
    assert_eq!(enter, Ok(Step { cost: Cost::Points(1), stops: true }));
}

/// 4.2: a vehicle faces inwards.
#[test]
fn a_vehicle_enters_facing_inwards() {
    let rulebook = of_map("map-valmont");
    let facings = |on| entry_facings(&rulebook.board, hex(on)).collect::<Vec<_>>();
    assert_eq!(facings("1014"), [North, NorthEast, NorthWest]);
    assert_eq!(facings("0101"), [SouthEast, South], "a corner");
}

/// 4.2: full hexes and hexes with enemies are closed. If all are closed, the nearest ones of the edge are open.
#[test]
fn closed_entry_hexes_open_their_neighbours() {
    let rulebook = of_map("map-valmont");
    let mut units = vec![at("ge-rifle-1", "0114"), counter("us-rifle-9", Place::Due(0))];
    for number in 1..=4 {
        units.push(at(&format!("us-rifle-{number}"), "0214"));
    }
    let public = position(units);
    let due = some(&public, &["us-rifle-9"]);
    let edge: Vec<Hex> = rulebook.board.hexes().filter(|hex| hex.row() == 14).collect();
    let open = |arrival: &[&str]| open_entries(&rulebook, &public, &due, &hexes(arrival), &edge);
    assert_eq!(open(&["0114", "0214", "0714"]), hexes(&["0714"]));
    assert_eq!(open(&["0114", "0214"]), hexes(&["0314"]));
    assert_eq!(open(&["0214"]), hexes(&["0314"]));
}

/// 4.3: one point from an edge hex; for vehicles by their facing (7.2).
#[test]
fn the_map_is_left_from_its_edge() {
    let rulebook = of_map("map-valmont");
    let leave = |moves, on, facing| exit_cost(&rulebook.board, moves, hex(on), facing);
    assert_eq!(leave(Moves::Foot, "1014", None), Ok(Cost::Points(1)));
    assert_eq!(leave(Moves::Foot, "1013", None), Err(NoWay::NoExit { hex: hex("1013") }));
    assert_eq!(leave(Moves::Armour, "1014", Some(South)), Ok(Cost::Points(1)));
    assert_eq!(leave(Moves::Armour, "1014", Some(North)), Ok(Cost::Points(2)));
    assert_eq!(leave(Moves::Wheels, "0105", Some(North)), Err(NoWay::NotAhead { hex: hex("0105") }));
    assert_eq!(leave(Moves::ByHand, "1014", Some(North)), Ok(Cost::Whole));
}
