//! The results of an attack, and what a loss is worth.

use crate::games::squad::rules::{counter::Counter, event::Kind, rulebook::Rulebook};
use std::fmt;

/// The result of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    Nothing,
    Points(u16),
    Missed,
    /// A hit without effect.
    Stood,
    Immobile,
    Eliminated,
    /// The assault has taken its hex.
    Taken,
    Repelled,
}

impl fmt::Display for Came {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.pad("none"),
            Self::Points(points) => f.pad(&points.to_string()),
            Self::Missed => f.pad("missed"),
            Self::Stood => f.pad("hit"),
            Self::Immobile => f.pad("immobilized"),
            Self::Eliminated => f.pad("eliminated"),
            Self::Taken => f.pad("captured"),
            Self::Repelled => f.pad("failed"),
        }
    }
}

/// Whether the dice decide an attack. A hex with only pinned defenders is taken without dice (17.2).
pub(super) fn has_dice(kind: Kind, against: u16) -> bool {
    kind != Kind::Assault || against > 0
}

/// The value of losing a unit, in casualty points.
pub(super) fn worth(rulebook: &Rulebook, counter: &Counter) -> f64 {
    const AFV: f64 = 6.0;
    rulebook.kind(counter).casualty().map_or(AFV, f64::from)
}
