//! Movement, and the reactions of the other side.

use super::*;
use crate::table::walk;
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        event::Kind,
        order::{Bend, VehicleStep},
        position::{WorkKind, decision::Decision},
    },
};

/// A squad moves as far as its points allow; then it gets a Move marker (3.3, 6.1).
#[test]
fn a_squad_walks_and_has_moved() {
    let mut table = stack(Step::Movement, &[("us-rifle-1", "0107"), ("ge-rifle-1", "2001")]);
    assert_eq!(table.case(walk("us-rifle-1", "0207 0307 0407 0507 0607")), "6.1");
    table.exactly(walk("us-rifle-1", "0207 0307 0407 0507"), &[]);
    assert_eq!(table.place("us-rifle-1"), Place::Map(hex("0507")));
    let condition = &table.counter("us-rifle-1").condition;
    assert!(condition.moved && condition.halted && condition.spent == 4);
    let again = table.attempt(&walk("us-rifle-1", "0506"));
    assert!(again.is_err(), "its move is over: {again:?}");
}

/// Each step in sight may be fired at; pinned units stop, and the others move on (14.1, 14.2).
#[test]
fn fire_at_a_step_stops_who_is_pinned() {
    let stand = [("us-rifle-1", "0407"), ("us-rifle-2", "0407"), ("ge-rifle-1", "0807")];
    let mut table = stack(Step::Movement, &stand);
    table.exactly(walk("us-rifle-1 us-rifle-2", "0507 0607"), &[]);
    let asked = table.public().owed.clone();
    let Some(Decision::Reaction { units, hex: at, .. }) = asked else { panic!("{asked:?}") };
    assert_eq!((units.len(), at), (2, hex("0507")));
    assert_eq!(table.case(Order::Done), "5.1", "first it is answered");
    let fire = Order::OpportunityFire { shots: shots("ge-rifle-1"), leader: None, lane: None };
    // Four on the dice, in the open four hexes away: 7 less 1 on the row of 5 to 10 would be 2 points; a German rifle squad
    // has 4.
    let events = table.exactly(fire, &[2, 2]);
    assert!(events.iter().any(|it| matches!(it, Event::Attacked { kind: Kind::Opportunity, .. })));
    // 4 less 1 on the row of 1 to 4: 4 points, which the owner spreads.
    assert_eq!(table.owed(), Some(4), "{:?}", table.public().owed);
    let losses = losses(&[("us-rifle-1", Loss::ReducedAndPinned), ("us-rifle-2", Loss::Pinned)]);
    table.exactly(losses, &[]);
    assert_eq!(table.place("us-rifle-half-1a"), Place::Map(hex("0507")));
    assert_eq!(table.place("us-rifle-2"), Place::Map(hex("0507")), "pinned: it goes no further");
    assert_eq!(table.public().owed, None, "the gun that has fired fires no more");
    let moved = |unit| table.counter(unit).condition.moved;
    assert!(moved("us-rifle-half-1a") && moved("us-rifle-2"));
}

/// A unit at which fire is held moves on, and may be fired at on its next step (14.1).
#[test]
fn who_is_let_pass_goes_on() {
    let mut table = stack(Step::Movement, &[("us-rifle-1", "0407"), ("ge-rifle-1", "0807")]);
    table.exactly(walk("us-rifle-1", "0507 0607"), &[]);
    table.exactly(Order::Hold, &[]);
    let Some(Decision::Reaction { hex: at, .. }) = table.public().owed.clone() else { panic!("asked again") };
    assert_eq!(at, hex("0607"));
    table.exactly(Order::Hold, &[]);
    assert_eq!((table.public().owed.clone(), table.place("us-rifle-1")), (None, Place::Map(hex("0607"))));
    assert_eq!(table.case(Order::Hold), "5.1");
}

