//! The facts of a hex, as text.

use crate::engine::board::{Board, Hex};

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
            ground: format!("{:?}", board.terrain(hex)),
            lines: if units.is_empty() { Vec::new() } else { vec![("Units", units.join(", "))] },
        }
    }

    /// Makes the facts of a unit that waits beside the map, from its name and its passenger's name.
    pub fn waiting(title: String, carries: Option<String>) -> Self {
        let lines = carries.map(|name| ("Carries", name)).into_iter().collect();
        Self { title, ground: "Off the map".to_owned(), lines }
    }
}
