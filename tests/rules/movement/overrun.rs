//! Overruns (6.5): the units that may make them, their cost and strength, and their results.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};
use kessel::games::guderian::rules::{counter::Piece, movement::overrun::targets};

/// The 7th Panzer Division, whole.
const DIVISION: &str = "pz-25-7 pzg-6-7 pzg-7-7";

/// The division in 1122, a leader far behind, and these dice; the enemy is set in 1222.
fn beside(dice: &[u8]) -> Situation {
    Situation::new().units(DIVISION, "1122").unit("leader-konev", "1625").dice(dice)
}

/// Units overrun in their own Movement Phases, Germans in both.
#[test]
fn case_k8_1_when_to_overrun() {
    let mut table = beside(&[1]).unit("rifle-108", "1222").opens(Phase::GermanMechanized, 8);
    table.play(&overrun(DIVISION, "1222"));
    let mut table = beside(&[]).unit("rifle-108", "1222").unit("inf-26", "1223").moves(Side::German);
    table.give_dice(&[1]);
    table.play(&overrun("inf-26", "1222"));
    let mut table = beside(&[]).unit("rifle-108", "1222").moves(Side::Soviet);
    table.refused("4.0", &overrun(DIVISION, "1222"));
}

/// Leaders alone do not overrun; disrupted units do not.
#[test]
fn case_k8_2_who_may_overrun() {
    let mut table = Situation::new()
        .unit("leader-konev", "1122")
        .unit("inf-26", "1222")
        .unit_that("rifle-61", "1122", "disrupted: true")
        .moves(Side::Soviet);
    table.refused("K8.2", &overrun("leader-konev", "1222"));
    table.refused("K5.6", &overrun("leader-konev rifle-61", "1222"));
    table.refused("K5.1", &Order::Overrun { units: vec![], target: hex("1222") });
}

/// Soviet units must have been within a radius when the phase opened.
#[test]
fn case_6_55_soviet_overruns_need_a_leader() {
    let mut table = Situation::new()
        .unit("rifle-61", "1122")
        .unit("leader-konev", "1130")
        .unit("inf-26", "1222")
        .unit("rifle-50", "1128")
        .unit("cav-1", "1228")
        .moves(Side::Soviet);
    table.refused("6.55", &overrun("rifle-61", "1222"));
    table.give_dice(&[1]);
    table.play(&overrun("rifle-50", "1228"));
}

/// The units must have started the phase in one hex and still be together.
#[test]
fn case_k8_2_1_started_together() {
    let mut table = Situation::new()
        .unit("pz-25-7", "1022")
        .unit("pzg-6-7", "1122")
        .unit("pzg-7-7", "1121")
        .unit("rifle-108", "1222")
        .moves(Side::German);
    table.refused("K5.1", &overrun("pzg-6-7 pzg-7-7", "1222"));
    table.play(&walk("pz-25-7", "1122"));
    table.refused("K8.2.1", &overrun("pz-25-7 pzg-6-7", "1222"));
    table.play(&overrun("pz-25-7", "1222"));
}

