//! The game on the table, its record and its log.

use super::{
    super::tabled::{OnTable, registry::GameKept},
    by_itself,
    people::People,
};
use crate::{
    engine::{
        counters::UnitId,
        orders::{Autosave, BranchDice, BranchEyes, Game, Position, Record, Refusal, SideNames},
    },
    panels::Seat,
    planning::GameContext,
    scene::{LogLine, story::Story},
    table::lessons::Taken,
};
use bevy::prelude::*;
use std::{path::PathBuf, sync::Arc};

/// The branch that is on the table in place of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OnBranch {
    /// The viewer with whose knowledge it is tried.
    pub eyes: BranchEyes,
    /// The source of the dice of its next orders.
    pub dice: BranchDice,
}

/// The game on the table, except its position; there is one for each game that can be on it, and only one has a record
/// at a time.
#[derive(Resource)]
pub struct Session<G: OnTable> {
    /// The rulebook of the game; none before the first game.
    pub rulebook: Option<Arc<G::Rulebook>>,
    /// The lines of the log, the newest last.
    pub log: Vec<LogLine>,
    /// The reason why the last request was refused; none if it was not.
    pub refusal: Option<Refusal>,
    /// The number of refused requests so far.
    pub refusals: u64,
    pub selected: Vec<UnitId>,
    /// The last combat that a die decided.
    pub rolled: Option<G::Rolled>,
    /// The last such combat of an earlier phase.
    pub rolled_before: Option<G::Rolled>,
    /// The outcome of the last combat, if it needed no die.
    pub without_die: Option<String>,
    /// The players, in the order in which the game numbers its sides.
    pub seats: [Seat; 2],
    /// Whether the players have changed sides since the start.
    pub(crate) seats_changed: bool,
    /// Counts accepted orders, undone ones included, so that views notice a change.
    pub moves: u64,
    /// Counts the games put on the table: a new number is another game, or the same once more.
    pub laid: u64,
    /// The state of the people at the table.
    pub people: People<G>,
    /// The file that a game by e-mail was opened from, until its turn is opened.
    pub(crate) sent_from: Option<PathBuf>,
    /// The file of a game by e-mail whose replay alone was opened.
    pub(super) looked_at: Option<PathBuf>,
    /// The file that the game was opened from, if it is saved in another one or in none: notes go there as well.
    pub(super) opened_from: Option<PathBuf>,
    pub(crate) lesson: Option<Taken<G>>,
    /// The branch, if this is not the game itself but orders that are tried beside it. Its position is made of what one
    /// viewer knows, so that nothing in it is hidden from the person who plays both sides.
    pub(crate) branch: Option<OnBranch>,
    pub(super) record: Option<Record<G>>,
    pub(super) autosave: Option<Autosave>,
    /// The number of log lines of each order that may be undone.
    pub(super) lines: Vec<usize>,
    /// The number of log lines before the order that last rolled a die in combat.
    pub(super) before_die: usize,
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
            branch: None,
            record: None,
            autosave: None,
            lines: Vec::new(),
            before_die: 0,
        }
    }
}

impl<G: OnTable> Session<G> {
    /// Returns the game for the planning player; none if it is not on the table.
    pub fn context<'a>(&'a self, position: Option<&'a Position<G>>) -> Option<GameContext<'a, G>> {
        let (rulebook, position) = (self.rulebook.as_ref()?, position?);
        let (selected, placing) = (self.selected.as_slice(), self.people.placing.as_ref());
        Some(GameContext { rulebook, position, selected, looking: self.looking(position), placing })
    }

    /// Whether a person at this table must give the next order: a computer player’s choices are not shown.
    pub fn is_person_asked(&self, position: &Position<G>) -> bool {
        let acts = |rulebook: &Arc<G::Rulebook>| G::acting(rulebook, &position.public);
        self.rulebook.as_ref().is_some_and(|rulebook| is_human(&self.seats, acts(rulebook)))
    }

