//! Offered and accepted are the same: the door accepts the orders that `legal` offers, and refuses those that it does
//! not.

use crate::games::{campaign, moments};
use bevy::prelude::World;
use kessel::{
    engine::{
        board::{Hex, Link},
        counters::UnitId,
        orders::{Game, play},
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook, combat,
        combat::battle::{Decision, Stage},
        counter::{Piece, Place},
        movement::overrun,
        order::{Order, legal},
        position::Public,
    },
};
use rand::{
    RngExt, SeedableRng,
    rngs::ChaCha8Rng,
    seq::{IndexedRandom, IteratorRandom},
};
use std::{collections::BTreeMap, sync::Arc};

/// A position to try orders in, any number of times.
struct Bench {
    rulebook: Arc<Rulebook>,
    world: World,
    moment: Position,
    chance: ChaCha8Rng,
    tried: BTreeMap<&'static str, u32>,
}

impl Bench {
    fn new() -> Self {
        let rulebook = campaign();
        let mut world = Guderian::world();
        let moment = moments()[0].clone();
        Guderian::restore(&mut world, &rulebook, moment.clone());
        Self { rulebook, world, moment, chance: ChaCha8Rng::seed_from_u64(7), tried: BTreeMap::new() }
    }

    fn set(&mut self, moment: &Position) {
        self.moment = moment.clone();
        Guderian::restore(&mut self.world, &self.rulebook, moment.clone());
    }

    fn public(&self) -> &Public {
        &self.moment.public
    }

    fn accepts(&mut self, order: &Order) {
        let outcome = play::<Guderian>(&mut self.world, order);
        if let Err(refusal) = outcome {
            panic!(
                "offered but refused: {refusal}: {order:?} in turn {} {:?}",
                self.public().turn,
                self.public().phase
            );
        }
        *self.tried.entry(order.kind()).or_default() += 1;
        Guderian::restore(&mut self.world, &self.rulebook, self.moment.clone());
    }

    fn refuses(&mut self, order: &Order) {
        let outcome = play::<Guderian>(&mut self.world, order);
        assert!(
            outcome.is_err(),
            "not offered but accepted: {order:?} in turn {} {:?}",
            self.public().turn,
            self.public().phase
        );
        *self.tried.entry("refused").or_default() += 1;
    }

    fn ids(&self, pieces: &[Piece]) -> Vec<UnitId> {
        pieces.iter().map(|piece| self.public().counter(*piece).id).collect()
    }

    fn some<T>(&mut self, list: impl IntoIterator<Item = T>, most: usize) -> Vec<T> {
        list.into_iter().sample(&mut self.chance, most)
    }
}

#[test]
fn what_is_offered_is_accepted() {
    let mut bench = Bench::new();
    for moment in moments() {
        bench.set(moment);
        if moment.public.owed.is_some() {
            answers(&mut bench);
        } else {
            movements(&mut bench);
            others(&mut bench);
        }
    }
    for kind in [
        "move",
        "rail",
        "enter",
        "call_up",
        "overrun",
        "attack",
        "place_marker",
        "route",
        "advance",
        "deploy",
    ] {
        assert!(bench.tried.contains_key(kind), "no {kind} was offered: {:?}", bench.tried);
    }
}

fn movements(bench: &mut Bench) {
    let rulebook = Arc::clone(&bench.rulebook);
    let public = bench.public().clone();
    let movers = legal::movers(&rulebook, &public);
    for piece in bench.some(movers.iter().copied(), 4) {
        let mates =
            movers.iter().copied().filter(|mate| public.counter(*mate).hex() == public.counter(piece).hex());
        let mates: Vec<Piece> = mates.collect();
        for party in [vec![piece], mates] {
            let units = bench.ids(&party);
            for walk in bench.some(legal::walks(&rulebook, &public, &party), 12) {
                bench.accepts(&Order::Move { units: units.clone(), path: walk.path });
            }
            for path in bench.some(legal::train_rides(&rulebook, &public, &party), 8) {
                bench.accepts(&Order::Rail { units: units.clone(), path });
            }
        }
    }
    for piece in movers {
        for target in overrun::targets(&rulebook, &public, &[piece]) {
            let units = bench.ids(&[piece]);
            bench.accepts(&Order::Overrun { units, target });
            let partners = legal::overrun_partners(&rulebook, &public, piece, target);
            let units = bench.ids(&partners);
            bench.accepts(&Order::Overrun { units, target });
        }
    }
    let arrivals = legal::arrivals(&public);
    for piece in bench.some(arrivals.iter().copied(), 4) {
        let mates = arrivals
            .iter()
            .copied()
            .filter(|mate| public.counter(*mate).place == public.counter(piece).place);
        let mates: Vec<Piece> = mates.collect();
        for party in [vec![piece], mates] {
            let units = bench.ids(&party);
            for path in bench.some(legal::entries(&rulebook, &public, &party), 12) {
                bench.accepts(&Order::Enter { units: units.clone(), path });
            }
        }
    }
    for hex in legal::calls(&rulebook, &public) {
        bench.accepts(&Order::CallUp { path: vec![hex] });
    }
}

