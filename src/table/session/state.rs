//! The game on the table, its record and its log.

use super::{
    super::tabled::{OnTable, registry::GameKept},
    people::People,
};
use crate::{
    engine::{
        counters::UnitId,
        orders::{Autosave, Game, Position, Record, Refusal, SideNames},
    },
    panels::Seat,
    planning::GameContext,
    scene::{LogLine, story::Story},
    table::lessons::Taken,
};
use bevy::prelude::*;
use std::{path::PathBuf, sync::Arc};

/// The game on the table, as far as it is no position; one for each game that can lie there, of which only
/// one holds a record at a time.
#[derive(Resource)]
pub struct Session<G: OnTable> {
    /// What the game is played by; none before the first game.
    pub rulebook: Option<Arc<G::Rulebook>>,
    /// The lines of the log, the newest last.
    pub log: Vec<LogLine>,
    /// Why the last request was refused; none if it was not.
    pub refusal: Option<Refusal>,
    /// How many requests have been refused so far.
    pub refusals: u64,
    pub selected: Vec<UnitId>,
    /// The last fight that a die decided.
    pub rolled: Option<G::Rolled>,
    /// The last such fight of a phase that is over.
    pub rolled_before: Option<G::Rolled>,
    /// How the last fight ended, if no die was thrown for it.
    pub without_die: Option<String>,
    /// Who plays, in the order in which the game numbers its sides.
    pub seats: [Seat; 2],
    /// Whether these are other sides than those with which they sat down.
    pub(crate) seats_changed: bool,
    /// Counts accepted orders, undone ones included, so that views notice a change.
    pub moves: u64,
    /// Counts the games that were laid: another number is another game, or the same once more.
    pub laid: u64,
    /// What goes on between the people at the table.
    pub people: People<G>,
    /// The file that a game which is sent to and fro was opened from, until its turn is opened.
    pub(crate) sent_from: Option<PathBuf>,
    /// The file of a game that is sent to and fro and of which only the replay was opened.
    pub(super) looked_at: Option<PathBuf>,
    /// The file that the game was opened from, if it is kept in another one or in none: notes go there as well.
    pub(super) opened_from: Option<PathBuf>,
    pub(crate) lesson: Option<Taken<G>>,
    pub(super) record: Option<Record<G>>,
    pub(super) autosave: Option<Autosave>,
    /// How many lines each order that may be taken back has added to the log.
    pub(super) lines: Vec<usize>,
}

impl<G: OnTable> Default for Session<G> {
    fn default() -> Self {
        Self {
            rulebook: None,
            log: Vec::new(),
            refusal: None,
            refusals: 0,
            selected: Vec::new(),
            rolled: None,
            rolled_before: None,
            without_die: None,
            seats: Default::default(),
            seats_changed: false,
            moves: 0,
            laid: 0,
            people: People::default(),
            sent_from: None,
            looked_at: None,
            opened_from: None,
            lesson: None,
            record: None,
            autosave: None,
            lines: Vec::new(),
        }
    }
}

impl<G: OnTable> Session<G> {
    /// The game as its player plans in it; none if it is not on the table.
    pub fn context<'a>(&'a self, position: Option<&'a Position<G>>) -> Option<GameContext<'a, G>> {
        let (rulebook, position) = (self.rulebook.as_ref()?, position?);
        let (selected, placing) = (self.selected.as_slice(), self.people.placing.as_ref());
        Some(GameContext { rulebook, position, selected, looking: self.looking(position), placing })
    }

    /// The side whose secrets may be seen at the table, by its number: of the person that is to give the next order, or while a
    /// computer player is to, of the only person; in a lesson of the learner; none while only computers play.
    pub fn looking(&self, position: &Position<G>) -> Option<usize> {
        let learner = self.lesson.as_ref().and_then(|taken| G::learner(&taken.course.lesson().position));
        if learner.is_some() {
            return learner;
        }
        let human = |side: &usize| is_human(&self.seats, *side);
        let acting = G::acting(self.rulebook.as_ref()?, &position.public);
        if human(&acting) { Some(acting) } else { [0, 1].into_iter().find(human) }
    }

    /// Whether the last order of a person can be taken back.
    pub fn can_undo(&self) -> bool {
        self.undone_to().is_some()
    }

