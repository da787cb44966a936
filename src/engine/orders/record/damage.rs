//! The points at which a game can be opened that cannot be replayed as a whole.

use std::fmt;

/// The point at which a game is opened that cannot be replayed as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AtDamage {
    /// After the part that cannot be replayed: at the end, as it was played, if a later position is in the file.
    #[default]
    After,
    /// Before the first order that cannot be replayed.
    Before,
}

/// Another point at which a game can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecoveryOption {
    pub at: AtDamage,
    /// A description of that point, to follow "open it".
    pub sentence: String,
}

impl fmt::Display for RecoveryOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}
