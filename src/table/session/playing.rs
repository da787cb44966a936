//! Work on the record of the game: orders, undo, notes. Other systems get the events, and the game is saved.

use super::{
    super::tabled::{Before, OnTable, registry},
    hand_over,
    lending::{keep, with_record},
    passing, plans,
    request::trouble,
    state::{Session, is_human, is_on_table},
};
use crate::{
    engine::{
        orders::{BranchDice, Happening, Refusal, TableCommand, end_phase, expected_dice, facts, is_over},
        text::t,
    },
    scene::{LogLine, layout::centre_of, story::explain_order},
    table::{app::sets, map::view::MapView, viewers::feed},
};
use bevy::prelude::*;
use std::fmt;

/// An order that was played, for everything that shows its events.
#[derive(Message)]
pub struct Played<G: OnTable> {
    pub events: Vec<G::Event>,
    /// The position before it.
    pub before: Before<G>,
}

impl<G: OnTable> Clone for Played<G> {
    fn clone(&self) -> Self {
        Self { events: self.events.clone(), before: self.before.clone() }
    }
}

impl<G: OnTable> fmt::Debug for Played<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Played").field("events", &self.events).finish_non_exhaustive()
    }
}

/// The game has ended, and its result is to be shown.
#[derive(Resource)]
pub(super) struct ResultDue;

/// Plays an order with real dice.
pub(crate) fn play_with<G: OnTable>(
    world: &mut World,
    order: &G::Order,
    dice: &[u8],
    reason: &str,
) -> Result<(), Refusal> {
    let before = Before::<G>::of(world);
    let sat = hand_over::sits::<G>(world);
    let by_computer = computer_acts::<G>(world);
    let expected = expected::<G>(world, order)?;
    let dice: &[u8] = if expected.is_empty() { dice } else { &expected };
    let events = with_record::<G, _>(world, |world, record| record.play_because(world, order, dice, reason))?;
    let number = world.resource::<Session<G>>().record().map(|record| record.file.played.len());
    tell_order::<G>(world, events, before, number);
    // In other games the view moves to it, and back.
    if by_computer && world.resource::<Session<G>>().lesson.is_some() {
        follow::<G>(world);
    }
    go_on::<G>(world)?;
    hand_over::hand_over::<G>(world, sat);
    Ok(())
}

/// Returns the dice of an order in a branch whose dice are as expected; none otherwise.
///
/// # Errors
/// The order is refused.
fn expected<G: OnTable>(world: &World, order: &G::Order) -> Result<Vec<u8>, Refusal> {
    let session = world.resource::<Session<G>>();
    let is_expected = session.branch.is_some_and(|branch| branch.dice == BranchDice::Expected);
    match session.record().filter(|_| is_expected) {
        Some(record) => expected_dice(record, world, order),
        None => Ok(Vec::new()),
    }
}

/// The most phases that pass in a row: no turn of any game has as many.
const MOST: usize = 40;

/// Gives the orders of a person that need no decision, up to the next decision.
fn go_on<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    for _ in 0..MOST {
        let Some((order, reason)) = passing::next::<G>(world) else { return Ok(()) };
        let before = Before::<G>::of(world);
        let events =
            with_record::<G, _>(world, |world, record| record.play_because(world, &order, &[], reason))?;
        let number = world.resource::<Session<G>>().record().map(|record| record.file.played.len());
        tell_order::<G>(world, events, before, number);
    }
    Ok(())
}

/// Whether a computer player must give the next order.
fn computer_acts<G: OnTable>(world: &World) -> bool {
    hand_over::acting::<G>(world).is_some_and(|seat| !is_human(&world.resource::<Session<G>>().seats, seat))
}

/// Brings the events of the last order into view.
fn follow<G: OnTable>(world: &mut World) {
    let session = world.resource::<Session<G>>();
    let eyes = session.rulebook.as_ref().and_then(|book| G::eyes(book, &G::position(world).public));
    let is_told = |line: &&LogLine| line.only.is_none_or(|side| eyes.is_none_or(|eyes| eyes.see(side)));
    let new = session.log.len().saturating_sub(session.last_lines());
    let place = session.log[new..].iter().filter(is_told).find_map(|line| line.hex);
    if let (Some(hex), Some(mut view)) = (place, world.get_resource_mut::<MapView>()) {
        view.follow(centre_of(hex));
    }
}

/// Publishes the events of a command, or of an order that was sent from elsewhere, and saves a game that is held here.
pub(crate) fn tell<G: OnTable>(world: &mut World, events: Vec<G::Event>, before: Before<G>) {
    tell_order::<G>(world, events, before, None);
}

