//! `staff`: the strong player. It plans a phase at once, attacks by exact chances, and gives a reason for every order.
//!
//! A phase is planned in these steps. [`look`] has strengths and the values of counters, with untried divisions at
//! their possible values ([`belief`]). [`field`] draws the ground: the places to aim for ([`aims`]), sources of danger,
//! paths to bar, and enemy stacks as targets ([`foes`]). [`assign`] lets [`groups`] choose, one after the other and
//! again and again. Each takes the hex where it adds most to the [`state`] made by the others. [`overruns`] come
//! before; [`attack`] chooses a set of attacks; [`answers`] and [`markers`] do the rest. What the [`manual`] forbids is
//! not done while there is another choice. [`search`] is for the highest level only: it plays whole turns in worlds of
//! its own and chooses between plans. [`led`] tells a chief of staff what it can ask of each group; what it asks is read
//! in [`groups`], [`overruns`] and the manual.

mod aim;
mod aims;
mod answers;
mod assign;
mod attack;
mod belief;
mod calls;
mod carry_out;
mod chances;
mod cuts;
mod field;
mod foes;
mod groups;
mod led;
mod look;
mod manual;
mod markers;
mod memory;
mod overruns;
mod say;
pub(super) mod search;
mod skill;
mod standing;
mod state;
mod ways;
mod weights;

pub(super) use belief::Belief;
pub use skill::Level;
pub(super) use ways::{Walker, delays};

use crate::{
    engine::data::{DataError, Source},
    games::guderian::{
        players::Greedy,
        rules::{Guderian, Scratch, View, kinds::Side, movement::march, order::Order, phase::Phase},
    },
    play::players::{ChosenOrder, Player, PlayerMaker, Seated, Thought, chief::Intents},
};
use assign::Step;
use look::Look;
use memory::Memory;
use skill::{Skill, Slips};
use std::{collections::VecDeque, sync::Arc};
use weights::{Manner, Plan, Weights};

/// Most orders in a phase before it is ended in any case; no phase needs as many.
const MOST_ORDERS: u32 = 700;
/// The name of the plan that reasons do not mention.
const USUAL: &str = "as usual";
/// Most overruns in a phase.
const MOST_OVERRUNS: u32 = 40;

/// Finds the faults in a file of weights, each with its place.
pub fn faults(name: &str, text: &str) -> Vec<DataError> {
    Weights::read(name, text).err().unwrap_or_default()
}

/// Returns the maker of players of this level that play by the weights of this text.
///
/// # Errors
/// The faults of the text.
pub fn weighed(level: Level, weights: &Source) -> Result<PlayerMaker<Guderian>, Vec<DataError>> {
    let own = Arc::new(Weights::read(&weights.name, &weights.text)?);
    Ok(Arc::new(move |seed: u64| -> Seated<Guderian> {
        Box::new(Staff { own: Some(Arc::clone(&own)), ..Staff::new(level, seed) })
    }))
}

/// Returns the maker of generals that try this part of the orders of a general, by the weights of this text if there is
/// one.
///
/// # Errors
/// The faults of the text.
pub fn general(part: f64, weights: Option<&Source>) -> Result<PlayerMaker<Guderian>, Vec<DataError>> {
    let weights = match weights {
        Some(weights) => Some(Weights::read(&weights.name, &weights.text)?),
        None => Weights::in_use().cloned(),
    };
    let own = weights.map(|weights| Arc::new(weights.trying(part)));
    Ok(Arc::new(move |seed: u64| -> Seated<Guderian> {
        Box::new(Staff { own: own.clone(), ..Staff::new(Level::General, seed) })
    }))
}

