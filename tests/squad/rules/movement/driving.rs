//! Worked examples of moves of vehicles (29), and refusals.

use crate::{
    rules::{
        movement::samples::{at, case_of, changed, counter, facing, on_board, position},
        samples::of_map,
    },
    shared::names::hex,
};
use Hexside::{North, NorthEast, NorthWest, South, SouthEast, SouthWest};
use kessel::{
    engine::board::{Hexside, Terrain},
    games::squad::rules::{
        counter::{Condition, Counter, Place},
        movement::{NoWay, VehicleStep, drive},
        position::Public,
        scenario::charts::TerrainRow,
    },
};

fn step(on: &str, facing: Hexside, reverse: bool) -> VehicleStep {
    VehicleStep { hex: hex(on), facing, reverse }
}

fn ahead(on: &str, facing: Hexside) -> VehicleStep {
    step(on, facing, false)
}

/// The total cost of each step of a tank's path, from 0907 on `valmont` unless another hex is given.
fn costs(tank: Counter, path: &[VehicleStep]) -> Result<Vec<u16>, NoWay> {
    let rulebook = of_map("map-valmont");
    let public = position(vec![tank.clone()]);
    let driven = drive(&rulebook, &public, &tank, path)?;
    Ok(driven.iter().map(|driven| driven.entering + driven.turning).collect())
}

/// Example 32: entering with a turn of two hexsides, with a turn of one, reversing, and a building.
#[test]
fn vehicles_turn_and_back_as_example_32_says() {
    let tank = || facing("us-m4-75-1", "0907", NorthEast);
    assert_eq!(costs(tank(), &[ahead("1006", South)]), Ok(vec![2]));
    assert_eq!(costs(tank(), &[ahead("1006", SouthEast)]), Ok(vec![1]));
    assert_eq!(costs(tank(), &[step("0807", NorthEast, true)]), Ok(vec![2]));
    let refused = costs(facing("us-m4-75-1", "0707", South), &[ahead("0708", South)]);
    assert_eq!(refused, Err(NoWay::ClosedToVehicles { hex: hex("0708") }));
    assert_eq!(refused.map_err(case_of), Err("6.3"));
}

/// A vehicle enters only the hex that it faces, or the one behind it in reverse. Its last turn counts (7.2).
#[test]
fn a_vehicle_goes_where_it_faces() {
    let tank = || facing("us-m4-75-1", "0907", NorthEast);
    for refused in [ahead("0906", North), ahead("0807", SouthWest), step("1006", NorthEast, true)] {
        assert_eq!(costs(tank(), &[refused]), Err(NoWay::NotAhead { hex: refused.hex }));
    }
    let path = [ahead("1006", SouthEast), ahead("1107", South)];
    assert_eq!(costs(tank(), &path), Ok(vec![1, 1]));
    let path = [ahead("1006", SouthEast), ahead("1106", South)];
    assert_eq!(costs(tank(), &path), Err(NoWay::NotAhead { hex: hex("1106") }));
    // In a hex entered in reverse it turns as after a forward step (7.3, ruling), and then reverses on.
    let path = [step("0807", SouthEast, true), step("0707", SouthEast, true)];
    assert_eq!(costs(tank(), &path), Ok(vec![2, 2]), "one hexside for nothing");
}

/// The path ends when the points are used up. A turn with too many hexsides is refused too (6.1, 7.3).
#[test]
fn a_path_ends_with_the_points() {
    let start = || Counter {
        condition: Condition { spent: 8, ..Condition::default() },
        ..facing("us-m4-75-1", "0907", NorthEast)
    };
    assert_eq!(costs(start(), &[ahead("1006", South)]), Ok(vec![2]));
    let no_way = NoWay::TurnTooDear { hex: hex("1006"), cost: 2, left: 1 };
    assert_eq!(costs(start(), &[ahead("1006", SouthWest)]), Err(no_way));
    let path = [ahead("1006", South), ahead("1007", South)];
    assert_eq!(costs(start(), &path), Err(NoWay::TooFar { hex: hex("1007"), cost: 1, left: 0 }));
}

