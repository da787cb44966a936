//! Plays an order as a lesson gives it.

use crate::engine::{
    data::Fault,
    lessons::{HasLessons, Reply, carry_out},
    orders::{Record, dice_of},
};
use bevy::prelude::World;

/// Plays an order of the lesson with its dice, and returns the events.
///
/// # Errors
/// The rules refuse it, or it rolls another number of dice.
pub(super) fn give<G: HasLessons>(
    world: &mut World,
    record: &mut Record<G>,
    path: &str,
    reply: &Reply<G>,
) -> Result<Vec<G::Event>, Fault> {
    let shape = G::shape(&reply.order);
    let public = &G::position(world).public;
    let unknown = shape.units.iter().find(|unit| !G::can_be_named(public, **unit));
    if let Some(unit) = unknown {
        return Err(Fault::new(format!("{path}.order"), format!("no counter {unit} is in play here")));
    }
    let refused = |sentence| Fault::new(format!("{path}.order"), sentence);
    let events = carry_out(world, record, &reply.order, &reply.dice)
        .map_err(|refusal| refused(format!("the rules refuse this order: {refusal}")))?;
    let rolled = dice_of::<G>(&events).len();
    if rolled != reply.dice.len() {
        let sentence = format!("the order rolls {rolled} dice, and {} are given in dice", reply.dice.len());
        return Err(refused(sentence));
    }
    Ok(events)
}
