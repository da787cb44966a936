//! Panic, removal, indirect fire, transport, engineers, victory (8, 11, 12, 13, 14, 16).

use crate::{
    ledger::check::{Entry, covers, refuses},
    panzer44::harness::*,
};
use kessel::games::panzer44::{rules::victory, words::story};

/// A unit with a delayed panic acts in this turn, panics in the next, and is normal again after it.
#[test]
fn delayed_panic() {
    let mut table = Situation::new()
        .unit("ge-pz-4h", "0203")
        .unit("us-m4-75", "0208")
        .dice(&[1])
        .plotted("ge-pz-4h-1 DF 0208", "us-m4-75-1 MV");
    table.play(&fire("ge-pz-4h-1", "us-m4-75-1"));
    assert!(table.condition("us-m4-75-1").will_panic, "case 23");
    table.play(&walk("us-m4-75-1", "0209"));
    table.play(&Order::EndPhase);
    assert_eq!(table.public().turn, 2);
    table.play(&plot(Side::German, ""));
    table.give_dice(&[5, 5]);
    table.play(&plot(Side::Allied, "us-m4-75-1 MV"));
    assert_eq!(table.public().turn, 3, "its order is lost, and nobody has anything to do");
    assert!(!table.condition("us-m4-75-1").panicked && !table.condition("us-m4-75-1").will_panic);
    assert_eq!(table.at("us-m4-75-1"), "0209");
}

/// As many different digits as the level: units in rows that end with them panic, except disrupted ones.
#[test]
fn panic_digits() {
    let mut table = Situation::new()
        .unit("us-m4-75", "0410")
        .unit_that("us-m4-76", "0510", "disruption: 1")
        .loaded("us-m3-halftrack", "us-rifle", "0610")
        .unit("us-m10", "0411")
        .unit("ge-pz-4h", "0711")
        .part("allied.panic", "2")
        .dice(&[5, 10, 10, 3])
        .begins();
    table.play(&plot(Side::German, ""));
    let events = table.play(&plot(Side::Allied, "us-m4-75-1 MV; us-m10-1 MV"));
    let panicked = events.iter().find_map(|event| match event {
        Event::Panicked { units } => Some(format!("{units:?}")),
        _ => None,
    });
    assert_eq!(
        panicked.unwrap(),
        "[us-m3-halftrack-1, us-m4-75-1, us-m5a1-1, us-rifle-1]",
        "hexes 0410, 0610 and 0120 end in 0; the second 10 is thrown again"
    );
    table.refused("5.2", &walk("us-m4-75-1", "0409"));
}

/// A ten-sided die for each unit, with the option.
#[test]
fn panic_one_by_one() {
    let mut table = Situation::new()
        .lonely()
        .unit("us-m4-75", "0410")
        .unit("ge-pz-4h", "0711")
        .unit_that("ge-panther", "0712", "will_panic: true")
        .option("panic_individual: true")
        .dice(&[2, 1])
        .begins();
    table.play(&plot(Side::German, ""));
    let events = table.play(&plot(Side::Allied, ""));
    assert!(has(&events, "panicked"));
    assert_eq!(rolled(&events).len(), 2, "a unit with (P) is not rolled for again");
    assert!(format!("{events:?}").contains("Panicked { units: [ge-panther-1, us-m4-75-1] }"));
}

