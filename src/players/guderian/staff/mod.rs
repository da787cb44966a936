//! `staff`: the strong player. It plans a phase at once, attacks by exact chances, and gives a reason for
//! every order.
//!
//! A phase is thought through in these steps. [`look`] knows strengths and what counters are worth, with
//! untried divisions taken for what they may be ([`belief`]). [`field`] draws the ground: places worth
//! going for ([`aims`]), where danger comes from, which ways to bar, enemy stacks as targets ([`foes`]).
//! [`assign`] lets [`groups`] choose, one after the other and again and again, where each adds most to the
//! [`state`] that the others make. [`overruns`] come before; [`attack`] chooses a set of attacks;
//! [`answers`] and [`markers`] do the rest. [`search`] is for the highest level only: it plays whole turns
//! in worlds of its own and chooses between plans.

mod aims;
mod answers;
mod assign;
mod attack;
mod belief;
mod carry_out;
mod chances;
mod field;
mod foes;
mod groups;
mod look;
mod markers;
mod overruns;
mod say;
mod skill;
mod state;
mod ways;
mod weights;

pub use skill::Level;

use crate::{
    games::guderian::{Guderian, View, kinds::Side, march, order::Order, phase::Phase},
    players::{Advice, Player, Thought, guderian::Greedy},
};
use assign::Step;
use look::Look;
use skill::Skill;
use std::collections::VecDeque;
use weights::{Manner, Weights};

/// Orders in a phase after which it is ended whatever may be left: nobody needs so many.
const MOST_ORDERS: u32 = 700;
/// Overruns in a phase.
const MOST_OVERRUNS: u32 = 40;

/// The strong player.
pub struct Staff {
    level: Level,
    seed: u64,
    skill: Option<Skill>,
    /// Stands in where nothing better is known.
    simple: Greedy,
    phase: Option<(u8, Phase)>,
    /// Orders given in the phase.
    given: u32,
    overruns: u32,
    /// What is left of the plan of the phase; none before it is made.
    plan: Option<VecDeque<Step>>,
    /// Orders that belong together and come next.
    next: VecDeque<Advice<Order>>,
}

impl Staff {
    /// A player of this level, whose own chance begins with this seed.
    pub fn new(level: Level, seed: u64) -> Self {
        Self {
            level,
            seed,
            skill: None,
            simple: Greedy::default(),
            phase: None,
            given: 0,
            overruns: 0,
            plan: None,
            next: VecDeque::new(),
        }
    }

    /// Begins a phase afresh.
    fn turn_to(&mut self, now: (u8, Phase)) {
        if self.phase.replace(now) != Some(now) {
            (self.given, self.overruns) = (0, 0);
            self.plan = None;
            self.next.clear();
        }
        self.given += 1;
    }

    fn moves(&mut self, look: &Look, view: &View<'_>, thought: &Thought) -> Advice<Order> {
        if let Some(advice) = self.prepared(look) {
            return advice;
        }
        let Some(skill) = &mut self.skill else { return Advice::plain(Order::EndPhase) };
        if skill.overruns && self.plan.is_none() && self.overruns < MOST_OVERRUNS && self.may_go_on() {
            if let Some(orders) = overruns::order(look) {
                self.overruns += 1;
                self.next = orders.into();
                if let Some(advice) = self.prepared(look) {
                    return advice;
                }
            }
        }
        if self.plan.is_none() {
            let Some(skill) = &mut self.skill else { return Advice::plain(Order::EndPhase) };
            self.plan = Some(assign::plan(look, skill).into());
        }
        if self.may_go_on() {
            while let Some(step) = self.plan.as_mut().and_then(VecDeque::pop_front) {
                if let Some(mut orders) = carry_out::orders(look, &step) {
                    let first = orders.remove(0);
                    self.next = orders.into();
                    return first;
                }
            }
        }
        if march::unmarched(look.rulebook, look.public).is_some() {
            return self.simple.advise(view, thought);
        }
        Advice::because(Order::EndPhase, "everybody is where the plan wants him")
    }

    /// The next of orders that belong together, while the rules still allow it.
    fn prepared(&mut self, look: &Look) -> Option<Advice<Order>> {
        let advice = self.next.pop_front()?;
        if carry_out::is_allowed(look, &advice.order) {
            return Some(advice);
        }
        self.next.clear();
        None
    }

    fn may_go_on(&self) -> bool {
        self.given < MOST_ORDERS
    }
}

/// How a side is led as usual.
fn manner(weights: &Weights, side: Side) -> Manner {
    let manner = match side {
        Side::German => &weights.german,
        Side::Soviet => &weights.soviet,
    };
    manner.clone()
}

impl Player<Guderian> for Staff {
    fn advise(&mut self, view: &View<'_>, thought: &Thought) -> Advice<Order> {
        let Some(weights) = Weights::in_use() else { return self.simple.advise(view, thought) };
        let public = view.public;
        self.turn_to((public.turn, public.phase));
        let (level, seed) = (self.level, self.seed);
        self.skill.get_or_insert_with(|| Skill::new(level, &weights.levels, seed));
        let look = || Look::new(view.rulebook, public, view.side, weights, manner(weights, view.side));
        if let Some(decision) = &public.owed {
            return answers::answer(&look(), decision);
        }
        match public.phase {
            Phase::SovietMovement | Phase::GermanMovement | Phase::GermanMechanized => {
                self.moves(&look(), view, thought)
            }
            Phase::SovietCombat | Phase::GermanCombat if self.may_go_on() => match &mut self.skill {
                Some(skill) => attack::order(&look(), skill),
                None => Advice::plain(Order::EndPhase),
            },
            Phase::SovietInterdiction => markers::order(&look()),
            Phase::FirstInterdiction | Phase::AirInterdiction => markers::order(&look()),
            Phase::SovietSetUp => self.simple.advise(view, thought),
            _ => Advice::plain(Order::EndPhase),
        }
    }
}
