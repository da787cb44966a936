//! The choice between plans. Each is played on to the next plot in its own worlds, through the rules. These have their
//! own dice and an enemy that plots for itself.

use super::{trial::Table, weights::Manners};
use crate::{
    games::panzer44::rules::{View, phase::Phase},
    play::players::{Thought, trials::PlanComparison},
};

/// The trials of each plan before the worst ones are given up.
const A_ROUND: u64 = 3;

/// Returns the number of the best plan. The first one is the usual plan, with which all others are compared.
pub(super) fn best_plan(
    view: &View<'_>,
    thought: &Thought,
    manners: &Manners,
    table: &mut Table,
    seed: u64,
) -> usize {
    if manners.trials.orders == 0 {
        return 0;
    }
    let budget = thought.plan(manners.trials.orders);
    let begun = thought.tried();
    table.open(view, manners, seed);
    if view.public.phase == Phase::Plot {
        table.foresee(view, manners, thought, seed);
    }
    let course = |changed| table.course(view.side, manners.staff.following(changed));
    let courses: Vec<_> = manners.plans.iter().map(course).collect();
    let contest = PlanComparison {
        trials_per_round: A_ROUND,
        margin: manners.trials.margin,
        budget,
        begun,
        saves: false,
    };
    contest.best_of(courses.len(), thought, |plan, trial| {
        table.deal(view, seed.wrapping_add(trial));
        table.play_on(view.side, &courses[plan], trial, manners, thought);
        table.value(view.side, manners)
    })
}
