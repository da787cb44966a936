//! The enemy's answer to a plan: what it would do if it knew the plan, found group by group.

use super::{
    Intents,
    candidates::by_importance,
    lanes::{Evaluator, Job},
    work::Work,
};

/// The most trials in which an answer is compared with the one before.
const TRIALS: usize = 4;

/// Returns the best answer of the enemy to a plan that can be found until this number of orders has been played; none if
/// no intent of a group is better for it than what its captain does by itself. `values` are the results of the plan
/// against that, from the first trial on.
pub(super) fn answer_to<E: Evaluator>(
    plan: &Intents,
    values: &[f64],
    work: &mut Work<'_, E>,
    limit: u64,
) -> Option<Intents> {
    let values = &values[..values.len().min(TRIALS)];
    if values.is_empty() || work.trials_until(limit) <= values.len() {
        return None;
    }
    let (groups, orders) = work.evaluator.enemy_groups(work.lanes.first_mut()?, plan, work.thought);
    work.orders += orders;
    let mut least: f64 = values.iter().sum();
    let mut answer = Intents::default();
    for (group, intent) in by_importance(&groups) {
        if work.trials_until(limit) < values.len() {
            break;
        }
        let mut changed = answer.clone();
        changed.set(group, intent);
        let job = |trial: usize| Job { own: plan, enemy: &changed, trial: trial as u64 };
        let jobs: Vec<Job<'_>> = (0..values.len()).map(job).collect();
        let total: Option<f64> = work.play(&jobs).into_iter().sum();
        let Some(total) = total else { break };
        if total < least {
            least = total;
            answer = changed;
        }
    }
    (!answer.is_empty()).then_some(answer)
}
