//! A race: plans are tried in the same trials, and after each round the worse half is dropped.

use super::{
    Intents,
    lanes::{Evaluator, Job},
    work::Work,
};
use crate::play::players::trials::{PlanResults, drop_the_same, drop_the_worse_half};

/// The trials that each round adds for every plan that is left.
pub(super) const ROUNDS: [usize; 4] = [2, 4, 8, 16];

/// The conditions of a race.
pub(super) struct Race<'a> {
    /// All plans, by their numbers.
    pub plans: &'a [Intents],
    /// The enemy's answers; the result of a trial is the mean of them.
    pub answers: &'a [Intents],
    /// The number of the first trial.
    pub first: u64,
    /// The number of orders at which the race ends, counted from the beginning of the thought.
    pub limit: u64,
    /// The fewest plans that are left in a race of more.
    pub fewest: usize,
}

impl Race<'_> {
    /// Runs the race between these plans, the usual one first. Results that a plan has already are not played again. The
    /// plans that are left are in order, the best one after the usual one.
    pub fn run<E: Evaluator>(&self, work: &mut Work<'_, E>, left: &mut Vec<PlanResults>) {
        let mut trials = 0;
        for round in ROUNDS {
            trials += round;
            let is_whole = self.play_to(trials, work, left);
            drop_the_same(left);
            drop_the_worse_half(left, self.fewest, gain);
            if !is_whole || left.len() < 2 {
                return;
            }
        }
    }

    /// Plays until each plan has had this number of trials, or fewer if there is not enough work left for all of them.
    /// Returns whether it was enough.
    pub fn play_to<E: Evaluator>(
        &self,
        wanted: usize,
        work: &mut Work<'_, E>,
        left: &mut [PlanResults],
    ) -> bool {
        let most = work.trials_until(self.limit) / self.answers.len().max(1);
        let missing = |trials: usize| -> usize {
            left.iter().map(|tried| trials.saturating_sub(tried.values.0.len())).sum()
        };
        let trials = (0..=wanted).rev().find(|trials| missing(*trials) <= most).unwrap_or(0);
        let mut places = Vec::new();
        for trial in 0..trials {
            let lacking = left.iter().enumerate().filter(|(_, tried)| tried.values.0.len() <= trial);
            places.extend(lacking.map(|(place, tried)| (place, tried.plan, trial)));
        }
        let mut jobs = Vec::with_capacity(places.len() * self.answers.len());
        for (_, plan, trial) in &places {
            let own = &self.plans[*plan];
            let trial = self.first + *trial as u64;
            jobs.extend(self.answers.iter().map(|enemy| Job { own, enemy, trial }));
        }
        let values = work.play(&jobs);
        for ((place, _, trial), values) in places.into_iter().zip(values.chunks(self.answers.len().max(1))) {
            let total: Option<f64> = values.iter().copied().sum();
            let results = &mut left[place].values.0;
            // Without an earlier trial, which was stopped, a later one would take its place.
            if let Some(total) = total
                && results.len() == trial
            {
                results.push(total / values.len() as f64);
            }
        }
        trials == wanted && !work.thought.is_stopped()
    }
}

/// Returns the mean gain of a plan over the usual one in the trials that both have had.
pub(super) fn gain(tried: &PlanResults, usual: &PlanResults) -> f64 {
    tried.values.against(&usual.values).0
}
