//! The game as a type, for whatever is generic over games.

/// The game of platoons in the east, 1941 to 1945.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Platoon;
