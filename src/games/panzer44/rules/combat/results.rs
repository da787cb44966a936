//! Results of the combat results table (6.3, 6.4).

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CombatResult {
    /// No effect.
    Nothing,
    /// The target may not move (6.4.1).
    Pin,
    /// The target panics in the next turn (6.4.2).
    WillPanic,
    /// The target is disrupted to this degree, 1 to 4; degree 4 eliminates it (6.4.3).
    Disrupted(u8),
}

impl CombatResult {
    /// All results, mildest first.
    pub const ALL: [Self; 7] = [
        Self::Nothing,
        Self::Pin,
        Self::WillPanic,
        Self::Disrupted(1),
        Self::Disrupted(2),
        Self::Disrupted(3),
        Self::Disrupted(4),
    ];
}

impl fmt::Display for CombatResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.pad("."),
            Self::Pin => f.pad("Pin"),
            Self::WillPanic => f.pad("(P)"),
            Self::Disrupted(degree) => write!(f, "D{degree}"),
        }
    }
}

/// The reason why a text is no result.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("\"{0}\" is not a result: ., Pin, (P), D1, D2, D3 or D4 is expected")]
pub struct ResultError(String);

impl FromStr for CombatResult {
    type Err = ResultError;

    fn from_str(text: &str) -> Result<Self, ResultError> {
        Self::ALL
            .into_iter()
            .find(|result| result.to_string() == text)
            .ok_or_else(|| ResultError(text.chars().take(24).collect()))
    }
}
