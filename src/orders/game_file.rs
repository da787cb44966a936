//! The game file: text, one RON record a line.
//!
//! The first line says which game, scenario and options; the second is the position in which it
//! began, so that a game outlives an edited scenario; then there is a line an order, with the dice it
//! drew and a hash of the position after it, a position line at each phase end, and a line for every
//! command of the table, at the point where it was given. A note is a line of its own, wherever in
//! the file it stands: it changes no position.

use super::{
    Game, Spoiled, TableCommand,
    seal::{self, Salts, number_of},
    sealed_number,
};
use crate::{
    data::{DataError, digest, in_words, read_file},
    storage::Disk,
};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use std::{collections::BTreeMap, io, path::Path};

/// The format that this program writes.
pub const FORMAT: u32 = 1;

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
    /// The seed.
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

/// An order that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played<O> {
    /// Counted from 1.
    pub number: usize,
    /// Who gave it.
    pub side: String,
    /// The order.
    pub order: O,
    /// The dice it drew.
    pub dice: Vec<u8>,
    /// Hash of the position after it.
    pub hash: String,
    /// Why it was given, as a computer player said it; empty if nothing was said. A file keeps it sealed where the
    /// order holds what the other player may not know.
    #[serde(default, skip_serializing_if = "String::is_empty", deserialize_with = "seal::text")]
    pub reason: String,
}

/// One line of a game file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Line<Order, Position, Options, Command> {
    /// The first line.
    Game(Header<Options>),
    /// The second line.
    Start(Position),
    /// An order.
    Order(Played<Order>),
    /// The position after the order before it.
    Position(Position),
    /// A command of the table, given after the order before it.
    Table(TableCommand<Command>),
    /// What somebody wrote down about a moment of the game.
    Note {
        /// How many orders had been played at that moment.
        after: usize,
        /// The words; none to take an earlier note back.
        text: String,
    },
}

/// A game file, read.
pub struct GameFile<G: Game> {
    /// The first line.
    pub header: Header<G::Options>,
    /// The position in which the game began.
    pub start: G::Position,
    /// The orders.
    pub played: Vec<Played<G::Order>>,
    /// Positions at phase ends, with the number of orders before each.
    pub positions: Vec<(usize, G::Position)>,
    /// Commands of the table, with the number of orders before each.
    pub commands: Vec<(usize, TableCommand<G::Command>)>,
    /// What was written down, by the number of orders before the moment that it is about. Everybody
    /// who opens the file may read it.
    pub notes: BTreeMap<usize, String>,
    /// Whether the last line was cut off and has been left out.
    pub cut_off: bool,
}

/// How much of a game file has been written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Written {
    orders: usize,
    positions: usize,
    commands: usize,
}

/// What a game file tells at a glance.
pub struct Glance<G: Game> {
    /// The first line.
    pub header: Header<G::Options>,
    /// The last position that is written out: not older than the beginning of the present phase.
    pub position: G::Position,
    /// How many orders it has.
    pub orders: usize,
}

/// What is wrong with a game file.
pub type FileFault = DataError;

/// The game that the text of a game file is one of, by its stable word; none if it is no game file.
pub fn game_of(text: &str) -> Option<String> {
    let first = text.lines().next()?;
    match ron::from_str::<Line<IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny>>(first) {
        Ok(Line::Game(header)) => Some(header.game),
        _ => None,
    }
}

/// Hash of a position: FNV-1a over its RON text.
pub fn hash<P: Serialize>(position: &P) -> String {
    ron::to_string(position).map_or_else(|_| "unhashed".to_owned(), |text| digest(&text))
}

type LineOf<G> = Line<<G as Game>::Order, <G as Game>::Position, <G as Game>::Options, <G as Game>::Command>;

impl<G: Game> GameFile<G> {
    /// Reads a game file. A last line that was cut off is left out.
    ///
    /// # Errors
    /// The file cannot be read, is no game of this kind, or a line in its midst is damaged.
    pub fn read(path: &Path) -> Result<Self, FileFault> {
        Self::parse(&path.display().to_string(), &read_file(path)?)
    }

