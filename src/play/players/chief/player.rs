//! The player: it thinks where there is an occasion, and leads its captain with what it found.

use super::{
    Captain, Intents, Led,
    lanes::LANES,
    reason::Reasons,
    search::best_plan,
    seeds::mixed,
    trial::{Lane, Trials},
    work::Work,
};
use crate::{
    engine::orders::Scratch,
    play::players::{ChosenOrder, Player, Thought, UnitAdvice},
};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// A chief of staff: a player that tries assignments of intents before it lets its captain play.
pub struct Chief<G: Led> {
    captain: G::Captain,
    seed: u64,
    /// The orders that are played in trials at each occasion, at effort 1.
    orders: u64,
    /// The worlds of the lanes, kept from one thought to the next.
    worlds: Vec<Option<Scratch<G>>>,
    /// The occasion of the plan.
    occasion: Option<u32>,
    plan: Intents,
    reasons: Reasons,
}

impl<G: Led> Chief<G> {
    /// Makes a player that plays this number of orders in trials at each occasion, at effort 1.
    pub fn new(seed: u64, orders: u64) -> Self {
        Self {
            captain: G::captain(),
            seed,
            orders,
            worlds: Vec::new(),
            occasion: None,
            plan: Intents::default(),
            reasons: Reasons::default(),
        }
    }

    /// Makes a player that leads this captain.
    pub fn leading(captain: G::Captain, seed: u64, orders: u64) -> Self {
        Self { captain, ..Self::new(seed, orders) }
    }

    /// Finds a plan for an occasion; the plan before is one of those that are tried.
    fn think(&mut self, view: &G::View<'_>, occasion: u32, thought: &Thought) {
        self.occasion = Some(occasion);
        self.reasons = Reasons::default();
        let last = std::mem::take(&mut self.plan);
        let groups = G::groups(view, &mut self.captain);
        if groups.iter().all(|group| group.intents.len() < 2) {
            return;
        }
        let seed = mixed(self.seed, u64::from(occasion));
        self.worlds.resize_with(LANES, || None);
        let mut lanes: Vec<Lane<G>> = self.worlds.drain(..).map(|world| Lane::new(view, world)).collect();
        let trials = Trials::<G>::new(self.captain.clone(), seed, occasion);
        let mut work = Work::new(&trials, &mut lanes, thought, thought.plan(self.orders));
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        self.plan = best_plan(&groups, &last, &mut work, &mut chance);
        if !self.plan.is_empty() {
            self.reasons = Reasons::new::<G>(view, &groups, &self.plan);
        }
        self.worlds.extend(lanes.into_iter().map(Lane::into_world));
    }
}

impl<G: Led> Player<G> for Chief<G> {
    fn choose_order(&mut self, view: &G::View<'_>, thought: &Thought) -> ChosenOrder<G::Order> {
        let Some(occasion) = G::occasion(view) else {
            return self.captain.choose_order(view, &Intents::default());
        };
        if self.occasion != Some(occasion) {
            if thought.effort() <= 0.0 {
                return self.captain.choose_order(view, &Intents::default());
            }
            self.think(view, occasion, thought);
        }
        let ChosenOrder { order, reason } = self.captain.choose_order(view, &self.plan);
        let ends_phase = G::end_phase().is_some_and(|end| end == order);
        let intent = if ends_phase { self.reasons.of_phase_end() } else { self.reasons.of_order(&order) };
        match intent {
            None => ChosenOrder { order, reason },
            Some(intent) if reason.is_empty() => ChosenOrder::because(order, intent),
            Some(intent) => ChosenOrder::because(order, format!("{reason}; {intent}")),
        }
    }

    fn parts(&mut self, view: &G::View<'_>, order: &G::Order) -> Vec<UnitAdvice> {
        self.captain.parts(view, order)
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.captain.vary_set_up(seed);
    }
}
