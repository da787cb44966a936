//! A try at the goal of a puzzle: the deeds and the events since its step began, and how it ends.

use super::{HasLessons, Lesson, Refuted, Shape, Step, carry_out, goal::GoalMoment, may};
use crate::engine::orders::{Happening, PlayedOrder, Position, Record, Refusal, Viewer, dice_of, facts};
use bevy::prelude::World;
use std::sync::Arc;

/// The end of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryEnd {
    /// It goes on.
    Open,
    /// The goal is reached, with the answer of this number; with the number of answers if it is none of them.
    Solved(usize),
    Failed,
}

/// A try at a goal.
pub(super) struct Attempt<G: HasLessons> {
    /// The events since the step began.
    pub events: Vec<G::Event>,
    /// The deeds of the learner.
    pub given: Vec<G::Deed>,
    /// The number of the learner's orders among them.
    pub orders: usize,
    /// The number of the lesson's own orders so far.
    pub replied: usize,
    /// Whether the next of these is due.
    pub waits: bool,
    /// The numbers of events, deeds and orders before each order.
    before: Vec<[usize; 3]>,
}

impl<G: HasLessons> Default for Attempt<G> {
    fn default() -> Self {
        let (events, given, before) = (Vec::new(), Vec::new(), Vec::new());
        Self { events, given, orders: 0, replied: 0, waits: false, before }
    }
}

impl<G: HasLessons> Attempt<G> {
    /// Notes an order with its events.
    pub fn note(&mut self, learner: usize, played: Option<&PlayedOrder<G::Order>>, events: &[G::Event]) {
        let is_own = |played: &PlayedOrder<G::Order>| {
            G::SIDES.get(learner).is_some_and(|side| side.name == played.side)
        };
        self.before.push([self.events.len(), self.given.len(), self.orders]);
        self.orders += usize::from(played.is_some_and(is_own));
        self.events.extend_from_slice(events);
    }

    /// Notes that the last order was undone.
    pub fn undo_last(&mut self) {
        let Some([events, given, orders]) = self.before.pop() else { return };
        self.events.truncate(events);
        // The deed was noted before its order.
        self.given.truncate(given.saturating_sub(1));
        self.orders = orders;
    }

    /// Returns the dice of the step that are left for the next order.
    pub fn dice_left(&self, step: &Step<G>) -> Vec<u8> {
        let used = dice_of::<G>(&self.events).len();
        step.dice.get(used..).unwrap_or_default().to_vec()
    }

    /// Returns the state of the try.
    pub fn end(&self, step: &Step<G>, now: &GoalMoment<'_, G>) -> TryEnd {
        if step.goal.as_ref().is_some_and(|goal| goal.is_reached(now)) {
            let answer = step.answers.iter().position(|answer| answer.when.is_reached(now));
            return TryEnd::Solved(answer.unwrap_or(step.answers.len()));
        }
        let closed = facts::<G>(&self.events).filter(|fact| fact.ends_phase()).count();
        let is_over = facts::<G>(&self.events).any(|fact| fact.what == Happening::Ended);
        let is_last = step.most > 0 && self.orders >= step.most;
        if is_over || is_last || closed > step.phases { TryEnd::Failed } else { TryEnd::Open }
    }

    /// Returns the words for a try that failed: those of the orders that the step refutes, of what the try has reached,
    /// or of all others; none if the step has none. The words of a grade are only for a goal that was reached.
    pub fn words<'a>(&self, step: &'a Step<G>, now: &GoalMoment<'_, G>) -> Option<&'a str> {
        let refuted = step.refuted.iter().find(|refuted| self.is_like(refuted));
        let failed = || step.failed.iter().find(|failed| failed.when.is_reached(now));
        let words = refuted.map(|it| it.says.as_str()).or_else(|| failed().map(|it| it.says.as_str()));
        words.or(Some(step.otherwise.as_str())).filter(|words| !words.is_empty())
    }

