//! Reads a game file line by line, so that a damaged line loses only itself.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    CommandOf, FORMAT, FileFault, GameFile, Header, Line, PlayedOrder,
    marks::unmarked,
    mending::{FileEnd, WrittenLine, lines_as_written},
    stand::{Chain, Stand, Text},
    write_down,
};
use crate::engine::{
    data::{DataError, Shown, in_words, plain, read_game, text_of},
    orders::{Game, Position, secrets::seal, study::Study},
};
use serde::{Deserialize, de::IgnoredAny};
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

/// The most damaged lines that are reported: a file of a stranger may have millions.
const MOST_DAMAGE: usize = 1000;

/// The beginning of the sentence about a damaged line.
pub(crate) const LINE_DAMAGED: &str = "this line of the game file is damaged: ";

/// The sentence about a line with a position that cannot be read.
pub(super) const UNKNOWN_POSITION: &str = "the position of this line cannot be read";

/// Returns the sentence about a file of a game that this program does not have.
pub fn unknown_game(game: &str) -> String {
    format!("this is a game of \"{game}\", which this program does not know")
}

/// The readable parts of a game file.
pub struct Reading<G: Game> {
    /// The name of the file, as it was given.
    pub name: String,
    /// The first line, or a copy of it.
    pub header: Header<G::Options>,
    /// The position in which the game began; none if its line is damaged.
    pub start: Option<Position<G>>,
    /// The first position from a damaged line: only the hash after the first order can show that it is right.
    pub(crate) unsure_start: Option<Position<G>>,
    /// The lines after it, in order.
    pub(crate) items: Vec<Item<G>>,
    /// The notes.
    pub notes: BTreeMap<usize, String>,
    /// The branches and the drawings.
    pub study: Study<G::Order>,
    /// The fault of each line that cannot be read.
    pub damage: Vec<DataError>,
    /// Whether the last line has no end.
    pub cut_off: bool,
    /// Whether the last line was left out for that reason.
    pub left_out: bool,
    /// The text of the first position, to which the next ones state their differences.
    pub(crate) begins: Option<Stand>,
}

/// A position that was replayed because the file has lost it.
pub(crate) struct Replayed {
    /// The index of its item.
    pub line: usize,
    /// Its open text.
    pub text: String,
}

/// A line of the game after the first two.
pub(crate) struct Item<G: Game> {
    /// Its number in the file, from 1.
    pub line: usize,
    /// The number of orders before it, if the line states it.
    pub after: Option<usize>,
    pub what: What<G>,
}

/// The contents of a line of the game.
pub(crate) enum What<G: Game> {
    /// An order, and whether its line is whole: otherwise only the hash after it can show that it is right.
    Order(PlayedOrder<G::Order>, bool),
    /// A position.
    Stand(Stand),
    Table(CommandOf<G>),
}

/// The readable fields of a first line, written by any program.
#[derive(Deserialize)]
pub(crate) struct Opening {
    pub format: u32,
    program: String,
    game: String,
}

#[derive(Deserialize)]
enum FirstLine {
    Game(Opening),
}

type LineOf<G> = Line<<G as Game>::Order, Position<G>, <G as Game>::Options, <G as Game>::Command>;

/// Returns the id of the game in the text of a game file; none if it is not a game file.
pub fn game_of(text: impl AsRef<[u8]>) -> Option<String> {
    let text = text.as_ref();
    let lines = || text.split(|byte| *byte == b'\n');
    // Without a whole first line or copy of it, a damaged one may still name the game.
    let first = lines()
        .find_map(|line| first_line(line, true))
        .or_else(|| lines().find_map(|line| first_line(line, false)));
    first.map(|opening| opening.game)
}

/// Reads the game of a line, if it is a first line or a copy of one; and whole, if it must be.
pub(super) fn first_line(line: &[u8], must_be_whole: bool) -> Option<Opening> {
    let line = text_of(line.strip_prefix(b"Game(").and(Some(line))?).ok()?;
    let marked = unmarked(line.trim_end());
    if must_be_whole && !marked.whole {
        return None;
    }
    match ron::from_str(marked.record) {
        Ok(FirstLine::Game(opening)) => Some(opening),
        Err(_) => None,
    }
}

/// Whether any line of a text begins like a line of a game file.
pub fn has_game_lines(text: &[u8]) -> bool {
    let mut lines = text.split(|byte| *byte == b'\n');
    lines.any(|line| [&b"Game("[..], b"Start(", b"Order("].iter().any(|kind| line.starts_with(kind)))
}

