//! Every order: the door accepts all orders of `every_order::legal`, and refuses all others, in positions of every kind
//! of moment.

use crate::games::{campaign, moments, moments_of, with_options};
use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, Material, play},
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook, View,
        combat::battle::Decision,
        counter::{Piece, Place},
        kinds::Side,
        order::{
            Order,
            every_order::{Legal, Shape, examples, legal},
            legal as offers,
        },
        position::Public,
    },
};
use rand::{
    RngExt, SeedableRng,
    rngs::ChaCha8Rng,
    seq::{IndexedRandom, IteratorRandom},
};
use std::{collections::BTreeMap, sync::Arc};

/// A position to try orders in, and all its legal orders.
struct Trial {
    rulebook: Arc<Rulebook>,
    world: World,
    moment: Position,
    legal: Legal,
    chance: ChaCha8Rng,
    /// Kinds of accepted and refused orders.
    taken: BTreeMap<&'static str, u32>,
    refused: BTreeMap<&'static str, u32>,
}

impl Trial {
    fn new(rulebook: Arc<Rulebook>) -> Self {
        Self {
            rulebook,
            world: Guderian::world(),
            moment: moments()[0].clone(),
            legal: Legal::default(),
            chance: ChaCha8Rng::seed_from_u64(20),
            taken: BTreeMap::new(),
            refused: BTreeMap::new(),
        }
    }

    fn set(&mut self, moment: &Position) {
        self.moment = moment.clone();
        self.legal = legal(&View::to_play(&self.rulebook, moment));
        Guderian::restore(&mut self.world, &self.rulebook, moment.clone());
    }

    fn public(&self) -> &Public {
        &self.moment.public
    }

    fn at(&self) -> String {
        format!("turn {} {:?}, owed {:?}", self.public().turn, self.public().phase, self.public().owed)
    }

    /// Tries an order at the door, which must accept it if and only if it is listed.
    fn attempt(&mut self, order: &Order) {
        let outcome = play::<Guderian>(&mut self.world, order);
        let told = match (&self.public().owed, order) {
            // All units of a stack may be named, or none.
            (_, Order::Route { stack, path, units }) if !units.is_empty() => {
                let plain = Order::Route { stack: *stack, path: path.clone(), units: Vec::new() };
                self.legal.holds(order) || self.legal.holds(&plain)
            }
            _ => self.legal.holds(order),
        };
        match outcome {
            Ok(_) => {
                assert!(told, "the door takes {order:?}, which is not told: {}", self.at());
                *self.taken.entry(order.kind()).or_default() += 1;
                Guderian::restore(&mut self.world, &self.rulebook, self.moment.clone());
            }
            Err(refusal) => {
                let promised = self.legal.promises(order);
                assert!(!promised, "{order:?} is promised and refused: {refusal}: {}", self.at());
                *self.refused.entry(order.kind()).or_default() += 1;
            }
        }
    }

    fn accepts(&mut self, order: &Order) {
        let before: u32 = self.taken.values().sum();
        self.attempt(order);
        assert!(self.taken.values().sum::<u32>() > before, "{order:?} is refused: {}", self.at());
    }

    fn ids(&self, pieces: &[Piece]) -> Vec<UnitId> {
        pieces.iter().map(|piece| self.public().counter(*piece).id).collect()
    }

    fn some<T>(&mut self, list: impl IntoIterator<Item = T>, most: usize) -> Vec<T> {
        list.into_iter().sample(&mut self.chance, most)
    }
}