    /// Returns the number of the side whose secrets are visible at the table. It is the person who must give the next
    /// order, or in a computer player's turn the only person; in a lesson the learner; none while only computers play.
    pub fn looking(&self, position: &Position<G>) -> Option<usize> {
        let learner = self.lesson.as_ref().and_then(|taken| {
            let lesson = taken.course.lesson();
            lesson.learner().or_else(|| G::learner(lesson.position.as_ref()?))
        });
        if learner.is_some() {
            return learner;
        }
        let human = |side: &usize| is_human(&self.seats, *side);
        let acting = G::acting(self.rulebook.as_ref()?, &position.public);
        if human(&acting) { Some(acting) } else { [0, 1].into_iter().find(human) }
    }

    /// Returns whether a person plays each side, in the order of their numbers, as the file of the game states it. At the
    /// table the person who only looks at a game has both seats.
    pub(crate) fn people_of_file(&self) -> [bool; 2] {
        let players = self.record.as_ref().map_or(&[][..], |record| record.file.header.players.as_slice());
        let mut people =
            [0, 1].map(|seat: usize| players.get(seat).is_none_or(|name| Seat::named(name) == Seat::Human));
        // The file names the players in their first seats.
        if self.seats_changed {
            people.reverse();
        }
        people
    }

    /// Whether the last order of a person can be undone, or in a game that is held elsewhere, whether its takeback can be
    /// asked for.
    pub fn can_undo(&self) -> bool {
        self.undone_to().is_some() || self.may_ask_for_takeback()
    }

    /// Whether a referee holds the game on the table elsewhere.
    pub(crate) fn is_elsewhere(&self) -> bool {
        self.record.as_ref().is_some_and(Record::is_elsewhere)
    }

    /// Whether the player at this table has given an order in a game that is held elsewhere.
    pub(crate) fn may_ask_for_takeback(&self) -> bool {
        let elsewhere = self.record.as_ref().filter(|record| record.is_elsewhere());
        let is_own = |record: &Record<G>| {
            (0..record.orders()).rev().any(|number| is_by_person(record, number, &self.seats))
        };
        elsewhere.is_some_and(is_own)
    }

    /// Returns the number of orders that remain after the last order of a person is undone. Later orders of a computer
    /// player are undone with it, because it would repeat them, and so are those that the session gave for the person;
    /// without a person, the last order is undone.
    pub(super) fn undone_to(&self) -> Option<usize> {
        let humans = self.humans();
        let by_person = |side: &str| {
            let is_his = |(names, human): (&SideNames, bool)| human && names.name == side;
            humans == [false; 2] || G::SIDES.iter().zip(humans).any(is_his)
        };
        self.record.as_ref()?.undone_to(|order| by_person(&order.side) && !by_itself::is_by_itself(order))
    }

    /// Whether an undone order can be redone.
    pub fn can_redo(&self) -> bool {
        self.record.as_ref().is_some_and(Record::can_redo)
    }

    /// Returns whether a person plays each side, in the order of their numbers.
    pub fn humans(&self) -> [bool; 2] {
        [0, 1].map(|side: usize| self.seats[side] == Seat::Human)
    }

    /// Changes the players' seats, or restores them.
    pub(super) fn change_seats(&mut self, changed: bool) {
        if self.seats_changed != changed {
            self.seats.reverse();
            self.seats_changed = changed;
        }
    }

    /// Whether a game is on the table.
    pub fn has_game(&self) -> bool {
        self.record.is_some()
    }

    /// Returns the record of the game on the table.
    pub fn record(&self) -> Option<&Record<G>> {
        self.record.as_ref()
    }

    /// Returns the record of the game on the table, to write into it; none for a game that is held elsewhere.
    pub(crate) fn record_mut(&mut self) -> Option<&mut Record<G>> {
        self.record.as_mut().filter(|record| !record.is_elsewhere())
    }

    /// Returns the record of a game that is held elsewhere, to add what was sent.
    pub(crate) fn sent_record_mut(&mut self) -> Option<&mut Record<G>> {
        self.record.as_mut().filter(|record| record.is_elsewhere())
    }

