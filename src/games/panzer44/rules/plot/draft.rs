//! A plot being made. It stays with its side, hidden from the other, until it is committed as one order. The rules of
//! the plot decide which entries it may have.

use super::{Barrage, Instruction, Plot, Task, may_call, may_plot, may_strike};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        View,
        counter::Place,
        kinds::{Class, Pattern},
        refusal::Why,
    },
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The meaning of a drag from a unit while a side plots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tool {
    /// Fire at a hex with an enemy, a move to another hex.
    #[default]
    Free,
    /// Direct fire.
    Direct,
    /// Opportunity fire.
    Opportunity,
    /// Indirect fire, tight.
    Tight,
    /// Indirect fire, loose.
    Loose,
    /// A move.
    Move,
}

/// A single change of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// An order for a unit.
    Put(UnitId, Task),
    /// Remove the order of a unit.
    StrikeOff(UnitId),
    /// A fire of off-board artillery.
    Call(Barrage),
    /// Aircraft for a hex; a second time removes them.
    Fly(Hex),
}

/// The plot that a side is making.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The orders plotted so far.
    pub plot: Plot,
    /// The intended paths of units plotted to move, only for their owner; they are not binding.
    pub ways: BTreeMap<UnitId, Vec<Hex>>,
    /// The meaning of a drag.
    pub tool: Tool,
    /// The instruction for opportunity fire.
    pub at: Instruction,
    /// The last change that was tried, even if the rules forbid it, until code reads it. A lesson has its own comment
    /// on it.
    pub tried: Option<Entry>,
}

impl Draft {
    /// Returns the order that a drag from a unit to a hex means, whether the rules allow it or not.
    pub fn meant(&self, view: &View, unit: UnitId, target: Hex) -> Option<Task> {
        let counter = view.public.find(unit)?;
        let gun = view.rulebook.kind(counter).gun;
        let enemy = view.public.holder(target) == Some(view.side.enemy());
        Some(match self.tool {
            Tool::Direct => Task::Fire { target },
            Tool::Opportunity => Task::Watch { target, at: self.at },
            Tool::Tight => Task::Bombard { target, pattern: Pattern::Tight },
            Tool::Loose => Task::Bombard { target, pattern: Pattern::Loose },
            Tool::Move => Task::Move,
            Tool::Free if enemy => {
                let direct = Task::Fire { target };
                let blind = may_plot(view.rulebook, view.public, view.side, unit, &direct).is_err();
                // A mortar without a line of sight fires indirectly.
                match gun.filter(|gun| gun.class == Class::H && blind) {
                    Some(_) => Task::Bombard { target, pattern: Pattern::Tight },
                    None => direct,
                }
            }
            Tool::Free => Task::Move,
        })
    }

    /// Whether the units that stay in a hex, or move there on this draft, are so many that no other unit may end its
    /// move there (7.9).
    pub fn is_full(&self, view: &View, unit: UnitId, hex: Hex) -> bool {
        let goes = |other: UnitId| self.plot.orders.get(&other) == Some(&Task::Move);
        let stays = view.public.stack(hex).filter(|other| other.side == view.side && !goes(other.id));
        let stays = stays.filter(|other| other.id != unit).count();
        let led = self.ways.iter().filter(|(other, way)| goes(**other) && way.last() == Some(&hex));
        let led = led.filter(|(other, _)| **other != unit).count();
        stays + led >= usize::from(view.rulebook.charts.stack_limit)
    }

    /// Makes a change of the draft.
    pub fn write(&mut self, view: &View, entry: Entry) -> Result<(), Why> {
        match entry {
            Entry::Put(unit, task) => self.put(view, unit, task),
            Entry::StrikeOff(unit) => {
                self.strike_off(view, unit);
                Ok(())
            }
            Entry::Call(barrage) => self.call(view, barrage),
            Entry::Fly(target) => self.fly(view, target),
        }
    }

