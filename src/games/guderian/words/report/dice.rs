//! Dice against their expectation.
//!
//! The measure of a combat is *harm*: a step or hex of the result counts 1, `Eng` counts 1 for each side. An
//! elimination counts the steps lost by it, but at least 3, and therefore never less than a milder result. The effect
//! of the attack is the harm to the defender minus the harm to the attacker. Its luck is this effect minus the average
//! effect of the six faces of the die in the same column. No skill is in it: the players bring about the column, the
//! face is chance.

use crate::{
    games::guderian::rules::{
        combat::{battle::Role, results::CombatResult},
        event::{DiePurpose, Event},
    },
    play::luck,
};
use serde::Serialize;

/// Least harm of an elimination.
const ELIMINATED: u16 = 3;

/// The count of each face, from 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DiceCount {
    /// Dice for combats and overruns.
    pub combat: [u32; 6],
    /// All other dice: for armies on the first turn, and for provisional divisions.
    pub other: [u32; 6],
}

impl DiceCount {
    pub(super) fn note(&mut self, event: &Event) {
        let Event::Die { purpose, roll } = event else { return };
        let faces = if *purpose == DiePurpose::Combat { &mut self.combat } else { &mut self.other };
        luck::count(faces, *roll);
    }
}

/// The harm of a result to one side with this number of steps in the combat.
pub fn harm(result: CombatResult, role: Role, steps: u16) -> u16 {
    let gone = steps.max(ELIMINATED);
    match (result, role) {
        (CombatResult::AttackerEliminated, Role::Attacker)
        | (CombatResult::DefenderEliminated { .. }, Role::Defender) => gone,
        (CombatResult::AttackerEliminated, Role::Defender) => 0,
        (CombatResult::Engaged, _) => 1,
        (CombatResult::Losses { defender, .. }, Role::Defender) => u16::from(defender),
        (_, Role::Attacker) => u16::from(result.attacker_part()),
    }
}

/// The effect of a result for the attacker: harm to the defender minus harm to the attacker. Steps are the attacker's
/// and the defender's.
fn worth(result: CombatResult, steps: [u16; 2]) -> f64 {
    let [attacker, defender] = steps;
    f64::from(harm(result, Role::Defender, defender)) - f64::from(harm(result, Role::Attacker, attacker))
}

/// The average effect of the six faces of a column for the attacker, its variance, and the effect of this one result
/// minus the average.
pub fn luck_of(faces: &[CombatResult; 6], result: CombatResult, steps: [u16; 2]) -> (f64, f64, f64) {
    let (mean, variance) = luck::expectation(&faces.map(|face| worth(face, steps)));
    (mean, variance, worth(result, steps) - mean)
}

/// The average harm of the six faces of a column to the attacker and to the defender, who have these steps.
pub fn harms_of(faces: &[CombatResult; 6], [attacker, defender]: [u16; 2]) -> [f64; 2] {
    [(Role::Attacker, attacker), (Role::Defender, defender)].map(|(role, steps)| {
        let sum: f64 = faces.iter().map(|face| f64::from(harm(*face, role, steps))).sum();
        sum / 6.0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(text: &str) -> [CombatResult; 6] {
        let all: Vec<CombatResult> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
        all.try_into().unwrap_or([CombatResult::Engaged; 6])
    }

    /// The column 3-1 of the table: a D2 on a 1 is luck, an Eng on a 6 is none.
    #[test]
    fn luck_is_what_a_face_does_beyond_the_mean_of_its_column() {
        let column = faces("D2 D1 D1/A1 D1/A1 Eng A1");
        let (mean, variance, lucky) = luck_of(&column, column[0], [3, 1]);
        assert!((mean - 2.0 / 6.0).abs() < 1e-9, "{mean}");
        assert!((lucky - (2.0 - mean)).abs() < 1e-9 && variance > 0.0);
        let all: f64 = column.iter().map(|face| luck_of(&column, *face, [3, 1]).2).sum();
        assert!(all.abs() < 1e-9, "the luck of all faces together is none: {all}");
    }

    #[test]
    fn an_elimination_never_counts_less_than_a_milder_result() {
        let gone = CombatResult::DefenderEliminated { attacker: 0 };
        let back = CombatResult::Losses { defender: 2, attacker: 0 };
        assert!(harm(gone, Role::Defender, 1) > harm(back, Role::Defender, 1));
        assert_eq!(harm(gone, Role::Defender, 5), 5);
        assert_eq!(harm(gone, Role::Attacker, 5), 0);
    }
}
