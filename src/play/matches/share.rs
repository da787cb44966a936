//! A share of a number, with its uncertainty.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The quantile of the normal distribution that leaves 2.5 % on each side.
const QUANTILE: f64 = 1.959_963_984_540_054;

/// A share with the interval that contains the true one, 19 times in 20.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// The total number.
    pub of: u64,
    /// The share, from 0 to 1; 0.5 if the total is 0.
    pub share: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end of the 95 % interval.
    pub high: f64,
}

impl Share {
    /// Returns the share of `won` in `of`, halves allowed, with Wilson's interval: it stays between 0 and 1, and is
    /// reliable for few games and for shares near either end.
    pub fn wilson(won: f64, of: u64) -> Self {
        if of == 0 {
            return Self { of, share: 0.5, low: 0.0, high: 1.0 };
        }
        let number = of as f64;
        let share = won / number;
        let square = QUANTILE * QUANTILE;
        let centre = share + square / (2.0 * number);
        let width =
            QUANTILE * (share * (1.0 - share) / number + square / (4.0 * number * number)).max(0.0).sqrt();
        let whole = 1.0 + square / number;
        let within = |end: f64| (end / whole).clamp(0.0, 1.0);
        // Rounding may miss the ends slightly.
        let low = if won <= 0.0 { 0.0 } else { within(centre - width) };
        let high = if share >= 1.0 { 1.0 } else { within(centre + width) };
        Self { of, share, low, high }
    }

    /// Returns the share and both ends of the interval, each in whole per cent.
    pub fn percent(&self) -> [u8; 3] {
        // A part of a whole: from 0 to 100.
        [self.share, self.low, self.high].map(|part| (100.0 * part).round() as u8)
    }
}

/// Writes the share with its interval, in per cent.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [share, low, high] = [self.share, self.low, self.high].map(|part| 100.0 * part);
        write!(f, "{share:.1}% (95% interval {low:.1}–{high:.1}%)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wilson's interval without correction, as in published tables and other programs.
    #[test]
    fn intervals_are_the_known_ones() {
        for (won, of, low, high) in [
            (8.0, 10, 0.4902, 0.9433),
            (0.0, 10, 0.0, 0.2775),
            (10.0, 10, 0.7225, 1.0),
            (15.0, 148, 0.0624, 0.1605),
            (81.0, 263, 0.2553, 0.3662),
            (50.0, 100, 0.4038, 0.5962),
        ] {
            let share = Share::wilson(won, of);
            assert!((share.low - low).abs() < 6e-5, "{won} of {of}: {share:?}");
            assert!((share.high - high).abs() < 6e-5, "{won} of {of}: {share:?}");
            assert_eq!(share.share, won / of as f64);
        }
    }

    #[test]
    fn halves_and_nothing_have_one_as_well() {
        let half = Share::wilson(2.5, 5);
        assert!((half.low + half.high - 1.0).abs() < 1e-12 && half.low > 0.0);
        assert_eq!(Share::wilson(0.0, 0), Share { of: 0, share: 0.5, low: 0.0, high: 1.0 });
    }

    #[test]
    fn shares_are_told_in_whole_per_cent() {
        for (won, of, percent) in [
            (8.0, 10, [80, 49, 94]),
            (50.0, 100, [50, 40, 60]),
            (17.0, 40, [43, 29, 58]),
            (0.0, 10, [0, 0, 28]),
            (10.0, 10, [100, 72, 100]),
        ] {
            assert_eq!(Share::wilson(won, of).percent(), percent, "{won} of {of}");
        }
    }
}
