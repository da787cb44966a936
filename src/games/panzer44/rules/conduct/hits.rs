//! Rolls attacks and applies their results (6.4, 15).

use super::Referee;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        combat::{self, Shot, results::CombatResult},
        event::{Attacker, DiePurpose, Event},
        position::Hit,
    },
};

impl Referee<'_> {
    /// Attacks a unit if the procedure chart allows it (6.1), otherwise without a die. The result waits with others, or
    /// is returned to be applied at once.
    pub(super) fn attack(&mut self, by: Attacker, shot: &Shot, unit: UnitId, later: bool) -> Option<Hit> {
        let counter = self.public().find(unit)?;
        let hex = counter.hex()?;
        let procedure = combat::procedure(self.rulebook, self.public(), shot, counter, hex).ok()?;
        let roll = self.roll(DiePurpose::Attack(unit));
        let charts = &self.rulebook.charts;
        let (row, result) = (procedure.row(charts, roll), procedure.result(charts, roll));
        self.say(Event::Attacked { by, unit, hex, procedure, row, result, later });
        Some(Hit { unit, result })
    }

    /// Attacks all units in a hex, friendly and enemy, in the order of their ids (6.0).
    pub(super) fn attack_all(&mut self, by: Attacker, shot: &Shot, hex: Hex, later: bool) -> Vec<Hit> {
        let units: Vec<UnitId> = self.public().stack(hex).map(|counter| counter.id).collect();
        units.into_iter().filter_map(|unit| self.attack(by, shot, unit, later)).collect()
    }

    /// Applies all waiting results (15.3, 8.6).
    pub fn apply_waiting_hits(&mut self) {
        if self.public().hits.is_empty() {
            return;
        }
        let hits = self.public().hits.clone();
        self.apply_hits(&hits);
        self.say(Event::HitsApplied);
    }

    /// Applies results to their units, and to their passengers (6.4, 11.4).
    pub(super) fn apply_hits(&mut self, hits: &[Hit]) {
        let mut units: Vec<UnitId> = hits.iter().map(|hit| hit.unit).collect();
        units.sort_unstable();
        units.dedup();
        for unit in units {
            let results = hits.iter().filter(|hit| hit.unit == unit).map(|hit| hit.result);
            let sum = Sum::of(results, self.rulebook.options.disruption_max);
            let passenger = self.public().passenger(unit).map(|counter| counter.id);
            let carrier_lost = self.suffer(unit, &sum);
            if let Some(passenger) = passenger {
                if carrier_lost {
                    self.say(Event::Destroyed { unit: passenger, wreck: None });
                } else {
                    self.suffer(passenger, &sum);
                }
            }
        }
    }

    /// Applies results to one unit (15.3). Returns whether it is eliminated.
    fn suffer(&mut self, unit: UnitId, sum: &Sum) -> bool {
        let Some(counter) = self.public().find(unit) else { return false };
        if sum.is_nothing() {
            return false;
        }
        let held = counter.condition.disruption;
        let disruption =
            if self.rulebook.options.disruption_max { held.max(sum.degrees) } else { held + sum.degrees };
        if disruption >= 4 {
            let is_vehicle = self.rulebook.kind(counter).moves.is_vehicle();
            let wreck = counter.hex().filter(|_| is_vehicle);
            self.say(Event::Destroyed { unit, wreck });
            return true;
        }
        let (pinned, will_panic) = (sum.pinned, sum.will_panic);
        self.say(Event::Suffered { unit, pinned, will_panic, disruption });
        false
    }
}

/// The combined results of one application on one unit (6.4.4).
struct Sum {
    pinned: bool,
    will_panic: bool,
    degrees: u8,
}

impl Sum {
    fn of(results: impl Iterator<Item = CombatResult>, highest: bool) -> Self {
        let mut sum = Self { pinned: false, will_panic: false, degrees: 0 };
        for result in results {
            match result {
                CombatResult::Nothing => {}
                CombatResult::Pin => sum.pinned = true,
                CombatResult::WillPanic => sum.will_panic = true,
                CombatResult::Disrupted(degree) if highest => sum.degrees = sum.degrees.max(degree),
                CombatResult::Disrupted(degree) => sum.degrees = (sum.degrees + degree).min(4),
            }
        }
        sum
    }

    fn is_nothing(&self) -> bool {
        !self.pinned && !self.will_panic && self.degrees == 0
    }
}
