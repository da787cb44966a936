//! Every order that a side may give now, for tools and proofs: the door takes each listed order, and refuses each order
//! that is not listed.
//!
//! A move is listed by the hexes in which it can end, with any path to them. A plot is listed by the possible orders of
//! each unit.

use super::{
    Order,
    listed::{Asked, deployments, may_end_movement, may_exit, open_duties, task_order},
};
use crate::{
    engine::{board::Hex, counters::UnitId, orders},
    games::panzer44::rules::{
        conduct::setting_up::{may_deploy_aboard, may_dig, may_lay_mines},
        counter::{Counter, Place},
        kinds::{Mines, Pattern, Side},
        movement::{reach, step},
        plot::{Barrage, Plot, Task, choices, may_call, may_strike},
        position::Public,
        rulebook::Rulebook,
        set_up,
    },
};
use serde::Serialize;

/// All orders that a side may give now.
pub type Legal = orders::Legal<Order, Shape>;

/// The possible orders of a unit in a plot, by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Plottable {
    pub unit: UnitId,
    /// Hexes for direct fire.
    pub fire: Vec<Hex>,
    /// Hexes for opportunity fire, with any instruction.
    pub watch: Vec<Hex>,
    /// Hexes for indirect fire in a tight pattern.
    pub tight: Vec<Hex>,
    /// Hexes for indirect fire in a loose pattern.
    pub loose: Vec<Hex>,
    pub moves: bool,
    /// Units with which it may load, if they are plotted the same.
    pub load: Vec<UnitId>,
    /// Whether it may unload. A passenger may if its carrier is plotted to move or to unload.
    pub unload: bool,
    /// Its carrier, if it is a passenger.
    pub carrier: Option<UnitId>,
    /// Hexes where it may clear mines.
    pub clear: Vec<Hex>,
    /// Hexes to which it may blow the bridge.
    pub blow: Vec<Hex>,
}

/// The hexes on which a battery may be called, one fire each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Callable {
    pub battery: UnitId,
    pub pattern: Pattern,
    pub hexes: Vec<Hex>,
}

/// Similar orders, combined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Shape {
    /// A unit is set up in one of these hexes.
    Deploy { unit: UnitId, hexes: Vec<Hex> },
    /// Mines of a kind are laid in one of these hexes.
    LayMines { mines: Mines, hexes: Vec<Hex> },
    /// A position is dug in one of these hexes.
    Dig { hexes: Vec<Hex> },
    /// At most one order for each of these units, one fire for each battery, and aircraft for these hexes.
    Plot {
        /// The side of the plot.
        side: Side,
        /// The possible orders of each unit.
        units: Vec<Plottable>,
        /// Fires of off-board artillery.
        barrages: Vec<Callable>,
        /// Hexes for aircraft.
        strikes: Vec<Hex>,
        /// The most sorties.
        sorties: u8,
    },
    /// A unit moves to one of these hexes, by any path that it can pay.
    Move { unit: UnitId, ends: Vec<Hex> },
}

impl orders::Alike for Order {
    fn is_like(&self, other: &Self) -> bool {
        self == other
    }
}

impl orders::Shape<Order> for Shape {
    fn covers(&self, order: &Order) -> bool {
        match (self, order) {
            (Self::Deploy { unit, hexes }, Order::Deploy { unit: named, hex }) => {
                unit == named && hexes.contains(hex)
            }
            (Self::LayMines { mines, hexes }, Order::LayMines { hex, mines: Some(laid) }) => {
                mines == laid && hexes.contains(hex)
            }
            (Self::Dig { hexes }, Order::Dig { hex, position: true }) => hexes.contains(hex),
            (Self::Plot { side, units, barrages, strikes, sorties }, Order::Plot { side: whose, plot }) => {
                let called = |barrage: &Barrage| {
                    barrages.iter().any(|call| {
                        (call.battery, call.pattern) == (barrage.battery, barrage.pattern)
                            && call.hexes.contains(&barrage.target)
                    })
                };
                let once = |number: usize, battery: UnitId| {
                    plot.barrages[..number].iter().all(|other| other.battery != battery)
                };
                side == whose
                    && plot.orders.iter().all(|(unit, task)| {
                        units.iter().any(|one| one.unit == *unit && one.takes(task, plot))
                    })
                    && plot.barrages.iter().all(called)
                    && plot.barrages.iter().enumerate().all(|(number, one)| once(number, one.battery))
                    && plot.strikes.len() <= usize::from(*sorties)
                    && plot.strikes.iter().all(|hex| strikes.contains(hex))
            }
            (Self::Move { unit, ends }, Order::Move { unit: named, path }) => {
                unit == named && path.last().is_some_and(|end| ends.contains(end))
            }
            _ => false,
        }
    }

