//! Seals: secrets are written into game files in a form that reveals nothing at a glance.
//!
//! A seal keeps an honest reader from seeing by accident the strength of an untried division, the next die, or a bid
//! that is still face down. It stops no reader who wants to break it: the program must be able to open it, and every
//! owner of the program has the key.
//!
//! A sealed text is `sealed:`, a salt of sixteen hexadecimal digits, a dot, sixteen digits that check salt and text
//! (FNV-1a), and two digits for each byte of the text. These bytes are encrypted with the stream of a ChaCha generator,
//! seeded by salt and check. The salt makes equal values look different, so that two equal divisions, bids or plots do
//! not show. In a game file it follows from the game's seed and the place in the file, so that the same game is always
//! written as the same text.
//!
//! The length of a seal does not show the length of its contents either. A text is padded with spaces to the room that
//! the line has for it, or to four times as much until it fits. A number has the largest possible number of digits. A
//! reader of sealed values also accepts plain ones, and old ones without salt and dot.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::engine::data::fnv;
use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, Error, MapAccess, Visitor, value::MapAccessDeserializer},
};
use std::{
    cell::{Cell, RefCell},
    fmt,
    marker::PhantomData,
};

const MARK: &str = "sealed:";

/// Bytes to which a text is padded unless its line states another size.
const USUAL_ROOM: usize = 256;

thread_local! {
    /// The source of the salts of the next seals. Serialization passes no arguments down to the seals, so the line that
    /// is being written puts its salts here. Outside a game file they always start from the same beginning: a command
    /// prints the same text twice.
    static SALTS: RefCell<Salts> = RefCell::new(Salts::new([0; 4]));
    /// Whether values are written as they are, for a text in which nothing is secret.
    static PLAIN: Cell<bool> = const { Cell::new(false) };
}

/// Runs `work`, in which secret values are written as they are: for a lesson, whose author knows all of it. An
/// enumeration alone must be sealed even there, or it could not be read again.
pub fn unsealed<T>(work: impl FnOnce() -> T) -> T {
    /// The state before, which is restored when this is dropped, also after a panic.
    struct Before(bool);
    impl Drop for Before {
        fn drop(&mut self) {
            PLAIN.set(self.0);
        }
    }
    let _before = Before(PLAIN.replace(true));
    work()
}

/// Bytes to which sealed data in a file are padded, so that their length reveals nothing: the largest size of such data
/// in the game, if it can be known. Larger data are padded up to four times as much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SealRoom {
    /// An order, or the sealed part of one.
    pub order: usize,
    /// The differences of the secrets of a position from those before it.
    pub change: usize,
    /// The secrets of a position.
    pub secrets: usize,
}

impl Default for SealRoom {
    /// Sizes for games whose secrets always have the same length.
    fn default() -> Self {
        Self { order: 1024, change: 512, secrets: 4096 }
    }
}

pub(crate) struct Salts {
    row: ChaCha8Rng,
    /// Bytes to which each text is padded.
    room: usize,
}

impl Salts {
    /// Returns the series of salts for these numbers. The numbers cannot be found from it.
    pub fn new(numbers: [u64; 4]) -> Self {
        let mut key = [0; 32];
        for (bytes, number) in key.chunks_exact_mut(8).zip(numbers) {
            bytes.copy_from_slice(&number.to_le_bytes());
        }
        Self { row: ChaCha8Rng::from_seed(key), room: USUAL_ROOM }
    }

    /// Returns the same salts, for texts padded to this many bytes.
    pub fn with_room(self, room: usize) -> Self {
        Self { room, ..self }
    }

    /// Runs `work` with these salts for its seals.
    pub fn during<T>(self, work: impl FnOnce() -> T) -> T {
        let _before = Before(Some(SALTS.replace(self)));
        work()
    }
}

/// The previous salts, which are restored when this is dropped, also after a panic.
struct Before(Option<Salts>);

