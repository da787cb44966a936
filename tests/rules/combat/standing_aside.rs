//! Units that are in a hex and do not count there: refugees, units that advanced, divisions that cannot attack, units
//! that have separated.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};
use kessel::games::guderian::rules::combat::battle::Decision;

/// The 7th Panzer Division.
const DIVISION: &str = "pz-25-7 pzg-6-7 pzg-7-7";

/// A regiment that has taken refuge does not make its division whole.
#[test]
fn case_9_75_a_refugee_and_integrity() {
    let mut table = Situation::new()
        .unit_that("pz-25-7", "1122", "arrived: true")
        .unit_that("pzg-6-7", "1122", "arrived: true")
        .unit_that("pzg-7-7", "1222", "arrived: true")
        .unit_that("rifle-61", "1322", "arrived: true")
        .unit("leader-konev", "1322")
        .unit("rifle-18", "1124")
        .unit_that("rifle-50", "1121", "arrived: true")
        .unit("leader-lukin", "1121")
        .dice(&[3, 1])
        .fights(Side::Soviet);
    assert_eq!(result(&table.play(&attack("rifle-61", "1222"))), "D1");
    table.play(&Order::Retreat);
    assert_eq!(table.at("pzg-7-7"), "1122");
    assert!(table.counter("pzg-7-7").condition.took_refuge);
    table.play(&Order::Stay);
    let defence = compared(&table.play(&attack("rifle-50", "1122"))).1;
    assert_eq!((defence.hexes[0].parts.len(), defence.total), (2, 6), "{defence:?}");
    assert!(defence.hexes[0].parts.iter().all(|part| !part.integrity));
}

/// The units that were in a hex before others advanced into it may still be attacked; the units that advanced stand
/// aside.
#[test]
fn case_9_85_others_of_the_hex() {
    let advanced = "advanced: true, was_attacked: true";
    let situation = Situation::new()
        .units("inf-26 inf-5", "1122")
        .unit_that("rifle-61", "1222", advanced)
        .unit("rifle-50", "1222")
        .unit("leader-konev", "1522");
    let mut table = situation.dice(&[1]).fights(Side::German);
    let events = table.play(&attack("inf-26 inf-5", "1222"));
    let (_, defence, odds) = compared(&events);
    assert_eq!((defence.hexes[0].parts.len(), defence.total, odds.as_str()), (1, 8, "2-1"));
    table.play(&Order::Lose);
    assert!(table.is_gone("rifle-50") && !table.is_gone("rifle-61"), "who advanced takes no loss");
    assert!(table.owed().is_none(), "and nobody advances into his hex");
    let mut table = situation.dice(&[1]).fights(Side::German);
    table.play_all(&[attack("inf-26 inf-5", "1222"), Order::Retreat, route("1222", "1323 1324")]);
    assert_eq!((table.at("rifle-50"), table.at("rifle-61")), ("1324".into(), "1222".into()));
    assert!(table.owed().is_none());
    // De eliminates only the attacked units.
    let weak = Situation::new()
        .units("inf-26 inf-5 inf-6", "1122")
        .unit_that("rifle-61", "1222", advanced)
        .unit("rifle-108", "1222");
    let mut table = weak.dice(&[1]).fights(Side::German);
    assert_eq!(result(&table.play(&attack("inf-26 inf-5 inf-6", "1222"))), "De");
    assert!(table.is_gone("rifle-108") && table.at("rifle-61") == "1222");
    // Of two regiments the one that advanced does not make the division whole.
    let mut table = Situation::new()
        .unit("mot-11-14", "1122")
        .unit_that("mot-53-14", "1122", advanced)
        .units("rifle-61 leader-konev", "1222")
        .dice(&[1])
        .fights(Side::Soviet);
    assert_eq!(compared(&table.play(&attack("rifle-61", "1122"))).1.total, 3);
}

/// If only units that advanced, or took refuge, are in the hex, there is no unit to attack.
#[test]
fn case_9_85_nobody_else_in_the_hex() {
    let situation = Situation::new()
        .unit("inf-26", "1122")
        .unit_that("rifle-61", "1222", "advanced: true, was_attacked: true")
        .unit("leader-konev", "1522");
    let mut table = situation.fights(Side::German);
    table.refused("9.85", &attack("inf-26", "1222"));
    let refuge = "took_refuge: true, was_attacked: true";
    let mut table = situation.clone().unit_that("rifle-50", "1222", refuge).fights(Side::German);
    table.refused("9.85", &attack("inf-26", "1222"));
    let mut table = situation.unit_that("rifle-50", "1222", "was_attacked: true").fights(Side::German);
    table.refused("9.14", &attack("inf-26", "1222"));
}

