//! Plans: what a player is putting together, what units in the hand are offered, and what a drop, a click or a key means.

pub(crate) mod offer;
pub(crate) mod sight;