    /// Whether the learner has given the orders that are refuted. What only prepares an order has no sequence.
    fn is_like(&self, refuted: &Refuted<G>) -> bool {
        let (prepared, given) = shapes::<G>(self.given.iter());
        let (to_prepare, wanted) = shapes::<G>(refuted.orders.iter().map(|reply| &reply.order));
        let in_sequence = || {
            given.iter().zip(&wanted).all(|(given, wanted)| given.means(wanted) && given.way == wanted.way)
        };
        given.len() == wanted.len()
            && have_all(&prepared, &to_prepare)
            && have_all(&to_prepare, &prepared)
            && have_all(&given, &wanted)
            && have_all(&wanted, &given)
            && (!refuted.exactly || in_sequence())
    }
}

/// Returns the shapes of deeds that only prepare an order, and those of orders.
fn shapes<'a, G: HasLessons>(deeds: impl Iterator<Item = &'a G::Deed>) -> (Vec<Shape>, Vec<Shape>) {
    let (mut prepared, mut orders) = (Vec::new(), Vec::new());
    for deed in deeds {
        let order: Result<G::Order, _> = deed.clone().try_into();
        let shapes = if order.is_ok() { &mut orders } else { &mut prepared };
        shapes.push(G::shape(deed));
    }
    (prepared, orders)
}

/// Whether each of these shapes is among the others.
fn have_all(others: &[Shape], shapes: &[Shape]) -> bool {
    shapes.iter().all(|shape| others.iter().any(|other| other.means(shape)))
}

/// Plays the solution of a step, with the orders of the other side as a try has them: each as soon as that side is to
/// act, and none after the goal is reached.
pub(super) fn play_solution<G: HasLessons>(
    world: &mut World,
    record: &mut Record<G>,
    lesson: &Lesson<G>,
    step: &Step<G>,
) -> Result<(), Refusal> {
    let learner = lesson.learner_at(&record.rulebook, G::position(world));
    let mut replies = step.then.iter();
    for (number, own) in step.solution.iter().enumerate() {
        let is_answered = number + 1 < step.solution.len() && G::order(world, &own.order).is_some();
        carry_out(world, record, &own.order, &own.dice)?;
        while is_answered && G::acting(&record.rulebook, &G::position(world).public) != learner {
            // One that the solution has made impossible is left out.
            let Some(reply) = replies.find(|it| may(world, record, &it.order).is_ok()) else { break };
            carry_out(world, record, &reply.order, &reply.dice)?;
        }
    }
    Ok(())
}

/// The moment at which a goal is judged, with the positions as the learner's side sees them.
pub(super) struct SeenMoment<G: HasLessons> {
    rulebook: Arc<G::Rulebook>,
    pub learner: usize,
    start: Position<G>,
    now: Position<G>,
    events: Vec<G::Event>,
}

impl<G: HasLessons> SeenMoment<G> {
    /// The moment `now` of a puzzle that began with the position `start`.
    pub fn of(
        lesson: &Lesson<G>,
        rulebook: &Arc<G::Rulebook>,
        [start, now]: [&Position<G>; 2],
        events: &[G::Event],
    ) -> Self {
        let learner = lesson.learner_at(rulebook, start);
        let seen = |position: &Position<G>| {
            let mut position = position.clone();
            G::look(&mut position, Viewer::Side(learner));
            position
        };
        let is_known = |event: &&G::Event| G::fact(event).only.is_none_or(|side| side == learner);
        let events = events.iter().filter(is_known).cloned().collect();
        Self { rulebook: Arc::clone(rulebook), learner, start: seen(start), now: seen(now), events }
    }

    pub fn moment(&self) -> GoalMoment<'_, G> {
        GoalMoment {
            rulebook: &self.rulebook,
            learner: self.learner,
            start: &self.start,
            position: &self.now,
            events: &self.events,
        }
    }
}
