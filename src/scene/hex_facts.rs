//! The facts of a hex, as text.

use crate::engine::{
    board::{Board, Hex},
    text::{id, say},
};

/// The facts of a hex: its ground and the units in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HexFacts {
    /// The id of the hex, with the name of the place.
    pub title: String,
    /// The terrain of the hex, and the roads and rivers in it.
    pub ground: String,
    /// The messages of labels, each with its text.
    pub lines: Vec<(&'static str, String)>,
}

impl HexFacts {
    /// Makes the facts of a hex with these units, in a game that does not describe its hexes.
    pub fn plain(board: &Board, hex: Hex, units: &[String]) -> Self {
        let place = board.place_at(hex);
        Self {
            title: place.map_or_else(|| hex.to_string(), |place| format!("{}  {hex}", place.name)),
            ground: say!("scene-ground", terrain = format!("{:?}", board.terrain(hex)).to_lowercase()),
            lines: match units {
                [] => Vec::new(),
                units => vec![(id!("scene-label-units"), units.join(", "))],
            },
        }
    }

    /// Makes the facts of a unit that waits beside the map, from its name and its passenger's name.
    pub fn waiting(title: String, carries: Option<String>) -> Self {
        let lines = carries.map(|name| (id!("scene-label-carries"), name)).into_iter().collect();
        Self { title, ground: say!("scene-off-map"), lines }
    }
}
