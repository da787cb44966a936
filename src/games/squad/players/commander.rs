//! The computer player's decisions: `greedy` and `staff` ask the same questions in each phase, each with its own
//! weights.

use super::{
    close,
    estimate::{Estimate, goals, sights::Sights, ways::Ways},
    losses, march,
    memory::Memory,
    set_up, shots,
    shots::react,
    support,
    weights::{Manner, STAFF},
};
use crate::{
    games::squad::rules::{View, order::Order, phase::Step, position::decision::Decision},
    play::players::ChosenOrder,
};

/// Returns the next order that gives a weapon without a carrier to a unit.
pub(super) fn hands_out(view: &View) -> Option<Order> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let (sights, ways) = (Sights::new(rulebook, public), Ways::new(rulebook, public, goals(rulebook)));
    let estimate = Estimate::new(view, &STAFF, &sights, &ways);
    let given = match public.phase.is_set_up() {
        true => set_up::give_next(&estimate),
        false => support::arm_those_due(&estimate),
    };
    given.map(|given| given.order)
}

impl Memory {
    /// Returns the order of a side that plays with these weights.
    pub fn choose_order(&mut self, view: &View, manner: &Manner) -> ChosenOrder<Order> {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public());
        if !self.sights.fit(public) {
            self.sights = Sights::new(rulebook, public);
        }
        let sights = std::mem::take(&mut self.sights);
        let ways = self.ways.take().unwrap_or_else(|| Ways::new(rulebook, public, goals(rulebook)));
        if self.at != Some((public.turn, public.phase)) {
            self.at = Some((public.turn, public.phase));
            self.done.clear();
            self.moved = false;
            self.urges = None;
            self.stays = None;
        }
        let mut left = std::mem::take(&mut self.left);
        let mut estimate = Estimate::new(view, manner, &sights, &ways);
        estimate.left = Some(&left);
        let advice = self.decide(&estimate);
        drop(estimate);
        (self.sights, self.ways) = (sights, Some(ways));
        // Hexes that units have left during this decision come last: they are the newest.
        left.append(&mut self.left);
        self.left = left;
        advice
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
