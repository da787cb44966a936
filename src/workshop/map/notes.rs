//! The comments of a map file: before its fields, and at the entries of its lists.
//!
//! An entry has marks: its hex, its hexsides, its steps, its name and hexes. A comment remembers the marks of its entry,
//! and is written at the entry that has most of them, so that it stays while the entry is moved, divided or continued.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::lists::{Size, named};
use crate::engine::board::{Hex, Hexside};
use std::collections::{BTreeMap, btree_map::Entry as Slot};

/// The beginning of the mark of a name.
const NAME: char = '=';

/// The comments of a map file.
#[derive(Default)]
pub(super) struct Notes {
    /// The comments in lines of their own before fields, by the names of the fields.
    pub fields: BTreeMap<String, Vec<String>>,
    pub entries: Vec<Note>,
}

/// A comment at an entry of a list, or at a field.
pub(super) struct Note {
    field: String,
    /// The marks of the entry; none for the field itself.
    marks: Vec<String>,
    text: String,
    /// Whether it is at the end of the line; otherwise it is in a line of its own before the entry or, of a list, at its end.
    is_at_end: bool,
}

/// The comments of one list, at the numbers of the entries as they are now.
#[derive(Default)]
pub(super) struct Placed<'a> {
    before: BTreeMap<usize, Vec<&'a str>>,
    at_end: BTreeMap<usize, &'a str>,
    /// The comments at the end of the first line of the field, and before the end of the list.
    of_field: Vec<&'a str>,
    pub last: Vec<&'a str>,
}

impl<'a> Placed<'a> {
    /// The comments in lines of their own before an entry.
    pub fn before(&self, number: usize) -> &[&'a str] {
        self.before.get(&number).map(Vec::as_slice).unwrap_or_default()
    }

    /// The end of the line of an entry.
    pub fn end(&self, number: usize) -> String {
        self.at_end.get(&number).map(|text| format!(" {text}")).unwrap_or_default()
    }

    /// Whether the list may be in one line.
    pub fn fits_a_line(&self) -> bool {
        self.before.is_empty() && self.at_end.is_empty() && self.last.is_empty()
    }

    /// The end of the first line of the field.
    pub fn field_end(&self) -> String {
        self.of_field.iter().map(|text| format!(" {text}")).collect()
    }
}

impl Notes {
    /// Returns the comments of a list with these entries, each as it is written.
    pub fn placed(&self, field: &str, entries: &[String], size: Size) -> Placed<'_> {
        let mut placed = Placed::default();
        let mut notes = self.entries.iter().filter(|note| note.field == field).peekable();
        if notes.peek().is_none() {
            return placed;
        }
        let all: Vec<Vec<String>> = entries.iter().map(|entry| marks(field, entry, size)).collect();
        for note in notes {
            if note.marks.is_empty() {
                let list = if note.is_at_end { &mut placed.of_field } else { &mut placed.last };
                list.push(&note.text);
                continue;
            }
            let Some(number) = note.entry_among(&all) else { continue };
            match placed.at_end.entry(number) {
                Slot::Vacant(free) if note.is_at_end => _ = free.insert(&note.text),
                _ => placed.before.entry(number).or_default().push(&note.text),
            }
        }
        placed
    }

    /// Drops what hexes say of the entries, because all of them are elsewhere now. Names stay.
    pub fn forget_hexes(&mut self) {
        self.entries.retain_mut(|note| {
            let was_of_field = note.marks.is_empty();
            note.marks.retain(|mark| mark.starts_with(NAME));
            was_of_field || !note.marks.is_empty()
        });
    }
}

