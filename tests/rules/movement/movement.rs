//! Movement (6.0 to 6.2): orders, costs, zones on the path, closed columns, supply.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};
use kessel::{
    engine::{board::Hex, counters::Points},
    games::guderian::rules::{counter::Piece, movement::march::may_walk, order::legal},
};
use std::collections::BTreeMap;

/// The cost of a step for a unit, in points.
fn cost(unit: &str, from: &str, to: &str) -> String {
    let soviet = ["rifle", "tank", "leade", "mecha"].iter().any(|kind| unit.starts_with(kind));
    let mut situation = Situation::new().unit(unit, from);
    if soviet && unit != "leader-konev" {
        situation = situation.unit("leader-konev", from);
    }
    let mut table = situation.moves(if soviet { Side::Soviet } else { Side::German });
    let before = table.halves(unit);
    assert_eq!(before, 2 * u16::from(table.counter(unit).allowance), "{unit} is out of supply in {from}");
    table.play(&walk(unit, to));
    assert_eq!(table.at(unit), to);
    kessel::engine::counters::Points(before - table.halves(unit)).to_string()
}

/// Costs of one step for German infantry, cavalry and panzer, Soviet rifle, tank and leader.
fn costs(from: &str, to: &str) -> [String; 6] {
    ["inf-26", "cav-1", "pz-25-7", "rifle-61", "tank-8", "leader-konev"].map(|unit| cost(unit, from, to))
}

/// Each unit moves once in a phase. The last units ordered may move on until other units are ordered.
#[test]
fn case_6_12_one_move_a_phase() {
    let mut table = Situation::new().units("pz-25-7 pzg-6-7", "1022").moves(Side::German);
    table.play(&walk("pz-25-7", "1122"));
    table.play(&walk("pz-25-7", "1222"));
    table.play(&walk("pzg-6-7", "1122"));
    table.refused("6.12", &walk("pz-25-7", "1322"));
    table.refused("6.12", &walk("pzg-6-7", "1322"));
    let mut table = Situation::new().unit("inf-26", "1022").moves(Side::German);
    assert_eq!(table.refused("6.12", &walk("inf-26", "1122 1322")), "1322 is not adjacent to 1122");
    let mut south = Situation::new().unit("inf-26", "0131").moves(Side::German);
    south.refused("6.12", &walk("inf-26", "0132"));
}

