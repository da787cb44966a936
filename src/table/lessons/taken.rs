//! The lesson on the table.

use super::{super::tabled::OnTable, watching::LessonWatcher};
use crate::{
    engine::lessons::{Card, Course, Progress},
    table::map::view::leading::Stand,
};
use bevy::prelude::*;
use std::path::PathBuf;

/// The lesson on the table.
pub struct Taken<G: OnTable> {
    /// Its progress.
    pub course: Course<G>,
    /// The learner's prepared plan, with the parts that the lesson has accepted.
    pub(crate) prepared: G::Prepared,
    /// The lesson that follows.
    pub next: Option<Card>,
    /// The number of log lines at the start of each step so far.
    pub(super) log: Vec<usize>,
    /// The places of the table to bring into view; none without a request.
    pub(super) framing: Option<Framing>,
    /// The view after it was scrolled to a step; the learner may have moved it since.
    pub(super) led: Option<Stand>,
    /// The thread that watches the file of the lesson; none if it is built into the program.
    pub(super) watcher: Option<LessonWatcher<G>>,
    /// The faults of the file as it is now: the lesson is that of an earlier text.
    pub(super) faults: Vec<String>,
    /// The tries at this puzzle so far, those of earlier sittings included.
    pub tried: u32,
    /// Whether the learner has had a part of the solution played: then it is not solved.
    pub(super) was_shown: bool,
}

impl<G: OnTable> Taken<G> {
    /// Returns the first fault of the lesson's file, if it was changed since and has one now.
    pub(crate) fn fault(&self) -> Option<&str> {
        self.faults.first().map(String::as_str)
    }
}

/// Places that are brought into view once the panels have taken their room.
pub(super) struct Framing {
    /// The middles of hexes, and of counters that wait beside the map.
    pub places: Vec<Vec2>,
    /// Frames until then.
    pub wait: u8,
    /// The places among them with priority, if not all are visible at a zoom at which hex numbers are legible; none
    /// where that does not matter.
    pub first: Option<Vec<Vec2>>,
    /// Whether the view stays if all of them are visible already.
    pub may_stay: bool,
}

/// The finished lessons, and the file that lists them.
#[derive(Resource, Default)]
pub(crate) struct Finished {
    pub progress: Progress,
    pub file: Option<PathBuf>,
}
