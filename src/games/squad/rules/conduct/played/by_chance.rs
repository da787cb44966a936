//! Whole games by chance, with movement and without, and fights of everybody who stands about the map.

use super::{Counter, Hex, Place, Public, Rulebook, Squad, Step};
use crate::{
    engine::{
        board::{ALL_SIDES, Side6},
        orders::{Game, play},
    },
    games::squad::rules::{
        Position,
        event::Event,
        kinds::Side,
        order::{Order, VehicleStep, legal},
        phase::Phase,
        view::to_play,
    },
};
use bevy::prelude::World;
use std::{collections::BTreeSet, sync::Arc};

/// Games of each scenario.
const SEEDS: u64 = 3;

/// A generator good enough for choosing.
struct Lots(u64);

impl Lots {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % most.max(1)
    }

    /// One of these orders; the last of them, which ends the phase, seldom enough.
    fn choose(&mut self, orders: &[Order]) -> Order {
        match self.below(10) {
            0 => orders[orders.len() - 1].clone(),
            _ => orders[self.below(orders.len())].clone(),
        }
    }
}

/// An order of the movement, as a fool would give it: most of them are refused.
fn march(rulebook: &Rulebook, public: &Public, side: Side, lots: &mut Lots) -> Order {
    let own: Vec<&Counter> = public
        .counters
        .iter()
        .filter(|it| it.side == side && it.is_in_play() && rulebook.kind(it).weapon().is_none())
        .collect();
    if own.is_empty() {
        return Order::Done;
    }
    let counter = own[lots.below(own.len())];
    let unit = counter.id;
    if let Place::Due(number) = counter.place {
        let entry = &rulebook.scenario.force(side).arrivals[usize::from(number)].entry;
        return come_in(rulebook, counter, entry[lots.below(entry.len())], lots);
    }
    if let Place::Aboard(carrier) = counter.place {
        let to = public.find(carrier).and_then(Counter::hex).and_then(|at| at.step(any_side(lots)));
        return Order::Unload { carrier, passengers: vec![unit], to: to.filter(|_| lots.below(2) == 0) };
    }
    let Some(from) = counter.hex() else { return Order::Done };
    let near = from.step(any_side(lots)).unwrap_or(from);
    match (lots.below(8), rulebook.kind(counter).drives()) {
        (0, false) => Order::LaySmoke { unit, hex: near },
        (0, true) => Order::Pivot { unit, facing: any_side(lots) },
        (1, true) => {
            let ahead = counter.facing.and_then(|facing| from.step(facing));
            Order::Overrun { unit, hex: ahead.unwrap_or(near), uses: Vec::new() }
        }
        (2, true) => {
            let passengers = public.in_hex(from).filter(|it| it.id != unit).map(|it| it.id);
            Order::Load { carrier: unit, passengers: passengers.take(1).collect() }
        }
        (_, true) => drive(counter, from, lots),
        (_, false) => {
            let second = near.step(any_side(lots)).unwrap_or(near);
            let path = if lots.below(2) == 0 { vec![near] } else { vec![near, second] };
            let mut units = vec![unit];
            let others = public.in_hex(from).filter(|it| it.id != unit);
            units.extend(others.filter(|_| lots.below(2) == 0).map(|it| it.id));
            let facing = rulebook.kind(counter).faces().then(|| any_side(lots));
            Order::Move { units, path, assault: lots.below(3) == 0, facing }
        }
    }
}

fn any_side(lots: &mut Lots) -> Side6 {
    ALL_SIDES[lots.below(6)]
}

fn drive(counter: &Counter, from: Hex, lots: &mut Lots) -> Order {
    let facing = counter.facing.unwrap_or(Side6::North);
    let reverse = lots.below(5) == 0;
    let mut at = from;
    let mut path = Vec::new();
    for _ in 0..=lots.below(3) {
        let Some(hex) = at.step(if reverse { facing.opposite() } else { facing }) else { break };
        path.push(VehicleStep { hex, facing, reverse });
        at = hex;
    }
    if let Some(last) = path.last_mut() {
        last.facing = any_side(lots);
    }
    Order::Drive { unit: counter.id, path }
}

