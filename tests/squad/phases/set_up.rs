//! Set-up (4.1, 20.1).

use super::*;
use kessel::{engine::board::Hexside, games::squad::rules::position::WorkKind};

fn put(unit: &str, at: &str) -> Order {
    Order::Place { unit: word(unit), hex: hex(at), facing: None }
}

fn arm(weapon: &str, unit: &str) -> Order {
    Order::Arm { weapon: word(weapon), unit: word(unit) }
}

fn build(work: WorkKind, at: &str, there: bool) -> Order {
    Order::Build { work, hex: hex(at), facing: None, there }
}

/// Each side sets up in its area, with all of its units, and every weapon carried by one (4.1).
#[test]
fn everybody_is_set_up_in_the_area() {
    let mut table = Table::scenario("patrol", 1);
    assert_eq!(table.case(put("us-rifle-1", "0107")), "1.2");
    assert_eq!(table.case(put("ge-rifle-1", "1004")), "4.1", "columns 5 to 9");
    assert_eq!(table.case(put("ge-rifle-1", "0509")), "4.1", "rows 2 to 8");
    assert_eq!(table.case(put("ge-mg34-1", "0604")), "4.1", "weapons are carried");
    assert_eq!(table.case(put("ge-rifle-half-1a", "0604")), "4.1");
    for unit in ["ge-rifle-1", "ge-rifle-2", "ge-leader-0-1"] {
        table.exactly(put(unit, "0604"), &[]);
    }
    assert_eq!(table.case(Order::Done), "4.1", "a weapon waits");
    table.exactly(arm("ge-mg34-1", "ge-rifle-1"), &[]);
    table.exactly(arm("ge-mg34-1", "ge-leader-0-1"), &[]);
    assert_eq!(table.place("ge-mg34-1"), Place::Carried(word("ge-leader-0-1")), "given to another");
    table.exactly(put("ge-rifle-2", "0704"), &[]);
    table.exactly(Order::Done, &[]);
    assert_eq!(table.public().phase, Phase::SecondSetUp);
    assert_eq!(table.case(put("ge-rifle-2", "0703")), "1.2");
    for unit in ["us-rifle-1", "us-rifle-2", "us-rifle-3", "us-rifle-4"] {
        table.exactly(put(unit, "0107"), &[]);
    }
    assert_eq!(table.case(put("us-leader-1-1", "0107")), "6.7", "four are there");
    table.exactly(put("us-leader-1-1", "0108"), &[]);
    table.exactly(arm("us-bar-1", "us-rifle-1"), &[]);
    let events = table.exactly(Order::Done, &[]);
    assert!(events.iter().any(|event| matches!(event, Event::PhaseOpened { turn: 1, .. })));
}

/// Guns have a facing, works are built on suitable ground up to their number (4.1, 7.1, 20.1). Later arrivals need not
/// be set up; their weapons are given out while they wait.
#[test]
fn guns_face_and_works_are_built() {
    let mut table = Table::scenario("valmont", 1);
    assert_eq!(table.case(put("ge-pak-40-1", "1007")), "4.1", "no facing");
    let facing = Some(Hexside::South);
    table.exactly(Order::Place { unit: word("ge-pak-40-1"), hex: hex("1007"), facing }, &[]);
    assert_eq!(table.counter("ge-pak-40-1").facing, facing);
    assert_eq!(table.case(build(WorkKind::Foxhole, "0806", true)), "20.1", "in a building");
    assert_eq!(table.case(build(WorkKind::Foxhole, "1010", true)), "4.1", "outside the area");
    assert_eq!(table.case(build(WorkKind::Wire, "1005", true)), "20.1", "it has none");
    table.exactly(build(WorkKind::Sandbags, "1007", true), &[]);
    assert!(table.counter("ge-pak-40-1").condition.in_work);
    assert_eq!(table.case(build(WorkKind::Sandbags, "1006", true)), "20.1", "it was the last one");
    table.exactly(build(WorkKind::Sandbags, "1007", false), &[]);
    assert_eq!(table.case(build(WorkKind::Sandbags, "1007", false)), "20.1");
    assert!(!table.counter("ge-pak-40-1").condition.in_work);
    for (number, at) in (1..).zip(["0804", "0904", "0905", "1206", "1208"]) {
        table.exactly(put(&format!("ge-rifle-{number}"), at), &[]);
    }
    table.exactly(put("ge-leader-1-1", "0905"), &[]);
    table.exactly(put("ge-leader-0-1", "0905"), &[]);
    for (weapon, unit) in [("ge-mg42-tripod-1", 1), ("ge-mg42-1", 2), ("ge-mg42-2", 3)] {
        table.exactly(arm(weapon, &format!("ge-rifle-{unit}")), &[]);
    }
    assert_eq!(table.case(arm("us-bar-1", "us-rifle-1")), "1.2");
    table.exactly(Order::Done, &[]);
    // The Americans have no unit to set up; their first segment has begun, and their weapons wait with them.
    assert_eq!(table.public().phase, Phase::First(Step::Support));
    table.exactly(arm("us-bar-1", "us-rifle-1"), &[]);
    assert_eq!(table.case(arm("us-bar-2", "us-rifle-1")), "12.1");
    assert_eq!(table.case(arm("us-mortar-60-1", "us-leader-0-1")), "12.1");
    table.exactly(Order::Done, &[]);
    table.exactly(arm("us-bar-2", "us-leader-0-1"), &[]);
}

/// Mines are hidden only if the scenario says it (22.1), and no unit is in them (20.1).
#[test]
fn mines_are_seen_unless_they_are_hidden() {
    let mut table = Table::scenario("hill-71", 1);
    table.exactly(put("ge-rifle-1", "0907"), &[]);
    table.exactly(build(WorkKind::Mines, "0907", true), &[]);
    assert!(table.public().works[&hex("0907")].known);
    assert!(!table.counter("ge-rifle-1").condition.in_work);
}

/// A tank is in the hex of a bunker with infantry: it may be fired at there (16.1, 20.2).
#[test]
fn a_tank_stands_beside_a_bunker() {
    use kessel::games::squad::rules::position::Work;
    let stand = [("us-m4-75-1", "1007"), ("ge-rifle-1", "2001")];
    let mut table = stack(Step::Assault, &stand);
    let bunker = Work { kind: WorkKind::EarthBunker, facing: Some(Hexside::North), known: true };
    table.set_public(|public| _ = public.works.insert(hex("1006"), bunker));
    table.exactly(Order::Advance { unit: word("us-m4-75-1"), hex: hex("1006"), facing: None }, &[]);
    assert!(!table.counter("us-m4-75-1").condition.in_work);
}

/// A side with only weapons left to arrive has no units (23.1).
#[test]
fn weapons_alone_do_not_go_on() {
    let mut table = stack(Step::Command, &[("us-rifle-1", "1007"), ("us-bar-1", "1007")]);
    table.set_public(|public| {
        let gun = public.counters.iter_mut().find(|it| it.id == word("us-bar-1")).unwrap();
        (gun.place, gun.side) = (Place::Due(0), kessel::games::squad::rules::kinds::Side::German);
    });
    table.exactly(Order::Done, &[]);
    assert_eq!(table.public().phase, Phase::Over);
}
