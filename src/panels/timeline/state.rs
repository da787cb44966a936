//! The content, the memory and the drawing tools of the timeline.

use crate::{
    engine::{
        board::Hex,
        orders::{Drawn, SideNames},
        text::say,
    },
    panels::{
        kit::theme::Palette,
        state::Action,
        study::{StudyMemory, StudyState},
    },
    play::chances::{ChanceState, Chances},
    scene::ReplayChapter,
};
use std::collections::BTreeMap;

/// The height of the time line in points, without the chances.
pub(crate) const HEIGHT: f32 = 150.0;
/// The height of the chances above it, and of their curve, in points.
pub(super) const CHANCES: f32 = 64.0;
pub(super) const CURVE: f32 = 58.0;

/// The content of the timeline.
#[derive(Clone, Copy)]
pub struct TimelineState<'a> {
    /// The number of orders in the game.
    pub orders: usize,
    /// The last moment of which the track tells: all of the game, unless its result is hidden.
    pub known: usize,
    /// The number of orders before the shown moment.
    pub now: usize,
    /// The phases of the game, the first one first.
    pub chapters: &'a [ReplayChapter],
    /// Notes, by the number of orders before their moment.
    pub notes: &'a BTreeMap<usize, String>,
    /// Arrows and rings, by the number of orders before their moment; none where no drawings are kept.
    pub drawn: Option<&'a BTreeMap<usize, Vec<Drawn>>>,
    /// The events of the last order before the moment.
    pub caption: &'a str,
    /// Whether it plays automatically.
    pub playing: bool,
    /// The speed, in times of the usual one.
    pub speed: u8,
    /// The branches of the game.
    pub study: Option<StudyState<'a>>,
    /// The chances over the game.
    pub chances: ChancesState<'a>,
}

/// The chances over a game above the track, and what the computer would have done at the shown moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct ChancesState<'a> {
    /// Whether they are shown.
    pub shown: bool,
    /// The reason why this game has none.
    pub refused: Option<&'a str>,
    /// The chances that are known so far; none before the first.
    pub chances: Option<&'a Chances>,
    /// The last moment that may be shown.
    pub until: usize,
    /// The sides of the game.
    pub sides: Option<[SideNames; 2]>,
    /// The number of the side for which more points are better.
    pub gains: usize,
    /// The state of the quick games, with the number of those that were played; none if there is nothing to play.
    pub run: Option<(ChanceState, u64)>,
    pub advice: Advice<'a>,
}

/// The order that the computer would have given at a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Advice<'a> {
    /// It was not asked.
    #[default]
    None,
    /// It is still thinking.
    Thinking,
    /// It cannot be asked: the game was over.
    Over,
    Given {
        /// Its order as text, with the reason.
        words: &'a str,
        /// The paths of its units, as arrows on the map.
        ways: &'a [Vec<Hex>],
    },
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
    /// Returns the height of the timeline in points.
    pub(crate) fn height(&self) -> f32 {
        if self.chances.shown { HEIGHT + CHANCES } else { HEIGHT }
    }

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

    /// Returns the moment of the next note, or of the one before; none if the track tells of none there.
    pub fn note_beside(&self, forward: bool) -> Option<usize> {
        let last = self.known.min(self.orders);
        let moment = |(after, _): (&usize, &String)| *after;
        match forward {
            true => self.notes.range(self.now + 1..).map(moment).next().filter(|after| *after <= last),
            false => self.notes.range(..self.now).map(moment).next_back(),
        }
    }

    /// Returns the same, with a track that tells of no later moment than this.
    pub(crate) fn known_until(self, moment: Option<usize>) -> Self {
        Self { known: moment.map_or(self.orders, |moment| moment.min(self.orders)), ..self }
    }

    /// Whether the timeline may tell of a moment; notes about undone orders are behind the last one.
    pub(super) fn tells_of(&self, moment: usize) -> bool {
        self.known >= self.orders || moment <= self.known
    }

    /// Returns the number of drawings at a moment.
    pub(super) fn drawings_at(&self, moment: usize) -> usize {
        self.drawn.and_then(|drawn| drawn.get(&moment)).map_or(0, Vec::len)
    }

    /// Returns the phases of which it may tell.
    pub(super) fn known_chapters(&self) -> &[ReplayChapter] {
        let end = self.chapters.partition_point(|chapter| self.tells_of(chapter.after));
        self.chapters.get(..end).unwrap_or_default()
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
