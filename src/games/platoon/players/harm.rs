//! The expected losses by attacks, from the results table (11.5, 11.6).

use crate::games::platoon::rules::{
    combat::{Attack, Fate, fate},
    counter::Counter,
    rulebook::Rulebook,
    scenario::charts::CombatResult,
};

/// Modifiers that are distinguished: from -4 to 4.
const MODIFIERS: std::ops::RangeInclusive<i8> = -4..=4;

/// The share of a unit's value that an attack costs, by modifier, odds column and whether it is dispersed already.
#[derive(Clone, Debug)]
pub(super) struct Harm {
    losses: Vec<[f64; 2]>,
    columns: usize,
    even: usize,
}

impl Harm {
    /// The table for a rulebook, with this cost of a dispersal.
    pub fn new(rulebook: &Rulebook, dispersal: f64) -> Self {
        let charts = &rulebook.charts;
        let columns = charts.odds.len();
        let even = charts.odds.iter().position(|odds| odds.attack == odds.defence).unwrap_or(0);
        let mut losses = Vec::with_capacity(9 * columns);
        for modifier in MODIFIERS {
            for column in 0..columns {
                let of = |dispersed: bool| -> f64 {
                    let one = |die: i8| match (charts.result(column, die + modifier), dispersed) {
                        (CombatResult::X, _) | (CombatResult::DD, true) => 1.0,
                        (CombatResult::D | CombatResult::DD, false) => dispersal,
                        _ => 0.0,
                    };
                    (1..=6).map(one).sum::<f64>() / 6.0
                };
                losses.push([of(false), of(true)]);
            }
        }
        Self { losses, columns, even }
    }

    /// The loss in an odds column.
    fn at(&self, column: usize, modifier: i8, dispersed: bool) -> f64 {
        let row = usize::try_from(modifier.clamp(-4, 4) + 4).unwrap_or(0);
        let place = row * self.columns + column.min(self.columns - 1);
        self.losses.get(place).map_or(0.0, |losses| losses[usize::from(dispersed)])
    }

    /// The loss where strengths are not known exactly: interpolated between the columns, because a little more strength
    /// should count for a little more.
    pub fn about(&self, strength: f64, defence: f64, shift: f64, modifier: i8, dispersed: bool) -> f64 {
        if strength <= 0.0 || defence <= 0.0 {
            return 0.0;
        }
        let ratio = strength / defence;
        let even = self.even as f64;
        let place = if ratio >= 1.0 { even + ratio - 1.0 } else { even + 1.0 - 1.0 / ratio };
        let last = (self.columns - 1) as f64;
        let place = (place.min(last) + shift).min(last) - 0.2;
        if place < 0.0 {
            return (place + 1.0).max(0.0) * self.at(0, modifier, dispersed);
        }
        let (below, part) = (place.floor() as usize, place.fract());
        let low = self.at(below, modifier, dispersed);
        let high = self.at(below + 1, modifier, dispersed);
        low + part * (high - low)
    }
}

/// The share of a unit's value that an attack costs; `dispersal` is the cost of a dispersal.
pub(super) fn loss(rulebook: &Rulebook, attack: &Attack, counter: &Counter, dispersal: f64) -> f64 {
    let one = |die: u8| match fate(counter, attack.result(rulebook, die)) {
        Fate::Unharmed => 0.0,
        Fate::Dispersed => dispersal,
        Fate::Destroyed => 1.0,
    };
    (1..=6).map(one).sum::<f64>() / 6.0
}

/// The likelihood that an attack disperses or destroys a unit.
pub(super) fn broken(rulebook: &Rulebook, attack: &Attack) -> f64 {
    let [none, ..] = attack.chances(rulebook);
    1.0 - f64::from(none) / 6.0
}
