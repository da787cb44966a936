//! Combat results (9.5, 9.6): the table, losses, and the player that chooses them.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};
use kessel::games::guderian::rules::combat::battle::Decision;

/// The table of the rules, a row for each die.
const TABLE: [&str; 6] = [
    "A1 D1/A1 D1 D2 D2 D2 D2 De/A1 De De De De",
    "A1 Eng D1/A1 D1 D2 D2 D2 De/A1 De De De De",
    "A1 A1 D1/A1 D1/A1 D1 D2/A1 D2 D2 De/A1 De De De",
    "A2 A1 Eng D1/A1 D1/A1 D1 D2/A1 D2 D2 D2 De/A1 De",
    "Ae A2 A1 Eng D1/A1 D1/A1 D1 D2/A1 D2 D2 D2 De",
    "Ae Ae A2 A1 Eng Eng D1/A1 D1 D2/A1 D2 D2 D2",
];

/// 9 points in 1122 against two divisions of 13 in 1222, with these dice: 1-2.
fn one_to_two(dice: &[u8]) -> Table {
    Situation::new()
        .unit("inf-26", "1122")
        .units("rifle-61 rifle-50", "1222")
        .unit("leader-konev", "1522")
        .dice(dice)
        .fights(Side::German)
}

/// The table, cell by cell, and the four cells that differ from the published one.
#[test]
fn case_9_5_the_table() {
    let rows = |option: &str| -> Vec<String> {
        let rulebook = Situation::new().option(option).rulebook();
        let row = |die| -> Vec<String> {
            (0..12).map(|column| rulebook.combat_results().at(die, column).to_string()).collect()
        };
        (0..6).map(|die| row(die).join(" ")).collect()
    };
    assert_eq!(rows("crt: seed"), TABLE);
    let published = rows("crt: published");
    assert_eq!(published[1], "A1 Eng D1/A1 D1 D2 D2 D2 D2 De/A1 De De De");
    assert_eq!(published[2], "A1 A1 D1/A1 D1/A1 D1 D2/A1 D2 D2 D2 De/A1 De De");
    let same = [0, 3, 4, 5];
    assert!(same.iter().all(|die| published[*die] == TABLE[*die]));
}

/// Each die at odds of 1-2 gives the result of its row.
#[test]
fn case_9_6_reading_a_result() {
    for (die, expected) in [(1, "D1/A1"), (2, "Eng"), (3, "A1"), (4, "A1"), (5, "A2"), (6, "Ae")] {
        let events = one_to_two(&[die]).play(&attack("inf-26", "1222"));
        assert_eq!((compared(&events).2.as_str(), result(&events).as_str()), ("1-2", expected));
    }
}

/// Ae and De eliminate all units on that side.
#[test]
fn case_k12_12_1_everybody_is_eliminated() {
    let mut table = one_to_two(&[6]);
    table.play(&attack("inf-26", "1222"));
    assert!(table.is_gone("inf-26"));
    let mut table = Situation::new()
        .units("pz-25-7 pzg-6-7 pzg-7-7", "1122")
        .units("rifle-108 leader-rakutin", "1222")
        .dice(&[2])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("pz-25-7 pzg-6-7 pzg-7-7", "1222"))), "D2");
    let mut table = Situation::new()
        .units("pz-25-7 pzg-6-7 pzg-7-7", "1122")
        .units("rifle-108 rifle-110", "1222")
        .unit("leader-konev", "1522")
        .dice(&[1])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("pz-25-7 pzg-6-7 pzg-7-7", "1222"))), "De");
    assert!(table.is_gone("rifle-108") && table.is_gone("rifle-110"));
}

/// The owner chooses between all the steps and the whole retreat, never a mix.
#[test]
fn case_9_65_loss_or_retreat() {
    let mut table = one_to_two(&[5]);
    table.play(&attack("inf-26", "1222"));
    assert_eq!(table.owed(), Some(&Decision::LoseOrRetreat { side: Side::German, amount: 2 }));
    table.refused("4.0", &lose_step("inf-26"));
    table.refused("4.0", &route("1122", "1022 1021"));
    table.play(&Order::Lose);
    assert_eq!(table.counter("inf-26").condition.steps_lost, 2);
    assert_eq!(table.at("inf-26"), "1122");
    let mut table = one_to_two(&[5]);
    table.play_all(&[attack("inf-26", "1222"), Order::Retreat, route("1122", "1022 0922")]);
    assert_eq!((table.at("inf-26"), table.counter("inf-26").condition.steps_lost), ("0922".into(), 0));
}

/// Engaged: each side loses a step, the defender first, and all units stay.
#[test]
fn case_k12_12_3_engaged() {
    let mut table = one_to_two(&[2]);
    table.play(&attack("inf-26", "1222"));
    assert!(matches!(table.owed(), Some(Decision::LoseStep { side: Side::Soviet, left: 1, .. })));
    let events = table.play(&lose_step("rifle-61"));
    assert!(events.contains(&Event::StepLost { unit: word("inf-26"), lost: 1 }));
    assert!(table.owed().is_none() && table.battle().is_none(), "no retreat and no advance");
    let mut table = Situation::new()
        .unit("inf-26", "1122")
        .unit("rifle-50", "1222")
        .unit("leader-konev", "1522")
        .dice(&[4])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("inf-26", "1222"))), "Eng");
    assert!(table.is_gone("rifle-50") && table.owed().is_none(), "nobody advances into an empty hex");
}

