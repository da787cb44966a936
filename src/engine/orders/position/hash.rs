//! The hash of a position, by which a file shows that its game still plays as it was recorded.
//!
//! Since format 3 it is XXH64 over a binary form of the position. XXH64 is well known, fast, specified for good, and
//! part of a library that the program needs anyway. The hash of `std` may change with any compiler. A secure one would
//! only be slower, since a cheat can compute any of them. The FNV-1a hash of the text remains for older files.
//!
//! The binary form has the names of fields and variants, and leaves out what the text leaves out. A position therefore
//! has the same hash after fields are reordered, or after a new field that is not written at its default.

mod bytes;

use crate::engine::data::digest;
use bytes::{Bytes, LEFT_OUT};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{
    cell::Cell,
    fmt::{self, Display},
};
use twox_hash::XxHash64;

/// The last format whose lines have the hash of the position's text.
const LAST_OF_TEXT: u32 = 2;

/// The hash of a position, and its kind: two of different kinds are never equal.
///
/// A line of a file has the digits only; the first line states their kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionHash {
    digits: String,
    of_text: bool,
}

impl PositionHash {
    /// Whether it is the hash of the position's text, as in files up to format 2.
    pub(crate) fn is_of_text(&self) -> bool {
        self.of_text
    }

    /// Marks it as a hash from a file of this format.
    pub(crate) fn read_in(&mut self, format: u32) {
        self.of_text = format <= LAST_OF_TEXT;
    }
}

impl Display for PositionHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.digits)
    }
}

impl Serialize for PositionHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.digits)
    }
}

impl<'de> Deserialize<'de> for PositionHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|digits| Self { digits, of_text: false })
    }
}

/// Returns the hash of a position in the present format.
pub fn hash<P: Serialize>(position: &P) -> Result<PositionHash, ron::Error> {
    let mut bytes = Bytes { room: ROOM.take(), length: 0, field_is_left_out: false };
    position.serialize(&mut bytes)?;
    let digits = format!("{:016x}", XxHash64::oneshot(0, bytes.written()));
    ROOM.set(bytes.room);
    Ok(PositionHash { digits, of_text: false })
}

/// Returns the hash of a position's text, as in files up to format 2.
pub fn hash_of_text<P: Serialize>(position: &P) -> Result<PositionHash, ron::Error> {
    Ok(PositionHash { digits: digest(&ron::to_string(position)?), of_text: true })
}

/// Serializes a part of a position that joined its text after games had been recorded without it. It is written like
/// any other part but left out of the hash, so that the hashes of those games still verify. Written as
/// `#[serde(serialize_with = "outside_the_hash")]`.
///
/// # Errors
/// Returns the errors of the serializer.
pub fn outside_the_hash<T: Serialize, S: Serializer>(part: &T, serializer: S) -> Result<S::Ok, S::Error> {
    match serializer.is_human_readable() {
        true => part.serialize(serializer),
        false => serializer.serialize_unit_struct(LEFT_OUT),
    }
}

thread_local! {
    /// The buffer for positions that are hashed, used again and again: a position has a hundred thousand bytes.
    static ROOM: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    struct Small {
        turn: u8,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        lost: Vec<Option<u8>>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        found: Vec<Option<u8>>,
    }

    #[derive(Serialize)]
    struct Larger {
        turn: u8,
        #[serde(serialize_with = "outside_the_hash")]
        later: Vec<u8>,
        lost: Vec<Option<u8>>,
    }

    /// Games that were recorded before a part was added have hashes without it.
    #[test]
    fn a_part_outside_the_hash_is_in_the_text_alone() {
        let before = hash(&Small { turn: 3, lost: vec![Some(1), None], found: Vec::new() }).unwrap();
        for later in [vec![], vec![7, 8]] {
            let larger = Larger { turn: 3, later, lost: vec![Some(1), None] };
            assert_eq!(hash(&larger).unwrap(), before);
            assert!(ron::to_string(&larger).unwrap().contains("later:["));
        }
        assert_ne!(hash(&Larger { turn: 4, later: vec![], lost: vec![] }).unwrap(), before);
    }

    /// Hashes are in files: they must never change.
    #[test]
    fn a_hash_stays_what_it_is() {
        let small = Small { turn: 3, lost: vec![Some(1), None], found: Vec::new() };
        assert_eq!(hash(&small).unwrap().to_string(), "f074c32675492e09");
        assert_ne!(hash(&"a long one ".repeat(20_000)).unwrap(), hash(&small).unwrap());
        assert_eq!(hash(&small).unwrap().to_string(), "f074c32675492e09", "whatever was hashed before");
        assert_eq!(hash_of_text(&small).unwrap().to_string(), digest("(turn:3,lost:[Some(1),None])"));
    }

    #[test]
    fn different_values_have_different_forms() {
        let small = |lost: &[Option<u8>], found: &[Option<u8>]| {
            hash(&Small { turn: 1, lost: lost.to_vec(), found: found.to_vec() }).unwrap()
        };
        let mut seen = vec![
            small(&[], &[]),
            small(&[None], &[]),
            small(&[], &[None]),
            small(&[Some(0)], &[]),
            small(&[None, None], &[]),
            hash(&("ab", "c")).unwrap(),
            hash(&("a", "bc")).unwrap(),
            hash(&[vec![1], vec![2, 3]]).unwrap(),
            hash(&[vec![1, 2], vec![3]]).unwrap(),
            hash(&BTreeMap::from([(1, 2)])).unwrap(),
            hash(&-1_i32).unwrap(),
            hash(&127_u8).unwrap(),
            hash(&128_u8).unwrap(),
        ];
        let all = seen.len();
        seen.sort_unstable_by_key(PositionHash::to_string);
        seen.dedup();
        assert_eq!(seen.len(), all);
        assert_eq!(hash(&7_u8).unwrap(), hash(&7_i64).unwrap(), "how wide a number is does not show");
    }
}
