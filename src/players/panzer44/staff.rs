//! A player who plans: fires are laid together, opportunity fire is kept for who is worth it, and before
//! each plot several plans are tried against each other.

use super::{
    commander::Memory,
    search::{Table, best_plan},
    weights::{Manner, Manners},
};
use crate::{
    games::panzer44::{Panzer44, View, legal, order::Order, phase::Phase},
    players::{Advice, Player, Thought},
};

/// A player who plans.
pub struct Staff {
    memory: Memory,
    seed: u64,
    /// The plan of the turn, by its number, and the turn.
    plan: Option<(u8, usize)>,
    table: Table,
}

impl Staff {
    /// A player whose trials begin with this seed.
    pub fn new(seed: u64) -> Self {
        Self { memory: Memory::default(), seed, plan: None, table: Table::default() }
    }

    /// The number of the plan of this turn: it is chosen when the side plots, and kept while it is carried
    /// out.
    fn plan(&mut self, view: &View<'_>, thought: &Thought, manners: &Manners) -> usize {
        let turn = view.public.turn;
        if let Some((of, plan)) = self.plan
            && of == turn
        {
            return plan;
        }
        if view.public.phase != Phase::Plot {
            return 0;
        }
        let seed = self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(u64::from(turn) << 32);
        let plan = best_plan(view, thought, manners, &mut self.table, seed);
        self.plan = Some((turn, plan));
        plan
    }
}

impl Player<Panzer44> for Staff {
    fn advise(&mut self, view: &View<'_>, thought: &Thought) -> Advice<Order> {
        let Some(manners) = Manners::in_use() else {
            return Advice::plain(legal::orders(view).into_iter().next().unwrap_or(Order::EndPhase));
        };
        let number = self.plan(view, thought, manners);
        let changed: Option<Manner> =
            manners.plans.get(number).filter(|_| number > 0).map(|plan| manners.staff.following(plan));
        let mut advice = self.memory.advise(view, changed.as_ref().unwrap_or(&manners.staff));
        if let Some(plan) = manners.plans.get(number).filter(|_| number > 0)
            && view.public.phase == Phase::Plot
        {
            advice.reason = format!("{}: {}", plan.name, advice.reason);
        }
        advice
    }
}