    /// Puts an order on the draft, with the orders that must go with it.
    pub fn put(&mut self, view: &View, unit: UnitId, task: Task) -> Result<(), Why> {
        self.tried = Some(Entry::Put(unit, task));
        let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
        may_plot(rulebook, public, side, unit, &task)?;
        match task {
            Task::Load { with } => {
                let back = Task::Load { with: unit };
                may_plot(rulebook, public, side, with, &back)?;
                self.plot.orders.insert(with, back);
            }
            Task::Unload => {
                if let Some(carrier) = public.find(unit).and_then(|counter| counter.carrier()) {
                    let goes = matches!(self.plot.orders.get(&carrier), Some(Task::Move | Task::Unload));
                    if !goes {
                        may_plot(rulebook, public, side, carrier, &Task::Unload)?;
                        self.plot.orders.insert(carrier, Task::Unload);
                    }
                }
            }
            _ => {}
        }
        if task != Task::Move {
            self.ways.remove(&unit);
        }
        self.plot.orders.insert(unit, task);
        Ok(())
    }

    /// Adds another plot with its paths for units without an order on the draft. Existing orders stay.
    pub fn add(&mut self, view: &View, other: &Plot, ways: &BTreeMap<UnitId, Vec<Hex>>) {
        let own: BTreeSet<UnitId> = self.plot.orders.keys().copied().collect();
        for (unit, task) in &other.orders {
            let pairs = matches!(task, Task::Load { with } if own.contains(with));
            let carrier = view.public.find(*unit).and_then(|counter| counter.carrier());
            let rides = *task == Task::Unload
                && carrier
                    .and_then(|carrier| self.plot.orders.get(&carrier))
                    .is_some_and(|task| !matches!(task, Task::Move | Task::Unload));
            if own.contains(unit) || pairs || rides || self.put(view, *unit, *task).is_err() {
                continue;
            }
            let way =
                ways.get(unit).filter(|way| way.last().is_some_and(|end| !self.is_full(view, *unit, *end)));
            self.ways.extend(way.map(|way| (*unit, way.clone())));
        }
        for barrage in &other.barrages {
            let called = self.plot.barrages.iter().any(|own| own.battery == barrage.battery);
            if !called && may_call(view.rulebook, view.public, view.side, barrage).is_ok() {
                self.plot.barrages.push(*barrage);
            }
        }
        let left = usize::from(view.public.sorties_left[view.side.number()]);
        for target in &other.strikes {
            let flies = may_strike(view.rulebook, view.public, view.side, *target).is_ok();
            if flies && !self.plot.strikes.contains(target) && self.plot.strikes.len() < left {
                self.plot.strikes.push(*target);
            }
        }
        self.tried = None;
    }

    /// Lets all units enter that are due and have no order yet.
    pub fn enter_all(&mut self, view: &View) {
        let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
        let due = public.counters.iter().filter(|counter| matches!(counter.place, Place::Due(_)));
        for unit in due.map(|counter| counter.id) {
            if may_plot(rulebook, public, side, unit, &Task::Move).is_ok() {
                self.plot.orders.entry(unit).or_insert(Task::Move);
            }
        }
    }

    /// Removes an order from the draft, and the orders that depend on it.
    pub fn strike_off(&mut self, view: &View, unit: UnitId) {
        self.tried = Some(Entry::StrikeOff(unit));
        let gone = self.plot.orders.remove(&unit);
        self.ways.remove(&unit);
        if let Some(Task::Load { with }) = gone {
            self.plot.orders.remove(&with);
        }
        // A passenger can unload only from a carrier that moves, or that stays in place for it.
        let passenger = view.public.passenger(unit).map(|counter| counter.id);
        if let Some(passenger) = passenger {
            self.plot.orders.remove(&passenger);
        }
    }

    /// Calls a fire of off-board artillery, which replaces an earlier one of the battery.
    pub fn call(&mut self, view: &View, barrage: Barrage) -> Result<(), Why> {
        self.tried = Some(Entry::Call(barrage));
        may_call(view.rulebook, view.public, view.side, &barrage)?;
        self.plot.barrages.retain(|other| other.battery != barrage.battery);
        self.plot.barrages.push(barrage);
        Ok(())
    }

    /// Calls aircraft to a hex, or cancels them.
    pub fn fly(&mut self, view: &View, target: Hex) -> Result<(), Why> {
        self.tried = Some(Entry::Fly(target));
        if self.plot.strikes.contains(&target) {
            self.plot.strikes.retain(|hex| *hex != target);
            return Ok(());
        }
        may_strike(view.rulebook, view.public, view.side, target)?;
        let left = usize::from(view.public.sorties_left[view.side.number()]);
        if self.plot.strikes.len() >= left {
            self.plot.strikes.pop();
        }
        self.plot.strikes.push(target);
        Ok(())
    }
}
