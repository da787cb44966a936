//! The flags of sides: the mark of a side in lists, on the small map, beside a line of the log.

/// The mark of a side: a colour, and a shape that distinguishes it from the other side without colour. Every game
/// states the flags of its sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flag {
    /// Field grey, a square.
    Grey,
    /// Brick red, with cut upper corners.
    Red,
    /// Olive, with cut upper corners.
    Olive,
}

impl Flag {
    /// Whether the upper corners are cut.
    pub fn is_cut(self) -> bool {
        self != Self::Grey
    }
}