/// Arrivals by one hex count as having started together.
#[test]
fn case_k8_2_1_arrivals_overrun() {
    let mut table = Situation::new()
        .part("german_reinforcements", r#"[(turn: 8, area: "E", divisions: ["7 Pz"])]"#)
        .unit("rifle-108", "0320")
        .unit("leader-konev", "0823")
        .dice(&[1])
        .moves(Side::German);
    table.play(&enter(DIVISION, "0120 0219"));
    let events = table.play(&overrun(DIVISION, "0320"));
    assert!(has(&events, "overran"));
}

/// Part of a stack may overrun while the rest stays.
#[test]
fn case_k8_2_1_part_of_a_stack() {
    let mut table = beside(&[1]).unit("rifle-108", "1222").moves(Side::German);
    table.play_all(&[overrun("pz-25-7", "1222"), Order::Lose]);
    assert_eq!((table.at("pz-25-7"), table.at("pzg-6-7")), ("1222".into(), "1122".into()));
}

/// Each unit pays three points, whatever the ground; the emptied hex then costs nothing.
#[test]
fn case_k8_3_cost_of_an_overrun() {
    let mut table = beside(&[1]).unit("rifle-108", "1222").soviet_marker("1222").moves(Side::German);
    table.play(&overrun(DIVISION, "1222"));
    assert_eq!(table.left("pz-25-7"), "7");
    assert_eq!(table.at("pz-25-7"), "1222");
    let mut table = Situation::new().unit("cav-1", "0819").unit("rifle-108", "1120").moves(Side::German);
    table.play(&walk("cav-1", "0919 1019"));
    table.play(&overrun("cav-1", "1120"));
    let mut table = Situation::new().unit("cav-1", "0721").unit("rifle-108", "1120").moves(Side::German);
    table.play(&walk("cav-1", "0820 0920 1019"));
    let why = table.refused("K8.3", &overrun("cav-1", "1120"));
    assert_eq!(why, "cav-1 cannot overrun: it costs 3 MP, only 2 MP left");
}

/// The target is one adjacent hex with enemies, not across a lake. Otherwise the refusal names the case of the target.
#[test]
fn case_k8_4_target_of_an_overrun() {
    let mut table = beside(&[]).unit("rifle-108", "1323").unit("cav-1", "0402").moves(Side::German);
    table.refused("K8.4", &overrun(DIVISION, "1222"));
    let why = table.refused("K8.4", &overrun(DIVISION, "1323"));
    assert!(why.contains("1323: it is not adjacent to 1122"), "{why}");
    let why = table.refused("K8.4", &overrun("cav-1", "0502"));
    assert!(why.contains("across a lake"), "{why}");
    let mut edge = Situation::new().unit("inf-26", "0131").moves(Side::German);
    assert_eq!(edge.refused("K8.4", &overrun("inf-26", "0132")), "no enemy unit is in 0132");
}

/// The offer is every hex adjacent to the stack that the door would let it overrun, and no other.
#[test]
fn case_k8_4_what_is_offered() {
    let table = beside(&[])
        .unit("rifle-108", "1222")
        .unit("rifle-50", "1021")
        .unit("rifle-61", "1323")
        .unit("inf-26", "1121")
        .unit_that("cav-1", "1324", "disrupted: true")
        .moves(Side::German);
    let offered = |units: &str| {
        let find = |unit| table.public().find(word(unit)).unwrap();
        let pieces: Vec<Piece> = units.split_whitespace().map(find).collect();
        targets(&table.rules, table.public(), &pieces)
    };
    assert_eq!(offered(DIVISION), hexes("1222 1021"));
    assert_eq!(offered("pz-25-7"), hexes("1222 1021"));
    assert_eq!(offered("inf-26"), hexes("1021"));
    assert!(offered("cav-1").is_empty() && offered("").is_empty());
}

/// The worked example: 8, integrated 16, out of supply 8, overrun 4.
#[test]
fn case_k8_5_the_example_of_overrun_strength() {
    let mut table = Situation::new()
        .units(DIVISION, "4025")
        .unit("rifle-61", "4125")
        .soviet_marker("0120")
        .dice(&[1])
        .moves(Side::German);
    let events = table.play(&overrun(DIVISION, "4125"));
    let (attack, defence, odds) = compared(&events);
    assert_eq!(attack.parts.iter().map(|part| part.printed).sum::<u16>(), 8);
    assert!(attack.parts.iter().all(|part| part.integrity && part.halved));
    assert_eq!(attack.parts.iter().map(|part| part.value).sum::<u16>(), 8);
    assert_eq!((attack.overrun, attack.total), (true, 4));
    assert_eq!((defence.total, odds.as_str()), (2, "2-1"), "5 outside every radius is 2");
}

/// Supply for strength is judged at the moment of the overrun.
#[test]
fn case_6_59_supply_in_an_overrun() {
    let mut table = Situation::new()
        .units(DIVISION, "2721")
        .unit("rifle-61", "2922")
        .soviet_marker("0120")
        .dice(&[1])
        .moves(Side::German);
    assert_eq!(table.left("pz-25-7"), "10");
    table.play(&walk(DIVISION, "2821"));
    let (attack, ..) = compared(&table.play(&overrun(DIVISION, "2922")));
    assert!(attack.parts.iter().all(|part| part.halved), "more than 20 points from the west edge");
    assert_eq!(attack.total, 4);
}

/// Untried units are revealed at that moment; if all are removed, the hex is entered and the path is open.
#[test]
fn case_k8_6_reveals_in_an_overrun() {
    let mut table = beside(&[]).untried_as("rifle-2", "1222").moves(Side::German);
    let events = table.play(&overrun(DIVISION, "1222"));
    assert!(has(&events, "revealed") && !has(&events, "die") && !has(&events, "halted"));
    let unit = table.id("rifle-2");
    assert!(events.contains(&Event::Eliminated { unit, cause: Cause::NoStrength }));
    assert_eq!(table.at("pz-25-7"), "1222");
    table.play(&walk("pz-25-7", "1323 1423"));
}

/// After a success without losses the overrunning units must enter, and may move on and separate.
#[test]
fn case_k8_7_after_a_clean_success() {
    let mut table = beside(&[1]).unit("rifle-61", "1222").moves(Side::German);
    let events = table.play(&overrun(DIVISION, "1222"));
    assert_eq!(result(&events), "D1");
    table.play(&Order::Retreat);
    let events = table.play(&route("1222", "1323"));
    assert!(events.contains(&Event::Overran { units: table.ids(DIVISION), hex: hex("1222") }));
    assert!(!has(&events, "halted"));
    table.play(&walk("pz-25-7", "1221"));
    table.play(&walk("pzg-6-7 pzg-7-7", "1322"));
    assert_eq!(table.left("pzg-6-7"), "6");
}

/// After a split result they enter the emptied hex and are halted.
#[test]
fn case_k8_8_the_emptied_hex_after_a_split_result() {
    let split = beside(&[2]).unit("rifle-61", "1222");
    let orders = [overrun(DIVISION, "1222"), Order::Retreat, route("1222", "1323"), Order::Lose];
    let mut table = split.moves(Side::German);
    let events = table.play_all(&orders);
    assert_eq!(result(&events), "D1/A1");
    table.play(&lose_step("pzg-6-7"));
    assert_eq!(table.at("pz-25-7"), "1222");
    let why = table.refused("6.52", &walk("pz-25-7", "1221"));
    assert_eq!(why, "pz-25-7 was halted by its overrun and cannot move again this phase");
    let mut table = split.option("overrun_entry: published").moves(Side::German);
    table.play_all(&orders);
    table.play(&lose_step("pzg-6-7"));
    assert_eq!(table.at("pz-25-7"), "1122");
    table.refused("6.52", &walk("pz-25-7", "1121"));
}

/// Attackers that retreat do not enter.
#[test]
fn case_k8_8_who_retreats_does_not_enter() {
    let mut table = beside(&[2]).unit("rifle-61", "1222").moves(Side::German);
    table.play_all(&[overrun(DIVISION, "1222"), Order::Lose, Order::Retreat, route("1122", "1121")]);
    assert!(table.is_gone("rifle-61"));
    assert_eq!(table.at("pz-25-7"), "1121");
    table.refused("6.52", &walk("pz-25-7", "1120"));
}

/// Engaged: all units stay, even if the hex is empty, and the attackers are halted.
#[test]
fn case_6_52_engaged_units_are_halted() {
    let mut table = beside(&[4]).unit("rifle-61", "1222").moves(Side::German);
    let events = table.play(&overrun(DIVISION, "1222"));
    assert_eq!(result(&events), "Eng");
    table.play(&lose_step("pzg-6-7"));
    assert!(table.is_gone("rifle-61"));
    assert_eq!(table.at("pz-25-7"), "1122");
    table.refused("6.52", &walk("pz-25-7", "1222"));
    table.refused("6.52", &overrun("pz-25-7", "1222"));
}

/// Any loss or retreat halts the attacker; it is still halted when other units have moved.
#[test]
fn case_6_52_a_loss_halts() {
    let mut table = beside(&[5]).unit("rifle-61", "1222").unit("inf-26", "0922").moves(Side::German);
    let events = table.play(&overrun(DIVISION, "1222"));
    assert_eq!(result(&events), "A1");
    table.play_all(&[Order::Lose, lose_step("pz-25-7")]);
    table.refused("6.52", &overrun(DIVISION, "1222"));
    table.play(&walk("inf-26", "0921"));
    table.refused("6.52", &walk("pz-25-7", "1121"));
    assert!(!table.counter("rifle-61").condition.disrupted, "an A result disrupts nobody");
}

/// A defender that takes a plain D result as a loss and survives is disrupted and stays; the attackers may overrun it
/// again.
#[test]
fn case_k8_8_1_the_defender_holds() {
    let mut table = beside(&[1, 1]).units("rifle-61 rifle-112", "1222").moves(Side::German);
    let events = table.play(&overrun(DIVISION, "1222"));
    assert_eq!((compared(&events).2.as_str(), result(&events).as_str()), ("1-2", "D1/A1"));
    let mut table = beside(&[1, 1]).units("rifle-108 rifle-110", "1222").moves(Side::German);
    table.give_dice(&[6, 6]);
    let events = table.play(&overrun(DIVISION, "1222"));
    assert_eq!((compared(&events).2.as_str(), result(&events).as_str()), ("4-1", "Eng"));
    let mut table = beside(&[]).units("rifle-61 rifle-13", "1222").moves(Side::German);
    table.give_dice(&[1, 1]);
    let events = table.play(&overrun(DIVISION, "1222"));
    assert_eq!((compared(&events).2.as_str(), result(&events).as_str()), ("1-1", "D1"));
    table.play_all(&[Order::Lose, lose_step("rifle-61")]);
    assert!(table.counter("rifle-13").condition.disrupted);
    assert_eq!((table.at("pz-25-7"), table.at("rifle-13")), ("1122".into(), "1222".into()));
    let events = table.play(&overrun(DIVISION, "1222"));
    assert_eq!(result(&events), "De");
    assert_eq!((table.at("pz-25-7"), table.left("pz-25-7")), ("1222".into(), "4".into()));
}

/// The zone over the hex from which an overrun is made is ignored. In a zone movement ends, but another overrun is
/// allowed.
#[test]
fn case_k8_9_one_overrun_after_another() {
    let mut table = beside(&[1, 4])
        .unit("rifle-108", "1222")
        .unit("rifle-110", "1323")
        .unit("rifle-61", "1121")
        .moves(Side::German);
    table.refused("8.13", &walk(DIVISION, "1123"));
    table.play(&overrun(DIVISION, "1222"));
    assert_eq!(table.at("pz-25-7"), "1222");
    table.refused("8.13", &walk("pz-25-7", "1223"));
    table.play_all(&[overrun("pz-25-7 pzg-6-7", "1323"), Order::Lose]);
    assert_eq!((table.at("pz-25-7"), table.left("pz-25-7")), ("1323".into(), "4".into()));
    assert_eq!(table.at("pzg-7-7"), "1222");
}

/// There is no advance in an overrun, not even for the defender.
#[test]
fn case_6_57_no_advance_after_an_overrun() {
    let mut table = beside(&[5]).unit("rifle-61", "1222").moves(Side::German);
    table.play_all(&[overrun(DIVISION, "1222"), Order::Retreat]);
    table.play(&route("1122", "1121"));
    assert!(table.battle().is_none() && table.owed().is_none());
    assert_eq!(table.at("rifle-61"), "1222");
}

/// No Soviet overrun into columns 01 and 02 on turns 1 to 6.
#[test]
fn case_k8_11_no_overrun_into_closed_columns() {
    let situation =
        Situation::new().unit("rifle-50", "0323").unit("leader-konev", "0424").unit("cav-1", "0223");
    let mut table = situation.opens(Phase::SovietMovement, 6);
    table.refused("6.4", &overrun("rifle-50", "0223"));
    let mut table = situation.dice(&[1]).opens(Phase::SovietMovement, 7);
    table.play(&overrun("rifle-50", "0223"));
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("K8.1", case_k8_1_when_to_overrun),
    refuses("K8.2 K5.6 K5.1", case_k8_2_who_may_overrun),
    refuses("6.55", case_6_55_soviet_overruns_need_a_leader),
    refuses("K8.2.1 K5.1", case_k8_2_1_started_together),
    covers("K8.2.1", case_k8_2_1_arrivals_overrun),
    covers("K8.2.1", case_k8_2_1_part_of_a_stack),
    refuses("K8.3", case_k8_3_cost_of_an_overrun),
    refuses("K8.4", case_k8_4_target_of_an_overrun),
    covers("K8.4", case_k8_4_what_is_offered),
    covers("K8.5 K12.7.6", case_k8_5_the_example_of_overrun_strength),
    covers("6.59", case_6_59_supply_in_an_overrun),
    covers("K8.6", case_k8_6_reveals_in_an_overrun),
    covers("K8.7", case_k8_7_after_a_clean_success),
    refuses("6.52", case_k8_8_the_emptied_hex_after_a_split_result),
    covers("K8.8", case_k8_8_the_emptied_hex_after_a_split_result),
    covers("K8.8", case_k8_8_who_retreats_does_not_enter),
    refuses("6.52", case_6_52_engaged_units_are_halted),
    refuses("6.52", case_6_52_a_loss_halts),
    covers("K8.8.1", case_k8_8_1_the_defender_holds),
    refuses("8.13", case_k8_9_one_overrun_after_another),
    covers("6.56 K8.9", case_k8_9_one_overrun_after_another),
    covers("6.57", case_6_57_no_advance_after_an_overrun),
    refuses("6.4", case_k8_11_no_overrun_into_closed_columns),
    covers("K8.11", case_k8_11_no_overrun_into_closed_columns),
];
