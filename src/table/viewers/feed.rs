//! The feed at the table: its file and the stage get every order that is played, every command, and every undo, but not
//! the steps of a replay or the orders of a branch. What a die decides is held back (`held_feed.rs`).

use crate::{
    engine::orders::{Position, Viewer},
    play::feed::{Fed, Feed, FeedFile, FeedLine},
    table::{session::Session, tabled::OnTable},
};
use bevy::prelude::*;
use std::borrow::Cow;

/// The feed for the stage: its lines are sent to viewers when the die is at rest.
#[derive(Resource, Debug, Default)]
pub(super) struct StagedFeed {
    feed: Feed,
    /// Lines that are not sent yet.
    pub(super) held: Vec<FeedLine>,
}

/// The event that a line of the feed is about.
enum Told<'a, E> {
    Begun,
    Played(&'a [E]),
    TakenBack,
}

/// Begins the feed when a game is put on the table.
pub(crate) fn begin<G: OnTable + Fed>(world: &mut World) {
    write::<G>(world, &Told::Begun);
}

pub(crate) fn tell<G: OnTable + Fed>(world: &mut World, events: &[G::Event]) {
    write::<G>(world, &Told::Played(events));
}

pub(crate) fn take_back<G: OnTable + Fed>(world: &mut World) {
    write::<G>(world, &Told::TakenBack);
}

/// Returns the public state of a position, which may be laid out for one side.
pub(super) fn as_both_know<'a, G: OnTable>(
    rulebook: &G::Rulebook,
    position: &'a Position<G>,
) -> Cow<'a, G::Public> {
    match G::eyes(rulebook, &position.public) {
        None | Some(Viewer::Both) => Cow::Borrowed(&position.public),
        Some(_) => {
            let mut position = position.clone();
            G::look(&mut position, Viewer::Both);
            Cow::Owned(position.public)
        }
    }
}

/// Writes into the feed, if there is one, and tells it to viewers, if the stage is open. A feed that cannot be written is
/// reported, and the game goes on.
fn write<G: OnTable + Fed>(world: &mut World, told: &Told<'_, G::Event>) {
    // A branch is no part of its game.
    if world.resource::<Session<G>>().branch.is_some() {
        return;
    }
    let (mut file, mut staged) = (world.remove_resource::<FeedFile>(), world.remove_resource::<StagedFeed>());
    let session = world.resource::<Session<G>>();
    if (file.is_some() || staged.is_some())
        && let (Some(rulebook), Some(record), Some(position)) =
            (&session.rulebook, session.record(), world.get_resource::<Position<G>>())
    {
        let known = as_both_know::<G>(rulebook, position);
        let orders = record.orders();
        if let Some(file) = &mut file {
            file.hold();
            let outcome = match told {
                Told::Begun => file.begin::<G>(rulebook, &known, orders),
                Told::Played(events) => file.tell::<G>(rulebook, &known, orders, events),
                Told::TakenBack => file.take_back::<G>(rulebook, &known, orders),
            };
            if let Err(why) = outcome {
                warn!("{why}");
            }
        }
        if let Some(staged) = &mut staged {
            let lines = match told {
                Told::Begun => staged.feed.begin::<G>(rulebook, &known, orders),
                Told::Played(events) => staged.feed.tell::<G>(rulebook, &known, orders, events),
                Told::TakenBack => staged.feed.take_back::<G>(rulebook, &known, orders),
            };
            staged.held.extend(lines);
        }
    }
    if let Some(file) = file {
        world.insert_resource(file);
    }
    if let Some(staged) = staged {
        world.insert_resource(staged);
    }
}
