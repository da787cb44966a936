//! Chances of two dice, as exact fractions.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

/// The number of rolls of two dice.
pub const THROWS: u32 = 36;

/// A number of cases among all equally likely ones, in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    pub cases: u32,
    pub among: u32,
}

impl Chance {
    pub const NEVER: Self = Self { cases: 0, among: 1 };
    pub const ALWAYS: Self = Self { cases: 1, among: 1 };

    /// The chance of these cases among all, of which there is at least one.
    pub fn new(cases: u32, among: u32) -> Self {
        let (mut larger, mut smaller) = (among.max(1), cases);
        while smaller > 0 {
            (larger, smaller) = (smaller, larger % smaller);
        }
        Self { cases: cases / larger, among: among.max(1) / larger }
    }

    /// The chance that two dice show one of the sums that the predicate accepts.
    pub fn of_sums(holds: impl Fn(u8) -> bool) -> Self {
        let ways = |sum: u8| THROWS / 6 - u32::from(sum.abs_diff(7));
        Self::new((2..=12).filter(|sum| holds(*sum)).map(ways).sum(), THROWS)
    }

    /// The chance of both, if they are independent.
    pub fn and(self, other: Self) -> Self {
        Self::new(self.cases * other.cases, self.among * other.among)
    }

    /// The chance with this one in half of the cases and the other in the rest.
    pub fn or_evenly(self, other: Self) -> Self {
        Self::new(self.cases * other.among + other.cases * self.among, 2 * self.among * other.among)
    }
}