/// A machine gun that opens opportunity fire leaves a lane, which attacks the next unit that enters it (14.5, 14.7).
#[test]
fn a_lane_attacks_who_enters_it() {
    let stand = [("us-rifle-1", "0407"), ("us-rifle-2", "0107"), ("ge-rifle-1", "0807")];
    let mut table = stack(Step::Movement, &stand);
    table.give("ge-mg34-1", "ge-rifle-1");
    table.exactly(walk("us-rifle-1", "0507"), &[]);
    let shots = shots("ge-rifle-1:ge-mg34-1");
    // Eleven on the dice have no effect.
    table.exactly(Order::OpportunityFire { shots, leader: None, lane: Some(Bend::Left) }, &[6, 5]);
    let lane = &table.public().lanes[0];
    assert!(lane.hexes.contains(&hex("0307")), "{lane:?}");
    assert_eq!(lane.hexes.len(), 6, "as far as the gun reaches");
    // Four in the lane.
    let events = table.exactly(walk("us-rifle-2", "0207 0307"), &[1, 3]);
    let lanes = events.iter().filter(|it| matches!(it, Event::Attacked { kind: Kind::Lane, .. })).count();
    assert_eq!(lanes, 1, "the first of its hexes: {events:?}");
    assert_eq!(table.owed(), Some(3), "7 less 4");
}

/// Mines attack each unit that enters, and wire stops infantry (20.5, 20.6).
#[test]
fn mines_and_wire_lie_in_the_way() {
    let stand = [("us-rifle-1", "0407"), ("us-rifle-2", "0407"), ("ge-rifle-1", "2001")];
    let mut table = stack(Step::Movement, &stand);
    table.work(WorkKind::Mines, "0507");
    table.set_public(|public| public.works.get_mut(&hex("0507")).unwrap().known = false);
    table.work(WorkKind::Wire, "0607");
    table.exactly(walk("us-rifle-1 us-rifle-2", "0507 0607"), &[3, 4]);
    assert_eq!(table.place("us-rifle-1"), Place::Destroyed);
    assert_eq!(table.place("us-rifle-2"), Place::Map(hex("0607")));
    assert!(table.public().works[&hex("0507")].known);
    let through = table.attempt(&walk("us-rifle-2", "0707"));
    assert!(through.is_err(), "the wire has stopped it");
}

/// A vehicle moves and turns; an unloaded unit steps into fire (7, 8.2).
#[test]
fn a_vehicle_drives_and_unloads() {
    let stand = [("us-m3-1", "0907"), ("us-rifle-1", "0907"), ("ge-rifle-1", "2014")];
    let mut table = stack(Step::Movement, &stand);
    table.set_public(|public| {
        for counter in &mut public.counters {
            match counter.id.as_str() {
                "us-m3-1" => counter.facing = Some(Hexside::NorthEast),
                "us-rifle-1" => counter.place = Place::Aboard(word("us-m3-1")),
                _ => {}
            }
        }
    });
    // Example 32: into 1006, there to the south by two hexsides.
    let step = VehicleStep { hex: hex("1006"), facing: Hexside::South, reverse: false };
    table.exactly(Order::Drive { unit: word("us-m3-1"), path: vec![step] }, &[]);
    let carrier = table.counter("us-m3-1");
    assert_eq!((carrier.place, carrier.facing), (Place::Map(hex("1006")), Some(Hexside::South)));
    assert_eq!(carrier.condition.spent, 2, "one for the hex, one for the second hexside");
}

/// Infantry lays smoke before it moves, once, while there is some (11.1, 11.2).
#[test]
fn infantry_lays_smoke_before_it_moves() {
    let mut table = stack(Step::Movement, &[("us-rifle-1", "0407"), ("ge-rifle-1", "2001")]);
    table.set_public(|public| public.stores[1].smoke = 2);
    let unit = word("us-rifle-1");
    let lay = |at: &str| Order::LaySmoke { unit, hex: hex(at) };
    assert_eq!(table.case(lay("0607")), "11.1", "it is no neighbour");
    table.exactly(lay("0507"), &[]);
    assert_eq!(table.public().smoke[&hex("0507")], 1);
    assert_eq!(table.public().stores[1].smoke, 1);
    assert_eq!(table.case(lay("0406")), "11.1", "once");
    table.exactly(walk("us-rifle-1", "0507"), &[]);
    assert_eq!(table.place("us-rifle-1"), Place::Map(hex("0507")));
}
