//! The choice between plans by trials: the results of each, trial by trial, and the plans that did clearly better.

use super::Thought;

/// Standard errors by which a plan must look better than the usual one to be chosen.
const CLEARLY: f64 = 1.0;
/// Standard errors that end the comparison of the last two plans.
const BEYOND_DOUBT: f64 = 3.0;

/// Values of a plan, trial by trial; trials of the same number had the same deal and dice.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct TrialResults(pub Vec<f64>);

impl TrialResults {
    /// The mean of all; 0 if there were none.
    pub fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len().max(1) as f64
    }

    /// Returns the mean gain over another plan in the trials that both have had, and its standard error, which is
    /// infinite for fewer than two.
    pub fn against(&self, other: &Self) -> (f64, f64) {
        let gains: Vec<f64> = self.0.iter().zip(&other.0).map(|(one, other)| one - other).collect();
        let number = gains.len() as f64;
        if number < 2.0 {
            return (0.0, f64::INFINITY);
        }
        let mean = gains.iter().sum::<f64>() / number;
        let variance = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (number - 1.0);
        (mean, (variance / number).sqrt())
    }

    /// Whether two plans had the same results in the trials that both have had; at least two must tell it.
    fn are_as(&self, other: &Self) -> bool {
        self.0.len().min(other.0.len()) > 1 && self.0.iter().zip(&other.0).all(|(one, other)| one == other)
    }
}

/// A plan with its results, trial by trial.
pub(super) struct PlanResults {
    /// The number of the plan.
    pub plan: usize,
    pub values: TrialResults,
}

impl PlanResults {
    /// Makes a plan without results.
    pub fn new(plan: usize) -> Self {
        Self { plan, values: TrialResults::default() }
    }
}

/// The rules for trying plans against each other.
pub(crate) struct PlanComparison {
    /// Trials of each plan before the worst are dropped.
    pub trials_per_round: u64,
    /// The points by which a plan must look better than the usual one to be chosen.
    pub margin: f64,
    /// Positions that may be tried, not counting those before the thought began.
    pub budget: u64,
    /// Positions that the thought had counted when it began.
    pub begun: u64,
    /// Whether plans with the same results count as one, and two are compared only until there is no doubt.
    pub saves: bool,
}

impl PlanComparison {
    /// Returns the number of the most promising plan; the first one is the usual plan, with which all others are
    /// compared. `attempt` returns the result of a plan in a trial, which has the same number for every plan.
    pub fn best_of(
        &self,
        plans: usize,
        thought: &Thought,
        mut attempt: impl FnMut(usize, u64) -> f64,
    ) -> usize {
        let mut left: Vec<PlanResults> = (0..plans).map(PlanResults::new).collect();
        let mut trial = 0;
        while left.len() > 1 && !(self.saves && is_decided(&left)) {
            for _ in 0..self.trials_per_round {
                trial += 1;
                for tried in &mut left {
                    if thought.is_stopped() || thought.tried() - self.begun >= self.budget {
                        return winner(&left, self.margin);
                    }
                    tried.values.0.push(attempt(tried.plan, trial));
                }
            }
            if self.saves {
                drop_the_same(&mut left);
            }
            drop_the_worse_half(&mut left, 2, |tried, _| tried.values.mean());
        }
        winner(&left, self.margin)
    }
}

/// Drops plans with exactly the same results as an earlier one.
pub(super) fn drop_the_same(left: &mut Vec<PlanResults>) {
    for number in (1..left.len()).rev() {
        if left[..number].iter().any(|earlier| earlier.values.are_as(&left[number].values)) {
            left.remove(number);
        }
    }
}

/// Sorts plans by their worth beside the usual one, the best first, and drops the worse half, down to the fewest that
/// are to be left. The first plan is the usual one and stays: the others are compared with it.
pub(super) fn drop_the_worse_half(
    left: &mut Vec<PlanResults>,
    fewest: usize,
    worth: impl Fn(&PlanResults, &PlanResults) -> f64,
) {
    if let Some((usual, others)) = left.split_first_mut() {
        others.sort_by(|one, other| worth(other, usual).total_cmp(&worth(one, usual)));
    }
    left.truncate(left.len().div_ceil(2).max(fewest));
}

/// Whether no further trial would change the choice between the last two.
fn is_decided(left: &[PlanResults]) -> bool {
    let [usual, other] = left else { return false };
    let (gain, error) = other.values.against(&usual.values);
    gain.abs() > BEYOND_DOUBT * error
}

/// Returns the plan that looks better than the usual one, by at least this many points and not by chance; otherwise the
/// usual one.
pub(super) fn winner(left: &[PlanResults], margin: f64) -> usize {
    let Some((usual, others)) = left.split_first() else { return 0 };
    let clear = others.iter().filter_map(|tried| {
        let (gain, error) = tried.values.against(&usual.values);
        (gain > margin && gain > CLEARLY * error).then_some((gain, tried.plan))
    });
    clear.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(usual.plan, |(_, plan)| plan)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(plan: usize, values: &[f64]) -> PlanResults {
        PlanResults { plan, values: TrialResults(values.to_vec()) }
    }

    #[test]
    fn only_a_clearly_better_plan_is_followed() {
        let usual = || tried(0, &[10.0, 20.0, 15.0, 12.0]);
        let better = tried(3, &[14.0, 23.0, 20.0, 15.0]);
        assert_eq!(winner(&[usual(), better], 1.0), 3, "nearly four points in every trial");
        let better = tried(3, &[14.0, 23.0, 20.0, 15.0]);
        assert_eq!(winner(&[usual(), better], 4.0), 0, "not as much as is wanted");
        let by_chance = tried(2, &[60.0, 5.0, 5.0, 5.0]);
        assert_eq!(winner(&[usual(), by_chance], 1.0), 0, "one lucky trial");
        assert_eq!(winner(&[usual(), tried(1, &[90.0])], 1.0), 0, "one trial tells nothing");
    }

    #[test]
    fn two_plans_are_compared_until_there_is_no_doubt() {
        let usual = || tried(0, &[10.0, 20.0]);
        assert!(!is_decided(&[usual(), tried(1, &[12.0, 20.0])]));
        assert!(is_decided(&[usual(), tried(1, &[15.0, 25.1])]));
        assert!(!is_decided(&[usual(), tried(1, &[15.0, 25.1]), tried(2, &[0.0, 0.0])]));
    }

    #[test]
    fn plans_of_which_the_same_came_are_one_plan() {
        let mut left =
            vec![tried(0, &[1.0, 2.0]), tried(1, &[1.0, 2.0]), tried(2, &[1.0, 2.5]), tried(3, &[1.0])];
        drop_the_same(&mut left);
        assert_eq!(left.iter().map(|tried| tried.plan).collect::<Vec<_>>(), [0, 2, 3]);
    }

    #[test]
    fn the_usual_plan_stays_although_it_is_the_worst() {
        let mut left: Vec<PlanResults> = [1.0, 4.0, 2.0, 3.0, 5.0]
            .iter()
            .enumerate()
            .map(|(plan, value)| tried(plan, &[*value]))
            .collect();
        let numbers = |left: &[PlanResults]| left.iter().map(|tried| tried.plan).collect::<Vec<_>>();
        drop_the_worse_half(&mut left, 2, |tried, _| tried.values.mean());
        assert_eq!(numbers(&left), [0, 4, 1]);
        drop_the_worse_half(&mut left, 3, |tried, _| -tried.values.mean());
        assert_eq!(numbers(&left), [0, 1, 4], "sorted, but none is dropped");
    }
}