/// Panicked units may bolt, with the option: straight ahead with half their points, and mines and fire apply.
#[test]
fn bolting() {
    let situation = Situation::new()
        .lonely()
        .unit_that("us-m4-75", "0210", "will_panic: true")
        .unit_that("us-rifle", "0715", "will_panic: true")
        .unit("ge-pz-4h", "0205")
        .mines("0208", Mines::Preventative)
        .option("panic_bolt: true")
        .part("first_player", "Allied");
    let mut table = situation.clone().dice(&[9, 9, 6, 1, 1, 1, 6, 4]).begins();
    table.play(&plot(Side::German, ""));
    let events = table.play(&plot(Side::Allied, ""));
    assert_eq!(table.at("us-m4-75-1"), "0206", "north, over mines, up to the enemy");
    assert_eq!(count(&events, "mined"), 2);
    assert_eq!(table.at("us-rifle-1"), "0716", "foot runs one hex");
    let mut asked = situation.dice(&[9, 9, 6, 1, 6, 2]).begins();
    asked.play(&plot(Side::German, "ge-pz-4h-1 OF 0209 ask"));
    asked.play(&plot(Side::Allied, ""));
    assert_eq!(asked.at("us-m4-75-1"), "0209");
    asked.give_dice(&[1, 1, 1, 1]);
    asked.play(&Order::LetPass);
    assert_eq!(asked.at("us-m4-75-1"), "0206", "it runs on");
}

/// Pins are removed, with a die for each disrupted unit: D-2 on 1 or 2.
#[test]
fn removal() {
    for (die, left) in [(2, 0), (3, 2)] {
        let mut table = Situation::new()
            .unit_that("us-m4-75", "0410", "disruption: 2, pinned: true")
            .dice(&[9, 9, die])
            .begins();
        table.play(&plot(Side::German, ""));
        let events = table.play(&plot(Side::Allied, ""));
        assert_eq!(table.condition("us-m4-75-1").disruption, left, "case 12");
        assert!(!table.condition("us-m4-75-1").pinned && has(&events, "pins_removed"));
    }
}

/// Indirect fire needs class H, range, and an observer; it comes after removal and stays a whole turn.
#[test]
fn indirect_fire() {
    let situation = Situation::new()
        .unit("us-mortar-81", "0310")
        .unit("us-rifle", "0602")
        .unit("ge-grenadier", "0607")
        .unit("ge-pz-4h", "0608")
        .unit("ge-grenadier", "0611");
    let mut table = situation.begins();
    table.refused("5.1", &plot(Side::Allied, "us-rifle-1 IF 0607 HT"));
    table.refused("8.1", &plot(Side::Allied, "us-mortar-81-1 IF 0410 HT"));
    table.refused("6.2", &plot(Side::Allied, "us-mortar-81-1 IF 2510 HT"));
    table.refused("8.2", &plot(Side::Allied, "us-mortar-81-1 IF 1511 HT"));
    let mut table = situation.clone().dice(&[1, 1]).plotted("", "us-mortar-81-1 IF 0607 HL");
    assert_eq!(table.public().phase, Phase::SecondIndirect);
    let events = table.play(&bombard("us-mortar-81-1"));
    assert_eq!(count(&events, "attacked"), 1, "the tank beside is unaffected, without a die");
    assert_eq!(results(&events), ["(P)"]);
    assert!(table.condition("ge-grenadier-1").will_panic);
    assert_eq!(table.condition("us-mortar-81-1").bombarded, Some(1));
    let mut pin = situation.position("0607").dice(&[4]).plotted("", "us-mortar-81-1 IF 0607 HL");
    pin.play(&bombard("us-mortar-81-1"));
    assert!(pin.condition("ge-grenadier-1").pinned, "it stays through the next turn's movement");
    pin.refused("5.1", &plot(Side::German, "ge-grenadier-1 MV"));
}

/// A battery that fired may be answered without an observer in the next turn (counter-battery).
#[test]
fn counter_battery() {
    let situation = |condition: &str| {
        Situation::new().unit_that("us-mortar-81", "1206", condition).unit("ge-mortar-8cm", "1914").begins()
    };
    let order = plot(Side::German, "ge-mortar-8cm-1 IF 1206 HT");
    situation("").refused("8.2", &order);
    situation("bombarded: Some(0)").play(&order);
}

