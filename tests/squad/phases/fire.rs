//! Fire at hexes, mortars, smoke, wire (10, 11, 13, 15, 20.6).

use super::*;
use kessel::{
    engine::board::Hexside,
    games::squad::rules::position::{Work, WorkKind},
};

/// Infantry of a hex fires at another as one group; a tank beside it fires for itself (10.3).
#[test]
fn a_hex_fires_once_at_a_hex() {
    let stand =
        [("us-rifle-1", "1007"), ("us-rifle-2", "1007"), ("us-m4-75-1", "1007"), ("ge-rifle-1", "1002")];
    let mut table = stack(Step::Fire, &stand);
    table.exactly(fire("us-m4-75-1", None, "1002"), &[6, 6]);
    table.exactly(fire("us-rifle-1", None, "1002"), &[6, 5]);
    assert_eq!(table.case(fire("us-rifle-2", None, "1002")), "10.3");
    assert_eq!(table.case(fire("us-rifle-1", None, "1002")), "10.1");
    assert_eq!(table.case(fire("ge-rifle-1", None, "1007")), "1.2");
}

/// A leader that leads gets a Fire marker, whether it fires or not (10.5).
#[test]
fn a_leader_who_leads_has_fired() {
    let stand = [("us-rifle-1", "1007"), ("us-leader-1-1", "1007"), ("ge-rifle-1", "1002")];
    let mut table = stack(Step::Fire, &stand);
    table.exactly(fire("us-rifle-1", Some("us-leader-1-1"), "1002"), &[6, 5]);
    assert!(table.counter("us-leader-1-1").condition.fired);
}

/// While an owner must choose losses, no other order is accepted, not even a shot at a tank (5.1, 13.8).
#[test]
fn who_is_asked_answers_first() {
    let stand =
        [("us-rifle-1", "1007"), ("us-at-57-1", "1007"), ("ge-rifle-1", "1002"), ("ge-pz-4h-1", "1003")];
    let mut table = stack(Step::Fire, &stand);
    let events = table.exactly(fire("us-rifle-1", None, "1002"), &[3, 4]);
    assert_eq!(points(&events), [(hex("1002"), 1)]);
    let shot =
        Order::FireAt { unit: word("us-at-57-1"), weapon: None, leader: None, target: word("ge-pz-4h-1") };
    assert_eq!(table.case(shot.clone()), "5.1");
    assert_eq!(table.case(Order::Done), "5.1");
    assert_eq!(table.case(losses(&[("us-rifle-1", Loss::Pinned)])), "13.8");
    assert_eq!(table.case(losses(&[("ge-rifle-1", Loss::ReducedAndPinned)])), "13.8");
    table.exactly(losses(&[("ge-rifle-1", Loss::Pinned)]), &[]);
    table.exactly(shot, &[6, 5]);
}

/// A natural two: each unit that attacked rolls for valour (21.1).
#[test]
fn a_natural_two_may_bring_valour() {
    let stand = [("us-rifle-1", "1007"), ("us-rifle-2", "1007"), ("ge-rifle-1", "1002")];
    let mut table = stack(Step::Fire, &stand);
    table.exactly(fire("us-rifle-1 us-rifle-2", None, "1002"), &[1, 1, 2, 2, 2, 3]);
    assert!(table.counter("us-rifle-1").condition.valorous);
    assert!(!table.counter("us-rifle-2").condition.valorous);
    assert!(table.is_lost("ge-rifle-1"), "six points and more");
}

/// Points of mortars on infantry in woods count twice (15.2).
#[test]
fn mortars_strike_twice_as_hard_in_woods() {
    let stand = [("us-rifle-1", "0407"), ("us-leader-0-1", "0403"), ("ge-rifle-1", "0402")];
    let mut table = stack(Step::Fire, &stand);
    table.give("us-mortar-60-1", "us-rifle-1");
    let events = table.exactly(fire("us-rifle-1:us-mortar-60-1", None, "0402"), &[2, 2]);
    // 4 and 2 for the woods, on the row from 5: two points, doubled.
    assert_eq!(points(&events), [(hex("0402"), 4)]);
    assert!(table.is_lost("ge-rifle-1"));
}

/// Infantry pays first; the points that it cannot pay are left for the gun in its hex, not doubled (ruling at 19.5).
#[test]
fn a_gun_in_woods_pays_what_infantry_cannot() {
    let stand = [
        ("us-rifle-1", "0407"),
        ("us-leader-0-1", "0403"),
        ("ge-leader-0-1", "0402"),
        ("ge-pak-40-1", "0402"),
    ];
    let mut table = stack(Step::Fire, &stand);
    table.give("us-mortar-60-1", "us-rifle-1");
    // 3 and 2: three points, six on the leader, which is worth one; two of the three are left for the gun.
    let events = table.exactly(fire("us-rifle-1:us-mortar-60-1", None, "0402"), &[1, 2, 4]);
    assert_eq!(points(&events), [(hex("0402"), 6), (hex("0402"), 2)]);
    assert!(table.is_lost("ge-leader-0-1") && table.is_lost("ge-pak-40-1"), "a four is above its rating");
}

