//! Disruption (6.6).

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};

const DIVISION: &str = "pz-25-7 pzg-6-7 pzg-7-7";

fn is_disrupted(table: &Table, unit: &str) -> bool {
    table.counter(unit).condition.disrupted
}

/// A D result in an overrun disrupts the survivors of the defending stack, leaders too, but never the attackers.
#[test]
fn case_k9_1_who_is_disrupted() {
    let mut table = Situation::new()
        .units(DIVISION, "1122")
        .units("rifle-61 leader-lukin", "1222")
        .unit("leader-konev", "1625")
        .dice(&[1])
        .moves(Side::German);
    let events = table.play(&overrun(DIVISION, "1222"));
    assert_eq!((compared(&events).2.as_str(), result(&events).as_str()), ("1-1", "D1"));
    table.play_all(&[Order::Retreat, route("1222", "1323")]);
    assert!(is_disrupted(&table, "rifle-61") && is_disrupted(&table, "leader-lukin"));
    assert!(!is_disrupted(&table, "pz-25-7") && !is_disrupted(&table, "leader-konev"));
    assert!(!table.public().in_zone_of(Side::Soviet, hex("1423")));
}

/// Engaged disrupts no unit, nor does ordinary combat.
#[test]
fn case_k9_1_who_is_not_disrupted() {
    let situation = Situation::new()
        .units(DIVISION, "1122")
        .units("rifle-61 rifle-13", "1222")
        .unit("leader-konev", "1625")
        .dice(&[4]);
    let mut table = situation.moves(Side::German);
    assert_eq!(result(&table.play(&overrun(DIVISION, "1222"))), "Eng");
    table.play_all(&[lose_step("rifle-13"), lose_step("pzg-6-7")]);
    assert!(!is_disrupted(&table, "rifle-61"));
    let mut table = situation.dice(&[1]).fights(Side::German);
    assert_eq!(result(&table.play(&attack(DIVISION, "1222"))), "D2");
    table.play_all(&[Order::Retreat, route("1222", "1323 1423")]);
    assert!(!is_disrupted(&table, "rifle-61"));
}

/// A disrupted unit does not attack and has no zone, but defends with all its strength.
#[test]
fn case_6_62_what_disruption_does() {
    let mut table = Situation::new()
        .unit_that("rifle-61", "1222", "disrupted: true")
        .unit("leader-konev", "1222")
        .unit("inf-26", "1122")
        .fights(Side::Soviet);
    table.refused("6.62", &attack("rifle-61", "1122"));
    let mut table = Situation::new()
        .unit_that("rifle-61", "1222", "disrupted: true")
        .unit("leader-konev", "1625")
        .unit("inf-26", "1122")
        .dice(&[1])
        .fights(Side::German);
    let (_, defence, _) = compared(&table.play(&attack("inf-26", "1222")));
    assert_eq!(defence.total, 5);
    table.play_all(&[Order::Retreat, route("1222", "1323")]);
}

/// A disrupted leader supplies no unit, has no radius and adds nothing; it defends with its rating.
#[test]
fn case_6_64_disrupted_leaders() {
    let mut table = Situation::new()
        .unit("rifle-61", "1222")
        .unit_that("leader-konev", "1222", "disrupted: true")
        .unit("inf-26", "1122")
        .fights(Side::Soviet);
    table.refused("10.35", &attack("rifle-61", "1122"));
    table.refused("6.62", &attack("leader-konev", "1122"));
    let mut table = Situation::new()
        .unit("rifle-61", "1222")
        .unit_that("leader-konev", "1222", "disrupted: true")
        .unit("inf-26", "1122")
        .dice(&[1])
        .fights(Side::German);
    let (_, defence, _) = compared(&table.play(&attack("inf-26", "1222")));
    let values: Vec<_> = defence.hexes[0].parts.iter().map(|part| (part.value, part.halved)).collect();
    assert_eq!(values, [(2, true), (5, false)], "he traces his own supply as usual");
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("K9.1", case_k9_1_who_is_disrupted),
    covers("K9.1", case_k9_1_who_is_not_disrupted),
    refuses("6.62", case_6_62_what_disruption_does),
    refuses("10.35 6.62", case_6_64_disrupted_leaders),
    covers("6.64", case_6_64_disrupted_leaders),
];
