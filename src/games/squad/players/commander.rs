//! The computer player's decisions: `greedy` and `staff` ask the same questions in each phase, each with its own
//! weights.

use super::{
    close,
    estimate::{Estimate, goals, sights::Sights, toll::Tolls, ways::Ways},
    losses, march,
    memory::Memory,
    set_up, shots,
    shots::react,
    support,
    weights::{Manner, STAFF},
};
use crate::{
    games::squad::rules::{
        Rulebook, View,
        order::Order,
        phase::Step,
        position::{Public, decision::Decision},
    },
    play::players::{ChosenOrder, chief::Intents},
};
use std::sync::Arc;

/// Returns the next order that gives a weapon without a carrier to a unit.
pub(super) fn hands_out(view: &View) -> Option<Order> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let (sights, ways) = (Sights::new(rulebook, public), Ways::new(rulebook, public, goals(rulebook)));
    let tolls = Tolls::default();
    let estimate = Estimate::new(view, &STAFF, (&sights, &ways), &tolls);
    let given = match public.phase.is_set_up() {
        true => set_up::give_next(&estimate),
        false => support::arm_those_due(&estimate),
    };
    given.map(|given| given.order)
}

impl Memory {
    /// Returns the order of a side that plays with these weights, within what its units are told.
    pub fn choose_order(&mut self, view: &View, manner: &Manner, intents: &Intents) -> ChosenOrder<Order> {
        self.with_estimate(view, manner, intents, Self::decide)
    }

    /// Estimates the situation with what is known already, for a question about it.
    pub fn with_estimate<T>(
        &mut self,
        view: &View,
        manner: &Manner,
        intents: &Intents,
        ask: impl FnOnce(&mut Self, &Estimate) -> T,
    ) -> T {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public());
        if !self.sights.fit(public) {
            self.sights = Arc::new(Sights::new(rulebook, public));
        }
        let sights = Arc::clone(&self.sights);
        let ways = self.ways_to(rulebook, public, intents);
        self.begin(public, intents);
        let mut left = std::mem::take(&mut self.left);
        let tolls = self.tolls.clone();
        let mut estimate = Estimate::new(view, manner, (&*sights, &*ways), &tolls);
        estimate.left = Some(&left);
        estimate.intents = Some(intents);
        let answer = ask(self, &estimate);
        drop(estimate);
        // Hexes that units have left during this decision come last: they are the newest.
        left.append(&mut self.left);
        self.left = left;
        answer
    }

    /// The distances to the places that matter, and to those to which units are sent.
    fn ways_to(&mut self, rulebook: &Rulebook, public: &Public, intents: &Intents) -> Arc<Ways> {
        let ways = self.ways.get_or_insert_with(|| Arc::new(Ways::new(rulebook, public, goals(rulebook))));
        for aim in intents.iter().filter_map(|(unit, _)| intents.aim(unit)) {
            if !ways.lead_to(aim) {
                Arc::make_mut(ways).add(rulebook, public, aim);
            }
        }
        Arc::clone(ways)
    }

    /// Forgets what belongs to another phase or to other intents.
    fn begin(&mut self, public: &Public, intents: &Intents) {
        if self.at != Some((public.turn, public.phase)) || self.intents != *intents {
            self.at = Some((public.turn, public.phase));
            self.intents = intents.clone();
            self.done.clear();
            self.moved = false;
            self.urges = None;
            self.stays = None;
        }
    }

    fn decide(&mut self, estimate: &Estimate) -> ChosenOrder<Order> {
        let public = estimate.public;
        match &public.owed {
            Some(Decision::Casualties { points, hits, .. }) => return losses::order(estimate, hits, *points),
            Some(Decision::Reaction { units, hex, .. }) => return react::answer(estimate, units, *hex),
            Some(Decision::Sniper { hex, units, .. }) => return react::sniper(estimate, *hex, units),
            Some(Decision::Withdrawal { .. }) => return support::withdraws(estimate),
            None => {}
        }
        if public.phase.is_set_up() {
            let scenario = estimate.rulebook.scenario.id.as_str();
            return set_up::order(estimate, self.set_up_seed.variant(scenario, estimate.side.number()));
        }
        match public.phase.step() {
            Some(Step::Support) => support::missions(estimate, self),
            Some(Step::Command) => support::command(estimate, self),
            Some(Step::Fire) => shots::order(estimate, self, true),
            Some(Step::Movement) => march::order(estimate, self),
            Some(Step::DefensiveFire) => shots::order(estimate, self, false),
            Some(Step::Assault) => close::order(estimate, self),
            Some(Step::AfterAction) => support::rally(estimate),
            None => ChosenOrder::because(Order::Done, "the game is over"),
        }
    }
}