/// Publishes the events of the order of this number, if it was one, with its reason, and saves the game.
fn tell_order<G: OnTable>(
    world: &mut World,
    events: Vec<G::Event>,
    before: Before<G>,
    number: Option<usize>,
) {
    let Some(rulebook) = world.resource::<Session<G>>().rulebook.clone() else { return };
    let over = is_over::<G>(&G::position(world).public);
    let changed = G::seats_changed(G::position(world));
    let mut lines = G::log_lines(&rulebook, G::position(world), &events);
    if let Some(record) = world.resource::<Session<G>>().record() {
        if let Some(number) = number {
            explain_order(record, number, &mut lines);
        }
        let moment = Some(record.orders());
        lines.iter_mut().for_each(|line| line.moment = moment);
    }
    let rolled = G::rolled(&rulebook, &events);
    let without_die = G::without_die(&rulebook, G::position(world), &events);
    let attacked = facts::<G>(&events).any(|fact| matches!(fact.what, Happening::Attacked { .. }));
    let closed = end_phase::<G>(&events);
    let mut session = world.resource_mut::<Session<G>>();
    if rolled.is_some() {
        session.before_die = session.log.len();
    }
    session.lines.push(lines.len());
    session.log.extend(lines);
    session.moves += 1;
    session.change_seats(changed);
    // A combat of an earlier phase, or the one before, is not the current one.
    if rolled.is_some() || attacked || closed {
        let before = std::mem::replace(&mut session.rolled, rolled);
        if closed && before.is_some() {
            session.rolled_before = before;
        }
        session.without_die = without_die;
    }
    feed::tell::<G>(world, &events);
    G::happened(world, &events);
    world.write_message(Played::<G> { events, before });
    // The end of a branch is not that of its game.
    if over && world.resource::<Session<G>>().branch.is_none() {
        world.insert_resource(ResultDue);
    }
    keep::<G>(world);
    plans::keep::<G>(world);
    let kept = world.resource::<Session<G>>().kept_in();
    if let Some(path) = kept.filter(|_| closed) {
        registry::paint_beside(world, G::ID, &path);
    }
}

/// Undoes the last order, or redoes it.
pub(crate) fn step<G: OnTable>(world: &mut World, back: bool) -> Result<(), Refusal> {
    if back {
        let nothing = || trouble(t!("table-nothing-to-undo"));
        let left = world.resource::<Session<G>>().undone_to().ok_or_else(nothing)?;
        loop {
            take_back::<G>(world)?;
            let orders = world.resource::<Session<G>>().record().map_or(0, |record| record.file.played.len());
            if orders <= left {
                break;
            }
        }
        keep::<G>(world);
        return Ok(());
    }
    let before = Before::<G>::of(world);
    let (events, number) = with_record::<G, _>(world, |world, record| {
        let before = record.file.played.len();
        let events = record.redo(world);
        let now = record.file.played.len();
        Ok((events, Some(now).filter(|now| *now > before)))
    })?;
    let events = events.ok_or_else(|| trouble(t!("table-nothing-to-redo")))?;
    tell_order::<G>(world, events, before, number);
    Ok(())
}

/// Undoes the last order or command, and removes its lines.
fn take_back<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let done = with_record::<G, _>(world, |world, record| Ok(record.undo(world)))?;
    if !done {
        return Err(trouble(t!("table-nothing-to-undo")));
    }
    taken_back::<G>(world, 1);
    Ok(())
}

/// Removes the lines of the last orders or commands, which were taken back; the position before them is in the world.
pub(crate) fn taken_back<G: OnTable>(world: &mut World, orders: usize) {
    let changed = G::seats_changed(G::position(world));
    let mut session = world.resource_mut::<Session<G>>();
    session.change_seats(changed);
    for _ in 0..orders {
        let lines = session.lines.pop().unwrap_or(0);
        let shorter = session.log.len().saturating_sub(lines);
        session.log.truncate(shorter);
    }
    session.moves += 1;
    // The dice that were due are dropped with their position.
    session.people.dice = None;
    G::taken_back(world);
    feed::take_back::<G>(world);
}

/// Adds a game that can be on the table, with its rules.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    G::plugin(app);
    sets::game_plugin(app, G::ID, is_on_table::<G>);
    app.init_resource::<Session<G>>().add_message::<Played<G>>();
}

/// Carries out a command of the table and publishes its events.
pub(crate) fn carry_out<G: OnTable>(world: &mut World, command: &G::Command) -> Result<(), Refusal> {
    let before = Before::<G>::of(world);
    let events = with_record::<G, _>(world, |world, record| {
        record.command(world, TableCommand::Game(command.clone()))
    })?;
    let free = G::is_free_hand(&G::position(world).public);
    let people = &mut world.resource_mut::<Session<G>>().people;
    people.dice = None;
    if !free {
        people.placing = None;
    }
    tell::<G>(world, events, before);
    Ok(())
}