impl Drop for Before {
    fn drop(&mut self) {
        if let Some(before) = self.0.take() {
            SALTS.set(before);
        }
    }
}

/// Seals a text with the next salt, padded to hide its length. The text must not end with a space.
pub fn seal(text: &str) -> String {
    let (salt, room) = SALTS.with_borrow_mut(|salts| (salts.row.next_u64(), salts.room));
    let room = filled(text.len(), room) - text.len();
    let text: String = text.chars().chain(std::iter::repeat_n(' ', room)).collect();
    let check = fnv(salted(salt, text.as_bytes()));
    let mut sealed = format!("{MARK}{salt:016x}.{check:016x}");
    for byte in under(stream_of(salt, check), text.bytes()) {
        sealed.push(digit(byte >> 4));
        sealed.push(digit(byte & 15));
    }
    sealed
}

/// Runs `work`, whose text is to be sealed as a whole: seals inside it are not padded again.
pub(crate) fn unfilled<T>(work: impl FnOnce() -> T) -> T {
    let room = SALTS.with_borrow_mut(|salts| std::mem::replace(&mut salts.room, 1));
    let done = work();
    SALTS.with_borrow_mut(|salts| salts.room = room);
    done
}

/// Returns the padded length of a text of this many bytes: its room, or four times as much until it fits.
fn filled(length: usize, room: usize) -> usize {
    if room <= 1 {
        return length;
    }
    let mut room = room;
    while room < length {
        room = room.saturating_mul(4);
    }
    room
}

/// Seals a value, as its text in RON.
///
/// # Errors
/// It has no form in RON: nothing is sealed in its place.
pub fn seal_value<T: Serialize>(value: &T) -> Result<String, ron::Error> {
    ron::to_string(value).map(|text| seal(&text))
}

/// Opens a seal.
///
/// # Errors
/// It is not a seal, or it is damaged.
pub fn open(sealed: &str) -> Result<String, &'static str> {
    const DAMAGED: &str = "this seal is damaged";
    let number = |digits: &str| u64::from_str_radix(digits, 16).map_err(|_| DAMAGED);
    let digits = sealed.strip_prefix(MARK).ok_or("a seal is expected here, or the plain value")?;
    let (salt, digits) = match digits.split_once('.') {
        Some((salt, digits)) if salt.len() == 16 => (Some(number(salt)?), digits),
        Some(_) => return Err(DAMAGED),
        None => (None, digits),
    };
    let (check, body) = digits.split_at_checked(16).ok_or(DAMAGED)?;
    let check = number(check)?;
    let pairs = body.as_bytes().chunks(2).map(|pair| match pair {
        [high, low] => Some(value(*high)? << 4 | value(*low)?),
        _ => None,
    });
    let bytes: Vec<u8> = pairs.collect::<Option<_>>().ok_or(DAMAGED)?;
    let (text, now) = match salt {
        Some(salt) => {
            let text: Vec<u8> = under(stream_of(salt, check), bytes).collect();
            let now = fnv(salted(salt, &text));
            (text, now)
        }
        None => {
            let text: Vec<u8> = under(ChaCha8Rng::seed_from_u64(check), bytes).collect();
            let now = fnv(text.iter().copied());
            (text, now)
        }
    };
    if now != check {
        return Err(DAMAGED);
    }
    let mut text = String::from_utf8(text).map_err(|_| DAMAGED)?;
    text.truncate(text.trim_end_matches(' ').len());
    Ok(text)
}

/// Returns a number for this text.
pub(crate) fn number_of(words: &str) -> u64 {
    fnv(words.bytes())
}

/// Returns the bytes over which the check of a salted seal is computed.
fn salted(salt: u64, text: &[u8]) -> impl Iterator<Item = u8> {
    salt.to_le_bytes().into_iter().chain(text.iter().copied())
}

fn stream_of(salt: u64, check: u64) -> ChaCha8Rng {
    Salts::new([salt, check, 0, 0]).row
}

