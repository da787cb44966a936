//! The decisions of `greedy` and `staff`: both ask the same questions in each segment, each with its own manner.

use super::{
    approach::Approach,
    close,
    estimate::{Estimate, Known, goals},
    guns,
    harm::Harm,
    led::going,
    manual::Reaches,
    march,
    memory::Memory,
    react, set_up, shots,
    ways::Ways,
    weights::Manner,
};
use crate::{
    games::platoon::rules::{
        View,
        order::{Order, legal},
        phase::{Phase, Segment},
    },
    play::players::{ChosenOrder, chief::Intents},
};
use std::sync::Arc;

impl Memory {
    /// Chooses the order of a side with this manner, within the tasks of its units.
    pub fn choose_order(&mut self, view: &View, manner: &Manner, intents: &Intents) -> ChosenOrder<Order> {
        let advice =
            self.with_known(view, manner, intents, |memory, known| memory.decide(view, manner, known));
        self.past.ordered(&advice.order, view.public().turn);
        advice
    }

    /// Calls a function with everything that is known before the position is estimated.
    pub fn with_known<T>(
        &mut self,
        view: &View,
        manner: &Manner,
        intents: &Intents,
        ask: impl FnOnce(&mut Self, Known<'_>) -> T,
    ) -> T {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public());
        let harm = self.harm.get_or_insert_with(|| Harm::new(rulebook, manner.dispersed)).clone();
        let mut ways = self.ways.take().unwrap_or_else(|| Ways::new(rulebook, public, goals(rulebook)));
        going::add_routes(&mut ways, rulebook, public, intents);
        let mut past = std::mem::take(&mut self.past);
        past.look(view);
        let reaches = self.reaches.take().filter(|reaches| reaches.is_for(public));
        let plans = self.plans_a_march(view, manner, intents);
        let reaches = reaches.or_else(|| plans.then(|| Reaches::new(view)));
        let known = Known { harm: &harm, ways: &ways, past: &past, reaches: reaches.as_ref(), intents };
        let answer = ask(self, known);
        (self.ways, self.past, self.reaches) = (Some(ways), past, reaches);
        answer
    }

    /// Whether the gains of a march are known for this turn and these tasks.
    fn has_urges(&self, turn: u8, intents: &Intents) -> bool {
        self.urged.as_ref().is_some_and(|(then, told)| *then == turn && told == intents)
    }

    /// Whether a rule of the manual asks now for the reach of the units: in movement, and once before it for the urges.
    fn plans_a_march(&self, view: &View, manner: &Manner, intents: &Intents) -> bool {
        let public = view.public();
        let plans = match public.phase.segment() {
            Some(Segment::IndirectFire | Segment::DirectFire) => !self.has_urges(public.turn, intents),
            Some(segment) => segment.is_movement(),
            None => false,
        };
        (manner.posts || manner.alone) && public.owed.is_none() && plans
    }

    /// Makes an estimate with the threats that are still true since the last one, and keeps them.
    fn estimated<T>(
        &mut self,
        view: &View,
        manner: &Manner,
        known: Known,
        ask: impl FnOnce(&mut Self, &Estimate<'_>) -> T,
    ) -> T {
        let mut estimate = Estimate::new(view, manner, known);
        estimate.recall(self.threats.take().and_then(|kept| Arc::try_unwrap(kept).ok()));
        let answer = ask(self, &estimate);
        self.threats = Some(Arc::new(estimate.keep()));
        answer
    }

    fn decide(&mut self, view: &View, manner: &Manner, known: Known) -> ChosenOrder<Order> {
        let plans = view.public().owed.is_none();
        let segment = view.public().phase.segment();
        if plans && matches!(segment, Some(Segment::IndirectFire | Segment::DirectFire)) {
            self.find_urges(view, manner, known);
        }
        self.estimated(view, manner, known, |memory, estimate| memory.decide_by(estimate, view))
    }

    fn decide_by(&mut self, estimate: &Estimate, view: &View) -> ChosenOrder<Order> {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public());
        if let Some(decision) = public.owed {
            return react::answer(estimate, decision);
        }
        if self.at != Some((public.turn, public.phase)) {
            self.at = Some((public.turn, public.phase));
            self.done.clear();
            (self.going, self.moved, self.stays) = (None, false, None);
        }
        let Some(segment) = public.phase.segment() else {
            if public.phase.is_set_up() {
                let variant = self.set_up_seed.variant(rulebook.scenario.id.as_str(), view.side.number());
                return set_up::order(estimate, &Approach::new(rulebook, public, view.side), variant);
            }
            let first = legal::orders(rulebook, public, view.side).into_iter().next();
            return ChosenOrder::because(first.unwrap_or(Order::Done), "the only possible order");
        };
        match segment {
            Segment::Start => ChosenOrder::because(Order::Done, "continues loading and unloading"),
            Segment::IndirectFire => guns::fire(estimate, self),
            Segment::DirectFire => shots::order(estimate, self),
            Segment::Vehicles | Segment::Others => march::order(estimate, self),
            Segment::Assault => close::order(estimate),
            Segment::Registration => {
                if self.approaches.is_empty() {
                    self.approaches = Approach::new(rulebook, public, view.side).likely(rulebook);
                }
                guns::register(estimate, self)
            }
        }
    }

    /// Finds the gain of each unit from a march: once a turn, as if the movement phase had come.
    fn find_urges(&mut self, view: &View, manner: &Manner, known: Known) {
        if !manner.weighs || self.has_urges(view.public().turn, known.intents) {
            return;
        }
        self.urged = Some((view.public().turn, known.intents.clone()));
        self.urges.clear();
        let first = matches!(view.public().phase, Phase::First(_));
        for segment in [Segment::Vehicles, Segment::Others] {
            let then = view.in_phase(if first { Phase::First(segment) } else { Phase::Second(segment) });
            let vehicles = segment == Segment::Vehicles;
            let urges = self.estimated(&then, manner, known, |_, estimate| {
                let able = estimate.friends().filter(|(unit, _)| {
                    let kind = estimate.rulebook.kind(unit);
                    kind.allowance > 0 && kind.attack > 0 && kind.moves.is_vehicle() == vehicles
                });
                able.map(|(unit, _)| (unit.id, march::urge(estimate, unit))).collect::<Vec<_>>()
            });
            self.urges.extend(urges);
        }
    }
}
