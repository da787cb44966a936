//! The game as a type, for whatever is generic over games.

/// The game of Smolensk 1941.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guderian;
