//! The game as a type, for whatever is generic over games.

/// The game of squads and single tanks, 1943 to 1945.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Squad;
