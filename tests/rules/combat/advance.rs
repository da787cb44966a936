//! Advance after combat (9.8).

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};

use kessel::games::guderian::rules::combat::battle::Decision;

const ATTACKERS: &str = "inf-26 inf-5";

/// Two infantry divisions in 1122, and these units in 1222.
fn field(units: &str) -> Situation {
    Situation::new().units(ATTACKERS, "1122").units(units, "1222").unit("leader-konev", "1522")
}

/// After a retreat from 1222 by 1323 to 1324.
fn after_a_retreat(situation: Situation) -> Table {
    let mut table = situation.dice(&[1, 1]).fights(Side::German);
    assert_eq!(result(&table.play(&attack(ATTACKERS, "1222"))), "D2");
    table.play_all(&[Order::Retreat, route("1222", "1323 1324")]);
    table
}

/// Only winners that have not retreated advance, into the hex that the enemy has just left.
#[test]
fn case_9_81_who_may_advance() {
    let mut table = after_a_retreat(field("rifle-61").unit("mot-11-14", "1121"));
    table.refused("9.81", &advance("mot-11-14", "1222"));
    table.refused("9.81", &advance("inf-26", "1121"));
    table.refused("9.81", &advance("rifle-61", "1222"));
    table.refused("K5.1", &advance("inf-26", ""));
    table.refused("K5.1", &advance("inf-26 inf-26", "1222"));
    table.play(&advance("inf-26", "1222"));
    table.play(&advance("inf-5", "1222"));
    assert!(table.owed().is_none(), "nobody is left to advance");
}

/// Winners advance along the enemy's path, stop anywhere on it, and do not enter an enemy hex.
#[test]
fn case_k12_14_3_along_the_path_of_retreat() {
    let mut table = after_a_retreat(field("rifle-61"));
    table.refused("K12.14.3", &advance("inf-26", "1222 1322"));
    let why = table.refused("K12.14.3", &advance("inf-26", "1222 1323 1324"));
    assert_eq!(why, "cannot advance to 1324: an enemy unit is there");
    table.play(&advance("inf-26", "1222 1323"));
    table.play(&advance("inf-5", "1222"));
    assert_eq!((table.at("inf-26"), table.at("inf-5")), ("1323".into(), "1222".into()));
}

/// After elimination winners advance up to two hexes, the second one anywhere, also back into the hex that they came
/// from.
#[test]
fn case_9_86_two_hexes_after_elimination() {
    let mut table = field("rifle-61").dice(&[1]).fights(Side::German);
    table.play_all(&[attack(ATTACKERS, "1222"), Order::Lose]);
    table.refused("9.86", &advance("inf-26", "1222 1323 1324"));
    let why = table.refused("9.86", &advance("inf-26", "1222 1423"));
    assert!(why.contains("1423: it is not adjacent to 1222"), "{why}");
    let mut beside = field("rifle-61").unit("rifle-50", "1322").dice(&[1]).fights(Side::German);
    beside.play_all(&[attack(ATTACKERS, "1222"), Order::Lose]);
    let why = beside.refused("9.86", &advance("inf-26", "1222 1322"));
    assert!(why.contains("cannot advance to 1322"), "{why}");
    table.play(&advance("inf-26", "1222 1323"));
    table.play(&advance("inf-5", "1222 1122"));
    assert_eq!((table.at("inf-26"), table.at("inf-5")), ("1323".into(), "1122".into()));
}

/// Eliminated for want of a route: two hexes; eliminated by overstacking at the end: the path.
#[test]
fn case_9_86_losers_without_a_route() {
    let ring = field("leader-lukin")
        .unit_that("rifle-61", "1222", "arrived: true")
        .unit("mot-11-14", "1421")
        .unit("mot-53-14", "1424")
        .unit("cav-1", "1223");
    let mut table = ring.dice(&[1]).fights(Side::German);
    table.play_all(&[attack(ATTACKERS, "1222"), Order::Retreat]);
    table.play(&advance("inf-26", "1222 1322"));
}

