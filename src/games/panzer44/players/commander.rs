//! The computer player's decisions: `greedy` and `staff` ask the same questions in each phase, each with its own
//! weights.

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
    play::players::{ChosenOrder, SetUpSeed},
};

/// The memory of a player from one order to the next: facts that depend only on the ground.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    stakes: Option<Stakes>,
    losses: Option<Losses>,
    ways: Ways,
    /// The ground for which the paths were found: the number of blown bridges, and the density of mines.
    ground: Option<(usize, usize)>,
    /// The expected actions of the enemy, in the turn for which they were tried.
    pub forecast: Option<Forecast>,
    /// The seed that draws the variant of its set-up.
    pub set_up_seed: SetUpSeed,
}

impl Memory {
    /// Returns the order of a side that plays with these weights.
    pub fn choose_order(&mut self, view: &View, manner: &Manner) -> ChosenOrder<Order> {
        let set_up_seed = self.set_up_seed;
        let estimate = self.estimate(view, manner);
        let public = view.public;
        if let Some(decision) = public.owed {
            return acts::answer(&estimate, view, decision);
        }
        match public.phase {
            phase if phase.is_set_up() => {
                let scenario = view.rulebook.scenario.id.as_str();
                set_up::order(&estimate, view, set_up_seed.variant(scenario, view.side.number()))
            }
            Phase::Plot => plotting::plot(&estimate),
            phase if phase.is_fire() => acts::fire(&estimate),
            phase if phase.is_movement() => march::order(&estimate, view),
            phase if phase.is_indirect() => acts::indirect(&estimate),
            _ => {
                let first = legal::orders(view).into_iter().next();
                ChosenOrder::because(first.unwrap_or(Order::EndPhase), "the only possible order")
            }
        }
    }

    /// Returns the estimate of a side by its view. The ground is evaluated again when it has changed.
    pub fn estimate<'a>(&'a mut self, view: &View<'a>, manner: &'a Manner) -> Estimate<'a> {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public);
        let losses = self.losses.get_or_insert_with(|| Losses::new(rulebook, &manner.results));
        let stakes = self.stakes.get_or_insert_with(|| Stakes::new(rulebook, public, view.side));
        // A wreck on a road changes too little to find all paths again.
        let ground = (public.blown.len(), public.mines.values().map(|mines| *mines as usize + 1).sum());
        if !public.phase.is_set_up() && self.ground != Some(ground) {
            self.ways = Ways::new(rulebook, public, &goals(rulebook, public, stakes), manner.manual);
            self.ground = Some(ground);
        }
        let forecast = self.forecast.as_ref().filter(|forecast| forecast.turn == public.turn);
        Estimate::new(view, manner, stakes, &self.ways, losses, forecast)
    }
}
