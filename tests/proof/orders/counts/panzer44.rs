//! Counts in Panzer '44. A move counts by its unit and its last hex. A plot counts by the possible tasks of one unit,
//! with the second unit where a task needs two; plots for several units consist of these.

use super::{Counts, Row, compare, count};
use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        orders::{Game, play},
    },
    games::panzer44::{
        players::Random,
        rules::{
            Panzer44, Position, Rulebook, View,
            counter::Place,
            kinds::{Mines, Pattern},
            order::{
                Order,
                every_order::{Plottable, Shape},
                legal::legal,
            },
            phase::Phase,
            plot::{Barrage, Instruction, Plot, Task},
        },
    },
    play::players::{Player, Thought},
};
use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    sync::Arc,
};

/// Moments that are counted: scenario, phase, whether a decision is pending, and the number of the moment in the game.
const MOMENTS: [(&str, Phase, bool, usize); 12] = [
    ("vauclair", Phase::FirstSetUp, false, 0),
    ("vauclair", Phase::FirstSetUp, false, 5),
    ("vauclair", Phase::Plot, false, 3),
    ("vauclair", Phase::FirstFire, false, 1),
    ("vauclair", Phase::SecondFire, false, 1),
    ("vauclair", Phase::FirstMovement, false, 4),
    ("vauclair", Phase::SecondMovement, false, 4),
    ("vauclair", Phase::FirstMovement, true, 0),
    ("vauclair", Phase::FirstIndirect, false, 0),
    ("fog", Phase::Plot, false, 1),
    ("fog", Phase::SecondMovement, false, 2),
    ("ailette", Phase::FirstSetUp, false, 1),
];

/// The most orders after which the orders of the next position are counted as well.
const FEW: usize = 12;

/// The most hexes of a followed path.
const LONGEST_WAY: usize = 16;

fn add(counts: &mut Counts, kind: &'static str, more: usize) {
    if more > 0 {
        *counts.entry(kind).or_default() += more as u64;
    }
}

/// Returns the count by the list of the rules.
fn listed(rulebook: &Arc<Rulebook>, position: &Position) -> Counts {
    let told = legal(&View::to_play(rulebook, position));
    let mut counts = Counts::new();
    told.orders.iter().for_each(|order| count(&mut counts, order.kind()));
    for shape in &told.shapes {
        match shape {
            Shape::Deploy { hexes, .. } => add(&mut counts, "deploy", hexes.len()),
            Shape::LayMines { hexes, .. } => add(&mut counts, "lay_mines", hexes.len()),
            Shape::Dig { hexes } => add(&mut counts, "dig", hexes.len()),
            Shape::Move { ends, .. } => add(&mut counts, "move", ends.len()),
            Shape::Plot { units, barrages, strikes, sorties, .. } => {
                units.iter().for_each(|one| plottable(&mut counts, one, units));
                barrages.iter().for_each(|call| add(&mut counts, "plot barrage", call.hexes.len()));
                add(&mut counts, "plot strike", if *sorties > 0 { strikes.len() } else { 0 });
            }
        }
    }
    counts
}

fn plottable(counts: &mut Counts, one: &Plottable, units: &[Plottable]) {
    add(counts, "plot fire", one.fire.len());
    add(counts, "plot watch", one.watch.len());
    add(counts, "plot bombard", one.tight.len() + one.loose.len());
    add(counts, "plot move", usize::from(one.moves));
    add(counts, "plot clear", one.clear.len());
    add(counts, "plot blow", one.blow.len());
    let of = |word: UnitId| units.iter().find(|other| other.unit == word);
    let both =
        |with: &&UnitId| one.unit < **with && of(**with).is_some_and(|other| other.load.contains(&one.unit));
    add(counts, "plot load", one.load.iter().filter(both).count());
    let unloads =
        one.unload && one.carrier.is_none_or(|carrier| of(carrier).is_some_and(|carrier| carrier.unload));
    add(counts, "plot unload", usize::from(unloads));
}

/// A table at which every order of a shape is tried.
struct Door<'a> {
    rulebook: &'a Arc<Rulebook>,
    position: &'a Position,
    world: World,
    counts: Counts,
    taken: Vec<Order>,
}