/// Off-board artillery: its number of fires, one a turn, its pattern; close air support needs an observer.
#[test]
fn support() {
    let situation = Situation::new()
        .unit("us-rifle", "0602")
        .unit("ge-panther", "0607")
        .part("allied.off_board", "[(id: \"us-105\", name: \"105\", strength: 5, fires: 1, pattern: Some(Tight)), (id: \"late\", name: \"Late\", strength: 5, fires: 1, from_turn: 2)]")
        .part("allied.sorties", "1");
    let mut table = situation.begins();
    table.refused("8.4", &plot(Side::Allied, "us-155 barrage 0607 HT"));
    table.refused("8.4", &plot(Side::Allied, "late barrage 0607 HT"));
    table.refused("8.4", &plot(Side::Allied, "us-105 barrage 0607 HL"));
    table.refused("8.4", &plot(Side::Allied, "us-105 barrage 0607 HT; us-105 barrage 0607 HT"));
    table.refused("8.2", &plot(Side::Allied, "us-105 barrage 1914 HT"));
    table.refused("1.4", &plot(Side::Allied, "us-105 barrage 3114 HT"));
    table.refused("8.5", &plot(Side::Allied, "air 1914"));
    table.refused("8.5", &plot(Side::Allied, "air 0607; air 0607"));
    table.refused("1.4", &plot(Side::Allied, "air 3107"));
    let mut table = situation.clone().dice(&[5]).plotted("", "us-105 barrage 0607 HT; air 0607");
    assert_eq!(table.public().fires_left[1][&word("us-105")], 0, "used up when it is plotted");
    table.refused("5.1", &Order::Barrage { battery: word("late") });
    table.refused("5.1", &bombard("us-rifle-1"));
    table.refused("8.5", &Order::Strike { hex: hex("0608") });
    let events = table.play(&Order::Strike { hex: hex("0607") });
    assert!(!has(&events, "attacked"), "a 5 turns it back");
    assert_eq!(table.public().sorties_left[1], 1);
    table.give_dice(&[6]);
    let events = table.play(&Order::Barrage { battery: word("us-105") });
    assert_eq!(results(&events), ["D2"], "5 - 4 = +1 and a 6");
    let mut struck = situation.dice(&[4, 6]).plotted("", "air 0607");
    let events = struck.play(&Order::Strike { hex: hex("0607") });
    assert_eq!(results(&events), ["D4"]);
    assert!(struck.is_destroyed("ge-panther-1") && struck.public().sorties_left[1] == 0);
    struck.refused("8.5", &plot(Side::Allied, "air 0607"));
    struck.refused("8.4", &plot(Side::Allied, "us-105 barrage 0607 HL"));
}

/// The First Player's indirect fire is applied before the other's is executed, but not with the option.
#[test]
fn indirect_fire_one_after_the_other() {
    let situation =
        Situation::new().unit("ge-mortar-12cm", "0607").unit("us-mortar-81", "0602").dice(&[6, 6]);
    let orders = ("ge-mortar-12cm-1 IF 0602 HT", "us-mortar-81-1 IF 0607 HT");
    let mut table = situation.plotted(orders.0, orders.1);
    table.play(&bombard("ge-mortar-12cm-1"));
    assert!(table.condition("us-mortar-81-1").disruption > 0 || table.is_destroyed("us-mortar-81-1"));
    assert_eq!(table.public().turn, 2, "it does not fire any more");
    let mut table = situation.option("indirect_sequential: false").plotted(orders.0, orders.1);
    table.play(&bombard("ge-mortar-12cm-1"));
    assert_eq!(table.public().phase, Phase::SecondIndirect);
    table.play(&bombard("us-mortar-81-1"));
    let degrees = ["us-mortar-81-1", "ge-mortar-12cm-1"].map(|unit| table.condition(unit).disruption);
    assert_eq!(degrees, [3, 3], "both have fired");
}

