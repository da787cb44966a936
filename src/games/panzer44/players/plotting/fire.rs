//! Direct fire: the targets of units, each alone or all together.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::{
        players::{
            estimate::Estimate,
            harm::{Fate, likely},
        },
        rules::{
            combat::{Shot, procedure, results::CombatResult},
            plot::{Task, may_plot},
        },
    },
};
use std::collections::BTreeMap;

/// A fire that may be plotted for a unit.
#[derive(Clone, Debug)]
struct Choice {
    target: Hex,
    /// The units that it hits.
    hits: Vec<Hit>,
}

/// A unit that a fire hits.
#[derive(Clone, Debug)]
struct Hit {
    unit: UnitId,
    /// The results of the attack, each with its probability.
    results: Vec<(CombatResult, f64)>,
    /// The value of the unit.
    worth: f64,
}

/// The possible fires of units that have any.
pub(super) struct Targets(Vec<(UnitId, Vec<Choice>)>);

impl Targets {
    /// Finds the possible fires of these units.
    pub fn new(estimate: &Estimate, units: impl Iterator<Item = UnitId>) -> Self {
        let all = units.map(|unit| (unit, choices(estimate, unit)));
        Self(all.filter(|(_, choices)| !choices.is_empty()).collect())
    }

    /// Leaves only the units for which this holds.
    pub fn retain(&mut self, mut fires: impl FnMut(UnitId) -> bool) {
        self.0.retain(|(unit, _)| fires(*unit));
    }
}

/// A chosen fire.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laid {
    pub target: Hex,
    /// The target unit, or the first unit that it hits.
    pub at: UnitId,
    /// The value that it adds to the fire of the others.
    pub value: f64,
}

/// Chooses the fire of these units, each with the best value.
pub(super) fn lay(estimate: &Estimate, Targets(choices): &Targets) -> BTreeMap<UnitId, Laid> {
    let mut laid: BTreeMap<UnitId, (usize, f64)> = BTreeMap::new();
    let passes = if estimate.manner.together { 3 } else { 1 };
    for _ in 0..passes {
        for (unit, mine) in choices {
            let others = if estimate.manner.together {
                fates(estimate, choices, &laid, *unit)
            } else {
                BTreeMap::new()
            };
            let values = mine.iter().map(|choice| value(estimate, choice, &others));
            let best = values
                .enumerate()
                .fold((0, f64::MIN), |best, next| if next.1 > best.1 { next } else { best });
            laid.insert(*unit, best);
        }
    }
    let chosen = |(unit, mine): &(UnitId, Vec<Choice>)| {
        let (number, value) = laid.get(unit)?;
        let choice = mine.get(*number)?;
        Some((*unit, Laid { target: choice.target, at: choice.hits.first()?.unit, value: *value }))
    };
    choices.iter().filter_map(chosen).collect()
}

/// The states of the enemies after the fire of all units except one.
fn fates(
    estimate: &Estimate,
    choices: &[(UnitId, Vec<Choice>)],
    laid: &BTreeMap<UnitId, (usize, f64)>,
    without: UnitId,
) -> BTreeMap<UnitId, Fate> {
    let mut fates = BTreeMap::new();
    for (unit, mine) in choices.iter().filter(|(unit, _)| *unit != without) {
        let Some(choice) = laid.get(unit).and_then(|(number, _)| mine.get(*number)) else { continue };
        for hit in &choice.hits {
            let fate = fates.entry(hit.unit).or_insert_with(|| fate_of(estimate, hit.unit));
            *fate = fate.attacked_with(estimate.rulebook, &hit.results);
        }
    }
    fates
}

fn fate_of(estimate: &Estimate, enemy: UnitId) -> Fate {
    estimate.public.find(enemy).map_or(Fate::new(0), |counter| estimate.fate(counter))
}

fn value(estimate: &Estimate, choice: &Choice, others: &BTreeMap<UnitId, Fate>) -> f64 {
    let results = &estimate.manner.results;
    let adds = |Hit { unit, results: dice, worth }: &Hit| {
        let before = others.get(unit).copied().unwrap_or_else(|| fate_of(estimate, *unit));
        let after = before.attacked_with(estimate.rulebook, dice);
        (after.loss(results) - before.loss(results)) * worth
    };
    choice.hits.iter().map(adds).sum()
}

/// The possible targets of a unit: each enemy for M and R, each hex for high explosive.
fn choices(estimate: &Estimate, unit: UnitId) -> Vec<Choice> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let Some((counter, gun, from)) = estimate.armed(unit) else { return Vec::new() };
    let shot = Shot::direct(rulebook, counter, &gun, from);
    let mut hexes: Vec<Hex> = public.on_map(side.enemy()).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|target| may_plot(rulebook, public, side, unit, &Task::Fire { target: *target }).is_ok());
    let mut choices = Vec::new();
    for target in hexes {
        let enemies = public.stack(target);
        let hits: Vec<Hit> = enemies
            .filter_map(|enemy| {
                let way = procedure(rulebook, public, &shot, enemy, target).ok()?;
                let results = likely(rulebook, &way).collect();
                Some(Hit { unit: enemy.id, results, worth: estimate.worth(enemy) })
            })
            .collect();
        if shot.fire.is_high_explosive() {
            choices.push(Choice { target, hits });
        } else {
            choices.extend(hits.into_iter().map(|hit| Choice { target, hits: vec![hit] }));
        }
    }
    choices
}
