//! Levels of victory, as points reach them.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The least points with which it is reached.
    pub at_least: i32,
    /// The number of the side that wins; none in a draw.
    pub winner: Option<usize>,
}
