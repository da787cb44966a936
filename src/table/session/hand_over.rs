//! The change between two turns: the next player, and the cover until they take over.

use super::{HandOver, Session};
use crate::{
    engine::orders::is_over,
    panels::Seat,
    scene::LogLine,
    settings::Settings,
    table::{app::screen::Screen, files, files::by_file, tabled::OnTable},
};
use bevy::prelude::*;
use std::path::Path;

/// Returns the side that must give the next order; none without a game, or when it is over.
pub(crate) fn acting<G: OnTable>(world: &World) -> Option<usize> {
    let rulebook = world.get_resource::<Session<G>>()?.rulebook.as_ref()?;
    let position = world
        .get_resource::<crate::engine::orders::Position<G>>()
        .filter(|position| !is_over::<G>(&position.public))?;
    Some(G::acting(rulebook, &position.public))
}

/// Returns the player at the table now, by the seat in which they began.
pub(crate) fn sits<G: OnTable>(world: &World) -> Option<usize> {
    let session = world.resource::<Session<G>>();
    let position = world
        .get_resource::<crate::engine::orders::Position<G>>()
        .filter(|position| !is_over::<G>(&position.public))?;
    let side = G::sits(session.rulebook.as_ref()?, position, by_file::is_sent(session));
    Some(changed(side, G::seats_changed(position)))
}

/// Returns the seat of a side, or the side of a seat.
fn changed(side: usize, seats_changed: bool) -> usize {
    if seats_changed { 1 - side } else { side }
}

/// The reason why the table may be covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HandOverReason {
    Another,
    /// A game is started or opened.
    Game,
}

/// Hands the table over after an order: selection and plans of the old player are dropped, and the table is covered for
/// the new one. `before` is the player before the order.
pub(crate) fn hand_over<G: OnTable>(world: &mut World, before: Option<usize>) {
    if sits::<G>(world) == before {
        return;
    }
    let session = &mut *world.resource_mut::<Session<G>>();
    session.selected.clear();
    let taught = session.lesson.is_some();
    if let Some(seat) = before.filter(|seat| *seat < 2) {
        // The cover comes at once: the player has not seen the events of their last order yet.
        session.people.seen[seat] = session.log.len().saturating_sub(session.last_lines());
    }
    if !taught {
        G::goes_over(world);
    }
    cover::<G>(world, HandOverReason::Another);
}

/// Covers the table of a new game for the person who begins, if two people play and the next part is secret.
pub(crate) fn begin<G: OnTable>(world: &mut World) {
    if !by_file::is_sent(world.resource::<Session<G>>()) {
        cover::<G>(world, HandOverReason::Game);
    }
}

/// Opens a game by e-mail at the hand-over screen; any other is covered if the next part is secret. A game that
/// continues from its autosave has been handed over already. `joined` is the side whose order was given here and has
/// been joined with the one in the file.
pub(crate) fn receive<G: OnTable>(world: &mut World, path: &Path, joined: Option<usize>) {
    let sent = by_file::is_sent(world.resource::<Session<G>>());
    if by_file::arrives::<G>(world, path) || !sent {
        cover::<G>(world, HandOverReason::Game);
    }
    let own = joined.is_none() && files::is_autosave(path);
    let before = if own { by_file::sent_before::<G>(world) } else { None };
    if let Some(hand_over) = &mut world.resource_mut::<Session<G>>().people.hand_over {
        hand_over.joined = joined;
        // A player who opens their own game again finds the file that they must still send, or waits for the answer.
        hand_over.sent = before;
        // A player who opens a received file must act: the other one has a file of their own.
        if joined.is_none() && !files::is_autosave(path) {
            hand_over.instead = None;
        }
    }
}

/// Covers the table for the next person, if two people play. In a game by e-mail, and where a player does not see all
/// enemy counters, the setting is ignored.
fn cover<G: OnTable>(world: &mut World, comes: HandOverReason) {
    let session = world.resource::<Session<G>>();
    let is_game = session.lesson.is_none() && session.branch.is_none();
    let two = session.seats == [Seat::Human, Seat::Human] && is_game;
    let wished = world.get_resource::<Settings>().is_none_or(|settings| settings.hand_over);
    let position = G::position(world);
    let wanted = match comes {
        HandOverReason::Another => G::covers(position) || G::has_kept(world),
        HandOverReason::Game => G::is_private(position),
    };
    let hides = session.rulebook.as_ref().is_some_and(|it| G::eyes(it, &position.public).is_some());
    let covers = two && (by_file::is_sent(session) || ((wished || hides) && wanted));
    let (Some(seat), true) = (sits::<G>(world), covers) else { return };
    let to = changed(seat, G::seats_changed(position));
    let sent = if comes == HandOverReason::Another { by_file::send::<G>(world) } else { None };
    let openings = by_file::openings_before::<G>(world);
    let instead = unseen_first::<G>(world).map(|_| 1 - to);
    // Once both orders are given, neither is awaited.
    let awaits = G::awaits_unseen(G::position(world));
    let session = &mut *world.resource_mut::<Session<G>>();
    let since = Some(session.people.seen[seat]).filter(|seen| *seen > 0);
    let since = since.unwrap_or_else(|| unseen::<G>(session, to));
    session.selected.clear();
    let given = given::<G>(session).filter(|side| awaits && *side != to);
    session.people.hand_over = Some(HandOver { to, sent, since, openings, joined: None, given, instead });
    world.resource_mut::<NextState<Screen>>().set(Screen::HandOver);
}

/// Returns the first line of the log after the last action of this side. The events of its last order, including its
/// own fire during it, have not been seen by it.
fn unseen<G: OnTable>(session: &Session<G>, to: usize) -> usize {
    let flag = G::SIDES.get(to).map(|side| side.flag);
    let own = |line: &LogLine| line.side.is_some() && line.side == flag && !line.heading;
    let before = session.log.len().saturating_sub(session.last_lines());
    session.log[..before].iter().rposition(own).map_or(0, |last| last + 1)
}

/// Lets the next player take over.
pub(crate) fn take_over<G: OnTable>(world: &mut World) {
    let session = &mut *world.resource_mut::<Session<G>>();
    if session.people.hand_over.take().is_some() {
        session.moves += 1;
        by_file::note_opening::<G>(world);
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    }
}

/// Returns the side whose secret order was given last.
fn given<G: OnTable>(session: &Session<G>) -> Option<usize> {
    let last = session.record().filter(|_| by_file::is_sent(session))?.file.played.last()?;
    let side = G::SIDES.iter().position(|side| side.name == last.side)?;
    G::is_unseen(&last.order).then_some(side)
}

/// Returns the command by which the other side gives its order too, in a game by e-mail.
pub(crate) fn unseen_first<G: OnTable>(world: &World) -> Option<G::Command> {
    let session = world.resource::<Session<G>>();
    let (record, position) = (session.record()?, G::position(world));
    let neither_waits = by_file::is_sent(session) && !G::dice_by_hand(record, position);
    neither_waits.then(|| G::unseen_first(&record.rulebook, position)).flatten()
}

/// Lets the next player take over by a key or a click, unless they are at another machine.
pub(crate) fn begin_by_key<G: OnTable>(world: &mut World) {
    let hand_over = world.resource::<Session<G>>().people.hand_over.as_ref();
    let waits =
        hand_over.is_some_and(|one| one.sent.is_some() || one.joined.is_some_and(|here| here != one.to));
    if !waits {
        take_over::<G>(world);
    }
}