/// Tries the listed orders as they are, and some of each shape, which must all be accepted.
fn try_what_is_told(trial: &mut Trial) {
    let told = trial.legal.clone();
    let (rulebook, moment) = (Arc::clone(&trial.rulebook), trial.moment.clone());
    let public = moment.public.clone();
    let examples = examples(&View::to_play(&rulebook, &moment));
    let ends = told.orders.contains(&Order::EndPhase) || public.outcome.is_some();
    let answers = public.owed.is_some() && !told.orders.is_empty();
    let sets_up = told.orders.iter().any(|order| matches!(order, Order::Deploy { .. }));
    assert!(ends || answers || sets_up || !examples.is_empty(), "no order goes on: {}", trial.at());
    for order in trial.some(examples, 3) {
        trial.accepts(&order);
    }
    for order in trial.some(told.orders, 25) {
        trial.accepts(&order);
    }
    for shape in trial.some(told.shapes, 12) {
        let pieces = |units: &[UnitId]| -> Vec<Piece> {
            units.iter().map(|unit| public.find(*unit).unwrap()).collect()
        };
        match &shape {
            Shape::Move { units, ends } => {
                let walks = offers::walks(&rulebook, &public, &pieces(units));
                for end in trial.some(ends.iter().copied(), 6) {
                    let there = |walk: &&offers::Walk| walk.path.last() == Some(&end);
                    // Back to the start: there and back again, if that is listed.
                    let path = walks.iter().find(there).map(|walk| walk.path.clone());
                    let start = pieces(units).first().and_then(|piece| public.counter(*piece).hex());
                    match path {
                        Some(path) => trial.accepts(&Order::Move { units: units.clone(), path }),
                        None => assert_eq!(start, Some(end), "no way of {units:?} to {end}"),
                    }
                }
            }
            Shape::Rail { units, ends } => {
                let rides = offers::train_rides(&rulebook, &public, &pieces(units));
                for path in trial.some(rides, 6) {
                    assert!(ends.contains(path.last().unwrap()));
                    trial.accepts(&Order::Rail { units: units.clone(), path });
                }
            }
            Shape::Enter { units, ends } => {
                let entries = offers::entries(&rulebook, &public, &pieces(units));
                for path in trial.some(entries, 6) {
                    assert!(ends.contains(path.last().unwrap()));
                    trial.accepts(&Order::Enter { units: units.clone(), path });
                }
            }
            Shape::CallUp { ends } => {
                for (path, _) in trial.some(offers::call_ways(&rulebook, &public), 6) {
                    assert!(ends.contains(path.last().unwrap()));
                    trial.accepts(&Order::CallUp { path });
                }
            }
            Shape::Attack { able } => {
                for one in trial.some(able.iter().filter(|one| !one.leader), 6) {
                    let targets = trial.some(one.targets.iter().copied(), 2);
                    trial.accepts(&Order::Attack { units: vec![one.unit], targets });
                }
            }
            Shape::Bid { least, most } => {
                for points in [*least, *most] {
                    trial.accepts(&Order::Bid { points });
                }
            }
            Shape::Crowd { units, .. } => assert!(units.len() > 6),
        }
    }
}

/// Returns random steps over the board from a hex, seldom back.
fn wander(trial: &mut Trial, from: Hex, most: usize) -> Vec<Hex> {
    let mut path: Vec<Hex> = Vec::new();
    for _ in 0..trial.chance.random_range(1..=most) {
        let at = path.last().copied().unwrap_or(from);
        let near: Vec<Hex> = trial.rulebook.board.neighbours(at).iter().flatten().copied().collect();
        path.extend(near.choose(&mut trial.chance));
    }
    path
}

/// Returns some of the counters in the same place as one of them.
fn party(trial: &mut Trial, piece: Piece) -> Vec<UnitId> {
    let public = trial.public().clone();
    let place = public.counter(piece).place;
    let mates: Vec<Piece> =
        public.pieces().filter(|(_, counter)| counter.place == place).map(|(piece, _)| piece).collect();
    let number = trial.chance.random_range(1..=mates.len().min(5));
    let chosen = trial.some(mates, number);
    trial.ids(&chosen)
}

/// Tries random orders, near enough to legal ones that many are accepted.
fn try_what_comes_to_mind(trial: &mut Trial, number: usize) {
    let public = trial.public().clone();
    let pieces: Vec<Piece> = public.pieces().map(|(piece, _)| piece).collect();
    for _ in 0..number {
        let piece = *pieces.choose(&mut trial.chance).unwrap();
        let counter = public.counter(piece);
        let (unit, units) = (counter.id, party(trial, piece));
        let anywhere: Vec<Hex> = trial.rulebook.board.hexes().collect();
        let hex = *anywhere.choose(&mut trial.chance).unwrap();
        let (from, path) = match counter.place {
            Place::Map(from) => (from, wander(trial, from, 4)),
            Place::Due { area } => {
                let entry = trial.rulebook.board.area(area.as_str()).unwrap().hexes.clone();
                let entry = *entry.choose(&mut trial.chance).unwrap();
                let onward = wander(trial, entry, 3);
                let length = trial.chance.random_range(0..=onward.len());
                (entry, [entry].into_iter().chain(onward[..length].iter().copied()).collect())
            }
            _ => (hex, vec![hex]),
        };
        let near = *trial
            .rulebook
            .board
            .neighbours(from)
            .iter()
            .flatten()
            .collect::<Vec<_>>()
            .choose(&mut trial.chance)
            .unwrap();
        let made = |units: &[UnitId], path: &[Hex]| Order::every(&Material { units, path, number: 1 });
        let mut orders = made(&units, &path);
        orders.extend(made(&[unit], &[hex]));
        orders.extend([
            Order::Move { units: units.clone(), path: vec![*near, from] },
            Order::Overrun { units: units.clone(), target: *near },
            Order::Attack { units: units.clone(), targets: vec![*near] },
            Order::Attack {
                units: units.iter().copied().chain([unit]).collect(),
                targets: vec![*near, from],
            },
            Order::Route { stack: from, path: path.clone(), units: Vec::new() },
            Order::Route { stack: from, path, units },
        ]);
        for order in &orders {
            trial.attempt(order);
        }
    }
}

