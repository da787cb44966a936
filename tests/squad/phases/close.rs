//! Advances, assaults, rallies (3.5, 3.6, 13.12, 17).

use super::*;
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        kinds::Side,
        position::{Work, WorkKind},
    },
};

/// Example 18: a building is assaulted, 13 to 11.
fn building() -> Table {
    let stand = [
        ("us-para-1", "0907"),
        ("us-para-2", "0907"),
        ("us-leader-1-1", "0907"),
        ("ge-pzgren-1", "0806"),
        ("ge-pzgren-2", "0806"),
        ("ge-leader-1-1", "0806"),
    ];
    let mut table = stack(Step::Assault, &stand);
    table.store(1, "grenades", 1);
    table
}

fn storm() -> Order {
    let mut order = assault("us-para-1 us-para-2 us-leader-1-1", Some("us-leader-1-1"), "0806");
    if let Order::Assault { shots, .. } = &mut order {
        shots[0].uses.push(word("grenades"));
    }
    order
}

/// The units that take a hex pay there, and enter it, pinned or not (17.6, 17.8; example 18).
#[test]
fn a_building_is_taken() {
    let mut table = building();
    let events = table.exactly(storm(), &[3, 4]);
    assert_eq!(points(&events), [(hex("0806"), 6)]);
    for unit in ["ge-pzgren-1", "ge-pzgren-2", "ge-leader-1-1"] {
        assert!(table.is_lost(unit), "{unit}");
    }
    assert_eq!(table.public().stores[1].expendable[&word("grenades")], 0);
    assert_eq!(table.place("us-para-2"), Place::Map(hex("0907")), "they pay first");
    table.exactly(losses(&[("us-para-1", Loss::Eliminated), ("us-leader-1-1", Loss::Pinned)]), &[]);
    assert_eq!(table.place("us-para-2"), Place::Map(hex("0806")));
    assert_eq!(table.place("us-leader-1-1"), Place::Map(hex("0806")));
    assert!(!table.counter("us-para-2").condition.fired, "no Fire marker");
    assert!(table.public().tasks.is_empty());
}

/// A failed assault costs both sides, the assaulters first (17.6; example 18).
#[test]
fn an_assault_fails() {
    let mut table = building();
    let events = table.exactly(storm(), &[4, 4]);
    assert_eq!(points(&events), [(hex("0907"), 7)]);
    let events = table.exactly(losses(&[("us-para-1", Loss::Eliminated), ("us-para-2", Loss::Reduced)]), &[]);
    assert_eq!(points(&events), [(hex("0806"), 3)]);
    table.exactly(losses(&[("ge-pzgren-1", Loss::ReducedAndPinned)]), &[]);
    assert_eq!(table.place("us-para-half-2a"), Place::Map(hex("0907")));
    assert!(table.counter("ge-pzgren-half-1a").condition.pinned);
    // Only one assault is made from a hex, and no advance after it.
    assert_eq!(table.case(assault("us-para-half-2a", None, "0806")), "17.1");
    let advance = Order::Advance { unit: word("us-leader-1-1"), hex: hex("0908"), facing: None };
    assert_eq!(table.case(advance), "3.5");
}

/// Grenades of the defenders lower the kill number, and one is used up (12.3, 17.5).
#[test]
fn defenders_throw_grenades() {
    let mut table = building();
    table.store(0, "grenades", 1);
    let events = table.exactly(storm(), &[3, 4]);
    assert_eq!(points(&events)[0], (hex("0907"), 1 + 6), "seven less two is one above four");
    assert_eq!(table.public().stores[0].expendable[&word("grenades")], 0);
}

/// Pinned defenders are eliminated first. If there are no others, the hex is taken without dice or losses, and held
/// (17.2, 23.2).
#[test]
fn who_is_pinned_is_overrun() {
    let stand = [("us-rifle-1", "0605"), ("ge-rifle-1", "0604"), ("ge-rifle-2", "0604")];
    let mut table = stack(Step::Assault, &stand);
    for unit in ["ge-rifle-1", "ge-rifle-2"] {
        table.condition(unit, |condition| condition.pinned = true);
    }
    table.exactly(assault("us-rifle-1", None, "0604"), &[]);
    assert!(table.is_lost("ge-rifle-1") && table.is_lost("ge-rifle-2"));
    assert_eq!(table.place("us-rifle-1"), Place::Map(hex("0604")));
    assert_eq!(table.public().holders[&hex("0604")], Side::Allied);
}

/// A hex is taken even if no unit is left to enter: the assaulter controls it (ruling at 17.6).
#[test]
fn nobody_is_left_and_the_hex_is_taken() {
    let stand = [("us-leader-2-1", "0605"), ("us-rifle-1", "0605"), ("ge-leader-0-1", "0604")];
    let mut table = stack(Step::Assault, &stand);
    // The house, and one for the leader: four points, all that the squad can pay.
    table.exactly(assault("us-rifle-1", None, "0604"), &[1, 1]);
    assert!(table.is_lost("us-rifle-1"));
    assert_eq!(table.public().in_hex(hex("0604")).count(), 0);
    assert_eq!(table.public().holders[&hex("0604")], Side::Allied);
}

