//! Counters and positions for the tests of the rules.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{
    counter::{Condition, Counter, Place},
    kinds::Side,
    position::{Public, Work, WorkKind},
};
use crate::engine::{
    board::{Hex, Hexside},
    counters::UnitId,
};

pub fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

pub fn word(text: &str) -> UnitId {
    text.parse().unwrap()
}

/// A counter of a type with a number, on the map. The type decides its side.
pub fn counter(kind: &str, number: u8, at: &str) -> Counter {
    let side = if kind.starts_with("ge-") { Side::German } else { Side::Allied };
    Counter {
        id: word(&format!("{kind}-{number}")),
        kind: word(kind),
        side,
        place: Place::Map(hex(at)),
        facing: None,
        condition: Condition::default(),
    }
}

/// A counter with a facing.
pub fn facing(kind: &str, number: u8, at: &str, side: Hexside) -> Counter {
    Counter { facing: Some(side), ..counter(kind, number, at) }
}

/// A weapon or a passenger with its carrier.
pub fn with(kind: &str, number: u8, place: Place, side: Side) -> Counter {
    Counter { place, side, ..counter(kind, number, "0101") }
}

/// A counter with a changed condition.
pub fn but(counter: Counter, change: impl FnOnce(&mut Condition)) -> Counter {
    let mut counter = counter;
    change(&mut counter.condition);
    counter
}

pub fn position<const N: usize>(counters: [Counter; N]) -> Public {
    let mut counters = counters.to_vec();
    counters.sort_by_key(|counter| counter.id);
    Public { turn: 1, counters, ..Public::default() }
}

pub fn work(kind: WorkKind) -> Work {
    Work { kind, facing: None, known: true }
}

/// These counters on the map by their ids, with vehicles and guns facing north.
pub fn placed(stand: &[(&str, &str)]) -> Public {
    let counter = |(id, at): &(&str, &str)| {
        let (kind, number) = id.rsplit_once('-').unwrap();
        facing(kind, number.parse().unwrap(), at, Hexside::North)
    };
    let mut counters: Vec<Counter> = stand.iter().map(counter).collect();
    counters.sort_by_key(|counter| counter.id);
    Public { turn: 1, counters, ..Public::default() }
}

/// Gives a weapon to a unit.
pub fn carrying(public: &mut Public, weapon: &str, by: &str) {
    let (kind, number) = weapon.rsplit_once('-').unwrap();
    let side = public.find(word(by)).unwrap().side;
    public.counters.push(with(kind, number.parse().unwrap(), Place::Carried(word(by)), side));
    public.counters.sort_by_key(|counter| counter.id);
}
