//! Sequences as VASSAL writes them: parts with a sign between them. A sign that belongs to a part has a backslash before
//! it, one more for each sequence in a sequence; a part that ends with a backslash is in single quotes.

/// The parts of a sequence.
pub(super) struct Parts<'a> {
    rest: Option<&'a str>,
    between: char,
}

impl<'a> Parts<'a> {
    /// Returns the parts of a text; `between` must be an ASCII letter.
    pub fn of(text: &'a str, between: char) -> Self {
        Self { rest: Some(text), between }
    }
}

impl Iterator for Parts<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let text = self.rest?;
        let (mut part, mut begin) = (String::new(), 0);
        let mut signs = text.match_indices(self.between).map(|(at, _)| at);
        let slice = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
        loop {
            let Some(end) = signs.next() else {
                part.push_str(slice(begin, text.len()));
                self.rest = None;
                break;
            };
            if begin < end && slice(begin, end).ends_with('\\') {
                part.push_str(slice(begin, end - 1));
                begin = end;
                continue;
            }
            part.push_str(slice(begin, end));
            self.rest = Some(slice(end + 1, text.len()));
            break;
        }
        let quoted = part.strip_prefix('\'').and_then(|inner| inner.strip_suffix('\''));
        Some(quoted.map(str::to_owned).unwrap_or(part))
    }
}

/// Returns all parts of a sequence.
pub(super) fn parts(text: &str, between: char) -> Vec<String> {
    Parts::of(text, between).collect()
}
