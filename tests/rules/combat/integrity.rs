//! Divisional integrity (7.3).

use crate::{
    harness::*,
    ledger::{Entry, covers},
};

/// The strength of an attack by these units from 1122 on a single division in 1222.
fn strength(attackers: &str, situation: Situation) -> u16 {
    let mut table =
        situation.unit("rifle-61", "1222").unit("leader-konev", "1625").dice(&[1]).fights(Side::German);
    compared(&table.play(&attack(attackers, "1222"))).0.total
}

fn stack(units: &str) -> Situation {
    Situation::new().units(units, "1122")
}

/// A whole panzer division, motorized division or Das Reich in one hex is doubled.
#[test]
fn case_7_3_whole_divisions_are_doubled() {
    let panzer = "pz-25-7 pzg-6-7 pzg-7-7";
    assert_eq!(strength(panzer, stack(panzer)), 16);
    assert_eq!(strength("mot-11-14 mot-53-14", stack("mot-11-14 mot-53-14")), 12);
    let reich = "ss-3dr ss-4de ss-2gr";
    assert_eq!(strength(reich, stack(reich)), 18);
    assert_eq!(strength("ind-gd", stack("ind-gd")), 4);
    assert_eq!(strength("ind-lehr", stack("ind-lehr")), 3);
    assert_eq!(strength("inf-26", stack("inf-26")), 9);
    assert_eq!(strength("cav-1", stack("cav-1")), 4);
}

/// It is doubled in defence, too.
#[test]
fn case_7_3_in_defence() {
    let mut table = Situation::new()
        .units("mot-11-14 mot-53-14", "1122")
        .units("rifle-61 leader-konev", "1222")
        .dice(&[1])
        .fights(Side::Soviet);
    assert_eq!(compared(&table.play(&attack("rifle-61", "1122"))).1.total, 12);
}

/// It is lost while a regiment is in another hex; step losses do not matter.
#[test]
fn case_k10_5_losing_integrity() {
    assert_eq!(strength("pz-25-7 pzg-6-7", stack("pz-25-7 pzg-6-7").unit("pzg-7-7", "1121")), 6);
    assert_eq!(strength("pz-25-7 pzg-6-7", stack("pz-25-7 pzg-6-7")), 6);
    let reduced = stack("pzg-6-7 pzg-7-7").unit_that("pz-25-7", "1122", "steps_lost: 1");
    assert_eq!(strength("pz-25-7 pzg-6-7 pzg-7-7", reduced), 12);
}

/// A unit of another division breaks it, except GD or Lehr with a motorized division.
#[test]
fn case_k10_6_strangers_in_the_hex() {
    assert_eq!(strength("mot-11-14 mot-53-14", stack("mot-11-14 mot-53-14 inf-26")), 6);
    assert_eq!(strength("mot-11-14 mot-53-14 ind-gd", stack("mot-11-14 mot-53-14 ind-gd")), 16);
    assert_eq!(strength("mot-11-14 mot-53-14 ind-lehr", stack("mot-11-14 mot-53-14 ind-lehr")), 15);
    let crowd = "pz-25-7 pzg-6-7 pzg-7-7 ind-gd";
    assert_eq!(strength("pz-25-7 pzg-6-7 pzg-7-7", stack(crowd)), 8);
    let allowed = stack("mot-11-14 mot-53-14 inf-26").option("integrity_foreign: true");
    assert_eq!(strength("mot-11-14 mot-53-14", allowed), 12);
}

/// A unit that passes through breaks it for an overrun made at that moment.
#[test]
fn case_k10_6_a_unit_passing_through() {
    let mut table = stack("pz-25-7 pzg-6-7 pzg-7-7")
        .unit("inf-26", "1022")
        .unit("rifle-61", "1222")
        .unit("leader-konev", "1625")
        .dice(&[1])
        .moves(Side::German);
    table.play(&walk("inf-26", "1122"));
    let (attack, ..) = compared(&table.play(&overrun("pz-25-7 pzg-6-7 pzg-7-7", "1222")));
    assert_eq!(attack.total, 4);
}

/// Part of a whole division is doubled, though the rest does not attack.
#[test]
fn case_k10_7_part_of_a_division_attacking() {
    assert_eq!(strength("pz-25-7", stack("pz-25-7 pzg-6-7 pzg-7-7")), 8);
}

/// Disruption does not break it.
#[test]
fn case_k10_8_disruption_and_integrity() {
    let mut table = Situation::new()
        .unit("mot-11-14", "1122")
        .unit_that("mot-53-14", "1122", "disrupted: true")
        .units("rifle-61 leader-konev", "1222")
        .dice(&[1])
        .fights(Side::Soviet);
    assert_eq!(compared(&table.play(&attack("rifle-61", "1122"))).1.total, 12);
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("7.3 K12.7.2", case_7_3_whole_divisions_are_doubled),
    covers("7.3", case_7_3_in_defence),
    covers("K10.5", case_k10_5_losing_integrity),
    covers("K10.6", case_k10_6_strangers_in_the_hex),
    covers("K10.6", case_k10_6_a_unit_passing_through),
    covers("K10.7", case_k10_7_part_of_a_division_attacking),
    covers("K10.8", case_k10_8_disruption_and_integrity),
];
