//! A replay on the table.

use crate::{
    engine::{
        board::Hex,
        orders::{Position, Timeline},
        text::say,
    },
    panels::{ChancesState, TimelineState},
    planning::offer::{Highlight, Mark},
    scene::{
        LogLine, ReplayChapter, readable,
        story::{Moment, Story},
    },
    table::{
        app::screen::Screen,
        map::view::leading::Stand,
        tabled::{Before, OnTable},
    },
};
use bevy::prelude::*;
use std::collections::BTreeMap;

#[derive(Resource)]
pub struct Replay<G: OnTable> {
    pub(crate) timeline: Timeline<G>,
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
    /// The last moment that has been shown since it was opened or its result was hidden.
    pub(crate) reached: usize,
    pub(crate) playing: bool,
    pub(crate) speed: u8,
    pub(crate) waited: f32,
    pub(crate) caption: String,
    /// The caption while a die rolls.
    pub(crate) rolling: String,
    /// The marks in the hexes of the last order.
    pub(crate) marks: BTreeMap<Hex, Mark>,
    /// The position before the last order, if the replay has just gone on by one.
    pub(crate) stepped_from: Option<Before<G>>,
}

/// Returns the events of the order before a moment in one line. The timeline names the phase, which is included only if
/// there is nothing else, and it shows the moment's note by itself.
pub(crate) fn caption(story: &Story, to: usize, note: Option<&String>) -> String {
    let Some(before) = to.checked_sub(1) else { return say!("table-replay-begins") };
    let lines = readable(&story.until(to)[story.until(before).len()..], |_| false);
    let noted = note.map(|note| say!("scene-note", note = note.as_str()));
    let is_told = |line: &&LogLine| noted.as_ref() != Some(&line.text);
    let deeds = lines.iter().filter(is_told).filter(|line| !line.heading);
    let said: Vec<&str> = deeds.map(|line| line.text.as_str()).collect();
    match lines.iter().find(is_told) {
        Some(first) if said.is_empty() => first.text.clone(),
        _ => said.join("  ·  "),
    }
}

impl<G: OnTable> Replay<G> {
    /// Replaces its words by those in another language.
    pub(crate) fn tell_again(&mut self, told: Vec<Moment>, story: Story, chapters: Vec<ReplayChapter>) {
        (self.told, self.story, self.chapters) = (told, story, chapters);
        self.caption = caption(&self.story, self.now, self.notes.get(&self.now));
        self.rolling = say!("table-dice-roll");
    }

    /// Returns the content of the timeline.
    pub fn state(&self) -> TimelineState<'_> {
        TimelineState {
            orders: self.timeline.orders(),
            known: self.timeline.orders(),
            now: self.now,
            chapters: &self.chapters,
            notes: &self.notes,
            drawn: None,
            caption: &self.caption,
            playing: self.playing,
            speed: self.speed,
            study: None,
            chances: ChancesState::default(),
        }
    }

    /// Returns the content of the timeline; while a die rolls, its text does not tell the result.
    pub(crate) fn state_while(&self, hides_result: bool) -> TimelineState<'_> {
        let state = self.state();
        if hides_result { TimelineState { caption: &self.rolling, ..state } } else { state }
    }

    /// Returns the log up to the shown moment.
    pub fn log(&self) -> &[LogLine] {
        self.told(false)
    }

    /// Returns the log up to the shown moment; while a die rolls, without its result.
    pub fn told(&self, hides_result: bool) -> &[LogLine] {
        self.story.until(self.now.saturating_sub(usize::from(hides_result)))
    }

    /// Returns the note about the moment that is shown.
    pub(crate) fn note(&self) -> Option<String> {
        self.notes.get(&self.now).cloned()
    }

    /// Whether a note is about the moment that is shown.
    pub(crate) fn has_note(&self) -> bool {
        self.notes.contains_key(&self.now)
    }

    /// Returns the current position of the game.
    pub(crate) fn present(&self) -> &Position<G> {
        &self.present.0
    }

    /// Returns the highlights in the hexes of the last order. While a die rolls, the hexes of retreats and advances
    /// would tell its result.
    pub(crate) fn lit(&self, hides_result: bool) -> BTreeMap<Hex, Highlight> {
        let tells = |mark: Mark| matches!(mark, Mark::Retreat | Mark::Advance | Mark::Asked);
        let marks = self.marks.iter().filter(|(_, mark)| !hides_result || !tells(**mark));
        marks.map(|(hex, mark)| (*hex, Highlight::plain(*mark))).collect()
    }
}