    fn is_exact(&self) -> bool {
        !matches!(self, Self::Move { .. })
    }
}

impl Plottable {
    /// Sorts the possible orders of a unit; none if it has none.
    fn new(rulebook: &Rulebook, public: &Public, side: Side, counter: &Counter) -> Option<Self> {
        let mut one = Self {
            unit: counter.id,
            fire: Vec::new(),
            watch: Vec::new(),
            tight: Vec::new(),
            loose: Vec::new(),
            moves: false,
            load: Vec::new(),
            unload: false,
            carrier: counter.carrier(),
            clear: Vec::new(),
            blow: Vec::new(),
        };
        let tasks = choices(rulebook, public, side, counter.id);
        for task in &tasks {
            match *task {
                Task::Fire { target } => one.fire.push(target),
                Task::Watch { target, .. } => one.watch.push(target),
                Task::Bombard { target, pattern: Pattern::Tight } => one.tight.push(target),
                Task::Bombard { target, pattern: Pattern::Loose } => one.loose.push(target),
                Task::Move => one.moves = true,
                Task::Load { with } => one.load.push(with),
                Task::Unload => one.unload = true,
                Task::Clear { hex } => one.clear.push(hex),
                Task::Blow { to } => one.blow.push(to),
            }
        }
        (!tasks.is_empty()).then_some(one)
    }

    /// Whether an order is among them, together with the plotted orders of other units (11.2, 11.3).
    fn takes(&self, task: &Task, plot: &Plot) -> bool {
        match task {
            Task::Fire { target } => self.fire.contains(target),
            Task::Watch { target, .. } => self.watch.contains(target),
            Task::Bombard { target, pattern: Pattern::Tight } => self.tight.contains(target),
            Task::Bombard { target, pattern: Pattern::Loose } => self.loose.contains(target),
            Task::Move => self.moves,
            Task::Load { with } => {
                let back = Task::Load { with: self.unit };
                self.load.contains(with) && plot.orders.get(with) == Some(&back)
            }
            Task::Unload => {
                let carries = |carrier| matches!(plot.orders.get(&carrier), Some(Task::Move | Task::Unload));
                self.unload && self.carrier.is_none_or(carries)
            }
            Task::Clear { hex } => self.clear.contains(hex),
            Task::Blow { to } => self.blow.contains(to),
        }
    }
}

pub(super) fn bombarding(asked: &Asked<'_>, legal: &mut Legal) {
    for order in super::listed::bombarding(asked.public, asked.side) {
        if !legal.orders.contains(&order) {
            legal.orders.push(order);
        }
    }
}

pub(super) fn plotting(asked: &Asked<'_>, legal: &mut Legal) {
    let Asked { rulebook, public, side } = *asked;
    if !public.plotted[side.number()] {
        legal.shapes.push(plot(rulebook, public, side));
    }
}

/// Some plots of the shape: without any order, with all the direct fire that has a target, and the same with moves of the
/// other units.
pub(super) fn plots(asked: &Asked<'_>) -> Vec<Order> {
    let Asked { rulebook, public, side } = *asked;
    if public.plotted[side.number()] {
        return Vec::new();
    }
    let Shape::Plot { units, .. } = plot(rulebook, public, side) else { return Vec::new() };
    let with = |task: fn(&Plottable) -> Option<Task>| {
        let orders = units.iter().filter_map(|one| Some((one.unit, task(one)?))).collect();
        Order::Plot { side, plot: Plot { orders, ..Plot::default() } }
    };
    let mut plots = vec![with(|_| None), with(first_fire), with(|one| first_fire(one).or(first_move(one)))];
    plots.dedup();
    plots
}

fn first_fire(one: &Plottable) -> Option<Task> {
    one.fire.first().map(|target| Task::Fire { target: *target })
}

fn first_move(one: &Plottable) -> Option<Task> {
    one.moves.then_some(Task::Move)
}

