//! Worked examples of battles and retreats on an empty map, and the parts to build positions.

use super::map::{Hex, Map, edge};
use super::retreat::retreat;
use super::strength::{Battle, attack_strength, defence_strength, odds};
use super::supply::{supply, within_radius};
use super::{Kind, Side, Situation, Unit};
use bevy::platform::collections::{HashMap, HashSet};

/// An empty position on a clear map of 59 columns and 31 rows, turn 8.
pub(super) fn blank() -> Situation {
    Situation {
        map: Map {
            columns: 59,
            rows: 31,
            woods: HashSet::new(),
            swamp: HashSet::new(),
            lake: HashSet::new(),
            major: HashSet::new(),
            rivers: HashSet::new(),
            roads: HashSet::new(),
            supply_roads: HashSet::new(),
            rails: HashSet::new(),
        },
        units: Vec::new(),
        turn: 8,
        air_interdiction: HashSet::new(),
        soviet_interdiction: None,
        rail_cuts: HashSet::new(),
        divisions: HashMap::new(),
    }
}

/// Puts a unit on the map; a Leader's rating is the given strength.
pub(super) fn add(situation: &mut Situation, id: &str, kind: Kind, strength: i32, hex: Hex) {
    let side = match kind {
        Kind::Rifle | Kind::Armour | Kind::Leader => Side::Soviet,
        _ => Side::German,
    };
    let movement = match kind {
        Kind::Rifle => 6,
        Kind::Infantry => 7,
        Kind::Cavalry => 5,
        _ => 10,
    };
    situation.units.push(Unit {
        id: id.to_string(),
        side,
        kind,
        division: None,
        hex,
        attack: strength,
        defence: strength,
        rating: strength,
        movement,
        disrupted: false,
        entered_this_turn: false,
    });
}

/// A full panzer division in one hex.
fn add_division(situation: &mut Situation, hex: Hex) {
    add(situation, "pz", Kind::Panzer, 4, hex);
    add(situation, "pzg-a", Kind::Panzergrenadier, 2, hex);
    add(situation, "pzg-b", Kind::Panzergrenadier, 2, hex);
    for unit in &mut situation.units {
        unit.division = Some("7 Pz".to_string());
    }
    let ids = ["pz", "pzg-a", "pzg-b"].map(String::from).to_vec();
    situation.divisions.insert("7 Pz".to_string(), ids);
}

fn battle(attackers: &[&str], targets: &[Hex], overrun: bool) -> Battle {
    Battle {
        attackers: attackers.iter().map(|id| (*id).to_string()).collect(),
        targets: targets.to_vec(),
        overrun,
        adds_nothing: HashSet::new(),
    }
}

/// 12.9.
#[test]
fn odds_of_the_text() {
    assert_eq!(odds(26, 9).as_deref(), Some("2-1"));
    assert_eq!(odds(7, 8).as_deref(), Some("1-2"));
    assert_eq!(odds(1, 5).as_deref(), Some("1-3"));
    assert_eq!(odds(50, 2).as_deref(), Some("10-1"));
    assert_eq!(odds(4, 8).as_deref(), Some("1-2"));
    assert_eq!(odds(8, 8).as_deref(), Some("1-1"));
    assert_eq!(odds(0, 5), None);
    assert_eq!(odds(5, 0), None);
}

/// 8.5: 8 -> integrated 16 -> out of supply 8 -> overrun 4.
#[test]
fn overrun_of_the_text() {
    let mut position = blank();
    add_division(&mut position, (40, 10));
    add(&mut position, "rifle", Kind::Rifle, 5, (40, 11));
    position.map.woods.insert((40, 11));
    let ids = ["pz", "pzg-a", "pzg-b"];
    let fight = battle(&ids, &[(40, 11)], false);
    let overrun = battle(&ids, &[(40, 11)], true);
    for unit in &mut position.units {
        unit.entered_this_turn = true;
    }
    assert_eq!(attack_strength(&position, &fight), 16);
    assert_eq!(defence_strength(&position, &fight), 10);
    for unit in &mut position.units {
        unit.entered_this_turn = false;
    }
    assert_eq!(attack_strength(&position, &fight), 8);
    assert_eq!(attack_strength(&position, &overrun), 4);
    // 12.7, D-15: 5 halved to 2, then doubled.
    assert_eq!(defence_strength(&position, &fight), 4);
}

