//! Finds the line and column of values in a RON text by their paths, like `roads[3][7]`.
//!
//! RON reports the place of a fault of form only. A fault of meaning is known by its path; this module walks the text
//! along all paths at once, however many there are.

use super::walker::Walker;
use std::{collections::BTreeMap, ops::Range};

/// The largest number of steps of a path that are followed.
const DEEPEST: usize = 32;

/// One step of a path.
#[derive(Debug, PartialEq, Eq)]
enum Step<'a> {
    Field(&'a str),
    Item(usize),
}

/// Returns line and column (from 1) of the value at `path`; of the last step that exists if the path leads too far;
/// none if the text is not RON.
pub fn locate(text: &str, path: &str) -> Option<(usize, usize)> {
    locate_all(text, &[path]).pop()
}

/// Whether a text has a field of this name in its outermost brackets.
pub fn has_field(text: &str, field: &str) -> bool {
    locate(text, field) != locate(text, "")
}

/// Returns line and column (from 1) of the value at each of these paths, like [`locate`].
pub fn locate_all(text: &str, paths: &[&str]) -> Vec<(usize, usize)> {
    let mut wanted = Wanted::default();
    for (number, path) in paths.iter().enumerate() {
        wanted.add(&steps(path), number);
    }
    let mut walker = Walker::new(text, 0);
    walker.skip_space();
    let mut found = vec![0; paths.len()];
    walker.visit(&wanted, &mut found);
    lines_and_columns(text, &found)
}

/// Returns the byte ranges of a field of the outermost brackets: from its name to after the comma that ends it, and of
/// its value alone. Returns the first of two fields with this name; none without one.
pub(super) fn field(text: &str, name: &str) -> Option<(Range<usize>, Range<usize>)> {
    let mut walker = Walker::new(text, 0);
    walker.skip_space();
    walker.word();
    walker.skip_space();
    if walker.peek()? != b'(' {
        return None;
    }
    walker.at += 1;
    loop {
        walker.skip_space();
        let start = walker.at;
        let is_it = walker.word() == name.as_bytes();
        walker.skip_space();
        if is_it && walker.peek()? == b':' {
            let value = walker.at + 1;
            walker.at = value;
            walker.skip_value()?;
            let end = walker.at;
            let behind = if walker.peek()? == b',' { end + 1 } else { end };
            return Some((start..behind, value..end));
        }
        walker.at = start;
        walker.skip_value()?;
        if walker.peek()? != b',' {
            return None;
        }
        walker.at += 1;
    }
}

/// Returns the names of the fields in the outermost brackets, up to the point where the text cannot be followed.
pub(super) fn field_names(text: &str) -> Vec<&str> {
    let mut walker = Walker::new(text, 0);
    let mut names = Vec::new();
    walker.skip_space();
    walker.word();
    walker.skip_space();
    if walker.peek() != Some(b'(') {
        return names;
    }
    walker.at += 1;
    loop {
        walker.skip_space();
        let start = walker.at;
        let name = walker.word();
        walker.skip_space();
        if walker.peek() == Some(b':') {
            names.extend(std::str::from_utf8(name));
            walker.at += 1;
        } else {
            walker.at = start;
        }
        if walker.skip_value().is_none() || walker.peek() != Some(b',') {
            return names;
        }
        walker.at += 1;
    }
}

/// A part of a text between brackets and commas.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// From after the bracket or comma before it to after the comma that ends it, if there is one.
    pub range: Range<usize>,
    /// The field's name, of a structure.
    pub field: Option<String>,
    /// Whether the rest may still be read without it: an item of a list, an entry of a map, a field with a name.
    pub can_go: bool,
}

