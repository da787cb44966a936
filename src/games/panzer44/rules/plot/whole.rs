//! A plot as a whole: the agreement of its orders, off-board artillery and close air support.

use super::{Barrage, Plot, Task, is_observed, may_plot, observers};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{kinds::Side, position::Public, refusal::Why, rulebook::Rulebook},
};

/// Checks that a side may plot this (5, 8).
///
/// # Errors
/// The reason why not: the first fault of the plot.
pub fn check(rulebook: &Rulebook, public: &Public, side: Side, plot: &Plot) -> Result<(), Why> {
    for (unit, task) in &plot.orders {
        may_plot(rulebook, public, side, *unit, task)?;
        agrees(public, plot, *unit, task)?;
    }
    for (number, barrage) in plot.barrages.iter().enumerate() {
        if plot.barrages[..number].iter().any(|other| other.battery == barrage.battery) {
            return Err(Why::OneBarrage { battery: barrage.battery });
        }
        may_call(rulebook, public, side, barrage)?;
    }
    if plot.strikes.len() > usize::from(public.sorties_left[side.number()]) {
        return Err(Why::NoSortieLeft);
    }
    plot.strikes.iter().try_for_each(|target| may_strike(rulebook, public, side, *target))
}

/// Checks that orders of carrier and passenger agree (11.2, 11.3).
fn agrees(public: &Public, plot: &Plot, unit: UnitId, task: &Task) -> Result<(), Why> {
    match *task {
        Task::Load { with } => match plot.orders.get(&with) {
            Some(Task::Load { with: back }) if *back == unit => Ok(()),
            _ => Err(Why::LoadAlone { unit, with }),
        },
        Task::Unload => match public.find(unit).and_then(|counter| counter.carrier()) {
            Some(carrier) => match plot.orders.get(&carrier) {
                Some(Task::Move | Task::Unload) => Ok(()),
                _ => Err(Why::CarrierBusy { carrier, passenger: unit }),
            },
            None => Ok(()),
        },
        _ => Ok(()),
    }
}

/// Checks that off-board artillery may fire there (8.4).
pub fn may_call(rulebook: &Rulebook, public: &Public, side: Side, barrage: &Barrage) -> Result<(), Why> {
    let batteries = &rulebook.scenario.force(side).off_board;
    let id = barrage.battery;
    let battery = batteries.iter().find(|battery| battery.id == id).ok_or(Why::NoBattery { battery: id })?;
    if public.turn < battery.from_turn {
        return Err(Why::BatteryTooEarly { battery: id, turn: battery.from_turn });
    }
    if public.fires_left[side.number()].get(&id).is_none_or(|left| *left == 0) {
        return Err(Why::NoFireLeft { battery: id });
    }
    if battery.pattern.is_some_and(|pattern| pattern != barrage.pattern) {
        return Err(Why::PatternFixed { battery: id });
    }
    if !rulebook.board.contains(barrage.target) {
        return Err(Why::OffMap { hex: barrage.target });
    }
    if is_observed(rulebook, public, side, barrage.target) {
        Ok(())
    } else {
        Err(Why::NoObserver { hex: barrage.target })
    }
}

/// Checks that close air support may attack there (8.5).
pub fn may_strike(rulebook: &Rulebook, public: &Public, side: Side, target: Hex) -> Result<(), Why> {
    if !rulebook.board.contains(target) {
        return Err(Why::OffMap { hex: target });
    }
    match observers(rulebook, public, side, target).next() {
        Some(_) => Ok(()),
        None => Err(Why::NoObserverForAir { hex: target }),
    }
}
