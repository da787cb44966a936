//! The people at the table: who is to go on, and the hand-over between two who plot unseen.

use super::dice::DiceAsked;
pub(crate) use crate::table::{by_file, screen::Screen, session::Session, tabled::is_human};
use crate::{
    games::panzer44::rules::{Panzer44, Position, kinds::Side, phase::Phase, plot::Draft, view::to_play},
    panels::{LogLine, Seat},
    settings::Settings,
};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// What goes on between the people at the table.
#[derive(Clone, Debug, Default)]
pub struct People {
    /// The hand-over that is under way.
    pub hand_over: Option<HandOver>,
    /// Whether people throw the dice.
    pub dice_by_hand: bool,
    /// An order that waits for them.
    pub dice: Option<DiceAsked>,
    /// How many lines of the log each side had seen before it gave its last order.
    pub(super) seen: [usize; 2],
}

/// A hand-over from one player to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandOver {
    /// Who takes over.
    pub to: Side,
    /// The file that was written for him, in a game that is sent to and fro.
    pub sent: Option<PathBuf>,
    /// The first line of the log that he has not seen happen.
    pub since: usize,
    /// When this turn was opened before, a sentence each.
    pub openings: Vec<String>,
}

/// Who has to give the next order; nobody without a game.
pub(super) fn acting(world: &World) -> Option<Side> {
    let position = world.get_resource::<Position>()?;
    let rulebook = world.resource::<Session<Panzer44>>().rulebook.as_ref()?;
    (position.public.phase != Phase::Over).then(|| to_play(rulebook, &position.public))
}

/// Whose secrets may be shown: those of the person who is to give the next order. While a computer player
/// is to, the only person at the table may look at his own; in a lesson only the learner looks.
pub(crate) fn looking(session: &Session<Panzer44>, position: &Position) -> Option<Side> {
    if let Some(taken) = &session.lesson {
        return Some(taken.course.lesson().position.learner);
    }
    let rulebook = session.rulebook.as_ref()?;
    let human = |side: &Side| is_human(&session.seats, side.number());
    let acting = to_play(rulebook, &position.public);
    if human(&acting) { Some(acting) } else { Side::BOTH.into_iter().find(human) }
}

/// Whether the side that is to go on has something before it that the other must not see: its plot, or
/// which of its units may fire at one that moves.
fn is_secret(world: &World) -> bool {
    world
        .get_resource::<Position>()
        .is_some_and(|position| position.public.phase == Phase::Plot || position.public.owed.is_some())
}

/// After an order: covers the table if the other person is to go on with something secret.
pub(super) fn hand_over(world: &mut World, before: Option<Side>) {
    if acting(world) == before {
        return;
    }
    let session = &mut *world.resource_mut::<Session<Panzer44>>();
    // What was selected and written on the sheet belongs to who goes now.
    session.selected.clear();
    let taught = session.lesson.is_some();
    if let Some(side) = before {
        // The cover comes at once: what his last order brought about he has not seen yet.
        session.people.seen[side.number()] = session.log.len().saturating_sub(session.last_lines());
    }
    if !taught {
        let draft = &mut *world.resource_mut::<Draft>();
        *draft = Draft { tool: draft.tool, at: draft.at, ..Draft::default() };
    }
    let sent = by_file::send::<Panzer44>(world);
    cover(world, sent);
}

/// Covers the table of a new game for the person who is to begin, if two sit at it and what follows is secret.
pub(super) fn open(world: &mut World) {
    if !by_file::is_sent(world.resource::<Session<Panzer44>>()) {
        cover(world, None);
    }
}

/// A game that is sent to and fro is opened at the hand-over screen; any other is covered if what follows is secret.
/// One that is gone on with where it was left has been handed over already.
pub(super) fn receive(world: &mut World, path: &Path) {
    let sent = by_file::is_sent(world.resource::<Session<Panzer44>>());
    if by_file::arrives::<Panzer44>(world, path) || !sent {
        cover(world, None);
    }
}

/// Covers the table for the person who is to go on, if two sit at it and what follows is secret; always, in a game that
/// is sent to and fro.
fn cover(world: &mut World, sent: Option<PathBuf>) {
    let session = world.resource::<Session<Panzer44>>();
    let two = session.seats == [Seat::Human, Seat::Human] && session.lesson.is_none();
    let wished = world.get_resource::<Settings>().is_none_or(|settings| settings.hand_over);
    let covers = two && (by_file::is_sent(session) || (wished && is_secret(world)));
    let (Some(to), true) = (acting(world), covers) else { return };
    let openings = by_file::openings_before::<Panzer44>(world);
    world.insert_resource(Draft::default());
    let session = &mut *world.resource_mut::<Session<Panzer44>>();
    let theirs = |line: &LogLine| line.side == Some(to.into()) && !line.heading;
    // What the last order brought about, his own fire at it as well, he has not seen happen.
    let before = session.log.len().saturating_sub(session.last_lines());
    let last = || session.log[..before].iter().rposition(theirs).map_or(0, |last| last + 1);
    let since = Some(session.people.seen[to.number()]).filter(|seen| *seen > 0).unwrap_or_else(last);
    session.selected.clear();
    session.people.hand_over = Some(HandOver { to, sent, since, openings });
    world.resource_mut::<NextState<Screen>>().set(Screen::HandOver);
}

/// The next player takes over.
pub(super) fn take_over(world: &mut World) {
    let session = &mut *world.resource_mut::<Session<Panzer44>>();
    if session.people.hand_over.take().is_some() {
        session.moves += 1;
        by_file::note_opening::<Panzer44>(world);
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    }
}
