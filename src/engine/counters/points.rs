//! Movement points, counted in halves because a road step may cost a half.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{
    fmt,
    iter::Sum,
    ops::{Add, AddAssign, Sub},
};

/// Movement points in halves: `Points(7)` is 3½.
///
/// Files write them as numbers: `3.5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(pub u16);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// Returns this number of whole points.
    pub const fn whole(points: u16) -> Self {
        Self(points * 2)
    }

    /// Returns the rest after paying, if there are enough points.
    pub fn less(self, cost: Self) -> Option<Self> {
        self.0.checked_sub(cost.0).map(Self)
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (whole, 0) => write!(f, "{whole}"),
            (0, _) => f.write_str("½"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f32(f32::from(self.0) / 2.0)
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let halves = f32::deserialize(deserializer)? * 2.0;
        if halves.fract() == 0.0 && (0.0..=1000.0).contains(&halves) {
            #[expect(clippy::cast_possible_truncation, reason = "a whole number of 0 to 1,000")]
            let halves = halves as u16;
            Ok(Self(halves))
        } else {
            Err(D::Error::custom("movement points are 0 to 500, in halves: 1, 0.5, 2.5"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_read_as_halves() {
        assert_eq!(Points::whole(3).to_string(), "3");
        assert_eq!(Points(7).to_string(), "3½");
        assert_eq!(Points(1).to_string(), "½");
    }
}
