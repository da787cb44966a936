//! Movement and what the other side does about it, through the door.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use crate::{
    engine::{
        board::Side6,
        orders::{Game, Record, Refusal},
    },
    games::squad::rules::{
        Rulebook, Squad,
        counter::{Counter, Place},
        event::{Event, Kind},
        fire::{Shot, casualties::Loss},
        order::{Bend, Order, VehicleStep},
        phase::{Phase, Step},
        position::{Position, Public, Secrets, Work, WorkKind, decision::Decision},
        samples::{carrying, hex, placed, word},
    },
};
use bevy::prelude::World;
use std::sync::Arc;

/// A game in the movement of the Allied segment, with these counters and dice to come.
struct Door {
    world: World,
    record: Record<Squad>,
}

impl Door {
    fn open(map: &str, mut public: Public, dice: &[u8]) -> Self {
        public.phase = Phase::First(Step::Movement);
        let mut secrets = Secrets::default();
        secrets.dice.given = dice.iter().copied().collect();
        let mut world = Squad::world();
        let rulebook = Arc::new(Rulebook::of_map(map));
        let record = Record::<Squad>::at(&mut world, rulebook, Position { public, secrets }, 1);
        Self { world, record }
    }

    fn give(&mut self, order: &Order) -> Result<Vec<Event>, Refusal> {
        self.record.play(&mut self.world, order)?;
        Ok(self.record.events.last().cloned().unwrap_or_default())
    }

    fn public(&self) -> &Public {
        &Squad::position(&self.world).public
    }

    fn stands(&self, unit: &str) -> Place {
        self.public().find(word(unit)).unwrap().place
    }
}

fn walk(units: &[&str], path: &[&str]) -> Order {
    let units = units.iter().map(|unit| word(unit)).collect();
    Order::Move { units, path: path.iter().map(|at| hex(at)).collect(), assault: false, facing: None }
}

/// A squad walks as far as it has points; then it bears a Move marker (3.3, 6.1).
#[test]
fn a_squad_walks_and_has_moved() {
    let mut door = Door::open("map-valmont", placed(&[("us-rifle-1", "0107"), ("ge-rifle-1", "2001")]), &[]);
    let far = walk(&["us-rifle-1"], &["0207", "0307", "0407", "0507", "0607"]);
    assert_eq!(door.give(&far).unwrap_err().case, "6.1");
    door.give(&walk(&["us-rifle-1"], &["0207", "0307", "0407", "0507"])).unwrap();
    assert_eq!(door.stands("us-rifle-1"), Place::Map(hex("0507")));
    let condition = &door.public().find(word("us-rifle-1")).unwrap().condition;
    assert!(condition.moved && condition.halted && condition.spent == 4);
    let again = door.give(&walk(&["us-rifle-1"], &["0506"]));
    assert!(again.is_err(), "its move is over: {again:?}");
}

/// Each step in sight is asked about; who is pinned stops, and those who are not go on (14.1, 14.2).
#[test]
fn fire_at_a_step_stops_who_is_pinned() {
    let mut public = placed(&[("us-rifle-1", "0407"), ("us-rifle-2", "0407"), ("ge-rifle-1", "0807")]);
    for half in ["us-rifle-half-1a", "us-rifle-half-1b"] {
        let (id, kind, place) = (word(half), word("us-rifle-half"), Place::Away);
        public.counters.push(Counter { id, kind, place, ..public.counters[1].clone() });
    }
    public.counters.sort_by_key(|counter| counter.id);
    // Four and three on the dice, in the open four hexes away: 7 less 1 on the row of 5 to 10 would be 2 points; a German
    // rifle squad has 4.
    let mut door = Door::open("map-valmont", public, &[2, 2]);
    let stack = walk(&["us-rifle-1", "us-rifle-2"], &["0507", "0607"]);
    door.give(&stack).unwrap();
    let asked = door.public().owed.clone();
    let Some(Decision::Reaction { units, hex: at, .. }) = asked else { panic!("{asked:?}") };
    assert_eq!((units.len(), at), (2, hex("0507")));
    assert_eq!(door.give(&Order::Done).unwrap_err().case, "5.1", "first it is answered");
    let shots = vec![Shot::of(word("ge-rifle-1"))];
    let fire = Order::OpportunityFire { shots, leader: None, lane: None };
    let events = door.give(&fire).unwrap();
    assert!(events.iter().any(|it| matches!(it, Event::Attacked { kind: Kind::Opportunity, .. })));
    // 4 less 1 on the row of 1 to 4: 4 points, which the owner spreads.
    let Some(Decision::Casualties { points, .. }) = door.public().owed.clone() else {
        panic!("{:?}", door.public().owed)
    };
    assert_eq!(points, 4);
    let losses = vec![(word("us-rifle-1"), Loss::ReducedAndPinned), (word("us-rifle-2"), Loss::Pinned)];
    door.give(&Order::Casualties { losses }).unwrap();
    assert_eq!(door.stands("us-rifle-half-1a"), Place::Map(hex("0507")));
    assert_eq!(door.stands("us-rifle-2"), Place::Map(hex("0507")), "pinned: it goes no further");
    assert_eq!(door.public().owed, None, "the gun that has fired fires no more");
    let moved = |unit| door.public().find(word(unit)).unwrap().condition.moved;
    assert!(moved("us-rifle-half-1a") && moved("us-rifle-2"));
}

