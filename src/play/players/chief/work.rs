//! The work of a thought: the trials that it plays, counted in orders.

use super::lanes::{Evaluator, Job, play_all};
use crate::play::players::Thought;

/// The means of a thought, and what it has used of them. Everything that is decided by what is left is decided before
/// jobs are played, from what was counted, so that no decision depends on which lane is faster.
pub(super) struct Work<'a, E: Evaluator> {
    pub evaluator: &'a E,
    pub lanes: &'a mut [E::Lane],
    pub thought: &'a Thought,
    /// The orders that may be played.
    pub budget: u64,
    /// The orders that were played.
    pub orders: u64,
    trials: u64,
}

impl<'a, E: Evaluator> Work<'a, E> {
    /// Begins the work with this number of orders.
    pub fn new(evaluator: &'a E, lanes: &'a mut [E::Lane], thought: &'a Thought, budget: u64) -> Self {
        Self { evaluator, lanes, thought, budget, orders: 0, trials: 0 }
    }

    /// Returns this part of the budget, in percent.
    pub fn percent(&self, part: u64) -> u64 {
        self.budget.saturating_mul(part) / 100
    }

    /// Returns the number of trials that can be played until this number of orders has been, by the mean of those that
    /// were.
    pub fn trials_until(&self, limit: u64) -> usize {
        let mean = self.orders.div_ceil(self.trials.max(1)).max(1);
        usize::try_from(limit.saturating_sub(self.orders) / mean).unwrap_or(usize::MAX)
    }

    /// Plays jobs and returns their values in their order; none for those that were stopped.
    pub fn play(&mut self, jobs: &[Job<'_>]) -> Vec<Option<f64>> {
        let outcomes = play_all(self.evaluator, self.lanes, jobs, self.thought);
        for outcome in outcomes.iter().flatten() {
            // A trial that ends before its first order is work too.
            self.orders += outcome.orders.max(1);
            self.trials += 1;
        }
        outcomes.into_iter().map(|outcome| Some(outcome?.value)).collect()
    }
}
