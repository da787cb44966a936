//! Valour: how it is earned, and its effects (21.1, 21.2).
//!
//! Casualties treat the first casualty point of each attack on the unit (13.10). The assault treats its double strength
//! (17.3).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::counters::UnitId,
    games::squad::rules::{counter::Counter, position::Public, rulebook::Rulebook},
};

/// The roll of an attack, without modifiers, with which its infantry may become valorous (21.1).
const NATURAL: u8 = 2;
/// The highest roll with which a leader becomes valorous (21.1).
const LEADER: u16 = 6;

/// The highest roll with which an infantry unit becomes valorous; none for other units and for valorous ones (21.1).
pub fn number(rulebook: &Rulebook, counter: &Counter) -> Option<u16> {
    let kind = rulebook.kind(counter);
    let rating = kind.infantry()?.casualty;
    let number = if kind.leads().is_some() { LEADER } else { rating };
    (!counter.condition.valorous).then_some(number)
}

/// The attackers that roll for valour after this roll of fire at a hex, or of a shot at a tank. Each rolls once, in the
/// named order (21.1). The rolls of fire lanes, assaults, missions and armour do not count.
pub fn candidates(rulebook: &Rulebook, public: &Public, attackers: &[UnitId], dice: u8) -> Vec<UnitId> {
    if dice != NATURAL {
        return Vec::new();
    }
    let able = |unit: &UnitId| public.find(*unit).and_then(|counter| number(rulebook, counter)).is_some();
    attackers.iter().copied().filter(able).collect()
}

/// Whether a roll makes a unit valorous for the rest of the game (21.1).
pub fn earns(rulebook: &Rulebook, counter: &Counter, dice: u8) -> bool {
    number(rulebook, counter).is_some_and(|number| u16::from(dice) <= number)
}
