//! A replay on the table.

use crate::{
    engine::{
        board::Hex,
        orders::{Position, Timeline},
    },
    panels::TimelineState,
    planning::offer::{Highlight, Mark},
    scene::{
        LogLine, ReplayChapter,
        story::{Moment, Story},
    },
    table::{app::screen::Screen, map::view::leading::Stand, tabled::OnTable},
};
use bevy::prelude::*;
use std::collections::BTreeMap;

#[derive(Resource)]
pub struct Replay<G: OnTable> {
    pub(super) timeline: Timeline<G>,
    pub(crate) told: Vec<Moment>,
    pub(crate) story: Story,
    /// The position to go back to, and the screen.
    pub(crate) present: (Position<G>, Screen),
    /// The player's view before the replay.
    pub(super) seen_from: Option<Stand>,
    /// The last die of the current game.
    pub(crate) rolled: Option<G::Rolled>,
    pub(super) chapters: Vec<ReplayChapter>,
    pub(crate) notes: BTreeMap<usize, String>,
    /// Whether notes were written since it was opened.
    pub(crate) noted: bool,
    pub(crate) now: usize,
    pub(crate) playing: bool,
    pub(crate) speed: u8,
    pub(crate) waited: f32,
    pub(crate) caption: String,
    /// The marks in the hexes of the last order.
    pub(crate) marks: BTreeMap<Hex, Mark>,
}

impl<G: OnTable> Replay<G> {
    /// Returns the content of the timeline.
    pub fn state(&self) -> TimelineState<'_> {
        TimelineState {
            orders: self.timeline.orders(),
            now: self.now,
            chapters: &self.chapters,
            notes: &self.notes,
            caption: &self.caption,
            playing: self.playing,
            speed: self.speed,
        }
    }

    /// Returns the log up to the shown moment.
    pub fn log(&self) -> &[LogLine] {
        self.story.until(self.now)
    }

    /// Returns the current position of the game.
    pub(crate) fn present(&self) -> &Position<G> {
        &self.present.0
    }

    /// Returns the highlights in the hexes of the last order.
    pub(crate) fn lit(&self) -> BTreeMap<Hex, Highlight> {
        self.marks.iter().map(|(hex, mark)| (*hex, Highlight::plain(*mark))).collect()
    }
}
