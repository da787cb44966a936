//! The search for an assignment: races between plans, the enemy's answer to the best of them, and a last race in new
//! trials.

use super::{
    Group, Intents,
    answer::answer_to,
    candidates::Candidates,
    lanes::Evaluator,
    race::{ROUNDS, Race, gain},
    work::Work,
};
use crate::play::players::trials::{PlanResults, winner};
use rand::rngs::ChaCha8Rng;

/// The part of the work that goes into races between new plans, in percent.
const RACES: u64 = 60;
/// The part that goes into the enemy's answer. The rest is for the last race.
const ANSWER: u64 = 15;
/// The plans that each race leaves for the next one, with the usual one.
const ELITE: usize = 5;
/// The most new plans of a race.
const MOST_AT_ONCE: usize = 64;
/// The most plans in the last race, with the usual one.
const FINALISTS: usize = 4;
/// The trials that each plan should have in the last race; there are fewer plans if there is not enough work for that.
const LAST_TRIALS: usize = 6;
/// The first trial of the last race. A plan that was chosen among many looks better than it is in the trials by which it
/// was chosen.
const NEW_TRIALS: u64 = 1 << 32;
/// The chance to win by which a plan must look better than the usual one to be chosen.
const MARGIN: f64 = 0.01;

/// Returns the best plan for these groups that the work allows to find. It is the usual one unless another one is
/// clearly better.
pub(super) fn best_plan<E: Evaluator>(
    groups: &[Group],
    last: &Intents,
    work: &mut Work<'_, E>,
    chance: &mut ChaCha8Rng,
) -> Intents {
    let mut plans = vec![Intents::default()];
    let mut left = vec![PlanResults::new(0)];
    let mut candidates = Candidates::new(groups, last);
    race_all(&mut plans, &mut left, &mut candidates, work, chance);
    let chosen = decide(&plans, &left, work);
    plans.swap_remove(chosen)
}

/// Races plans, at first simple ones and then changes of the best. Each race takes half of the work that is left. The
/// races end early where no intent changes anything.
fn race_all<E: Evaluator>(
    plans: &mut Vec<Intents>,
    left: &mut Vec<PlanResults>,
    candidates: &mut Candidates<'_>,
    work: &mut Work<'_, E>,
    chance: &mut ChaCha8Rng,
) {
    let answers = [Intents::default()];
    let until = work.percent(RACES);
    // The first trials show how many orders a trial takes.
    let [first_round, ..] = ROUNDS;
    Race { plans: plans.as_slice(), answers: &answers, first: 0, limit: u64::MAX, fewest: ELITE }.play_to(
        first_round,
        work,
        left,
    );
    while !work.thought.is_stopped() {
        let half = work.orders + until.saturating_sub(work.orders) / 2;
        // The first round of a race takes half of its work.
        let (limit, most) = match work.trials_until(half) / (2 * first_round) {
            // Better one round of a few plans than none.
            0 if left.len() == 1 => (until, work.trials_until(until) / first_round),
            most => (half, most.min(MOST_AT_ONCE)),
        };
        let best: Vec<&Intents> = left.iter().map(|tried| &plans[tried.plan]).collect();
        let new = candidates.next(most, &best, chance);
        if new.is_empty() {
            return;
        }
        left.extend((plans.len()..plans.len() + new.len()).map(PlanResults::new));
        plans.extend(new);
        Race { plans: plans.as_slice(), answers: &answers, first: 0, limit, fewest: ELITE }.run(work, left);
        // All had exactly the results of the usual plan: there is nothing to choose, and more work would not change that.
        if left.len() == 1 && !candidates.has_simple() {
            return;
        }
    }
}

