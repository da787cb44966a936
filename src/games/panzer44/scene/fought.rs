//! Attacks that dice have decided, for the panels: the steps in the chart, the die, the result.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        combat::{Procedure, results::CombatResult},
        event::{Attacker, DiePurpose, Event},
    },
};

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
}

impl Fought {
    /// The attacks among these events.
    pub fn of(events: &[Event]) -> Vec<Self> {
        let mut thrown = 0;
        let mut fought = Vec::new();
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
                }),
                Event::Destroyed { unit, .. } => {
                    if let Some(last) = fought.last_mut().filter(|last: &&mut Self| last.unit == *unit) {
                        last.eliminates = true;
                    }
                }
                _ => {}
            }
        }
        fought
    }
}
