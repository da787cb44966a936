//! Walks over a RON text: space, words, strings and whole values.

/// A reader that walks over a RON text.
pub(super) struct Walker<'a> {
    text: &'a [u8],
    pub(super) at: usize,
}

impl<'a> Walker<'a> {
    /// Begins at this byte of a text.
    pub(super) fn new(text: &'a str, at: usize) -> Self {
        Self { text: text.as_bytes(), at }
    }

    /// The text from here on.
    fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The byte that comes next.
    pub(super) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// Passes white space and comments.
    pub(super) fn skip_space(&mut self) {
        while let Some(byte) = self.peek() {
            if byte.is_ascii_whitespace() {
                self.at += 1;
            } else if self.rest().starts_with(b"//") {
                while self.peek().is_some_and(|byte| byte != b'\n') {
                    self.at += 1;
                }
            } else if self.rest().starts_with(b"/*") {
                let rest = self.rest();
                let end = rest.windows(2).position(|pair| pair == b"*/");
                self.at += end.map_or(rest.len(), |end| end + 2);
            } else {
                return;
            }
        }
    }

    /// Passes a word; returns it.
    pub(super) fn word(&mut self) -> &'a [u8] {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_alphanumeric() || b"_-+.#".contains(&byte)) {
            self.at += 1;
        }
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// Passes a string that starts here.
    pub(super) fn string(&mut self) -> Option<&'a [u8]> {
        let start = self.at + 1;
        self.at = start;
        loop {
            match self.peek()? {
                b'"' => {
                    self.at += 1;
                    return self.text.get(start..self.at - 1);
                }
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
    }

    /// Passes a string that starts here and may contain quotation marks, such as `r#"a "b""#`; returns whether there is
    /// one. A string without an end takes the rest of the text, so that it is not searched again and again.
    pub(super) fn raw_string(&mut self) -> bool {
        let rest = self.text.get(self.at + 1..).unwrap_or_default();
        let marks = rest.iter().take_while(|byte| **byte == b'#').count();
        if rest.get(marks) != Some(&b'"') {
            return false;
        }
        let end: Vec<u8> = std::iter::once(b'"').chain(std::iter::repeat_n(b'#', marks)).collect();
        let inside = rest.get(marks + 1..).unwrap_or_default();
        let length = inside.windows(end.len()).position(|piece| piece == end);
        self.at = length.map_or(self.text.len(), |length| self.at + marks + 2 + length + end.len());
        true
    }

    /// Passes a whole value.
    pub(super) fn skip_value(&mut self) -> Option<()> {
        let mut depth = 0_usize;
        loop {
            self.skip_space();
            match self.peek()? {
                b'"' => {
                    self.string()?;
                }
                b'r' if self.raw_string() => {}
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
}
