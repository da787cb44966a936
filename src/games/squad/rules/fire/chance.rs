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

#[cfg(test)]
mod tests {
    use super::*;

    /// The chances of 13.4, in hundredths.
    #[test]
    fn two_dice_fall_as_they_do() {
        let percent = (3..=11).map(|number| {
            let chance = Chance::of_sums(|sum| sum <= number);
            (200 * chance.cases + chance.among) / (2 * chance.among)
        });
        assert_eq!(percent.collect::<Vec<_>>(), [8, 17, 28, 42, 58, 72, 83, 92, 97]);
        assert_eq!(Chance::of_sums(|_| true), Chance::ALWAYS);
        assert_eq!(Chance::of_sums(|_| false), Chance::NEVER);
    }

    #[test]
    fn chances_multiply_and_share() {
        let (half, third) = (Chance::new(18, 36), Chance::new(1, 3));
        assert_eq!(half, Chance { cases: 1, among: 2 });
        assert_eq!(half.and(third), Chance { cases: 1, among: 6 });
        assert_eq!(half.or_evenly(third), Chance { cases: 5, among: 12 });
        assert_eq!(half.and(Chance::NEVER), Chance::NEVER);
    }
}
