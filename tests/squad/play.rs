//! Whole random games, through the door, with foolish moves among them: most of those are refused.

pub use crate::shared::lots::Lots;
use bevy::prelude::World;
use kessel::{
    engine::{
        board::{Hex, Hexside},
        orders::{Game, Record},
    },
    games::squad::rules::{
        Position, Rulebook, Squad, View,
        counter::{Counter, Place},
        event::Event,
        kinds::Side,
        order::{Order, VehicleStep, legal},
        phase::Step,
        position::Public,
        scenario::options::Options,
        view::to_play,
    },
};
use std::sync::Arc;

pub const SCENARIOS: [&str; 4] = ["patrol", "valmont", "crossroads", "hill-71"];

impl Lots {
    /// Returns one of these orders; the last of them, which ends the phase, is rare enough.
    pub fn choose(&mut self, orders: &[Order]) -> Order {
        match self.below(10) {
            0 => orders[orders.len() - 1].clone(),
            _ => orders[self.below(orders.len())].clone(),
        }
    }
}

/// Foolish tries for each order of the movement.
const TRIES: usize = 12;

/// An order, with the positions before and after it and all that happened.
pub struct Given<'a> {
    pub before: &'a Public,
    pub order: &'a Order,
    pub after: &'a Public,
    pub events: &'a [Event],
}

/// A game that is played to its end.
pub fn played(rulebook: &Arc<Rulebook>, seed: u64) -> (World, Record<Squad>) {
    watched(rulebook, seed, |_| {})
}

/// The same, with a function that examines each order.
pub fn watched(rulebook: &Arc<Rulebook>, seed: u64, mut watch: impl FnMut(&Given)) -> (World, Record<Squad>) {
    let mut world = Squad::world();
    let mut record = Record::<Squad>::new(&mut world, Arc::clone(rulebook), seed);
    let mut lots = Lots(seed);
    for _ in 0..20_000 {
        let position = Squad::position(&world).clone();
        if position.public.outcome.is_some() {
            return (world, record);
        }
        let side = to_play(rulebook, &position.public);
        let view = View::new(rulebook, &position, side);
        let moving = position.public.phase.step() == Some(Step::Movement) && position.public.owed.is_none();
        let mut given = None;
        if moving && lots.below(40) > 0 {
            given = (0..TRIES).find_map(|_| {
                let order = march(rulebook, view.public(), side, &mut lots);
                let events = record.play(&mut world, &order).ok()?;
                Some((order, events))
            });
        }
        let (order, events) = given.unwrap_or_else(|| {
            let orders = legal::orders(rulebook, view.public(), side);
            assert!(!orders.is_empty(), "nothing can be ordered in {:?}", position.public.phase);
            let order = if moving { orders[orders.len() - 1].clone() } else { lots.choose(&orders) };
            let events = record.play(&mut world, &order);
            let events = events.unwrap_or_else(|refusal| panic!("seed {seed}: {order:?}: {refusal}"));
            (order, events)
        });
        let after = &Squad::position(&world).public;
        watch(&Given { before: &position.public, order: &order, after, events: &events });
    }
    panic!("seed {seed}: the game does not end");
}

/// A foolish order of the movement.
pub fn march(rulebook: &Rulebook, public: &Public, side: Side, lots: &mut Lots) -> Order {
    let moves = |it: &&Counter| it.side == side && it.is_in_play() && rulebook.kind(it).weapon().is_none();
    let own: Vec<&Counter> = public.counters.iter().filter(moves).collect();
    if own.is_empty() {
        return Order::Done;
    }
    let counter = own[lots.below(own.len())];
    let unit = counter.id;
    if let Place::Due(number) = counter.place {
        let entry = &rulebook.scenario.force(side).arrivals[usize::from(number)].entry;
        let (hex, facing) = (entry[lots.below(entry.len())], lots.side());
        if rulebook.kind(counter).drives() {
            return Order::Drive { unit, path: vec![VehicleStep { hex, facing, reverse: false }] };
        }
        let facing = rulebook.kind(counter).faces().then_some(facing);
        return Order::Move { units: vec![unit], path: vec![hex], assault: false, facing };
    }
    if let Place::Aboard(carrier) = counter.place {
        let to = public.find(carrier).and_then(Counter::hex).and_then(|at| at.step(lots.side()));
        return Order::Unload { carrier, passengers: vec![unit], to: to.filter(|_| lots.below(2) == 0) };
    }
    let Some(from) = counter.hex() else { return Order::Done };
    let near = from.step(lots.side()).unwrap_or(from);
    match (lots.below(8), rulebook.kind(counter).drives()) {
        (0, false) => Order::LaySmoke { unit, hex: near },
        (0, true) => Order::Pivot { unit, facing: lots.side() },
        (1, true) => Order::Overrun {
            unit,
            hex: counter.facing.and_then(|it| from.step(it)).unwrap_or(near),
            uses: Vec::new(),
        },
        (2, true) => {
            let passengers = public.in_hex(from).filter(|it| it.id != unit).map(|it| it.id);
            Order::Load { carrier: unit, passengers: passengers.take(1).collect() }
        }
        (_, true) => drive(counter, from, lots),
        (_, false) => {
            let path = vec![near, near.step(lots.side()).unwrap_or(near)];
            let path = if lots.below(2) == 0 { vec![near] } else { path };
            let mut units = vec![unit];
            let others = public.in_hex(from).filter(|it| it.id != unit);
            units.extend(others.filter(|_| lots.below(2) == 0).map(|it| it.id));
            let facing = rulebook.kind(counter).faces().then(|| lots.side());
            Order::Move { units, path, assault: lots.below(3) == 0, facing }
        }
    }
}

fn drive(counter: &Counter, from: Hex, lots: &mut Lots) -> Order {
    let (facing, reverse) = (counter.facing.unwrap_or(Hexside::North), lots.below(5) == 0);
    let mut at = from;
    let mut path = Vec::new();
    for _ in 0..=lots.below(3) {
        let Some(hex) = at.step(if reverse { facing.opposite() } else { facing }) else { break };
        path.push(VehicleStep { hex, facing, reverse });
        at = hex;
    }
    if let Some(last) = path.last_mut() {
        last.facing = lots.side();
    }
    Order::Drive { unit: counter.id, path }
}

/// The facts that are impossible in any position.
pub fn faults(rulebook: &Rulebook, position: &Position) -> Vec<String> {
    Squad::faults(rulebook, position)
}

#[test]
fn games_by_chance_break_nothing() {
    for scenario in SCENARIOS {
        let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
        for seed in 1..=2 {
            let (world, record) = played(&rulebook, seed);
            assert!(record.happened().count() > 20);
            assert_eq!(faults(&rulebook, Squad::position(&world)), Vec::<String>::new());
        }
    }
}

#[test]
fn games_by_chance_with_every_option_break_nothing() {
    for scenario in SCENARIOS {
        let rulebook = Arc::new(Squad::load(scenario, &Options::EVERY).unwrap());
        let (world, _) = played(&rulebook, 11);
        assert_eq!(faults(&rulebook, Squad::position(&world)), Vec::<String>::new());
    }
}
