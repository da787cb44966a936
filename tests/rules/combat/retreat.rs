//! Retreat (9.7): the player that chooses the route, the possible routes, the losses.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};

/// 13 points of infantry in 1122 attack 1222; the dice give D1 or D2.
fn attacked(units: &str) -> Situation {
    Situation::new().units("inf-26 inf-5", "1122").units(units, "1222").unit("leader-konev", "1522")
}

const ATTACKERS: &str = "inf-26 inf-5";

fn retreats(situation: Situation, dice: u8, expected: &str) -> Table {
    let mut table = situation.dice(&[dice, 1, 1]).fights(Side::German);
    assert_eq!(result(&table.play(&attack(ATTACKERS, "1222"))), expected);
    table.play(&Order::Retreat);
    table
}

/// The opponent chooses the route: exactly this number of hexes, all different, none of them the start.
#[test]
fn case_9_72_the_opponent_leads_the_retreat() {
    let mut table = retreats(attacked("rifle-61"), 1, "D2");
    assert_eq!(
        table.owed().map(kessel::games::guderian::rules::combat::battle::Decision::side),
        Some(Side::German)
    );
    table.refused("9.72", &route("1221", "1220"));
    table.refused("9.73", &route("1222", "1323"));
    table.refused("9.73", &route("1222", "1323 1222"));
    table.refused("9.73", &route("1222", "1323 1423 1424"));
    table.refused("9.73", &route("1222", "1423 1523"));
    table.play(&route("1222", "1323 1324"));
    assert_eq!(table.at("rifle-61"), "1324");
}

/// The final distance does not matter: a route may end adjacent to its start.
#[test]
fn case_9_72_the_distance_does_not_matter() {
    let mut table = retreats(attacked("rifle-61"), 1, "D2");
    table.play(&route("1222", "1322 1323"));
}

/// All units of a hex take one route, unless the option lets them be sent apart.
#[test]
fn case_k12_13_2_a_stack_retreats_together() {
    let mut table = retreats(attacked("rifle-61 rifle-13"), 1, "D2");
    table.refused("K12.13.2", &route_some("1222", "1323 1324", "rifle-61"));
    table.play(&route("1222", "1323 1324"));
    assert_eq!(table.at("rifle-13"), "1324");
    let split = attacked("rifle-61 rifle-13").option("retreat_split: true");
    let mut table = retreats(split, 1, "D2");
    table.play(&route_some("1222", "1323 1324", "rifle-61"));
    table.play(&route_some("1222", "1322 1321", "rifle-13"));
    assert_eq!((table.at("rifle-61"), table.at("rifle-13")), ("1324".into(), "1321".into()));
}

/// A retreat cannot enter a zone without a friendly unit, an enemy hex or a lake, or leave the map.
#[test]
fn case_k12_13_3_where_a_retreat_may_not_go() {
    let mut table = retreats(attacked("rifle-108"), 6, "D2");
    table.refused("9.73", &route("1222", "1221 1220"));
    table.refused("9.73", &route("1222", "1122 1121"));
    let mut table = retreats(attacked("rifle-108").unit("rifle-50", "1221"), 6, "D2");
    table.refused("9.73", &route("1222", "1221 1220"));
}

/// A zone may be entered if a friendly unit is there.
#[test]
fn case_9_73_a_friend_in_a_zone() {
    let mut table = one_way_out().unit("cav-1", "1423").dice(&[3]).fights(Side::German);
    table.play_all(&[attack(ATTACKERS, "1222"), Order::Retreat, give_up("rifle-13")]);
    assert_eq!(table.at("rifle-61"), "1323");
}

/// Vacant hexes come before hexes with friendly units, step by step; a leader alone occupies a hex.
#[test]
fn case_9_73_vacant_hexes_first() {
    let mut table =
        retreats(attacked("rifle-61").unit("leader-lukin", "1323").unit("rifle-18", "1322"), 1, "D2");
    table.refused("9.73", &route("1222", "1323 1324"));
    table.refused("9.73", &route("1222", "1322 1321"));
    table.play(&route("1222", "1223 1224"));
}

/// Survival comes before vacant hexes: not over vacant 1322 into a full hex, but through the full hex to a hex with
/// room.
#[test]
fn case_9_73_survival_first() {
    let mut table = Situation::new()
        .units(ATTACKERS, "1122")
        .unit_that("rifle-61", "1222", "arrived: true")
        .units("rifle-50 rifle-18 rifle-89", "1323")
        .unit("mot-11-14", "1124")
        .unit("mot-53-14", "1523")
        .unit("cav-1", "1320")
        .unit("ind-gd", "1521")
        .dice(&[1])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack(ATTACKERS, "1222"))), "D2");
    table.play(&Order::Retreat);
    table.refused("9.73", &route("1222", "1322 1323"));
    table.play(&route("1222", "1323 1324"));
    assert_eq!(table.at("rifle-61"), "1324");
}

/// A surrounded unit that must retreat is eliminated.
#[test]
fn case_k12_13_8_surrounded_units() {
    let ring = attacked("leader-lukin")
        .unit_that("rifle-61", "1222", "arrived: true")
        .unit("mot-11-14", "1421")
        .unit("mot-53-14", "1424")
        .unit("cav-1", "1223");
    let mut table = ring.dice(&[1]).fights(Side::German);
    table.play(&attack(ATTACKERS, "1222"));
    let events = table.play(&Order::Retreat);
    let unit = table.id("rifle-61");
    assert!(events.contains(&Event::Eliminated { unit, cause: Cause::NoRoute }), "{events:?}");
}

