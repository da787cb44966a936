//! The general's choice between plans: each is played out in worlds of its own, through the rules, to the end of the
//! enemy's next turn. All hidden state and all dice are dealt again each time.

use super::{Staff, memory::Memory, standing, weights::Weights};
use crate::{
    games::guderian::rules::{Scratch, View, kinds::Side, order::Order, phase::Phase, position::Public},
    play::players::{Player, Thought, trials::PlanComparison},
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::sync::Arc;

/// Orders after which a trial is broken off: no turn with its answer is as long.
const MOST_ORDERS: u32 = 1500;
/// Trials of each plan before the worst are given up.
const A_ROUND: u64 = 2;
/// The inputs of a choice between plans.
pub(super) struct Choosing<'a> {
    pub weights: &'a Weights,
    /// The same, if they are the side's own; the enemy plays by them too.
    pub own: Option<&'a Arc<Weights>>,
    pub memory: &'a Arc<Memory>,
    /// Kept from one choice to the next.
    pub scratch: &'a mut Option<Scratch>,
    pub seed: u64,
}

/// The number of the plan with the best outcome; the first one is the usual plan, with which all others are compared.
pub(super) fn best_plan(view: &View<'_>, thought: &Thought, choosing: Choosing<'_>) -> usize {
    let Choosing { weights, own, memory, scratch, seed } = choosing;
    let contest = PlanComparison {
        trials_per_round: A_ROUND,
        budget: thought.plan(of_side(view.side, weights.levels.general_orders)),
        margin: of_side(view.side, weights.levels.general_margin),
        begun: thought.tried(),
        saves: true,
    };
    contest.best_of(weights.plans.of(view.side).len(), thought, |plan, trial| {
        let luck = seed.wrapping_add(trial);
        let world = dealt(view, scratch, luck);
        play_out(world, view.side, players(view.side, plan, (memory, own)), luck, thought);
        worth(world, view.side, weights, memory)
    })
}

/// The Soviet or the German one of two.
fn of_side<T>(side: Side, (soviet, german): (T, T)) -> T {
    match side {
        Side::Soviet => soviet,
        Side::German => german,
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

/// A player that follows the plan, and one on the other side with the usual manner.
fn players(side: Side, plan: usize, (memory, own): (&Arc<Memory>, Option<&Arc<Weights>>)) -> [Staff; 2] {
    let mut players = [0, 0].map(|usual| Staff::trying(usual, memory, own));
    players[side.number()] = Staff::trying(plan, memory, own);
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
        let order = players[view.side.number()].choose_order(&view, &quick).order;
        thought.count(1);
        if let Some(die) = die(view.public, &order, luck) {
            world.throw_next(&[die]);
        }
        if world.play(&order).is_err() {
            break;
        }
    }
}

/// The die of a battle in a trial. It is the same for the same battle of every plan, and plans are therefore compared
/// without their luck.
pub(in crate::games::guderian::players) fn die(public: &Public, order: &Order, luck: u64) -> Option<u8> {
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

/// The value of the position to the side.
fn worth(world: &Scratch, side: Side, weights: &Weights, memory: &Memory) -> f64 {
    let view = world.view();
    let value = standing::for_germans(view.rulebook, view.public, weights, memory);
    if side == Side::German { value } else { -value }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{board::Hex, counters::UnitId, orders::Game},
        games::guderian::rules::{Guderian, scenario::options::Options},
    };

    #[test]
    fn the_same_battle_has_the_same_die_in_every_plan() {
        let rulebook = Arc::new(Guderian::load("dnieper", &Options::default()).unwrap());
        let public = Guderian::start(&rulebook, 1).public;
        let hexes: Vec<Hex> = rulebook.board.hexes().collect();
        let attack =
            |number: usize, units: Vec<UnitId>| Order::Attack { units, targets: vec![hexes[number]] };
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