/// The strong player.
pub struct Staff {
    level: Level,
    seed: u64,
    skill: Option<Skill>,
    /// The player that plays where no better order is known.
    simple: Greedy,
    phase: Option<(u8, Phase)>,
    /// Orders given in the phase.
    given: u32,
    overruns: u32,
    /// The rest of the plan of the phase; none before it is made.
    plan: Option<VecDeque<Step>>,
    /// The units that stay by the manual in this phase, a sentence each.
    kept: Vec<String>,
    /// Whether a step of the plan could not be made.
    unmade: bool,
    /// Whether the phase was planned again for that reason.
    afresh: bool,
    /// Orders that belong together and come next.
    next: VecDeque<ChosenOrder<Order>>,
    /// The number of the plan that the turn follows, once it is chosen, with the turn and phase of the choice.
    follows: Option<(u8, Phase, usize)>,
    /// Whether that number is set from outside.
    told: bool,
    /// A world to try plans in.
    scratch: Option<Scratch>,
    /// Its knowledge of the game.
    memory: Option<Arc<Memory>>,
    /// Its own weights; none for those in use.
    own: Option<Arc<Weights>>,
    /// The intents by which a chief of staff leads it.
    intents: Arc<Intents>,
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
            kept: Vec::new(),
            unmade: false,
            afresh: false,
            next: VecDeque::new(),
            follows: None,
            told: false,
            scratch: None,
            memory: None,
            own: None,
            intents: Arc::default(),
        }
    }

    /// A player that follows the plan of this number without choosing, to try it out.
    fn trying(plan: usize, memory: &Arc<Memory>, own: Option<&Arc<Weights>>) -> Self {
        let follows = Some((0, Phase::Over, plan));
        let memory = Some(Arc::new(memory.for_another()));
        let own = own.cloned();
        Self { follows, told: true, memory, own, ..Self::new(Level::General, plan as u64) }
    }

    /// The manner of the side now: the usual one, or the one of the turn's plan.
    fn manner(&self, weights: &Weights, view: &View<'_>) -> Manner {
        let usual = match view.side {
            Side::German => &weights.german,
            Side::Soviet => &weights.soviet,
        };
        let scenario = &view.rulebook.scenario;
        let turns_left = scenario.last_turn.saturating_sub(view.public.turn);
        let usual = usual.clone().in_scenario_of(scenario.turns()).with_turns_left(turns_left);
        match self.plan_followed(weights, view.side) {
            Some(plan) => usual.following(plan),
            None => usual,
        }
    }

    /// The plan that the side follows, if any.
    fn plan_followed<'a>(&self, weights: &'a Weights, side: Side) -> Option<&'a Plan> {
        self.follows.and_then(|(.., number)| weights.plans.of(side).get(number))
    }

    /// Chooses the plan of a movement phase, where the level compares plans.
    fn choose(&mut self, view: &View<'_>, weights: &Weights, thought: &Thought) {
        let now = (view.public.turn, view.public.phase);
        let chosen = self.follows.is_some_and(|(turn, phase, _)| (turn, phase) == now);
        if self.level != Level::General || self.told || chosen {
            return;
        }
        let memory = self.memory(view);
        let seed = self.seed ^ (u64::from(now.0) << 32) ^ (now.1 as u64) << 40;
        let own = self.own.clone();
        let scratch = &mut self.scratch;
        let choosing = search::Choosing { weights, own: own.as_ref(), memory: &memory, scratch, seed };
        let number = search::best_plan(view, thought, choosing);
        self.follows = Some((now.0, now.1, number));
    }

    /// Begins a new phase.
    fn turn_to(&mut self, now: (u8, Phase)) {
        if self.phase.replace(now) != Some(now) {
            (self.given, self.overruns) = (0, 0);
            (self.unmade, self.afresh) = (false, false);
            self.plan = None;
            self.kept.clear();
            self.next.clear();
        }
        self.given += 1;
    }

    fn moves(&mut self, view: &View<'_>, weights: &Weights, thought: &Thought) -> ChosenOrder<Order> {
        if let Some(advice) = self.prepared(view) {
            return advice;
        }
        loop {
            if self.plan.is_none()
                && let Some(advice) = self.begin(view, weights, thought)
            {
                return advice;
            }
            if let Some(advice) = self.next_step(view) {
                return advice;
            }
            if !self.plan_afresh() {
                break;
            }
        }
        if let Some(advice) = self.call_up(view, weights) {
            return advice;
        }
        if march::unmarched(view.rulebook, view.public).next().is_some() {
            return self.simple.choose_order(view, thought);
        }
        let done = match self.given {
            0 | 1 => "no unit gains by moving",
            _ => "no other unit gains by moving",
        };
        let kept: String = self.kept.iter().map(|sentence| format!("; {sentence}")).collect();
        let how = self.plan_followed(weights, view.side).filter(|plan| plan.name != USUAL);
        let how = how.map_or_else(String::new, |plan| format!("; plan: {}", plan.name));
        ChosenOrder::because(Order::EndPhase, format!("{done}{kept}{how}"))
    }

    /// The next step of the plan that the rules still allow.
    fn next_step(&mut self, view: &View<'_>) -> Option<ChosenOrder<Order>> {
        if !self.may_go_on() {
            return None;
        }
        while let Some(step) = self.plan.as_mut().and_then(VecDeque::pop_front) {
            if let Some(mut orders) = carry_out::orders(view.rulebook, view.public, &step) {
                let first = orders.remove(0);
                self.next = orders.into();
                return Some(first);
            }
            // A held unit may leave only an overfull hex (5.21): a new plan would do no better.
            self.unmade |= !march::is_held(view.rulebook, view.public, step.pieces[0]);
        }
        None
    }

    /// Drops the plan once, if a step of it could not be made. A friendly unit that left may have opened a zone of
    /// control on its path (8.15), and the other steps may have depended on it.
    fn plan_afresh(&mut self) -> bool {
        let needed = self.unmade && !self.afresh && self.may_go_on();
        if needed {
            self.afresh = true;
            self.plan = None;
        }
        needed
    }

    /// Begins a movement phase: an overrun if it is worth it, otherwise the plan for all units.
    fn begin(&mut self, view: &View<'_>, weights: &Weights, thought: &Thought) -> Option<ChosenOrder<Order>> {
        self.choose(view, weights, thought);
        let may_go_on = self.may_go_on();
        let manner = self.manner(weights, view);
        let memory = self.memory(view);
        let intents = Arc::clone(&self.intents);
        let look = Look::new(view.rulebook, view.public, view.side, weights, manner, &memory);
        let look = look.led_by(&intents);
        let skill = self.skill.as_mut()?;
        let may_overrun = skill.overruns && self.overruns < MOST_OVERRUNS && may_go_on;
        if may_overrun && let Some(orders) = overruns::order(&look) {
            self.overruns += 1;
            self.next = orders.into();
            if let Some(advice) = self.prepared(view) {
                return Some(advice);
            }
        }
        let slips = self.plan_followed(weights, view.side).map(|plan| plan.slip).filter(|slip| *slip > 0.0);
        let number = self.follows.map_or(0, |(.., number)| number);
        let skill = self.skill.as_mut()?;
        let mut varied =
            slips.map(|slip| Slips::of_plan(slip, (view.public.turn, view.public.phase), number));
        let slips = varied.as_mut().unwrap_or(&mut skill.slips);
        let planned = assign::plan(&look, skill.trains, skill.passes, slips);
        self.plan = Some(planned.steps.into());
        self.kept = planned.kept;
        None
    }

    /// Calls up a division of the South-Western Front, where the level does so.
    fn call_up(&mut self, view: &View<'_>, weights: &Weights) -> Option<ChosenOrder<Order>> {
        let thinks = self.skill.as_ref().is_some_and(|skill| skill.trains);
        if !thinks || view.public.phase != Phase::SovietMovement || !self.may_go_on() {
            return None;
        }
        let manner = self.manner(weights, view);
        let memory = self.memory(view);
        calls::order(&Look::new(view.rulebook, view.public, view.side, weights, manner, &memory))
    }

    /// The next of the orders that belong together, while the rules still allow it.
    fn prepared(&mut self, view: &View<'_>) -> Option<ChosenOrder<Order>> {
        let advice = self.next.pop_front()?;
        if carry_out::is_allowed(view.rulebook, view.public, &advice.order) {
            return Some(advice);
        }
        self.next.clear();
        None
    }

    /// The knowledge of the game on the table.
    fn memory(&mut self, view: &View<'_>) -> Arc<Memory> {
        match &self.memory {
            Some(memory) if memory.is_of(view.rulebook) => Arc::clone(memory),
            _ => Arc::clone(self.memory.insert(Arc::new(Memory::new(view.rulebook)))),
        }
    }

    fn may_go_on(&self) -> bool {
        self.given < MOST_ORDERS
    }
}

