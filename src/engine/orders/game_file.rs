//! The game file: text with one RON record on each line, each with its mark.
//!
//! The first line names game, scenario and options. The second is the position in which it began, so that a game
//! survives an edit of its scenario. After them there is a line for each order, with its dice and a hash of the
//! position after it; a line for the position at each phase end; and a line for every command of the table, at the
//! point at which it was given. A note, a drawing and a branch have lines of their own, anywhere in the file: they change
//! no position.
//!
//! Most positions are written as differences from the one before. One in [`FULL`] is written in full, with a copy of
//! the first line before it, so that a game can be restored without its beginning.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

pub(super) mod autosave;
pub(super) mod beside;
mod cutting;
pub(super) mod first_line;
pub(super) mod glance;
mod line_reader;
pub(super) mod marks;
pub(super) mod mending;
pub(super) mod newer;
pub(super) mod noting;
pub(super) mod reading;
pub(super) mod stand;
pub(super) mod whole;

use super::{
    Game, PositionHash, ResumePoint, Spoiled, TableCommand,
    position::Sealed,
    sealed_number,
    secrets::seal::{self, Salts, SealRoom, number_of},
    study::{Branch, BranchOrder, Drawn, Study},
};
use crate::engine::{
    data::DataError,
    orders::Position,
    storage::{Disk, is_kept_by_another, taken},
    wording::one_line,
};
use marks::marked;
use serde::{Deserialize, Serialize};
use stand::{Change, Text};
use std::{collections::BTreeMap, io, path::Path};

/// The format that this program writes. It reads this one and all earlier ones.
pub const FORMAT: u32 = 3;

/// The format of a game that is written again with its old hashes, since it has not been replayed: the first format
/// with a mark on each line.
const OF_TEXT: u32 = 2;

/// The version of this program, which is written into the file.
pub(super) const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// One position in this many is written in full.
const FULL: usize = 20;

/// The number of positions at the beginning of a game that follow its set-ups.
const SET_UPS: usize = 2;

/// The first line: the header of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<O> {
    /// Version of the format.
    pub format: u32,
    /// Version of the program.
    pub program: String,
    /// The id of the game.
    pub game: String,
    /// The id of the scenario.
    pub scenario: String,
    /// Digests of the data files.
    pub digests: Vec<String>,
    /// The options in force.
    pub options: O,
    #[serde(with = "sealed_number")]
    pub seed: u64,
    /// Whether the players exchange the file: each turn begins at the hand-over screen, and the file records when.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_file: bool,
    /// Whether people roll the dice, in a game whose positions do not state it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dice_by_hand: bool,
    /// The player of each side, in the order of the sides' numbers: `human`, or the name of a computer player. An empty
    /// list means people.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
}