/// 12.7: forest and river make three times; one attacker on the same bank cancels the river.
#[test]
fn terrain_multiples_are_added() {
    let mut position = blank();
    add(&mut position, "rifle", Kind::Rifle, 4, (40, 11));
    add(&mut position, "a", Kind::Infantry, 9, (40, 10));
    add(&mut position, "b", Kind::Infantry, 9, (40, 12));
    for unit in &mut position.units {
        unit.entered_this_turn = true;
    }
    position.map.woods.insert((40, 11));
    position.map.rivers.insert(edge((40, 10), (40, 11)));
    let one = battle(&["a"], &[(40, 11)], false);
    let both = battle(&["a", "b"], &[(40, 11)], false);
    assert_eq!(defence_strength(&position, &one), 12);
    assert_eq!(defence_strength(&position, &both), 8);
}

/// 10.6: a unit of another division breaks integrity; Lehr with two motorized regiments does not.
#[test]
fn integrity_and_foreign_units() {
    let mut position = blank();
    add_division(&mut position, (1, 10));
    add(&mut position, "rifle", Kind::Rifle, 4, (2, 10));
    let fight = battle(&["pz", "pzg-a", "pzg-b"], &[(2, 10)], false);
    assert_eq!(attack_strength(&position, &fight), 16);
    add(&mut position, "lehr", Kind::Independent, 3, (1, 10));
    assert_eq!(attack_strength(&position, &fight), 8);

    let mut position = blank();
    add(&mut position, "mot-a", Kind::Motorized, 3, (1, 10));
    add(&mut position, "mot-b", Kind::Motorized, 2, (1, 10));
    for unit in &mut position.units {
        unit.division = Some("14 Mot".to_string());
    }
    let ids = ["mot-a", "mot-b"].map(String::from).to_vec();
    position.divisions.insert("14 Mot".to_string(), ids);
    add(&mut position, "lehr", Kind::Independent, 3, (1, 10));
    add(&mut position, "rifle", Kind::Rifle, 4, (2, 10));
    let fight = battle(&["mot-a", "mot-b", "lehr"], &[(2, 10)], false);
    assert_eq!(attack_strength(&position, &fight), 13);
    add(&mut position, "inf", Kind::Infantry, 9, (1, 10));
    assert_eq!(attack_strength(&position, &fight), 8);
}

/// 12.8: the bonus is capped by the stack after supply; the rating is not halved.
#[test]
fn leader_bonus_is_capped() {
    let mut position = blank();
    add(&mut position, "german", Kind::Infantry, 9, (30, 10));
    add(&mut position, "leader", Kind::Leader, 5, (30, 12));
    add(&mut position, "rifle", Kind::Rifle, 4, (30, 11));
    let alone = battle(&["rifle"], &[(30, 10)], false);
    assert_eq!(attack_strength(&position, &alone), 4);
    position.units[1].hex = (30, 11);
    let led = battle(&["rifle", "leader"], &[(30, 10)], false);
    assert_eq!(attack_strength(&position, &led), 8);
    // A row of Germans east of the Leader cuts it off: 4 halved to 2, plus 2.
    for row in 1..=31 {
        add(&mut position, &format!("wall-{row}"), Kind::Infantry, 9, (50, row));
    }
    assert!(!supply(&position)["leader"]);
    assert!(within_radius(&position).contains("rifle"));
    assert_eq!(attack_strength(&position, &led), 4);
    assert_eq!(defence_strength(&position, &battle(&["german"], &[(30, 11)], false)), 4);
}

/// 12.13: vacant before occupied, step by step; survivors first.
#[test]
fn retreat_routes() {
    let mut position = blank();
    add(&mut position, "rifle", Kind::Rifle, 4, (11, 10));
    let free = retreat(&position, &["rifle"], 1, &HashSet::new());
    assert_eq!((free.routes.len(), free.survivors), (6, 1));
    add(&mut position, "leader", Kind::Leader, 3, (11, 9));
    let free = retreat(&position, &["rifle"], 1, &HashSet::new());
    assert_eq!(free.routes.len(), 5);

    // Germans north-west and south-east close all hexes except those with friendly units.
    add(&mut position, "a", Kind::Infantry, 9, (10, 9));
    add(&mut position, "b", Kind::Infantry, 9, (12, 10));
    let held = retreat(&position, &["rifle"], 1, &HashSet::new());
    assert_eq!(held.routes, vec![vec![(11, 9)]]);
    let group = HashSet::from(["leader".to_string()]);
    let lost = retreat(&position, &["rifle"], 1, &group);
    assert_eq!((lost.routes.len(), lost.survivors), (0, 0));

    // A full hex cannot be the end, but may be passed.
    for id in ["x", "y", "z"] {
        add(&mut position, id, Kind::Rifle, 4, (11, 9));
    }
    let full = retreat(&position, &["rifle"], 1, &HashSet::new());
    assert_eq!((full.routes.len(), full.survivors), (1, 0));
    let beyond = retreat(&position, &["rifle"], 2, &HashSet::new());
    assert_eq!(beyond.survivors, 1);
    assert!(beyond.routes.iter().all(|route| route[0] == (11, 9)));
}