    /// Reads the text of a game file.
    ///
    /// # Errors
    /// As [`GameFile::read`].
    pub fn parse(name: &str, text: &str) -> Result<Self, FileFault> {
        let (lines, cut_off) = Self::lines(name, text)?;
        Self::assemble(name, lines, cut_off)
    }

    /// The lines of a text with their numbers, and whether the last one was cut off.
    fn lines(name: &str, text: &str) -> Result<(Vec<(usize, LineOf<G>)>, bool), FileFault> {
        let mut lines: Vec<(usize, LineOf<G>)> = Vec::new();
        let mut cut_off = false;
        let count = text.lines().count();
        for (number, line) in text.lines().enumerate() {
            let whole = number + 1 < count || text.ends_with('\n');
            match ron::from_str(line) {
                Ok(read) if whole => lines.push((number + 1, read)),
                _ if !whole && number >= 2 => cut_off = true,
                Ok(read) => lines.push((number + 1, read)),
                Err(error) => {
                    return Err(DataError {
                        file: name.to_owned(),
                        line: number + 1,
                        column: error.span.start.col,
                        sentence: format!("this line of the game file is damaged: {}", in_words(&error.code)),
                    });
                }
            }
        }
        Ok((lines, cut_off))
    }

    /// Reads only the first line and the last position of a game file.
    ///
    /// # Errors
    /// The file cannot be read, or these lines are damaged.
    pub fn glance(path: &Path) -> Result<Glance<G>, FileFault> {
        let (name, text) = (path.display().to_string(), read_file(path)?);
        let lines: Vec<&str> = text.lines().collect();
        let is_position = |line: &&str| line.starts_with("Position(") || line.starts_with("Start(");
        let whole = if text.ends_with('\n') { lines.len() } else { lines.len().saturating_sub(1) };
        let last = lines[..whole].iter().rev().find(|line| is_position(line));
        let chosen = lines.first().into_iter().chain(last).map(|line| format!("{line}\n"));
        let orders = lines.iter().filter(|line| line.starts_with("Order(")).count();
        let mut read = Vec::new();
        for line in chosen {
            read.extend(Self::lines(&name, &line)?.0);
        }
        let position = match read.pop() {
            Some((_, Line::Start(position) | Line::Position(position))) => Some(position),
            _ => None,
        };
        match (read.pop(), position) {
            (Some((_, Line::Game(header))), Some(position)) if header.game == G::ID => {
                Ok(Glance { header, position, orders })
            }
            _ => {
                Err(DataError { file: name, line: 1, column: 1, sentence: "this is no game file".to_owned() })
            }
        }
    }

    fn assemble(name: &str, lines: Vec<(usize, LineOf<G>)>, cut_off: bool) -> Result<Self, FileFault> {
        let fault =
            |line: usize, sentence: String| DataError { file: name.to_owned(), line, column: 1, sentence };
        let mut lines = lines.into_iter();
        let Some((_, Line::Game(header))) = lines.next() else {
            return Err(fault(1, "this is no game file: its first line must be Game(…)".to_owned()));
        };
        if header.game != G::ID {
            return Err(fault(1, format!("this is a game of {}, not of {}", header.game, G::ID)));
        }
        if header.format != FORMAT {
            let sentence = format!("format {} is unknown: this program reads format {FORMAT}", header.format);
            return Err(fault(1, sentence));
        }
        let Some((_, Line::Start(start))) = lines.next() else {
            return Err(fault(2, "the second line must be Start(…), the first position".to_owned()));
        };
        let mut played: Vec<Played<G::Order>> = Vec::new();
        let mut positions = Vec::new();
        let mut commands = Vec::new();
        let mut notes = BTreeMap::new();
        for (number, line) in lines {
            match line {
                Line::Order(order) if order.number == played.len() + 1 => played.push(order),
                Line::Order(order) => {
                    let sentence =
                        format!("order {} is expected here, not {}", played.len() + 1, order.number);
                    return Err(fault(number, sentence));
                }
                Line::Position(position) => positions.push((played.len(), position)),
                Line::Note { after, text } => write_down(&mut notes, after, &text),
                Line::Table(command) => match command.fault(G::LARGEST_DIE) {
                    None => commands.push((played.len(), command)),
                    Some(sentence) => return Err(fault(number, sentence)),
                },
                Line::Game(_) | Line::Start(_) => {
                    return Err(fault(number, "a game file has one Game and one Start line".to_owned()));
                }
            }
        }
        Ok(Self { header, start, played, positions, commands, notes, cut_off })
    }

