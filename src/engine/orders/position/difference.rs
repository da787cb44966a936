//! Differences between two values written in RON. As changes of the text they allow a game file not to contain every
//! position in full. The first place that differs can be shown to a player.
//!
//! Both texts are walked along their brackets. If they have the same shape, only the parts that differ are changed;
//! otherwise the whole value is replaced. For any shape, the changes turn the old text into exactly the new one.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use serde::{Deserialize, Serialize};

/// Distance in bytes below which two changes are joined.
const NEAR: usize = 12;

/// A change of a text: its place, the number of bytes removed, and the text inserted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit(pub usize, pub usize, pub String);

/// Returns the changes that turn the old text into the new one, the first place first.
pub(crate) fn edits(old: &str, new: &str) -> Vec<Edit> {
    let mut found: Vec<Edit> = Vec::new();
    walk(Span { text: old, at: 0 }, new, &mut Vec::new(), &mut |_, was, now| {
        let (at, cut) = (was.at, was.text.len());
        if let Some(Edit(before, length, put)) = found.last_mut()
            && let Some(between) = old.get(*before + *length..at)
            && between.len() < NEAR
        {
            *length = at + cut - *before;
            put.push_str(between);
            put.push_str(now);
        } else {
            found.push(Edit(at, cut, now.to_owned()));
        }
    });
    if apply(old, &found).as_deref() == Some(new) {
        return found;
    }
    vec![Edit(0, old.len(), new.to_owned())] // texts that this program does not write
}

/// Returns the text after changes; none if they do not fit this text.
pub(crate) fn apply<'a>(old: &str, edits: impl IntoIterator<Item = &'a Edit>) -> Option<String> {
    let (mut new, mut done) = (String::with_capacity(old.len() + 256), 0);
    for Edit(at, cut, put) in edits {
        new.push_str(old.get(done..*at)?);
        new.push_str(put);
        done = at.checked_add(*cut)?;
    }
    new.push_str(old.get(done..)?);
    Some(new)
}

/// Returns the first place at which two values differ, like `counters[3].place`, with the value in each.
pub(crate) fn first_difference(old: &str, new: &str) -> Option<(String, String, String)> {
    let mut first = None;
    walk(Span { text: old, at: 0 }, new, &mut Vec::new(), &mut |path, was, now| {
        if first.is_none() {
            first = Some((path.concat(), was.text.to_owned(), now.to_owned()));
        }
    });
    first.map(|(path, was, now)| (path.trim_start_matches('.').to_owned(), was, now))
}

/// A part of a text and its place in the whole.
#[derive(Clone, Copy)]
struct Span<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Span<'a> {
    fn part(self, from: usize, to: usize) -> Self {
        Span { text: self.text.get(from..to).unwrap_or_default(), at: self.at + from }
    }
}

/// Shows `look` every part that differs, with its path, its old and its new value.
fn walk<'a>(
    old: Span<'a>,
    new: &str,
    path: &mut Vec<String>,
    look: &mut impl FnMut(&[String], Span<'a>, &str),
) {
    if old.text == new {
        return;
    }
    let (Some(was), Some(now)) = (Parts::of(old.text), Parts::of(new)) else { return look(path, old, new) };
    let same_keys = was.spans.len() == now.spans.len()
        && was.spans.iter().zip(&now.spans).all(|(one, other)| one.name(old.text) == other.name(new));
    let is_list = was.open == '[';
    if was.open != now.open || was.head(old.text) != now.head(new) || !(same_keys || is_list) {
        return look(path, old, new);
    }
    for (number, (one, other)) in was.spans.iter().zip(&now.spans).enumerate() {
        let name = one.name(old.text).trim_end_matches(':');
        path.push(if name.is_empty() { format!("[{number}]") } else { format!(".{name}") });
        walk(old.part(one.key, one.to), new.get(other.key..other.to).unwrap_or_default(), path, look);
        path.pop();
    }
    if was.spans.len() != now.spans.len() {
        // A list with a changed end: its last parts, with the comma before them.
        let common = was.spans.len().min(now.spans.len());
        let (from, begin) = (was.end_of(common), now.end_of(common));
        path.push(format!("[{common}]"));
        look(path, old.part(from, old.text.len() - 1), new.get(begin..new.len() - 1).unwrap_or_default());
        path.pop();
    }
}

/// A part between two commas: its beginning, the beginning of its value after the key, its end.
struct Part {
    from: usize,
    key: usize,
    to: usize,
}

impl Part {
    /// The key with its colon; empty for a part without one.
    fn name<'a>(&self, text: &'a str) -> &'a str {
        text.get(self.from..self.key).unwrap_or_default()
    }
}

/// A value with brackets, taken apart.
struct Parts {
    open: char,
    /// The place of the bracket.
    at: usize,
    spans: Vec<Part>,
}

impl Parts {
    /// Returns the end of the first parts, this many of them.
    fn end_of(&self, number: usize) -> usize {
        number.checked_sub(1).and_then(|last| self.spans.get(last)).map_or(self.at + 1, |part| part.to)
    }

