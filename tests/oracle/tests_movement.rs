//! Worked examples of movement, supply and rail on an empty map.

use super::map::edge;
use super::movement::{allowance, reach, step_cost};
use super::rail::rail_reach;
use super::supply::{supply, within_radius};
use super::tests::{add, blank};
use super::zones::{blocked, zone};
use super::{Kind, Side};

/// 5.11: panzer 1+2, tank 1+1, road or not.
#[test]
fn road_over_a_river() {
    let mut position = blank();
    add(&mut position, "pz", Kind::Panzer, 4, (10, 10));
    add(&mut position, "tank", Kind::Armour, 4, (20, 10));
    position.map.rivers.insert(edge((10, 10), (10, 11)));
    position.map.roads.insert(edge((10, 10), (10, 11)));
    let (pz, tank) = (position.unit("pz"), position.unit("tank"));
    assert_eq!(step_cost(&position.map, pz, (10, 10), (10, 11)), Some(6));
    assert_eq!(step_cost(&position.map, tank, (10, 10), (10, 11)), Some(4));
    position.map.rivers.clear();
    let pz = position.unit("pz");
    assert_eq!(step_cost(&position.map, pz, (10, 10), (10, 11)), Some(1));
}

/// 5.7: 10 to 5, 7 to 3, 5 to 2.
#[test]
fn allowance_out_of_supply() {
    let mut position = blank();
    add(&mut position, "pz", Kind::Panzer, 4, (10, 10));
    add(&mut position, "inf", Kind::Infantry, 9, (10, 10));
    add(&mut position, "cav", Kind::Cavalry, 4, (10, 10));
    assert_eq!(allowance(position.unit("pz"), true), 20);
    assert_eq!(allowance(position.unit("pz"), false), 10);
    assert_eq!(allowance(position.unit("inf"), false), 6);
    assert_eq!(allowance(position.unit("cav"), false), 4);
}

/// 5.5, 5.8, 5.9 and 15.3.
#[test]
fn walking_near_the_enemy() {
    let mut position = blank();
    add(&mut position, "inf", Kind::Infantry, 9, (10, 10));
    add(&mut position, "leader", Kind::Leader, 3, (10, 13));
    add(&mut position, "rifle", Kind::Rifle, 4, (10, 13));
    let alone = reach(&position, &[("leader", 20)]);
    assert!(!alone.contains_key(&(10, 11)));
    let together = reach(&position, &[("leader", 20), ("rifle", 12)]);
    assert_eq!(together[&(10, 11)], vec![vec![4, 4]]);
    let zone = zone(&position, Side::German);
    assert!(zone.contains(&(10, 10)) && zone.len() == 7);
    // Entering the zone stops: there is no path along it, only around it.
    assert_eq!(together[&(10, 12)], vec![vec![2, 2]]);
    assert!(!together.contains_key(&(10, 10)));
    position.air_interdiction.insert((10, 12));
    let slowed = reach(&position, &[("rifle", 12)]);
    assert_eq!(slowed[&(10, 12)], vec![vec![4]]);
    // A unit that starts in an EZOC stays.
    assert_eq!(reach(&position, &[("inf", 14)])[&(10, 10)], vec![vec![0]]);
    position.units[0].hex = (10, 12);
    assert_eq!(reach(&position, &[("rifle", 12)]).len(), 1);

    let mut west = blank();
    add(&mut west, "rifle", Kind::Rifle, 4, (3, 10));
    west.turn = 6;
    assert!(!reach(&west, &[("rifle", 12)]).contains_key(&(2, 10)));
    west.turn = 7;
    assert_eq!(reach(&west, &[("rifle", 12)])[&(2, 10)], vec![vec![2]]);
}

/// 11.3, 11.4: swamp only ends a line, the marker on 0120 removes (a), 20 MP to column 01.
#[test]
fn german_lines() {
    let mut position = blank();
    // Wooded columns 02-11 cost a panzer 2 each: 19 MP from column 11, 21 from column 12.
    add(&mut position, "pz", Kind::Panzer, 4, (11, 10));
    add(&mut position, "far", Kind::Infantry, 9, (30, 20));
    let wooded = position.map.hexes().into_iter();
    position.map.woods = wooded.filter(|hex| (2..=11).contains(&hex.0)).collect();
    position.soviet_interdiction = Some((1, 20));
    let lines = supply(&position);
    assert!(lines["pz"] && !lines["far"]);
    position.units[0].hex = (12, 10);
    assert!(!supply(&position)["pz"]);
    position.soviet_interdiction = None;
    assert!(supply(&position)["pz"]);
    for column in 1..10 {
        let row = if column % 2 == 0 { 19 } else { 20 };
        let next = if column % 2 == 0 { 20 } else { 19 };
        let link = edge((column, row), (column + 1, next));
        position.map.supply_roads.insert(link);
    }
    assert!(supply(&position)["far"]);
    position.units[1].hex = (31, 20);
    assert!(!supply(&position)["far"]);
    position.units[1].hex = (30, 20);
    position.map.swamp.insert((5, 20));
    assert!(!supply(&position)["far"]);
}

/// 7.3, 11.5: a friendly unit cancels the EZOC; a Leader in a swamp still supplies.
#[test]
fn soviet_lines() {
    let mut position = blank();
    add(&mut position, "leader", Kind::Leader, 2, (50, 10));
    add(&mut position, "rifle", Kind::Rifle, 4, (48, 10));
    position.map.swamp.insert((50, 10));
    assert!(supply(&position)["rifle"]);
    position.map.swamp.extend([(49, 9), (49, 10), (49, 11)]);
    assert!(!supply(&position)["rifle"]);
    position.map.swamp.clear();
    add(&mut position, "inf", Kind::Infantry, 9, (49, 11));
    assert!(blocked(&position, Side::Soviet).contains(&(49, 10)));
    assert!(!supply(&position)["rifle"]);
    add(&mut position, "other", Kind::Rifle, 4, (49, 10));
    assert!(supply(&position)["rifle"]);
    position.units[0].disrupted = true;
    assert!(!supply(&position)["rifle"] && supply(&position)["leader"]);
    assert!(within_radius(&position).is_empty());
}

/// 6.2, 6.4: 30 points, +4 for a marker, no EZOC, no entry into a cut hex.
#[test]
fn rail_points() {
    let mut position = blank();
    for row in 1..31 {
        position.map.rails.insert(edge((30, row), (30, row + 1)));
    }
    add(&mut position, "rifle", Kind::Rifle, 4, (30, 1));
    assert_eq!(rail_reach(&position, "rifle")[&(30, 31)], 30);
    position.air_interdiction.insert((30, 5));
    let marked = rail_reach(&position, "rifle");
    assert_eq!(marked[&(30, 5)], 8);
    assert!(!marked.contains_key(&(30, 28)));
    position.rail_cuts.extend([(30, 1), (30, 20)]);
    assert_eq!(rail_reach(&position, "rifle").len(), 19);
    add(&mut position, "inf", Kind::Infantry, 9, (30, 12));
    assert_eq!(rail_reach(&position, "rifle").len(), 10);
}