/// Returns the fault of a text in which [`game_of`] finds no game.
pub fn no_game_file(name: &str, text: &[u8]) -> FileFault {
    let fault = |column, sentence: String| DataError {
        file: name.to_owned(),
        line: 1,
        column,
        sentence: plain(&sentence),
    };
    let none = "this is not a game file: its first line must be Game(…)";
    if !has_game_lines(text) {
        return match text_of(text) {
            // A game file that an editor has written in another encoding.
            Err(no_text) if (no_text.line, no_text.column) == (1, 1) => {
                fault(1, format!("this file {}", no_text.sentence))
            }
            // For any other file, the fault of its first line helps no reader.
            _ => fault(1, none.to_owned()),
        };
    }
    let line = text.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let line = match text_of(line) {
        Ok(line) => line,
        Err(no_text) => return fault(no_text.column, format!("this line {}", no_text.sentence)),
    };
    let marked = unmarked(line.trim_end());
    if !marked.whole {
        return fault(1, format!("{LINE_DAMAGED}its checksum does not agree"));
    }
    match ron::from_str::<Line<IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny>>(marked.record) {
        Err(error) if !line.is_empty() => fault(error.span.start.col, damaged(error)),
        _ => fault(1, none.to_owned()),
    }
}

impl<G: Game> Reading<G> {
    /// Reads all readable parts of a game file.
    ///
    /// # Errors
    /// It cannot be read at all, is not a file of this game, has a newer format, or has neither its first line nor a
    /// copy of it.
    pub fn read(path: &Path) -> Result<Self, FileFault> {
        Self::parse(&path.shown(), &read_game(path)?)
    }

    /// Reads all readable parts of the text of a game file.
    ///
    /// # Errors
    /// As [`Reading::read`].
    pub fn parse(name: &str, text: &[u8]) -> Result<Self, FileFault> {
        let (lines, end) = lines_as_written(text);
        let mut reader = Reader::<G> { name, ..Reader::default() };
        for line in &lines {
            reader.read(line)?;
        }
        reader.finish(end)
    }

    /// Reads only the first line of the text of a game file, if it is whole and of this game.
    pub fn header_of(text: &[u8]) -> Option<Header<G::Options>> {
        match Self::one(text.split(|byte| *byte == b'\n').next()?)? {
            Line::Game(header) if header.game == G::ID && (1..=FORMAT).contains(&header.format) => {
                Some(header)
            }
            _ => None,
        }
    }

    /// Returns the position in a line.
    ///
    /// # Errors
    /// The reason why it cannot be read, in a sentence.
    pub(crate) fn position(&self, number: usize, replayed: Option<&Replayed>) -> Result<Position<G>, String> {
        position_in(&self.stand_text(number, replayed).ok_or(UNKNOWN_POSITION)?)
    }

    /// Returns the open text of the position in a line. If the file has lost a difference before it, the replayed
    /// position of a later line replaces it.
    pub(crate) fn stand_text(&self, number: usize, replayed: Option<&Replayed>) -> Option<String> {
        let before = self.items.get(..=number)?;
        let is_full = |item: &Item<G>| matches!(item.what, What::Stand(Stand::Full(_)));
        let full = before.iter().rposition(is_full);
        let replayed = replayed.filter(|replayed| replayed.line <= number && Some(replayed.line) > full);
        let (from, mut chain) = match (replayed, full) {
            (Some(replayed), _) => (replayed.line + 1, Chain::at(replayed.text.clone())),
            (None, Some(full)) => (full, Chain::default()),
            (None, None) => (0, Chain::of(self.begins.as_ref())),
        };
        for item in before.get(from..)? {
            if let What::Stand(stand) = &item.what {
                chain.next(stand);
            }
        }
        chain.into_text()
    }

    /// Returns the items with positions that cannot be read from the file alone, since a difference before them is
    /// lost.
    pub(crate) fn unknown_stands(&self) -> BTreeSet<usize> {
        let mut chain = Chain::of(self.begins.as_ref());
        let mut unknown = BTreeSet::new();
        for (number, item) in self.items.iter().enumerate() {
            if let What::Stand(stand) = &item.what
                && chain.next(stand).is_none()
            {
                unknown.insert(number);
            }
        }
        unknown
    }

