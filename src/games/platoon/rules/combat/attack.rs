//! An attack as it would be made, and its odds (11.5 to 11.7).

use crate::{
    engine::{board::Hex, charts::Odds, counters::UnitId},
    games::platoon::rules::{rulebook::Rulebook, scenario::charts::CombatResult},
};
use serde::{Deserialize, Serialize};

/// The kind of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Fires directly (12).
    Direct,
    /// Opportunity fire (14.2).
    Opportunity,
    /// Indirect fire, and interdiction (13, 14.5).
    Indirect,
    /// An overrun (15).
    Overrun,
    /// A close assault (16).
    Assault,
    /// Mines (17.1).
    Mines,
}

/// The reason for a die-roll modifier (11.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// Woods, town, swamp, gully or fort.
    Cover,
    Dispersed,
    Quick,
    Opportunity,
    /// Overrun or close assault.
    Close,
    /// Indirect fire that is not registered (13.7).
    Call,
    OpenTopped,
}

/// An attack as it would be made: its target, odds and die-roll modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    pub kind: Kind,
    pub hex: Hex,
    /// The units struck, in the order of their ids; none if it is a fort.
    pub struck: Vec<UnitId>,
    pub strength: u16,
    pub defence: u16,
    /// Columns by which the odds are better (15.4, 16.3).
    pub shift: i8,
    /// The odds column, from 0, the worst; after the shift.
    pub column: usize,
    pub modifiers: Vec<(Reason, i8)>,
}

impl Attack {
    /// The sum of the die-roll modifiers.
    pub fn modifier(&self) -> i8 {
        self.modifiers.iter().fold(0, |sum, (_, by)| sum.saturating_add(*by))
    }

    /// The result of a die (11.6).
    pub fn result(&self, rulebook: &Rulebook, die: u8) -> CombatResult {
        let die = i8::try_from(die).unwrap_or(i8::MAX);
        rulebook.charts.result(self.column, die.saturating_add(self.modifier()))
    }

    /// The number of the six die faces for each result, by [`CombatResult::ALL`].
    pub fn chances(&self, rulebook: &Rulebook) -> [u8; 4] {
        let mut chances = [0; 4];
        for die in 1..=6 {
            let result = self.result(rulebook, die);
            for (result_of, chance) in CombatResult::ALL.into_iter().zip(&mut chances) {
                *chance += u8::from(result_of == result);
            }
        }
        chances
    }

    /// The odds as they are printed.
    pub fn odds(&self, rulebook: &Rulebook) -> Option<Odds> {
        rulebook.charts.odds.get(self.column).copied()
    }
}

/// The odds column of two strengths, better by `shift` columns (11.5); none if the odds are worse than the table.
pub fn column(odds: &[Odds], strength: u16, defence: u16, shift: i8) -> Option<usize> {
    let even = odds.iter().position(|odds| odds.attack == odds.defence)?;
    let last = odds.len() - 1;
    if strength == 0 {
        return None;
    }
    let defence = defence.max(1);
    let at = if strength >= defence {
        even as i32 + i32::from(strength / defence) - 1
    } else {
        even as i32 - i32::from(defence.div_ceil(strength)) + 1
    };
    // Odds better than the best column use the best column; the shift comes after that.
    let shifted = at.min(last as i32) + i32::from(shift);
    usize::try_from(shifted).ok().map(|column| column.min(last))
}
