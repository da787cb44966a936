//! The choice between plans: each is played on to the next plot in worlds of its own, through the rules, with
//! dice of its own and an enemy who plots for himself.

use super::{
    trial::{Course, Table},
    weights::Manners,
};
use crate::{
    games::panzer44::rules::{View, phase::Phase},
    play::players::{Thought, trials::Trials},
};

/// Standard errors by which a plan must look better than the usual one before it is followed.
const CLEARLY: f64 = 1.0;
/// Trials of each plan before the worst are given up.
const A_ROUND: u64 = 3;

/// A plan with what came of it, trial by trial.
struct Tried {
    plan: usize,
    course: Course,
    values: Trials,
}

/// The number of the plan that promises most; the first one is the usual plan, with which all others are
/// compared.
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
    let tried = |(plan, changed)| {
        let course = table.course(view.side, manners.staff.following(changed));
        Tried { plan, course, values: Trials::default() }
    };
    let mut left: Vec<Tried> = manners.plans.iter().enumerate().map(tried).collect();
    let mut trial = 0;
    while left.len() > 1 {
        for _ in 0..A_ROUND {
            trial += 1;
            for tried in &mut left {
                if thought.is_stopped() || thought.tried() - begun >= budget {
                    return winner(&left, manners.trials.margin);
                }
                table.deal(view, seed.wrapping_add(trial));
                table.play_on(view.side, &tried.course, trial, manners, thought);
                tried.values.0.push(table.value(view.side, manners));
            }
        }
        if left.len() > 2 {
            // The usual plan stays: it is the measure of the others.
            left[1..].sort_by(|one, other| other.values.mean().total_cmp(&one.values.mean()));
            left.truncate(left.len().div_ceil(2));
        }
    }
    winner(&left, manners.trials.margin)
}

/// The plan that looks better than the usual one, by so many points at least and not by chance; else the
/// usual one.
fn winner(left: &[Tried], margin: f64) -> usize {
    let Some((usual, others)) = left.split_first() else { return 0 };
    let clear = others.iter().filter_map(|tried| {
        let (gain, error) = tried.values.against(&usual.values);
        (gain > margin && gain > CLEARLY * error).then_some((gain, tried.plan))
    });
    clear.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(usual.plan, |(_, plan)| plan)
}