impl Door<'_> {
    fn attempt<T>(&mut self, order: &Order, look: impl FnOnce(&Position) -> T) -> Option<T> {
        play::<Panzer44>(&mut self.world, order).ok()?;
        let seen = look(Panzer44::position(&self.world));
        Panzer44::restore(&mut self.world, self.rulebook, self.position.clone());
        Some(seen)
    }

    fn count(&mut self, order: Order) {
        let kind = order.kind();
        self.count_as(kind, order);
    }

    fn count_as(&mut self, kind: &'static str, order: Order) {
        if self.attempt(&order, |_| ()).is_some() {
            count(&mut self.counts, kind);
            self.taken.push(order);
        }
    }

    /// Follows every path that a unit can take, step by step, and counts the hexes in which they can end.
    fn follow(&mut self, unit: UnitId) {
        let counter = self.position.public.find(unit).expect("a counter of the position");
        let mut ends: BTreeSet<Hex> = BTreeSet::new();
        let mut best: BTreeMap<Hex, Points> = BTreeMap::new();
        let near = |at: Hex| self.rulebook.board.neighbours(at).iter().flatten().copied();
        // A unit that has still to enter begins anywhere.
        let mut open: VecDeque<Vec<Hex>> = match counter.place {
            Place::Map(start) => near(start).map(|hex| vec![hex]).collect(),
            Place::Due(_) => self.rulebook.board.hexes().map(|hex| vec![hex]).collect(),
            _ => return,
        };
        while let Some(path) = open.pop_front() {
            let end = path[path.len() - 1];
            let order = Order::Move { unit, path: path.clone() };
            let after = self.attempt(&order, |after| {
                let counter = after.public.find(unit).cloned();
                counter.map(|counter| (counter.hex(), counter.condition.left))
            });
            let Some(after) = after else {
                // A hex where a unit may not end its move may still be on its path.
                if path.len() < 3 && self.leads_on(unit, &path) {
                    open.extend(near(end).map(|hex| path.iter().copied().chain([hex]).collect::<Vec<_>>()));
                }
                continue;
            };
            ends.insert(end);
            // A unit that was stopped on its path has more points left than it would have had there.
            if let Some((_, left)) = after.filter(|(hex, _)| *hex == Some(end)) {
                if best.get(&end).is_some_and(|known| *known >= left) {
                    continue;
                }
                best.insert(end, left);
            } else if path[..path.len() - 1].contains(&end) {
                continue;
            }
            if path.len() < LONGEST_WAY {
                open.extend(near(end).map(|hex| path.iter().copied().chain([hex]).collect::<Vec<_>>()));
            }
        }
        add(&mut self.counts, "move", ends.len());
    }

    /// Whether a path that cannot end continues anywhere.
    fn leads_on(&mut self, unit: UnitId, path: &[Hex]) -> bool {
        let end = path[path.len() - 1];
        let near: Vec<Hex> = self.rulebook.board.neighbours(end).iter().flatten().copied().collect();
        near.into_iter().any(|hex| {
            let path = path.iter().copied().chain([hex]).collect();
            self.attempt(&Order::Move { unit, path }, |_| ()).is_some()
        })
    }
}

/// Returns the count by trying at the door, and the accepted orders.
fn tried(rulebook: &Arc<Rulebook>, position: &Position) -> (Counts, Vec<Order>) {
    let mut world = Panzer44::world();
    Panzer44::restore(&mut world, rulebook, position.clone());
    let mut door = Door { rulebook, position, world, counts: Counts::new(), taken: Vec::new() };
    let public = &position.public;
    let hexes: Vec<Hex> = rulebook.board.hexes().collect();
    let units: Vec<UnitId> = public.counters.iter().map(|counter| counter.id).collect();
    if public.phase == Phase::Plot {
        plots(&mut door, &units, &hexes);
        return (door.counts, door.taken);
    }
    for order in [Order::EndPhase, Order::LetPass] {
        door.count(order);
    }
    for hex in &hexes {
        let hex = *hex;
        door.count(Order::Strike { hex });
        for mines in [None, Some(Mines::Hasty), Some(Mines::Preventative), Some(Mines::Defensive)] {
            door.count(Order::LayMines { hex, mines });
        }
        for position in [false, true] {
            door.count(Order::Dig { hex, position });
        }
    }
    for side in kessel::games::panzer44::rules::kinds::Side::BOTH {
        for battery in &rulebook.scenario.force(side).off_board {
            door.count(Order::Barrage { battery: battery.id });
        }
    }
    for unit in &units {
        let unit = *unit;
        for order in [
            Order::Fire { unit, at: None },
            Order::Exit { unit },
            Order::Load { carrier: unit },
            Order::Unload { unit },
            Order::Clear { unit },
            Order::Blow { unit },
            Order::Shoot { unit },
            Order::Bombard { unit },
        ] {
            door.count(order);
        }
        for other in &units {
            door.count(Order::Fire { unit, at: Some(*other) });
            door.count(Order::DeployAboard { unit, carrier: *other });
        }
        if public.phase.is_set_up() {
            hexes.iter().for_each(|hex| door.count(Order::Deploy { unit, hex: *hex }));
        }
        if public.phase.is_movement() && public.owed.is_none() {
            door.follow(unit);
        }
    }
    (door.counts, door.taken)
}

