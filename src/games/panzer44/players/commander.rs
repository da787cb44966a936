//! Who decides: `greedy` and `staff` ask the same questions in each phase, with manners of their own.

use super::{
    acts,
    estimate::{Estimate, goals},
    forecast::Forecast,
    harm::Losses,
    march, plotting, set_up,
    stakes::Stakes,
    ways::Ways,
    weights::Manner,
};
use crate::{
    games::panzer44::rules::{
        View,
        order::{Order, legal},
        phase::Phase,
    },
    play::players::ChosenOrder,
};

/// What a player keeps from one order to the next: what hangs on the ground alone.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    stakes: Option<Stakes>,
    losses: Option<Losses>,
    ways: Ways,
    /// The ground for which the ways were found: bridges that are gone, and how much is mined.
    ground: Option<(usize, usize)>,
    /// What the enemy is expected to do, in the turn for which that has been tried.
    pub forecast: Option<Forecast>,
}

impl Memory {
    /// The order of a side that is led in this manner.
    pub fn choose_order(&mut self, view: &View, manner: &Manner) -> ChosenOrder<Order> {
        let estimate = self.estimate(view, manner);
        let public = view.public;
        if let Some(decision) = public.owed {
            return acts::answer(&estimate, view, decision);
        }
        match public.phase {
            phase if phase.is_set_up() => set_up::order(&estimate, view),
            Phase::Plot => plotting::plot(&estimate),
            phase if phase.is_fire() => acts::fire(&estimate),
            phase if phase.is_movement() => march::order(&estimate, view),
            phase if phase.is_indirect() => acts::indirect(&estimate),
            _ => {
                let first = legal::orders(view).into_iter().next();
                ChosenOrder::because(first.unwrap_or(Order::EndPhase), "there is no choice")
            }
        }
    }

    /// What a side makes of what it sees; the ground is looked at again when it has changed.
    pub fn estimate<'a>(&'a mut self, view: &View<'a>, manner: &'a Manner) -> Estimate<'a> {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public);
        let losses = self.losses.get_or_insert_with(|| Losses::new(rulebook, &manner.results));
        let stakes = self.stakes.get_or_insert_with(|| Stakes::new(rulebook, public, view.side));
        // A wreck on a road changes too little to look at all ways again.
        let ground = (public.blown.len(), public.mines.values().map(|mines| *mines as usize + 1).sum());
        if !public.phase.is_set_up() && self.ground != Some(ground) {
            self.ways = Ways::new(rulebook, public, &goals(rulebook, public, stakes));
            self.ground = Some(ground);
        }
        let forecast = self.forecast.as_ref().filter(|forecast| forecast.turn == public.turn);
        Estimate::new(view, manner, stakes, &self.ways, losses, forecast)
    }
}