/// On turns 1 to 6 no Soviet unit retreats into columns 01 and 02.
#[test]
fn case_k12_13_3_closed_columns() {
    let situation = Situation::new()
        .units("inf-26 inf-5", "0423")
        .unit("mot-11-14", "0321")
        .unit("mot-53-14", "0325")
        .unit_that("rifle-61", "0323", "arrived: true")
        .dice(&[1]);
    let mut table = situation.stands(Phase::GermanCombat, 6);
    table.play(&attack("inf-26 inf-5", "0323"));
    let events = table.play(&Order::Retreat);
    assert!(has(&events, "eliminated") && table.is_gone("rifle-61"), "{events:?}");
    let mut table = situation.stands(Phase::GermanCombat, 7);
    table.play_all(&[attack("inf-26 inf-5", "0323"), Order::Retreat]);
    assert!(!table.is_gone("rifle-61"));
}

/// A pocket of 1222 with one exit, to 1323; the odds are 3-1.
fn one_way_out() -> Situation {
    ["rifle-61 1222", "rifle-13 1222", "rifle-50 1323", "rifle-18 1323"]
        .iter()
        .filter_map(|text| text.split_once(' '))
        .fold(Situation::new(), |situation, (unit, at)| situation.unit_that(unit, at, "arrived: true"))
        .units(ATTACKERS, "1122")
        .unit("leader-konev", "1522")
        .unit("mot-11-14", "1321")
        .unit("mot-53-14", "1224")
}

/// Units over the limit at the end are eliminated; the owner chooses them among the units that retreated.
#[test]
fn case_k12_13_5_stacking_at_the_end() {
    let mut table = one_way_out().dice(&[3]).fights(Side::German);
    let events = table.play(&attack(ATTACKERS, "1222"));
    assert_eq!(result(&events), "D1", "{events:?}");
    table.play(&Order::Retreat);
    table.refused("7.1", &give_up("rifle-50"));
    let events = table.play(&give_up("rifle-13"));
    assert!(events.contains(&Event::Eliminated { unit: table.id("rifle-13"), cause: Cause::Stacking }));
    assert_eq!(table.at("rifle-61"), "1323");
}

/// A retreat may pass through a full hex.
#[test]
fn case_k12_13_5_through_a_full_hex() {
    let mut table = one_way_out().unit("rifle-89", "1323").dice(&[1]).fights(Side::German);
    assert_eq!(result(&table.play(&attack(ATTACKERS, "1222"))), "D2");
    let events = table.play(&Order::Retreat);
    assert!(!has(&events, "eliminated"));
    table.refused("9.73", &route("1222", "1323 1222"));
    table.play(&route("1222", "1323 1423"));
    assert_eq!(table.at("rifle-61"), "1423");
}

/// A unit that has taken refuge with friendly units adds nothing there and is eliminated when the hex is hit.
#[test]
fn case_9_75_retreat_onto_friends() {
    let mut table = one_way_out().unit("cav-1", "1423").dice(&[3, 1]).fights(Side::German);
    table.play_all(&[attack(ATTACKERS, "1222"), Order::Retreat, give_up("rifle-13"), Order::Stay]);
    assert!(table.counter("rifle-61").condition.took_refuge);
    let (_, defence, _) = compared(&table.play(&attack("cav-1", "1323")));
    assert_eq!((defence.hexes[0].parts.len(), defence.total), (2, 13), "the refugee adds nothing");
}

/// A hit on the hex eliminates the refugee at once.
#[test]
fn case_9_75_the_refugee_dies_with_the_hex() {
    let mut table = one_way_out().units("inf-6 inf-7", "1423").dice(&[3, 1]).fights(Side::German);
    table.play_all(&[attack(ATTACKERS, "1222"), Order::Retreat, give_up("rifle-13"), Order::Stay]);
    table.play(&attack("inf-6 inf-7", "1323"));
    table.play_all(&[Order::Lose, lose_step("rifle-18")]);
    assert!(table.is_gone("rifle-61"), "though another unit took the loss");
}

/// Attackers retreat too, on routes that the defender chooses, at no cost; they have attacked.
#[test]
fn case_k12_13_7_retreats_cost_nothing() {
    let mut table = Situation::new()
        .unit("cav-1", "1122")
        .units("rifle-61 rifle-50", "1222")
        .unit("leader-konev", "1522")
        .dice(&[4])
        .fights(Side::German);
    table.play_all(&[attack("cav-1", "1222"), Order::Retreat]);
    assert_eq!(
        table.owed().map(kessel::games::guderian::rules::combat::battle::Decision::side),
        Some(Side::Soviet)
    );
    table.play(&route("1122", "1022 0922"));
    assert_eq!(table.at("cav-1"), "0922");
    assert!(table.counter("cav-1").condition.has_attacked);
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    refuses("9.72 9.73", case_9_72_the_opponent_leads_the_retreat),
    covers("9.72", case_9_72_the_distance_does_not_matter),
    refuses("K12.13.2", case_k12_13_2_a_stack_retreats_together),
    refuses("9.73", case_k12_13_3_where_a_retreat_may_not_go),
    covers("K12.13.3", case_k12_13_3_where_a_retreat_may_not_go),
    covers("9.73", case_9_73_a_friend_in_a_zone),
    refuses("9.73", case_9_73_vacant_hexes_first),
    covers("9.73", case_9_73_survival_first),
    covers("K12.13.8", case_k12_13_8_surrounded_units),
    covers("K12.13.3", case_k12_13_3_closed_columns),
    refuses("7.1", case_k12_13_5_stacking_at_the_end),
    covers("K12.13.4 K12.13.5", case_k12_13_5_stacking_at_the_end),
    covers("K12.13.5", case_k12_13_5_through_a_full_hex),
    covers("9.75", case_9_75_retreat_onto_friends),
    covers("9.75", case_9_75_the_refugee_dies_with_the_hex),
    covers("K12.13.7", case_k12_13_7_retreats_cost_nothing),
];
