//! The language that is shown, for what keeps words from frame to frame.

use bevy::prelude::*;

/// The number of the language that is shown: another one, or the same with other texts, has another number.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShownLanguage(u64);

impl ShownLanguage {
    /// Notes that another language is shown.
    pub(super) fn change(&mut self) {
        self.0 += 1;
    }

    /// Returns the number under which words about a position are kept, so that they are worked out again in another
    /// language. No game has as many positions as would reach the upper bits.
    pub(crate) fn number(self, position: u64) -> u64 {
        position | (self.0 << 40)
    }
}