/// Zones are ignored; the stacking limit holds where the advance ends.
#[test]
fn case_k12_14_2_rules_of_the_advance() {
    let situation = field("rifle-61").units("mot-11-14 mot-53-14", "1223").unit("rifle-50", "1423");
    let mut table = situation.dice(&[1]).fights(Side::German);
    table.play_all(&[attack("inf-26 inf-5 mot-11-14", "1222"), Order::Lose]);
    table.play(&advance("inf-26 inf-5", "1222 1322"));
    table.play(&advance("mot-11-14", "1222 1322"));
    let mut table =
        field("rifle-61").unit("pz-25-7", "1123").unit("pzg-6-7", "1223").dice(&[1]).fights(Side::German);
    table.play_all(&[attack("inf-26 inf-5 pz-25-7 pzg-6-7", "1222"), Order::Lose]);
    table.play(&advance("inf-26 inf-5", "1222"));
    table.play(&advance("pz-25-7", "1222"));
    table.refused("K12.14.2", &advance("pzg-6-7", "1222"));
    table.play(&advance("pzg-6-7", "1222 1323"));
    let mut lake =
        Situation::new().unit("inf-26", "0403").unit("rifle-108", "0503").dice(&[1]).fights(Side::German);
    lake.play(&attack("inf-26", "0503"));
    lake.refused("9.86", &advance("inf-26", "0503 0502"));
}

/// A unit that has advanced cannot attack again in the phase, and a defender that has advanced is not attacked again.
#[test]
fn case_9_85_then_rest() {
    let mut table = after_a_retreat(field("rifle-61").unit("rifle-50", "1221"));
    table.play_all(&[advance("inf-26", "1222"), Order::Stay]);
    table.refused("9.85", &attack("inf-26", "1221"));
    table.refused("9.14", &attack("inf-5", "1221"));
    table.refused("9.85", &attack("inf-26", "1323"));
    let mut table = Situation::new()
        .unit("cav-1", "1122")
        .unit("inf-26", "1022")
        .units("rifle-61 rifle-50", "1222")
        .unit("leader-konev", "1522")
        .dice(&[5])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("cav-1", "1222"))), "Ae");
    table.play_all(&[advance("rifle-61", "1122 1021"), Order::Stay]);
    assert!(table.refused("9.85", &attack("inf-26", "1021")).contains("has advanced to 1021"));
}

/// A defender advances after Ae, A1 and A2, not after a split result.
#[test]
fn case_k12_14_6_defenders_may_advance() {
    let mut table = Situation::new()
        .unit("cav-1", "1122")
        .units("rifle-61 rifle-50", "1222")
        .unit("leader-konev", "1522")
        .dice(&[5])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("cav-1", "1222"))), "Ae");
    table.refused("9.81", &advance("leader-konev", "1122"));
    table.play(&advance("rifle-61", "1122 1021"));
    table.play(&advance("rifle-50", "1122"));
    let mut table = Situation::new()
        .unit("cav-1", "1122")
        .units("rifle-61 rifle-50", "1222")
        .unit("leader-konev", "1522")
        .dice(&[1])
        .fights(Side::German);
    table.play_all(&[attack("cav-1", "1222"), Order::Retreat, route("1122", "1022")]);
    table.play(&advance("rifle-61", "1122"));
    assert_eq!(table.at("rifle-61"), "1122");
}

/// A hex that only the reveal emptied is not emptied by the result: the defender does not advance for it.
#[test]
fn case_k12_14_6_not_for_a_hex_that_the_reveal_emptied() {
    let mut table = Situation::new()
        .untried_as("rifle-2", "1122")
        .unit("rifle-61", "1123")
        .unit("leader-konev", "1020")
        .unit("inf-26", "1222")
        .dice(&[3])
        .fights(Side::Soviet);
    let events = table.play(&attack("rifle-2 rifle-61", "1222"));
    assert!(table.is_gone("rifle-2"), "it has no strength");
    assert_eq!(result(&events), "A1");
    table.play(&Order::Lose);
    assert!(table.is_gone("rifle-61"));
    table.refused("9.81", &advance("inf-26", "1122"));
    table.refused("9.81", &advance("inf-26", "1122 1123"));
    table.play(&advance("inf-26", "1123 1122"));
}

