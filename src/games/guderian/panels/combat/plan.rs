//! The attack that is being put together, as the panels show it.

use crate::{engine::board::Hex, games::guderian::rules::counter::Piece};

/// An attack that a player is putting together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlannedAttack {
    /// Attacking units, and leaders who add to them.
    pub attackers: Vec<Piece>,
    pub targets: Vec<Hex>,
    pub overrun: bool,
}