fn under(mut stream: ChaCha8Rng, bytes: impl IntoIterator<Item = u8>) -> impl Iterator<Item = u8> {
    bytes.into_iter().map(move |byte| byte ^ stream.random::<u8>())
}

fn digit(value: u8) -> char {
    char::from_digit(u32::from(value), 16).unwrap_or('0')
}

fn value(digit: u8) -> Option<u8> {
    u8::try_from(char::from(digit).to_digit(16)?).ok()
}

/// Reads a text, sealed or plain: `#[serde(deserialize_with = "text")]`.
///
/// # Errors
/// Its seal is damaged.
pub(crate) fn text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let text = String::deserialize(deserializer)?;
    if text.starts_with(MARK) { open(&text).map_err(D::Error::custom) } else { Ok(text) }
}

/// Reads a value, sealed or plain: `#[serde(deserialize_with = "sealed_or_plain")]`.
///
/// # Errors
/// It is not such a value, or its seal is damaged.
pub(crate) fn sealed_or_plain<'de, T: DeserializeOwned, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    struct Sealed<T>(PhantomData<T>);
    impl<'de, T: DeserializeOwned> Visitor<'de> for Sealed<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("a secret value, plain or sealed")
        }

        fn visit_str<E: Error>(self, sealed: &str) -> Result<T, E> {
            let text = open(sealed).map_err(E::custom)?;
            ron::from_str(&text).map_err(|_| E::custom("the content of this seal is damaged"))
        }

        fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(fields))
        }
    }
    deserializer.deserialize_any(Sealed(PhantomData))
}

/// Sealed form for values: `#[serde(with = "sealed_value")]`.
pub mod sealed_value {
    use super::{DeserializeOwned, Deserializer, PLAIN, Serialize, Serializer, seal_value, sealed_or_plain};

    /// Writes a value sealed.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    pub fn serialize<T: Serialize, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        if PLAIN.get() {
            return value.serialize(serializer);
        }
        seal_value(value).map_err(serde::ser::Error::custom)?.serialize(serializer)
    }

    /// Reads a value, sealed or plain.
    ///
    /// # Errors
    /// It is not such a value, or its seal is damaged.
    pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        sealed_or_plain(deserializer)
    }
}

/// Sealed form for whole numbers from 0, with all the digits of the largest number of 64 bits:
/// `#[serde(with = "sealed_number")]`.
pub mod sealed_number {
    use super::{Deserializer, Error, PLAIN, Serialize, Serializer, Visitor, fmt, open, seal, unfilled};

