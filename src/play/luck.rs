//! Dice against their expectation, in any game: the mean effect of the faces of a die, and the effect of a side's dice
//! beyond that. Each game states the value of a result.

use serde::Serialize;

/// Returns the mean effect of the six faces of a die, and their variance.
pub fn expectation(worths: &[f64; 6]) -> (f64, f64) {
    let mean = worths.iter().sum::<f64>() / 6.0;
    let variance = worths.iter().map(|worth| (worth - mean).powi(2)).sum::<f64>() / 6.0;
    (mean, variance)
}

/// Counts a face of a six-sided die; other faces are not counted.
pub(crate) fn count(faces: &mut [u32; 6], roll: u8) {
    if let Some(face) = faces.get_mut(usize::from(roll).wrapping_sub(1)) {
        *face += 1;
    }
}

/// Returns the mean of these numbers of each face; none if no die was rolled. For many rolls it is near 3.5.
pub fn mean(faces: &[u32; 6]) -> Option<f64> {
    let thrown: u32 = faces.iter().sum();
    let pips: u32 = faces.iter().zip(1..).map(|(count, face)| count * face).sum();
    (thrown > 0).then(|| f64::from(pips) / f64::from(thrown))
}

/// A die that was rolled in an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Thrown {
    /// The mean effect of the six faces.
    pub expected: f64,
    /// The variance of the effect.
    pub variance: f64,
    /// The effect of this face beyond the mean.
    pub luck: f64,
}

/// The dice of all attacks of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Luck {
    /// The number of attacks with a roll.
    pub throws: u32,
    /// Their effect.
    pub done: f64,
    /// Their expected effect.
    pub expected: f64,
    /// The variance of the sum of such dice.
    pub variance: f64,
}

impl Luck {
    pub(crate) fn of(dice: impl Iterator<Item = Thrown>) -> Self {
        let mut luck = Self::default();
        for die in dice {
            luck.throws += 1;
            luck.expected += die.expected;
            luck.done += die.expected + die.luck;
            luck.variance += die.variance;
        }
        luck
    }

    /// The effect of the attacks beyond the expected one.
    pub fn luck(&self) -> f64 {
        self.done - self.expected
    }
}

/// Returns the luck of a side: that of its attacks minus that of the other side's.
pub fn lead(luck: &[Luck; 2], side: usize) -> f64 {
    luck.iter().enumerate().map(|(number, one)| if number == side { one.luck() } else { -one.luck() }).sum()
}

/// Returns the usual size of [`lead`] in a game with these attacks: two games in three stay within it.
pub fn usual(luck: &[Luck; 2]) -> f64 {
    (luck[0].variance + luck[1].variance).sqrt()
}
