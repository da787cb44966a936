//! Trials that are played side by side, with the same results on any number of threads.

use super::{Group, Intents};
use crate::play::players::Thought;
use std::{panic, thread};

/// The lanes of a thought. Their number does not depend on the machine; nor does any result depend on their number.
pub(super) const LANES: usize = 4;

/// A trial to be played. Trials of the same number have the same deal and dice, whatever is tried in them.
#[derive(Clone, Copy)]
pub(super) struct Job<'a> {
    /// The intents of the side that thinks.
    pub own: &'a Intents,
    /// The intents of the enemy's answer.
    pub enemy: &'a Intents,
    /// The number of the trial.
    pub trial: u64,
}

/// The end of a trial.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Outcome {
    /// The chance of the side that thinks to win, from 0 to 1.
    pub value: f64,
    /// The orders that it took.
    pub orders: u64,
}

/// A judge of plans, which plays trials. An outcome depends on the job alone, not on the lane or on earlier jobs.
pub(super) trait Evaluator: Sync {
    /// The means of one lane, such as a world.
    type Lane: Send;

    /// Plays a trial; returns none if the thought was stopped before its end.
    fn attempt(&self, lane: &mut Self::Lane, job: &Job<'_>, thought: &Thought) -> Option<Outcome>;

    /// Returns the enemy's groups at its first occasion in a trial of this plan, and the orders that it took to come
    /// there.
    fn enemy_groups(&self, lane: &mut Self::Lane, own: &Intents, thought: &Thought) -> (Vec<Group>, u64);
}

/// Plays jobs, each lane its fixed share of them at the same time as the others, and returns their outcomes in the order
/// of the jobs: none for those that were not played to the end, because the thought was stopped.
pub(super) fn play_all<E: Evaluator>(
    evaluator: &E,
    lanes: &mut [E::Lane],
    jobs: &[Job<'_>],
    thought: &Thought,
) -> Vec<Option<Outcome>> {
    let number = lanes.len().max(1);
    let outcomes: Vec<Vec<Option<Outcome>>> = thread::scope(|scope| {
        let running: Vec<_> = lanes
            .iter_mut()
            .enumerate()
            .map(|(first, lane)| {
                scope.spawn(move || -> Vec<Option<Outcome>> {
                    let share = jobs.iter().skip(first).step_by(number);
                    let play = |job| {
                        if thought.is_stopped() { None } else { evaluator.attempt(lane, job, thought) }
                    };
                    share.map(play).collect()
                })
            })
            .collect();
        running
            .into_iter()
            .map(|lane| lane.join().unwrap_or_else(|fault| panic::resume_unwind(fault)))
            .collect()
    });
    let outcome = |job: usize| outcomes.get(job % number)?.get(job / number).copied()?;
    (0..jobs.len()).map(outcome).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{thread::sleep, time::Duration};

    /// An evaluator whose value is the number of the trial; early trials take longest.
    struct Numbers;

    impl Evaluator for Numbers {
        type Lane = Vec<u64>;

        fn attempt(&self, lane: &mut Vec<u64>, job: &Job<'_>, thought: &Thought) -> Option<Outcome> {
            sleep(Duration::from_micros(1000 / (job.trial + 1)));
            lane.push(job.trial);
            thought.count(1);
            Some(Outcome { value: job.trial as f64, orders: job.trial })
        }

        fn enemy_groups(&self, _: &mut Vec<u64>, _: &Intents, _: &Thought) -> (Vec<Group>, u64) {
            (Vec::new(), 0)
        }
    }

    #[test]
    fn outcomes_come_in_the_order_of_the_jobs_with_any_number_of_lanes() {
        let intents = Intents::default();
        let jobs: Vec<Job<'_>> = (0..21).map(|trial| Job { own: &intents, enemy: &intents, trial }).collect();
        for number in [1, 2, 4, 8, 40] {
            let mut lanes = vec![Vec::new(); number];
            let thought = Thought::default();
            let outcomes = play_all(&Numbers, &mut lanes, &jobs, &thought);
            let orders: Vec<u64> = outcomes.iter().flatten().map(|outcome| outcome.orders).collect();
            assert_eq!(orders, (0..21).collect::<Vec<_>>(), "{number} lanes");
            assert_eq!(thought.tried(), 21);
            let share: Vec<u64> = (0..21).step_by(number).collect();
            assert_eq!(lanes[0], share, "the share of a lane is fixed");
        }
        assert_eq!(play_all(&Numbers, &mut [], &jobs, &Thought::default()), vec![None; 21], "no lane");
    }

    #[test]
    fn a_stopped_thought_plays_nothing_more() {
        let intents = Intents::default();
        let jobs = [Job { own: &intents, enemy: &intents, trial: 0 }; 5];
        let thought = Thought::default();
        thought.stop();
        assert_eq!(play_all(&Numbers, &mut [Vec::new(), Vec::new()], &jobs, &thought), vec![None; 5]);
    }
}