/// Counts the possible plots of each unit alone, or with the unit that it takes along.
fn plots(door: &mut Door, units: &[UnitId], hexes: &[Hex]) {
    let side = View::to_play(door.rulebook, door.position).side;
    let single = |orders: &[(UnitId, Task)]| {
        let orders = orders.iter().copied().collect();
        Order::Plot { side, plot: Plot { orders, ..Plot::default() } }
    };
    for unit in units {
        let unit = *unit;
        let carrier = door.position.public.find(unit).and_then(|counter| counter.carrier());
        door.count_as("plot move", single(&[(unit, Task::Move)]));
        let unload: Vec<_> =
            [Some(unit), carrier].into_iter().flatten().map(|unit| (unit, Task::Unload)).collect();
        door.count_as("plot unload", single(&unload));
        for with in units.iter().filter(|with| unit < **with) {
            let pair = [(unit, Task::Load { with: *with }), (*with, Task::Load { with: unit })];
            door.count_as("plot load", single(&pair));
        }
        for hex in hexes {
            let hex = *hex;
            for (kind, task) in [
                ("plot fire", Task::Fire { target: hex }),
                ("plot watch", Task::Watch { target: hex, at: Instruction::Ask }),
                ("plot bombard", Task::Bombard { target: hex, pattern: Pattern::Tight }),
                ("plot bombard", Task::Bombard { target: hex, pattern: Pattern::Loose }),
                ("plot clear", Task::Clear { hex }),
                ("plot blow", Task::Blow { to: hex }),
            ] {
                door.count_as(kind, single(&[(unit, task)]));
            }
        }
    }
    for hex in hexes {
        let strikes = Plot { strikes: vec![*hex], ..Plot::default() };
        door.count_as("plot strike", Order::Plot { side, plot: strikes });
        for battery in door.rulebook.scenario.force(side).off_board.iter().map(|battery| battery.id) {
            for pattern in [Pattern::Tight, Pattern::Loose] {
                let barrages = vec![Barrage { battery, target: *hex, pattern }];
                let plot = Plot { barrages, ..Plot::default() };
                door.count_as("plot barrage", Order::Plot { side, plot });
            }
        }
    }
}

fn row(rulebook: &Arc<Rulebook>, name: String, position: &Position) -> Row {
    let (by_door, taken) = tried(rulebook, position);
    let mut then = None;
    if (1..=FEW).contains(&taken.len()) && by_door.values().sum::<u64>() == taken.len() as u64 {
        let mut sums = (Counts::new(), Counts::new());
        let mut world = Panzer44::world();
        for order in &taken {
            Panzer44::restore(&mut world, rulebook, position.clone());
            play::<Panzer44>(&mut world, order).unwrap();
            let after = Panzer44::position(&world);
            // A plot or a movement after it would double the work.
            if after.owed_or_quiet() {
                listed(rulebook, after)
                    .into_iter()
                    .for_each(|(kind, more)| *sums.0.entry(kind).or_default() += more);
                let more = tried(rulebook, after).0;
                more.into_iter().for_each(|(kind, more)| *sums.1.entry(kind).or_default() += more);
            }
        }
        then = Some(sums);
    }
    Row { position: name, listed: listed(rulebook, position), tried: by_door, then }
}

trait Quiet {
    /// Whether few orders are possible.
    fn owed_or_quiet(&self) -> bool;
}

impl Quiet for Position {
    fn owed_or_quiet(&self) -> bool {
        self.public.owed.is_some() || !(self.public.phase == Phase::Plot || self.public.phase.is_movement())
    }
}

/// Returns the positions of a random game.
fn game(scenario: &str) -> (Arc<Rulebook>, Vec<Position>) {
    let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
    let mut world = Panzer44::world();
    Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, 11));
    let mut player = Random::new(11);
    let mut positions = vec![Panzer44::position(&world).clone()];
    while Panzer44::position(&world).public.outcome.is_none() && positions.len() < 300 {
        let order = player
            .choose_order(&View::to_play(&rulebook, Panzer44::position(&world)), &Thought::default())
            .order;
        play::<Panzer44>(&mut world, &order).unwrap();
        positions.push(Panzer44::position(&world).clone());
    }
    (rulebook, positions)
}

/// Legal orders by kind in twelve positions, by the list and at the door.
#[test]
fn the_list_and_the_door_count_the_same() {
    let mut games: BTreeMap<&str, (Arc<Rulebook>, Vec<Position>)> = BTreeMap::new();
    let mut rows = Vec::new();
    for (scenario, phase, owed, number) in MOMENTS {
        let (rulebook, positions) = games.entry(scenario).or_insert_with(|| game(scenario));
        // A decision may be pending in the movement of either side.
        let fits = |position: &&Position| {
            let public = &position.public;
            public.owed.is_some() == owed && (public.phase == phase || owed && public.phase.is_movement())
        };
        let found = positions.iter().filter(fits).nth(number).or(positions.iter().rfind(fits));
        let position = found.unwrap_or_else(|| panic!("no {phase:?} in {scenario}, owed {owed}"));
        let what = if owed { ", a decision" } else { "" };
        let name = format!("{scenario}, turn {}, {phase:?}{what}", position.public.turn);
        rows.push(row(rulebook, name, position));
    }
    compare("panzer44", &rows, &[]);
}
