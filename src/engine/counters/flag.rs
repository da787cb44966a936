//! The marks of sides: what a side looks like in lists, on the small map, beside a line of the log.

/// The mark of a side: a colour, and a shape that tells it from the other's without the colour. Every game
/// says which of them its sides bear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flag {
    /// Field grey, a square.
    Grey,
    /// Brick red, its upper corners cut.
    Red,
    /// Olive, its upper corners cut.
    Olive,
}

impl Flag {
    /// Whether its upper corners are cut.
    pub fn is_cut(self) -> bool {
        self != Self::Grey
    }
}
