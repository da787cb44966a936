//! References in the text of the rules: `case 6.4`, `cases K15.3 and K15.5`, `chapter 12`.

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

/// The text between two numbers of one list.
const BETWEEN: [&str; 3] = [", ", " and ", " or "];

/// Returns the references in a text, in their order.
pub fn references(text: &str) -> Vec<Reference<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some((start, chapter)) = next_list(text, at) {
        at = start;
        while let Some(end) = number(text, at, chapter) {
            let word = text.get(at..end).unwrap_or_default();
            let target = if chapter { Target::Chapter(word) } else { Target::Case(word) };
            found.push(Reference { range: at..end, target });
            let rest = text.get(end..).unwrap_or_default();
            let Some(between) = BETWEEN.iter().find(|between| rest.starts_with(**between)) else {
                at = end;
                break;
            };
            at = end + between.len();
        }
    }
    found
}

/// Returns the place at which the numbers of the next list begin, and whether they are chapters.
fn next_list(text: &str, from: usize) -> Option<(usize, bool)> {
    let heads = [("cases ", false), ("case ", false), ("chapters ", true), ("chapter ", true)];
    let at_word = |at: usize| text.get(..at).is_some_and(|before| !before.ends_with(char::is_alphanumeric));
    let rest = text.get(from..).unwrap_or_default();
    heads
        .into_iter()
        .flat_map(|(head, chapter)| {
            rest.match_indices(head).map(move |(at, _)| (from + at, head.len(), chapter))
        })
        .filter(|(at, ..)| at_word(*at))
        .map(|(at, long, chapter)| (at + long, chapter))
        .min()
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
    fn other_numbers_are_none() {
        assert_eq!(targets("In that case 3 units stay; in case of doubt 6.22 holds."), []);
        assert_eq!(targets("A staircase 6.22 high, a case"), []);
        assert_eq!(targets(""), []);
    }
}