/// Tries attacks by any units about an enemy, including leaders and units that cannot attack.
fn try_attacks(trial: &mut Trial) {
    if !trial.public().phase.is_combat() || trial.public().owed.is_some() {
        return;
    }
    let public = trial.public().clone();
    let side = public.phase.side();
    let enemies: Vec<Hex> = public.on_map(side.enemy()).map(|(.., hex)| hex).collect();
    for _ in 0..60 {
        let Some(target) = enemies.choose(&mut trial.chance).copied() else { return };
        let near: Vec<Hex> = trial.rulebook.board.neighbours(target).iter().flatten().copied().collect();
        let around: Vec<Piece> = near.iter().flat_map(|hex| public.stack(*hex)).collect();
        let around: Vec<Piece> =
            around.into_iter().filter(|piece| public.counter(*piece).side() == side).collect();
        if around.is_empty() {
            continue;
        }
        let number = trial.chance.random_range(1..=around.len().min(4));
        let chosen = trial.some(around, number);
        let units = trial.ids(&chosen);
        let second = *near.choose(&mut trial.chance).unwrap();
        trial.attempt(&Order::Attack { units: units.clone(), targets: vec![target] });
        trial.attempt(&Order::Attack { units, targets: vec![target, second] });
    }
}

/// Tries every retreat of the required length, from every stack that must retreat, and every advance of one or two
/// hexes of all named units.
fn try_answers(trial: &mut Trial) {
    let public = trial.public().clone();
    let board = &Arc::clone(&trial.rulebook).board;
    let longer = |paths: Vec<Vec<Hex>>, from: Hex| -> Vec<Vec<Hex>> {
        let on = |path: Vec<Hex>| {
            let at = path.last().copied().unwrap_or(from);
            let near = board.neighbours(at).iter().flatten().copied();
            near.map(move |to| path.iter().copied().chain([to]).collect::<Vec<Hex>>()).collect::<Vec<_>>()
        };
        paths.into_iter().flat_map(on).collect()
    };
    match &public.owed {
        Some(Decision::Route { amount, stacks, .. }) => {
            for stack in stacks {
                let mut paths = vec![Vec::new()];
                for _ in 0..(*amount).min(4) {
                    paths = longer(paths, *stack);
                }
                for path in trial.some(paths, 300) {
                    trial.attempt(&Order::Route { stack: *stack, path, units: Vec::new() });
                }
            }
        }
        Some(Decision::Advance { among, .. }) => {
            for unit in among {
                let piece = public.find(*unit).unwrap();
                let from = public.counter(piece).hex().unwrap();
                let one = longer(vec![Vec::new()], from);
                let two = longer(one.clone(), from);
                let units = party(trial, piece);
                for path in one.into_iter().chain(two) {
                    trial.attempt(&Order::Advance { units: vec![*unit], path: path.clone() });
                    trial.attempt(&Order::Advance { units: units.clone(), path });
                }
            }
        }
        _ => {}
    }
}

fn try_everything(trial: &mut Trial, moment: &Position) {
    trial.set(moment);
    try_what_is_told(trial);
    try_what_comes_to_mind(trial, 30);
    try_attacks(trial);
    try_answers(trial);
}

/// Orders that few of these moments accept, or none without options.
const SELDOM: [&str; 11] = [
    "deploy",
    "call_up",
    "cut_rail",
    "lift_cut",
    "fly_out",
    "bid",
    "lose",
    "retreat",
    "lose_step",
    "remove",
    "stay",
];

