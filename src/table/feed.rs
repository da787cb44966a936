//! The feed at the table: every order that is played, every command, everything that is taken back goes into
//! its file. What is only looked at in a replay does not.

use super::session::Session;
use crate::{
    feed::FeedFile,
    games::guderian::{Position, Rulebook, event::Event, position::Public},
};
use bevy::prelude::*;

/// A game has been laid on the table.
pub(super) fn begin(world: &mut World) {
    write(world, FeedFile::begin);
}

/// These things have happened.
pub(super) fn tell(world: &mut World, events: &[Event]) {
    write(world, |feed, rulebook, public, orders| feed.tell(rulebook, public, orders, events));
}

/// Something was taken back.
pub(super) fn take_back(world: &mut World) {
    write(world, FeedFile::take_back);
}

/// Writes into the feed, if there is one; a feed that cannot be written is said to be so, and the game goes on.
fn write(
    world: &mut World,
    line: impl FnOnce(&mut FeedFile, &Rulebook, &Public, usize) -> Result<(), String>,
) {
    let Some(mut feed) = world.remove_resource::<FeedFile>() else { return };
    let session = world.resource::<Session>();
    if let (Some(rulebook), Some(record), Some(position)) =
        (&session.rulebook, session.record(), world.get_resource::<Position>())
        && let Err(why) = line(&mut feed, rulebook, &position.public, record.file.played.len())
    {
        warn!("{why}");
    }
    world.insert_resource(feed);
}
