//! Playing on the record of the game: orders, taking back, notes; everybody is told what it brought about,
//! and the game is kept.

use super::{
    super::{layout::centre_of, lesson, people, screen::Screen, thumbnail, view::View},
    Session,
};
use crate::{
    board::Hex,
    counters::Word,
    games::guderian::{Guderian, Position, event::Event, order::Order, phase::Phase, view::to_play},
    orders::{Record, Refusal},
    panels::{Rolled, explain, told},
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// An order was played; for everything that shows what happened.
#[derive(Message, Clone, Debug)]
pub struct Played {
    /// What happened.
    pub events: Vec<Event>,
    /// Where every counter stood before.
    pub stood: BTreeMap<Word, Hex>,
}

/// A refusal that no case of the rules makes.
pub(in super::super) fn trouble(why: impl Into<String>) -> Refusal {
    Refusal { case: "table".to_owned(), why: why.into() }
}

/// Lends the record of the game to `work`.
pub(in super::super) fn with_record<T>(
    world: &mut World,
    work: impl FnOnce(&mut World, &mut Record<Guderian>) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    let Some(mut record) = world.resource_mut::<Session>().record.take() else {
        return Err(trouble("no game lies on the table"));
    };
    let outcome = work(world, &mut record);
    world.resource_mut::<Session>().record = Some(record);
    outcome
}

/// Plays an order; a computer player has a reason for it.
pub(super) fn play_order(world: &mut World, order: &Order, reason: &str) -> Result<(), Refusal> {
    if lesson::give(world, order) || people::waits_for_dice(world, order, reason)? {
        return Ok(());
    }
    play_with(world, order, &[], reason)
}

/// Plays an order with dice that were thrown by hand for it.
pub(in super::super) fn play_with(
    world: &mut World,
    order: &Order,
    dice: &[u8],
    reason: &str,
) -> Result<(), Refusal> {
    let stood = standing(world);
    let seated = people::seated(world);
    let by_computer = computer_acts(world);
    let events = with_record(world, |world, record| record.play_because(world, order, dice, reason))?;
    tell_because(world, events, stood, reason);
    if by_computer {
        follow(world);
    }
    people::hand_over(world, seated);
    Ok(())
}

/// Whether a computer player has to give the next order.
fn computer_acts(world: &World) -> bool {
    let side = world.get_resource::<Position>().map(|position| to_play(&position.public));
    side.is_some_and(|side| !world.resource::<Session>().humans()[side.number()])
}

/// Brings what the last order has brought about into sight.
fn follow(world: &mut World) {
    let session = world.resource::<Session>();
    let new = session.log.len().saturating_sub(session.last_lines());
    let place = session.log[new..].iter().find_map(|line| line.hex);
    if let (Some(hex), Some(mut view)) = (place, world.get_resource_mut::<View>()) {
        view.follow(centre_of(hex));
    }
}

/// Where every counter stands.
pub(in super::super) fn standing(world: &World) -> BTreeMap<Word, Hex> {
    let counters = world.get_resource::<Position>().map(|position| position.public.counters.iter());
    counters.into_iter().flatten().filter_map(|counter| Some((counter.id, counter.hex()?))).collect()
}

/// Tells everybody what a command brought about, and keeps the game.
pub(in super::super) fn tell(world: &mut World, events: Vec<Event>, stood: BTreeMap<Word, Hex>) {
    tell_because(world, events, stood, "");
}

/// Tells everybody what an order brought about and why it was given, and keeps the game.
fn tell_because(world: &mut World, events: Vec<Event>, stood: BTreeMap<Word, Hex>, reason: &str) {
    let Some(rulebook) = world.resource::<Session>().rulebook.clone() else { return };
    let public = &world.resource::<Position>().public;
    let over = public.phase == Phase::Over;
    let mut lines = told(&rulebook, public, &events);
    explain(&mut lines, reason);
    let rolled = Rolled::from_events(&rulebook, &events);
    let mut session = world.resource_mut::<Session>();
    session.lines.push(lines.len());
    session.log.extend(lines);
    session.moves += 1;
    if rolled.is_some() {
        session.rolled = rolled;
    }
    let opened = events.iter().any(|event| matches!(event, Event::PhaseOpened { .. }));
    super::super::feed::tell(world, &events);
    world.write_message(Played { events, stood });
    if over {
        world.resource_mut::<NextState<Screen>>().set(Screen::Result);
    }
    keep(world);
    if opened {
        thumbnail::paint_autosave(world);
    }
}

/// Takes the last order back, or plays it again.
pub(in super::super) fn step(world: &mut World, back: bool) -> Result<(), Refusal> {
    if back {
        let done = with_record(world, |world, record| Ok(record.undo(world)))?;
        if !done {
            return Err(trouble("there is nothing to take back: what was revealed or thrown stays so"));
        }
        let mut session = world.resource_mut::<Session>();
        let lines = session.lines.pop().unwrap_or(0);
        let shorter = session.log.len().saturating_sub(lines);
        session.log.truncate(shorter);
        session.moves += 1;
        super::super::feed::take_back(world);
        keep(world);
        return Ok(());
    }
    let stood = standing(world);
    let (events, reason) = with_record(world, |world, record| {
        let before = record.file.played.len();
        let events = record.redo(world);
        let again = record.file.played.get(before).map(|played| played.reason.clone());
        Ok((events, again.unwrap_or_default()))
    })?;
    let events = events.ok_or_else(|| trouble("there is nothing to play again"))?;
    tell_because(world, events, stood, &reason);
    Ok(())
}

/// Writes a note about the moment after so many orders.
pub(in super::super) fn note(world: &mut World, after: usize, text: &str) -> Result<(), Refusal> {
    with_record(world, |_, record| {
        record.note(after, text);
        Ok(())
    })?;
    keep(world);
    Ok(())
}

/// Keeps the game in its file.
pub(in super::super) fn keep(world: &mut World) {
    let session = &mut *world.resource_mut::<Session>();
    let (Some(autosave), Some(record)) = (&mut session.autosave, &session.record) else { return };
    if let Err(error) = autosave.keep(record) {
        warn!("the game is not kept: {error}");
    }
}
