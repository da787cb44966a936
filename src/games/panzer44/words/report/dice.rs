//! Dice against their expectation.
//!
//! The measure of an attack is *harm*. A pin and a coming panic count 1, disruption to degree 1, 2 and 3 counts 2, 3
//! and 4, and an eliminated unit 6. The luck of an attack is its harm less the average of the six faces of the die in
//! the same column with the same cover. Skill is not part of it: the players brought about column and cover, and the
//! face is chance.

use crate::{
    games::panzer44::rules::{
        combat::results::CombatResult,
        event::{DiePurpose, Event},
    },
    play::luck,
};
use serde::Serialize;

/// The number of rolls of each face, from 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DiceCount {
    pub attacks: [u32; 6],
    /// All other dice with six faces: mines, disruption, bolting, bridges, aircraft.
    pub other: [u32; 6],
}

impl DiceCount {
    pub(super) fn note(&mut self, event: &Event) {
        let Event::Die { purpose, faces: 6, roll } = event else { return };
        let attack = matches!(purpose, DiePurpose::Attack(_));
        let faces = if attack { &mut self.attacks } else { &mut self.other };
        luck::count(faces, *roll);
    }
}

pub fn harm(result: CombatResult) -> f64 {
    match result {
        CombatResult::Nothing => 0.0,
        CombatResult::Pin | CombatResult::WillPanic => 1.0,
        CombatResult::Disrupted(degree @ 0..=3) => f64::from(degree + 1),
        CombatResult::Disrupted(_) => 6.0,
    }
}