impl Note {
    /// Returns the number of the entry that has most of its marks; of an entry with a name, at least half of them or the
    /// name.
    fn entry_among(&self, entries: &[Vec<String>]) -> Option<usize> {
        let shared = |entry: &Vec<String>| self.marks.iter().filter(|mark| entry.contains(mark)).count();
        let is_name = |mark: &&String| mark.starts_with(NAME);
        let name = self.marks.iter().find(is_name);
        let is_it = |entry: &Vec<String>, count: usize| match name {
            Some(name) => entry.contains(name) || count * 2 >= self.marks.len(),
            None => count > 0,
        };
        let counted = (0..).zip(entries).map(|(number, entry)| (number, entry, shared(entry)));
        let mut best: Option<(usize, usize)> = None;
        for (number, _, count) in counted.filter(|(_, entry, count)| is_it(entry, *count)) {
            if best.is_none_or(|(_, most)| count > most) {
                best = Some((number, count));
            }
        }
        best.map(|(number, _)| number)
    }
}

/// Returns the marks of an entry, from its text.
fn marks(field: &str, entry: &str, size: Size) -> Vec<String> {
    let parts = strings(entry);
    match field {
        "rivers" | "streams" | "crests" | "walls" | "hedges" => sides(&parts, Some(size)),
        "slopes" | "road_exits" | "rail_exits" => sides(&parts, None),
        "roads" | "rails" | "gullies" | "bridges" | "fords" | "road_river_joins" if parts.len() > 1 => {
            let steps = parts.iter().zip(parts.iter().skip(1));
            steps.map(|(one, other)| format!("{} {}", one.min(other), one.max(other))).collect()
        }
        "buildings" | "river_names" | "places" | "areas" | "limits" => {
            let name = parts.iter().take(1).map(|name| format!("{NAME}{name}"));
            name.chain(parts.iter().skip(1).cloned()).collect()
        }
        _ => parts,
    }
}

/// Returns the hexsides of an entry, each named once if it can be named from both hexes.
fn sides(parts: &[String], both: Option<Size>) -> Vec<String> {
    let of_entry = |part: &String| -> Option<Vec<String>> {
        let mut words = part.split_whitespace();
        let hex: Hex = words.next()?.parse().ok()?;
        let mark = |side: Hexside| {
            let (hex, side) = both.map_or((hex, side), |size| named(size, hex, side));
            format!("{hex} {}", side.short_name())
        };
        Some(words.filter_map(Hexside::from_short_name).map(mark).collect())
    };
    parts.iter().filter_map(of_entry).flatten().collect()
}

/// Returns the texts in quotation marks.
fn strings(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut open: Option<String> = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (&mut open, letter) {
            (None, '"') => open = Some(String::new()),
            (None, _) => {}
            (Some(_), '"') => found.extend(open.take()),
            (Some(inside), '\\') => inside.extend(['\\'].into_iter().chain(letters.next())),
            (Some(inside), letter) => inside.push(letter),
        }
    }
    found
}

/// Reads the comments at the entries of lists and at the ends of lines. A text with comments between `/*` and `*/` or
/// with raw strings, which the editor does not write, is not followed.
pub(super) fn at_entries(text: &str, size: Size) -> Vec<Note> {
    let mut reader = Reader::default();
    for (number, line) in text.lines().enumerate() {
        if reader.line(number, line).is_none() {
            return Vec::new();
        }
    }
    let Reader { entries, comments, .. } = reader;
    comments.into_iter().map(|comment| comment.note(&entries, size)).collect()
}

/// An entry of a list, with its first and its last line.
struct Entry {
    field: String,
    text: String,
    lines: (usize, usize),
}

/// A comment in a line.
struct Comment {
    field: String,
    line: usize,
    text: String,
    /// Whether nothing is before it in its line.
    is_alone: bool,
    /// Whether the list is closed before it, or there is none.
    is_of_field: bool,
}

