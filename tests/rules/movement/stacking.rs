//! Stacking (7.1, 7.2).

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};

/// Three combat units a hex; the owner chooses the units over the limit at the end of movement, hex by hex.
#[test]
fn case_7_1_three_units_in_a_hex() {
    let mut table = Situation::new()
        .units("pz-25-7 pzg-6-7 pzg-7-7 inf-26", "0922")
        .units("mot-11-14 mot-53-14 inf-5 inf-6 inf-7", "1022")
        .moves(Side::German);
    let events = table.play(&Order::EndPhase);
    assert!(!has(&events, "phase_closed"));
    table.refused("7.1", &give_up("inf-5"));
    table.refused("4.0", &Order::EndPhase);
    let events = table.play(&give_up("inf-26"));
    assert!(events.contains(&Event::Eliminated { unit: word("inf-26"), cause: Cause::Stacking }));
    table.play(&give_up("inf-7"));
    table.refused("7.1", &give_up("inf-7"));
    let events = table.play(&give_up("inf-5"));
    assert!(has(&events, "phase_closed"));
    assert_eq!(table.public().phase, Phase::GermanCombat);
}

/// A German infantry division, a regiment and a Soviet division each count one; leaders and markers do not count.
#[test]
fn case_k10_2_what_counts() {
    let mut table = Situation::new()
        .units("rifle-61 rifle-50 tank-8 leader-konev leader-lukin leader-rakutin leader-remezov", "3022")
        .air_markers("3022")
        .moves(Side::Soviet);
    let events = table.play(&Order::EndPhase);
    assert!(!has(&events, "eliminated") && table.public().phase == Phase::SovietCombat);
    let mut table = Situation::new()
        .units("inf-26 pz-25-7", "0922")
        .unit_that("inf-5", "0922", "steps_lost: 3")
        .moves(Side::German);
    assert!(has(&table.play(&Order::EndPhase), "phase_closed"));
}

/// As published, four Soviet counters may be in a hex if one of them is a leader.
#[test]
fn case_7_1_as_published() {
    let situation = Situation::new().option("stacking: published");
    let mut table =
        situation.clone().units("rifle-61 rifle-50 tank-8 leader-konev", "3022").moves(Side::Soviet);
    assert!(has(&table.play(&Order::EndPhase), "phase_closed"));
    let mut table =
        situation.units("rifle-61 rifle-50 tank-8 leader-konev leader-lukin", "3022").moves(Side::Soviet);
    assert!(!has(&table.play(&Order::EndPhase), "phase_closed"));
    table.play(&give_up("leader-lukin"));
    assert_eq!(table.public().phase, Phase::SovietCombat);
}

/// The limit is enforced at the end of both German movement phases, and does not hold during movement.
#[test]
fn case_k10_3_when_it_is_enforced() {
    let mut table = Situation::new()
        .units("pz-25-7 pzg-6-7 pzg-7-7", "1022")
        .unit("mot-11-14", "0922")
        .moves(Side::German);
    table.play_all(&[walk("mot-11-14", "1022"), walk("mot-11-14", "1122")]);
    table.play_all(&[Order::EndPhase, Order::EndPhase]);
    table.play_all(&[walk("mot-11-14", "1022"), Order::EndPhase, give_up("mot-11-14")]);
    assert_eq!(table.public().phase, Phase::AirInterdiction);
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    refuses("7.1", case_7_1_three_units_in_a_hex),
    covers("K10.2", case_k10_2_what_counts),
    covers("7.1", case_7_1_as_published),
    covers("K10.3", case_k10_3_when_it_is_enforced),
];
