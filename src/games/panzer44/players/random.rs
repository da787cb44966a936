//! The random player: it makes any allowed choice, and finds cases that no one planned.
//!
//! It gives most units an order: a kind chosen evenly, then one of that kind. It executes plots in any order, and lets
//! a fire lapse now and then.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        Panzer44, View,
        counter::Counter,
        kinds::Mines,
        order::{Order, legal},
        phase::Phase,
        plot::{self, Instruction, Plot, Task},
    },
    play::players::{ChosenOrder, Player, Thought},
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

/// The number of chances to end a phase early of which it takes one.
const PATIENCE: u32 = 12;

/// The random player, which makes any allowed choice.
pub struct Random {
    generator: ChaCha8Rng,
}

impl Random {
    /// A random player with this seed.
    pub fn new(seed: u64) -> Self {
        Self { generator: ChaCha8Rng::seed_from_u64(seed) }
    }

    fn one_of<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        list.choose(&mut self.generator).cloned()
    }

    fn chance(&mut self, one_in: u32) -> bool {
        self.generator.random_range(0..one_in) == 0
    }

    /// An order of any kind, with the kind chosen evenly; the end of the phase only rarely while there is another.
    fn any(&mut self, mut orders: Vec<Order>) -> Order {
        if orders.len() > 1 && !self.chance(PATIENCE) {
            orders.retain(|order| *order != Order::EndPhase);
        }
        let mut kinds: Vec<&str> = orders.iter().map(Order::kind).collect();
        kinds.dedup();
        let kind = self.one_of(&kinds).unwrap_or_default();
        let of_kind: Vec<&Order> = orders.iter().filter(|order| order.kind() == kind).collect();
        self.one_of(&of_kind).cloned().unwrap_or(Order::EndPhase)
    }

    /// The set-up without the units: mines and positions in any of their columns, and passengers.
    fn set_up(&mut self, view: &View) -> Option<Order> {
        let force = view.rulebook.scenario.force(view.side);
        let waiting = legal_waiting(view);
        if let Some(unit) = waiting
            && self.chance(2)
            && let Some(carrier) = self.carrier_for(view, unit)
        {
            return Some(Order::DeployAboard { unit: unit.id, carrier });
        }
        if waiting.is_some() {
            return None;
        }
        for field in &force.mines {
            let laid = |mines: &Mines| *mines == field.mines;
            if view.public.mines.values().filter(|mines| laid(mines)).count() < usize::from(field.number) {
                let hex = self.hex_between(view, field.columns)?;
                let board = &view.rulebook.board;
                use crate::engine::board::Terrain;
                let fits = !matches!(board.terrain(hex), Terrain::Town | Terrain::Swamp)
                    && !view.public.mines.contains_key(&hex);
                return if fits {
                    Some(Order::LayMines { hex, mines: Some(field.mines) })
                } else {
                    self.set_up(view)
                };
            }
        }
        let works = force.positions.as_ref()?;
        if view.public.positions.len() >= usize::from(works.number) {
            return None;
        }
        let units: Vec<Hex> = view.public.on_map(view.side).map(|(_, hex)| hex).collect();
        let hex = if self.chance(2) { self.one_of(&units)? } else { self.hex_between(view, works.columns)? };
        let fits = (works.columns.0..=works.columns.1).contains(&hex.column())
            && !view.public.positions.contains(&hex);
        if fits { Some(Order::Dig { hex, position: true }) } else { self.set_up(view) }
    }

    fn hex_between(&mut self, view: &View, (first, last): (u8, u8)) -> Option<Hex> {
        let column = self.generator.random_range(first..=last);
        Hex::new(column, self.generator.random_range(1..=view.rulebook.board.rows()))
    }

    fn carrier_for(&mut self, view: &View, unit: &Counter) -> Option<UnitId> {
        if !view.rulebook.kind(unit).can_be_carried() {
            return None;
        }
        let empty: Vec<UnitId> = view
            .public
            .on_map(view.side)
            .filter(|(counter, _)| view.rulebook.kind(counter).carrier)
            .filter(|(counter, _)| view.public.passenger(counter.id).is_none())
            .map(|(counter, _)| counter.id)
            .collect();
        self.one_of(&empty)
    }

    fn plot(&mut self, view: &View) -> Plot {
        let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
        let mut plot = Plot::default();
        for counter in public.counters.iter().filter(|counter| counter.side == side) {
            if plot.orders.contains_key(&counter.id) || self.chance(8) {
                continue;
            }
            let tasks = plot::choices(rulebook, public, side, counter.id);
            let Some(task) = self.task(view, tasks) else { continue };
            self.add(view, &mut plot, counter, task);
        }
        let (barrages, strikes) = plot::targets(rulebook, public, side);
        plot.barrages.extend(self.one_of(&barrages).filter(|_| self.chance(2)));
        plot.strikes.extend(self.one_of(&strikes).filter(|_| self.chance(2)));
        plot
    }

    /// One of the possible orders of a unit: a kind evenly, then one of that kind; opportunity fire mostly near the
    /// enemy.
    fn task(&mut self, view: &View, mut tasks: Vec<Task>) -> Option<Task> {
        let enemies: Vec<Hex> = view.public.on_map(view.side.enemy()).map(|(_, hex)| hex).collect();
        let near = |hex: &Hex| enemies.iter().any(|enemy| enemy.distance(*hex) <= 2);
        if !self.chance(4) {
            tasks.retain(|task| match task {
                Task::Watch { target, .. } | Task::Bombard { target, .. } => near(target),
                _ => true,
            });
        }
        let mut words: Vec<&str> = tasks.iter().map(Task::word).collect();
        words.sort_unstable();
        words.dedup();
        let word = self.one_of(&words)?;
        tasks.retain(|task| task.word() == word);
        let mut task = self.one_of(&tasks)?;
        if let Task::Watch { at, .. } = &mut task {
            use Instruction::{Ask, First, FirstHard, FirstSoft};
            *at = self.one_of(&[Ask, First, FirstHard, FirstSoft])?;
        }
        Some(task)
    }

    /// Adds an order with the orders that must go with it, or leaves it out if they are impossible.
    fn add(&mut self, view: &View, plot: &mut Plot, counter: &Counter, task: Task) {
        let unit = counter.id;
        match task {
            Task::Load { with } if plot.orders.contains_key(&with) => {}
            Task::Load { with } => {
                let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
                let back = Task::Load { with: unit };
                if plot::may_plot(rulebook, public, side, with, &back).is_ok() {
                    plot.orders.insert(unit, task);
                    plot.orders.insert(with, back);
                }
            }
            Task::Unload => match counter.carrier() {
                None => {
                    plot.orders.insert(unit, task);
                }
                Some(carrier) => {
                    let stands = if self.chance(2) { Task::Unload } else { Task::Move };
                    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
                    let given = plot.orders.get(&carrier).copied();
                    let task = given.unwrap_or(stands);
                    if matches!(task, Task::Move | Task::Unload)
                        && plot::may_plot(rulebook, public, side, carrier, &task).is_ok()
                    {
                        plot.orders.insert(carrier, task);
                        plot.orders.insert(unit, Task::Unload);
                    }
                }
            },
            _ => {
                plot.orders.insert(unit, task);
            }
        }
    }
}

fn legal_waiting<'a>(view: &View<'a>) -> Option<&'a Counter> {
    crate::games::panzer44::rules::set_up::waiting(view.public, view.side).next()
}

impl Player<Panzer44> for Random {
    fn choose_order(&mut self, view: &View, _: &Thought) -> ChosenOrder<Order> {
        if view.public.phase == Phase::Plot {
            return ChosenOrder::plain(Order::Plot { side: view.side, plot: self.plot(view) });
        }
        if view.public.phase.is_set_up()
            && let Some(order) = self.set_up(view)
        {
            return ChosenOrder::plain(order);
        }
        ChosenOrder::plain(self.any(legal::orders(view)))
    }
}
