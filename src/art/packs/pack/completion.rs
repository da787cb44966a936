//! Completes a RON text with the entries that it lacks, taken from another text of the same form.
//!
//! Additions are on the line of the closing bracket of the place in which they were missing. Every line of the text
//! therefore keeps its number, and columns can be converted back: a fault is reported at the place that the author
//! sees.
//!
//! In the same way the brackets of `card: (front: …)` in `units` are given a name, by which they are read beside `File(…)`
//! and `Inline(…)`.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

/// A completed text.
#[derive(Clone, Debug, Default)]
pub struct Completed {
    pub text: String,
    /// The additions: line and column in the completed text, and number of letters.
    added: Vec<(usize, usize, usize)>,
}

impl Completed {
    pub fn unchanged(text: &str) -> Self {
        Self { text: text.to_owned(), added: Vec::new() }
    }

    /// Adds to a text the entries of `base` that it lacks. Entries named in `apart` (those of the outermost brackets)
    /// are left unchanged. A text is left unchanged from the point where it is not RON.
    pub fn new(text: &str, base: &str, apart: &[&str]) -> Self {
        let (own, whole) = (tree(text), tree(base));
        let mut additions = Vec::new();
        if let (Some(own), Some(whole)) = (&own, &whole) {
            complete(own, whole, base, apart, &mut additions);
        }
        additions
            .extend(own.iter().flat_map(|own| unnamed_sides(own, text)).map(|at| (at, SIDES.to_owned())));
        additions.sort_by_key(|(at, _)| *at);
        let mut completed = Self::default();
        let mut from = 0;
        for (at, words) in additions {
            completed.text.push_str(text.get(from..at).unwrap_or_default());
            let line_start = completed.text.rfind('\n').map_or(0, |end| end + 1);
            let line = completed.text.matches('\n').count() + 1;
            let column = completed.text.get(line_start..).unwrap_or_default().chars().count() + 1;
            completed.added.push((line, column, words.chars().count()));
            completed.text.push_str(&words);
            from = at;
        }
        completed.text.push_str(text.get(from..).unwrap_or_default());
        completed
    }

    /// Returns line and column in the author's text for a place in the completed one.
    pub fn place(&self, line: usize, column: usize) -> (usize, usize) {
        let mut shift = 0;
        for (_, start, length) in self.added.iter().filter(|added| added.0 == line) {
            if column >= start + length {
                shift += length;
            } else if column >= *start {
                return (line, start - shift);
            }
        }
        (line, column - shift)
    }
}

/// The name for the brackets around the pictures of both sides of a unit.
const SIDES: &str = "Sides";

/// Returns the places of brackets without a name in `card` of each of the `units`.
fn unnamed_sides(own: &Node, text: &str) -> Vec<usize> {
    let units = own.inner("units").map(|units| units.node.items()).unwrap_or_default();
    let cards = units.iter().filter_map(|unit| unit.node.inner("card"));
    cards
        .map(|card| card.value)
        .filter(|at| text.get(*at..).is_some_and(|rest| rest.starts_with('(')))
        .collect()
}

/// Returns the names of the entries in the value of `name` in the outermost brackets of a text.
pub fn names_in(text: &str, name: &str) -> Vec<String> {
    let Some(Node::Entries(entries)) = tree(text) else { return Vec::new() };
    match entries.items.into_iter().find(|item| item.name == name).map(|item| item.node) {
        Some(Node::Entries(inner)) => inner.items.into_iter().map(|item| item.name).collect(),
        _ => Vec::new(),
    }
}

/// A value, with the parts that can be completed.
pub(super) enum Node {
    /// Named fields or a map with texts as keys.
    Entries(Entries),
    /// Anything else.
    Other,
}

impl Node {
    fn items(&self) -> &[Item] {
        match self {
            Self::Entries(entries) => &entries.items,
            Self::Other => &[],
        }
    }

    /// Returns its entry of this name.
    fn inner(&self, name: &str) -> Option<&Item> {
        self.items().iter().find(|item| item.name == name)
    }
}

pub(super) struct Entries {
    pub items: Vec<Item>,
    /// The place of the closing bracket; none if the text ends or breaks before it.
    pub close: Option<usize>,
    /// Whether a comma is needed before another entry.
    pub wants_comma: bool,
    /// Whether the names are quoted.
    is_map: bool,
}

pub(super) struct Item {
    pub name: String,
    /// The whole entry, name and value.
    pub span: std::ops::Range<usize>,
    /// The place of its value.
    pub value: usize,
    /// The place behind the comma that ends it, or behind the entry without one.
    pub after: usize,
    pub node: Node,
}