/// A mortar hits each vehicle in the hex by itself, on six and by the rear armour (15.3); passengers share its
/// elimination (13.9).
#[test]
fn mortars_strike_vehicles() {
    let stand = [("us-rifle-1", "0407"), ("ge-sdkfz-251-1", "0404"), ("ge-rifle-1", "0404")];
    let mut table = stack(Step::Fire, &stand);
    table.give("us-mortar-60-1", "us-rifle-1");
    table.set_public(|public| {
        let passenger = public.counters.iter_mut().find(|it| it.id == word("ge-rifle-1")).unwrap();
        passenger.place = Place::Aboard(word("ge-sdkfz-251-1"));
    });
    // No unit in the hex is a target of the fire table: no dice for it.
    table.exactly(fire("us-rifle-1:us-mortar-60-1", None, "0404"), &[3, 3, 3, 4]);
    assert!(table.is_lost("ge-sdkfz-251-1") && table.is_lost("ge-rifle-1"));
}

/// A tank lays Smoke 2 for two factors, and has fired (11.1); the same amount of smoke is not laid again (11.2).
#[test]
fn a_tank_lays_smoke() {
    let stand = [("us-m4-75-1", "1007"), ("us-at-57-1", "1008"), ("us-m3-1", "1007"), ("ge-rifle-1", "1002")];
    let mut table = stack(Step::Fire, &stand);
    let smoke = |unit: &str, at: &str| Order::Smoke { unit: word(unit), weapon: None, hex: hex(at) };
    assert_eq!(table.case(smoke("us-m4-75-1", "1004")), "11.1", "no factors");
    table.set_public(|public| public.stores[1].smoke = 3);
    assert_eq!(table.case(smoke("us-m3-1", "1004")), "11.1", "it has no gun");
    assert_eq!(table.case(smoke("us-at-57-1", "1010")), "10.2", "behind it");
    table.exactly(smoke("us-m4-75-1", "1004"), &[]);
    assert_eq!(table.public().smoke[&hex("1004")], 2);
    assert_eq!(table.public().stores[1].smoke, 1);
    assert!(table.counter("us-m4-75-1").condition.fired);
    table.set_public(|public| public.stores[1].smoke = 4);
    assert_eq!(table.case(smoke("us-at-57-1", "1004")), "11.2");
    table.set_public(|public| public.phase = Phase::Second(Step::DefensiveFire));
    assert_eq!(table.case(smoke("us-at-57-1", "1005")), "3", "not in defensive fire (3.4)");
}

/// A satchel charge clears wire in an adjacent hex (20.6).
#[test]
fn wire_is_cleared_with_a_satchel_charge() {
    let mut table = stack(Step::Fire, &[("us-rifle-1", "1007"), ("ge-rifle-1", "1002")]);
    let clear = |at: &str| Order::ClearWire { unit: word("us-rifle-1"), hex: hex(at) };
    table.set_public(|public| {
        _ = public.works.insert(hex("1006"), Work { kind: WorkKind::Wire, facing: None, known: true });
    });
    assert_eq!(table.case(clear("1006")), "20.6", "no charge");
    table.store(1, "satchel", 1);
    assert_eq!(table.case(clear("1008")), "20.6", "no wire");
    table.exactly(clear("1006"), &[]);
    assert!(table.public().works.is_empty() && table.counter("us-rifle-1").condition.fired);
    assert_eq!(table.public().stores[1].expendable[&word("satchel")], 0);
}

/// Passengers of a lorry that is fired at may pay for it (13.9).
#[test]
fn passengers_pay_for_their_lorry() {
    let stand = [("us-rifle-1", "1007"), ("ge-truck-1", "1002"), ("ge-rifle-1", "1002")];
    let mut table = stack(Step::Fire, &stand);
    table.set_public(|public| {
        let passenger = public.counters.iter_mut().find(|it| it.id == word("ge-rifle-1")).unwrap();
        passenger.place = Place::Aboard(word("ge-truck-1"));
    });
    table.exactly(fire("us-rifle-1", None, "1002"), &[3, 3]);
    table.exactly(losses(&[("ge-rifle-1", Loss::Reduced)]), &[]);
    assert_eq!(table.place("ge-rifle-half-1a"), Place::Aboard(word("ge-truck-1")));
    assert!(!table.counter("ge-truck-1").condition.pinned);
}

/// Only infantry has grenades and satchel charges: no tank uses them (12.3).
#[test]
fn no_tank_throws_grenades() {
    let stand = [("us-m4-75-1", "1007"), ("us-rifle-1", "1007"), ("ge-rifle-1", "1006")];
    let mut table = stack(Step::Fire, &stand);
    table.set_public(|public| {
        _ = public.stores[1].expendable.insert(word("grenades"), 1);
        let tank = public.counters.iter_mut().find(|it| it.id == word("us-m4-75-1")).unwrap();
        tank.facing = Some(Hexside::North);
    });
    let with_grenades = |unit: &str| {
        let shot = Shot { uses: vec![word("grenades")], ..Shot::of(word(unit)) };
        Order::Fire { shots: vec![shot], leader: None, hex: hex("1006") }
    };
    assert_eq!(table.case(with_grenades("us-m4-75-1")), "12.3");
    table.exactly(with_grenades("us-rifle-1"), &[6, 5]);
}