/// Loading: both units plotted for each other, in one hex; unloading for two of the carrier's points.
#[test]
fn transport() {
    let mut table = Situation::new()
        .unit("us-truck", "0310")
        .unit("us-at-57", "0310")
        .unit("us-rifle", "0311")
        .unit("us-m4-75", "0310")
        .begins();
    table.refused("11.2", &plot(Side::Allied, "us-truck-1 LD us-at-57-1"));
    table.refused("11.2", &plot(Side::Allied, "us-truck-1 LD us-rifle-1; us-rifle-1 LD us-truck-1"));
    table.refused("11.1", &plot(Side::Allied, "us-truck-1 LD us-m4-75-1; us-m4-75-1 LD us-truck-1"));
    table.play(&plot(Side::Allied, "us-truck-1 LD us-at-57-1; us-at-57-1 LD us-truck-1"));
    table.give_dice(&[9, 9]);
    table.play(&plot(Side::German, ""));
    table.refused("11.2", &load("us-m4-75-1"));
    table.play(&load("us-truck-1"));
    assert_eq!(table.at("us-at-57-1"), "");
    assert_eq!(table.public().turn, 2);
    table.refused("11.1", &plot(Side::Allied, "us-truck-1 LD us-rifle-1; us-rifle-1 LD us-truck-1"));
    table.play(&plot(Side::Allied, "us-truck-1 MV; us-at-57-1 UL"));
    table.give_dice(&[9, 9]);
    table.play(&plot(Side::German, ""));
    table.refused("11.3", &unload("us-at-57-1"));
    table.play(&walk("us-truck-1", "0410 0510"));
    table.play(&unload("us-at-57-1"));
    assert_eq!(table.at("us-at-57-1"), "0510");
    assert_eq!(table.public().turn, 3, "the truck has moved, and nobody else has anything to do");
    table.play(&plot(Side::Allied, ""));
    table.give_dice(&[9, 9]);
    table.play(&plot(Side::German, ""));
    table.refused("11.3", &plot(Side::Allied, "us-truck-1 UL"));
}

/// The result for the carrier applies to its passenger.
#[test]
fn passengers_share() {
    let situation = Situation::new().loaded("us-m3-halftrack", "us-rifle", "0208").unit("ge-pz-4h", "0203");
    let mut table = situation.clone().dice(&[1, 4]).plotted("ge-pz-4h-1 DF 0208", "");
    table.play(&fire("ge-pz-4h-1", "us-m3-halftrack-1"));
    assert_eq!(table.condition("us-m3-halftrack-1").disruption, 2);
    assert_eq!(table.condition("us-rifle-1").disruption, 2);
    let mut table = situation.dice(&[6]).plotted("ge-pz-4h-1 DF 0208", "");
    table.play(&fire("ge-pz-4h-1", "us-m3-halftrack-1"));
    assert!(table.is_destroyed("us-m3-halftrack-1") && table.is_destroyed("us-rifle-1"));
    let mut stands = Situation::new()
        .loaded("us-m3-halftrack", "us-rifle", "0208")
        .unit("us-truck", "0208")
        .unit("us-truck", "0208")
        .plotted("", "us-m3-halftrack-1 UL; us-rifle-1 UL; us-truck-1 MV");
    stands.refused("7.9", &unload("us-rifle-1"));
    stands.play(&walk("us-truck-1", "0209"));
    stands.play(&unload("us-rifle-1"));
    assert_eq!(stands.at("us-rifle-1"), "0208");
}

/// The order to load names the carrier: a passenger loads no unit.
#[test]
fn only_carriers_take_others_in() {
    let mut table = Situation::new()
        .unit("us-truck", "0310")
        .unit("us-rifle", "0310")
        .plotted("", "us-truck-1 LD us-rifle-1; us-rifle-1 LD us-truck-1");
    table.refused("11.1", &load("us-rifle-1"));
    table.play(&load("us-truck-1"));
    assert_eq!(table.counter("us-rifle-1").carrier(), Some(word("us-truck-1")));
}