/// Returns the pieces around a place, given in bytes, the smallest first.
pub(super) fn pieces_around(text: &str, place: usize) -> Vec<Piece> {
    let mut walker = Walker::new(text, 0);
    // Bracket and start of the open pieces, from the outermost.
    let mut open: Vec<(u8, usize)> = Vec::new();
    let mut pieces = Vec::new();
    let mut add = |open: &[(u8, usize)], end: usize, is_last: bool| {
        if let Some(&(bracket, start)) = open.last()
            && start <= place
            && (place < end || is_last && place == end)
        {
            let field = if bracket == b'(' { field_name(text, start) } else { None };
            pieces.push(Piece { range: start..end, can_go: bracket != b'(' || field.is_some(), field });
        }
    };
    loop {
        walker.skip_space();
        match walker.peek() {
            None => break,
            Some(b'"') => {
                if walker.string().is_none() {
                    break;
                }
            }
            Some(b'r') if walker.raw_string() => {}
            Some(bracket @ (b'(' | b'[' | b'{')) => {
                walker.at += 1;
                open.push((bracket, walker.at));
            }
            Some(b')' | b']' | b'}') => {
                add(&open, walker.at, true);
                open.pop();
                walker.at += 1;
            }
            Some(b',') => {
                walker.at += 1;
                add(&open, walker.at, false);
                if let Some((_, start)) = open.last_mut() {
                    *start = walker.at;
                }
            }
            // A word, or a letter without meaning. A word is passed whole, so that an `r` in it does not begin a
            // string.
            Some(_) => {
                if walker.word().is_empty() {
                    walker.at += 1;
                }
            }
        }
    }
    pieces
}

/// Returns the name before a colon at the beginning of a piece.
fn field_name(text: &str, start: usize) -> Option<String> {
    let mut walker = Walker::new(text, start);
    walker.skip_space();
    let begins = walker.at;
    let name = text.get(begins..begins + walker.word().len()).unwrap_or_default();
    walker.skip_space();
    let is_name = !name.is_empty() && walker.peek() == Some(b':');
    is_name.then(|| name.to_owned())
}

/// Returns lines and columns of places in a text, counted in one pass.
fn lines_and_columns(text: &str, places: &[usize]) -> Vec<(usize, usize)> {
    let mut order: Vec<(usize, usize)> = (0..).zip(places).map(|(number, place)| (*place, number)).collect();
    order.sort_unstable();
    let mut told = vec![(1, 1); places.len()];
    let (mut at, mut line, mut column) = (0, 1, 1);
    for (place, number) in order {
        let place = place.min(text.len());
        for byte in text.as_bytes().get(at..place).unwrap_or_default() {
            if *byte == b'\n' {
                (line, column) = (line + 1, 1);
            } else if byte & 0xC0 != 0x80 {
                // Bytes in the middle of a letter do not count.
                column += 1;
            }
        }
        at = place;
        if let Some(told) = told.get_mut(number) {
            *told = (line, column);
        }
    }
    told
}

fn steps(path: &str) -> Vec<Step<'_>> {
    path.split(['.', '['])
        .filter(|part| !part.is_empty())
        .map(|part| match part.strip_suffix(']').and_then(|number| number.parse().ok()) {
            Some(number) => Step::Item(number),
            None => Step::Field(part.trim_end_matches(']').trim_matches('"')),
        })
        .take(DEEPEST)
        .collect()
}

/// The paths that are looked for at a value and inside it.
#[derive(Default)]
struct Wanted<'a> {
    /// Paths that end here, by their numbers.
    here: Vec<usize>,
    fields: BTreeMap<&'a [u8], Wanted<'a>>,
    items: BTreeMap<usize, Wanted<'a>>,
}

impl<'a> Wanted<'a> {
    fn add(&mut self, steps: &[Step<'a>], number: usize) {
        match steps {
            [] => self.here.push(number),
            [Step::Field(name), rest @ ..] => {
                self.fields.entry(name.as_bytes()).or_default().add(rest, number);
            }
            [Step::Item(item), rest @ ..] => self.items.entry(*item).or_default().add(rest, number),
        }
    }

    /// Sets the place of everything that is looked for from here on.
    fn put(&self, place: usize, found: &mut [usize]) {
        for number in &self.here {
            if let Some(found) = found.get_mut(*number) {
                *found = place;
            }
        }
        self.fields.values().chain(self.items.values()).for_each(|inner| inner.put(place, found));
    }
}

impl Walker<'_> {
    /// Notes the places of the paths that are looked for at the value that starts here and inside it.
    fn visit(&mut self, wanted: &Wanted, found: &mut [usize]) {
        wanted.put(self.at, found);
        let mut left = wanted.fields.len() + wanted.items.len();
        if left > 0 {
            let _ = self.look_into(wanted, &mut left, found);
        }
    }