impl<O> Header<O> {
    /// Whether the game is exchanged as a file and a person plays in it. In that case a person with the file must not
    /// look at the secrets of the opponent or try the future, unless the opponent is informed.
    pub fn is_sent_to_a_person(&self) -> bool {
        self.by_file && (self.players.is_empty() || self.players.iter().any(|player| player == "human"))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedOrder<O> {
    /// Counted from 1.
    pub number: usize,
    /// The side that gave it.
    pub side: String,
    pub order: O,
    /// The dice that it rolled.
    pub dice: Vec<u8>,
    /// Hash of the position after it.
    pub hash: PositionHash,
    /// The reason for it, as a computer player stated it; empty if there is none. A file seals it if the order contains
    /// secrets of the player.
    #[serde(default, skip_serializing_if = "String::is_empty", deserialize_with = "seal::text")]
    pub reason: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Line<Order, Position, Options, Command> {
    /// The first line: the header of the file.
    Game(Header<Options>),
    /// The second line.
    Start(Position),
    Order(PlayedOrder<Order>),
    /// The position after the order before it.
    Position(Position),
    /// The same, as differences from the position before it in the file.
    Change(Change),
    /// A command of the table, given after the order before it.
    Table(TableCommand<Command, Position>),
    /// A note on a moment of the game.
    Note {
        /// The number of orders played before that moment.
        after: usize,
        /// The text; empty to remove an earlier note.
        text: String,
    },
    /// Arrows and rings at a moment of the game.
    Drawn {
        /// The number of orders played before that moment.
        after: usize,
        /// All of them; empty to remove earlier ones.
        shapes: Vec<Drawn>,
    },
    /// Orders that were tried from a moment, beside the game.
    Branch(Branch<Order>),
}

pub type CommandOf<G> = TableCommand<<G as Game>::Command, Position<G>>;

/// A complete game file.
pub struct GameFile<G: Game> {
    /// The first line: the header of the file.
    pub header: Header<G::Options>,
    /// The position in which the game began.
    pub start: Position<G>,
    pub played: Vec<PlayedOrder<G::Order>>,
    /// Positions at phase ends, with the number of orders before each.
    pub positions: Vec<(usize, Position<G>)>,
    /// Commands of the table, with the number of orders before each.
    pub commands: Vec<(usize, CommandOf<G>)>,
    /// The notes, by the number of orders before the moment that each is about. Every reader of the file may see them.
    pub notes: BTreeMap<usize, String>,
    /// The branches and the drawings, which change nothing in the game either.
    pub study: Study<G::Order>,
    /// Whether the last line was cut off. The line is left out, unless only its end is missing.
    pub cut_off: bool,
}

/// The part of a game file that has been written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Written {
    orders: usize,
    positions: usize,
    commands: usize,
}

/// A fault of a game file.
pub type FileFault = DataError;

impl<G: Game> GameFile<G> {
    /// Returns the commands of the table that were given after this many orders.
    pub fn commands_after(&self, orders: usize) -> impl Iterator<Item = &CommandOf<G>> {
        self.commands.iter().filter(move |(after, _)| *after == orders).map(|(_, command)| command)
    }

    /// Returns each look at hidden things, with the number of orders before it.
    pub fn spoiled(&self) -> impl Iterator<Item = (usize, &Spoiled)> {
        self.commands.iter().filter_map(|(after, command)| Some((*after, command.spoiled()?)))
    }

    /// Returns the gaps in which orders are missing, with the number of orders before each.
    pub fn gaps(&self) -> impl Iterator<Item = (usize, &ResumePoint<Position<G>>)> {
        self.commands.iter().filter_map(|(after, command)| Some((*after, command.gap()?)))
    }

    /// Returns the whole file as text.
    ///
    /// # Errors
    /// A value has no form in RON.
    pub fn text(&self) -> Result<String, ron::Error> {
        let mut pen = Pen::new(self);
        pen.header(Kind::Game, 0)?;
        let start = pen.salted(Kind::Start, 0, || Text::of::<G>(&self.start))?;
        pen.text += &marked(&format!("Start({})", start.sealed), 0);
        pen.header(Kind::Copy, 0)?;
        pen.write_after(Written::default())?;
        for (after, words) in &self.notes {
            pen.line(Kind::Note, &Line::Note { after: *after, text: words.clone() }, self.played.len())?;
        }
        for (after, shapes) in self.study.drawn() {
            let drawn = Line::Drawn { after: *after, shapes: shapes.clone() };
            pen.line(Kind::Drawn, &drawn, self.played.len())?;
        }
        for branch in self.study.branches() {
            pen.branch(branch)?;
        }
        Ok(pen.text)
    }

    /// Returns the text that was added since: each order, then the position after it, then the commands given after it.
    pub(super) fn text_after(&self, written: Written) -> Result<String, ron::Error> {
        let mut pen = Pen::new(self);
        pen.write_after(written)?;
        Ok(pen.text)
    }

    /// The extent of the file.
    pub(super) fn extent(&self) -> Written {
        Written { orders: self.played.len(), positions: self.positions.len(), commands: self.commands.len() }
    }

    /// Writes the file: first a temporary file beside it, which is then renamed.
    ///
    /// # Errors
    /// A running copy of the program keeps its game in it, or it cannot be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        self.write_on(&Disk::default(), path)
    }

    /// Writes the file on a disk.
    ///
    /// # Errors
    /// As [`GameFile::write`].
    pub fn write_on(&self, disk: &Disk, path: &Path) -> io::Result<()> {
        if is_kept_by_another(path) {
            return Err(taken());
        }
        let text = self.text().map_err(io::Error::other)?;
        disk.write_whole(path, text.as_bytes())
    }
}

/// Writes a note, or removes it if the text is empty. Line breaks become spaces.
pub(super) fn write_down(notes: &mut BTreeMap<usize, String>, after: usize, text: &str) {
    let words = one_line(text);
    if words.is_empty() {
        notes.remove(&after);
    } else {
        notes.insert(after, words);
    }
}

/// A line without positions, which are written separately.
type PlainLine<G> = Line<<G as Game>::Order, (), <G as Game>::Options, <G as Game>::Command>;

/// The kinds of lines, for the salt of their seals.
#[derive(Clone, Copy)]
enum Kind {
    Game,
    Start,
    Order,
    Position,
    Table,
    Note,
    Change,
    /// A copy of the first line.
    Copy,
    Drawn,
    Branch,
}

/// The writer of the lines of a file.
struct Pen<'a, G: Game> {
    file: &'a GameFile<G>,
    text: String,
    /// The position that was written last, with its number.
    last: Option<(usize, Text)>,
}

