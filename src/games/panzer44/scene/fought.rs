//! Attacks that dice have decided, for the panels: the steps in the chart, the die, the result; and the die that decides
//! whether aircraft attack at all.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        combat::{Procedure, results::CombatResult},
        event::{Attacker, DiePurpose, Event},
        kinds::Side,
    },
};

/// The dice of an order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rolls {
    /// The die for aircraft, which is rolled before those of their attacks.
    pub sortie: Option<Sortie>,
    pub fought: Vec<Fought>,
}

/// The die that has decided whether aircraft attack (8.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sortie {
    pub side: Side,
    pub hex: Hex,
    pub die: u8,
    pub attacks: bool,
}

impl Rolls {
    /// The dice among these events.
    pub fn of(events: &[Event]) -> Self {
        let die = events.iter().find_map(|event| match event {
            Event::Die { purpose: DiePurpose::Sortie(_), roll, .. } => Some(*roll),
            _ => None,
        });
        let sent = |die| {
            events.iter().find_map(|event| match event {
                Event::Executed { side, battery: None, hex, spent } => {
                    Some(Sortie { side: *side, hex: *hex, die, attacks: *spent })
                }
                _ => None,
            })
        };
        Self { sortie: die.and_then(sent), fought: Fought::of(events) }
    }

    /// The number of the rolls: one for the aircraft and one for each attack.
    pub fn number(&self) -> usize {
        self.fought.len() + usize::from(self.sortie.is_some())
    }
}

/// An attack that a die has decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fought {
    pub by: Attacker,
    /// The target.
    pub unit: UnitId,
    pub hex: Hex,
    /// The steps in the chart.
    pub procedure: Procedure,
    pub die: u8,
    /// The row of the result.
    pub row: i16,
    pub result: CombatResult,
    /// Whether it eliminated the target, which may have been disrupted before (6.4.3).
    pub eliminates: bool,
    /// Whether it has hit a passenger with the target (11.4).
    pub aboard: bool,
}

impl Fought {
    /// The attacks among these events.
    pub fn of(events: &[Event]) -> Vec<Self> {
        let mut thrown = 0;
        let mut fought: Vec<Self> = Vec::new();
        // Results that have waited are those of other attacks too.
        let wait = events.iter().any(|event| matches!(event, Event::HitsApplied));
        let mut carrier = None;
        for event in events {
            match event {
                Event::Die { purpose: DiePurpose::Attack(_), roll, .. } => thrown = *roll,
                Event::Attacked { by, unit, hex, procedure, row, result, .. } => fought.push(Self {
                    by: *by,
                    unit: *unit,
                    hex: *hex,
                    procedure: *procedure,
                    die: thrown,
                    row: *row,
                    result: *result,
                    eliminates: false,
                    aboard: false,
                }),
                Event::Destroyed { unit, .. } | Event::Suffered { unit, .. } => {
                    // The event of a passenger follows that of its carrier.
                    let carried = carrier.replace(*unit);
                    if let Some(hit) = fought.iter_mut().rev().find(|hit| hit.unit == *unit) {
                        hit.eliminates |= matches!(event, Event::Destroyed { .. });
                    } else if let Some(hit) =
                        fought.iter_mut().rev().find(|hit| !wait && Some(hit.unit) == carried)
                    {
                        hit.aboard = true;
                    }
                }
                _ => {}
            }
        }
        fought
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// The die that decides whether aircraft come is a roll of its own, with an attack after it or without (8.5).
    #[test]
    fn the_die_for_aircraft_is_a_roll_of_its_own() {
        let hex: Hex = "0607".parse().unwrap();
        let flown = |roll, spent| {
            let die = Event::Die { purpose: DiePurpose::Sortie(hex), faces: 6, roll };
            Rolls::of(&[die, Event::Executed { side: Side::Allied, battery: None, hex, spent }])
        };
        let sortie = Sortie { side: Side::Allied, hex, die: 6, attacks: false };
        let back = flown(6, false);
        assert_eq!((back.sortie, back.number()), (Some(sortie), 1));
        assert_eq!(flown(2, true).sortie, Some(Sortie { die: 2, attacks: true, ..sortie }));
        assert_eq!(Rolls::of(&[]).number(), 0);
    }
}