/// One hex is always possible, for the whole allowance (6.4).
#[test]
fn a_vehicle_may_always_go_one_hex() {
    let mut rulebook = on_board("stream_hexes: [\"0507\"]");
    let stream = |row: &&mut TerrainRow| row.terrain == Terrain::Stream;
    rulebook.charts.terrain.iter_mut().filter(|row| stream(row)).for_each(|row| row.vehicle = Some(20));
    let tank = facing("us-m4-75-1", "0508", North);
    let public = position(vec![tank.clone()]);
    let driven = drive(&rulebook, &public, &tank, &[ahead("0507", NorthEast)]);
    assert_eq!(driven.map(|driven| driven.last().map(|last| (last.entering, last.left))), Ok(Some((10, 0))));
    let moved = changed(&public, "us-m4-75-1", |condition| condition.spent = 1);
    let refused = moved.find(tank.id).map(|tank| drive(&rulebook, &moved, tank, &[ahead("0507", North)]));
    assert_eq!(refused, Some(Err(NoWay::TooFar { hex: hex("0507"), cost: 20, left: 9 })));
}

/// Pinned, marked and immobile vehicles do not move (6.8, 16.7), and infantry has no facing. Enemies bar the path
/// (6.6). A full hex can be passed, but not be the end (6.7).
#[test]
fn a_path_is_refused_for_what_a_vehicle_meets() {
    let rulebook = of_map("map-valmont");
    let units = [at("us-rifle-1", "1006"), at("us-rifle-2", "1006"), at("us-rifle-3", "1006")];
    let tank = facing("us-m4-75-1", "0907", NorthEast);
    let public = position([units.to_vec(), vec![tank.clone(), at("ge-rifle-1", "1206")]].concat());
    let path = |steps: &[VehicleStep]| drive(&rulebook, &public, &tank, steps).map(|_| ());
    assert_eq!(path(&[ahead("1006", NorthEast)]), Err(NoWay::Full { hex: hex("1006") }));
    assert_eq!(path(&[ahead("1006", NorthEast), ahead("1106", SouthEast)]), Ok(()));
    assert_eq!(path(&[]), Err(NoWay::NoMove));
    let refused = |tank: &Counter, public: &Public| {
        drive(&rulebook, public, tank, &[ahead("1006", North)]).err().map(case_of)
    };
    let enemy = position(vec![tank.clone(), at("ge-rifle-1", "1006")]);
    assert_eq!(refused(&tank, &enemy), Some("6.6"));
    let alone = position(vec![tank.clone()]);
    let changes: [(fn(&mut Condition), &str); 4] = [
        (|condition| condition.pinned = true, "6.8"),
        (|condition| condition.fired = true, "6.8"),
        (|condition| condition.immobile = true, "16.7"),
        (|condition| condition.halted = true, "6.5"),
    ];
    for (change, case) in changes {
        let changed = changed(&alone, "us-m4-75-1", change);
        assert_eq!(changed.find(tank.id).map(|tank| refused(tank, &changed)), Some(Some(case)));
    }
    let squad = at("us-rifle-1", "0907");
    assert_eq!(refused(&squad, &position(vec![squad.clone()])), Some("7.2"));
}

/// 4.2: the first hex on the map costs as any other, facing inwards and without a turn.
#[test]
fn a_vehicle_enters_the_map() {
    let due = || counter("us-m4-75-1", Place::Due(0));
    assert_eq!(costs(due(), &[ahead("1014", NorthWest), ahead("0914", North)]), Ok(vec![1, 1]));
    let out = NoWay::FacesOut { hex: hex("1014") };
    assert_eq!(costs(due(), &[ahead("1014", South)]), Err(out.clone()));
    assert_eq!(costs(due(), &[step("1014", North, true)]), Err(out));
}

/// The free hexside of a turn is not saved for later (7.3, ruling).
#[test]
fn a_free_hexside_is_not_saved() {
    let tank = facing("us-m4-75-1", "0907", NorthEast);
    let path = [ahead("1006", NorthEast), ahead("1106", South)];
    assert_eq!(costs(tank, &path), Ok(vec![1, 2]));
}
