//! Counts in Guderian. An order counts by its units and its last hex: paths that lead to the same hex are one order.
//! Attacks count with one or two units against one hex.

use super::{Counts, Row, compare, count};
use crate::games::{moment, moments_of};
use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        orders::{Game, Material, play},
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook, View,
        counter::{Counter, Place},
        order::{
            Order,
            every_order::{Able, Shape, legal},
        },
    },
};
use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    sync::Arc,
};

/// Moments that are counted: scenario, and the phase or decision.
const MOMENTS: [(&str, &str); 12] = [
    ("smolensk", "SovietSetUp"),
    ("training", "FirstInterdiction"),
    ("training", "SovietMovement"),
    ("training", "GermanMovement"),
    ("training", "GermanMechanized"),
    ("training", "SovietCombat"),
    ("training", "GermanCombat"),
    ("training", "LoseOrRetreat"),
    ("training", "LoseStep"),
    ("training", "Route"),
    ("training", "Advance"),
    ("training", "AirInterdiction"),
];

/// The most orders after which the orders of the next position are counted as well.
const FEW: usize = 12;

/// Returns the count by the list of the rules.
fn listed(rulebook: &Arc<Rulebook>, position: &Position) -> Counts {
    let told = legal(&View::to_play(rulebook, position));
    let mut counts = Counts::new();
    for order in &told.orders {
        count(&mut counts, order.kind());
    }
    for shape in &told.shapes {
        match shape {
            Shape::Move { ends, .. } => *counts.entry("move").or_default() += ends.len() as u64,
            Shape::Rail { ends, .. } => *counts.entry("rail").or_default() += ends.len() as u64,
            Shape::Enter { ends, .. } => *counts.entry("enter").or_default() += ends.len() as u64,
            Shape::CallUp { ends } => *counts.entry("call_up").or_default() += ends.len() as u64,
            Shape::Attack { able } => *counts.entry("attack").or_default() += attacks(able),
            Shape::Bid { .. } | Shape::Crowd { .. } => panic!("not counted here: {shape:?}"),
        }
    }
    counts.retain(|_, number| *number > 0);
    counts
}

/// Counts the attacks of one or two against one hex: no leader without a combat unit in its hex.
fn attacks(able: &[Able]) -> u64 {
    let mut number = 0;
    for (at, one) in able.iter().enumerate() {
        for target in &one.targets {
            number += u64::from(!one.leader);
            let others = able[at + 1..].iter().filter(|other| other.targets.contains(target));
            number += others
                .filter(|other| match (one.leader, other.leader) {
                    (false, false) => true,
                    (true, true) => false,
                    _ => one.hex == other.hex,
                })
                .count() as u64;
        }
    }
    number
}

/// A table at which every order of a shape is tried.
struct Door<'a> {
    rulebook: &'a Arc<Rulebook>,
    position: &'a Position,
    world: World,
    counts: Counts,
    taken: Vec<Order>,
}

