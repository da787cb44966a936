//! The four colours in which arrows and rings are drawn over the map for viewers.

/// A colour to draw with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chalk {
    /// The usual one.
    #[default]
    Blue,
    /// With Shift.
    Red,
    /// With Control.
    Yellow,
    Black,
}

impl Chalk {
    pub const ALL: [Self; 4] = [Self::Blue, Self::Red, Self::Yellow, Self::Black];

    /// The colour that the mouse draws in while these are held.
    pub fn held(shift: bool, control: bool) -> Self {
        match (shift, control) {
            (false, false) => Self::Blue,
            (true, false) => Self::Red,
            (false, true) => Self::Yellow,
            (true, true) => Self::Black,
        }
    }
}
