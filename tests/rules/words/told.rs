//! The sentences of the story: they agree in number with their subjects, repeat nothing, and give the true cause.

use crate::harness::*;
use kessel::games::guderian::words::story;

/// The first sentence of the story of an order.
#[track_caller]
fn told(table: &mut Table, order: &Order) -> String {
    let events = table.play(order);
    let mut lines = events.iter().filter_map(|event| story::in_english(&table.rules, table.public(), event));
    lines.next().unwrap()
}

/// The expected text, with places as the log names them.
fn by_place(expected: &str) -> String {
    Situation::new().moves(Side::German).rules.board.with_places(expected)
}

#[test]
fn one_unit_attacks_and_several_attack() {
    let situation = Situation::new()
        .units("inf-26 inf-5", "1122")
        .unit("rifle-61", "1222")
        .unit("leader-konev", "1522")
        .dice(&[1]);
    let one = told(&mut situation.fights(Side::German), &attack("inf-26", "1222"));
    assert!(one.ends_with(&by_place("Division attacks 1222")), "{one}");
    let two = told(&mut situation.fights(Side::German), &attack("inf-26 inf-5", "1222"));
    assert!(two.contains(" Division and ") && two.ends_with(&by_place("Division attack 1222")), "{two}");
}

#[test]
fn movements_agree_with_their_units() {
    let situation = Situation::new()
        .units("pz-25-7 pzg-6-7", "1022")
        .units("rifle-61 leader-konev", "1122")
        .unit("inf-26", "0314");
    let two = overrun("pz-25-7 pzg-6-7", "1122");
    for (order, ending) in [
        (walk("inf-26", "0413"), "Infantry Division moves to 0413"),
        (overrun("pz-25-7", "1122"), "Regiment overruns 1122"),
        // The rest of a division counts as the division.
        (two.clone(), "the 7th Panzer Division overruns 1122"),
    ] {
        let line = told(&mut situation.moves(Side::German), &order);
        assert!(line.ends_with(&by_place(ending)), "{line}");
    }
    let line = told(&mut situation.unit("pzg-7-7", "0921").dice(&[1]).moves(Side::German), &two);
    assert_eq!(line, by_place("2 regiments of the 7th Panzer Division overrun 1122"));
}

#[test]
fn an_entry_hex_is_told_once() {
    let schedule = "[(turn: 8, area: \"E\", divisions: [\"23 Inf\", \"137 Inf\", \"263 Inf\"])]";
    let mut table = Situation::new().part("german_reinforcements", schedule).moves(Side::German);
    let one = told(&mut table, &enter("inf-23", "0119"));
    assert!(one.ends_with(&by_place("Division enters at 0119")), "{one}");
    let two = told(&mut table, &enter("inf-137 inf-263", "0119 0219"));
    assert!(two.ends_with(&by_place("Division enter at 0119 and move to 0219")), "{two}");
}

/// A loss that was chosen, or for which there was no choice, is a step loss; only the table eliminates by its result.
#[test]
fn a_last_step_is_lost_because_it_was_paid() {
    let against_one = |dice: &[u8]| {
        Situation::new()
            .unit_that("inf-26", "1122", "steps_lost: 3")
            .unit("rifle-61", "1222")
            .unit("leader-konev", "1522")
            .dice(dice)
            .fights(Side::German)
    };
    let died = |cause| Event::Eliminated { unit: word("inf-26"), cause };
    let mut table = against_one(&[3]);
    assert_eq!(result(&table.play(&attack("inf-26", "1222"))), "A1");
    assert!(table.play(&Order::Lose).contains(&died(Cause::Steps)));
    let events = against_one(&[6]).play(&attack("inf-26", "1222"));
    assert_eq!(result(&events), "Ae");
    assert!(events.contains(&died(Cause::Result)));
    // D1/A1: a division is the defender's only step.
    let mut table = Situation::new()
        .unit("inf-26", "1122")
        .unit("rifle-61", "1222")
        .unit("leader-konev", "1522")
        .dice(&[3])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("inf-26", "1222"))), "D1/A1");
    let unit = table.id("rifle-61");
    assert!(table.play(&Order::Lose).contains(&Event::Eliminated { unit, cause: Cause::Steps }));
}
