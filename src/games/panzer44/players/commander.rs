//! The computer player's decisions: `greedy` and `staff` ask the same questions in each phase, each with its own
//! weights.

use super::{
    acts,
    estimate::{Estimate, goals},
    forecast::Forecast,
    gates::Gates,
    harm::Losses,
    led::assignment::{Assignment, Distances},
    loss_rows::LossRows,
    march, plotting, set_up,
    stakes::Stakes,
    unit_rows,
    ways::Ways,
    weights::Manner,
};
use crate::{
    engine::board::Hex,
    games::panzer44::rules::{
        View,
        counter::Counter,
        order::{Order, legal},
        phase::Phase,
        plot::Plot,
    },
    play::players::{ChosenOrder, SetUpSeed, UnitAdvice, chief::Intents},
};
use std::sync::Arc;

/// The memory of a player from one order to the next: facts that depend only on the ground. Large parts are shared,
/// because a memory is copied for each trial.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// The points of each side, because one captain may be led for both.
    stakes: [Option<Arc<Stakes>>; 2],
    losses: Option<Arc<Losses>>,
    ways: Arc<Ways>,
    gates: Option<Arc<Gates>>,
    /// The distances to the hexes to which units are sent.
    distances: Distances,
    /// Losses by fire between hexes.
    rows: LossRows,
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
        self.choose_led(view, manner, &Intents::default())
    }

    /// Returns the order of a side that plays with these weights, within what its units are told.
    pub fn choose_led(&mut self, view: &View, manner: &Manner, intents: &Intents) -> ChosenOrder<Order> {
        let set_up_seed = self.set_up_seed;
        let public = view.public;
        let phase = public.phase;
        // Fire that is plotted has its targets, and an only order needs no thought.
        let looks = phase.is_set_up() || phase == Phase::Plot || phase.is_movement();
        let estimate = self.estimate_with(view, manner, told(intents), looks && public.owed.is_none());
        if let Some(decision) = public.owed {
            return acts::answer(&estimate, view, decision);
        }
        match public.phase {
            phase if phase.is_set_up() => {
                let scenario = view.rulebook.scenario.id.as_str();
                set_up::order(&estimate, set_up_seed.variant(scenario, view.side.number()))
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

    /// Returns the tasks of the units of a plot. One moves after the other, as long as the hexes have room for them
    /// (7.9).
    pub fn parts(&mut self, view: &View, manner: &Manner, intents: &Intents, plot: &Plot) -> Vec<UnitAdvice> {
        let mut public = view.public.clone();
        let mut parts = Vec::new();
        for (unit, task) in &plot.orders {
            let now = View { public: &public, ..*view };
            let part = plotting::part(&self.estimate_led(&now, manner, intents), *unit, *task);
            plotting::gone(view.rulebook, &mut public, plot, &part);
            parts.push(part);
        }
        parts
    }

    /// Returns the estimate of a side by its view. The ground is evaluated again when it has changed.
    pub fn estimate<'a>(&'a mut self, view: &View<'a>, manner: &'a Manner) -> Estimate<'a> {
        self.estimate_with(view, manner, None, true)
    }

    /// Returns the estimate of a side of which units are told what to do.
    pub fn estimate_led<'a>(
        &'a mut self,
        view: &View<'a>,
        manner: &'a Manner,
        intents: &'a Intents,
    ) -> Estimate<'a> {
        self.estimate_with(view, manner, told(intents), true)
    }

    /// Finds the distances to these hexes, each for a unit, so that copies of this memory know them.
    pub fn find_distances<'a>(&mut self, view: &View<'a>, wanted: impl Iterator<Item = (Hex, &'a Counter)>) {
        self.distances.find(view.rulebook, view.public, wanted);
    }

    fn estimate_with<'a>(
        &'a mut self,
        view: &View<'a>,
        manner: &'a Manner,
        intents: Option<&'a Intents>,
        looks: bool,
    ) -> Estimate<'a> {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public);
        let losses = self.losses.get_or_insert_with(|| Arc::new(Losses::new(rulebook, &manner.results)));
        let stakes = self.stakes[view.side.number()]
            .get_or_insert_with(|| Arc::new(Stakes::new(rulebook, public, view.side)));
        // A wreck on a road changes too little to find all paths again.
        let ground = (public.blown.len(), public.mines.values().map(|mines| *mines as usize + 1).sum());
        if !public.phase.is_set_up() && self.ground != Some(ground) {
            let goals = goals(rulebook, public, stakes);
            self.ways = Arc::new(Ways::new(rulebook, public, &goals, manner.manual));
            self.distances = Distances::default();
            self.ground = Some(ground);
        }
        let forecast = self.forecast.as_ref().filter(|forecast| forecast.turn == public.turn);
        self.gates = self.gates.take().filter(|gates| gates.fit(public));
        let gates: &Gates = self.gates.get_or_insert_with(|| Arc::new(Gates::new(rulebook, public)));
        let ways: &Ways = &self.ways;
        let mut estimate = Estimate::new(view, manner, stakes, (ways, gates), losses, forecast);
        if looks {
            estimate.look_round();
        }
        let moves = public.phase == Phase::Plot || public.phase.is_movement();
        if moves && public.owed.is_none() && public.hits.is_empty() {
            unit_rows::prepare(&mut self.rows, &estimate);
            estimate.rows = Some(&self.rows);
        }
        if let Some(intents) = intents {
            let aim = |(unit, _)| Some((intents.aim(unit)?, public.find(unit)?));
            self.distances.find(rulebook, public, intents.iter().filter_map(aim));
            estimate.assignment = Some(Assignment { intents, distances: &self.distances });
        }
        estimate
    }
}

/// The intents of a side that has any.
fn told(intents: &Intents) -> Option<&Intents> {
    Some(intents).filter(|intents| !intents.is_empty())
}