impl<'a> Door<'a> {
    fn new(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> Self {
        let mut world = Guderian::world();
        Guderian::restore(&mut world, rulebook, position.clone());
        Self { rulebook, position, world, counts: Counts::new(), taken: Vec::new() }
    }

    /// Returns a result from the position after an order; none if it is refused.
    fn attempt<T>(&mut self, order: &Order, look: impl FnOnce(&Position) -> T) -> Option<T> {
        play::<Guderian>(&mut self.world, order).ok()?;
        let seen = look(Guderian::position(&self.world));
        Guderian::restore(&mut self.world, self.rulebook, self.position.clone());
        Some(seen)
    }

    fn count(&mut self, order: Order) {
        if self.attempt(&order, |_| ()).is_some() {
            count(&mut self.counts, order.kind());
            self.taken.push(order);
        }
    }

    /// Follows every path that units can take, step by step, and counts the hexes in which they can end.
    fn follow(&mut self, units: &[UnitId], starts: Vec<Hex>, order: impl Fn(Vec<Hex>) -> Order) {
        let mut ends: BTreeSet<Hex> = BTreeSet::new();
        // The points that remain in each hex, on the paths that are worth following.
        let mut best: BTreeMap<Hex, Vec<Vec<Points>>> = BTreeMap::new();
        // Short paths first: a rail move has no points to compare.
        let mut open: VecDeque<Vec<Hex>> = starts.into_iter().map(|hex| vec![hex]).collect();
        while let Some(path) = open.pop_front() {
            let end = path[path.len() - 1];
            let left = self.attempt(&order(path.clone()), |after| {
                let left = |unit: &UnitId| {
                    let piece = after.public.find(*unit).unwrap();
                    after.public.counter(piece).condition.left
                };
                units.iter().map(left).collect::<Vec<_>>()
            });
            let Some(left) = left else { continue };
            ends.insert(end);
            let known = best.entry(end).or_default();
            let as_good = |other: &Vec<Points>| other.iter().zip(&left).all(|(other, left)| other >= left);
            if known.iter().any(as_good) {
                continue;
            }
            known.push(left);
            for next in self.rulebook.board.neighbours(end).iter().flatten() {
                open.push_back(path.iter().copied().chain([*next]).collect());
            }
        }
        let kind = order(Vec::new()).kind();
        if !ends.is_empty() {
            *self.counts.entry(kind).or_default() += ends.len() as u64;
        }
    }
}

/// Returns every group of these.
fn groups(units: &[UnitId]) -> impl Iterator<Item = Vec<UnitId>> {
    (1..1_u32 << units.len()).map(|bits| {
        (0..units.len()).filter(|number| bits >> number & 1 == 1).map(|number| units[number]).collect()
    })
}

/// Returns the count by trying at the door, and the accepted orders.
fn tried(rulebook: &Arc<Rulebook>, position: &Position) -> (Counts, Vec<Order>) {
    let mut door = Door::new(rulebook, position);
    let public = &position.public;
    let board = &rulebook.board;
    let mut places: BTreeMap<String, (Place, Vec<UnitId>)> = BTreeMap::new();
    for counter in public.counters.iter().filter(|counter| counter.place != Place::Gone) {
        let place = places.entry(format!("{:?} {:?}", counter.side(), counter.place));
        place.or_insert((counter.place, Vec::new())).1.push(counter.id);
    }
    for order in [Order::EndPhase, Order::Lose, Order::Retreat, Order::Stay] {
        door.count(order);
    }
    for hex in board.hexes() {
        door.count(Order::PlaceMarker { hex });
    }
    for counter in &public.counters {
        let unit = counter.id;
        for order in Order::every(&Material { units: &[unit], path: &[], number: 0 }) {
            if !order.named().units.is_empty() {
                door.count(order);
            }
        }
        if matches!(counter.place, Place::SetUp | Place::Map(_)) {
            // Only a set-up accepts such orders at all: one hex is enough to know.
            let anywhere = board.hexes().filter(|_| format!("{:?}", public.phase).contains("SetUp"));
            anywhere.for_each(|hex| door.count(Order::Deploy { unit, hex }));
        }
    }
    for (place, stack) in places.values() {
        for units in groups(stack) {
            match place {
                Place::Map(hex) => of_stack(&mut door, *hex, &units, units.len() == stack.len()),
                Place::Due { area } => {
                    let starts = board.area(area.as_str()).unwrap().hexes.clone();
                    let enter = |path| Order::Enter { units: units.clone(), path };
                    door.follow(&units, starts, enter);
                }
                _ => {}
            }
        }
    }
    pairs(&mut door, &public.counters);
    (door.counts, door.taken)
}

/// Counts the orders that the units of a hex can be given together.
fn of_stack(door: &mut Door, hex: Hex, units: &[UnitId], whole: bool) {
    let near: Vec<Hex> = door.rulebook.board.neighbours(hex).iter().flatten().copied().collect();
    let owed = door.position.public.owed.is_some();
    if !owed {
        door.follow(units, near.clone(), |path| Order::Move { units: units.to_vec(), path });
        door.follow(units, near.clone(), |path| Order::Rail { units: units.to_vec(), path });
        for target in &near {
            door.count(Order::Overrun { units: units.to_vec(), target: *target });
            if let [unit] = units {
                door.count(Order::Attack { units: vec![*unit], targets: vec![*target] });
            }
        }
        return;
    }
    let mut paths: Vec<Vec<Hex>> = near.iter().map(|hex| vec![*hex]).collect();
    for length in 1..4 {
        for path in paths.clone().iter().filter(|path| path.len() == length) {
            let onward = door.rulebook.board.neighbours(path[length - 1]).iter().flatten().copied();
            paths.extend(onward.map(|hex| path.iter().copied().chain([hex]).collect::<Vec<_>>()));
        }
    }
    for path in paths {
        // No unit advances farther than two hexes.
        if path.len() <= 2 {
            door.count(Order::Advance { units: units.to_vec(), path: path.clone() });
        }
        if whole {
            door.count(Order::Route { stack: hex, path, units: Vec::new() });
        }
    }
}

/// Counts the attacks of any two against one hex.
fn pairs(door: &mut Door, counters: &[Counter]) {
    if !door.position.public.phase.is_combat() || door.position.public.owed.is_some() {
        return;
    }
    let standing: Vec<(UnitId, Hex)> =
        counters.iter().filter_map(|counter| Some((counter.id, counter.hex()?))).collect();
    for (at, (one, hex)) in standing.iter().enumerate() {
        for (other, there) in &standing[at + 1..] {
            for target in door.rulebook.board.hexes() {
                if hex.side_towards(target).is_some() && there.side_towards(target).is_some() {
                    door.count(Order::Attack { units: vec![*one, *other], targets: vec![target] });
                }
            }
        }
    }
}

/// Counts in a position by the list and at the door, and after each accepted order, if they are few.
fn row(rulebook: &Arc<Rulebook>, name: String, position: &Position) -> Row {
    let (by_door, taken) = tried(rulebook, position);
    let mut then = None;
    if (1..=FEW).contains(&taken.len()) && by_door.values().sum::<u64>() == taken.len() as u64 {
        let mut sums = (Counts::new(), Counts::new());
        let mut world = Guderian::world();
        for order in &taken {
            Guderian::restore(&mut world, rulebook, position.clone());
            play::<Guderian>(&mut world, order).unwrap();
            let after = Guderian::position(&world);
            // A movement phase after it would double the work.
            if after.public.phase.is_movement() && after.public.owed.is_none() {
                continue;
            }
            listed(rulebook, after)
                .into_iter()
                .for_each(|(kind, more)| *sums.0.entry(kind).or_default() += more);
            let more = tried(rulebook, after).0;
            more.into_iter().for_each(|(kind, more)| *sums.1.entry(kind).or_default() += more);
        }
        then = Some(sums);
    }
    Row { position: name, listed: listed(rulebook, position), tried: by_door, then }
}

/// Legal orders by kind in twelve positions, by the list and at the door.
#[test]
fn the_list_and_the_door_count_the_same() {
    let mut rows = Vec::new();
    let mut games: BTreeMap<&str, (Arc<Rulebook>, Vec<Position>)> = BTreeMap::new();
    for (scenario, wanted) in MOMENTS {
        let (rulebook, moments) = games.entry(scenario).or_insert_with(|| {
            let rulebook = Arc::new(Guderian::load(scenario, &Default::default()).unwrap());
            // The campaign is long: only its beginning is needed.
            let moments = match scenario {
                "smolensk" => vec![Guderian::start(&rulebook, 7)],
                _ => moments_of(&rulebook, [7, 8, 9], 2),
            };
            (rulebook, moments)
        });
        // A phase without a pending decision, or a decision in any phase.
        let under_way = |position: &&Position| {
            let moment = moment(position);
            moment.trim() == wanted || moment.split(' ').nth(1) == Some(wanted)
        };
        let found = moments.iter().filter(under_way).nth(1).or(moments.iter().find(under_way));
        let position = found.unwrap_or_else(|| panic!("no {wanted} in {scenario}"));
        rows.push(row(
            rulebook,
            format!("{scenario}, turn {}, {}", position.public.turn, moment(position)),
            position,
        ));
    }
    compare("guderian", &rows, &[]);
}