    /// Writes a number sealed.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    pub fn serialize<T: fmt::Display, S: Serializer>(number: &T, serializer: S) -> Result<S::Ok, S::Error> {
        if let (true, Ok(plain)) = (PLAIN.get(), number.to_string().parse::<u64>()) {
            return serializer.serialize_u64(plain);
        }
        unfilled(|| seal(&format!("{:0>20}", number.to_string()))).serialize(serializer)
    }

    /// Reads a number, sealed or plain.
    ///
    /// # Errors
    /// It is not a number of this size, or its seal is damaged.
    pub fn deserialize<'de, T: TryFrom<u64>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        struct Number;
        impl Visitor<'_> for Number {
            type Value = u64;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a number, plain or sealed")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<u64, E> {
                Ok(number)
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<u64, E> {
                u64::try_from(number).map_err(|_| E::custom("a number from 0 is expected"))
            }

            fn visit_str<E: Error>(self, sealed: &str) -> Result<u64, E> {
                let text = open(sealed).map_err(E::custom)?;
                text.parse().map_err(|_| E::custom("this seal is damaged"))
            }
        }
        let number = deserializer.deserialize_any(Number)?;
        T::try_from(number).map_err(|_| D::Error::custom("this number is too large"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sealed_is_opened() {
        for text in ["", "7", "(identity:{\"untried-rifle-01\":\"rifle-61\"})", "Bjelyj – Белый"] {
            let place = || Salts::new([7, 1, 2, 3]).during(|| seal(text));
            assert_eq!(open(&place()).unwrap(), text);
            assert_eq!(place(), place(), "the same text in the same place has the same seal");
        }
    }

    /// A comparison of two seals shows neither that their contents are equal, nor how much they differ.
    #[test]
    fn equal_values_have_unequal_seals() {
        let at = |numbers| Salts::new(numbers).during(|| [seal("37"), seal("37"), seal("38")]);
        let mut seals: Vec<String> =
            [[1, 0, 0, 0], [1, 0, 0, 1], [2, 0, 0, 0]].into_iter().flat_map(at).collect();
        seals.extend([seal("37"), seal("37")]);
        for (number, one) in seals.iter().enumerate() {
            for other in &seals[number + 1..] {
                let parts = |seal: &str| -> Vec<String> {
                    let digits = seal[MARK.len()..].to_owned();
                    vec![digits[..16].to_owned(), digits[17..33].to_owned(), digits[33..].to_owned()]
                };
                let same = parts(one).iter().zip(parts(other)).filter(|(one, other)| *one == other).count();
                // Two bytes may be the same by chance; check and salt may not.
                assert!(same <= 1 && one[..MARK.len() + 33] != other[..MARK.len() + 33], "{one} {other}");
            }
        }
    }

    /// The contents of a seal always have the same length, up to its room, and above that four times as much.
    #[test]
    fn the_length_of_a_seal_tells_nothing() {
        let length = |text: &str| {
            let sealed = Salts::new([1; 4]).with_room(64).during(|| seal(text));
            assert_eq!(open(&sealed).unwrap(), text);
            sealed.len()
        };
        let full = "Белый, ".repeat(4).trim_end().to_owned();
        assert_eq!(length(""), length(&full));
        assert_eq!(length(&"x".repeat(64)), length("x"));
        assert_eq!(length(&"x".repeat(65)), length(&"x".repeat(256)));
        assert!(length(&"x".repeat(65)) > length("x"));
        let whole = Salts::new([1; 4]).with_room(64).during(|| unfilled(|| seal("x").len()));
        assert!(whole < length("x"), "what is sealed once more is not filled up");
    }

    /// Seals of files from before salts were introduced.
    #[test]
    fn seals_without_salt_still_open() {
        let seed = "sealed:07ff8107b4c00a6f87d4";
        assert_eq!(open(seed).unwrap(), "37");
    }

    /// A value that has no form as text.
    struct Formless;

    impl Serialize for Formless {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(serde::ser::Error::custom("it has no form"))
        }
    }

    /// An empty secret in place of one that could not be written would be lost silently. A hash shared by all failures
    /// would always verify.
    #[test]
    fn what_has_no_form_is_an_error() {
        assert!(seal_value(&Formless).is_err());
        assert!(crate::engine::orders::hash(&Formless).is_err());
        assert_eq!(open(&seal_value(&7).unwrap()).unwrap(), "7");
    }

    #[test]
    fn a_glance_tells_nothing() {
        let sealed = seal("rifle-61 rifle-61 rifle-61");
        assert!(!sealed.contains("rifle"));
        let body = &sealed[MARK.len() + 33..];
        assert_ne!(body[..18], body[18..36], "repetition does not show");
    }

    #[test]
    fn a_damaged_seal_is_noticed() {
        let sealed = seal("rifle-61");
        for at in MARK.len()..sealed.len() {
            let mut damaged = sealed.clone().into_bytes();
            damaged[at] = if damaged[at] == b'0' { b'1' } else { b'0' };
            assert!(open(std::str::from_utf8(&damaged).unwrap()).is_err(), "digit {at}");
        }
        for damaged in
            ["", "sealed:", "sealed:.", "sealed:12", "sealed:zz", "rifle-61", &sealed[..sealed.len() - 1]]
        {
            assert!(open(damaged).is_err(), "{damaged}");
        }
    }
}