    /// The commands of the table that were given after so many orders.
    pub fn commands_after(&self, orders: usize) -> impl Iterator<Item = &TableCommand<G::Command>> {
        self.commands.iter().filter(move |(after, _)| *after == orders).map(|(_, command)| command)
    }

    /// When what is hidden was looked at, with the number of orders before.
    pub fn spoiled(&self) -> impl Iterator<Item = (usize, &Spoiled)> {
        self.commands.iter().filter_map(|(after, command)| Some((*after, command.spoiled()?)))
    }

    /// The whole file as text.
    ///
    /// # Errors
    /// A value has no form in RON.
    pub fn text(&self) -> Result<String, ron::Error> {
        let mut text = self.line(0, &Line::Game(self.header.clone()))?;
        text += &self.line(0, &Line::Start(self.start.clone()))?;
        text += &self.text_after(Written::default())?;
        for (after, words) in &self.notes {
            text += &self.line(*after, &Line::Note { after: *after, text: words.clone() })?;
        }
        Ok(text)
    }

    /// What has come since so much was written: each order, then the position after it, then the
    /// commands given after it.
    pub(super) fn text_after(&self, written: Written) -> Result<String, ron::Error> {
        let mut text = String::new();
        let mut positions = self.positions.iter().skip(written.positions).peekable();
        let mut commands = self.commands.iter().skip(written.commands).peekable();
        for orders in written.orders..=self.played.len() {
            if orders > written.orders {
                text += &self.line(orders, &Line::Order(self.played[orders - 1].clone()))?;
            }
            while let Some((_, position)) = positions.next_if(|(after, _)| *after <= orders) {
                text += &self.line(orders, &Line::Position(position.clone()))?;
            }
            while let Some((_, command)) = commands.next_if(|(after, _)| *after <= orders) {
                text += &self.line(orders, &Line::Table(command.clone()))?;
            }
        }
        Ok(text)
    }

    /// A record as a line of text, after so many orders. What is sealed in it is salted by the game and by the place:
    /// the same game is always written in the same words.
    fn line(&self, after: usize, line: &LineOf<G>) -> Result<String, ron::Error> {
        let kind = match line {
            Line::Game(_) => 0,
            Line::Start(_) => 1,
            Line::Order(_) => 2,
            Line::Position(_) => 3,
            Line::Table(_) => 4,
            Line::Note { .. } => 5,
        };
        let game = number_of(&format!("{} {}", self.header.game, self.header.scenario));
        let salts = Salts::new([self.header.seed, game, kind, after as u64]);
        salts.during(|| line_of::<G>(line))
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
        super::autosave::is_free(path)?;
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

/// A record as a line of text, with its secrets sealed.
fn line_of<G: Game>(line: &LineOf<G>) -> Result<String, ron::Error> {
    let sealed: Line<_, _, _, _> = match line.clone() {
        Line::Start(position) => Line::Start(G::sealed(&position)),
        Line::Position(position) => Line::Position(G::sealed(&position)),
        Line::Game(header) => Line::Game(header),
        Line::Order(played) => Line::Order(covered::<G>(played)),
        Line::Table(command) => Line::Table(command),
        Line::Note { after, text } => Line::Note { after, text },
    };
    Ok(ron::to_string(&sealed)? + "\n")
}

/// An order as a file keeps it: why it was given is no more to be read than what is secret in it.
fn covered<G: Game>(mut played: Played<G::Order>) -> Played<G::Order> {
    if G::is_secret(&played.order) && !played.reason.is_empty() {
        played.reason = seal::seal(&played.reason);
    }
    played
}
