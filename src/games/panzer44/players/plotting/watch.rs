//! Opportunity fire: the hexes in which the enemy is expected, and the units that cover them.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::{
        players::estimate::Estimate,
        rules::{
            combat::Shot,
            conduct::covers,
            counter::{Counter, Place},
            kinds::Target,
            movement::reach,
            plot::{Instruction, Task, may_plot},
        },
    },
};
use std::collections::BTreeMap;

/// The enemies that are expected to enter each hex in this turn, with their probabilities.
pub(super) struct Traffic<'a> {
    comers: BTreeMap<Hex, Vec<(&'a Counter, f64)>>,
}

/// Opportunity fire that may be plotted for a unit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    pub task: Task,
    /// Its value.
    pub value: f64,
}

impl<'a> Traffic<'a> {
    /// Makes the expectation from the trials. Without trials, it is that each enemy that can moves to the nearest
    /// places that this side holds.
    pub fn new(estimate: &Estimate<'a>) -> Self {
        let mut comers: BTreeMap<Hex, Vec<(&Counter, f64)>> = BTreeMap::new();
        if let Some(forecast) = estimate.forecast {
            for (hex, units) in forecast.entered() {
                let known = |(unit, chance)| Some((estimate.public.find(unit)?, chance));
                comers.insert(hex, units.filter_map(known).collect());
            }
            return Self { comers };
        }
        let enemy = estimate.side.enemy();
        for counter in estimate.public.counters.iter().filter(|counter| counter.side == enemy) {
            for hex in way_of(estimate, counter) {
                comers.entry(hex).or_default().push((counter, estimate.manner.coming));
            }
        }
        Self { comers }
    }

    /// The unit most probable to enter a hex, with its probability.
    pub fn likeliest(&self, hex: Hex) -> Option<(UnitId, f64)> {
        let comers = self.comers.get(&hex)?.iter().map(|(comer, chance)| (comer.id, *chance));
        comers.max_by(|(_, one), (_, other)| one.total_cmp(other))
    }

    /// The best hex for a unit to watch.
    pub fn best_watch(&self, estimate: &Estimate, unit: UnitId) -> Option<Watch> {
        let (counter, gun, from) = estimate.armed(unit)?;
        let shot = Shot::direct(estimate.rulebook, counter, &gun, from);
        let mut best: Option<Watch> = None;
        let turn = estimate.public.turn;
        for hex in self.comers.keys() {
            // For an enemy that enters several of the covered hexes, the best one counts.
            let mut harms: Vec<(UnitId, (f64, f64, bool))> = Vec::new();
            let covered = self
                .comers
                .iter()
                .filter(|(at, _)| covers(estimate.rulebook, turn, (&gun, from), *hex, **at));
            for (comer, chance, at) in
                covered.flat_map(|(at, all)| all.iter().map(move |(it, chance)| (it, chance, at)))
            {
                let loss = estimate.loss_of(&shot, &gun, comer, *at, turn);
                let hard = estimate.rulebook.kind(comer).target == Target::Hard;
                let harm = (loss * estimate.worth(comer), *chance, hard);
                match harms.iter_mut().find(|(known, _)| *known == comer.id) {
                    Some((_, known)) if harm.0 * harm.1 > known.0 * known.1 => *known = harm,
                    Some(_) => {}
                    None => harms.push((comer.id, harm)),
                }
            }
            let (value, hard) = awaited(harms.into_iter().map(|(_, harm)| harm).collect());
            if value <= best.map_or(0.0, |best| best.value) {
                continue;
            }
            let at = match (estimate.manner.asks, hard) {
                (true, _) => Instruction::Ask,
                (false, true) => Instruction::FirstHard,
                (false, false) => Instruction::FirstSoft,
            };
            let task = Task::Watch { target: *hex, at };
            if may_plot(estimate.rulebook, estimate.public, estimate.side, unit, &task).is_ok() {
                best = Some(Watch { task, value });
            }
        }
        best
    }
}

/// The value of firing at the best of the entering enemies, each with its harm, its probability and whether it is a
/// hard target. Returns also whether the best one is hard.
fn awaited(mut comers: Vec<(f64, f64, bool)>) -> (f64, bool) {
    comers.sort_by(|one, other| other.0.total_cmp(&one.0));
    let (value, _) = comers.iter().fold((0.0, 1.0), |(value, nobody), (harm, chance, _)| {
        (value + nobody * chance * harm, nobody * (1.0 - chance))
    });
    (value, comers.first().is_none_or(|(_, _, hard)| *hard))
}

/// The hexes that an enemy is expected to enter.
fn way_of(estimate: &Estimate, counter: &Counter) -> Vec<Hex> {
    let comes = match counter.place {
        Place::Map(_) => counter.condition.disruption == 0 && !counter.condition.pinned,
        Place::Due(number) => {
            let arrivals = &estimate.rulebook.scenario.force(counter.side).arrivals;
            arrivals.get(usize::from(number)).is_some_and(|arrival| arrival.turn <= estimate.public.turn)
        }
        _ => false,
    };
    let kind = estimate.rulebook.kind(counter);
    if !comes || kind.allowance == 0 {
        return Vec::new();
    }
    let wish = |hex: Hex| {
        let wishes = estimate.aims.iter().filter_map(|aim| {
            let turns = estimate.ways.turns(aim.hex, kind.moves, kind.allowance, hex)?;
            Some(aim.keep.max(0.5 * aim.gain) * 0.7_f64.powf(turns))
        });
        wishes.fold(0.0, f64::max)
    };
    let reach = reach(estimate.rulebook, estimate.public, counter);
    let mut best = (counter.hex().map_or(0.0, wish), None);
    for hex in reach.ends() {
        let value = wish(*hex);
        if value > best.0 {
            best = (value, Some(*hex));
        }
    }
    best.1.map_or_else(Vec::new, |hex| reach.path(hex))
}

#[cfg(test)]
mod tests;