/// The parts that a move order must name.
#[test]
fn case_k5_1_move_orders() {
    let mut table = Situation::new()
        .units("pz-25-7 pzg-6-7", "1022")
        .unit("pzg-7-7", "1023")
        .part("german_reinforcements", r#"[(turn: 9, area: "C", divisions: ["12 Pz"])]"#)
        .moves(Side::German);
    table.refused("K5.1", &Order::Move { units: vec![], path: hexes("1122") });
    let why = table.refused("K5.1", &walk("pz-25-7 pz-25-7", "1122"));
    assert_eq!(why, "pz-25-7 is named twice");
    let why = table.refused("K5.1", &walk("pz-25-7 pz-1-1", "1122"));
    assert_eq!(why, "there is no counter pz-1-1");
    table.refused("K5.1", &walk("pz-25-7", ""));
    table.refused("K5.1", &walk("pz-29-12", "1122"));
    table.refused("K5.1", &walk("pz-25-7 pzg-7-7", "1122"));
    table.play(&walk("pz-25-7 pzg-6-7", "1122"));
    table.play(&walk("pz-25-7", "1222"));
    table.play(&walk("pzg-6-7", "1123"));
    assert_eq!((table.at("pz-25-7"), table.at("pzg-6-7")), ("1222".into(), "1123".into()));
}

/// A group adds no unit on its path: a unit with a new order ends the movement of the others.
#[test]
fn case_k5_1_nobody_is_picked_up() {
    let mut table = Situation::new().unit("pz-25-7", "1022").unit("pzg-6-7", "1122").moves(Side::German);
    table.play(&walk("pz-25-7", "1122"));
    let why = table.refused("K5.1", &walk("pz-25-7 pzg-6-7", "1222"));
    assert_eq!(why, "pz-25-7 has already moved: a group cannot pick up units along its path");
    table.play(&walk("pz-25-7", "1222"));
}

/// Every unit of a group pays its own costs and must afford every step.
#[test]
fn case_k5_1_everybody_pays_for_himself() {
    let mut table = Situation::new().units("pz-25-7 inf-26 cav-1", "0308").moves(Side::German);
    table.play(&walk("pz-25-7 inf-26 cav-1", "0408"));
    assert_eq!(["pz-25-7", "inf-26", "cav-1"].map(|unit| table.left(unit)), ["8", "6", "3"]);
    table.play(&walk("pz-25-7 inf-26 cav-1", "0407 0307 0207"));
    assert_eq!(["pz-25-7", "inf-26", "cav-1"].map(|unit| table.left(unit)), ["5", "3", "0"]);
    table.refused("K5.2", &walk("pz-25-7 inf-26 cav-1", "0107"));
}

/// Every hex to which these units can move together by any path at all, except their start. Each step is judged as an
/// order, and the cost is the least for the first of them.
fn everywhere(table: &Table, pieces: &[Piece], start: &str) -> BTreeMap<Hex, Points> {
    let have = table.public().counter(pieces[0]).condition.left;
    let mut cheapest: BTreeMap<Hex, Points> = BTreeMap::new();
    let mut open = vec![Vec::new()];
    while let Some(path) = open.pop() {
        let end = path.last().copied().unwrap_or_else(|| hex(start));
        for next in table.rules.board.neighbours(end).iter().flatten() {
            let mut longer = path.clone();
            longer.push(*next);
            let Ok(left) = may_walk(&table.rules, table.public(), pieces, &longer) else { continue };
            let paid = have - left[0];
            cheapest.entry(*next).and_modify(|least| *least = paid.min(*least)).or_insert(paid);
            open.push(longer);
        }
    }
    cheapest.remove(&hex(start));
    cheapest
}

/// Every hex to which some path leads is highlighted, at its least cost. This holds for a unit alone, and for units
/// with different costs, for which a road may be cheaper for one and dearer for another.
#[test]
fn case_k5_1_everywhere_that_units_can_walk() {
    for at in ["0319", "0416", "0811", "0906", "1007", "1408", "1024"] {
        for units in [["inf-26", "pz-25-7"], ["cav-1", "pz-25-7"], ["inf-26", "cav-1"], ["pz-25-7", ""]] {
            let points = |unit: &str| if unit.starts_with("pz") { 2.5 } else { 3.0 };
            let mut situation = Situation::new().unit("rifle-61", "1022").soviet_marker("0417");
            for unit in units.iter().filter(|unit| !unit.is_empty()) {
                situation = situation.unit_that(unit, at, &format!("left: {}", points(unit)));
            }
            let table = situation.stands(Phase::GermanMovement, 8);
            let find = |unit: &&str| table.public().find(word(unit)).unwrap();
            let pieces: Vec<Piece> = units.iter().filter(|unit| !unit.is_empty()).map(find).collect();
            let walks = legal::walks(&table.rules, table.public(), &pieces);
            let offered: BTreeMap<Hex, Points> =
                walks.iter().map(|walk| (walk.path[walk.path.len() - 1], walk.cost)).collect();
            assert_eq!(offered, everywhere(&table, &pieces, at), "{units:?} in {at}");
            for walk in &walks {
                let left = may_walk(&table.rules, table.public(), &pieces, &walk.path).unwrap();
                let have = table.public().counter(pieces[0]).condition.left;
                assert_eq!(have - left[0], walk.cost, "{units:?} along {:?}", walk.path);
                let end = walk.path[walk.path.len() - 1];
                assert_eq!(walk.stops, table.public().in_zone_of(Side::Soviet, end), "{end}");
            }
        }
    }
}

/// No free first hex: a unit needs the points for every hex.
#[test]
fn case_k5_2_no_minimum_move() {
    let mut table = Situation::new().unit("cav-1", "0320").unit("leader-konev", "3020").moves(Side::German);
    table.play(&walk("cav-1", "0319 0219 0319 0219"));
    let why = table.refused("K5.2", &walk("cav-1", "0220"));
    assert_eq!(why, "entering 0220 costs 3 MP, only 1 MP left");
}

/// Points left over are lost; the second German phase begins with a full allowance.
#[test]
fn case_6_23_points_are_not_saved() {
    let mut table = Situation::new().unit("pz-25-7", "1022").moves(Side::German);
    table.play(&walk("pz-25-7", "1122"));
    assert_eq!(table.left("pz-25-7"), "9");
    table.play_all(&[Order::EndPhase, Order::EndPhase]);
    assert_eq!(table.public().phase, Phase::GermanMechanized);
    assert_eq!(table.left("pz-25-7"), "10");
}

/// Friendly units may be passed; enemies may not.
#[test]
fn case_6_21_friends_and_enemies_on_the_way() {
    let mut table = Situation::new()
        .unit("pz-25-7", "1022")
        .units("mot-11-14 mot-53-14 mot-76-20", "1122")
        .unit_that("rifle-61", "1024", "disrupted: true")
        .moves(Side::German);
    table.refused("6.21", &walk("pz-25-7", "1023 1024"));
    table.play(&walk("pz-25-7", "1122 1222"));
    assert_eq!(table.at("pz-25-7"), "1222");
}

/// Lakes are never entered.
#[test]
fn case_k5_4_lakes() {
    let mut table = Situation::new().unit("pz-25-7", "0402").unit("leader-konev", "3020").moves(Side::German);
    table.refused("K5.4", &walk("pz-25-7", "0502"));
    table.play(&walk("pz-25-7", "0503"));
}

/// A unit stops when it enters a zone; the entry has no extra cost.
#[test]
fn case_6_22_must_stop_in_a_zone() {
    let mut table = Situation::new().unit("pz-25-7", "0922").unit("rifle-61", "1222").moves(Side::German);
    let why = table.refused("6.22", &walk("pz-25-7", "1022 1122 1121"));
    assert_eq!(why, "must stop in 1122: it is in the ZOC of 61 Rifle Division");
    table.play(&walk("pz-25-7", "1022 1122"));
    assert_eq!(table.left("pz-25-7"), "8");
    table.refused("8.13", &walk("pz-25-7", "1121"));
}

/// A unit in a zone cannot leave it by moving, not even into another hex of the zone.
#[test]
fn case_8_13_no_walking_out_of_a_zone() {
    let mut table = Situation::new()
        .unit("pz-25-7", "1122")
        .untried("Rifle", 1, "1222")
        .unit("leader-konev", "2022")
        .moves(Side::German);
    table.refused("8.13", &walk("pz-25-7", "1022"));
    table.refused("8.13", &walk("pz-25-7", "1221"));
}

/// A zone that an overrun has just removed stops no unit any more.
#[test]
fn case_8_13_is_judged_at_the_moment_of_the_order() {
    let mut table = Situation::new()
        .units("pz-25-7 pzg-6-7 pzg-7-7", "1122")
        .unit("inf-26", "1221")
        .untried_as("rifle-2", "1222")
        .moves(Side::German);
    table.refused("8.13", &walk("inf-26", "1220"));
    table.play(&overrun("pz-25-7 pzg-6-7 pzg-7-7", "1222"));
    assert!(table.is_gone("rifle-2"));
    table.play(&walk("inf-26", "1220"));
}

/// Disrupted units stay where they are.
#[test]
fn case_k5_6_disrupted_units_stay() {
    let mut table = Situation::new()
        .unit_that("rifle-61", "1015", "disrupted: true")
        .unit("leader-konev", "1016")
        .moves(Side::Soviet);
    table.refused("K5.6", &walk("rifle-61", "1014"));
    table.refused("K5.6", &train("rifle-61", "1115"));
}

/// Out of supply when the phase opens: half the allowance, fractions dropped.
#[test]
fn case_6_25_movement_out_of_supply() {
    let table = Situation::new()
        .units("pz-25-7 inf-26 cav-1", "4025")
        .unit("pzg-6-7", "1022")
        .soviet_marker("0120")
        .moves(Side::German);
    let left = ["pz-25-7", "inf-26", "cav-1", "pzg-6-7"].map(|unit| table.left(unit));
    assert_eq!(left, ["5", "3", "2", "10"]);
    let table = Situation::new()
        .unit("rifle-61", "1022")
        .unit("rifle-50", "2022")
        .unit("leader-konev", "2023")
        .moves(Side::Soviet);
    assert_eq!(["rifle-61", "rifle-50", "leader-konev"].map(|unit| table.left(unit)), ["3", "6", "10"]);
}

/// Supply for movement is judged once, and again for the Mechanized Movement Phase.
#[test]
fn case_6_25_is_judged_when_the_phase_opens() {
    let mut table = Situation::new()
        .unit("cav-1", "1824")
        .unit("inf-26", "0322")
        .soviet_marker("0120")
        .moves(Side::German);
    assert_eq!((table.left("cav-1"), table.left("inf-26")), ("2".into(), "7".into()));
    table.play(&walk("cav-1", "1724"));
    assert_eq!(table.left("cav-1"), "1", "though it is in supply by now");
    table.play_all(&[Order::EndPhase, Order::EndPhase]);
    assert_eq!((table.public().phase, table.left("cav-1")), (Phase::GermanMechanized, "5".into()));
    table.refused("K2.B3", &walk("inf-26", "0323"));
}

/// Columns 01 and 02 are closed to the Soviets on turns 1 to 6, from any hex.
#[test]
fn case_6_4_closed_columns() {
    let situation =
        Situation::new().unit("rifle-61", "0322").unit("rifle-50", "0222").unit("leader-konev", "0423");
    let mut table = situation.opens(Phase::SovietMovement, 6);
    table.refused("6.4", &walk("rifle-61", "0222"));
    table.refused("6.4", &walk("rifle-50", "0223"));
    table.refused("6.4", &walk("rifle-50", "0122"));
    table.play(&walk("rifle-50", "0323"));
    let mut table = situation.opens(Phase::SovietMovement, 7);
    table.play(&walk("rifle-61", "0222 0122"));
    let rail = Situation::new().unit("rifle-61", "0312").unit("leader-konev", "0613");
    let mut table = rail.opens(Phase::SovietMovement, 6);
    table.refused("6.4", &train("rifle-61", "0212"));
    rail.opens(Phase::SovietMovement, 7).play(&train("rifle-61", "0212 0112"));
}

/// The Terrain Effects Chart: clear, forest, swamp, city.
#[test]
fn case_6_7_terrain_costs() {
    assert_eq!(costs("0303", "0402"), ["1", "1", "1", "1", "1", "1"]);
    assert_eq!(costs("0305", "0405"), ["1", "2", "2", "1", "2", "1"]);
    assert_eq!(costs("0607", "0708"), ["2", "2", "2", "2", "2", "2"]);
    assert_eq!(costs("0312", "0412"), ["1", "1", "1", "1", "1", "1"]);
    assert_eq!(costs("1510", "1509"), ["1", "1", "1", "1", "1", "1"]);
}

/// Cavalry pays two points for a forest hex.
#[test]
fn case_k5_12_cavalry_in_forest() {
    assert_eq!(cost("cav-1", "0305", "0405"), "2");
}

/// Roads cost motorized units and leaders half a point, whatever the ground.
#[test]
fn case_k5_10_4_roads() {
    assert_eq!(costs("0319", "0418"), ["1", "1", "½", "1", "½", "½"]);
    assert_eq!(costs("0418", "0518"), ["1", "1", "½", "1", "½", "½"]);
    assert_eq!(costs("0906", "1006"), ["1", "1", "½", "1", "½", "½"]);
    assert_eq!(costs("0514", "0513"), ["1", "1", "½", "1", "½", "½"]);
    assert_eq!(cost("ind-gd", "0319", "0418"), "½");
    assert_eq!(cost("ss-3dr", "0319", "0418"), "½");
    assert_eq!(cost("mechanized-57", "0319", "0418"), "½");
}

/// Rivers cost Germans two points more, Soviets one.
#[test]
fn case_k5_10_5_rivers() {
    assert_eq!(costs("0312", "0313"), ["3", "3", "3", "2", "2", "2"]);
    assert_eq!(costs("0327", "0426"), ["3", "4", "4", "2", "3", "2"]);
    assert_eq!(costs("0903", "0802"), ["4", "4", "4", "3", "3", "3"]);
    assert_eq!(costs("0413", "0412"), ["3", "3", "3", "2", "2", "2"]);
}

/// A railway has no effect on units that move on foot or wheels.
#[test]
fn case_k5_10_6_railways_on_foot() {
    assert_eq!(costs("0112", "0212"), ["1", "2", "2", "1", "2", "1"].map(String::from));
}

/// The example of the text: a step along a road over a river costs the ground and the river.
#[test]
fn case_k5_11_the_road_rate_ends_at_rivers() {
    assert_eq!(costs("0811", "0911"), ["3", "3", "3", "2", "2", "2"]);
    assert_eq!(costs("1408", "1509"), ["3", "3", "3", "2", "2", "2"]);
    assert_eq!(cost("pz-25-7", "0417", "0518"), "2", "two road hexes without a road between them");
}

/// A marker adds a point to the cost of a step, by road too.
#[test]
fn case_k5_13_interdiction_and_movement() {
    let mut table = Situation::new()
        .unit("tank-8", "0319")
        .unit("leader-konev", "0319")
        .air_markers("0418 0419")
        .moves(Side::Soviet);
    table.play(&walk("tank-8", "0418"));
    assert_eq!(table.left("tank-8"), "8½");
    table.play(&walk("tank-8", "0419"));
    assert_eq!(table.left("tank-8"), "6½");
    let mut table = Situation::new().unit("pz-25-7", "1022").soviet_marker("1122").moves(Side::German);
    table.play(&walk("pz-25-7", "1122 1022 1122"));
    assert_eq!(table.left("pz-25-7"), "5");
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    refuses("6.12", case_6_12_one_move_a_phase),
    refuses("K5.1", case_k5_1_move_orders),
    refuses("K5.1", case_k5_1_nobody_is_picked_up),
    refuses("K5.2", case_k5_1_everybody_pays_for_himself),
    covers("K5.1", case_k5_1_everywhere_that_units_can_walk),
    refuses("K5.2", case_k5_2_no_minimum_move),
    covers("6.23", case_6_23_points_are_not_saved),
    refuses("6.21", case_6_21_friends_and_enemies_on_the_way),
    refuses("K5.4", case_k5_4_lakes),
    refuses("6.22 8.13", case_6_22_must_stop_in_a_zone),
    refuses("8.13", case_8_13_no_walking_out_of_a_zone),
    refuses("8.13", case_8_13_is_judged_at_the_moment_of_the_order),
    refuses("K5.6", case_k5_6_disrupted_units_stay),
    covers("6.25", case_6_25_movement_out_of_supply),
    refuses("K2.B3", case_6_25_is_judged_when_the_phase_opens),
    refuses("6.4", case_6_4_closed_columns),
    covers("6.7 K5.10.1 K5.10.2 K5.10.3 10.21", case_6_7_terrain_costs),
    covers("K5.12", case_k5_12_cavalry_in_forest),
    covers("K5.10.4 10.21", case_k5_10_4_roads),
    covers("K5.10.5 10.21", case_k5_10_5_rivers),
    covers("K5.10.6", case_k5_10_6_railways_on_foot),
    covers("K5.11", case_k5_11_the_road_rate_ends_at_rivers),
    covers("K5.13", case_k5_13_interdiction_and_movement),
];