/// Returns the number of the plan to follow, by new trials of the best plans against the enemy's usual and best answer.
fn decide<E: Evaluator>(plans: &[Intents], left: &[PlanResults], work: &mut Work<'_, E>) -> usize {
    let [usual, others @ ..] = left else { return 0 };
    let promising: Vec<&PlanResults> = others.iter().filter(|tried| gain(tried, usual) > 0.0).collect();
    let Some(best) = promising.first() else { return usual.plan };
    let mut answers = vec![Intents::default()];
    let limit = work.orders + work.percent(ANSWER);
    answers.extend(answer_to(&plans[best.plan], &best.values.0, work, limit));
    let most = work.trials_until(work.budget) / (answers.len() * LAST_TRIALS);
    let finalists = promising.iter().take(most.clamp(2, FINALISTS) - 1);
    let mut last = vec![PlanResults::new(usual.plan)];
    last.extend(finalists.map(|tried| PlanResults::new(tried.plan)));
    let race = Race { plans, answers: &answers, first: NEW_TRIALS, limit: work.budget, fewest: 2 };
    race.run(work, &mut last);
    // After a stop, or without work for two trials, the races before must do.
    let is_tried = last.iter().all(|tried| tried.values.0.len() > 1);
    winner(if is_tried { last.as_slice() } else { left }, MARGIN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::board::Hex,
        play::players::{
            Thought,
            chief::{
                Intent,
                lanes::{Job, Outcome},
                seeds::mixed,
            },
        },
    };
    use rand::SeedableRng;

    /// The orders of each trial.
    const ORDERS: u64 = 10;

    /// A game in numbers: the value of a plan is a sum of what its intents are worth, with the luck of the trial.
    struct Toy {
        groups: Vec<Group>,
        enemy: Vec<Group>,
        /// The luck that differs from plan to plan.
        noise: f64,
        /// The trial after which the thought is stopped.
        stops_at: Option<u64>,
    }

    fn bridge() -> Intent {
        Intent::Go("0808".parse::<Hex>().unwrap())
    }

    fn group(unit: &str) -> Group {
        Group {
            units: vec![unit.parse().unwrap()],
            intents: vec![Intent::Usual, Intent::Hold, Intent::StayAndFire, bridge()],
        }
    }

    fn toy() -> Toy {
        let groups = ["gun", "section-1", "section-2"].map(group).to_vec();
        Toy { groups, enemy: vec![group("tank")], noise: 0.0, stops_at: None }
    }

    fn intent(plan: &Intents, unit: &str) -> Intent {
        plan.of(unit.parse().unwrap())
    }

    impl Toy {
        /// The gun should fire while both sections go over the bridge; one section alone is lost. The tank in ambush makes
        /// the bridge a trap.
        fn worth(&self, own: &Intents, enemy: &Intents) -> f64 {
            let over =
                ["section-1", "section-2"].iter().filter(|section| intent(own, section) == bridge()).count();
            let ambush = if intent(enemy, "tank") == Intent::Hold { 0.3 } else { 0.0 };
            let crossing = [0.0, -0.05, 0.12 - ambush][over];
            let fire = if intent(own, "gun") == Intent::StayAndFire { 0.1 } else { 0.0 };
            0.5 + crossing + fire
        }
    }

    impl Evaluator for Toy {
        type Lane = ();

        fn attempt(&self, (): &mut (), job: &Job<'_>, thought: &Thought) -> Option<Outcome> {
            if self.stops_at == Some(job.trial) {
                thought.stop();
                return None;
            }
            thought.count(ORDERS);
            let luck = |seed: u64| (mixed(seed, job.trial) % 1000) as f64 / 1000.0 - 0.5;
            let own: u64 =
                job.own.iter().map(|(unit, intent)| format!("{unit}{intent:?}").len() as u64).sum();
            let value = self.worth(job.own, job.enemy) + 0.2 * luck(0) + self.noise * luck(own);
            Some(Outcome { value, orders: ORDERS })
        }

        fn enemy_groups(&self, (): &mut (), _: &Intents, _: &Thought) -> (Vec<Group>, u64) {
            (self.enemy.clone(), 5)
        }
    }

    /// The plan that is found with this number of trials, and the orders that it took.
    fn found(toy: &Toy, trials: u64, lanes: usize, seed: u64) -> (Intents, u64) {
        let thought = Thought::default();
        let mut lanes = vec![(); lanes];
        let mut work = Work::new(toy, &mut lanes, &thought, trials * ORDERS);
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let plan = best_plan(&toy.groups, &Intents::default(), &mut work, &mut chance);
        (plan, work.orders)
    }

    #[test]
    fn the_plan_of_many_groups_is_found() {
        let without_tank = Toy { enemy: Vec::new(), ..toy() };
        for seed in 1..=5 {
            let (plan, _) = found(&without_tank, 1500, 4, seed);
            let told: Vec<Intent> =
                ["gun", "section-1", "section-2"].iter().map(|unit| intent(&plan, unit)).collect();
            assert_eq!(told, [Intent::StayAndFire, bridge(), bridge()], "seed {seed}");
        }
    }

    #[test]
    fn a_plan_that_the_enemy_can_answer_is_given_up() {
        // Both sections over the bridge gain 0.12, and lose 0.18 against the ambush.
        for seed in 1..=5 {
            let (plan, _) = found(&toy(), 1500, 4, seed);
            assert_eq!(intent(&plan, "gun"), Intent::StayAndFire, "seed {seed}");
            let over = ["section-1", "section-2"]
                .iter()
                .filter(|section| intent(&plan, section) == bridge())
                .count();
            assert_eq!(over, 0, "seed {seed}: {plan:?}");
        }
    }

    #[test]
    fn any_number_of_lanes_gives_the_same_plan() {
        let noisy = Toy { noise: 0.3, ..toy() };
        for trials in [3, 20, 100, 600] {
            let one = found(&noisy, trials, 1, 9);
            for lanes in [2, 4, 8] {
                assert_eq!(found(&noisy, trials, lanes, 9), one, "{trials} trials on {lanes} lanes");
            }
        }
    }

    #[test]
    fn the_work_stays_within_its_budget() {
        for trials in [20, 100, 600] {
            let (_, orders) = found(&toy(), trials, 4, 3);
            // The search for the enemy's groups is not known beforehand.
            assert!(orders <= trials * ORDERS + 5, "{trials} trials: {orders} orders");
        }
    }

    #[test]
    fn a_little_work_is_enough_for_a_few_plans() {
        let without_tank = Toy { enemy: Vec::new(), ..toy() };
        let (plan, _) = found(&without_tank, 12, 4, 1);
        assert_eq!(intent(&plan, "section-2"), bridge(), "all on one aim is the second plan");
    }

    #[test]
    fn without_a_gain_the_usual_plan_is_kept() {
        let groups = vec![Group { intents: vec![Intent::Usual, Intent::Hold], ..group("section-1") }];
        let idle = Toy { groups, ..toy() };
        assert!(found(&idle, 400, 4, 1).0.is_empty());
        assert!(found(&toy(), 0, 4, 1).0.is_empty(), "no work");
        assert!(found(&Toy { groups: Vec::new(), ..toy() }, 400, 4, 1).0.is_empty(), "no group");
    }

    #[test]
    fn the_search_ends_when_no_intent_changes_anything() {
        // The value of the toy does not depend on trucks.
        let groups = (1..=6).map(|number| group(&format!("truck-{number}"))).collect();
        let (plan, orders) = found(&Toy { groups, ..toy() }, 1500, 4, 1);
        assert!(plan.is_empty());
        let one_race = 2 * (MOST_AT_ONCE as u64 + 1) * ORDERS;
        assert!(orders <= one_race, "{orders} orders, in one race {one_race}");
    }

    #[test]
    fn a_stop_gives_what_was_found_until_then() {
        let at_once = Toy { stops_at: Some(0), ..toy() };
        assert!(found(&at_once, 1500, 4, 1).0.is_empty());
        let before_the_last_race = Toy { stops_at: Some(NEW_TRIALS), ..toy() };
        let (plan, _) = found(&before_the_last_race, 1500, 1, 1);
        assert_eq!(intent(&plan, "gun"), Intent::StayAndFire, "by the races before");
    }
}