impl<'a, G: Game> Pen<'a, G> {
    fn new(file: &'a GameFile<G>) -> Self {
        Self { file, text: String::new(), last: None }
    }

    /// Runs `work` with salts for its seals that follow from the game and the place in the file. The same game is
    /// therefore always written as the same text.
    fn salted<T>(&self, kind: Kind, after: usize, work: impl FnOnce() -> T) -> T {
        let SealRoom { order, change, secrets } = G::seal_room(&self.file.header.options);
        let room = match kind {
            Kind::Start | Kind::Position | Kind::Table => secrets,
            Kind::Change => change,
            Kind::Game | Kind::Order | Kind::Note | Kind::Copy | Kind::Drawn | Kind::Branch => order,
        };
        self.salted_in(room, kind, after, work)
    }

    /// Does the same with this much room for sealed data.
    fn salted_in<T>(&self, room: usize, kind: Kind, after: usize, work: impl FnOnce() -> T) -> T {
        let header = &self.file.header;
        let game = number_of(&format!("{} {}", header.game, header.scenario));
        Salts::new([header.seed, game, kind as u64, after as u64]).with_room(room).during(work)
    }

    fn line(&mut self, kind: Kind, line: &PlainLine<G>, after: usize) -> Result<(), ron::Error> {
        let record = self.salted(kind, after, || ron::to_string(line))?;
        self.text += &marked(&record, after);
        Ok(())
    }

    /// Writes the first line, which states the kind of the orders' hashes.
    fn header(&mut self, kind: Kind, after: usize) -> Result<(), ron::Error> {
        let orders = &self.file.played;
        let old = orders.iter().filter(|played| played.hash.is_of_text()).count();
        if old > 0 && old < orders.len() {
            let why = format!("{old} of {} orders have hashes of an older format", orders.len());
            return Err(ron::Error::Message(why));
        }
        let format = if old > 0 { OF_TEXT } else { FORMAT };
        let header = Header { format, ..self.file.header.clone() };
        self.line(kind, &Line::Game(header), after)
    }

    fn write_after(&mut self, written: Written) -> Result<(), ron::Error> {
        let file = self.file;
        let mut positions = file.positions.iter().enumerate().skip(written.positions).peekable();
        let mut commands = file.commands.iter().skip(written.commands).peekable();
        let mut played = file.played.iter().skip(written.orders);
        for orders in written.orders..=file.played.len() {
            if orders > written.orders
                && let Some(order) = played.next()
            {
                self.order(order, orders)?;
            }
            while let Some((number, (_, position))) = positions.next_if(|(_, (after, _))| *after <= orders) {
                self.position(number, position, orders)?;
            }
            while let Some((_, command)) = commands.next_if(|(after, _)| *after <= orders) {
                self.command(command, orders)?;
            }
        }
        Ok(())
    }

