//! Zones of control (8.0).

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};

fn controls(table: &Table, side: Side, names: &str) -> bool {
    hexes(names).iter().all(|at| table.public().in_zone_of(side, *at))
}

/// A unit controls its own hex and the six adjacent ones, across rivers, but not across lakes. Leaders, units out of
/// supply and worthless untried units do, too; disrupted units do not.
#[test]
fn case_k7_1_what_a_zone_is() {
    let table = Situation::new()
        .unit("leader-konev", "1122")
        .untried_as("rifle-2", "2022")
        .unit_that("rifle-61", "3022", "disrupted: true")
        .unit("rifle-50", "0413")
        .unit("rifle-89", "0402")
        .moves(Side::Soviet);
    assert!(controls(&table, Side::Soviet, "1122 1121 1221 1222 1123 1022 1021"));
    assert!(!controls(&table, Side::Soviet, "1120"));
    assert!(controls(&table, Side::Soviet, "2022 2021 2122 2123 2023 1923 1922"));
    assert!(!controls(&table, Side::Soviet, "3022") && !controls(&table, Side::Soviet, "3021"));
    assert!(controls(&table, Side::Soviet, "0412 0513 0514"), "over rivers");
    assert!(controls(&table, Side::Soviet, "0503") && !controls(&table, Side::Soviet, "0502"));
}

/// Several zones on a hex have no more effect than one, and zones are mutual.
#[test]
fn case_8_16_several_zones_and_both_sides() {
    let mut table = Situation::new()
        .unit("pz-25-7", "0922")
        .unit("rifle-61", "1222")
        .unit("rifle-50", "1221")
        .unit("leader-konev", "1623")
        .moves(Side::German);
    table.play(&walk("pz-25-7", "1022 1122"));
    assert_eq!(table.left("pz-25-7"), "8");
    table.play_all(&[Order::EndPhase, Order::EndPhase, Order::EndPhase, Order::EndPhase]);
    assert_eq!(table.public().phase, Phase::SovietMovement);
    table.refused("8.13", &walk("rifle-61", "1322"));
}

/// A friendly unit in a hex cancels no zone for movement.
#[test]
fn case_8_15_friends_cancel_no_zone_for_movement() {
    let mut table = Situation::new()
        .unit("pz-25-7", "0922")
        .unit("inf-26", "1122")
        .unit("rifle-61", "1222")
        .moves(Side::German);
    table.refused("6.22", &walk("pz-25-7", "1022 1122 1121"));
}

/// The entry into a zone costs nothing, and no unit must attack.
#[test]
fn case_8_12_no_cost_and_no_duty() {
    let mut table = Situation::new().unit("pz-25-7", "1022").unit("rifle-61", "1222").moves(Side::German);
    table.play(&walk("pz-25-7", "1122"));
    assert_eq!(table.left("pz-25-7"), "9");
    table.play_all(&[Order::EndPhase, Order::EndPhase]);
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("K7.1", case_k7_1_what_a_zone_is),
    covers("8.16 8.18", case_8_16_several_zones_and_both_sides),
    refuses("8.13", case_8_16_several_zones_and_both_sides),
    refuses("6.22", case_8_15_friends_cancel_no_zone_for_movement),
    covers("8.15", case_8_15_friends_cancel_no_zone_for_movement),
    covers("8.12", case_8_12_no_cost_and_no_duty),
];
