//! The game as a type, for whatever is generic over games.

/// The game of platoons in 1944.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panzer44;
