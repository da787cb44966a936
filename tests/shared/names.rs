//! Hexes and ids by their names.

use kessel::engine::{board::Hex, counters::UnitId};

/// Returns the hex with this name.
#[track_caller]
pub fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

/// Returns hexes, written with anything but digits between them.
#[track_caller]
pub fn hexes(names: &str) -> Vec<Hex> {
    names.split(|letter: char| !letter.is_ascii_digit()).filter(|name| !name.is_empty()).map(hex).collect()
}

/// Returns the id with this text.
#[track_caller]
pub fn word(text: &str) -> UnitId {
    text.parse().unwrap()
}

/// Returns ids with spaces between them.
#[track_caller]
pub fn words(texts: &str) -> Vec<UnitId> {
    texts.split_whitespace().map(word).collect()
}