/// Case 4.0 and all that follow from it: offered and accepted are the same.
#[test]
fn every_order_is_told_and_no_other_is_taken() {
    let mut trial = Trial::new(campaign());
    for moment in moments().iter().step_by(3) {
        try_everything(&mut trial, moment);
    }
    for kind in Order::KINDS.iter().filter(|kind| !SELDOM.contains(kind)) {
        assert!(trial.taken.contains_key(kind), "no {kind} was taken: {:?}", trial.taken);
    }
    let refused: u32 = trial.refused.values().sum();
    let taken: u32 = trial.taken.values().sum();
    assert!(refused > 10_000 && taken > 1_000, "{taken} taken, {refused} refused");
}

/// The options that add orders: bids, rail cuts, flights of leaders, stacks that split.
#[test]
fn the_orders_of_options_are_told() {
    let options =
        [("bidding", "on"), ("rail_cuts", "on"), ("leader_evacuation", "on"), ("retreat_split", "on")];
    let rulebook = with_options(&options);
    let mut trial = Trial::new(Arc::clone(&rulebook));
    for moment in moments_of(&rulebook, [7], 1) {
        try_everything(&mut trial, &moment);
        // A German regiment moves along a railway, and may cut it where it stops (6.37).
        let walks = trial.legal.shapes.iter().find_map(|shape| match shape {
            Shape::Move { units, ends } => {
                let piece = moment.public.find(*units.first()?)?;
                let end = ends.iter().find(|end| rulebook.board.has_rail(**end))?;
                let walks = offers::walks(&rulebook, &moment.public, &[piece]);
                let path = walks.into_iter().find(|walk| walk.path.last() == Some(end))?.path;
                Some(Order::Move { units: vec![*units.first()?], path })
            }
            _ => None,
        });
        let german = moment.public.phase.is_movement() && moment.public.phase.side() == Side::German;
        if let Some(order) = walks.filter(|_| german) {
            play::<Guderian>(&mut trial.world, &order).unwrap();
            let on_the_rails = Guderian::position(&trial.world).clone();
            try_everything(&mut trial, &on_the_rails);
        }
    }
    for kind in ["bid", "cut_rail", "route"] {
        assert!(trial.taken.contains_key(kind), "no {kind} was taken: {:?}", trial.taken);
    }
}

/// The inactive side has no orders.
#[test]
fn the_other_side_has_nothing_to_order() {
    let rulebook = campaign();
    for moment in moments().iter().step_by(5) {
        let side = View::to_play(&rulebook, moment).side;
        assert_eq!(legal(&View::new(&rulebook, moment, side.enemy())), Legal::default());
        let over = moment.public.outcome.is_some();
        assert_eq!(legal(&View::new(&rulebook, moment, side)) == Legal::default(), over);
    }
}

/// A division has its own name once it is revealed, and not before (12.2).
#[test]
fn a_revealed_division_answers_to_its_name() {
    let rulebook = campaign();
    let mut world = Guderian::world();
    let (mut called, mut hidden) = (0, 0);
    for moment in moments() {
        let public = &moment.public;
        for (slot, division) in &moment.secrets.identity {
            let counter = public.counters.iter().find(|counter| counter.id == *slot);
            if counter.is_some_and(|counter| counter.unit.is_none()) {
                assert_eq!(public.called(*division).filter(|piece| public.counter(*piece).id == *slot), None);
                hidden += 1;
            }
        }
        let moving: Vec<Shape> = legal(&View::to_play(&rulebook, moment)).shapes;
        for shape in moving {
            let Shape::Move { units, .. } = shape else { continue };
            let [unit] = units.as_slice() else { continue };
            let piece = public.find(*unit).unwrap();
            let Some(name) = public.counter(piece).unit.filter(|name| name != unit) else { continue };
            assert_eq!(public.called(name), Some(piece));
            let path = offers::walks(&rulebook, public, &[piece]).remove(0).path;
            let played = |world: &mut World, unit: UnitId| {
                Guderian::restore(world, &rulebook, moment.clone());
                play::<Guderian>(world, &Order::Move { units: vec![unit], path: path.clone() }).unwrap()
            };
            assert_eq!(played(&mut world, name), played(&mut world, *unit));
            let twice = Order::Move { units: vec![name, *unit], path: path.clone() };
            Guderian::restore(&mut world, &rulebook, moment.clone());
            assert_eq!(play::<Guderian>(&mut world, &twice).unwrap_err().case, "K5.1");
            called += 1;
        }
    }
    assert!(called > 2 && hidden > 100, "{called} called, {hidden} hidden");
}
