//! The general's choice between plans: each is played out in worlds of its own, through the rules, to the end of the
//! enemy's next turn. All hidden state and all dice are dealt again each time.

use super::{Staff, memory::Memory, standing, weights::Weights};
use crate::{
    engine::{board::Hex, counters::UnitId, data::fnv},
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
        let world = Scratch::deal_into(scratch, view, luck);
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
/// without their luck. A hex is attacked once in a combat phase (9.1), and its die is the same for all attackers. In a
/// movement phase several stacks may overrun one hex, each with a die of its own.
pub(in crate::games::guderian::players) fn die(public: &Public, order: &Order, luck: u64) -> Option<u8> {
    let (target, overrun) = match order {
        Order::Attack { targets, .. } => (*targets.iter().min()?, 0),
        Order::Overrun { units, target } => (*target, number_of_overrun(public, units, *target)),
        _ => return None,
    };
    let moment = u64::from(public.turn) << 8 | public.phase as u64;
    let place = u64::from(target.column()) << 8 | u64::from(target.row());
    let mut chance = ChaCha8Rng::seed_from_u64(luck ^ overrun ^ (moment << 16 | place) << 24);
    Some(chance.random_range(1..=6))
}

/// A number that tells overruns of a hex apart: by the first combat unit of the stack, and by what the defenders have
/// suffered, because a stack that was not halted may overrun the same ones again (6.52).
fn number_of_overrun(public: &Public, units: &[UnitId], target: Hex) -> u64 {
    let fights =
        |unit: &&UnitId| public.find(**unit).is_some_and(|piece| public.counter(piece).is_combat_unit());
    let first = units.iter().filter(fights).min().map_or("", |unit| unit.as_str());
    let mut suffered = [0_u8; 3];
    for piece in public.stack(target) {
        let condition = &public.counter(piece).condition;
        let more = [1, condition.steps_lost, u8::from(condition.disrupted)];
        for (sum, one) in suffered.iter_mut().zip(more) {
            *sum = sum.saturating_add(one);
        }
    }
    fnv(first.bytes().chain(suffered))
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
        engine::orders::Game,
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

    /// Several stacks may overrun one hex in a phase, and a stack that was not halted may overrun it again (6.52). With
    /// one die for all of them every one of them would succeed, or none.
    #[test]
    fn each_overrun_of_a_hex_has_its_own_die() {
        let rulebook = Arc::new(Guderian::load("dnieper", &Options::default()).unwrap());
        let mut public = Guderian::start(&rulebook, 1).public;
        public.fill_presence(&rulebook);
        let fighters = |side: Side| {
            let all = public.on_map(side).filter(|(_, counter, _)| counter.is_combat_unit());
            all.map(|(piece, counter, hex)| (piece, counter.id, hex)).collect::<Vec<_>>()
        };
        let (germans, soviets) = (fighters(Side::German), fighters(Side::Soviet));
        let (defender, _, target) = soviets[0];
        let (one, other) = (germans[0].1, germans[1].1);
        let dice = |public: &Public, units: &[UnitId]| -> Vec<Option<u8>> {
            let order = Order::Overrun { units: units.to_vec(), target };
            (0..20).map(|luck| die(public, &order, luck)).collect()
        };
        let before = dice(&public, &[one]);
        assert_ne!(dice(&public, &[other]), before, "another stack");
        assert_eq!(
            dice(&public, &[one, other]),
            dice(&public, &[other, one]),
            "the same one in another order"
        );
        let mut after = public.clone();
        after.counters[defender.index()].condition.disrupted = true;
        assert_ne!(dice(&after, &[one]), before, "the same stack again");
        let attack = |targets: Vec<Hex>| Order::Attack { units: vec![one], targets };
        let (near, far) = (target, soviets[1].2);
        for luck in 0..20 {
            let both = [vec![near, far], vec![far, near]].map(|targets| die(&public, &attack(targets), luck));
            assert_eq!(both[0], both[1], "the same two hexes");
        }
    }
}
