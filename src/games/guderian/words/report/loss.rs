//! The losses of a side.

use serde::Serialize;

/// The losses of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Loss {
    /// Steps, those of eliminated units included. A Soviet division has one.
    pub steps: u16,
    /// Combat units eliminated.
    pub units: u16,
    /// Leaders eliminated.
    pub leaders: u16,
}

impl Loss {
    /// Whether it is empty.
    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }

    pub(super) fn add(&mut self, other: Self) {
        self.steps += other.steps;
        self.units += other.units;
        self.leaders += other.leaders;
    }
}