pub(super) fn setting_up(asked: &Asked<'_>, legal: &mut Legal) {
    let Asked { rulebook, public, side } = *asked;
    let own = || public.counters.iter().filter(|counter| counter.side == side);
    let carriers: Vec<UnitId> = own()
        .filter(|counter| rulebook.kind(counter).carrier && counter.hex().is_some())
        .map(|counter| counter.id)
        .collect();
    for counter in own() {
        let unit = counter.id;
        let hexes = deployments(rulebook, public, unit);
        if hexes.is_empty() {
            continue;
        }
        legal.shapes.push(Shape::Deploy { unit, hexes });
        let fits = |carrier: &&UnitId| may_deploy_aboard(rulebook, public, side, unit, **carrier).is_ok();
        let aboard = carriers.iter().filter(fits);
        legal.orders.extend(aboard.map(|carrier| Order::DeployAboard { unit, carrier: *carrier }));
    }
    let hexes_where = |fits: &dyn Fn(Hex) -> bool| -> Vec<Hex> {
        rulebook.board.hexes().filter(|hex| fits(*hex)).collect()
    };
    for mines in [Mines::Hasty, Mines::Preventative, Mines::Defensive] {
        let hexes = hexes_where(&|hex| may_lay_mines(rulebook, public, side, hex, Some(mines)).is_ok());
        if !hexes.is_empty() {
            legal.shapes.push(Shape::LayMines { mines, hexes });
        }
    }
    let laid = hexes_where(&|hex| may_lay_mines(rulebook, public, side, hex, None).is_ok());
    legal.orders.extend(laid.into_iter().map(|hex| Order::LayMines { hex, mines: None }));
    let hexes = hexes_where(&|hex| may_dig(rulebook, public, side, hex, true).is_ok());
    if !hexes.is_empty() {
        legal.shapes.push(Shape::Dig { hexes });
    }
    let dug = hexes_where(&|hex| may_dig(rulebook, public, side, hex, false).is_ok());
    legal.orders.extend(dug.into_iter().map(|hex| Order::Dig { hex, position: false }));
    if set_up::waiting(public, side).next().is_none() {
        legal.orders.push(Order::EndPhase);
    }
}

fn plot(rulebook: &Rulebook, public: &Public, side: Side) -> Shape {
    let own = public.counters.iter().filter(|counter| {
        counter.side == side && matches!(counter.place, Place::Map(_) | Place::Aboard(_) | Place::Due(_))
    });
    let units = own.filter_map(|counter| Plottable::new(rulebook, public, side, counter)).collect();
    let mut barrages = Vec::new();
    for battery in &rulebook.scenario.force(side).off_board {
        for pattern in [Pattern::Tight, Pattern::Loose] {
            let barrage = |target| Barrage { battery: battery.id, target, pattern };
            let may = |hex: &Hex| may_call(rulebook, public, side, &barrage(*hex)).is_ok();
            let hexes: Vec<Hex> = rulebook.board.hexes().filter(may).collect();
            if !hexes.is_empty() {
                barrages.push(Callable { battery: battery.id, pattern, hexes });
            }
        }
    }
    let sorties = public.sorties_left[side.number()];
    let strikes = match sorties {
        0 => Vec::new(),
        _ => {
            let seen = |hex: &Hex| may_strike(rulebook, public, side, *hex).is_ok();
            rulebook.board.hexes().filter(seen).collect()
        }
    };
    Shape::Plot { side, units, barrages, strikes, sorties }
}

pub(super) fn moving(asked: &Asked<'_>, legal: &mut Legal) {
    let Asked { rulebook, public, side } = *asked;
    for (counter, task) in open_duties(rulebook, public, side) {
        let unit = counter.id;
        if task != Task::Move {
            legal.orders.extend(task_order(rulebook, public, counter, task));
            continue;
        }
        let ends = move_ends(rulebook, public, counter);
        if !ends.is_empty() {
            legal.shapes.push(Shape::Move { unit, ends });
        }
        if may_exit(rulebook, public, counter) {
            legal.orders.push(Order::Exit { unit });
        }
    }
    if may_end_movement(rulebook, public, side) {
        legal.orders.push(Order::EndPhase);
    }
}

/// The hexes in which a move can end. The first hex is among them if the unit can leave it and come back.
fn move_ends(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<Hex> {
    let reach = reach(rulebook, public, counter);
    let mut ends = reach.ends().to_vec();
    if let Some(start) = counter.hex() {
        let comes_back = rulebook.board.neighbours(start).iter().flatten().any(|near| {
            let left = reach.left(*near);
            let back = step(rulebook, public, counter, *near, start);
            left.zip(back.ok()).is_some_and(|(left, back)| left.less(back).is_some())
        });
        let room = crate::games::panzer44::rules::movement::is_room(rulebook, public, counter, start);
        if comes_back && room && !ends.contains(&start) {
            ends.push(start);
        }
    }
    ends.sort_unstable();
    ends
}