    /// Reads the fields or items of the value that starts here; returns none if the text ends too early.
    fn look_into(&mut self, wanted: &Wanted, left: &mut usize, found: &mut [usize]) -> Option<()> {
        let word = self.word();
        self.skip_space();
        if !b"([{".contains(&self.peek()?) {
            return None;
        }
        self.at += 1;
        // `Some` is not a step of a path: the value inside is.
        if word == b"Some" {
            self.skip_space();
            return self.look_into(wanted, left, found);
        }
        // Of two fields with one name, the first counts.
        let mut seen: Vec<&[u8]> = Vec::new();
        for number in 0_usize.. {
            self.skip_space();
            if b")]}".contains(&self.peek()?) {
                return Some(());
            }
            if let Some(inner) = wanted.items.get(&number) {
                self.found(inner, left, found);
            }
            let start = self.at;
            let quoted = self.peek()? == b'"';
            let key = if quoted { self.string() } else { Some(self.word()) };
            let field = key.and_then(|key| wanted.fields.get_key_value(key));
            self.skip_space();
            if self.peek() == Some(b':') {
                self.at += 1;
                self.skip_space();
                if let Some((name, inner)) = field
                    && !seen.contains(name)
                {
                    seen.push(*name);
                    self.found(inner, left, found);
                }
            } else {
                self.at = start;
            }
            if *left == 0 {
                return Some(());
            }
            self.skip_value()?;
            if self.peek()? == b',' {
                self.at += 1;
            }
        }
        None
    }

    /// Looks into a value that is looked for, then returns to its beginning.
    fn found(&mut self, inner: &Wanted, left: &mut usize, found: &mut [usize]) {
        let start = self.at;
        *left -= 1;
        self.visit(inner, found);
        self.at = start;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    const TEXT: &str = "// a map\n(\n  id: \"a, (b\",\n  roads: [\n    [\"0101\", \"0102\"], /* ] */\n    [\"0201\",\n     \"0909\"],\n  ],\n  places: [(name: \"x\", hexes: [\"0101\"])],\n)";

    #[test]
    fn a_path_leads_to_its_line_and_column() {
        assert_eq!(locate(TEXT, "roads[1][1]"), Some((7, 6)));
        assert_eq!(locate(TEXT, "places[0].hexes[0]"), Some((9, 32)));
        assert_eq!(locate(TEXT, "id"), Some((3, 7)));
        let some = "(\n  mines: Some((\n    number: 4,\n    hexes: [Some(\"0101\")],\n  )),\n)";
        assert_eq!(locate(some, "mines.number"), Some((3, 13)));
        assert_eq!(locate(some, "mines.hexes[0]"), Some((4, 13)));
        assert_eq!(locate(some, "mines"), Some((2, 10)));
        let all = ["places[0].name", "roads[1][1]", "id", "roads[1][1]", ""];
        assert_eq!(locate_all(TEXT, &all), [(9, 19), (7, 6), (3, 7), (7, 6), (2, 1)]);
    }

    #[test]
    fn a_path_that_leads_too_far_stops_at_the_last_step() {
        assert_eq!(locate(TEXT, "roads[7]"), Some((4, 10)));
        assert_eq!(locate("(", "roads[7]"), Some((1, 1)));
        assert_eq!(locate(TEXT, &"roads.".repeat(100_000)), Some((4, 10)));
    }

    #[test]
    fn quotation_marks_and_brackets_in_raw_texts_mean_nothing() {
        let text = "(\n  about: r#\"5\" wide), (\"#,\n  more: r\"(\", id: r##\"\"#, id: \"##,\n  here: 1)";
        assert_eq!(locate(text, "here"), Some((4, 9)));
        assert_eq!(locate("(a: r#\", here: 1)", "here"), Some((1, 1)), "this one never ends");
        let endless = "(a: ".to_owned() + &"r#\"".repeat(500_000);
        let start = Instant::now();
        assert_eq!(locate(&endless, "here"), Some((1, 1)));
        assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
    }

    #[test]
    fn eight_thousand_places_are_found_at_once() {
        let text = format!("(roads: [\n{}])", "  [\"0101\", \"9999\"],\n".repeat(8000));
        let paths: Vec<String> = (0..8000).map(|road| format!("roads[{road}][1]")).collect();
        let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
        let timed = || {
            let start = Instant::now();
            (locate_all(&text, &paths), start.elapsed())
        };
        // A hundredth of a second; ten times that on a busy machine without optimization. Found one by one they took
        // 4.5 s.
        let (found, _) = timed();
        let best = (0..3).map(|_| timed().1).min().unwrap();
        assert!(best < Duration::from_millis(500), "{best:?}");
        assert_eq!((found[0], found[7999]), ((2, 12), (8001, 12)));
    }
}
