//! Dice against their expectation.
//!
//! The measure of an attack is *harm*: a pin and a coming panic count 1, disruption to degree 1, 2 and 3 counts
//! 2, 3 and 4, a destroyed unit 6. The luck of an attack is the harm that it did less what the six faces of the
//! die do on average in the same column with the same cover. Nobody's skill is in it: column and cover are what
//! the players brought about, the face is chance.

use crate::{
    games::panzer44::rules::{
        combat::results::CombatResult,
        event::{DiePurpose, Event},
    },
    play::luck,
};
use serde::Serialize;

/// How often each face came up, from 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DiceCount {
    pub attacks: [u32; 6],
    /// All others with six faces: mines, disruption, bolting, bridges, aircraft.
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