/// Only pins of units in play are removed, and the log has them.
#[test]
fn pins_of_the_living() {
    let mut table = Situation::new()
        .unit("ge-pz-4h", "0207")
        .unit_that("us-m4-75", "0206", "pinned: true")
        .unit_that("us-m10", "0214", "pinned: true")
        .dice(&[6])
        .plotted("ge-pz-4h-1 DF 0206", "");
    let events = table.play(&fire("ge-pz-4h-1", "us-m4-75-1"));
    assert!(table.is_destroyed("us-m4-75-1") && !table.condition("us-m10-1").pinned);
    let pins = events.iter().find(|event| matches!(event, Event::PinsRemoved { .. })).unwrap();
    assert_eq!(pins, &Event::PinsRemoved { units: vec![word("us-m10-1")] });
    assert_eq!(story::tell(&table.rules, pins).unwrap().to_string(), "No longer pinned: us-m10-1");
}

/// The log names the pattern of off-board fire (2.3).
#[test]
fn the_log_names_the_pattern() {
    let mut table = Situation::new()
        .unit("us-rifle", "0602")
        .unit("ge-panther", "0607")
        .part("allied.off_board", "[(id: \"us-105\", name: \"105\", strength: 5, fires: 2)]")
        .dice(&[9, 9])
        .begins();
    table.play(&plot(Side::German, ""));
    let events = table.play(&plot(Side::Allied, "us-105 barrage 0607 HL"));
    let told: Vec<String> = events
        .iter()
        .filter_map(|event| story::tell(&table.rules, event))
        .map(|text| text.to_string())
        .collect();
    assert!(told.contains(&"Allied plot revealed: us-105 at 0607, loose".to_owned()), "{told:?}");
}

/// Engineers clear mines by one kind in two turns in a row.
#[test]
fn clearing_mines() {
    let mut table = Situation::new()
        .unit("us-engineer", "0310")
        .unit("us-rifle", "0310")
        .mines("0410", Mines::Preventative)
        .begins();
    table.refused("12.3", &plot(Side::Allied, "us-rifle-1 CL 0410"));
    table.refused("12.3", &plot(Side::Allied, "us-engineer-1 CL 0310"));
    for kind in [Some(Mines::Preventative), Some(Mines::Hasty), Some(Mines::Hasty), None] {
        table.play(&plot(Side::German, ""));
        table.give_dice(&[9, 9]);
        table.play(&plot(Side::Allied, "us-engineer-1 CL 0410"));
        table.refused("5.1", &Order::Blow { unit: word("us-engineer-1") });
        table.play(&Order::Clear { unit: word("us-engineer-1") });
        assert_eq!(table.public().mines.get(&hex("0410")).copied(), kind);
    }
    table.refused("12.3", &plot(Side::Allied, "us-engineer-1 CL 0410"));
}

/// Engineers blow bridges if the scenario allows it: two turns, then a die of 1 to 4.
#[test]
fn blowing_bridges() {
    let rule =
        "Some((side: Allied, from_turn: 2, bridges: [(\"2310\", \"2410\"), (\"2314\", \"2414\")], most: 1))";
    let situation =
        Situation::new().unit("us-engineer", "2310").unit("us-m10", "2410").unit("us-engineer", "2414");
    situation.begins().refused("12.4", &plot(Side::Allied, "us-engineer-1 BB 2410"));
    let mut table = situation.part("demolition", rule).begins();
    table.refused("12.4", &plot(Side::Allied, "us-engineer-1 BB 2410"));
    table.pass_turn([9, 9]);
    table.refused("12.4", &plot(Side::Allied, "us-engineer-1 BB 2411"));
    table.refused("12.4", &plot(Side::Allied, "us-m10-1 BB 2310"));
    for (dice, gone) in [(vec![9, 9], false), (vec![9, 9, 5], false), (vec![9, 9, 4], true)] {
        table.play(&plot(Side::German, ""));
        table.give_dice(&dice);
        table.play(&plot(Side::Allied, "us-engineer-1 BB 2410"));
        table.refused("5.1", &Order::Clear { unit: word("us-engineer-1") });
        table.play(&Order::Blow { unit: word("us-engineer-1") });
        assert_eq!(table.public().is_blown(hex("2410"), hex("2310")), gone);
    }
    table.refused("12.4", &plot(Side::Allied, "us-engineer-2 BB 2314"));
    table.play(&plot(Side::German, ""));
    table.give_dice(&[9, 9]);
    table.play(&plot(Side::Allied, "us-m10-1 MV"));
    table.refused("7.8", &walk("us-m10-1", "2310"));
}

