//! Dice against their expectation, whatever the game: what the faces of a die do on average, and what the dice of a
//! side did beyond that. What a result is worth each game says itself.

use serde::Serialize;

/// What the six faces of a die do on average, and how far they scatter about it (the variance).
pub fn expectation(worths: &[f64; 6]) -> (f64, f64) {
    let mean = worths.iter().sum::<f64>() / 6.0;
    let variance = worths.iter().map(|worth| (worth - mean).powi(2)).sum::<f64>() / 6.0;
    (mean, variance)
}

/// Counts a face of a die of six; others are not counted.
pub(crate) fn count(faces: &mut [u32; 6], roll: u8) {
    if let Some(face) = faces.get_mut(usize::from(roll).wrapping_sub(1)) {
        *face += 1;
    }
}

/// The mean of so many of each face; none if nothing was thrown. Of many throws it is near 3.5.
pub fn mean(faces: &[u32; 6]) -> Option<f64> {
    let thrown: u32 = faces.iter().sum();
    let pips: u32 = faces.iter().zip(1..).map(|(count, face)| count * face).sum();
    (thrown > 0).then(|| f64::from(pips) / f64::from(thrown))
}

/// A die that was thrown in an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Thrown {
    /// What the six faces do on average.
    pub expected: f64,
    /// How far they scatter about that: the variance.
    pub variance: f64,
    /// How much more than expected this face did.
    pub luck: f64,
}

/// The dice of one side's attacks together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Luck {
    /// Attacks that came to a die.
    pub throws: u32,
    /// What they did.
    pub done: f64,
    /// What could be expected of them.
    pub expected: f64,
    /// How far the sum of such dice scatters: the variance.
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

    /// What the attacks did beyond what could be expected of them.
    pub fn luck(&self) -> f64 {
        self.done - self.expected
    }
}

/// How much more the dice did for a side than could be expected: the luck of its attacks less that of the other's.
pub fn lead(luck: &[Luck; 2], side: usize) -> f64 {
    luck.iter().enumerate().map(|(number, one)| if number == side { one.luck() } else { -one.luck() }).sum()
}

/// How far from nothing [`lead`] usually comes to lie in a game with these attacks: two games in three stay within it.
pub fn usual(luck: &[Luck; 2]) -> f64 {
    (luck[0].variance + luck[1].variance).sqrt()
}
