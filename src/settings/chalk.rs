//! The four colours for arrows and rings over the map, which are drawn for viewers.

use crate::engine::orders::DrawnColour;

/// A colour to draw with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chalk {
    /// The default one.
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

    /// Returns the colour that the mouse draws in while these keys are held.
    pub fn held(shift: bool, control: bool) -> Self {
        match (shift, control) {
            (false, false) => Self::Blue,
            (true, false) => Self::Red,
            (false, true) => Self::Yellow,
            (true, true) => Self::Black,
        }
    }
}

impl From<DrawnColour> for Chalk {
    fn from(colour: DrawnColour) -> Self {
        match colour {
            DrawnColour::Blue => Self::Blue,
            DrawnColour::Red => Self::Red,
            DrawnColour::Yellow => Self::Yellow,
            DrawnColour::Black => Self::Black,
        }
    }
}

impl From<Chalk> for DrawnColour {
    fn from(chalk: Chalk) -> Self {
        match chalk {
            Chalk::Blue => Self::Blue,
            Chalk::Red => Self::Red,
            Chalk::Yellow => Self::Yellow,
            Chalk::Black => Self::Black,
        }
    }
}
