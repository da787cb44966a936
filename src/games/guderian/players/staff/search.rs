//! The general's choice between plans: each is played out in worlds of its own, through the rules, to the
//! end of the enemy's answer, with all that is hidden and all dice dealt anew.

use super::{Staff, memory::Memory, standing, weights::Weights};
use crate::{
    games::guderian::rules::{Scratch, View, kinds::Side, order::Order, phase::Phase, position::Public},
    play::players::{Player, Thought, trials::Trials},
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
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
    let mut left: Vec<Tried> = (0..weights.plans.of(view.side).len())
        .map(|plan| Tried { plan, values: Trials::default() })
        .collect();
    let mut trial = 0;
    while left.len() > 1 && !is_decided(&left) {
        for _ in 0..A_ROUND {
            trial += 1;
            for tried in &mut left {
                if thought.is_stopped() || thought.tried() - begun >= budget {
                    return winner(&left, margin);
                }
                let luck = seed.wrapping_add(trial);
                let world = dealt(view, scratch, luck);
                let players = players(view.side, tried.plan, memory);
                play_out(world, view.side, players, luck, thought);
                tried.values.0.push(worth(world, view.side, weights, memory));
            }
        }
        drop_the_same(&mut left);
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

/// Drops plans of which came exactly the same as of an earlier one.
fn drop_the_same(left: &mut Vec<Tried>) {
    for number in (1..left.len()).rev() {
        if left[..number].iter().any(|earlier| earlier.values == left[number].values) {
            left.remove(number);
        }
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

/// One who follows the plan, and one on the other side who is led as usual.
fn players(side: Side, plan: usize, memory: &Arc<Memory>) -> [Staff; 2] {
    let mut players = [0, 0].map(|usual| Staff::trying(usual, memory));
    players[side.number()] = Staff::trying(plan, memory);
    players
}

/// Lets these players play to the end of the enemy's next turn.
fn play_out(world: &mut Scratch, side: Side, mut players: [Staff; 2], luck: u64, thought: &Thought) {
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
        if let Some(die) = die(view.public, &order, luck) {
            world.throw_next(&[die]);
        }
        if world.play(&order).is_err() {
            break;
        }
    }
}

/// The die of a battle in a trial: the same for the same battle of every plan, so that plans are compared by
/// what they do and not by their luck.
fn die(public: &Public, order: &Order, luck: u64) -> Option<u8> {
    let target = match order {
        Order::Attack { targets, .. } => *targets.first()?,
        Order::Overrun { target, .. } => *target,
        _ => return None,
    };
    let moment = u64::from(public.turn) << 8 | public.phase as u64;
    let place = u64::from(target.column()) << 8 | u64::from(target.row());
    let mut chance = ChaCha8Rng::seed_from_u64(luck ^ (moment << 16 | place) << 24);
    Some(chance.random_range(1..=6))
}

/// What the position is worth to the side.
fn worth(world: &Scratch, side: Side, weights: &Weights, memory: &Memory) -> f64 {
    let view = world.view();
    let value = standing::for_germans(view.rulebook, view.public, weights, memory);
    if side == Side::German { value } else { -value }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{board::Hex, counters::Word, orders::Game},
        games::guderian::rules::{Guderian, options::Options},
    };

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

    #[test]
    fn plans_of_which_the_same_came_are_one_plan() {
        let mut left =
            vec![tried(0, &[1.0, 2.0]), tried(1, &[1.0, 2.0]), tried(2, &[1.0, 2.5]), tried(3, &[1.0])];
        drop_the_same(&mut left);
        assert_eq!(left.iter().map(|tried| tried.plan).collect::<Vec<_>>(), [0, 2, 3]);
    }

    #[test]
    fn the_same_battle_has_the_same_die_in_every_plan() {
        let rulebook = Arc::new(Guderian::load("dnieper", &Options::default()).unwrap());
        let public = Guderian::start(&rulebook, 1).public;
        let hexes: Vec<Hex> = rulebook.board.hexes().collect();
        let attack = |number: usize, units: Vec<Word>| Order::Attack { units, targets: vec![hexes[number]] };
        let dice = |luck: u64| -> Vec<Option<u8>> {
            (0..60).map(|number| die(&public, &attack(number, Vec::new()), luck)).collect()
        };
        assert_eq!(dice(7), dice(7));
        let others = vec![public.counters[0].id];
        assert_eq!(die(&public, &attack(3, others), 7), dice(7)[3], "whoever attacks");
        assert_ne!(dice(7), dice(8), "other trials have other dice");
        for face in 1..=6 {
            assert!(dice(7).contains(&Some(face)), "{face} in {:?}", dice(7));
        }
        assert_eq!(die(&public, &Order::EndPhase, 7), None);
    }
}