    /// How many orders are left when the last order of a person has been taken back. What only a computer player has
    /// ordered since would be ordered again; where no person plays, its last order is taken back.
    pub(super) fn undone_to(&self) -> Option<usize> {
        let humans = self.humans();
        let by_person = |side: &str| {
            let is_his = |(names, human): (&SideNames, bool)| human && names.name == side;
            humans == [false; 2] || G::SIDES.iter().zip(humans).any(is_his)
        };
        self.record.as_ref()?.undone_to(|order| by_person(&order.side))
    }

    /// Whether an order that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        self.record.as_ref().is_some_and(Record::can_redo)
    }

    /// Whether a human plays each side, in the order of their numbers.
    pub fn humans(&self) -> [bool; 2] {
        [0, 1].map(|side: usize| self.seats[side] == Seat::Human)
    }

    /// The players change seats, or go back to their own.
    pub(super) fn change_seats(&mut self, changed: bool) {
        if self.seats_changed != changed {
            self.seats.reverse();
            self.seats_changed = changed;
        }
    }

    /// Whether a game lies on the table.
    pub fn has_game(&self) -> bool {
        self.record.is_some()
    }

    /// The record of the game on the table.
    pub(crate) fn record(&self) -> Option<&Record<G>> {
        self.record.as_ref()
    }

    /// The record of the game on the table, to write into.
    pub(crate) fn record_mut(&mut self) -> Option<&mut Record<G>> {
        self.record.as_mut()
    }

    /// The file in which the game is kept by itself.
    pub(crate) fn kept_in(&self) -> Option<PathBuf> {
        self.autosave.as_ref().map(Autosave::path)
    }

    /// Where the game is kept by itself, and what stops that.
    pub(crate) fn kept(&self) -> Option<GameKept> {
        let autosave = self.autosave.as_ref()?;
        let (path, trouble) = (autosave.path(), autosave.trouble());
        Some(GameKept { path, trouble, set_aside: autosave.set_aside() })
    }

    /// Lends what keeps the game.
    pub(crate) fn take_autosave(&mut self) -> Option<Autosave> {
        self.autosave.take()
    }

    /// Takes back what keeps the game.
    pub(crate) fn give_autosave(&mut self, autosave: Autosave) {
        self.autosave = Some(autosave);
    }

    /// Waits until the game is in its file, as far as it can be.
    pub(crate) fn settle(&self) {
        if let Some(Err(trouble)) = self.autosave.as_ref().map(Autosave::settle) {
            warn!("the game is not kept: {trouble}");
        }
    }

    /// Takes another record in place of this one, with so many lines of the log.
    pub(super) fn replace(&mut self, record: Record<G>, lines: usize) {
        self.record = Some(record);
        self.lines.clear();
        self.log.truncate(lines);
        self.selected.clear();
        (self.rolled, self.rolled_before) = (None, None);
        self.without_die = None;
        self.moves += 1;
    }

    /// Tells the log anew, from the beginning of the game.
    pub(crate) fn tell_anew(&mut self, story: Story) {
        self.lines = story.counts();
        self.log = story.lines;
    }

    /// How many lines of the log the last order brought.
    pub fn last_lines(&self) -> usize {
        self.lines.last().copied().unwrap_or(0)
    }

    /// Whether a person gave the last order.
    pub(crate) fn last_is_by_person(&self) -> bool {
        let last = |record: &Record<G>| {
            let last = record.file.played.len().checked_sub(1)?;
            Some(is_by_person(record, last, &self.seats))
        };
        self.record.as_ref().and_then(last).unwrap_or(false)
    }

    /// Notes why a request was not carried out.
    pub fn refuse(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
        self.refusals += 1;
    }
}

/// Whether a person plays the side with this number.
pub(crate) fn is_human(seats: &[Seat; 2], seat: usize) -> bool {
    seats.get(seat) == Some(&Seat::Human)
}

/// Whether a person has given the order of this number.
pub(crate) fn is_by_person<G: Game>(record: &Record<G>, number: usize, seats: &[Seat; 2]) -> bool {
    let order = record.file.played.get(number);
    let side = order.and_then(|order| G::SIDES.iter().position(|side| side.name == order.side));
    side.is_some_and(|side| is_human(seats, side))
}

/// Whether a game of this kind lies on the table.
pub(crate) fn is_on_table<G: OnTable>(session: Res<Session<G>>) -> bool {
    session.rulebook.is_some()
}
