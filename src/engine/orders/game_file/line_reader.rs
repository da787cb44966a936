//! Reads a game file line by line.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    FORMAT, FileFault, Header, Line, PlayedOrder,
    first_line::{Opening, first_line},
    marks::unmarked,
    mending::{FileEnd, WrittenLine, lines_as_written},
    reading::{Item, LINE_DAMAGED, Reading, What, damaged, inner},
    stand::Stand,
    write_down,
};
use crate::engine::{
    data::{DataError, Shown, plain, read_game, text_of},
    orders::{Game, Position, secrets::seal, study::Study},
};
use std::{borrow::Cow, collections::BTreeMap, path::Path};

/// The most damaged lines that are reported: a file of a stranger may have millions.
const MOST_DAMAGE: usize = 1000;

type LineOf<G> = Line<<G as Game>::Order, Position<G>, <G as Game>::Options, <G as Game>::Command>;

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

    /// Reads one line.
    pub(crate) fn one(line: &[u8]) -> Option<LineOf<G>> {
        let line = text_of(line).ok()?;
        let marked = unmarked(line.trim_end());
        ron::from_str(&opened(marked.record)).ok().filter(|_| marked.whole)
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
