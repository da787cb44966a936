//! The effect of fire: expected harm by the attack procedure chart, of one fire and of several together.

use super::weights::Results;
use crate::games::panzer44::rules::{
    combat::{Procedure, chances, results::CombatResult},
    rulebook::Rulebook,
};

/// Expected losses for every sequence in the chart that ends in the table, calculated once: by present disruption,
/// column and reduction.
#[derive(Clone, Debug)]
pub(super) struct Losses {
    first_column: i16,
    by_disruption: [Vec<[f64; MOST_REDUCTION + 1]>; 4],
}

/// The largest reduction that is kept. A larger one is calculated again each time.
const MOST_REDUCTION: usize = 8;

impl Losses {
    /// Calculates the losses by these charts, with these weights of results.
    pub fn new(rulebook: &Rulebook, results: &Results) -> Self {
        let charts = &rulebook.charts;
        let loss = |held: u8, column: i16, reduction: i16| {
            let fate = Fate::new(held);
            let result = |die: i16| charts.result(column, (die - reduction).max(charts.first_row));
            let after = fate.after(rulebook, (1..=6).map(|die| (result(die), 1.0 / 6.0)));
            after.loss(results) - fate.loss(results)
        };
        let rows = |held| {
            let columns = charts.first_column..=charts.last_column();
            columns
                .map(|column| std::array::from_fn(|reduction| loss(held, column, reduction as i16)))
                .collect()
        };
        Self { first_column: charts.first_column, by_disruption: [rows(0), rows(1), rows(2), rows(3)] }
    }

    /// The part of a unit with this disruption that an attack is expected to cost.
    pub fn of(&self, disruption: u8, procedure: &Procedure) -> Option<f64> {
        let column = usize::try_from(procedure.column - self.first_column).ok()?;
        let reduction = procedure.cover.map_or(0, |cover| usize::from(cover.total));
        self.by_disruption.get(usize::from(disruption))?.get(column)?.get(reduction).copied()
    }
}

/// Returns the results of an attack that is still to be rolled, each with its probability.
pub(super) fn likely(
    rulebook: &Rulebook,
    procedure: &Procedure,
) -> impl Iterator<Item = (CombatResult, f64)> + use<> {
    let chances = chances(&rulebook.charts, procedure);
    chances.into_iter().map(|(result, dice)| (result, f64::from(dice) / 6.0))
}

/// The possible states of a unit: the probability of each degree of disruption, with 4 for eliminated, and of being
/// pinned or about to panic.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fate {
    degrees: [f64; 5],
    pin: f64,
    panic: f64,
}

impl Fate {
    /// The present state of a unit.
    pub fn new(disruption: u8) -> Self {
        let mut degrees = [0.0; 5];
        degrees[usize::from(disruption.min(4))] = 1.0;
        Self { degrees, pin: 0.0, panic: 0.0 }
    }

    /// The state after a known result.
    pub fn struck(self, rulebook: &Rulebook, result: CombatResult) -> Self {
        self.after(rulebook, [(result, 1.0)])
    }

    /// The state after an attack that is still to be rolled.
    pub fn attacked(self, rulebook: &Rulebook, procedure: &Procedure) -> Self {
        self.after(rulebook, likely(rulebook, procedure))
    }

    /// The state after an attack with these results, each with its probability.
    pub fn attacked_with(self, rulebook: &Rulebook, results: &[(CombatResult, f64)]) -> Self {
        self.after(rulebook, results.iter().copied())
    }

    fn after(self, rulebook: &Rulebook, results: impl IntoIterator<Item = (CombatResult, f64)>) -> Self {
        let highest = rulebook.options.disruption_max;
        let mut next = Self { degrees: [0.0; 5], pin: self.pin, panic: self.panic };
        for (result, chance) in results {
            let more = match result {
                CombatResult::Disrupted(degree) => usize::from(degree),
                _ => 0,
            };
            match result {
                CombatResult::Pin => next.pin += (1.0 - self.pin) * chance,
                CombatResult::WillPanic => next.panic += (1.0 - self.panic) * chance,
                _ => {}
            }
            for (held, likely) in self.degrees.iter().enumerate() {
                let degree = if highest { held.max(more) } else { (held + more).min(4) };
                next.degrees[degree] += likely * chance;
            }
        }
        next
    }

    /// The part of the unit that is lost by it, from 0 to 1.
    pub fn loss(&self, results: &Results) -> f64 {
        let (one, two, three) = results.disrupted;
        let disrupted: f64 =
            [0.0, one, two, three, 1.0].iter().zip(self.degrees).map(|(part, likely)| part * likely).sum();
        let whole = self.degrees[0];
        disrupted + whole * (self.panic * results.will_panic + self.pin * results.pin)
    }

    /// The probability that the unit is disrupted or eliminated.
    pub fn broken(&self) -> f64 {
        1.0 - self.degrees[0]
    }
}