    /// Returns the number of orders before a line.
    pub(crate) fn after(&self, number: usize) -> usize {
        let order = |item: &Item<G>| match &item.what {
            What::Order(played, true) => Some(played.number),
            _ => None,
        };
        let said = self.items.get(number).and_then(|item| item.after);
        let next = || self.items.get(number..)?.iter().find_map(order).map(|next| next.saturating_sub(1));
        let last = || self.items.get(..number)?.iter().rev().find_map(order);
        said.or_else(next).or_else(last).unwrap_or(0)
    }
}

impl<G: Game> From<GameFile<G>> for Reading<G> {
    fn from(file: GameFile<G>) -> Self {
        let GameFile { header, start, played, positions, commands, notes, study, cut_off } = file;
        let mut items = Vec::new();
        let mut positions = positions.into_iter().peekable();
        let mut commands = commands.into_iter().peekable();
        let mut orders = played.into_iter();
        for number in 0.. {
            let mut put = |what| items.push(Item { line: 0, after: Some(number), what });
            while let Some((_, position)) = positions.next_if(|(after, _)| *after <= number) {
                // A position without a text is left out: positions are only a fallback.
                if let Ok(text) = Text::of::<G>(&position) {
                    put(What::Stand(Stand::Full(text.open)));
                }
            }
            while let Some((_, command)) = commands.next_if(|(after, _)| *after <= number) {
                put(What::Table(command));
            }
            let Some(order) = orders.next() else { break };
            items.push(Item { line: 0, after: Some(number + 1), what: What::Order(order, true) });
        }
        Self {
            name: String::new(),
            header,
            start: Some(start),
            unsure_start: None,
            items,
            notes,
            study,
            damage: Vec::new(),
            cut_off,
            left_out: cut_off,
            begins: None,
        }
    }
}

/// The state of the reader.
struct Reader<'a, G: Game> {
    name: &'a str,
    header: Option<Header<G::Options>>,
    /// The header from a damaged line, used if there is no better one.
    unsure_header: Option<Header<G::Options>>,
    start: Option<Position<G>>,
    unsure_start: Option<Position<G>>,
    begins: Option<Stand>,
    items: Vec<Item<G>>,
    notes: BTreeMap<usize, String>,
    study: Study<G::Order>,
    damage: Vec<DataError>,
}

impl<G: Game> Default for Reader<'_, G> {
    fn default() -> Self {
        Self {
            name: "",
            header: None,
            unsure_header: None,
            start: None,
            unsure_start: None,
            begins: None,
            items: Vec::new(),
            notes: BTreeMap::new(),
            study: Study::default(),
            damage: Vec::new(),
        }
    }
}

