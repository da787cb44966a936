//! A short stable word, kept in place: the id of a counter, an area or a case.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

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
    /// The bytes of the text, zeros, and the length as the last byte.
    bytes: [u8; LONGEST + 1],
}

/// Why a text is not a word.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum WordError {
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
    pub fn as_str(&self) -> &str {
        let [letters @ .., length] = &self.bytes;
        letters
            .get(..usize::from(*length))
            .and_then(|letters| std::str::from_utf8(letters).ok())
            .unwrap_or_default()
    }

    /// The id of the so-manieth counter of a type that this is the id of.
    ///
    /// # Errors
    /// No word is so long.
    pub fn numbered(self, number: impl fmt::Display) -> Result<Self, WordError> {
        format!("{self}-{number}").parse()
    }

    /// The bytes eight at a time, the first one highest: words are compared so often that it shows. In this
    /// order shorter words come before longer ones that begin with them, as for texts.
    #[inline]
    fn parts(&self) -> [u64; 3] {
        let (eights, _) = self.bytes.as_chunks();
        // No loop over them: it would not be unrolled in a development build.
        let [first, second, third] = eights else { return [0; 3] };
        [u64::from_be_bytes(*first), u64::from_be_bytes(*second), u64::from_be_bytes(*third)]
    }
}

impl FromStr for Word {
    type Err = WordError;

    fn from_str(text: &str) -> Result<Self, WordError> {
        if text.is_empty() {
            return Err(WordError::Empty);
        }
        let Some(length) = u8::try_from(text.len()).ok().filter(|length| usize::from(*length) <= LONGEST)
        else {
            return Err(WordError::TooLong(text.chars().take(LONGEST).collect()));
        };
        if !text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)) {
            return Err(WordError::WrongLetter(text.lines().next().unwrap_or_default().to_owned()));
        }
        let mut bytes = [0; LONGEST + 1];
        bytes.iter_mut().zip(text.bytes()).for_each(|(letter, byte)| *letter = byte);
        bytes[LONGEST] = length;
        Ok(Self { bytes })
    }
}

impl PartialEq for Word {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for Word {}

impl PartialOrd for Word {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Word {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.parts().cmp(&other.parts())
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
        let texts = ["a", "ab", "abcdefgh", "abcdefghi", "abcdefgh-", "B.1", "z", "a-word-of-23-letters-ab"];
        for (one, other) in texts.iter().flat_map(|one| texts.map(|other| (*one, other))) {
            let words: [Word; 2] = [one, other].map(|text| text.parse().expect("a word"));
            assert_eq!(words[0].cmp(&words[1]), one.cmp(other), "{one} {other}");
            assert_eq!(words[0] == words[1], one == other, "{one} {other}");
        }
    }

    #[test]
    fn a_type_numbers_its_counters_as_far_as_there_is_room() {
        let word = |text: &str| text.parse::<Word>().expect("a word");
        assert_eq!(word("us-rifle").numbered(7), Ok(word("us-rifle-7")));
        let long = word("us-armoured-infantry");
        assert_eq!(long.numbered(99), Ok(word("us-armoured-infantry-99")));
        assert!(long.numbered(100).is_err());
    }

    #[test]
    fn what_is_no_word_is_refused() {
        assert_eq!("".parse::<Word>(), Err(WordError::Empty));
        assert!("two words".parse::<Word>().is_err());
        assert!("a-word-of-far-too-many-letters".parse::<Word>().is_err());
    }
}
