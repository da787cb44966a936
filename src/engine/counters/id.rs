//! Short stable ids, stored inline: of units, areas, cases and lessons.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{cmp::Ordering, fmt, hash, str::FromStr};
use thiserror::Error;

/// The largest length of an id, in bytes.
const LONGEST: usize = 23;

/// An id of letters, digits, `-`, `_` and `.`, one to 23 bytes long.
///
/// It is stored inline and is `Copy`, so that orders and events name units without touching the heap.
#[derive(Clone, Copy)]
pub struct ShortId {
    /// The bytes of the text, zeros, and the length as the last byte.
    bytes: [u8; LONGEST + 1],
}

/// The id of a unit.
pub type UnitId = ShortId;

/// The reason why a text is not an id.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum IdError {
    #[error("an id is expected, not an empty text")]
    Empty,
    /// More than 23 bytes.
    #[error("\"{0}…\" is too long for an id: at most 23 letters")]
    TooLong(String),
    /// A character that ids cannot have.
    #[error("\"{0}\" is not an id: letters, digits, '-', '_' and '.' are expected")]
    WrongLetter(String),
}

impl ShortId {
    pub fn as_str(&self) -> &str {
        let [letters @ .., length] = &self.bytes;
        letters
            .get(..usize::from(*length))
            .and_then(|letters| std::str::from_utf8(letters).ok())
            .unwrap_or_default()
    }

    /// Returns this id followed by a number: `rifle` and 7 give `rifle-7`.
    ///
    /// # Errors
    /// The result is too long.
    pub fn numbered(self, number: impl fmt::Display) -> Result<Self, IdError> {
        format!("{self}-{number}").parse()
    }

    /// Returns the bytes in groups of eight, the first one highest, since ids are compared very often. In this order
    /// shorter ids come before longer ones that begin with them, as for texts.
    #[inline]
    fn parts(&self) -> [u64; 3] {
        let (eights, _) = self.bytes.as_chunks();
        // Not a loop: it would not be unrolled in a development build.
        let [first, second, third] = eights else { return [0; 3] };
        [u64::from_be_bytes(*first), u64::from_be_bytes(*second), u64::from_be_bytes(*third)]
    }
}

impl FromStr for ShortId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        if text.is_empty() {
            return Err(IdError::Empty);
        }
        let Some(length) = u8::try_from(text.len()).ok().filter(|length| usize::from(*length) <= LONGEST)
        else {
            return Err(IdError::TooLong(text.chars().take(LONGEST).collect()));
        };
        if !text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)) {
            return Err(IdError::WrongLetter(text.lines().next().unwrap_or_default().to_owned()));
        }
        let mut bytes = [0; LONGEST + 1];
        bytes.iter_mut().zip(text.bytes()).for_each(|(letter, byte)| *letter = byte);
        bytes[LONGEST] = length;
        Ok(Self { bytes })
    }
}

impl PartialEq for ShortId {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for ShortId {}

impl PartialOrd for ShortId {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ShortId {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.parts().cmp(&other.parts())
    }
}

impl hash::Hash for ShortId {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl fmt::Display for ShortId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for ShortId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for ShortId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for ShortId {
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
        let word: ShortId = "leader-rokossovsky".parse().expect("a word");
        assert_eq!(word.to_string(), "leader-rokossovsky");
        let mut words: Vec<ShortId> =
            ["pz-25-7", "inf-5", "pz-21-20"].iter().filter_map(|text| text.parse().ok()).collect();
        words.sort();
        assert_eq!(format!("{words:?}"), "[inf-5, pz-21-20, pz-25-7]");
        let texts = ["a", "ab", "abcdefgh", "abcdefghi", "abcdefgh-", "B.1", "z", "a-word-of-23-letters-ab"];
        for (one, other) in texts.iter().flat_map(|one| texts.map(|other| (*one, other))) {
            let words: [ShortId; 2] = [one, other].map(|text| text.parse().expect("a word"));
            assert_eq!(words[0].cmp(&words[1]), one.cmp(other), "{one} {other}");
            assert_eq!(words[0] == words[1], one == other, "{one} {other}");
        }
    }

    #[test]
    fn a_type_numbers_its_counters_as_far_as_there_is_room() {
        let word = |text: &str| text.parse::<ShortId>().expect("a word");
        assert_eq!(word("us-rifle").numbered(7), Ok(word("us-rifle-7")));
        let long = word("us-armoured-infantry");
        assert_eq!(long.numbered(99), Ok(word("us-armoured-infantry-99")));
        assert!(long.numbered(100).is_err());
    }

    #[test]
    fn what_is_no_word_is_refused() {
        assert_eq!("".parse::<ShortId>(), Err(IdError::Empty));
        assert!("two words".parse::<ShortId>().is_err());
        assert!("a-word-of-far-too-many-letters".parse::<ShortId>().is_err());
    }
}