fn come_in(rulebook: &Rulebook, counter: &Counter, hex: Hex, lots: &mut Lots) -> Order {
    let unit = counter.id;
    let facing = any_side(lots);
    if rulebook.kind(counter).drives() {
        return Order::Drive { unit, path: vec![VehicleStep { hex, facing, reverse: false }] };
    }
    let facing = rulebook.kind(counter).faces().then_some(facing);
    Order::Move { units: vec![unit], path: vec![hex], assault: false, facing }
}

/// Plays to the end, with movement or without; tells what happened.
fn played(rulebook: &Arc<Rulebook>, world: &mut World, seed: u64, marching: bool) -> Vec<Event> {
    let mut lots = Lots(seed);
    let mut happened = Vec::new();
    for number in 0..20_000 {
        let public = &Squad::position(world).public;
        if public.outcome.is_some() {
            return happened;
        }
        let side = to_play(rulebook, public);
        let orders = legal::orders(rulebook, public, side);
        assert!(!orders.is_empty(), "nothing can be ordered in {:?}, {:?}", public.phase, public.owed);
        let moving = public.phase.step() == Some(Step::Movement) && public.owed.is_none();
        // In the movement half of the orders are those of a fool, which may be refused.
        let foolish = moving && marching && lots.below(2) == 0;
        let order = match (moving, marching && lots.below(80) > 0) {
            (true, true) if foolish => march(rulebook, public, side, &mut lots),
            (true, true) => orders[lots.below(orders.len())].clone(),
            (true, false) => orders[orders.len() - 1].clone(),
            (false, _) => lots.choose(&orders),
        };
        let before = Squad::position(world).clone();
        let events = play::<Squad>(world, &order);
        if foolish && events.is_err() {
            assert_eq!(before, *Squad::position(world), "{order:?} is refused and changes something");
            continue;
        }
        happened.extend(
            events.unwrap_or_else(|refusal| panic!("seed {seed}, order {number}: {order:?}: {refusal}")),
        );
        let broken =
            crate::games::squad::rules::position::invariants::broken(rulebook, Squad::position(world));
        assert!(broken.is_empty(), "seed {seed}, order {number}: {order:?}: {broken:?}");
    }
    panic!("seed {seed}: the game does not end");
}

#[test]
fn games_by_chance_come_to_an_end() {
    for id in ["patrol", "valmont", "crossroads", "hill-71"] {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        for seed in 1..=SEEDS {
            let mut world = Squad::world();
            let position = <Squad as Game>::start(&rulebook, seed);
            Squad::restore(&mut world, &rulebook, position);
            played(&rulebook, &mut world, seed, false);
        }
    }
}

/// Everybody stands somewhere near the middle of the map, with the weapons of his side in hand, and fights it out.
#[test]
fn fights_by_chance_come_to_an_end() {
    let mut kinds = BTreeSet::new();
    for id in ["patrol", "valmont", "crossroads", "hill-71"] {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        for seed in 1..=SEEDS {
            let mut lots = Lots(seed + 100);
            let mut position = <Squad as Game>::start(&rulebook, seed);
            scatter(&rulebook, &mut position, &mut lots);
            let mut world = Squad::world();
            Squad::restore(&mut world, &rulebook, position);
            note(&mut kinds, played(&rulebook, &mut world, seed, false));
        }
    }
    for kind in [
        "AntiTank",
        "Assault",
        "Fire",
        "Hit",
        "Advanced",
        "SmokeLaid",
        "Recovered",
        "Split",
        "Joined",
        "UsedUp",
        "Fell",
        "Armed",
    ] {
        assert!(kinds.contains(kind), "no {kind} in all these fights: {kinds:?}");
    }
}

