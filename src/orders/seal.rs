//! Seals: what nobody may know yet is kept in game files such that a glance at the text tells nothing.
//!
//! A seal keeps an honest eye from reading by accident who an untried division is, which die comes
//! next, or a bid that lies face down. It keeps nobody out who wants to break it: the program must be
//! able to open it, and whoever has the program has the key.
//!
//! A sealed text is `sealed:`, sixteen hexadecimal digits that check the text (FNV-1a), and two digits
//! for each of its bytes, which lie under the stream of a ChaCha generator that the check seeds. The
//! same text always has the same seal, so that a game file written twice is the same twice. Wherever a
//! sealed value is read, a plain one is read as well.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde::{
    Deserializer, Serializer,
    de::{Error, Visitor},
};
use std::fmt;

/// How every seal begins.
const MARK: &str = "sealed:";

/// Seals a text.
pub fn seal(text: &str) -> String {
    let check = check_of(text.as_bytes());
    let mut sealed = format!("{MARK}{check:016x}");
    for byte in under_stream(check, text.bytes()) {
        sealed.push(digit(byte >> 4));
        sealed.push(digit(byte & 15));
    }
    sealed
}

/// Opens a seal.
///
/// # Errors
/// It is none, or it is damaged.
pub fn open(sealed: &str) -> Result<String, &'static str> {
    const DAMAGED: &str = "this seal is damaged";
    let digits = sealed.strip_prefix(MARK).ok_or("a seal is expected here, or the plain value")?;
    let (check, body) = digits.split_at_checked(16).ok_or(DAMAGED)?;
    let check = u64::from_str_radix(check, 16).map_err(|_| DAMAGED)?;
    let pairs = body.as_bytes().chunks(2).map(|pair| match pair {
        [high, low] => Some(value(*high)? << 4 | value(*low)?),
        _ => None,
    });
    let bytes: Vec<u8> = pairs.collect::<Option<_>>().ok_or(DAMAGED)?;
    let text: Vec<u8> = under_stream(check, bytes.into_iter()).collect();
    if check_of(&text) != check {
        return Err(DAMAGED);
    }
    String::from_utf8(text).map_err(|_| DAMAGED)
}

fn check_of(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn under_stream(check: u64, bytes: impl Iterator<Item = u8>) -> impl Iterator<Item = u8> {
    let mut stream = ChaCha8Rng::seed_from_u64(check);
    bytes.map(move |byte| byte ^ stream.random::<u8>())
}

fn digit(value: u8) -> char {
    char::from_digit(u32::from(value), 16).unwrap_or('0')
}

fn value(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}

/// For numbers that are kept sealed: `#[serde(with = "sealed_number")]`.
pub mod sealed_number {
    use super::{Deserializer, Error, Serializer, Visitor, fmt, open, seal};
    use serde::Serialize;

    /// Writes a number sealed.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<T: fmt::Display, S: Serializer>(number: &T, serializer: S) -> Result<S::Ok, S::Error> {
        seal(&number.to_string()).serialize(serializer)
    }

    /// Reads a number, sealed or plain.
    ///
    /// # Errors
    /// It is no number of this size, or its seal is damaged.
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
            let sealed = seal(text);
            assert_eq!(open(&sealed).unwrap(), text);
            assert_eq!(sealed, seal(text), "the same text has the same seal");
        }
    }

    #[test]
    fn a_glance_tells_nothing() {
        let sealed = seal("rifle-61 rifle-61 rifle-61");
        assert!(!sealed.contains("rifle"));
        let body = &sealed[MARK.len() + 16..];
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
        for damaged in ["", "sealed:", "sealed:12", "sealed:zz", "rifle-61", &sealed[..sealed.len() - 1]] {
            assert!(open(damaged).is_err(), "{damaged}");
        }
    }
}
