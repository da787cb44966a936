//! The feed at the table: its file gets every order that is played, every command, and every undo, but not the steps of
//! a replay or the orders of a branch. What a die decides is held back (`held_feed.rs`).

use crate::{
    engine::orders::{Position, Viewer},
    play::feed::{Fed, FeedFile},
    table::{session::Session, tabled::OnTable},
};
use bevy::prelude::*;
use std::borrow::Cow;

/// Begins the feed when a game is put on the table.
pub(crate) fn begin<G: OnTable + Fed>(world: &mut World) {
    write::<G>(world, FeedFile::begin::<G>);
}

pub(crate) fn tell<G: OnTable + Fed>(world: &mut World, events: &[G::Event]) {
    write::<G>(world, |feed, rulebook, known, orders| feed.tell::<G>(rulebook, known, orders, events));
}

pub(crate) fn take_back<G: OnTable + Fed>(world: &mut World) {
    write::<G>(world, FeedFile::take_back::<G>);
}

/// Returns the public state of a position, which may be laid out for one side.
fn as_both_know<'a, G: OnTable>(rulebook: &G::Rulebook, position: &'a Position<G>) -> Cow<'a, G::Public> {
    match G::eyes(rulebook, &position.public) {
        None | Some(Viewer::Both) => Cow::Borrowed(&position.public),
        Some(_) => {
            let mut position = position.clone();
            G::look(&mut position, Viewer::Both);
            Cow::Owned(position.public)
        }
    }
}

/// Writes into the feed, if there is one; a feed that cannot be written is reported, and the game goes on.
fn write<G: OnTable + Fed>(
    world: &mut World,
    line: impl FnOnce(&mut FeedFile, &G::Rulebook, &G::Public, usize) -> Result<(), String>,
) {
    // A branch is no part of its game.
    if world.resource::<Session<G>>().branch.is_some() {
        return;
    }
    let Some(mut feed) = world.remove_resource::<FeedFile>() else { return };
    let session = world.resource::<Session<G>>();
    if let (Some(rulebook), Some(record), Some(position)) =
        (&session.rulebook, session.record(), world.get_resource::<Position<G>>())
    {
        feed.hold();
        let known = as_both_know::<G>(rulebook, position);
        if let Err(why) = line(&mut feed, rulebook, &known, record.file.played.len()) {
            warn!("{why}");
        }
    }
    world.insert_resource(feed);
}
