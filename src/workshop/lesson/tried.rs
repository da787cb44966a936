//! A try at the goal of a puzzle that the author has played: its orders become the solution, or a wrong answer.

use super::{
    draft::{DraftRefuted, DraftReply, DraftStep},
    recorded::{deed_text, reply, side_of},
};
use crate::engine::{
    lessons::HasLessons,
    orders::{PlayedOrder, Record, Refusal, facts},
};

/// The place in a step that the orders of a try are written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryOf {
    Solution,
    /// The wrong answer of this number, from 0; the number after the last one adds one.
    Refuted(usize),
}

/// A try as it was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedTry {
    /// The deeds of the learner's side.
    pub orders: Vec<DraftReply>,
    /// The orders of the other side between them.
    pub then: Vec<DraftReply>,
    /// The dice of the learner's orders before the first that the other side rolled.
    pub dice: Vec<u8>,
    /// The number of the learner's orders that the try needs.
    pub most: usize,
    /// The number of phases that closed before the last of them.
    pub phases: usize,
}

impl PlayedTry {
    /// The try that a record consists of.
    ///
    /// # Errors
    /// An order has no form in RON.
    pub fn of<G: HasLessons>(record: &Record<G>, learner: usize) -> Result<Self, Refusal> {
        let mut tried = Self::default();
        let (mut closed, mut is_answered, mut others_rolled) = (0, false, false);
        for (played, events) in record.file.played.iter().zip(&record.events) {
            if side_of::<G>(played) == Some(learner) {
                tried.orders.extend(deeds_of::<G>(played)?);
                tried.most += 1;
                tried.phases = closed;
                if !others_rolled {
                    tried.dice.extend(&played.dice);
                }
                is_answered = false;
            } else {
                tried.then.push(DraftReply { made_of: None, ..reply::<G>(played)? });
                others_rolled |= !played.dice.is_empty();
                is_answered = true;
            }
            closed += facts::<G>(events).filter(|fact| fact.ends_phase()).count();
        }
        if is_answered && tried.most > 0 {
            // The try must still be open when the other side answers the last order.
            tried.most += 1;
        }
        Ok(tried)
    }
}

/// Returns the deeds by which the learner gives an order; the dice are those of the last one.
fn deeds_of<G: HasLessons>(played: &PlayedOrder<G::Order>) -> Result<Vec<DraftReply>, Refusal> {
    let deeds = G::deeds(&played.order);
    let last = deeds.len().saturating_sub(1);
    let written = deeds.iter().enumerate().map(|(number, deed)| -> Result<DraftReply, Refusal> {
        let dice = if number == last { played.dice.clone() } else { Vec::new() };
        Ok(DraftReply { order: deed_text::<G>(deed)?, dice, made_of: None })
    });
    written.collect()
}

/// Writes a try into a step, in place of the one that was there. Returns whether the step has a place of this number.
pub(super) fn write_try(step: &mut DraftStep, of: TryOf, tried: PlayedTry) -> bool {
    step.phases = tried.phases.max(step.phases);
    match of {
        TryOf::Solution => {
            write_solution(step, tried);
            true
        }
        TryOf::Refuted(place) => write_refuted(step, place, tried),
    }
}

fn write_solution(step: &mut DraftStep, tried: PlayedTry) {
    let mut then = tried.then;
    // Orders of the other side in a wrong answer stay after those of the solution.
    let old = std::mem::take(&mut step.then).into_iter().filter(|_| !step.refuted.is_empty());
    let old: Vec<DraftReply> = old.filter(|reply| !then.contains(reply)).collect();
    then.extend(old);
    let longest = step.refuted.iter().map(|refuted| refuted.orders.len()).max().unwrap_or(0);
    (step.solution, step.then, step.most) = (tried.orders, then, tried.most.max(longest));
    if !step.dice.starts_with(&tried.dice) {
        step.dice = tried.dice;
    }
}

fn write_refuted(step: &mut DraftStep, place: usize, tried: PlayedTry) -> bool {
    if place > step.refuted.len() {
        return false;
    }
    if tried.orders.is_empty() {
        if place < step.refuted.len() {
            step.refuted.remove(place);
        }
        return true;
    }
    match step.refuted.get_mut(place) {
        Some(refuted) => refuted.orders = tried.orders,
        None => step.refuted.push(DraftRefuted { orders: tried.orders, ..DraftRefuted::default() }),
    }
    let new: Vec<DraftReply> = tried.then.into_iter().filter(|reply| !step.then.contains(reply)).collect();
    step.then.extend(new);
    // Without a solution the number of orders is not known yet.
    if step.most > 0 {
        step.most = tried.most.max(step.most);
    }
    if tried.dice.starts_with(&step.dice) {
        step.dice = tried.dice;
    }
    true
}
