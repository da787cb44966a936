//! The general's choice between plans: each is played out in worlds of its own, through the rules, to the
//! end of the enemy's answer, with all that is hidden and all dice dealt anew.

use super::{Staff, memory::Memory, standing, weights::Weights};
use crate::{
    games::guderian::{Scratch, View, kinds::Side, phase::Phase},
    players::{Player, Thought, trials::Trials},
};
use std::sync::Arc;

/// Orders after which a trial is broken off: no turn and answer are so long.
const MOST_ORDERS: u32 = 1500;
/// Trials of each plan before the worst are given up.
const A_ROUND: usize = 2;
/// Standard errors by which a plan must look better than the usual one before it is followed.
const CLEARLY: f64 = 1.0;
/// Standard errors that end the comparison of the last two plans.
const BEYOND_DOUBT: f64 = 3.0;

/// A plan with what came of it, trial by trial.
struct Tried {
    plan: usize,
    values: Trials,
}

/// What a choice between plans is made with.
pub(super) struct Board<'a> {
    pub weights: &'a Weights,
    pub memory: &'a Arc<Memory>,
    /// Kept from thought to thought.
    pub scratch: &'a mut Option<Scratch>,
    pub seed: u64,
}

/// The number of the plan that promises most; the first one is the usual plan, with which all others are
/// compared.
pub(super) fn best_plan(view: &View<'_>, thought: &Thought, board: Board<'_>) -> usize {
    let Board { weights, memory, scratch, seed } = board;
    let budget = thought.plan(of_side(view.side, weights.levels.general_orders));
    let margin = of_side(view.side, weights.levels.general_margin);
    let begun = thought.tried();
    let mut left: Vec<Tried> =
        (0..weights.plans.len()).map(|plan| Tried { plan, values: Trials::default() }).collect();
    let mut trial = 0;
    while left.len() > 1 && !is_decided(&left) {
        for _ in 0..A_ROUND {
            trial += 1;
            for tried in &mut left {
                if thought.is_stopped() || thought.tried() - begun >= budget {
                    return winner(&left, margin);
                }
                let world = dealt(view, scratch, seed.wrapping_add(trial));
                tried.values.0.push(play_out(world, view.side, tried.plan, weights, memory, thought));
            }
        }
        if left.len() > 2 {
            // The usual plan stays: it is the measure of the others.
            left[1..].sort_by(|one, other| other.values.mean().total_cmp(&one.values.mean()));
            left.truncate(left.len().div_ceil(2));
        }
    }
    winner(&left, margin)
}

/// The Soviet or the German one of two.
fn of_side<T>(side: Side, (soviet, german): (T, T)) -> T {
    match side {
        Side::Soviet => soviet,
        Side::German => german,
    }
}

/// Whether nothing that could still be tried would change the choice between the last two.
fn is_decided(left: &[Tried]) -> bool {
    let [usual, other] = left else { return false };
    let (gain, error) = other.values.against(&usual.values);
    gain.abs() > BEYOND_DOUBT * error
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
fn play_out(
    world: &mut Scratch,
    side: Side,
    plan: usize,
    weights: &Weights,
    memory: &Arc<Memory>,
    thought: &Thought,
) -> f64 {
    let mut players = [0, 0].map(|plan| Staff::trying(plan, memory));
    players[side.number()] = Staff::trying(plan, memory);
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
    let value = standing::for_germans(view.rulebook, view.public, weights, memory);
    if side == Side::German { value } else { -value }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(plan: usize, values: &[f64]) -> Tried {
        Tried { plan, values: Trials(values.to_vec()) }
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
}
