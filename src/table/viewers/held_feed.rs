//! Writes what a die decides into the feed when the die is at rest.

use crate::{
    play::feed::FeedFile,
    table::{app::sets::TableSet, counters::animation::Throw},
};
use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    let release = release.run_if(resource_exists::<FeedFile>).after(TableSet::BeginAnimations);
    app.add_systems(Update, release);
}

/// Writes the lines that were held back, unless a die is rolling.
fn release(mut feed: ResMut<FeedFile>, throw: Res<Throw>) {
    // The reason why it cannot be written is shown with the other troubles of saving.
    if feed.is_held() && !throw.hides_result() {
        feed.release();
    }
}