/// Split: the defender first and in full, then the attacker.
#[test]
fn case_9_66_split_results() {
    let mut table = one_to_two(&[1]);
    table.play(&attack("inf-26", "1222"));
    assert_eq!(table.owed(), Some(&Decision::LoseOrRetreat { side: Side::Soviet, amount: 1 }));
    table.play_all(&[Order::Lose, lose_step("rifle-61")]);
    assert_eq!(table.owed(), Some(&Decision::LoseOrRetreat { side: Side::German, amount: 1 }));
    table.play(&Order::Lose);
    assert!(table.owed().is_none(), "the hex is not empty");
    let mut table = one_to_two(&[1]);
    table.play_all(&[attack("inf-26", "1222"), Order::Retreat, route("1222", "1323"), Order::Lose]);
    assert!(matches!(table.owed(), Some(Decision::Advance { side: Side::German, .. })));
    table.play(&advance("inf-26", "1222"));
    let mut table = one_to_two(&[1]);
    table.play_all(&[attack("inf-26", "1222"), Order::Lose, lose_step("rifle-61"), Order::Retreat]);
    table.play(&route("1122", "1022"));
    assert!(table.owed().is_none(), "the defender never advances after a split result");
}

/// A group of several stacks loses one total of steps; all its stacks retreat.
#[test]
fn case_k12_12_5_one_group_for_losses() {
    let mut table = Situation::new()
        .unit("cav-1", "1122")
        .unit("pzg-6-7", "1123")
        .units("rifle-61 rifle-50 rifle-49", "1222")
        .unit("leader-konev", "1522")
        .dice(&[4, 4])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("cav-1 pzg-6-7", "1222"))), "A2");
    table.play_all(&[Order::Lose, lose_step("pzg-6-7"), lose_step("cav-1")]);
    assert_eq!(["pzg-6-7", "cav-1"].map(|unit| table.counter(unit).condition.steps_lost), [1, 1]);
}

/// Steps: infantry 9-4-2-1, two for regiments and cavalry, one for Soviets. A loss that is too large eliminates the
/// group.
#[test]
fn case_9_61_step_losses() {
    let strengths: Vec<u16> = (0..4)
        .map(|lost| {
            let mut table = Situation::new()
                .unit_that("inf-26", "1122", &format!("steps_lost: {lost}"))
                .unit("rifle-61", "1222")
                .unit("leader-konev", "1522")
                .dice(&[1])
                .fights(Side::German);
            compared(&table.play(&attack("inf-26", "1222"))).0.total
        })
        .collect();
    assert_eq!(strengths, [9, 4, 2, 1]);
    let mut table = Situation::new()
        .unit_that("cav-1", "1122", "steps_lost: 1")
        .units("rifle-61 rifle-50", "1222")
        .unit("leader-konev", "1522")
        .dice(&[4])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("cav-1", "1222"))), "A2");
    table.play(&Order::Lose);
    assert!(table.is_gone("cav-1"));
}

/// A leader may take the step. Losses are chosen one at a time, by the units that may take them.
#[test]
fn case_10_24_leaders_may_take_the_loss() {
    let mut table = Situation::new()
        .unit("inf-26", "1122")
        .units("rifle-61 leader-lukin", "1222")
        .unit("leader-konev", "1522")
        .dice(&[1])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("inf-26", "1222"))), "D1");
    table.play(&Order::Lose);
    table.refused("9.61", &lose_step("leader-konev"));
    table.refused("9.61", &lose_step("inf-26"));
    table.play(&lose_step("leader-lukin"));
    assert!(table.is_gone("leader-lukin") && !table.is_gone("rifle-61"));
}

/// A leader left alone by losses stays.
#[test]
fn case_10_24_a_leader_left_alone_stays() {
    let mut table = Situation::new()
        .unit("inf-26", "1122")
        .units("rifle-61 leader-lukin", "1222")
        .unit("leader-konev", "1522")
        .dice(&[1])
        .fights(Side::German);
    table.play_all(&[attack("inf-26", "1222"), Order::Lose, lose_step("rifle-61")]);
    assert_eq!(table.at("leader-lukin"), "1222");
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("9.5", case_9_5_the_table),
    covers("9.6", case_9_6_reading_a_result),
    covers("K12.12.1", case_k12_12_1_everybody_is_eliminated),
    covers("9.65", case_9_65_loss_or_retreat),
    covers("K12.12.3", case_k12_12_3_engaged),
    covers("9.66", case_9_66_split_results),
    covers("K12.12.5", case_k12_12_5_one_group_for_losses),
    covers("9.61 K4.1 K4.2", case_9_61_step_losses),
    refuses("9.61", case_10_24_leaders_may_take_the_loss),
    covers("10.24 K12.12.7", case_10_24_leaders_may_take_the_loss),
    covers("10.24", case_10_24_a_leader_left_alone_stays),
];
