//! A lesson that is taken.

use super::super::tabled::OnTable;
use crate::{
    engine::lessons::{Card, Course, Progress},
    table::map::view::leading::Stand,
};
use bevy::prelude::*;
use std::path::PathBuf;

/// The lesson on the table.
pub struct Taken<G: OnTable> {
    /// How far it is.
    pub course: Course<G>,
    /// What the learner has prepared, as far as the lesson has let it pass.
    pub(crate) prepared: G::Prepared,
    /// The lesson that follows.
    pub next: Option<Card>,
    /// Lines of the log when each step so far began.
    pub(super) log: Vec<usize>,
    /// Places of the table to be brought into sight; none if nothing is to be.
    pub(super) framing: Option<Framing>,
    /// Where the view stood when it had been led to a step; its pupil may have moved it since.
    pub(super) led: Option<Stand>,
}

/// Places that are brought into sight as soon as the panels have taken their room.
pub(super) struct Framing {
    /// The middles of hexes, and of counters that wait beside the map.
    pub places: Vec<Vec2>,
    /// Frames until then.
    pub wait: u8,
    /// Those of them that matter more, where not all can be seen from where hex numbers are read; none where nobody reads any.
    pub first: Option<Vec<Vec2>>,
    /// Whether the view stays where it is if all of them are seen already.
    pub may_stay: bool,
}

/// Which lessons have been finished, and the file in which that is kept.
#[derive(Resource, Default)]
pub(crate) struct Finished {
    pub progress: Progress,
    pub file: Option<PathBuf>,
}
