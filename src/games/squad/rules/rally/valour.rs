//! Valour: who earns it, and what it does (21.1, 21.2).
//!
//! The first casualty point of each attack that it takes is with the other casualties (13.10), its double strength in
//! an assault with that (17.3).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::counters::UnitId,
    games::squad::rules::{counter::Counter, position::Public, rulebook::Rulebook},
};

/// The dice of an attack, without modifiers, for which its infantry may become valorous (21.1).
const NATURAL: u8 = 2;
/// The highest dice by which a leader does (21.1).
const LEADER: u16 = 6;

/// The highest dice with which a unit of infantry becomes valorous; none of others, and of those who are (21.1).
pub fn number(rulebook: &Rulebook, counter: &Counter) -> Option<u16> {
    let kind = rulebook.kind(counter);
    let rating = kind.infantry()?.casualty;
    let number = if kind.leads().is_some() { LEADER } else { rating };
    (!counter.condition.valorous).then_some(number)
}

/// Who of those who attacked throws for valour after so many on the dice of fire at a hex or of a shot at a tank, once
/// each, in the order in which they are named (21.1). Not by the dice of a fire lane, an assault, a mission or for
/// armour.
pub fn candidates(rulebook: &Rulebook, public: &Public, attackers: &[UnitId], dice: u8) -> Vec<UnitId> {
    if dice != NATURAL {
        return Vec::new();
    }
    let able = |unit: &UnitId| public.find(*unit).and_then(|counter| number(rulebook, counter)).is_some();
    attackers.iter().copied().filter(able).collect()
}

/// Whether dice make a unit valorous for the rest of the game (21.1).
pub fn earns(rulebook: &Rulebook, counter: &Counter, dice: u8) -> bool {
    number(rulebook, counter).is_some_and(|number| u16::from(dice) <= number)
}
