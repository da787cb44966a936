//! A short stable word, kept in place: the id of a counter, an area or a case.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{cmp::Ordering, fmt, hash, str::FromStr};
use thiserror::Error;

/// Bytes that a word can be long.
const LONGEST: usize = 23;

/// A word of lower-case or upper-case letters, digits, `-`, `_` and `.`, one to 23 bytes long.
///
/// It lies in place and is copied freely: orders and events name counters by it without touching
/// the heap.
#[derive(Clone, Copy)]
pub struct Word {
    length: u8,
    bytes: [u8; LONGEST],
}

/// Why a text is not a word.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum WordError {
    /// Nothing there.
    #[error("an id is expected, not an empty text")]
    Empty,
    /// More than 23 bytes.
    #[error("\"{0}…\" is too long for an id: at most 23 letters")]
    TooLong(String),
    /// A character that ids do not have.
    #[error("\"{0}\" is not an id: letters, digits, '-', '_' and '.' are expected")]
    WrongLetter(String),
}

impl Word {
    /// The word as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl FromStr for Word {
    type Err = WordError;

    fn from_str(text: &str) -> Result<Self, WordError> {
        if text.is_empty() {
            return Err(WordError::Empty);
        }
        if text.len() > LONGEST {
            return Err(WordError::TooLong(text.chars().take(LONGEST).collect()));
        }
        if !text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)) {
            return Err(WordError::WrongLetter(text.lines().next().unwrap_or_default().to_owned()));
        }
        let mut bytes = [0; LONGEST];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Self { length: text.len() as u8, bytes })
    }
}

impl PartialEq for Word {
    fn eq(&self, other: &Self) -> bool {
        self.length == other.length && self.bytes == other.bytes
    }
}

impl Eq for Word {}

impl PartialOrd for Word {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Word {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl hash::Hash for Word {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_their_text_and_order() {
        let word: Word = "leader-rokossovsky".parse().expect("a word");
        assert_eq!(word.to_string(), "leader-rokossovsky");
        let mut words: Vec<Word> =
            ["pz-25-7", "inf-5", "pz-21-20"].iter().filter_map(|text| text.parse().ok()).collect();
        words.sort();
        assert_eq!(format!("{words:?}"), "[inf-5, pz-21-20, pz-25-7]");
    }

    #[test]
    fn what_is_no_word_is_refused() {
        assert_eq!("".parse::<Word>(), Err(WordError::Empty));
        assert!("two words".parse::<Word>().is_err());
        assert!("a-word-of-far-too-many-letters".parse::<Word>().is_err());
    }
}