/// The defender is not asked if the only hex left for an advance is one that the reveal emptied.
#[test]
fn case_k12_14_6_nobody_is_asked_for_such_a_hex() {
    let mut table = Situation::new()
        .untried_as("rifle-2", "1122")
        .units("rifle-61 rifle-50", "1123")
        .unit("leader-konev", "1020")
        .unit("inf-26", "1222")
        .dice(&[3])
        .fights(Side::Soviet);
    assert_eq!(result(&table.play(&attack("rifle-2 rifle-61", "1222"))), "A1");
    table.play(&Order::Lose);
    assert!(table.is_gone("rifle-61") && table.owed().is_none() && table.battle().is_none());
}

/// A disrupted winner does not advance.
#[test]
fn case_6_62_a_disrupted_winner_stays() {
    let mut table = Situation::new()
        .unit_that("inf-78", "4331", "steps_lost: 3")
        .unit_that("rifle-172-b", "4430", "disrupted: true")
        .dice(&[6])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("inf-78", "4430"))), "A2");
    table.play(&Order::Lose);
    assert!(table.is_gone("inf-78"));
    assert!(table.owed().is_none() && table.battle().is_none(), "nobody is asked to advance");
    let mut table = Situation::new()
        .unit("cav-1", "1122")
        .unit_that("rifle-61", "1222", "disrupted: true")
        .unit("rifle-50", "1121")
        .unit("leader-konev", "1420")
        .dice(&[6])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("cav-1", "1222 1121"))), "Ae");
    let Some(Decision::Advance { among, .. }) = table.owed() else { panic!("{:?}", table.owed()) };
    assert_eq!(*among, table.ids("rifle-50"));
    assert!(table.refused("6.62", &advance("rifle-61", "1122")).contains("is disrupted"));
    table.play(&advance("rifle-50", "1122"));
}

/// The hex that an attacker lost in a split result is not a hex that the enemy left.
#[test]
fn case_9_81_not_into_the_own_lost_hex() {
    let mut table = Situation::new()
        .unit_that("pzg-6-7", "1122", "steps_lost: 1")
        .unit("inf-26", "1123")
        .units("rifle-61 rifle-112", "1222")
        .unit("leader-konev", "1522")
        .dice(&[1])
        .fights(Side::German);
    let events = table.play(&attack("pzg-6-7 inf-26", "1222"));
    assert_eq!(result(&events), "D1/A1");
    table.play_all(&[Order::Lose, lose_step("rifle-61"), Order::Lose, lose_step("pzg-6-7")]);
    assert!(table.is_gone("pzg-6-7"));
    assert!(table.owed().is_none(), "the enemy has left nothing");
}

/// No Soviet advance into columns 01 and 02 on turns 1 to 6.
#[test]
fn case_k12_14_7_no_advance_into_closed_columns() {
    let situation = Situation::new()
        .units("rifle-50 leader-konev", "0323")
        .unit_that("pzg-6-7", "0222", "steps_lost: 1")
        .dice(&[1]);
    let mut table = situation.stands(Phase::SovietCombat, 6);
    table.play(&attack("rifle-50 leader-konev", "0222"));
    assert!(table.is_gone("pzg-6-7") && table.owed().is_none(), "there is no hex to advance into");
    let mut table = situation.stands(Phase::SovietCombat, 7);
    table.play(&attack("rifle-50 leader-konev", "0222"));
    table.play(&advance("rifle-50", "0222 0122"));
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    refuses("9.81 K5.1", case_9_81_who_may_advance),
    refuses("K12.14.3", case_k12_14_3_along_the_path_of_retreat),
    refuses("9.86", case_9_86_two_hexes_after_elimination),
    covers("9.86", case_9_86_losers_without_a_route),
    refuses("K12.14.2 9.86", case_k12_14_2_rules_of_the_advance),
    refuses("9.85 9.14", case_9_85_then_rest),
    refuses("9.81", case_k12_14_6_defenders_may_advance),
    covers("K12.14.6", case_k12_14_6_defenders_may_advance),
    refuses("9.81", case_k12_14_6_not_for_a_hex_that_the_reveal_emptied),
    covers("K12.14.6", case_k12_14_6_not_for_a_hex_that_the_reveal_emptied),
    covers("K12.14.6", case_k12_14_6_nobody_is_asked_for_such_a_hex),
    refuses("6.62", case_6_62_a_disrupted_winner_stays),
    covers("9.81", case_9_81_not_into_the_own_lost_hex),
    covers("K12.14.7", case_k12_14_7_no_advance_into_closed_columns),
];