fn complete(own: &Node, base: &Node, text: &str, apart: &[&str], additions: &mut Vec<(usize, String)>) {
    let (Node::Entries(own), Node::Entries(base)) = (own, base) else { return };
    if own.is_map != base.is_map && !own.items.is_empty() {
        return;
    }
    let mut words = String::new();
    for item in base.items.iter().filter(|item| !apart.contains(&item.name.as_str())) {
        match own.items.iter().find(|own| own.name == item.name) {
            Some(own) => complete(&own.node, &item.node, text, &[], additions),
            None => {
                let comma = if words.is_empty() && !own.wants_comma { "" } else { ", " };
                words.push_str(comma);
                words.push_str(&on_one_line(text.get(item.span.clone()).unwrap_or_default()));
            }
        }
    }
    if let (Some(close), false) = (own.close, words.is_empty()) {
        additions.push((close, words));
    }
}

/// Returns a piece of RON without comments and line ends.
fn on_one_line(text: &str) -> String {
    let mut walker = Walker { text, at: 0, broken: false, ended: false, depth: 0 };
    let mut line = String::new();
    while walker.at < text.len() {
        let before = walker.at;
        walker.skip_space();
        if walker.at > before {
            line.push(' ');
        }
        let start = walker.at;
        if walker.string().is_none() {
            walker.step();
        }
        line.push_str(text.get(start..walker.at).unwrap_or_default());
    }
    line.trim().to_owned()
}

/// Returns the entries of a text; none if it is not RON from its beginning.
pub(super) fn tree(text: &str) -> Option<Node> {
    let mut walker = Walker { text, at: 0, broken: false, ended: false, depth: 0 };
    walker.skip_space();
    while walker.rest().starts_with("#!") {
        walker.at += walker.rest().find(']')? + 1;
        walker.skip_space();
    }
    walker.value()
}

/// Largest depth of nested brackets with entries.
const DEEPEST: usize = 32;

/// A reader that walks over a RON text.
struct Walker<'a> {
    text: &'a str,
    at: usize,
    /// Whether the text is not RON from here on.
    broken: bool,
    /// Whether the text ended inside brackets or a string: no open bracket is closed any more.
    ended: bool,
    /// The number of open brackets with entries. Deeper ones than [`DEEPEST`] are not completed.
    depth: usize,
}

impl<'a> Walker<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn step(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    /// Passes white space and comments.
    fn skip_space(&mut self) {
        loop {
            let rest = self.rest();
            self.at += if rest.starts_with(char::is_whitespace) {
                rest.len() - rest.trim_start().len()
            } else if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if rest.starts_with("/*") {
                comment_length(rest)
            } else {
                return;
            };
        }
    }

    /// Passes a string, if one starts here; returns the text between its quotation marks.
    fn string(&mut self) -> Option<&'a str> {
        let rest = self.rest();
        if let Some(raw) = rest.strip_prefix('r')
            && raw.trim_start_matches('#').starts_with('"')
        {
            let marks = raw.len() - raw.trim_start_matches('#').len();
            let end = format!("\"{}", "#".repeat(marks));
            let inner = raw.get(marks + 1..)?;
            let Some(length) = inner.find(&end) else { return self.unended() };
            self.at += 1 + marks + 1 + length + end.len();
            return inner.get(..length);
        }
        let inner = rest.strip_prefix('"')?;
        let mut escaped = false;
        for (at, letter) in inner.char_indices() {
            match letter {
                '"' if !escaped => {
                    self.at += at + 2;
                    return inner.get(..at);
                }
                '\\' => escaped = !escaped,
                _ => escaped = false,
            }
        }
        self.unended()
    }

    /// Takes the rest of the text for a string without an end, so that its end is not searched a second time.
    fn unended(&mut self) -> Option<&'a str> {
        self.at = self.text.len();
        self.ended = true;
        None
    }

    /// Passes a name.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let ends = |letter: char| !(letter.is_alphanumeric() || letter == '_');
        let length = rest.find(ends).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    /// Passes a value; returns none if the text ends too early.
    fn value(&mut self) -> Option<Node> {
        if self.string().is_some() {
            return Some(Node::Other);
        }
        let start = self.at;
        self.word();
        self.skip_space();
        match self.peek()? {
            open @ ('(' | '{') => {
                let (at, is_map) = (self.at, open == '{');
                if self.depth < DEEPEST {
                    self.depth += 1;
                    let entries = self.entries(if is_map { '}' } else { ')' }, is_map);
                    self.depth -= 1;
                    if let Some(entries) = entries {
                        return Some(Node::Entries(entries));
                    }
                }
                if self.ended {
                    return None;
                }
                self.at = at;
                self.skip_brackets().map(|()| Node::Other)
            }
            '[' => self.skip_brackets().map(|()| Node::Other),
            _ => {
                self.at = start;
                while !matches!(self.peek()?, ',' | ')' | '}' | ']') {
                    self.step();
                }
                Some(Node::Other)
            }
        }
    }

    /// Passes entries with names from an opening bracket to its closing one; returns none if it contains anything else.
    /// Of a text that breaks in the middle, the entries before that are returned.
    fn entries(&mut self, close: char, is_map: bool) -> Option<Entries> {
        self.step();
        let mut entries = Entries { items: Vec::new(), close: None, wants_comma: false, is_map };
        while let Some(go_on) = self.entry(close, &mut entries) {
            if !go_on {
                return Some(entries);
            }
        }
        self.broken |= !entries.items.is_empty();
        self.broken.then_some(entries)
    }

    /// Passes the next entry; returns whether others may follow, and none if the text breaks.
    fn entry(&mut self, close: char, entries: &mut Entries) -> Option<bool> {
        self.skip_space();
        if self.peek()? == close {
            entries.close = Some(self.at);
            self.step();
            return Some(false);
        }
        if entries.wants_comma {
            return None;
        }
        let start = self.at;
        let name = if entries.is_map { self.string()? } else { self.word() }.to_owned();
        self.skip_space();
        if name.is_empty() || self.peek()? != ':' {
            return None;
        }
        self.step();
        self.skip_space();
        let value = self.at;
        let node = self.value()?;
        entries.items.push(Item { name, span: start..self.at, value, after: self.at, node });
        if self.broken {
            return None;
        }
        self.skip_space();
        entries.wants_comma = self.peek()? != ',';
        if !entries.wants_comma {
            self.step();
            if let Some(item) = entries.items.last_mut() {
                item.after = self.at;
            }
        }
        Some(true)
    }

    /// Passes everything from an opening bracket to its closing one.
    fn skip_brackets(&mut self) -> Option<()> {
        let mut depth = 0_usize;
        loop {
            self.skip_space();
            if self.string().is_some() {
                continue;
            }
            let Some(letter) = self.peek() else {
                self.ended = true;
                return None;
            };
            match letter {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        self.step();
                        return Some(());
                    }
                }
                _ => {}
            }
            self.step();
        }
    }
}

