//! The board: hexes and their ids, terrain, hexsides, roads, railways, places and areas; lines of sight.
//!
//! A [`Board`] is made once from a map file, never changes, and is shared. It knows no game: the charts of a game state
//! the cost of a hex and its effect in combat.

mod board_data;
mod hex;
pub mod line_of_sight;
mod making;
mod map_file;
mod meaning;
mod path;
mod tables;
#[cfg(test)]
mod tests;

pub use board_data::{Area, Board, Building, Edge, Link, Material, Place, PlaceKind, SideFeature, Terrain};
pub use hex::{ALL_SIDES, Compass, Hex, HexError, Hexside};
pub use map_file::{ColumnLimit, Countryside, MapFile, RiverName, RiverSides};
pub use path::{flood, spread};
pub use tables::{HexMap, HexSet};
