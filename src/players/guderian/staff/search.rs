//! The general's choice between plans: each is played out in worlds of its own, through the rules, to the
//! end of the enemy's answer, with all that is hidden and all dice dealt anew.

use super::{Staff, standing, weights::Weights};
use crate::{
    games::guderian::{Scratch, View, kinds::Side, phase::Phase},
    players::{Player, Thought},
};

/// Orders after which a trial is broken off: no turn and answer are so long.
const MOST_ORDERS: u32 = 1500;
/// Trials of each plan before the worse half is given up.
const A_ROUND: u64 = 2;

/// A plan with what has come of it.
struct Tried {
    plan: usize,
    trials: u32,
    sum: f64,
}

impl Tried {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.trials.max(1))
    }
}

/// The number of the plan that promises most. `scratch` is kept from thought to thought.
pub(super) fn best_plan(
    view: &View<'_>,
    weights: &Weights,
    thought: &Thought,
    scratch: &mut Option<Scratch>,
    seed: u64,
) -> usize {
    let budget = thought.plan(weights.levels.general_orders);
    let begun = thought.tried();
    let (soviet, german) = weights.levels.general_margin;
    let better = if view.side == Side::German { german } else { soviet };
    let mut left: Vec<Tried> =
        (0..weights.plans.len()).map(|plan| Tried { plan, trials: 0, sum: 0.0 }).collect();
    let mut trial = 0;
    while left.len() > 1 {
        for _ in 0..A_ROUND {
            trial += 1;
            for tried in &mut left {
                if thought.is_stopped() || thought.tried() - begun >= budget {
                    return if trial <= A_ROUND { 0 } else { winner(&left, better) };
                }
                let world = dealt(view, scratch, seed.wrapping_add(trial));
                tried.sum += play_out(world, view.side, tried.plan, weights, thought);
                tried.trials += 1;
            }
        }
        left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        let kept = left.len().div_ceil(2);
        left.truncate(kept);
    }
    winner(&left, better)
}

/// The best plan; the usual one unless another looks better by so many points.
fn winner(left: &[Tried], better: f64) -> usize {
    let best = left.iter().max_by(|one, other| one.mean().total_cmp(&other.mean()));
    let usual = left.iter().find(|tried| tried.plan == 0);
    match (best, usual) {
        (Some(best), Some(usual)) if best.mean() < usual.mean() + better => 0,
        (Some(best), _) => best.plan,
        (None, _) => 0,
    }
}

fn dealt<'a>(view: &View<'_>, scratch: &'a mut Option<Scratch>, seed: u64) -> &'a mut Scratch {
    match scratch {
        Some(world) => {
            world.deal_again(view, seed);
            world
        }
        None => scratch.insert(Scratch::deal(view, seed)),
    }
}

/// Plays a plan to the end of the enemy's next turn; what it brings to the side.
fn play_out(world: &mut Scratch, side: Side, plan: usize, weights: &Weights, thought: &Thought) -> f64 {
    let mut players = [Staff::trying(0), Staff::trying(0)];
    players[side.number()] = Staff::trying(plan);
    let quick = Thought::new(0.0);
    let mut answered = false;
    for _ in 0..MOST_ORDERS {
        let view = world.view();
        answered |= view.public.phase.side() != side;
        let again = answered && view.public.phase.side() == side && view.public.owed.is_none();
        if again || view.public.outcome.is_some() || view.public.phase == Phase::Over {
            break;
        }
        let order = players[view.side.number()].advise(&view, &quick).order;
        thought.count(1);
        if world.play(&order).is_err() {
            break;
        }
    }
    let view = world.view();
    let value = standing::for_germans(view.rulebook, view.public, weights);
    if side == Side::German { value } else { -value }
}