    /// Writes a position: its differences from the one before, or all of it.
    fn position(&mut self, number: usize, position: &Position<G>, after: usize) -> Result<(), ron::Error> {
        let text = self.salted(Kind::Position, after, || Text::of::<G>(position))?;
        // During a secret set-up, the growth of the secrets would show how much is hidden.
        let sets_up = number < SET_UPS && G::seals_orders(&self.file.header.options);
        let in_full = sets_up || number % FULL == FULL - 1;
        let before = if in_full { None } else { Some(self.before(number)?) };
        let room = self.room_of_change(number, position);
        let change =
            self.salted_in(room, Kind::Change, after, || before.map(|before| before.change_to(&text)));
        match change.transpose()?.flatten() {
            Some(change) => self.line(Kind::Change, &Line::Change(change), after)?,
            None => {
                self.header(Kind::Copy, after)?;
                self.text += &marked(&format!("Position({})", text.sealed), after);
            }
        }
        self.last = Some((number, text));
        Ok(())
    }

    /// Returns the room for secret differences in this position, by what both players know of it and of the one before.
    fn room_of_change(&self, number: usize, position: &Position<G>) -> usize {
        let before = number.checked_sub(1).and_then(|before| self.file.positions.get(before));
        let before = before.map_or(&self.file.start, |(_, before)| before);
        let room = G::seal_room(&self.file.header.options).change;
        match G::may_change_secrets(&before.public, &position.public) {
            true => room,
            false => room.min(SealRoom::default().change),
        }
    }

    /// The position that is written before this one.
    fn before(&mut self, number: usize) -> Result<Text, ron::Error> {
        let before = number.checked_sub(1);
        if let Some((_, text)) = self.last.take().filter(|(last, _)| Some(*last) == before) {
            return Ok(text);
        }
        let position = before.and_then(|before| self.file.positions.get(before));
        Text::of::<G>(position.map_or(&self.file.start, |(_, position)| position))
    }

    /// Writes an order. The reason for it is sealed like the secrets in the order.
    fn order(&mut self, played: &PlayedOrder<G::Order>, number: usize) -> Result<(), ron::Error> {
        let record = self.salted(Kind::Order, number, || {
            if G::seals_orders(&self.file.header.options) || G::seals_order(&played.order) {
                let text = seal::unfilled(|| ron::to_string(played))?;
                return Ok(format!("Order({:?})", seal::seal(&text)));
            }
            let mut played = played.clone();
            if G::is_secret(&played.order) && !played.reason.is_empty() {
                played.reason = seal::seal(&played.reason);
            }
            ron::to_string(&PlainLine::<G>::Order(played))
        })?;
        self.text += &marked(&record, number);
        Ok(())
    }

    /// Writes a branch, sealed as a whole where the game seals its orders as a whole.
    fn branch(&mut self, branch: &Branch<G::Order>) -> Result<(), ron::Error> {
        let record = self.salted(Kind::Branch, branch.id, || {
            let hides = |given: &BranchOrder<G::Order>| G::seals_order(&given.order);
            if G::seals_orders(&self.file.header.options) || branch.orders.iter().any(hides) {
                let text = seal::unfilled(|| ron::to_string(branch))?;
                return Ok(format!("Branch({:?})", seal::seal(&text)));
            }
            ron::to_string(&PlainLine::<G>::Branch(branch.clone()))
        })?;
        self.text += &marked(&record, self.file.played.len());
        Ok(())
    }

    fn command(&mut self, command: &CommandOf<G>, after: usize) -> Result<(), ron::Error> {
        let record = self.salted(Kind::Table, after, || {
            let sealed: TableCommand<&G::Command, Sealed<'_, G::Public>> = match command {
                TableCommand::Dice(dice) => TableCommand::Dice(dice.clone()),
                TableCommand::Game(command) => TableCommand::Game(command),
                TableCommand::Opened(opening) => TableCommand::Opened(opening.clone()),
                TableCommand::Spoiled(spoiled) => TableCommand::Spoiled(spoiled.clone()),
                TableCommand::GoOn(going_on) => {
                    let ResumePoint { lost, because, position } = &**going_on;
                    let (because, position) = (because.clone(), position.sealed()?);
                    TableCommand::GoOn(Box::new(ResumePoint { lost: *lost, because, position }))
                }
            };
            ron::to_string(&sealed)
        })?;
        self.text += &marked(&format!("Table({record})"), after);
        Ok(())
    }
}
