//! Indirect fire, off-board artillery and close air support (3.6, 8).

use super::{Referee, strikes::struck};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        combat::Shot,
        event::{Attacker, DiePurpose, Event},
        kinds::{Fire, Side},
        order::Order,
        plot::{Task, fire_of, of},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// The plotted indirect fire of units that a side still has to execute: unit and order.
pub fn bombardments(public: &Public, side: Side) -> impl Iterator<Item = (UnitId, Task)> + '_ {
    let fresh = |unit: UnitId| public.find(unit).is_some_and(|counter| !counter.condition.has_fired);
    let orders = of(&public.shown, side).orders.iter();
    orders
        .filter(move |(unit, task)| matches!(task, Task::Bombard { .. }) && fresh(**unit))
        .map(|(unit, task)| (*unit, *task))
}

/// Whether a side has anything left to execute in the indirect fire phase.
pub fn has_indirect(public: &Public, side: Side) -> bool {
    let shown = of(&public.shown, side);
    bombardments(public, side).next().is_some() || !shown.barrages.is_empty() || !shown.strikes.is_empty()
}

/// The hex and the fire of an order of indirect fire; none if it is no such order, or not plotted.
pub fn falls(rulebook: &Rulebook, public: &Public, side: Side, order: &Order) -> Option<(Shot, Hex)> {
    match order {
        Order::Bombard { unit } => {
            let (_, task) = bombardments(public, side).find(|(other, _)| other == unit)?;
            let Task::Bombard { target, .. } = task else { return None };
            let gun = rulebook.kind(public.find(*unit)?).gun?;
            Some((Shot::indirect(fire_of(&gun, &task), gun.attack), target))
        }
        Order::Barrage { battery } => {
            let mut barrages = of(&public.shown, side).barrages.iter();
            let barrage = barrages.find(|barrage| barrage.battery == *battery)?;
            let known = &rulebook.scenario.force(side).off_board;
            let strength = known.iter().find(|other| other.id == *battery)?.strength;
            Some((Shot::indirect(barrage.pattern.into(), strength), barrage.target))
        }
        Order::Strike { hex } => {
            let air = rulebook.charts.air;
            let flies = of(&public.shown, side).strikes.contains(hex);
            flies.then_some((Shot::indirect(Fire::Tight, air.strength), *hex))
        }
        _ => None,
    }
}

impl Referee<'_> {
    /// Executes the indirect fire of a unit. Returns whether the side has nothing left to execute.
    pub fn order_bombard(&mut self, unit: UnitId) -> Result<bool, Why> {
        let side = self.is_active(unit)?;
        let plotted = bombardments(self.public(), side).find(|(other, _)| *other == unit);
        let (_, task) = plotted.ok_or(Why::NotPlotted { unit })?;
        let Task::Bombard { target, .. } = task else { return Err(Why::NotPlotted { unit }) };
        let counter = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        let gun = self.rulebook.kind(counter).gun.ok_or(Why::NoGun { unit })?;
        let shot = Shot::indirect(fire_of(&gun, &task), gun.attack);
        self.strike(Attacker::Unit(unit), &shot, target);
        self.say(Event::Fired { unit, indirect: true });
        Ok(!has_indirect(self.public(), side))
    }

    /// Executes a fire of off-board artillery (8.4).
    pub fn order_barrage(&mut self, side: Side, battery: UnitId) -> Result<bool, Why> {
        let shown = of(&self.public().shown, side);
        let barrage = shown.barrages.iter().find(|barrage| barrage.battery == battery);
        let barrage = *barrage.ok_or(Why::NotPlotted { unit: battery })?;
        let batteries = &self.rulebook.scenario.force(side).off_board;
        let known = batteries.iter().find(|other| other.id == battery);
        let strength = known.ok_or(Why::NoBattery { battery })?.strength;
        let shot = Shot::indirect(barrage.pattern.into(), strength);
        self.strike(Attacker::Battery(side, battery), &shot, barrage.target);
        self.say(Event::Executed { side, battery: Some(battery), hex: barrage.target, spent: false });
        Ok(!has_indirect(self.public(), side))
    }

    /// Executes close air support. A die decides whether the aircraft attack or turn back (8.5).
    pub fn order_strike(&mut self, side: Side, hex: Hex) -> Result<bool, Why> {
        if !of(&self.public().shown, side).strikes.contains(&hex) {
            return Err(Why::NoSortieLeft);
        }
        let air = self.rulebook.charts.air;
        let attacks = self.roll(DiePurpose::Sortie(hex)) <= air.attacks_on;
        if attacks {
            self.strike(Attacker::Air(side), &Shot::indirect(Fire::Tight, air.strength), hex);
        }
        self.say(Event::Executed { side, battery: None, hex, spent: attacks });
        Ok(!has_indirect(self.public(), side))
    }

    fn strike(&mut self, by: Attacker, shot: &Shot, target: Hex) {
        for hex in struck(self.rulebook, shot.fire, target) {
            self.attack_all(by, shot, hex, true);
        }
    }
}
