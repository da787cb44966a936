//! Interdiction (13.0): the placement, removal and effects of markers.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};

/// Three German markers, one a hex, on Soviet units too; before turn 1 and in every Air Interdiction
/// Phase.
#[test]
fn case_13_1_german_markers() {
    for phase in [Phase::FirstInterdiction, Phase::AirInterdiction] {
        let mut table = Situation::new().unit("rifle-61", "1022").stands(phase, 4);
        table.play_all(&[mark("1022"), mark("1122")]);
        table.refused("13.1", &mark("1122"));
        table.play(&mark("4031"));
        table.refused("13.1", &mark("1023"));
        table.refused("6.12", &mark("6001"));
        assert_eq!(table.public().air_markers, hexes("1022 1122 4031"));
    }
}

/// Not east of column 40.
#[test]
fn case_k15_2_not_east_of_column_40() {
    let mut table = Situation::new().stands(Phase::FirstInterdiction, 0);
    table.refused("K15.2", &mark("4101"));
    table.play(&mark("4001"));
}

/// Ends phases until this one of this turn is open.
fn go_to(table: &mut Table, phase: Phase, turn: u8) {
    while (table.public().phase, table.public().turn) != (phase, turn) {
        table.play(&Order::EndPhase);
    }
}

/// If Smolensk is taken in a turn, the east opens in the next, while it is held and a line leads west.
#[test]
fn case_k15_2_smolensk_opens_the_east() {
    let situation = Situation::new()
        .unit("inf-26", "2216")
        .unit("inf-5", "2217")
        .unit("rifle-61", "2816")
        .unit("leader-konev", "3016")
        .part("german_held", r#"["2216", "2217"]"#);
    let mut table = situation.opens(Phase::AirInterdiction, 4);
    assert_eq!(table.public().unlocked, Some(4));
    table.refused("K15.2", &mark("4101"));
    go_to(&mut table, Phase::AirInterdiction, 5);
    table.play(&mark("4101"));
    go_to(&mut table, Phase::GermanMovement, 6);
    table.play_all(&[walk("inf-26", "2116"), walk("inf-5", "2117")]);
    go_to(&mut table, Phase::SovietMovement, 7);
    table.play(&walk("rifle-61", "2716 2616 2516 2416 2316"));
    go_to(&mut table, Phase::SovietMovement, 8);
    let events = table.play(&walk("rifle-61", "2216"));
    assert!(events.contains(&Event::Passed { hex: hex("2216"), side: Side::Soviet }));
    go_to(&mut table, Phase::AirInterdiction, 8);
    assert_eq!(table.public().unlocked, None);
    table.refused("K15.2", &mark("4101"));
}

/// A line from either hex must lead to the west edge when a marker is placed; the clock does not need it.
#[test]
fn case_k15_4_the_line_from_smolensk() {
    let ring = Situation::new()
        .units("inf-26", "2216")
        .unit("inf-5", "2217")
        .unit("rifle-61", "2116")
        .unit("rifle-50", "2215")
        .unit("rifle-49", "2317")
        .unit("rifle-18", "2218");
    let mut table = ring.opens(Phase::AirInterdiction, 5);
    assert_eq!(table.public().unlocked, Some(5), "both hexes are held");
    go_to(&mut table, Phase::AirInterdiction, 6);
    table.refused("K15.2", &mark("4101"));
}

/// German markers are removed at the end of the Soviet movement phase.
#[test]
fn case_13_33_german_markers_come_off() {
    let mut table = Situation::new().stands(Phase::FirstInterdiction, 0);
    table.play_all(&[mark("1022"), Order::EndPhase]);
    assert_eq!(table.public().air_markers, hexes("1022"));
    let events = table.play(&Order::EndPhase);
    assert!(events.contains(&Event::MarkersTaken { side: Side::German }));
    assert!(table.public().air_markers.is_empty());
}

/// None are placed in turn 12: the phase passes and the game ends.
#[test]
fn case_k15_4_none_in_turn_12() {
    let mut table = Situation::new().stands(Phase::GermanMechanized, 12);
    table.play(&Order::EndPhase);
    assert_eq!(table.public().phase, Phase::Over);
    let mut table = Situation::new().stands(Phase::SovietCombat, 12);
    table.play(&Order::EndPhase);
    assert_eq!(table.public().phase, Phase::GermanMovement, "nor the Soviet marker");
}

/// A marker adds nothing to an overrun.
#[test]
fn case_k15_3_no_effect_on_overruns() {
    let mut table = Situation::new()
        .units("rifle-50 leader-konev", "1122")
        .unit("cav-1", "1222")
        .air_markers("1222")
        .moves(Side::Soviet);
    table.give_dice(&[5]);
    table.play(&overrun("rifle-50", "1222"));
    assert_eq!(table.left("rifle-50"), "3");
}

/// The Soviet marker: one, not on Germans, on three turns at most, removed at the end of the German turn.
#[test]
fn case_13_4_the_soviet_marker() {
    let mut table = Situation::new().unit("inf-26", "1022").opens(Phase::SovietInterdiction, 4);
    table.refused("13.4", &mark("1022"));
    for turn in 4..7 {
        go_to(&mut table, Phase::SovietInterdiction, turn);
        table.play(&mark("1122"));
        assert!(table.refused("13.4", &mark("1123")).contains("is already in 1122"));
        go_to(&mut table, Phase::AirInterdiction, turn);
        assert_eq!(table.public().soviet_marker, Some(hex("1122")), "in both movement phases");
        table.play(&Order::EndPhase);
        assert_eq!(table.public().soviet_marker, None);
    }
    go_to(&mut table, Phase::SovietCombat, 7);
    table.play(&Order::EndPhase);
    assert_eq!(table.public().phase, Phase::GermanMovement, "no use is left");
    let mut table = Situation::new().stands(Phase::SovietInterdiction, 7);
    for turn in 7..10 {
        go_to(&mut table, Phase::SovietInterdiction, turn);
        table.play(&mark("1122"));
    }
    let mut position = table.position().clone();
    position.public.soviet_marker = None;
    let mut spent = Table::new(table.rules.clone(), position);
    assert!(spent.refused("13.4", &mark("1122")).contains("maximum 3"));
}

/// It is never placed on turn 12, but may be on the last turn of a short scenario.
#[test]
fn case_13_4_not_on_turn_12_but_on_a_last_turn() {
    let mut table = Situation::new().part("last_turn", "4").opens(Phase::SovietInterdiction, 4);
    table.play(&mark("1122"));
    go_to(&mut table, Phase::GermanMovement, 4);
    assert_eq!(table.public().soviet_marker, Some(hex("1122")));
    let mut table = Situation::new().stands(Phase::SovietInterdiction, 12);
    assert!(table.refused("13.4", &mark("1122")).contains("turn 12"));
}

/// It adds a point to costs in both German movement phases.
#[test]
fn case_k15_5_effect_of_the_soviet_marker() {
    let mut table = Situation::new().unit("pz-25-7", "1022").soviet_marker("1122").moves(Side::German);
    table.play(&walk("pz-25-7", "1122"));
    assert_eq!(table.left("pz-25-7"), "8");
    table.play_all(&[walk("pz-25-7", "1022"), Order::EndPhase, Order::EndPhase]);
    table.play(&walk("pz-25-7", "1122"));
    assert_eq!(table.left("pz-25-7"), "8");
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    refuses("13.1 6.12", case_13_1_german_markers),
    covers("13.2", case_13_1_german_markers),
    refuses("K15.2", case_k15_2_not_east_of_column_40),
    refuses("K15.2", case_k15_2_smolensk_opens_the_east),
    covers("K15.4", case_k15_4_the_line_from_smolensk),
    covers("13.33", case_13_33_german_markers_come_off),
    covers("K15.4", case_k15_4_none_in_turn_12),
    covers("K15.3", case_k15_3_no_effect_on_overruns),
    refuses("13.4", case_13_4_the_soviet_marker),
    refuses("13.4", case_13_4_not_on_turn_12_but_on_a_last_turn),
    covers("K15.5", case_k15_5_effect_of_the_soviet_marker),
];
