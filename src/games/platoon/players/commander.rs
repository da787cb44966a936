//! The decisions of `greedy` and `staff`: both ask the same questions in each segment, each with its own manner.

use super::{
    approach::Approach,
    close,
    estimate::{Estimate, Known, goals},
    guns,
    harm::Harm,
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
    play::players::ChosenOrder,
};

impl Memory {
    /// Chooses the order of a side with this manner.
    pub fn choose_order(&mut self, view: &View, manner: &Manner) -> ChosenOrder<Order> {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public());
        let harm = self.harm.get_or_insert_with(|| Harm::new(rulebook, manner.dispersed)).clone();
        let ways = self.ways.take().unwrap_or_else(|| Ways::new(rulebook, public, goals(rulebook)));
        let mut past = std::mem::take(&mut self.past);
        past.look(view);
        let reaches = self.reaches.take().filter(|reaches| reaches.is_for(public));
        let reaches = reaches.or_else(|| self.plans_a_march(view, manner).then(|| Reaches::new(view)));
        let known = Known { harm: &harm, ways: &ways, past: &past, reaches: reaches.as_ref() };
        let advice = self.decide(view, manner, known);
        past.ordered(&advice.order, public.turn);
        (self.ways, self.past, self.reaches) = (Some(ways), past, reaches);
        advice
    }

    /// Whether the manual asks now for the reach of the units: in movement, and once before it for the urges.
    fn plans_a_march(&self, view: &View, manner: &Manner) -> bool {
        let public = view.public();
        let plans = match public.phase.segment() {
            Some(Segment::IndirectFire | Segment::DirectFire) => self.urged != Some(public.turn),
            Some(segment) => segment.is_movement(),
            None => false,
        };
        manner.manual && public.owed.is_none() && plans
    }

    fn decide(&mut self, view: &View, manner: &Manner, known: Known) -> ChosenOrder<Order> {
        let estimate = Estimate::new(view, manner, known);
        let (rulebook, public) = (view.rulebook.as_ref(), view.public());
        if let Some(decision) = public.owed {
            return react::answer(&estimate, decision);
        }
        if self.at != Some((public.turn, public.phase)) {
            self.at = Some((public.turn, public.phase));
            self.done.clear();
            (self.going, self.moved, self.stays) = (None, false, None);
        }
        let Some(segment) = public.phase.segment() else {
            if public.phase.is_set_up() {
                let variant = self.set_up_seed.variant(rulebook.scenario.id.as_str(), view.side.number());
                return set_up::order(&estimate, &Approach::new(rulebook, public, view.side), variant);
            }
            let first = legal::orders(rulebook, public, view.side).into_iter().next();
            return ChosenOrder::because(first.unwrap_or(Order::Done), "the only possible order");
        };
        match segment {
            Segment::Start => ChosenOrder::because(Order::Done, "continues loading and unloading"),
            Segment::IndirectFire => {
                self.find_urges(view, manner, known);
                guns::fire(&estimate, self)
            }
            Segment::DirectFire => {
                self.find_urges(view, manner, known);
                shots::order(&estimate, self)
            }
            Segment::Vehicles | Segment::Others => march::order(&estimate, self),
            Segment::Assault => close::order(&estimate),
            Segment::Registration => {
                if self.approaches.is_empty() {
                    self.approaches = Approach::new(rulebook, public, view.side).likely(rulebook);
                }
                guns::register(&estimate, self)
            }
        }
    }

    /// Finds the gain of each unit from a march: once a turn, as if the movement phase had come.
    fn find_urges(&mut self, view: &View, manner: &Manner, known: Known) {
        if !manner.weighs || self.urged == Some(view.public().turn) {
            return;
        }
        self.urged = Some(view.public().turn);
        self.urges.clear();
        let first = matches!(view.public().phase, Phase::First(_));
        for segment in [Segment::Vehicles, Segment::Others] {
            let then = view.in_phase(if first { Phase::First(segment) } else { Phase::Second(segment) });
            let estimate = Estimate::new(&then, manner, known);
            let vehicles = segment == Segment::Vehicles;
            let able = estimate.friends().filter(|(unit, _)| {
                let kind = estimate.rulebook.kind(unit);
                kind.allowance > 0 && kind.attack > 0 && kind.moves.is_vehicle() == vehicles
            });
            let urges = able.map(|(unit, _)| (unit.id, march::urge(&estimate, unit)));
            self.urges.extend(urges.collect::<Vec<_>>());
        }
    }
}
