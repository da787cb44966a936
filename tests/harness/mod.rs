//! Positions in a few lines, and a table on which orders are played and checked.

mod orders;
mod situation;
mod table;

pub use orders::*;
pub use situation::Situation;
pub use table::{Table, compared, count, has, provoked, result};

use kessel::engine::{board::Hex, counters::UnitId};

pub use kessel::games::guderian::rules::{
    event::{Cause, Event, Reason},
    kinds::{Kind, Pool, Side},
    order::Order,
    phase::Phase,
};

/// The hex of this name.
pub fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

/// Hexes with spaces between them.
pub fn hexes(names: &str) -> Vec<Hex> {
    names.split_whitespace().map(hex).collect()
}

/// The word of this text.
pub fn word(text: &str) -> UnitId {
    text.parse().unwrap()
}

/// Words with spaces between them.
pub fn words(texts: &str) -> Vec<UnitId> {
    texts.split_whitespace().map(word).collect()
}