impl Comment {
    fn note(self, entries: &[Entry], size: Size) -> Note {
        let Self { field, line, text, is_alone, is_of_field } = self;
        let name = field.as_str();
        let of_field = || entries.iter().filter(move |entry| entry.field == name);
        let around = || of_field().find(|entry| entry.lines.0 <= line && line < entry.lines.1);
        let (entry, is_at_end) = if is_of_field {
            (None, true)
        } else if is_alone {
            (around().or_else(|| of_field().find(|entry| entry.lines.0 > line)), false)
        } else {
            match of_field().rfind(|entry| entry.lines.1 == line) {
                Some(entry) => (Some(entry), true),
                None => around().map_or((None, true), |entry| (Some(entry), false)),
            }
        };
        let marks = entry.map_or_else(Vec::new, |entry| marks(&field, &entry.text, size));
        Note { field, marks, text, is_at_end }
    }
}

/// Reads a map file line by line.
#[derive(Default)]
struct Reader {
    /// The brackets that are open.
    open: Vec<char>,
    in_string: bool,
    /// The last word within the outermost brackets, and the field that is read.
    word: String,
    field: String,
    /// The entry that is read, and its first line.
    entry: String,
    first: usize,
    entries: Vec<Entry>,
    comments: Vec<Comment>,
}

impl Reader {
    /// Reads a line; none if it cannot be followed.
    fn line(&mut self, number: usize, line: &str) -> Option<()> {
        let mut is_alone = true;
        let mut letters = line.char_indices().peekable();
        while let Some((at, letter)) = letters.next() {
            let next = letters.peek().map(|(_, next)| *next);
            match (self.in_string, letter, next) {
                (true, '\\', _) => {
                    self.keep(letter, number);
                    letters.next().into_iter().for_each(|(_, next)| self.keep(next, number));
                }
                (true, letter, _) => {
                    self.in_string = letter != '"';
                    self.keep(letter, number);
                }
                (false, '/', Some('/')) => {
                    let text = line.get(at..)?.trim_end().to_owned();
                    let (field, is_of_field) = (self.field.clone(), !self.is_in_list());
                    self.note(Comment { field, line: number, text, is_alone, is_of_field });
                    return Some(());
                }
                (false, '/', Some('*')) | (false, 'r', Some('"' | '#')) => return None,
                (false, letter, _) if letter.is_whitespace() => {}
                (false, letter, _) => {
                    is_alone = false;
                    self.code(letter, number);
                }
            }
        }
        Some(())
    }

    fn is_in_list(&self) -> bool {
        self.open.get(1) == Some(&'[')
    }

    /// Keeps a letter of the entry that is read.
    fn keep(&mut self, letter: char, line: usize) {
        if self.is_in_list() {
            if self.entry.is_empty() {
                self.first = line;
            }
            self.entry.push(letter);
        }
    }

    fn code(&mut self, letter: char, line: usize) {
        let depth = self.open.len();
        match letter {
            ',' if depth == 2 => self.end_entry(line),
            ',' if depth == 1 => self.word.clear(),
            ':' if depth == 1 => self.field = std::mem::take(&mut self.word),
            ')' | ']' | '}' => {
                if depth == 2 {
                    self.end_entry(line);
                } else {
                    self.keep(letter, line);
                }
                self.open.pop();
            }
            '(' | '[' | '{' => {
                self.keep(letter, line);
                self.open.push(letter);
            }
            letter => {
                self.in_string = letter == '"';
                self.keep(letter, line);
                if depth == 1 {
                    self.word.push(letter);
                }
            }
        }
    }

    fn end_entry(&mut self, line: usize) {
        let text = std::mem::take(&mut self.entry);
        if !text.is_empty() && self.is_in_list() {
            self.entries.push(Entry { field: self.field.clone(), text, lines: (self.first, line) });
        }
    }

    /// Keeps a comment within the brackets. One in a line of its own before a field is kept with the fields.
    fn note(&mut self, comment: Comment) {
        let is_at_field = !comment.is_alone && self.open.len() == 1 && !self.field.is_empty();
        if is_at_field || !comment.is_of_field {
            self.comments.push(comment);
        }
    }
}