/// A worthless defender with a unit that advanced: the hex is not empty, and no unit enters it.
#[test]
fn case_9_85_a_reveal_beside_who_advanced() {
    let mut table = Situation::new()
        .unit("inf-26", "1122")
        .unit_that("rifle-61", "1222", "advanced: true, was_attacked: true")
        .untried_as("rifle-2", "1222")
        .fights(Side::German);
    let events = table.play(&attack("inf-26", "1222"));
    assert!(has(&events, "targets_emptied") && !has(&events, "die"));
    assert!(table.owed().is_none() && table.battle().is_none() && table.at("rifle-61") == "1222");
}

/// The division moves to 1122, and only its panzer regiment overruns 1222; the others follow.
fn gone_apart(situation: Situation) -> Table {
    let mut table = situation
        .units(DIVISION, "1022")
        .unit("rifle-108", "1222")
        .unit("leader-konev", "1625")
        .moves(Side::German);
    table.give_dice(&[1, 1]);
    table.play_all(&[walk(DIVISION, "1122"), overrun("pz-25-7", "1222"), Order::Lose]);
    assert_eq!(table.at("pz-25-7"), "1222");
    table.play(&walk("pzg-6-7 pzg-7-7", "1222"));
    table
}

/// Units that have separated do not overrun together again, even if all are in one hex.
#[test]
fn case_k5_1_no_overrun_together_again() {
    let mut table = gone_apart(Situation::new().unit("rifle-110", "1323"));
    table.refused("K5.1", &overrun(DIVISION, "1323"));
    table.refused("K5.1", &overrun("pz-25-7 pzg-6-7", "1323"));
    let attack = compared(&table.play(&overrun("pzg-6-7 pzg-7-7", "1323"))).0;
    assert_eq!(attack.parts.len(), 2, "those who moved as one may");
}

/// Nor do they move on together; each moves by itself.
#[test]
fn case_k5_1_no_walk_together_again() {
    let mut table = gone_apart(Situation::new());
    table.refused("K5.1", &walk(DIVISION, "1322"));
    table.play_all(&[walk("pzg-6-7 pzg-7-7", "1322"), walk("pz-25-7", "1322"), walk("pzg-6-7", "1422")]);
    table.refused("K5.1", &walk("pzg-7-7 pz-25-7", "1422"));
    table.play(&walk("pzg-7-7", "1422"));
    table.refused("K5.1", &walk("pzg-6-7 pzg-7-7", "1522"));
    // In the next movement phase they are together again.
    table.play_all(&[walk("pz-25-7", "1422"), Order::EndPhase, Order::EndPhase]);
    assert_eq!(table.public().phase, Phase::GermanMechanized);
    table.play(&walk(DIVISION, "1522"));
}

/// Two hexes of Smolensk are held without a line, and one Soviet division can still close the ring.
fn smolensk(first: &str) -> Situation {
    Situation::new()
        .unit("inf-26", "2216")
        .unit("inf-5", "2217")
        .unit("rifle-61", first)
        .unit("rifle-50", "2215")
        .unit("rifle-49", "2317")
        .unit("rifle-18", "2218")
}

/// Ends phases until this one of this turn is open.
fn go_to(table: &mut Table, phase: Phase, turn: u8) {
    while (table.public().phase, table.public().turn) != (phase, turn) {
        table.play(&Order::EndPhase);
    }
}

/// Eliminates the division in 2116 and goes to the placement of markers.
fn open_the_ring(table: &mut Table, turn: u8) {
    go_to(table, Phase::GermanCombat, turn);
    table.give_dice(&[1]);
    table.play_all(&[attack("inf-26", "2116"), Order::Lose]);
    assert!(table.is_gone("rifle-61"));
    table.play(&Order::Stay);
    go_to(table, Phase::AirInterdiction, turn);
}

/// The clock of the east depends on whether the city is held at the end of the turn. The line is judged when a marker
/// is placed.
#[test]
fn case_k15_2_held_without_a_line() {
    let mut table = smolensk("2116").opens(Phase::AirInterdiction, 4);
    assert_eq!(table.public().unlocked, Some(4), "though every hex around is closed");
    go_to(&mut table, Phase::AirInterdiction, 5);
    table.refused("K15.2", &mark("4101"));
    open_the_ring(&mut table, 6);
    table.play(&mark("4101"));
}

/// A line that is cut for a while does not set the clock back.
#[test]
fn case_k15_2_a_line_cut_for_a_while() {
    let mut table = smolensk("2015").opens(Phase::AirInterdiction, 4);
    assert_eq!(table.public().unlocked, Some(4));
    go_to(&mut table, Phase::SovietMovement, 5);
    table.play(&walk("rifle-61", "2116"));
    go_to(&mut table, Phase::AirInterdiction, 5);
    assert_eq!(table.public().unlocked, Some(4));
    table.refused("K15.2", &mark("4101"));
    open_the_ring(&mut table, 6);
    table.play(&mark("4101"));
}

