//! Compares the file of a game that has ended with what this program was sent of it.

use super::{
    super::{connection::Away, telling::line_of},
    file::MOST_BYTES,
    noting::path,
    verdict::Verdict,
};
use crate::{
    engine::{
        data::read_bytes,
        orders::{GameFile, Position},
    },
    referee::{
        bench::views_of_file,
        seen::{SeenBy, SeenLines},
    },
    table::{app::waker::waker, session::Session, tabled::OnTable},
};
use bevy::prelude::*;
use std::{
    path::Path,
    sync::{Arc, PoisonError},
    thread,
};

/// Begins to compare the text of the game file with what was sent, on a thread: a long game takes seconds.
pub(in crate::table::away) fn compare<G: OnTable>(world: &mut World, text: &str) {
    let (path, waker) = (path::<G>(world), waker(world));
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return };
    let (Some(to), Some(held)) = (away.seen_by(), away.client.held()) else { return };
    let (rulebook, last) = (Arc::clone(&held.rulebook), held.hash.clone());
    let (text, slot) = (text.to_owned(), Arc::clone(&away.verdict));
    let writing = away.seen.end();
    let work = move || {
        // What waits for the disk is written first.
        if let Some(writing) = writing {
            let _ = writing.join();
        }
        let verdict = path
            .map_or(Verdict::NothingKept, |path| verdict_on::<G>((&path, &to), &text, (&rulebook, &last)));
        *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(verdict);
        waker.wake();
    };
    if let Err(error) = thread::Builder::new().name("compare".to_owned()).spawn(work) {
        warn!("a game file is not compared with what was sent: {error}");
    }
}

/// Returns the result for a text of a game file. The rulebook is the one with which the game was shown, and `last` the hash
/// of the last view.
fn verdict_on<G: OnTable>(
    (path, to): (&Path, &SeenBy),
    text: &str,
    (rulebook, last): (&Arc<G::Rulebook>, &str),
) -> Verdict {
    let seen = read_bytes(path, MOST_BYTES).map(|bytes| SeenLines::read(&bytes, to)).unwrap_or_default();
    if seen.is_empty() {
        return Verdict::NothingKept;
    }
    let file = match GameFile::<G>::parse("online", text) {
        Ok(file) => file,
        Err(fault) => return Verdict::Unplayable(fault.to_string()),
    };
    if file.header.program != env!("CARGO_PKG_VERSION") {
        return Verdict::OtherVersion;
    }
    let side = |position: &Position<G>| {
        let seat = to.seat?.min(1);
        Some(if G::seats_changed(position) { 1 - seat } else { seat })
    };
    let compared = views_of_file::<G>(rulebook, &file, side).map(|views| seen.compare(&views, last));
    match compared {
        Ok(Ok(())) if seen.is_damaged() => Verdict::AgreesInPart,
        Ok(Ok(())) => Verdict::Agrees,
        Ok(Err(difference)) => Verdict::Differs(difference),
        Err(why) => Verdict::Unplayable(why),
    }
}

/// Adds the result to the log of the game, once it is there.
pub(in crate::table::away) fn tell_verdict<G: OnTable>(
    away: Res<Away<G>>,
    position: Option<Res<Position<G>>>,
    mut session: ResMut<Session<G>>,
) {
    let Some(position) = position else { return };
    let verdict = away.verdict.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(verdict) = verdict {
        session.log.push(line_of::<G>(&position, verdict.sentence(&G::SIDES)));
    }
}
