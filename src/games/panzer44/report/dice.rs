//! Dice against their expectation.
//!
//! The measure of an attack is *harm*: a pin and a coming panic count 1, disruption to degree 1, 2 and 3 counts
//! 2, 3 and 4, a destroyed unit 6. The luck of an attack is the harm that it did less what the six faces of the
//! die do on average in the same column with the same cover. Nobody's skill is in it: column and cover are what
//! the players brought about, the face is chance.

use super::attacks::AttackReport;
use crate::games::panzer44::{
    event::{DiePurpose, Event},
    results::CombatResult,
};
use serde::Serialize;

/// How often each face came up, from 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DiceCount {
    /// Dice for attacks.
    pub attacks: [u32; 6],
    /// All others with six faces: mines, disruption, bolting, bridges, aircraft.
    pub other: [u32; 6],
}

impl DiceCount {
    pub(super) fn note(&mut self, event: &Event) {
        let Event::Die { purpose, faces: 6, roll } = event else { return };
        let attack = matches!(purpose, DiePurpose::Attack(_));
        let faces = if attack { &mut self.attacks } else { &mut self.other };
        if let Some(face) = faces.get_mut(usize::from(*roll).wrapping_sub(1)) {
            *face += 1;
        }
    }
}

/// The harm that a result does.
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
    let harms = faces.map(|face| f64::from(harm(face)));
    let mean = harms.iter().sum::<f64>() / 6.0;
    let variance = harms.iter().map(|harm| (harm - mean).powi(2)).sum::<f64>() / 6.0;
    (mean, variance, f64::from(harm(result)) - mean)
}

/// The dice of one side's attacks together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Luck {
    /// Attacks that came to a die.
    pub throws: u32,
    /// The harm that they did.
    pub done: f64,
    /// What could be expected of them.
    pub expected: f64,
    /// How far the sum of such dice scatters: the variance.
    pub variance: f64,
}

impl Luck {
    pub(super) fn of<'a>(attacks: impl Iterator<Item = &'a AttackReport>) -> Self {
        let mut luck = Self::default();
        for attack in attacks {
            luck.throws += 1;
            luck.expected += attack.expected;
            luck.done += attack.expected + attack.luck;
            luck.variance += attack.variance;
        }
        luck
    }

    /// What the attacks did beyond what could be expected of them.
    pub fn luck(&self) -> f64 {
        self.done - self.expected
    }
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
