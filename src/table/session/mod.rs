//! The session: the game on the table, its record and log, and the one system that plays requests
//! through the door.

mod laying;
mod playing;
mod requests;

pub use laying::{AutosaveFile, put_on_table};
pub(super) use laying::{begin_taught, choose_autosave, clear, go_back_to, look_at};
pub use playing::Played;
pub(super) use playing::{keep, note, play_with, standing, step, tell, trouble, with_record};
pub(super) use requests::answer_requests;
pub use requests::{OrderRequest, Request};

use super::{lesson::Taken, people::People, replay::Story};
use crate::{
    counters::Word,
    games::guderian::{Guderian, Rulebook},
    orders::{Autosave, Record, Refusal},
    panels::{LogLine, Rolled, Seat},
};
use bevy::prelude::*;
use std::{path::Path, sync::Arc};

/// The game on the table, as far as it is no position.
#[derive(Resource, Default)]
pub struct Session {
    /// What the game is played by; none before the first game.
    pub rulebook: Option<Arc<Rulebook>>,
    /// The lines of the log, the newest last.
    pub log: Vec<LogLine>,
    /// Why the last request was refused; none if it was not.
    pub refusal: Option<Refusal>,
    /// How many requests have been refused so far.
    pub refusals: u64,
    /// The units that are selected.
    pub selected: Vec<Word>,
    /// The last battle that a die decided.
    pub rolled: Option<Rolled>,
    /// Who plays, Soviet first.
    pub seats: [Seat; 2],
    /// Counts accepted orders, undone ones included, so that views notice a change.
    pub moves: u64,
    /// What goes on between the people at the table.
    pub people: People,
    /// The lesson that is taken.
    pub(super) lesson: Option<Taken>,
    record: Option<Record<Guderian>>,
    autosave: Option<Autosave>,
    /// How many lines each order that may be taken back has added to the log.
    lines: Vec<usize>,
}

impl Session {
    /// Whether the last order can be taken back.
    pub fn can_undo(&self) -> bool {
        self.record.as_ref().is_some_and(Record::can_undo)
    }

    /// Whether an order that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        self.record.as_ref().is_some_and(Record::can_redo)
    }

    /// Whether a human plays each side, Soviet first.
    pub fn humans(&self) -> [bool; 2] {
        [0, 1].map(|side: usize| self.seats[side] == Seat::Human)
    }

    /// Whether a game lies on the table.
    pub fn has_game(&self) -> bool {
        self.record.is_some()
    }

    /// The record of the game on the table.
    pub(super) fn record(&self) -> Option<&Record<Guderian>> {
        self.record.as_ref()
    }

    /// The record of the game on the table, to write into.
    pub(super) fn record_mut(&mut self) -> Option<&mut Record<Guderian>> {
        self.record.as_mut()
    }

    /// The file in which the game is kept by itself.
    pub(super) fn kept_in(&self) -> Option<&Path> {
        self.autosave.as_ref().map(Autosave::path)
    }

    /// Takes another record in place of this one, with so many lines of the log.
    fn replace(&mut self, record: Record<Guderian>, lines: usize) {
        self.record = Some(record);
        self.lines.clear();
        self.log.truncate(lines);
        self.selected.clear();
        self.rolled = None;
        self.moves += 1;
    }

    /// Tells the log anew, from the beginning of the game.
    pub(super) fn tell_anew(&mut self, story: Story) {
        self.lines = story.counts();
        self.log = story.lines;
    }

    /// How many lines of the log the last order brought.
    pub fn last_lines(&self) -> usize {
        self.lines.last().copied().unwrap_or(0)
    }

    /// Notes why a request was not carried out.
    pub fn refuse(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
        self.refusals += 1;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(crate::games::guderian::plugin)
        .init_resource::<Session>()
        .add_message::<OrderRequest>()
        .add_message::<Played>()
        .add_systems(Update, answer_requests);
}
