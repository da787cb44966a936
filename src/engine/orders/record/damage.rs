//! Where a game opens that cannot be replayed whole.

use std::fmt;

/// Where a game opens that cannot be replayed whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AtDamage {
    /// Behind what cannot be replayed: at the end, as it was played, wherever a later position stands in the file.
    #[default]
    After,
    /// Before the first order that cannot be replayed.
    Before,
}

/// Where a game can be opened, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecoveryOption {
    pub at: AtDamage,
    /// What that would be, in words that follow "open it".
    pub sentence: String,
}

impl fmt::Display for RecoveryOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}
