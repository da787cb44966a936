//! Dice against their expectation.
//!
//! The measure of an attack is *harm*: a pin and a coming panic count 1, disruption to degree 1, 2 and 3 counts
//! 2, 3 and 4, a destroyed unit 6. The luck of an attack is the harm that it did less what the six faces of the
//! die do on average in the same column with the same cover. Nobody's skill is in it: column and cover are what
//! the players brought about, the face is chance.

use super::attacks::AttackReport;
use crate::{
    games::panzer44::rules::{
        event::{DiePurpose, Event},
        results::CombatResult,
    },
    play::luck::{self, Luck},
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

pub fn harm(result: CombatResult) -> u8 {
    match result {
        CombatResult::Nothing => 0,
        CombatResult::Pin | CombatResult::WillPanic => 1,
        CombatResult::Disrupted(degree @ 0..=3) => degree + 1,
        CombatResult::Disrupted(_) => 6,
    }
}

/// What the six faces of the die do on average, how far they scatter about it (the variance), and how much more
/// than that one result did.
pub fn luck_of(faces: &[CombatResult; 6], result: CombatResult) -> (f64, f64, f64) {
    let (mean, variance) = luck::expectation(&faces.map(|face| f64::from(harm(face))));
    (mean, variance, f64::from(harm(result)) - mean)
}

/// The dice of these attacks together: the harm that they did.
pub(super) fn luck_in<'a>(attacks: impl Iterator<Item = &'a AttackReport>) -> Luck {
    Luck::of(attacks.map(AttackReport::die))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half the faces do nothing, the others pin, disrupt and destroy: 0, 0, 0, 1, 3 and 6 are 10 in six dice.
    #[test]
    fn luck_is_what_a_face_does_beyond_the_mean_of_its_column() {
        let faces = [
            CombatResult::Nothing,
            CombatResult::Nothing,
            CombatResult::Nothing,
            CombatResult::Pin,
            CombatResult::Disrupted(2),
            CombatResult::Disrupted(4),
        ];
        let (mean, variance, luck) = luck_of(&faces, CombatResult::Disrupted(4));
        assert!((mean - 10.0 / 6.0).abs() < 1e-9);
        assert!((luck - (6.0 - 10.0 / 6.0)).abs() < 1e-9);
        assert!((variance - (46.0 / 6.0 - (10.0_f64 / 6.0).powi(2))).abs() < 1e-9);
        let all: f64 = faces.iter().map(|face| luck_of(&faces, *face).2).sum();
        assert!(all.abs() < 1e-9, "over all faces nobody is lucky");
    }
}
