//! The order of case numbers.

use serde::{Deserialize, Serialize};

/// The reading of case numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Numbers {
    /// Part by part: 6.10 follows 6.9.
    #[default]
    Parts,
    /// Digit by digit, in rulebooks whose cases have a digit for each level: 6.25 belongs to 6.2, and 6.3 follows it.
    /// Numbers with a letter before them are read part by part.
    Digits,
}

/// The sort key of a case in its chapter. Cases whose numbers begin with the chapter's number come first, then the
/// order is by number. Of two equal ones, the one without a letter comes first.
type Place = (bool, Vec<(bool, u32)>, bool);

impl Numbers {
    /// Returns the sort key of a case in a chapter.
    pub fn place(self, chapter: &str, case: &str) -> Place {
        let letter = case.starts_with(|first: char| first.is_ascii_alphabetic());
        let number = case.trim_start_matches(|first: char| first.is_ascii_alphabetic());
        let mut parts = number.split('.');
        let head = parts.next().unwrap_or_default();
        let by_digits = self == Self::Digits && !letter;
        let own = number == chapter || number.strip_prefix(chapter).is_some_and(|rest| rest.starts_with('.'));
        let mut steps = vec![step(head)];
        for part in parts {
            if by_digits {
                steps.extend(part.chars().map(|digit| step(digit.encode_utf8(&mut [0; 4]))));
            } else {
                steps.push(step(part));
            }
        }
        (!own, steps, letter)
    }
}

/// Returns the sort key of a part of a number. A part with a letter, as in K2.A1, comes after those without, by its
/// letter and then by its number.
fn step(part: &str) -> (bool, u32) {
    let letter = part.chars().next().filter(char::is_ascii_alphabetic);
    let digits = part.trim_start_matches(|first: char| first.is_ascii_alphabetic());
    let number = digits.parse::<u32>().unwrap_or_default();
    (letter.is_some(), letter.map_or(0, u32::from).saturating_mul(1000).saturating_add(number))
}
