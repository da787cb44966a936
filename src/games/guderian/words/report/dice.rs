//! Dice against their expectation.
//!
//! The measure of a combat is *harm*: a step or hex of the result counts 1, `Eng` counts 1 for each
//! side, and an elimination counts the steps that are gone with it, but at least 3, so that it never
//! counts less than a milder result. What the attack did is the harm to the defender less the harm to
//! the attacker; its luck is what it did less what the six faces of the die do on average in the same
//! column. Nobody's skill is in it: the column is what the players brought about, the face is chance.

use crate::{
    games::guderian::rules::{
        combat::{battle::Role, results::CombatResult},
        event::{DiePurpose, Event},
    },
    play::luck,
};
use serde::Serialize;

/// What an elimination counts at least.
const ELIMINATED: u16 = 3;

/// How often each face came up, from 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DiceCount {
    /// Dice for combats and overruns.
    pub combat: [u32; 6],
    /// All others: for armies on the first turn, and for provisional divisions.
    pub other: [u32; 6],
}

impl DiceCount {
    pub(super) fn note(&mut self, event: &Event) {
        let Event::Die { purpose, roll } = event else { return };
        let faces = if *purpose == DiePurpose::Combat { &mut self.combat } else { &mut self.other };
        luck::count(faces, *roll);
    }
}

/// The harm that a result does to one side, of which so many steps take part.
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

/// What a result does for the attacker: harm to the defender less harm to himself. Steps are the
/// attacker's and the defender's.
fn worth(result: CombatResult, steps: [u16; 2]) -> f64 {
    let [attacker, defender] = steps;
    f64::from(harm(result, Role::Defender, defender)) - f64::from(harm(result, Role::Attacker, attacker))
}

/// What the six faces of a column do on average for the attacker, how far they scatter about it (the
/// variance), and how much more than that one result did.
pub fn luck_of(faces: &[CombatResult; 6], result: CombatResult, steps: [u16; 2]) -> (f64, f64, f64) {
    let (mean, variance) = luck::expectation(&faces.map(|face| worth(face, steps)));
    (mean, variance, worth(result, steps) - mean)
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
