//! Fire at tanks, vehicles and guns (16).

use super::*;

fn at(unit: &str, weapon: Option<&str>, target: &str) -> Order {
    Order::FireAt { unit: word(unit), weapon: weapon.map(word), leader: None, target: word(target) }
}

/// Equal dice immobilize a tank; its crew may abandon it at once, and after each later attack that it survives (16.6,
/// 16.7).
#[test]
fn a_tank_is_stopped_and_left() {
    let stand = [("us-at-57-1", "1007"), ("us-at-57-2", "1007"), ("ge-pz-4h-1", "1002")];
    let mut table = stack(Step::Fire, &stand);
    // It faces north, and C hits C at the rear: seven.
    let events = table.exactly(at("us-at-57-1", None, "ge-pz-4h-1"), &[5, 5, 3, 4, 3]);
    assert!(events.contains(&Event::Hit { unit: word("ge-pz-4h-1"), needs: 7 }));
    assert_eq!(suffered(&events), [("ge-pz-4h-1".to_owned(), Lost::Immobile)]);
    assert!(table.counter("ge-pz-4h-1").condition.immobile);
    assert_eq!(table.case(at("us-at-57-1", None, "ge-pz-4h-1")), "10.1");
    let events = table.exactly(at("us-at-57-2", None, "ge-pz-4h-1"), &[6, 5, 2]);
    assert_eq!(suffered(&events), [("ge-pz-4h-1".to_owned(), Lost::Left)], "a miss, but an attack");
    assert!(table.is_lost("ge-pz-4h-1"));
}

/// If the line runs between front and rear, a die decides which is hit (7.5).
#[test]
fn a_die_decides_which_side_is_met() {
    for (die, needs) in [(3, 5), (4, 7)] {
        let mut table = stack(Step::Fire, &[("us-rifle-1", "1207"), ("ge-pz-4h-1", "1007")]);
        table.give("us-bazooka-1", "us-rifle-1");
        let events = table.exactly(at("us-rifle-1", Some("us-bazooka-1"), "ge-pz-4h-1"), &[4, 4, die, 6, 6]);
        assert!(events.contains(&Event::Hit { unit: word("ge-pz-4h-1"), needs }));
        assert!(!table.is_lost("ge-pz-4h-1"));
    }
}

/// A panzerfaust is used up (12.3); a natural two to hit may make the infantry valorous (21.1). Defensive fire belongs
/// to the other side (3.4).
#[test]
fn a_panzerfaust_is_used_up() {
    let stand =
        [("ge-rifle-1", "1107"), ("ge-rifle-2", "1107"), ("us-m4-75-1", "1007"), ("us-m4-75-2", "1007")];
    let mut table = stack(Step::DefensiveFire, &stand);
    assert_eq!(table.case(at("ge-rifle-1", Some("panzerfaust"), "us-m4-75-1")), "12.3");
    table.store(0, "panzerfaust", 1);
    assert_eq!(table.case(at("us-m4-75-1", None, "ge-rifle-1")), "1.2");
    table.exactly(at("ge-rifle-1", Some("panzerfaust"), "us-m4-75-1"), &[1, 1, 2, 3, 1, 2]);
    assert!(table.is_lost("us-m4-75-1") && table.counter("ge-rifle-1").condition.valorous);
    assert_eq!(table.case(at("ge-rifle-2", Some("panzerfaust"), "us-m4-75-2")), "12.3", "none is left");
}

/// A gun or an unarmoured vehicle that is hit is eliminated, with its passengers (13.9, 16.4).
#[test]
fn a_lorry_is_lost_with_its_passengers() {
    let stand = [("us-at-57-1", "1007"), ("ge-truck-1", "1002"), ("ge-rifle-1", "1002")];
    let mut table = stack(Step::Fire, &stand);
    table.give("ge-mg34-1", "ge-rifle-1");
    table.set_public(|public| {
        let passenger = public.counters.iter_mut().find(|it| it.id == word("ge-rifle-1")).unwrap();
        passenger.place = Place::Aboard(word("ge-truck-1"));
    });
    let events = table.exactly(at("us-at-57-1", None, "ge-truck-1"), &[5, 5]);
    let lost = ["ge-truck-1", "ge-rifle-1"].map(|unit| (unit.to_owned(), Lost::Eliminated));
    assert_eq!(suffered(&events), lost);
    assert!(table.is_lost("ge-rifle-1") && table.is_lost("ge-mg34-1"));
}

/// A unit that is asked about a tank that has just moved fires at it by itself (14.1), and at no other target.
#[test]
fn a_gun_fires_at_a_tank_that_moves() {
    use kessel::{engine::board::Hexside, games::squad::rules::order::VehicleStep};
    let stand = [("us-m4-75-1", "1007"), ("us-m4-75-2", "1009"), ("ge-pak-40-1", "1002")];
    let mut table = stack(Step::Movement, &stand);
    table.set_public(|public| {
        public.counters.iter_mut().find(|it| it.id == word("ge-pak-40-1")).unwrap().facing =
            Some(Hexside::South);
    });
    let step = |at: &str| VehicleStep { hex: hex(at), facing: Hexside::North, reverse: false };
    assert_eq!(table.case(at("us-m4-75-1", None, "ge-pak-40-1")), "5.1", "nobody asks its own side");
    table.exactly(Order::Drive { unit: word("us-m4-75-1"), path: vec![step("1006"), step("1005")] }, &[]);
    assert_eq!(table.case(at("ge-pak-40-1", None, "us-m4-75-2")), "14.1");
    table.exactly(at("ge-pak-40-1", None, "us-m4-75-1"), &[3, 3, 2, 2]);
    assert!(table.is_lost("us-m4-75-1"));
    assert!(table.public().owed.is_none() && table.public().tasks.is_empty());
    assert!(table.counter("ge-pak-40-1").condition.fired);
}
