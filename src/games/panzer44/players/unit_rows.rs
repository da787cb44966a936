//! The rows of known losses for one unit: the fire of each enemy at it, and its own fire.

use super::{
    estimate::{Estimate, Firer, Mark},
    loss_rows::{Fixed, Key, LossRow, LossRows},
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{combat::Shot, counter::Counter},
};
use std::{collections::BTreeMap, sync::Arc};

/// Makes the rows that an estimate needs for the units of its side. No results may wait: they change what the next fire
/// costs.
pub(super) fn prepare(rows: &mut LossRows, estimate: &Estimate) {
    rows.refresh(&estimate.public.positions);
    let able = |counter: &&Counter| {
        counter.side == estimate.side && counter.is_in_play() && counter.condition.disruption == 0
    };
    let own = estimate.public.counters.iter().filter(able);
    // Units of one type share their rows.
    let own: BTreeMap<UnitId, &Counter> = own.map(|counter| (counter.kind, counter)).collect();
    let room = estimate.rulebook.board.room();
    for counter in own.into_values() {
        rows.add(estimate.foes.iter().map(|foe| against(estimate, foe, counter)), room);
        if estimate.rulebook.kind(counter).gun.is_some() {
            rows.add(estimate.marks.iter().map(|mark| at(estimate, counter, mark)), room);
        }
    }
}

/// The key of the fire of an enemy at a unit.
fn against(estimate: &Estimate, foe: &Firer, counter: &Counter) -> Key {
    Key {
        fixed: Fixed::Firer(foe.hex),
        firer: foe.kind,
        target: counter.kind,
        disruption: counter.condition.disruption,
        visibility: estimate.rulebook.scenario.visibility(estimate.next_turn),
    }
}

/// The key of the fire of a unit at an enemy.
fn at(estimate: &Estimate, counter: &Counter, mark: &Mark) -> Key {
    Key {
        fixed: Fixed::Target(mark.hex),
        firer: counter.kind,
        target: mark.counter.kind,
        disruption: mark.counter.condition.disruption,
        visibility: estimate.rulebook.scenario.visibility(estimate.next_turn),
    }
}

/// The rows of a unit: the fire of each enemy at it, and its own fire at each enemy. They are empty without rows.
#[derive(Clone, Debug, Default)]
pub(super) struct UnitRows {
    against: Vec<Option<Arc<LossRow>>>,
    at: Vec<Option<Arc<LossRow>>>,
}

impl UnitRows {
    /// The rows of a unit in an estimate.
    pub fn new(estimate: &Estimate, counter: &Counter) -> Self {
        let Some(rows) = estimate.rows else { return Self::default() };
        Self {
            against: rows.find(estimate.foes.iter().map(|foe| against(estimate, foe, counter))),
            at: rows.find(estimate.marks.iter().map(|mark| at(estimate, counter, mark))),
        }
    }

    /// The loss of the unit in a hex by the fire of the enemy with this number among those that fire.
    pub fn loss_by(
        &self,
        estimate: &Estimate,
        number: usize,
        foe: &Firer,
        counter: &Counter,
        hex: Hex,
    ) -> f64 {
        let find = || estimate.loss_by(foe, counter, hex);
        match self.against.get(number) {
            Some(Some(row)) => row.at(hex, find),
            _ => find(),
        }
    }

    /// The loss of the enemy with this number by the fire of the unit from a hex.
    pub fn loss_of(
        &self,
        estimate: &Estimate,
        number: usize,
        mark: &Mark,
        counter: &Counter,
        from: Hex,
    ) -> f64 {
        let find = || {
            let Some(gun) = estimate.rulebook.kind(counter).gun else { return 0.0 };
            let shot = Shot::direct(estimate.rulebook, counter, &gun, from);
            estimate.loss_of(&shot, &gun, mark.counter, mark.hex, estimate.next_turn)
        };
        match self.at.get(number) {
            Some(Some(row)) => row.at(from, find),
            _ => find(),
        }
    }
}