impl<G: Game> Reader<'_, G> {
    fn fault(&self, line: usize, column: usize, sentence: impl Into<String>) -> DataError {
        DataError { file: self.name.to_owned(), line, column, sentence: plain(&sentence.into()) }
    }

    fn read(&mut self, line: &WrittenLine) -> Result<(), FileFault> {
        let number = line.number;
        if self.header.is_none()
            && let Some(opening) = first_line(&line.bytes, true)
        {
            self.is_ours(number, &opening)?;
        }
        if let Some(what) = line.mended {
            self.note_damage(number, 1, format!("{LINE_DAMAGED}{what}"));
        }
        if let Err((column, sentence)) = self.take(number, &line.bytes) {
            self.note_damage(number, column, sentence);
        }
        Ok(())
    }

    fn note_damage(&mut self, line: usize, column: usize, sentence: String) {
        if self.damage.len() < MOST_DAMAGE {
            self.damage.push(self.fault(line, column, sentence));
        }
    }

    /// Checks that this program can read the game of a first line.
    fn is_ours(&self, number: usize, opening: &Opening) -> Result<(), FileFault> {
        let Opening { format, program, game } = opening;
        if game != G::ID {
            return Err(self.fault(number, 1, format!("this is a game of {game}, not of {}", G::ID)));
        }
        if !(1..=FORMAT).contains(format) {
            let sentence = format!(
                "this game was written by another version of the program ({program}) in format {format}: this one, \
                 {}, reads formats 1 to {FORMAT}",
                super::PROGRAM
            );
            return Err(self.fault(number, 1, sentence));
        }
        Ok(())
    }

    /// Adds a line, or returns the column and the fault.
    fn take(&mut self, number: usize, line: &[u8]) -> Result<(), (usize, String)> {
        let line = text_of(line).map_err(|fault| (fault.column, format!("this line {}", fault.sentence)))?;
        let marked = unmarked(line.trim_end());
        let (after, record) = (marked.after, opened(marked.record));
        let mut put = |what| self.items.push(Item { line: number, after, what });
        if !marked.whole {
            match ron::from_str::<LineOf<G>>(&record) {
                Ok(Line::Order(order)) => {
                    put(What::Order(PlayedOrder { reason: String::new(), ..order }, false));
                }
                Ok(Line::Game(header)) if header.game == G::ID && (1..=FORMAT).contains(&header.format) => {
                    self.unsure_header.get_or_insert(header);
                }
                Ok(Line::Start(start)) => self.unsure_start = Some(start),
                _ => {}
            }
            return Err((1, format!("{LINE_DAMAGED}its checksum does not agree")));
        }
        // A position is read when it is needed.
        if let Some(text) = inner(marked.record, "Position(") {
            put(What::Stand(Stand::Full(text.to_owned())));
            return Ok(());
        }
        let read: LineOf<G> =
            ron::from_str(&record).map_err(|error| (error.span.start.col, damaged(error)))?;
        match read {
            Line::Order(order) => put(What::Order(order, true)),
            Line::Position(_) => put(What::Stand(Stand::Full(marked.record.to_owned()))),
            Line::Change(change) => put(What::Stand(Stand::Change(change))),
            Line::Table(command) => match command.fault(G::LARGEST_DIE) {
                None => put(What::Table(command)),
                Some(sentence) => return Err((1, sentence)),
            },
            Line::Note { after, text } => write_down(&mut self.notes, after, &text),
            Line::Drawn { after, shapes } => self.study.draw(after, shapes),
            Line::Branch(branch) => self.study.put(branch).map_err(|sentence| (1, sentence))?,
            Line::Game(header) => {
                let first = self.header.get_or_insert_with(|| header.clone());
                if number > 1 && first.format == 1 {
                    return Err((1, "a game file has one Game and one Start line".to_owned()));
                }
            }
            Line::Start(start) => {
                if self.start.is_some() {
                    return Err((1, "a game file has one Game and one Start line".to_owned()));
                }
                self.start = Some(start);
                self.begins = inner(marked.record, "Start(").map(|text| Stand::Full(text.to_owned()));
            }
        }
        Ok(())
    }

    fn finish(self, end: FileEnd) -> Result<Reading<G>, FileFault> {
        let first = self.damage.first().filter(|fault| fault.line == 1).cloned();
        let none = self.fault(1, 1, "this is not a game file: its first line must be Game(…)");
        let Self {
            name,
            header,
            unsure_header,
            start,
            unsure_start,
            begins,
            mut items,
            notes,
            study,
            damage,
        } = self;
        let Some(header) = header.or(unsure_header) else { return Err(first.unwrap_or(none)) };
        for item in &mut items {
            if let What::Order(played, _) = &mut item.what {
                played.hash.read_in(header.format);
            }
        }
        let name = name.to_owned();
        let (cut_off, left_out) = (end != FileEnd::Usual, end == FileEnd::CutOff);
        Ok(Reading {
            left_out,
            name,
            header,
            start,
            unsure_start,
            items,
            notes,
            study,
            damage,
            cut_off,
            begins,
        })
    }
}

/// Returns a record with its order or branch opened, if that is sealed. One with a damaged seal stays as it is and cannot
/// be read.
fn opened(record: &str) -> Cow<'_, str> {
    let open = |kind: &str| {
        let sealed = inner(record.strip_prefix(kind)?, "(\"")?.strip_suffix('"')?;
        Some(format!("{kind}({})", seal::open(sealed).ok()?))
    };
    open("Order").or_else(|| open("Branch")).map_or(Cow::Borrowed(record), Cow::Owned)
}

/// Returns the contents of a record of this kind.
pub(super) fn inner<'a>(record: &'a str, kind: &str) -> Option<&'a str> {
    record.strip_prefix(kind)?.strip_suffix(')')
}

/// Returns the position in this open text.
///
/// # Errors
/// It is not a position of this game, in a sentence.
pub(super) fn position_in<G: Game>(text: &str) -> Result<Position<G>, String> {
    ron::from_str(text).map_err(damaged)
}

fn damaged(error: ron::error::SpannedError) -> String {
    format!("{LINE_DAMAGED}{}", in_words(&error.code))
}

impl<G: Game> Reading<G> {
    /// Reads one line.
    pub(crate) fn one(line: &[u8]) -> Option<LineOf<G>> {
        let line = text_of(line).ok()?;
        let marked = unmarked(line.trim_end());
        ron::from_str(&opened(marked.record)).ok().filter(|_| marked.whole)
    }
}