/// Returns the bytes of the comment that starts here; comments of this kind can be nested.
fn comment_length(text: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        if rest.starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest.starts_with("*/") {
            (depth, at) = (depth.saturating_sub(1), at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BASE: &str = "// the base\n(\n    name: \"a\", // said\n    colours: {\n        \"red\": \"#F00\",\n        \
                        \"blue\": (x: 1, y: [2, 3]),\n    },\n    art: File(\"a.svg\"),\n)";

    #[test]
    fn what_is_missing_is_added_on_the_line_of_the_closing_bracket() {
        let completed = Completed::new("(\n  colours: {\"red\": \"#0F0\" /* } */ },\n)", BASE, &[]);
        assert_eq!(
            completed.text,
            "(\n  colours: {\"red\": \"#0F0\" /* } */ , \"blue\": (x: 1, y: [2, 3])},\nname: \"a\", art: \
             File(\"a.svg\"))"
        );
        assert_eq!(completed.place(2, 22), (2, 22));
        assert_eq!(completed.place(2, 40), (2, 35), "in what was added: where it was added");
        let behind = completed.text.lines().nth(1).unwrap().find("},").unwrap() + 1;
        assert_eq!(completed.place(2, behind), (2, 35), "behind it");
        assert_eq!(names_in(BASE, "colours"), ["red", "blue"]);
    }

    #[test]
    fn pictures_of_two_sides_are_given_a_name() {
        let text = "(units: {\n  \"a\": (card: (front: \"a.png\"), colours: {}),\n  \"b\": (card: File(\"b.svg\"), symbol: (x: 1))})";
        let completed = Completed::new(text, "", &[]);
        assert_eq!(completed.text, text.replacen("(front", "Sides(front", 1));
        let at = text.lines().nth(1).unwrap().find("front").unwrap() + 1;
        assert_eq!(completed.place(2, at + SIDES.len()), (2, at));
        assert_eq!(completed.place(2, at - 1), (2, at - 1));
        assert_eq!(Completed::new("(card: (front: 1))", "", &[]).text, "(card: (front: 1))");
    }

    #[test]
    fn entries_apart_and_broken_texts_stay_as_they_are() {
        let completed = Completed::new("()", BASE, &["colours", "art"]);
        assert_eq!(completed.text, "(name: \"a\")");
        for broken in ["", "(", "(name: \"a", "(name \"a\")", "[1]", "(colours: {1: 2"] {
            let text = Completed::new(broken, BASE, &[]).text;
            assert_eq!(text, broken, "{text}");
        }
        let cut = Completed::new("(colours: {\"blue\": (x: 7)}", BASE, &[]).text;
        assert_eq!(cut, "(colours: {\"blue\": (x: 7, y: [2, 3]), \"red\": \"#F00\"}");
        let raw = Completed::new("(name: r#\"a\"b)\"#)", BASE, &["colours", "art"]).text;
        assert_eq!(raw, "(name: r#\"a\"b)\"#)");
    }
}