/// The same with movement, out of set-up and in the midst of each other.
#[test]
fn marches_by_chance_come_to_an_end() {
    let mut kinds = BTreeSet::new();
    for id in ["patrol", "valmont", "crossroads", "hill-71"] {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        for seed in 1..=SEEDS {
            let mut position = <Squad as Game>::start(&rulebook, seed);
            if seed % 2 == 0 {
                scatter(&rulebook, &mut position, &mut Lots(seed));
            }
            let mut world = Squad::world();
            Squad::restore(&mut world, &rulebook, position);
            note(&mut kinds, played(&rulebook, &mut world, seed, true));
        }
    }
    for kind in ["Moved", "Turned", "HaveMoved", "Opportunity", "SmokeLaid", "SetOut"] {
        assert!(kinds.contains(kind), "no {kind} in all these marches: {kinds:?}");
    }
}

/// Notes of what kinds events and attacks were.
fn note(kinds: &mut BTreeSet<String>, happened: Vec<Event>) {
    for event in happened {
        let text = format!("{event:?}");
        kinds.insert(text.split([' ', '{']).next().unwrap_or_default().to_owned());
        if let Event::Attacked { kind, .. } = event {
            kinds.insert(format!("{kind:?}"));
        }
    }
}

fn scatter(rulebook: &Rulebook, position: &mut Position, lots: &mut Lots) {
    use crate::games::squad::rules::{
        conduct::commanding::may_arm,
        movement::{Moves, crowd, enemy_in, fits},
    };
    let board = &rulebook.board;
    let near: Vec<_> = board
        .hexes()
        .filter(|hex| (6..=13).contains(&hex.column()) && (4..=9).contains(&hex.row()))
        .collect();
    let waits = |place| matches!(place, Place::SetUp(_) | Place::Due(_));
    let ids: Vec<_> = position.public.counters.iter().filter(|it| waits(it.place)).map(|it| it.id).collect();
    for id in &ids {
        let counter = position.public.find(*id).unwrap().clone();
        let Some(moves) = Moves::of(rulebook.kind(&counter)) else { continue };
        for _ in 0..500 {
            let hex = near[lots.below(near.len())];
            let row = rulebook.charts.row(board.terrain(hex)).unwrap();
            let ground = if moves.drives() { row.vehicle } else { row.infantry };
            let public = &position.public;
            let free = !enemy_in(rulebook, public, counter.side, hex)
                && fits(rulebook, public, hex, &[&counter]).is_ok()
                && crowd(rulebook, public, hex, &[]).infantry < 3;
            if ground.is_some() && free {
                let facing = Some(crate::engine::board::ALL_SIDES[lots.below(6)]);
                let facing = facing.filter(|_| rulebook.kind(&counter).faces());
                position.public.follow(rulebook, &Event::Placed { unit: *id, hex, facing });
                break;
            }
        }
    }
    position.public.phase = Phase::FirstSetUp;
    for weapon in &ids {
        if rulebook.kind(position.public.find(*weapon).unwrap()).weapon().is_none() {
            continue;
        }
        let counter = position.public.find(*weapon).unwrap().clone();
        position.public.counters.iter_mut().find(|it| it.id == *weapon).unwrap().place = Place::SetUp(0);
        let public = &position.public;
        let takers: Vec<_> = public
            .counters
            .iter()
            .filter(|it| {
                it.hex().is_some() && may_arm(rulebook, public, counter.side, *weapon, it.id).is_ok()
            })
            .map(|it| it.id)
            .collect();
        if takers.is_empty() {
            position.public.counters.iter_mut().find(|it| it.id == *weapon).unwrap().place = Place::Destroyed;
            continue;
        }
        let unit = takers[lots.below(takers.len())];
        position.public.follow(rulebook, &Event::Armed { weapon: *weapon, unit });
    }
    (position.public.turn, position.public.phase) = (1, Phase::First(Step::Command));
}