    /// The word before the bracket.
    fn head<'a>(&self, text: &'a str) -> &'a str {
        text.get(..self.at).unwrap_or_default()
    }

    /// Takes a value apart at the commas of its outermost brackets; returns none for a value without brackets.
    fn of(text: &str) -> Option<Self> {
        let at = text.find(['(', '[', '{', '"'])?;
        let open = text.get(at..)?.chars().next().filter(|open| *open != '"')?;
        let bytes = text.as_bytes();
        let (mut spans, mut depth, mut from, mut key, mut place) = (Vec::new(), 0_usize, at + 1, None, at);
        while let Some(byte) = bytes.get(place) {
            match byte {
                b'"' => place = end_of_string(bytes, place)?,
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth = depth.checked_sub(1)?,
                b':' if depth == 1 && key.is_none() => key = Some(place + 1),
                _ => {}
            }
            let ends = depth == 0;
            if ends || (depth == 1 && *byte == b',') {
                if place > from {
                    spans.push(Part { from, key: key.unwrap_or(from), to: place });
                }
                (from, key) = (place + 1, None);
            }
            place += 1;
            if ends {
                break;
            }
        }
        // This program writes no value with anything after its last bracket.
        (depth == 0 && place == text.len()).then_some(Self { open, at, spans })
    }
}

/// Returns the end of a string that begins here.
fn end_of_string(bytes: &[u8], start: usize) -> Option<usize> {
    let mut place = start + 1;
    loop {
        match bytes.get(place)? {
            b'"' => return Some(place),
            b'\\' => place += 2,
            _ => place += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that the changes between two texts are these, and turn the first into the second.
    #[track_caller]
    fn are(old: &str, new: &str, expected: &[(usize, usize, &str)]) {
        let found = edits(old, new);
        assert_eq!(apply(old, &found).as_deref(), Some(new), "{found:?}");
        let found: Vec<_> = found.iter().map(|Edit(at, cut, put)| (*at, *cut, put.as_str())).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn only_what_differs_is_changed() {
        are("(a:1,b:2)", "(a:1,b:2)", &[]);
        are("(a:1,b:2)", "(a:1,b:3)", &[(6 + 1, 1, "3")]);
        are("(a:Map(\"4015\"),b:[1,2])", "(a:Map(\"4016\"),b:[1,2])", &[(7, 6, "\"4016\"")]);
        are("(a:Map(\"4015\"))", "(a:Gone)", &[(3, 11, "Gone")]);
        are("[1,2]", "[1,2,3]", &[(4, 0, ",3")]);
        are("[]", "[3]", &[(1, 0, "3")]);
        are("[3]", "[]", &[(1, 1, "")]);
        are("[1,2,3]", "[1]", &[(2, 4, "")]);
        are("{\"a\":1}", "{\"a\":1,\"b\":2}", &[(0, 7, "{\"a\":1,\"b\":2}")]);
        are("(\"a,(\\\"\",1)", "(\"a,(\\\"\",2)", &[(9, 1, "2")]);
        are(
            "(a:1,b:1,c:(long:\"a text that stays\"),d:1)",
            "(a:2,b:2,c:(long:\"a text that stays\"),d:2)",
            &[(3, 5, "2,b:2"), (39 + 1, 1, "2")],
        );
    }

    /// Any text can be turned into any other, even if they are not RON.
    #[test]
    fn any_text_is_made_of_any_other() {
        let texts = [
            "",
            "(",
            ")",
            "()",
            "(a)",
            "(a:1)",
            "(a:1,)",
            "[1,2,3]",
            "[(1),(2)]",
            "x(1)",
            "x(1)y",
            "é(ü:1)",
            "\"",
            "\"(\"",
            "{1:2}",
            "(a:[1,(b:2)],c:\"x\")",
            "(a:[1,(b:3)],c:\"y\")",
            "[[],[]]",
            "(,)",
            "([)]",
            "(a:\"\\\")",
        ];
        for old in texts {
            for new in texts {
                let found = edits(old, new);
                assert_eq!(apply(old, &found).as_deref(), Some(new), "{old} to {new}: {found:?}");
            }
        }
    }

    #[test]
    fn changes_of_another_text_are_refused() {
        assert_eq!(apply("short", &[Edit(9, 1, String::new())]), None);
        assert_eq!(apply("short", &[Edit(2, usize::MAX, String::new())]), None);
        assert_eq!(apply("é", &[Edit(1, 1, String::new())]), None, "in the midst of a letter");
        assert_eq!(apply("abc", &[Edit(2, 1, String::new()), Edit(0, 1, String::new())]), None, "backwards");
    }

    #[test]
    fn the_first_difference_is_named() {
        let old = "(public:(turn:1,counters:[(id:\"a\",left:2.0),(id:\"b\",left:1.0)]))";
        let new = "(public:(turn:1,counters:[(id:\"a\",left:2.0),(id:\"b\",left:0.5)]))";
        let (path, was, now) = first_difference(old, new).unwrap();
        assert_eq!((path.as_str(), was.as_str(), now.as_str()), ("public.counters[1].left", "1.0", "0.5"));
        assert_eq!(first_difference(old, old), None);
    }
}
