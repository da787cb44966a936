//! Dice against their expectation.
//!
//! The measure of an attack is *harm*: a dispersed unit counts 1, a destroyed one 3, a fort that falls 3. The luck of
//! an attack is its harm minus the average harm of the six faces of the die, in the same column with the same modifiers
//! on the same units. No skill is in it: the players bring about odds and modifiers, the face is chance.

use crate::{
    games::platoon::rules::{
        combat::{Fate, Kind, fate},
        counter::Counter,
        event::Event,
        scenario::charts::CombatResult,
    },
    play::luck,
};
use serde::Serialize;

/// The count of each face, from 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DiceCount {
    pub attacks: [u32; 6],
    pub mines: [u32; 6],
}

impl DiceCount {
    /// Counts the die of an attack.
    pub(super) fn note(&mut self, kind: Kind, event: &Event) {
        let Event::Die { roll, .. } = event else { return };
        luck::count(if kind == Kind::Mines { &mut self.mines } else { &mut self.attacks }, *roll);
    }
}

/// The harm of a result to these units; to a fort, if no unit is struck.
pub fn harm(struck: &[&Counter], result: CombatResult) -> f64 {
    if struck.is_empty() {
        return if result == CombatResult::X { 3.0 } else { 0.0 };
    }
    let of = |counter: &&Counter| match fate(counter, result) {
        Fate::Unharmed => 0.0,
        Fate::Dispersed => 1.0,
        Fate::Destroyed => 3.0,
    };
    struck.iter().map(of).sum()
}
