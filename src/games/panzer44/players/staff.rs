//! The staff player, which plans. Fires are combined, opportunity fire is kept for valuable targets, and before each
//! plot several plans are tried against each other.

use super::{
    commander::Memory,
    search::best_plan,
    trial::Table,
    weights::{Manner, Manners},
};
use crate::{
    games::panzer44::rules::{
        Panzer44, View,
        order::{Order, legal},
        phase::Phase,
    },
    play::players::{ChosenOrder, Player, SetUpSeed, Thought, UnitAdvice, chief::Intents},
};
use std::sync::Arc;

/// The staff player.
pub struct Staff {
    memory: Memory,
    seed: u64,
    /// The number of the chosen plan, with its turn and phase.
    plan: Option<(u8, Phase, usize)>,
    table: Table,
    /// Its own weights; none for those in use.
    own: Option<Arc<Manners>>,
}

impl Staff {
    /// A staff player with this seed for its trials.
    pub fn new(seed: u64) -> Self {
        Self { memory: Memory::default(), seed, plan: None, table: Table::default(), own: None }
    }

    /// A staff player with this seed and weights of its own.
    pub(super) fn with(seed: u64, own: &Arc<Manners>) -> Self {
        Self { own: Some(Arc::clone(own)), ..Self::new(seed) }
    }

    /// Returns the number of the plan to follow. It is chosen when the side plots, and again when it moves and knows
    /// the results of all fire.
    fn plan(&mut self, view: &View<'_>, thought: &Thought, manners: &Manners) -> usize {
        let (turn, phase) = (view.public.turn, view.public.phase);
        let is_choice = phase == Phase::Plot
            || phase.is_movement() && phase.side(&view.rulebook.scenario) == Some(view.side);
        match self.plan {
            Some((of, at, plan)) if of == turn && (at == phase || !is_choice) => return plan,
            _ if !is_choice => return 0,
            _ => {}
        }
        let seed = self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(u64::from(turn) << 32);
        let seed = seed.wrapping_add((phase as u64) << 48);
        let plan = best_plan(view, thought, manners, &mut self.table, seed);
        self.plan = Some((turn, phase, plan));
        if phase == Phase::Plot {
            self.memory.forecast = self.table.forecast(view.side).cloned();
        }
        plan
    }
}

impl Player<Panzer44> for Staff {
    fn choose_order(&mut self, view: &View<'_>, thought: &Thought) -> ChosenOrder<Order> {
        let own = self.own.clone();
        let Some(manners) = Manners::of(own.as_deref()) else {
            return ChosenOrder::plain(legal::orders(view).into_iter().next().unwrap_or(Order::EndPhase));
        };
        let number = self.plan(view, thought, manners);
        let changed: Option<Manner> =
            manners.plans.get(number).filter(|_| number > 0).map(|plan| manners.staff.following(plan));
        let mut advice = self.memory.choose_order(view, changed.as_ref().unwrap_or(&manners.staff));
        if let Some(plan) = manners.plans.get(number).filter(|_| number > 0)
            && view.public.phase == Phase::Plot
        {
            advice.reason = format!("{}: {}", plan.name, advice.reason);
        }
        advice
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.memory.set_up_seed = SetUpSeed::new(seed);
    }

    fn parts(&mut self, view: &View<'_>, order: &Order) -> Vec<UnitAdvice> {
        let own = self.own.clone();
        let manners = Manners::of(own.as_deref());
        let (Order::Plot { plot, .. }, Some(manners)) = (order, manners) else { return Vec::new() };
        let number = self.plan.map_or(0, |(_, _, number)| number);
        let changed: Option<Manner> =
            manners.plans.get(number).filter(|_| number > 0).map(|plan| manners.staff.following(plan));
        let manner = changed.as_ref().unwrap_or(&manners.staff);
        self.memory.parts(view, manner, &Intents::default(), plot)
    }
}
