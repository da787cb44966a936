//! Arrows and rings over the map that belong to a moment of a game.

use crate::engine::board::Hex;
use serde::{Deserialize, Serialize};

/// A drawing at a moment of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    pub shape: DrawnShape,
    #[serde(default, skip_serializing_if = "DrawnColour::is_usual")]
    pub colour: DrawnColour,
}

/// The shape of a drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawnShape {
    /// A ring about a hex.
    Ring(Hex),
    /// An arrow through the middles of these hexes.
    Arrow(Vec<Hex>),
    /// An arrow drawn by hand through these places of the table, in hundredths of a hex radius.
    Stroke(Vec<(i32, i32)>),
}

/// The colour of a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DrawnColour {
    #[default]
    Blue,
    Red,
    Yellow,
    Black,
}

impl DrawnColour {
    /// Whether it is the colour that a file leaves out.
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}