fn others(bench: &mut Bench) {
    let rulebook = Arc::clone(&bench.rulebook);
    let public = bench.public().clone();
    for (target, able) in combat::opportunities(&rulebook, &public) {
        let fighters = able.iter().copied().filter(|piece| public.counter(*piece).is_combat_unit());
        for piece in fighters.collect::<Vec<_>>() {
            let units = bench.ids(&[piece]);
            bench.accepts(&Order::Attack { units, targets: vec![target] });
        }
    }
    for hex in bench.some(legal::marker_hexes(&rulebook, &public), 20) {
        bench.accepts(&Order::PlaceMarker { hex });
    }
    for counter in public.counters.iter().filter(|counter| counter.place == Place::SetUp) {
        let army = rulebook.scenario.armies.iter().find(|army| Some(army.army) == counter.army).unwrap();
        for hex in &army.hexes {
            bench.accepts(&Order::Deploy { unit: counter.id, hex: *hex });
        }
    }
}

fn answers(bench: &mut Bench) {
    let rulebook = Arc::clone(&bench.rulebook);
    let public = bench.public().clone();
    match public.owed.clone().unwrap() {
        Decision::LoseOrRetreat { .. } => {
            bench.accepts(&Order::Lose);
            bench.accepts(&Order::Retreat);
        }
        Decision::LoseStep { among, .. } => {
            for counter in &public.counters {
                let order = Order::LoseStep { unit: counter.id };
                if among.contains(&counter.id) { bench.accepts(&order) } else { bench.refuses(&order) }
            }
        }
        Decision::Excess { among, .. } => {
            for counter in &public.counters {
                let order = Order::Remove { unit: counter.id };
                if among.contains(&counter.id) { bench.accepts(&order) } else { bench.refuses(&order) }
            }
        }
        Decision::Route { stacks, amount, .. } => {
            for stack in stacks {
                let routes = legal::routes(&rulebook, &public, stack);
                assert!(!routes.is_empty(), "a stack to be routed without a route");
                for path in paths_from(&rulebook, stack, usize::from(amount)) {
                    let order = Order::Route { stack, path: path.clone(), units: Vec::new() };
                    if routes.contains(&path) { bench.accepts(&order) } else { bench.refuses(&order) }
                }
            }
        }
        Decision::Advance { among, .. } => {
            bench.accepts(&Order::Stay);
            for unit in among {
                let piece = public.find(unit).unwrap();
                let offered = legal::advances(&rulebook, &public, &[piece]);
                for path in
                    (1..=3).flat_map(|n| paths_from(&rulebook, public.counter(piece).hex().unwrap(), n))
                {
                    let order = Order::Advance { units: vec![unit], path: path.clone() };
                    if offered.contains(&path) { bench.accepts(&order) } else { bench.refuses(&order) }
                }
            }
            let battle = public.battle.clone().unwrap();
            assert!(matches!(battle.stage, Stage::Advancing { .. }));
        }
        Decision::Bid { .. } => {}
    }
}

/// Returns every path of this many steps over the board, including turning back.
fn paths_from(rulebook: &Rulebook, start: Hex, steps: usize) -> Vec<Vec<Hex>> {
    let mut paths = vec![Vec::new()];
    for _ in 0..steps {
        paths = paths
            .iter()
            .flat_map(|path: &Vec<Hex>| {
                let at = path.last().copied().unwrap_or(start);
                let on = rulebook.board.neighbours(at).iter().flatten();
                on.map(|to| path.iter().copied().chain([*to]).collect::<Vec<_>>()).collect::<Vec<_>>()
            })
            .collect();
    }
    paths
}

