//! Tells what a die decides when the die is at rest: to the file of the feed, and to the stage. Lines that wait for a
//! delay are written while the table rests.

use super::feed::StagedFeed;
use crate::{
    play::{
        feed::FeedFile,
        stage::{SceneEvent, Stage},
    },
    table::{
        app::{sets::TableSet, waker::waker},
        counters::animation::Throw,
    },
};
use bevy::prelude::*;
use std::{
    thread,
    time::{Duration, Instant},
};

/// Added to the time at which a line is due, so that it is due when the window wakes.
const AFTERWARDS: Duration = Duration::from_millis(20);

pub(crate) fn plugin(app: &mut App) {
    let write = (release, write_due).chain().run_if(resource_exists::<FeedFile>);
    let tell = tell.run_if(resource_exists::<Stage>);
    app.add_systems(Update, (write, tell).after(TableSet::BeginAnimations));
}

/// Writes the lines that were held back, unless a die is rolling.
fn release(mut feed: ResMut<FeedFile>, throw: Res<Throw>) {
    // The reason why it cannot be written is shown with the other troubles of saving.
    if feed.is_held() && !throw.hides_result() {
        feed.release();
    }
}

/// Writes the lines whose delay is over, and has the window wake for the next one.
fn write_due(world: &mut World, mut woken_at: Local<Option<Instant>>) {
    let Some(due) = world.resource::<FeedFile>().next_due() else { return };
    if due <= Instant::now() {
        world.resource_mut::<FeedFile>().bypass_change_detection().catch_up();
    }
    let next = world.resource::<FeedFile>().next_due();
    if next.is_some() && *woken_at != next {
        let waker = waker(world);
        let pause = next.map_or(Duration::ZERO, |due| due.saturating_duration_since(Instant::now()));
        thread::spawn(move || {
            thread::sleep(pause + AFTERWARDS);
            waker.wake();
        });
    }
    *woken_at = next;
}

/// Tells viewers the lines that were held back, unless a die is rolling.
fn tell(stage: Res<Stage>, mut staged: ResMut<StagedFeed>, throw: Res<Throw>) {
    if staged.held.is_empty() || throw.hides_result() {
        return;
    }
    let lines = std::mem::take(&mut staged.held);
    lines.iter().filter_map(SceneEvent::of_line).for_each(|event| stage.tell(&event));
}
