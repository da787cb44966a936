//! The content, the memory and the drawing tools of the timeline.

use crate::{
    engine::text::say,
    panels::{
        kit::theme::Palette,
        state::Action,
        study::{StudyMemory, StudyState},
    },
    scene::ReplayChapter,
};
use std::collections::BTreeMap;

/// The height of the time line in points.
pub(crate) const HEIGHT: f32 = 150.0;

/// The content of the timeline.
#[derive(Clone, Copy)]
pub struct TimelineState<'a> {
    /// The number of orders in the game.
    pub orders: usize,
    /// The number of orders before the shown moment.
    pub now: usize,
    /// The phases of the game, the first one first.
    pub chapters: &'a [ReplayChapter],
    /// Notes, by the number of orders before their moment.
    pub notes: &'a BTreeMap<usize, String>,
    /// The events of the last order before the moment.
    pub caption: &'a str,
    /// Whether it plays automatically.
    pub playing: bool,
    /// The speed, in times of the usual one.
    pub speed: u8,
    /// The branches of the game.
    pub study: Option<StudyState<'a>>,
}

/// The memory of the timeline.
#[derive(Clone, Debug, Default)]
pub struct TimelineMemory {
    /// The note that is being written, and its moment.
    pub draft: Option<(usize, String)>,
    /// The list of branches.
    pub(crate) study: StudyMemory,
}

/// The strip with its drawing tools, for any game.
pub(crate) struct Strip<'a, 'm> {
    pub replay: TimelineState<'a>,
    pub palette: &'static Palette,
    /// Whether the rules book is open.
    pub reads: bool,
    /// The memory of the timeline.
    pub memory: &'m mut TimelineMemory,
    /// The player's actions.
    pub actions: &'m mut Vec<Action>,
}

impl Strip<'_, '_> {
    pub fn act(&mut self, action: Action) {
        self.actions.push(action);
    }
}

/// The length of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// To the next order.
    Order,
    /// To the start of the next phase.
    Phase,
    /// To the start of the next turn.
    Turn,
}

impl TimelineState<'_> {
    /// Returns the moment after a step: at most the end, and backwards the beginning.
    pub fn step(&self, stride: Stride, forward: bool) -> usize {
        let marks = self.chapters.iter().filter(|chapter| stride == Stride::Phase || chapter.opens_turn);
        let mut marks = marks.map(|chapter| chapter.after);
        match (stride, forward) {
            (Stride::Order, true) => (self.now + 1).min(self.orders),
            (Stride::Order, false) => self.now.saturating_sub(1),
            (_, true) => marks.find(|after| *after > self.now).unwrap_or(self.orders),
            (_, false) => marks.take_while(|after| *after < self.now).last().unwrap_or(0),
        }
    }

    /// Returns the phase of the shown moment.
    pub fn chapter(&self) -> Option<&ReplayChapter> {
        self.chapter_at(self.now)
    }

    /// Returns the phase of a moment.
    pub(super) fn chapter_at(&self, moment: usize) -> Option<&ReplayChapter> {
        self.chapters.iter().rev().find(|chapter| chapter.after <= moment)
    }
}

/// Returns a phase as text.
pub(crate) fn title(chapter: &ReplayChapter) -> String {
    match chapter.turn {
        0 => chapter.phase.clone(),
        turn => say!("timeline-phase-of-turn", turn = turn, phase = chapter.phase.as_str()),
    }
}
