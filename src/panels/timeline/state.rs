//! What the time line of a replay shows, remembers and is drawn with.

use crate::{
    panels::{kit::theme::Palette, state::Action},
    scene::ReplayChapter,
};
use std::collections::BTreeMap;

/// The height of the time line in points.
pub(crate) const HEIGHT: f32 = 150.0;

/// What the time line shows.
#[derive(Clone, Copy)]
pub struct TimelineState<'a> {
    /// How many orders the game has.
    pub orders: usize,
    /// How many of them lead to the moment that is shown.
    pub now: usize,
    /// The phases of the game, the first one first.
    pub chapters: &'a [ReplayChapter],
    /// Notes, by the number of orders before their moment.
    pub notes: &'a BTreeMap<usize, String>,
    /// What the last order before the moment brought about.
    pub caption: &'a str,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// How many times as fast as usual.
    pub speed: u8,
}

/// What the time line remembers.
#[derive(Clone, Debug, Default)]
pub struct TimelineMemory {
    /// The note that is being written, and its moment.
    pub draft: Option<(usize, String)>,
}

/// What the strip draws with, whatever game is shown.
pub(crate) struct Strip<'a, 'm> {
    pub replay: TimelineState<'a>,
    pub palette: &'static Palette,
    /// Whether the rules book is open.
    pub reads: bool,
    /// What the time line remembers.
    pub memory: &'m mut TimelineMemory,
    /// What the player asks for.
    pub actions: &'m mut Vec<Action>,
}

impl Strip<'_, '_> {
    pub fn act(&mut self, action: Action) {
        self.actions.push(action);
    }
}

/// How far a step goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// To the next order.
    Order,
    /// To where the next phase begins.
    Phase,
    /// To where the next turn begins.
    Turn,
}

impl TimelineState<'_> {
    /// The moment that a step leads to: at most the end, and backwards the beginning.
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

    /// The phase of the moment.
    pub fn chapter(&self) -> Option<&ReplayChapter> {
        self.chapter_at(self.now)
    }

    /// The phase of a moment.
    pub(super) fn chapter_at(&self, moment: usize) -> Option<&ReplayChapter> {
        self.chapters.iter().rev().find(|chapter| chapter.after <= moment)
    }
}

/// A phase in words.
pub(crate) fn title(chapter: &ReplayChapter) -> String {
    match chapter.turn {
        0 => chapter.phase.clone(),
        turn => format!("Turn {turn}, {}", chapter.phase),
    }
}