/// A Soviet division that enters a hex of the city sets the clock back at once. If the Germans retake it in the same
/// turn, the clock starts again.
#[test]
fn case_k15_2_retaken_and_taken_again() {
    let mut table = Situation::new()
        .unit("inf-26", "2217")
        .unit("rifle-61", "2416")
        .part("german_held", r#"["2216", "2217"]"#)
        .opens(Phase::AirInterdiction, 4);
    assert_eq!(table.public().unlocked, Some(4));
    go_to(&mut table, Phase::SovietMovement, 5);
    let events = table.play(&walk("rifle-61", "2316 2216"));
    assert!(events.contains(&Event::EastUnlocked { since: None }), "{events:?}");
    go_to(&mut table, Phase::GermanCombat, 5);
    table.give_dice(&[1]);
    table.play_all(&[attack("inf-26", "2216"), Order::Lose, advance("inf-26", "2216")]);
    go_to(&mut table, Phase::AirInterdiction, 5);
    assert_eq!(table.public().unlocked, Some(5));
    table.refused("K15.2", &mark("4101"));
    go_to(&mut table, Phase::AirInterdiction, 6);
    table.play(&mark("4101"));
}

/// The 0-1-6 in 1122 with other units, attacking the cavalry, and these dice.
fn with_the_weak(dice: &[u8]) -> Table {
    Situation::new()
        .untried_as("rifle-19-b", "1122")
        .units("rifle-61 rifle-108", "1122")
        .unit("leader-konev", "1321")
        .unit("cav-1", "1222")
        .dice(dice)
        .fights(Side::Soviet)
}

/// A revealed 0-1-6 that stays takes no loss, does not retreat and is not eliminated with the attackers.
#[test]
fn case_k13_3_1_out_of_the_battle() {
    let units = "rifle-19-b rifle-61 rifle-108";
    let mut table = with_the_weak(&[5]);
    let events = table.play(&attack(units, "1222"));
    assert!(events.contains(&Event::StoodAside { unit: table.id("rifle-19-b") }));
    assert_eq!((compared(&events).0.parts.len(), result(&events).as_str()), (2, "A1"));
    table.play(&Order::Lose);
    let asked = |table: &Table| match table.owed() {
        Some(Decision::LoseStep { among, .. } | Decision::Advance { among, .. }) => among.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(asked(&table), table.ids("rifle-61 rifle-108"));
    let mut table = with_the_weak(&[5]);
    table.play_all(&[attack(units, "1222"), Order::Retreat, route("1122", "1022")]);
    assert_eq!((table.at("rifle-19-b"), table.at("rifle-61")), ("1122".into(), "1022".into()));
    let mut table = with_the_weak(&[1]);
    assert_eq!(result(&table.play(&attack(units, "1222"))), "D1");
    table.play_all(&[Order::Retreat, route("1222", "1323")]);
    assert_eq!(asked(&table), table.ids("rifle-61 rifle-108"));
    table.refused("9.81", &advance("rifle-19-b", "1222"));
}

/// Nor does it count at a river: the units beyond it attack across it.
#[test]
fn case_k13_3_1_not_at_the_river() {
    let mut table = Situation::new()
        .unit("rifle-50", "0610")
        .untried_as("rifle-19-b", "0711")
        .unit("leader-konev", "0711")
        .unit("inf-5", "0611")
        .dice(&[1])
        .fights(Side::Soviet);
    let (_, defence, odds) = compared(&table.play(&attack("rifle-50 rifle-19-b", "0611")));
    assert_eq!((defence.total, odds.as_str()), (18, "1-2"));
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("9.75 7.3", case_9_75_a_refugee_and_integrity),
    covers("9.85", case_9_85_others_of_the_hex),
    refuses("9.85 9.14", case_9_85_nobody_else_in_the_hex),
    covers("9.85", case_9_85_a_reveal_beside_who_advanced),
    refuses("K5.1", case_k5_1_no_overrun_together_again),
    covers("K8.2", case_k5_1_no_overrun_together_again),
    refuses("K5.1", case_k5_1_no_walk_together_again),
    refuses("K15.2", case_k15_2_held_without_a_line),
    refuses("K15.2", case_k15_2_a_line_cut_for_a_while),
    covers("K15.2", case_k15_2_retaken_and_taken_again),
    refuses("9.81", case_k13_3_1_out_of_the_battle),
    covers("K13.3.1", case_k13_3_1_out_of_the_battle),
    covers("K13.3.1", case_k13_3_1_not_at_the_river),
];
