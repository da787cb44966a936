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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::samples::{but, counter, facing, position, word};

    /// A unit earns valour by its rating, a leader by six (21.1).
    #[test]
    fn valour_is_earned_by_the_rating() {
        let rulebook = Rulebook::of_map("map-valmont");
        let earns = |kind: &str| {
            let counter = counter(kind, 1, "0201");
            (2..=12).filter(|dice| super::earns(&rulebook, &counter, *dice)).max()
        };
        assert_eq!(earns("ge-rifle"), Some(5));
        assert_eq!(earns("us-rifle-half"), Some(2));
        assert_eq!(earns("ge-leader-0"), Some(6));
        assert_eq!(earns("ge-pak-40"), None);
    }

    /// All attacking infantry rolls after a natural two, and no other unit (21.1).
    #[test]
    fn a_natural_two_tests_those_who_attacked() {
        let rulebook = Rulebook::of_map("map-valmont");
        let public = position([
            counter("us-rifle", 1, "1007"),
            but(counter("us-rifle", 2, "1007"), |condition| condition.valorous = true),
            counter("us-leader-1", 1, "1007"),
            facing("us-m4-75", 1, "1007", crate::engine::board::Side6::North),
        ]);
        let attackers = ["us-rifle-2", "us-rifle-1", "us-m4-75-1", "us-leader-1-1"].map(word);
        let found = candidates(&rulebook, &public, &attackers, 2);
        assert_eq!(found, ["us-rifle-1", "us-leader-1-1"].map(word));
        assert!(candidates(&rulebook, &public, &attackers, 3).is_empty());
    }
}
