//! References in the text of the rules: `case 6.4`, `cases K15.3 and K15.5`, `chapter 12`, also in other languages.

use std::ops::Range;

/// The target of a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target<'a> {
    Case(&'a str),
    Chapter(&'a str),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference<'a> {
    /// The byte range of the number.
    pub range: Range<usize>,
    /// Its target.
    pub target: Target<'a>,
}

/// The words of a language by which a reference is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceWords {
    /// The words before numbers, and whether these are of chapters.
    heads: Vec<(String, bool)>,
    /// The text between two numbers of one list.
    between: Vec<String>,
}

impl Default for ReferenceWords {
    fn default() -> Self {
        Self { heads: Vec::new(), between: vec![", ".to_owned()] }.and(
            "case cases",
            "chapter chapters",
            "and or",
        )
    }
}

impl ReferenceWords {
    /// Adds the words of another language, each with spaces between them: those before cases, those before chapters, and
    /// those that join numbers.
    #[must_use]
    pub fn and(mut self, cases: &str, chapters: &str, joins: &str) -> Self {
        for (words, chapter) in [(cases, false), (chapters, true)] {
            self.heads.extend(words.split_whitespace().map(|word| (format!("{word} "), chapter)));
        }
        self.between.extend(joins.split_whitespace().map(|word| format!(" {word} ")));
        self
    }

    /// Returns the references in a text, in their order.
    pub fn references<'a>(&self, text: &'a str) -> Vec<Reference<'a>> {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some((start, chapter)) = self.next_list(text, at) {
            at = start;
            while let Some(end) = number(text, at, chapter) {
                let word = text.get(at..end).unwrap_or_default();
                let target = if chapter { Target::Chapter(word) } else { Target::Case(word) };
                found.push(Reference { range: at..end, target });
                let rest = text.get(end..).unwrap_or_default();
                let Some(between) = self.between.iter().find(|between| rest.starts_with(between.as_str()))
                else {
                    at = end;
                    break;
                };
                at = end + between.len();
            }
        }
        found
    }

    /// Returns the place at which the numbers of the next list begin, and whether they are chapters.
    fn next_list(&self, text: &str, from: usize) -> Option<(usize, bool)> {
        let at_word =
            |at: usize| text.get(..at).is_some_and(|before| !before.ends_with(char::is_alphanumeric));
        let rest = text.get(from..).unwrap_or_default();
        self.heads
            .iter()
            .flat_map(|(head, chapter)| {
                rest.match_indices(head.as_str()).map(move |(at, _)| (from + at, head.len(), *chapter))
            })
            .filter(|(at, ..)| at_word(*at))
            .map(|(at, long, chapter)| (at + long, chapter))
            .min()
    }
}

/// Returns the references in a text of the rules file, in their order.
pub fn references(text: &str) -> Vec<Reference<'_>> {
    ReferenceWords::default().references(text)
}

/// Returns the end of the number that begins here, without the full stop of a sentence.
fn number(text: &str, from: usize, chapter: bool) -> Option<usize> {
    let rest = text.get(from..)?;
    let inside = |letter: char| letter.is_ascii_alphanumeric() || (!chapter && letter == '.');
    let long = rest.find(|letter| !inside(letter)).unwrap_or(rest.len());
    let word = rest.get(..long)?.trim_end_matches('.');
    let digits = word.strip_prefix('K').unwrap_or(word);
    let is_number =
        digits.starts_with(|first: char| first.is_ascii_digit()) && (chapter || word.contains('.'));
    is_number.then_some(from + word.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets(text: &str) -> Vec<Target<'_>> {
        let found = references(text);
        assert!(found.iter().all(|reference| match reference.target {
            Target::Case(word) | Target::Chapter(word) => &text[reference.range.clone()] == word,
        }));
        found.into_iter().map(|reference| reference.target).collect()
    }

    #[test]
    fn numbers_after_the_word_case_are_references() {
        use Target::{Case, Chapter};
        assert_eq!(targets("It stops (case 6.22)."), [Case("6.22")]);
        assert_eq!(
            targets("See cases K15.3 and K2.A1, or chapter 12."),
            [Case("K15.3"), Case("K2.A1"), Chapter("12")]
        );
        assert_eq!(targets("by case 6.4, 10.3 or 9.61; 3 units"), [Case("6.4"), Case("10.3"), Case("9.61")]);
        assert_eq!(targets("As in case 9.1."), [Case("9.1")]);
    }

    #[test]
    fn another_language_has_its_own_words() {
        use Target::{Case, Chapter};
        let german = ReferenceWords::default().and("Fall Fälle", "Kapitel", "und oder");
        let targets = |text: &'static str| -> Vec<Target<'static>> {
            german.references(text).into_iter().map(|reference| reference.target).collect()
        };
        let text = "Siehe Fälle 6.22, 6.4 und K15.3, Kapitel 12 oder 3 (case 9.1). Notfall 6.22.";
        let cases = [Case("6.22"), Case("6.4"), Case("K15.3"), Chapter("12"), Chapter("3"), Case("9.1")];
        assert_eq!(targets(text), cases);
        assert_eq!(ReferenceWords::default().references("Siehe Fall 6.22."), []);
    }

    #[test]
    fn other_numbers_are_none() {
        assert_eq!(targets("In that case 3 units stay; in case of doubt 6.22 holds."), []);
        assert_eq!(targets("A staircase 6.22 high, a case"), []);
        assert_eq!(targets(""), []);
    }
}
