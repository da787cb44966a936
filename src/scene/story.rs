//! The log of a game from its beginning.

use crate::{
    engine::{
        orders::{GameFile, Kept, Position, Record, Refusal, Timeline},
        text::{Arg, say},
    },
    scene::{HasScene, LogLine, explain, timeline::opened},
};

/// The log of a game, with the end of each order in it.
#[derive(Default)]
pub struct Story {
    /// The lines, including the notes.
    pub lines: Vec<LogLine>,
    /// The number of lines after each number of orders.
    ends: Vec<usize>,
    /// The number of lines that each order and each command of the table has added.
    counts: Vec<usize>,
}

/// The lines of one moment: of the order itself, then of each command of the table after it.
pub(crate) type Moment = Vec<Vec<LogLine>>;

impl Story {
    /// Makes the log from the lines of each moment, the notes, and the changes that the file records.
    pub(crate) fn new<G: HasScene>(told: &[Moment], file: &GameFile<G>) -> Self {
        let mut story = Self::default();
        for (after, moment) in told.iter().enumerate() {
            let begins = story.lines.len();
            for lines in moment {
                story.counts.push(lines.len());
                story.lines.extend(lines.iter().map(|line| LogLine { moment: Some(after), ..line.clone() }));
            }
            let without = story.lines.len();
            let next = if after + 1 == told.len() { usize::MAX } else { after + 1 };
            // Notes about orders that were undone come last.
            let spoiled = file.spoiled().filter(|(orders, _)| *orders == after).map(|(_, spoiled)| spoiled);
            let gaps = file.gaps().filter(|(orders, _)| *orders == after).map(|(_, gap)| gap.text().plain());
            let notes =
                file.notes.range(after..next).map(|(_, note)| say!("scene-note", note = note.as_str()));
            for text in gaps.chain(notes).chain(spoiled.map(|spoiled| spoiled.text().plain())) {
                let turn = story.lines.last().map_or(0, |line| line.turn);
                story.lines.push(LogLine { turn, text, moment: Some(after), ..LogLine::default() });
            }
            if let Some(last) = story.counts.last_mut().filter(|_| without > begins || !moment.is_empty()) {
                *last += story.lines.len() - without;
            }
            story.ends.push(story.lines.len());
        }
        story
    }

    pub(crate) fn until(&self, after: usize) -> &[LogLine] {
        let end = self.ends.get(after).copied().unwrap_or(self.lines.len());
        &self.lines[..end]
    }

    /// Returns the number of lines that each order and each command of the table has added, which an undo removes.
    pub fn counts(&self) -> Vec<usize> {
        self.counts.clone()
    }
}

/// The lines of each moment while a game is opened, and its positions at intervals.
pub(crate) struct Telling<G: HasScene> {
    pub(crate) told: Vec<Moment>,
    pub(crate) kept: Kept<Position<G>>,
    /// The number of commands of the table that have their lines.
    commands: usize,
}

impl<G: HasScene> Default for Telling<G> {
    fn default() -> Self {
        Self { told: vec![Vec::new()], kept: Kept::default(), commands: 0 }
    }
}

impl<G: HasScene> Telling<G> {
    /// Adds the lines of the record's last order or command.
    pub(crate) fn note(&mut self, record: &Record<G>, position: &Position<G>) {
        let (orders, commands) = (record.events.len(), record.file.commands.len());
        if let Some(events) = record.events.get(self.told.len() - 1) {
            let mut lines = G::log_lines(&record.rulebook, position, events);
            explain_order(record, orders, &mut lines);
            self.told.push(vec![lines]);
        } else if commands > self.commands && !record.last_command_events().is_empty() {
            let lines = G::log_lines(&record.rulebook, position, record.last_command_events());
            self.told.last_mut().into_iter().for_each(|moment| moment.push(lines.clone()));
        }
        self.commands = commands;
        self.kept.note(orders, position);
    }

    /// Returns the log of the game.
    pub(crate) fn story(&self, record: &Record<G>) -> Story {
        Story::new(&self.told, &record.file)
    }
}

/// Returns the timeline of a record, and the lines of each moment.
pub(crate) fn look_back<G: HasScene>(record: &Record<G>) -> Result<(Timeline<G>, Vec<Moment>), Refusal> {
    let mut happened: Vec<Vec<&[G::Event]>> = vec![Vec::new(); record.events.len() + 1];
    for (after, events) in record.happened() {
        // An order keeps its first entry, even without lines; a command without events has no lines.
        let is_order = after > 0 && happened.get(after).is_some_and(Vec::is_empty);
        if let Some(moment) = happened.get_mut(after).filter(|_| is_order || !events.is_empty()) {
            moment.push(events);
        }
    }
    let tell = |after: usize, position: &Position<G>| -> Moment {
        let moment = happened.get(after).into_iter().flatten();
        let mut told: Moment =
            moment.map(|events| G::log_lines(&record.rulebook, position, events)).collect();
        if let Some(lines) = told.first_mut().filter(|_| after > 0) {
            explain_order(record, after, lines);
        }
        told
    };
    let mut told = vec![Vec::new()];
    let mut timeline = Timeline::new(record, |number, position| told.push(tell(number, position)))?;
    if !happened[0].is_empty() {
        told[0] = tell(0, timeline.position(0));
    }
    Ok((timeline, told))
}

/// Puts the reason of an order under its lines, if the reason is no secret. The reasons that opened the next phase go
/// before its heading.
pub(crate) fn explain_order<G: HasScene>(record: &Record<G>, number: usize, lines: &mut Vec<LogLine>) {
    let board = G::board(&record.rulebook);
    let given = number.checked_sub(1).and_then(|index| record.file.played.get(index));
    let flag =
        given.and_then(|given| G::SIDES.iter().find(|side| side.name == given.side).map(|side| side.flag));
    // A side that lets an enemy unit move on has taken no action: its reason does not explain the lines of the other
    // side.
    let own = |line: &LogLine| line.heading || line.side.is_none() || line.side == flag;
    if flag.is_none() || lines.iter().any(own) {
        explain(lines, &board.with_places(record.reason(number)));
    }
    // The last heading is the one of the next turn.
    let at = lines.iter().rposition(|line| line.heading).unwrap_or(lines.len());
    let turn = lines.first().map_or(0, |line| line.turn);
    let opened = record.opened_by(number).into_iter().map(|played| {
        let side = G::SIDES.iter().find(|side| side.name == played.side);
        let side = side.map_or_else(|| Arg::from(played.side.as_str()), |side| Arg::from(*side));
        let text = say!("scene-reason-open", side = side);
        LogLine { turn, text, why: board.with_places(&played.reason), ..LogLine::default() }
    });
    lines.splice(at..at, opened);
}

/// Returns the log of a game from its beginning; empty if the game cannot be replayed.
pub(crate) fn story_of<G: HasScene>(record: &Record<G>) -> Story {
    look_back(record).map(|(_, told)| Story::new(&told, &record.file)).unwrap_or_default()
}

/// Returns the last die that was rolled in combat in the same phase.
pub(crate) fn last_die<G: HasScene>(rulebook: &G::Rulebook, events: &[Vec<G::Event>]) -> Option<G::Rolled> {
    for order in events.iter().rev() {
        if let Some(rolled) = G::rolled(rulebook, order) {
            return Some(rolled);
        }
        if order.iter().any(|event| opened::<G>(event).is_some()) {
            return None;
        }
    }
    None
}