impl Player<Guderian> for Staff {
    fn choose_order(&mut self, view: &View<'_>, thought: &Thought) -> ChosenOrder<Order> {
        let own = self.own.clone();
        let Some(weights) = Weights::of(own.as_deref()) else {
            return self.simple.choose_order(view, thought);
        };
        let public = view.public;
        self.turn_to((public.turn, public.phase));
        let (level, seed) = (self.level, self.seed);
        self.skill.get_or_insert_with(|| Skill::new(level, &weights.levels, seed));
        let manner = self.manner(weights, view);
        let memory = self.memory(view);
        let intents = Arc::clone(&self.intents);
        let look = || {
            let look = Look::new(view.rulebook, public, view.side, weights, manner.clone(), &memory);
            look.led_by(&intents)
        };
        if let Some(decision) = &public.owed {
            return answers::answer(&look(), decision);
        }
        match public.phase {
            Phase::SovietMovement | Phase::GermanMovement | Phase::GermanMechanized => {
                self.moves(view, weights, thought)
            }
            Phase::SovietCombat | Phase::GermanCombat if self.may_go_on() => match &mut self.skill {
                Some(skill) => attack::order(&look(), skill),
                None => ChosenOrder::plain(Order::EndPhase),
            },
            Phase::SovietInterdiction => markers::order(&look()),
            Phase::FirstInterdiction | Phase::AirInterdiction => markers::order(&look()),
            Phase::SovietSetUp => self.simple.choose_order(view, thought),
            _ => ChosenOrder::plain(Order::EndPhase),
        }
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.simple.vary_set_up(seed);
    }
}