/// Whoever is let pass goes on, and is asked about at the next step (14.1).
#[test]
fn who_is_let_pass_goes_on() {
    let public = placed(&[("us-rifle-1", "0407"), ("ge-rifle-1", "0807")]);
    let mut door = Door::open("map-valmont", public, &[]);
    door.give(&walk(&["us-rifle-1"], &["0507", "0607"])).unwrap();
    door.give(&Order::Hold).unwrap();
    let Some(Decision::Reaction { hex: at, .. }) = door.public().owed.clone() else { panic!("asked again") };
    assert_eq!(at, hex("0607"));
    door.give(&Order::Hold).unwrap();
    assert_eq!((door.public().owed.clone(), door.stands("us-rifle-1")), (None, Place::Map(hex("0607"))));
    assert_eq!(door.give(&Order::Hold).unwrap_err().case, "5.1");
}

/// A machine gun that fires by opportunity leaves a lane, which attacks whoever enters it next (14.5, 14.7).
#[test]
fn a_lane_attacks_who_enters_it() {
    let mut public = placed(&[("us-rifle-1", "0407"), ("us-rifle-2", "0107"), ("ge-rifle-1", "0807")]);
    carrying(&mut public, "ge-mg34-1", "ge-rifle-1");
    // Eleven on the dice do nothing; then four in the lane.
    let mut door = Door::open("map-valmont", public, &[6, 5, 1, 3]);
    door.give(&walk(&["us-rifle-1"], &["0507"])).unwrap();
    let shots = vec![Shot { weapon: Some(word("ge-mg34-1")), ..Shot::of(word("ge-rifle-1")) }];
    door.give(&Order::OpportunityFire { shots, leader: None, lane: Some(Bend::Left) }).unwrap();
    let lane = &door.public().lanes[0];
    assert!(lane.hexes.contains(&hex("0307")), "{lane:?}");
    assert_eq!(lane.hexes.len(), 6, "as far as the gun reaches");
    let events = door.give(&walk(&["us-rifle-2"], &["0207", "0307"])).unwrap();
    let lanes = events.iter().filter(|it| matches!(it, Event::Attacked { kind: Kind::Lane, .. })).count();
    assert_eq!(lanes, 1, "the first of its hexes: {events:?}");
    let Some(Decision::Casualties { points, .. }) = door.public().owed.clone() else { panic!("points fall") };
    assert_eq!(points, 3, "7 less 4");
}

/// Mines strike each unit that enters, and wire stops infantry (20.5, 20.6).
#[test]
fn mines_and_wire_lie_in_the_way() {
    let mut public = placed(&[("us-rifle-1", "0407"), ("us-rifle-2", "0407"), ("ge-rifle-1", "2001")]);
    public.works.insert(hex("0507"), Work { kind: WorkKind::Mines, facing: None, known: false });
    public.works.insert(hex("0607"), Work { kind: WorkKind::Wire, facing: None, known: true });
    let mut door = Door::open("map-valmont", public, &[3, 4]);
    door.give(&walk(&["us-rifle-1", "us-rifle-2"], &["0507", "0607"])).unwrap();
    assert_eq!(door.stands("us-rifle-1"), Place::Destroyed);
    assert_eq!(door.stands("us-rifle-2"), Place::Map(hex("0607")));
    assert!(door.public().works[&hex("0507")].known);
    let through = walk(&["us-rifle-2"], &["0707"]);
    assert!(door.give(&through).is_err(), "the wire has stopped it");
}

/// A vehicle drives and turns; one that is unloaded steps into fire (7, 8.2).
#[test]
fn a_vehicle_drives_and_unloads() {
    let mut public = placed(&[("us-m3-1", "0907"), ("us-rifle-1", "0907"), ("ge-rifle-1", "2014")]);
    for counter in &mut public.counters {
        match counter.id.as_str() {
            "us-m3-1" => counter.facing = Some(Side6::NorthEast),
            "us-rifle-1" => counter.place = Place::Aboard(word("us-m3-1")),
            _ => {}
        }
    }
    let mut door = Door::open("map-valmont", public, &[]);
    // Example 32: into 1006, there to the south by two hexsides.
    let step = VehicleStep { hex: hex("1006"), facing: Side6::South, reverse: false };
    door.give(&Order::Drive { unit: word("us-m3-1"), path: vec![step] }).unwrap();
    let carrier = door.public().find(word("us-m3-1")).unwrap();
    assert_eq!((carrier.place, carrier.facing), (Place::Map(hex("1006")), Some(Side6::South)));
    assert_eq!(carrier.condition.spent, 2, "one for the hex, one for the second hexside");
}

/// Infantry lays smoke before it moves, once, while there is some (11.1, 11.2).
#[test]
fn infantry_lays_smoke_before_it_moves() {
    let mut public = placed(&[("us-rifle-1", "0407"), ("ge-rifle-1", "2001")]);
    public.stores[1].smoke = 2;
    let mut door = Door::open("map-valmont", public, &[]);
    let unit = word("us-rifle-1");
    let lay = |at: &str| Order::LaySmoke { unit, hex: hex(at) };
    assert_eq!(door.give(&lay("0607")).unwrap_err().case, "11.1", "it is no neighbour");
    door.give(&lay("0507")).unwrap();
    assert_eq!(door.public().smoke[&hex("0507")], 1);
    assert_eq!(door.public().stores[1].smoke, 1);
    assert_eq!(door.give(&lay("0406")).unwrap_err().case, "11.1", "once");
    door.give(&walk(&["us-rifle-1"], &["0507"])).unwrap();
    assert_eq!(door.stands("us-rifle-1"), Place::Map(hex("0507")));
}
