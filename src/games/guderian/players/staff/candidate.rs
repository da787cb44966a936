//! An attack that is being weighed.

use super::chances::Promise;
use crate::{engine::board::Hex, games::guderian::rules::counter::Piece};

/// An attack that could be made.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub pieces: Vec<Piece>,
    pub targets: Vec<Hex>,
    pub promise: Promise,
    /// By how much its value is misjudged.
    pub slip: f64,
}