/// The last side in a hex holds it; the game ends after its last turn, or when a side has no unit left.
#[test]
fn holding_and_the_end() {
    let mut table =
        Situation::new().unit("ge-pz-4h", "1508").part("last_turn", "1").plotted("ge-pz-4h-1 MV", "");
    assert_eq!(victory::points(&table.rules, table.public()), 0);
    let events = table.play(&walk("ge-pz-4h-1", "1509 1510 1511"));
    assert!(has(&events, "passed"));
    let events = table.play(&Order::EndPhase);
    assert!(has(&events, "ended"));
    assert_eq!(table.public().outcome.as_ref().unwrap().points, 1);
    table.refused("16.1", &Order::EndPhase);
    let mut alone = Situation::new()
        .lonely()
        .unit("ge-pz-4h", "0203")
        .unit("us-truck", "0204")
        .dice(&[6])
        .plotted("ge-pz-4h-1 DF 0204", "");
    let events = alone.play(&fire("ge-pz-4h-1", "us-truck-1"));
    assert!(has(&events, "ended"), "{events:?}");
}

/// A unit that never entered is not destroyed.
#[test]
fn who_never_entered() {
    let table = |awards: &str| {
        let victory = format!(
            "(side: German, awards: [{awards}], levels: [(name: \"Draw\", winner: None, at_least: -1000)])"
        );
        let mut table = Situation::new()
            .part("last_turn", "1")
            .part("allied.arrivals", "[(turn: 1, entry: [\"0110\"], units: [(\"us-m10\", 2)])]")
            .part("victory", &victory)
            .begins();
        table.pass_turn([9, 9]);
        table.public().outcome.as_ref().unwrap().points
    };
    assert_eq!(table("(to: German, points: 3, reason: Destroyed(Allied, [HardVehicle]))"), 0);
}

/// The tests of this section.
pub const LEDGER: &[Entry] = &[
    covers("3.2 6.4.2 14.2 14.3", delayed_panic),
    refuses("5.2", panic_digits),
    covers("14.1 11.4", panic_digits),
    covers("14.1", panic_one_by_one),
    covers("14.4", bolting),
    covers("3.5 13", removal),
    refuses("5.1 6.2 8.1 8.2", indirect_fire),
    covers("2.3 6.4.1", indirect_fire),
    refuses("8.2", counter_battery),
    covers("8.3", counter_battery),
    refuses("1.4 5.1 8.2 8.4 8.5", support),
    covers("3.6 5.4 8.6 15.2", indirect_fire_one_after_the_other),
    refuses("11.1 11.2 11.3", transport),
    refuses("7.9", passengers_share),
    covers("11.4", passengers_share),
    refuses("11.1", only_carriers_take_others_in),
    covers("11.2", only_carriers_take_others_in),
    covers("3.5 13", pins_of_the_living),
    covers("2.3 8.4", the_log_names_the_pattern),
    refuses("12.3", clearing_mines),
    refuses("7.8 12.4", blowing_bridges),
    refuses("16.1", holding_and_the_end),
    covers("16.2", holding_and_the_end),
    covers("16.3", who_never_entered),
];
