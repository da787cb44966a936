//! The game file: text, one RON record a line, each with its mark.
//!
//! The first line says which game, scenario and options; the second is the position in which it
//! began, so that a game outlives an edited scenario; then there is a line an order, with the dice it
//! drew and a hash of the position after it, a line for the position at each phase end, and a line for every
//! command of the table, at the point where it was given. A note is a line of its own, wherever in
//! the file it stands: it changes no position.
//!
//! Most positions are written as what differs from the one before; one in [`FULL`] stands in full, and before it
//! the first line once more, so that a game is found again without its beginning.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

pub(super) mod autosave;
pub(super) mod beside;
pub(super) mod glance;
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
};
use crate::engine::{
    data::DataError,
    orders::Position,
    storage::{Disk, is_kept_by_another, taken},
};
use marks::marked;
use serde::{Deserialize, Serialize};
use stand::{Change, Text};
use std::{collections::BTreeMap, io, path::Path};

/// The format that this program writes. It reads this one and those before it.
pub const FORMAT: u32 = 3;

/// The format of a game that is written again with the hashes of before, since it has not been replayed: the first in
/// which each line has a mark.
const OF_TEXT: u32 = 2;

/// The version of this program, which writes the file.
pub(super) const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// Of so many positions one is written in full.
const FULL: usize = 20;

/// The first so many positions of a game follow its set-ups.
const SET_UPS: usize = 2;

/// The first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<O> {
    /// Version of the format.
    pub format: u32,
    /// Version of the program.
    pub program: String,
    /// The game's stable word.
    pub game: String,
    /// The scenario's stable word.
    pub scenario: String,
    /// Digests of the data files.
    pub digests: Vec<String>,
    /// The options in force.
    pub options: O,
    #[serde(with = "sealed_number")]
    pub seed: u64,
    /// Whether the players send the file to and fro: each turn is opened at the hand-over screen, and
    /// the file says when.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_file: bool,
    /// Whether people throw the dice, in a game whose positions do not say so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dice_by_hand: bool,
    /// Who plays each side, in the order in which the game numbers them: `human`, or a computer player's name.
    /// Nothing means people.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
}