#[test]
fn what_is_not_offered_is_refused() {
    let mut bench = Bench::new();
    for moment in moments() {
        bench.set(moment);
        let rulebook = Arc::clone(&bench.rulebook);
        let public = bench.public().clone();
        if public.owed.is_some() {
            continue;
        }
        let on_map: Vec<Piece> = Vec::from_iter(public.pieces().map(|(piece, _)| piece));
        let on_map = on_map.into_iter().filter(|piece| public.counter(*piece).hex().is_some());
        for piece in bench.some(on_map, 12) {
            walks_beyond(&mut bench, &rulebook, &public, piece);
            rides_beyond(&mut bench, &rulebook, &public, piece);
            overruns_beyond(&mut bench, &rulebook, &public, piece);
        }
        let markers = legal::marker_hexes(&rulebook, &public);
        for hex in rulebook.board.hexes().filter(|hex| !markers.contains(hex)) {
            bench.refuses(&Order::PlaceMarker { hex });
        }
        let calls = legal::calls(&rulebook, &public);
        for hex in rulebook.board.hexes().filter(|hex| !calls.contains(hex)) {
            bench.refuses(&Order::CallUp { path: vec![hex] });
        }
        entries_beyond(&mut bench, &rulebook, &public);
    }
    assert!(bench.tried["refused"] > 100_000, "{:?}", bench.tried);
}

/// Tries every hex in range that is not offered, by the shortest path over the board and by random ones.
fn walks_beyond(bench: &mut Bench, rulebook: &Rulebook, public: &Public, piece: Piece) {
    let units = bench.ids(&[piece]);
    let start = public.counter(piece).hex().unwrap();
    let offered = legal::walks(rulebook, public, &[piece]);
    let offered: Vec<Hex> = offered.iter().map(|walk| *walk.path.last().unwrap()).collect();
    let mut came = BTreeMap::from([(start, start)]);
    let mut ring = vec![start];
    for _ in 0..8 {
        let mut next = Vec::new();
        for from in ring {
            for to in rulebook.board.neighbours(from).iter().flatten() {
                if !came.contains_key(to) {
                    came.insert(*to, from);
                    next.push(*to);
                }
            }
        }
        ring = next;
    }
    for end in came.keys().filter(|hex| !offered.contains(hex)) {
        let mut path = vec![*end];
        while came[&path[0]] != start {
            path.insert(0, came[&path[0]]);
        }
        bench.refuses(&Order::Move { units: units.clone(), path });
    }
    for _ in 0..30 {
        let mut path: Vec<Hex> = Vec::new();
        for _ in 0..bench.chance.random_range(1..=8) {
            let at = path.last().copied().unwrap_or(start);
            let near: Vec<Hex> = rulebook.board.neighbours(at).iter().flatten().copied().collect();
            path.extend(near.choose(&mut bench.chance));
        }
        let end = *path.last().unwrap();
        if end != start && !offered.contains(&end) {
            bench.refuses(&Order::Move { units: units.clone(), path });
        }
    }
}

/// Tries every rail hex that is not offered, along the track.
fn rides_beyond(bench: &mut Bench, rulebook: &Rulebook, public: &Public, piece: Piece) {
    let units = bench.ids(&[piece]);
    let start = public.counter(piece).hex().unwrap();
    let offered = legal::train_rides(rulebook, public, &[piece]);
    let offered: Vec<Hex> = offered.iter().map(|path| *path.last().unwrap()).collect();
    let mut paths = BTreeMap::from([(start, Vec::new())]);
    let mut open = std::collections::VecDeque::from([start]);
    while let Some(from) = open.pop_front() {
        for to in rulebook.board.linked(Link::Rail, from) {
            if !paths.contains_key(&to) {
                let path: Vec<Hex> = paths[&from].iter().copied().chain([to]).collect();
                paths.insert(to, path);
                open.push_back(to);
            }
        }
    }
    for (end, path) in paths {
        if end != start && !offered.contains(&end) {
            bench.refuses(&Order::Rail { units: units.clone(), path });
        }
    }
}

fn overruns_beyond(bench: &mut Bench, rulebook: &Rulebook, public: &Public, piece: Piece) {
    let units = bench.ids(&[piece]);
    let start = public.counter(piece).hex().unwrap();
    let offered = overrun::targets(rulebook, public, &[piece]);
    for target in rulebook.board.hexes().filter(|hex| hex.distance(start) <= 3 && !offered.contains(hex)) {
        bench.refuses(&Order::Overrun { units: units.clone(), target });
    }
}

/// Tries entry hexes and adjacent hexes that are not offered.
fn entries_beyond(bench: &mut Bench, rulebook: &Rulebook, public: &Public) {
    let due = public.pieces().filter(|(_, counter)| matches!(counter.place, Place::Due { .. }));
    let due: Vec<Piece> = due.map(|(piece, _)| piece).collect();
    for piece in bench.some(due, 3) {
        let units = bench.ids(&[piece]);
        let offered = legal::entries(rulebook, public, &[piece]);
        for hex in rulebook.board.hexes() {
            if !offered.iter().any(|path| path == &[hex]) {
                bench.refuses(&Order::Enter { units: units.clone(), path: vec![hex] });
            }
        }
    }
}
