//! Real dice: an order waits until people have rolled the dice that it needs. Each die may depend on the ones before
//! it, and the order is tried with them in a scratch world to find the next.

use super::{DiceAsked, People, Session, carry_out, keep, play_with, seating::Seating, trouble, with_record};
use crate::{
    engine::{
        orders::{BranchDice, Refusal},
        text::t,
    },
    table::tabled::OnTable,
};
use bevy::prelude::*;

/// Whether people roll the dice of the game on the table.
pub(crate) fn is_thrown<G: OnTable>(
    session: &Session<G>,
    position: &crate::engine::orders::Position<G>,
) -> bool {
    match session.branch {
        Some(branch) => branch.dice == BranchDice::Entered,
        None => session.record().is_some_and(|record| G::dice_by_hand(record, position)),
    }
}

/// Makes people roll the dice from now on, or the program.
pub(crate) fn switch<G: OnTable>(world: &mut World, by_hand: bool) -> Result<(), Refusal> {
    if let Some(command) = G::dice_command(by_hand) {
        return carry_out::<G>(world, &command);
    }
    with_record::<G, _>(world, |_, record| {
        record.change_header(|header| header.dice_by_hand = by_hand);
        Ok(())
    })?;
    keep::<G>(world);
    Ok(())
}

/// Asks for the dice that an order needs in addition to those already rolled for it.
fn ask<G: OnTable>(world: &mut World, dice: &mut DiceAsked<G::Order>) -> Result<(), Refusal> {
    let DiceAsked { order, asked, given, .. } = dice;
    with_record::<G, _>(world, |world, record| G::ask_dice(world, record, order, asked, given))
}

/// Makes an order wait for dice if people roll them. Returns whether it waits.
///
/// # Errors
/// The rules refuse the order before a roll, or another order waits.
pub(crate) fn waits<G: OnTable>(world: &mut World, order: &G::Order, reason: &str) -> Result<bool, Refusal> {
    let session = world.resource::<Session<G>>();
    if session.people.dice.is_some() {
        return Err(trouble(t!("table-roll-first")));
    }
    if !session.has_game() || !is_thrown(session, G::position(world)) {
        return Ok(false);
    }
    let (order, reason) = (order.clone(), reason.to_owned());
    let mut dice = DiceAsked { order, reason, asked: Vec::new(), given: Vec::new() };
    ask::<G>(world, &mut dice)?;
    let waits = !dice.asked.is_empty();
    if waits {
        world.resource_mut::<Session<G>>().people.dice = Some(dice);
    }
    Ok(waits)
}

/// Takes a die; with the last one the order is played.
///
/// # Errors
/// No die is due, or it has no such face.
pub(crate) fn throw<G: OnTable>(world: &mut World, die: u8) -> Result<(), Refusal> {
    let people = &mut world.resource_mut::<Session<G>>().people;
    let Some(mut dice) = people.dice.take() else { return Err(trouble(t!("table-no-roll"))) };
    let faces = dice.asked.get(dice.given.len()).map_or(6, |asked| asked.faces);
    if !(1..=faces).contains(&die) {
        people.dice = Some(dice);
        return Err(trouble(t!("table-wrong-die", faces = faces, die = die)));
    }
    dice.given.push(die);
    if dice.given.len() == dice.asked.len() {
        ask::<G>(world, &mut dice)?;
    }
    if dice.given.len() < dice.asked.len() {
        world.resource_mut::<Session<G>>().people.dice = Some(dice);
        return Ok(());
    }
    play_with::<G>(world, &dice.order, &dice.given, &dice.reason)
}

/// Drops the order that waits, if it may still be dropped.
pub(crate) fn leave<G: Seating>(people: &mut People<G>) {
    if people.may_leave_dice() {
        people.dice = None;
    }
}