impl<O> Header<O> {
    /// Whether the game is sent to and fro and a person plays in it: whoever has the file must not look at what the
    /// other may not know, nor try what would come, without the other hearing of it.
    pub fn is_sent_to_a_person(&self) -> bool {
        self.by_file && (self.players.is_empty() || self.players.iter().any(|player| player == "human"))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedOrder<O> {
    /// Counted from 1.
    pub number: usize,
    /// Who gave it.
    pub side: String,
    pub order: O,
    /// The dice it drew.
    pub dice: Vec<u8>,
    /// Hash of the position after it.
    pub hash: PositionHash,
    /// Why it was given, as a computer player said it; empty if nothing was said. A file keeps it sealed where the
    /// order holds what the other player may not know.
    #[serde(default, skip_serializing_if = "String::is_empty", deserialize_with = "seal::text")]
    pub reason: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Line<Order, Position, Options, Command> {
    /// The first line.
    Game(Header<Options>),
    /// The second line.
    Start(Position),
    Order(PlayedOrder<Order>),
    /// The position after the order before it.
    Position(Position),
    /// The same, as what differs from the position that stands before it in the file.
    Change(Change),
    /// A command of the table, given after the order before it.
    Table(TableCommand<Command, Position>),
    /// What somebody wrote down about a moment of the game.
    Note {
        /// How many orders had been played at that moment.
        after: usize,
        /// The words; none to take an earlier note back.
        text: String,
    },
}

pub type CommandOf<G> = TableCommand<<G as Game>::Command, Position<G>>;

/// A game file, whole.
pub struct GameFile<G: Game> {
    /// The first line.
    pub header: Header<G::Options>,
    /// The position in which the game began.
    pub start: Position<G>,
    pub played: Vec<PlayedOrder<G::Order>>,
    /// Positions at phase ends, with the number of orders before each.
    pub positions: Vec<(usize, Position<G>)>,
    /// Commands of the table, with the number of orders before each.
    pub commands: Vec<(usize, CommandOf<G>)>,
    /// What was written down, by the number of orders before the moment that it is about. Everybody
    /// who opens the file may read it.
    pub notes: BTreeMap<usize, String>,
    /// Whether the last line was cut off, and has been left out unless all but its end is there.
    pub cut_off: bool,
}

/// How much of a game file has been written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Written {
    orders: usize,
    positions: usize,
    commands: usize,
}

/// What is wrong with a game file.
pub type FileFault = DataError;

impl<G: Game> GameFile<G> {
    /// The commands of the table that were given after so many orders.
    pub fn commands_after(&self, orders: usize) -> impl Iterator<Item = &CommandOf<G>> {
        self.commands.iter().filter(move |(after, _)| *after == orders).map(|(_, command)| command)
    }

    /// When what is hidden was looked at, with the number of orders before.
    pub fn spoiled(&self) -> impl Iterator<Item = (usize, &Spoiled)> {
        self.commands.iter().filter_map(|(after, command)| Some((*after, command.spoiled()?)))
    }

    /// Where orders are missing in the game, with the number of orders before.
    pub fn gaps(&self) -> impl Iterator<Item = (usize, &ResumePoint<Position<G>>)> {
        self.commands.iter().filter_map(|(after, command)| Some((*after, command.gap()?)))
    }

    /// The whole file as text.
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
        Ok(pen.text)
    }

    /// What has come since so much was written: each order, then the position after it, then the
    /// commands given after it.
    pub(super) fn text_after(&self, written: Written) -> Result<String, ron::Error> {
        let mut pen = Pen::new(self);
        pen.write_after(written)?;
        Ok(pen.text)
    }

    /// How much there is to write.
    pub(super) fn extent(&self) -> Written {
        Written { orders: self.played.len(), positions: self.positions.len(), commands: self.commands.len() }
    }

    /// Writes the file: a temporary file beside it first, then its name.
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

/// Writes a note down, or takes it back if there are no words left. Line breaks become spaces.
pub(super) fn write_down(notes: &mut BTreeMap<usize, String>, after: usize, text: &str) {
    let words = one_line(text);
    if words.is_empty() {
        notes.remove(&after);
    } else {
        notes.insert(after, words);
    }
}

/// A text with its line breaks made spaces.
pub(super) fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

/// A line without positions, which are written by themselves.
type PlainLine<G> = Line<<G as Game>::Order, (), <G as Game>::Options, <G as Game>::Command>;

/// The kinds of lines, as far as what is sealed in them is salted.
#[derive(Clone, Copy)]
enum Kind {
    Game,
    Start,
    Order,
    Position,
    Table,
    Note,
    Change,
    /// The first line once more.
    Copy,
}

/// Writes the lines of a file.
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

    /// Does something; what it seals is salted by the game and by the place: the same game is always written in the
    /// same words.
    fn salted<T>(&self, kind: Kind, after: usize, work: impl FnOnce() -> T) -> T {
        let SealRoom { order, change, secrets } = G::seal_room(&self.file.header.options);
        let room = match kind {
            Kind::Start | Kind::Position | Kind::Table => secrets,
            Kind::Change => change,
            Kind::Game | Kind::Order | Kind::Note | Kind::Copy => order,
        };
        self.salted_in(room, kind, after, work)
    }

    /// The same, with so much room for what is sealed.
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

    /// Writes the first line, which says what hashes the orders bear.
    fn header(&mut self, kind: Kind, after: usize) -> Result<(), ron::Error> {
        let orders = &self.file.played;
        let old = orders.iter().filter(|played| played.hash.is_of_text()).count();
        if old > 0 && old < orders.len() {
            let why = format!("{old} of {} orders bear hashes of an older format", orders.len());
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

    /// Writes a position: what differs from the one before it, or all of it.
    fn position(&mut self, number: usize, position: &Position<G>, after: usize) -> Result<(), ron::Error> {
        let text = self.salted(Kind::Position, after, || Text::of::<G>(position))?;
        // Where sides set up unseen, how much the secrets have grown by that would tell how much is hidden.
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

    /// How much room what differs in secret has in this position, by what both players know of it and of the one before.
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

    /// Writes an order. Why it was given is no more to be read than what is secret in it.
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
