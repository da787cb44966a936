//! The reasons that events give: the purpose of a die, the cause of a loss, the reason for points.

use crate::engine::counters::UnitId;
use serde::{Deserialize, Serialize};

/// The purpose of a die roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiePurpose {
    /// Whether an army may move on turn 1 (5.21).
    Army(UnitId),
    /// The area where the provisional division enters (14.1).
    Provisional,
    /// A combat or overrun (9.5).
    Combat,
    /// Which player has the Germans if both have bid the same (K19.3).
    Seats,
}

/// The cause for which a counter was eliminated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Cause {
    /// Lost its last step (9.61).
    Steps,
    /// The combat result (9.6).
    Result,
    /// No route to retreat (9.73).
    NoRoute,
    /// Too many in a hex (7.1).
    Stacking,
    /// Had no strength when it was revealed (12.3).
    NoStrength,
    /// Had to go back and could not (12.3).
    CouldNotGoBack,
    /// Was in a hex that was hit after it had taken refuge there (9.75).
    Refuge,
    /// Was in a closed column at the end of the first march (5.23).
    LeftBehind,
    /// Taken off the map while the referee was off.
    ByHand,
}

/// The reason for which points were scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// A division of the South-Western Front entered (14.2).
    SouthWesternFront,
    /// A whole German division was eliminated (15.12).
    DivisionLost { division: String },
    /// A city was retaken (15.12).
    Retaken { place: String },
    /// A German unit lost a step (K19.4, K19.5).
    StepLost { unit: UnitId },
}
