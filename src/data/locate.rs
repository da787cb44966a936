//! Finds the line and column of a value in a RON text by its path, like `roads[3][7]`.
//!
//! RON tells the place of a fault of form only. A fault of meaning is known by its path; this walks
//! the text along it.

/// One step of a path.
#[derive(Debug, PartialEq, Eq)]
enum Step<'a> {
    Field(&'a str),
    Item(usize),
}

/// Line and column (from 1) of the value at `path`; the last step that exists where the path leads
/// too far; none where the text is not RON.
pub fn locate(text: &str, path: &str) -> Option<(usize, usize)> {
    let mut walker = Walker { text: text.as_bytes(), at: 0 };
    walker.skip_space();
    for step in steps(path) {
        let before = walker.at;
        if walker.descend(&step).is_none() {
            walker.at = before;
            break;
        }
    }
    let before = &text[..walker.at.min(text.len())];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |tail| tail.chars().count()) + 1;
    Some((line, column))
}

fn steps(path: &str) -> Vec<Step<'_>> {
    path.split(['.', '['])
        .filter(|part| !part.is_empty())
        .map(|part| match part.strip_suffix(']').and_then(|number| number.parse().ok()) {
            Some(number) => Step::Item(number),
            None => Step::Field(part.trim_end_matches(']').trim_matches('"')),
        })
        .collect()
}

/// Walks over a RON text.
struct Walker<'a> {
    text: &'a [u8],
    at: usize,
}

impl Walker<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// Passes white space and comments.
    fn skip_space(&mut self) {
        while let Some(byte) = self.peek() {
            if byte.is_ascii_whitespace() {
                self.at += 1;
            } else if self.text[self.at..].starts_with(b"//") {
                while self.peek().is_some_and(|byte| byte != b'\n') {
                    self.at += 1;
                }
            } else if self.text[self.at..].starts_with(b"/*") {
                let rest = &self.text[self.at..];
                let end = rest.windows(2).position(|pair| pair == b"*/");
                self.at += end.map_or(rest.len(), |end| end + 2);
            } else {
                return;
            }
        }
    }

    /// Passes a word and what separates it from what follows; gives the word.
    fn word(&mut self) -> &[u8] {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_alphanumeric() || b"_-+.#".contains(&byte)) {
            self.at += 1;
        }
        &self.text[start..self.at]
    }

    /// Passes a string that starts here.
    fn string(&mut self) -> Option<&[u8]> {
        let start = self.at + 1;
        self.at = start;
        loop {
            match self.peek()? {
                b'"' => {
                    self.at += 1;
                    return Some(&self.text[start..self.at - 1]);
                }
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
    }

    /// Passes a whole value.
    fn skip_value(&mut self) -> Option<()> {
        let mut depth = 0_usize;
        loop {
            self.skip_space();
            match self.peek()? {
                b'"' => {
                    self.string()?;
                }
                b'(' | b'[' | b'{' => {
                    depth += 1;
                    self.at += 1;
                }
                b')' | b']' | b'}' if depth == 0 => return Some(()),
                b',' if depth == 0 => return Some(()),
                b')' | b']' | b'}' => {
                    depth -= 1;
                    self.at += 1;
                }
                _ => self.at += 1,
            }
        }
    }

    /// Goes into the value that starts here, to its field or item.
    fn descend(&mut self, step: &Step<'_>) -> Option<()> {
        self.word();
        self.skip_space();
        if !b"([{".contains(&self.peek()?) {
            return None;
        }
        self.at += 1;
        let mut number = 0;
        loop {
            self.skip_space();
            if b")]}".contains(&self.peek()?) {
                return None;
            }
            match step {
                Step::Item(wanted) if *wanted == number => return Some(()),
                Step::Item(_) => {}
                Step::Field(wanted) => {
                    let start = self.at;
                    let quoted = self.peek()? == b'"';
                    let key = if quoted { self.string()? } else { self.word() };
                    let found = key == wanted.as_bytes();
                    self.skip_space();
                    if self.peek()? == b':' {
                        self.at += 1;
                        self.skip_space();
                        if found {
                            return Some(());
                        }
                    } else {
                        self.at = start;
                    }
                }
            }
            self.skip_value()?;
            if self.peek()? == b',' {
                self.at += 1;
            }
            number += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "// a map\n(\n  id: \"a, (b\",\n  roads: [\n    [\"0101\", \"0102\"], /* ] */\n    [\"0201\",\n     \"0909\"],\n  ],\n  places: [(name: \"x\", hexes: [\"0101\"])],\n)";

    #[test]
    fn a_path_leads_to_its_line_and_column() {
        assert_eq!(locate(TEXT, "roads[1][1]"), Some((7, 6)));
        assert_eq!(locate(TEXT, "places[0].hexes[0]"), Some((9, 32)));
        assert_eq!(locate(TEXT, "id"), Some((3, 7)));
    }

    #[test]
    fn a_path_that_leads_too_far_stops_at_the_last_step() {
        assert_eq!(locate(TEXT, "roads[7]"), Some((4, 10)));
        assert_eq!(locate("(", "roads[7]"), Some((1, 1)));
    }
}
