//! The choice between plans: each is played on for a turn or two in worlds of its own, through the rules,
//! with dice of its own and an enemy who plots for himself.

use super::{
    commander::Memory,
    estimate::Estimate,
    stakes::points,
    weights::{Manner, Manners},
};
use crate::{
    games::panzer44::{View, counter::Place, kinds::Side, phase::Phase, scratch::Scratch},
    players::{Thought, trials::Trials},
};

/// Orders after which a trial is broken off: no two turns are so long.
const MOST_ORDERS: u32 = 600;
/// Standard errors by which a plan must look better than the usual one before it is followed.
const CLEARLY: f64 = 1.0;
/// Trials of each plan before the worst are given up.
const A_ROUND: u64 = 3;

/// A plan with what came of it, trial by trial.
struct Tried {
    plan: usize,
    manner: Manner,
    values: Trials,
}

/// Where trials are played: a world, and what its two sides know of the ground. Kept from thought to thought.
#[derive(Default)]
pub(super) struct Table {
    world: Option<Scratch>,
    memories: [Memory; 2],
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
    let budget = thought.plan(manners.trials.orders);
    let begun = thought.tried();
    let tried =
        |(plan, changed)| Tried { plan, manner: manners.staff.following(changed), values: Trials::default() };
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
                tried.values.0.push(table.play_out(view.side, &tried.manner, manners, thought));
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

impl Table {
    fn deal(&mut self, view: &View<'_>, seed: u64) {
        match &mut self.world {
            Some(world) => world.deal_again(view, seed),
            None => self.world = Some(Scratch::deal(view, seed)),
        }
    }

    /// Plays a plan on for some turns, the first of them in its manner; what it brings to the side.
    fn play_out(&mut self, side: Side, plan: &Manner, manners: &Manners, thought: &Thought) -> f64 {
        let Some(world) = &mut self.world else { return 0.0 };
        let first = world.seen_by(side).public.turn;
        let last = first + manners.trials.turns.max(1);
        for _ in 0..MOST_ORDERS {
            let view = world.view();
            let public = view.public;
            if public.outcome.is_some() || public.turn >= last && public.phase == Phase::Plot {
                break;
            }
            let manner = if view.side == side && public.turn == first { plan } else { &manners.staff };
            let order = self.memories[view.side.number()].advise(&view, manner).order;
            thought.count(1);
            if world.play(&order).is_err() {
                break;
            }
        }
        self.value(side, manners)
    }

    /// What a position is worth to a side: its points, who is left, and how near everybody is to what
    /// counts.
    fn value(&mut self, side: Side, manners: &Manners) -> f64 {
        let Some(world) = &self.world else { return 0.0 };
        let memories = &mut self.memories;
        let mut assets = |side: Side| {
            let view = world.seen_by(side);
            memories[side.number()].estimate(&view, &manners.staff).assets()
        };
        let view = world.seen_by(side);
        points(view.rulebook, view.public, side) + assets(side) - assets(side.enemy())
    }
}

impl Estimate<'_> {
    /// What the units of the side are worth as they stand, apart from the points that count already.
    fn assets(&self) -> f64 {
        let own = self.public.counters.iter().filter(|counter| counter.side == self.side);
        let value = |counter: &crate::games::panzer44::counter::Counter| match counter.place {
            Place::Destroyed | Place::Exited => 0.0,
            Place::Map(hex) => {
                let lost = self.fate(counter).loss(&self.manner.results);
                let standing = self.together(counter, hex);
                self.worth_fighting(counter) * (1.0 - lost) + standing.value()
            }
            _ => self.worth_fighting(counter),
        };
        own.map(value).sum()
    }
}