/// Points of a failed assault may immobilize a tank, and its crew may abandon it (16.7, 17.7).
#[test]
fn a_tank_is_stopped_by_infantry() {
    let stand = [("us-rifle-1", "1007"), ("ge-pz-4h-1", "1006")];
    let mut table = stack(Step::Assault, &stand);
    // 5 to 7: six, missed by six; one for the tank. Seven points on the squad, one on the tank.
    let events = table.exactly(assault("us-rifle-1", None, "1006"), &[6, 6, 1, 2]);
    assert_eq!(points(&events), [(hex("1007"), 7), (hex("1006"), 1)]);
    let expected =
        [("us-rifle-1", Lost::Eliminated), ("ge-pz-4h-1", Lost::Immobile), ("ge-pz-4h-1", Lost::Left)];
    assert_eq!(suffered(&events), expected.map(|(unit, lost)| (unit.to_owned(), lost)));
}

/// Each unit that advances into mines rolls for survival (20.5, ruling at 3.5); a survivor holds the hex (23.2).
#[test]
fn advances_go_into_mines() {
    let stand = [("us-rifle-1", "0605"), ("us-rifle-2", "0605"), ("ge-rifle-1", "2001")];
    let mut table = stack(Step::Assault, &stand);
    let mines = Work { kind: WorkKind::Mines, facing: None, known: false };
    table.set_public(|public| _ = public.works.insert(hex("0604"), mines));
    let advance = |unit: &str| Order::Advance { unit: word(unit), hex: hex("0604"), facing: None };
    let events = table.exactly(advance("us-rifle-1"), &[3]);
    assert!(events.contains(&Event::MinesKnown { hex: hex("0604") }) && table.is_lost("us-rifle-1"));
    table.exactly(advance("us-rifle-2"), &[4]);
    assert_eq!(table.place("us-rifle-2"), Place::Map(hex("0604")));
    assert_eq!(table.public().holders[&hex("0604")], Side::Allied);
    assert_eq!(table.case(advance("us-rifle-2")), "3.5", "it has advanced");
}

/// A vehicle turns one hexside, and then cannot advance (3.5, 7.6).
#[test]
fn a_tank_turns_one_hexside() {
    let mut table = stack(Step::Assault, &[("us-m4-75-1", "1007"), ("ge-rifle-1", "2001")]);
    let turn = |facing| Order::Turn { unit: word("us-m4-75-1"), facing };
    assert_eq!(table.case(turn(Hexside::South)), "7.6");
    table.exactly(turn(Hexside::NorthEast), &[]);
    assert_eq!(table.counter("us-m4-75-1").facing, Some(Hexside::NorthEast));
    let advance = Order::Advance { unit: word("us-m4-75-1"), hex: hex("1106"), facing: None };
    assert_eq!(table.case(advance), "3.5");
}

/// The sniper is eliminated when an enemy enters its hex (21.5).
#[test]
fn an_advance_drives_a_sniper_out() {
    let stand = [("us-rifle-1", "0605"), ("sniper-1", "0604"), ("ge-rifle-1", "2001")];
    let mut table = stack(Step::Assault, &stand);
    table.set_public(|public| {
        public.counters.iter_mut().find(|it| it.id == word("sniper-1")).unwrap().side = Side::German;
    });
    table.exactly(Order::Advance { unit: word("us-rifle-1"), hex: hex("0604"), facing: None }, &[]);
    assert!(table.is_lost("sniper-1"));
}

/// Each pinned unit tries once; its passengers rally with it (3.6 a, 8.4, 13.12). Then markers are removed (3.6 b).
#[test]
fn pinned_units_rally() {
    let stand =
        [("us-rifle-1", "1007"), ("us-leader-1-1", "1007"), ("us-rifle-2", "1009"), ("ge-rifle-1", "2001")];
    let mut table = stack(Step::AfterAction, &stand);
    for unit in ["us-rifle-1", "us-rifle-2"] {
        table.condition(unit, |condition| (condition.pinned, condition.moved) = (true, true));
    }
    let rally = |unit: &str| Order::Rally { unit: word(unit) };
    assert_eq!(table.case(rally("us-leader-1-1")), "3.6");
    assert_eq!(table.case(rally("ge-rifle-1")), "1.2");
    table.exactly(rally("us-rifle-1"), &[3, 4]);
    assert!(!table.counter("us-rifle-1").condition.pinned, "seven, less one for the leader");
    table.exactly(rally("us-rifle-2"), &[3, 4]);
    assert!(table.counter("us-rifle-2").condition.pinned);
    assert_eq!(table.case(rally("us-rifle-2")), "3.6");
    table.exactly(Order::Done, &[]);
    assert!(!table.counter("us-rifle-1").condition.moved);
}