    /// Returns the autosave file of the game.
    pub(crate) fn kept_in(&self) -> Option<PathBuf> {
        self.autosave.as_ref().map(Autosave::path)
    }

    /// Returns the file of the game: the one that it was opened from, otherwise the one that it is saved in.
    pub(crate) fn file(&self) -> Option<PathBuf> {
        self.opened_from.clone().or_else(|| self.kept_in())
    }

    /// Returns the files that have the game: the one that it was opened from, and the one that it is saved in.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        self.opened_from.clone().into_iter().chain(self.kept_in()).collect()
    }

    /// Returns the state of the autosave.
    pub(crate) fn kept(&self) -> Option<GameKept> {
        let autosave = self.autosave.as_ref()?;
        let (path, trouble) = (autosave.path(), autosave.trouble());
        Some(GameKept { path, trouble, set_aside: autosave.set_aside() })
    }

    /// Takes the autosave out, to lend it.
    pub(crate) fn take_autosave(&mut self) -> Option<Autosave> {
        self.autosave.take()
    }

    /// Puts the autosave back.
    pub(crate) fn give_autosave(&mut self, autosave: Autosave) {
        self.autosave = Some(autosave);
    }

    /// Waits until the game is in its file, if that is possible.
    pub(crate) fn settle(&self) {
        if let Some(Err(trouble)) = self.autosave.as_ref().map(Autosave::settle) {
            warn!("the game is not saved: {trouble}");
        }
    }

    /// Replaces the record by another one, with this many lines of the log.
    pub(super) fn replace(&mut self, record: Record<G>, lines: usize) {
        self.record = Some(record);
        self.lines.clear();
        self.log.truncate(lines);
        self.selected.clear();
        (self.rolled, self.rolled_before) = (None, None);
        self.without_die = None;
        self.moves += 1;
    }

    /// Replaces the log from the beginning of the game.
    pub(crate) fn tell_anew(&mut self, story: Story) {
        self.lines = story.counts();
        self.log = story.lines;
    }

    /// Replaces the words of the log by those of the same lines in another language. Lines that are not among these keep
    /// their words.
    pub(crate) fn tell_again(&mut self, told: &[LogLine]) {
        let place = |line: &LogLine| (line.turn, line.side, line.hex, line.heading, line.only, line.moment);
        // In a lesson the lines before the last step back are of another record.
        let own = if self.lesson.is_some() { self.lines.iter().sum::<usize>() } else { self.log.len() };
        let begins = self.log.len().saturating_sub(own);
        let mut told = told.iter();
        for line in self.log.iter_mut().skip(begins) {
            let mut ahead = told.as_slice().iter().take_while(|other| other.moment <= line.moment);
            let Some(number) = ahead.position(|other| place(other) == place(line)) else { continue };
            if let Some(again) = told.nth(number) {
                (line.text, line.detail, line.why) =
                    (again.text.clone(), again.detail.clone(), again.why.clone());
            }
        }
    }

    /// Returns the log; while a die rolls, without its result and what has followed.
    pub fn told(&self, hides_result: bool) -> &[LogLine] {
        let end = if hides_result { self.before_die } else { self.log.len() };
        &self.log[..end.min(self.log.len())]
    }

    /// Returns the number of log lines of the last order.
    pub fn last_lines(&self) -> usize {
        self.lines.last().copied().unwrap_or(0)
    }

    /// Whether a person gave the last order.
    pub(crate) fn last_is_by_person(&self) -> bool {
        let last = |record: &Record<G>| {
            let last = record.orders().checked_sub(1)?;
            Some(is_by_person(record, last, &self.seats))
        };
        self.record.as_ref().and_then(last).unwrap_or(false)
    }

    /// Notes why a request was refused.
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
    let giver = record.giver(number);
    let side = giver.and_then(|name| G::SIDES.iter().position(|side| side.name == name));
    side.is_some_and(|side| is_human(seats, side))
}

/// Whether this game is on the table.
pub(crate) fn is_on_table<G: OnTable>(session: Res<Session<G>>) -> bool {
    session.rulebook.is_some()
}
