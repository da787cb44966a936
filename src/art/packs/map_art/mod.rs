//! The painting of a map: its colours, and the numbers behind every texture and line.
//!
//! They are read from the pack's file `map.ron`. Missing entries come from the standard pack, no other entries are
//! allowed, and every number has a kind ([`kinds`]) with bounds: all values that are read can be painted.

mod colours;
mod ground;
pub mod kinds;
mod levels;
mod lines;
mod print;
#[cfg(test)]
mod tests;
mod village;

pub use colours::MapColours;
pub use ground::{ContourLines, Contours, Edges, Lake, Marsh, Paper, Relief, Rim, Trees, WaterLine, Woods};
pub use levels::{Fords, Gullies, Levels};
pub use lines::{Lines, Rails, Rivers, Roads, Towns};
pub use print::{Frame, Grid, Limits, Names, Type};
pub use village::Village;

use super::{
    drawing::texture::Textures,
    pack::{built_in::standard_map_text, completion::Completed},
};
use crate::engine::data::{self, DataError};
use serde::Deserialize;

/// Everything that the map painter needs from a pack. "Near" means 30 or more pixels to a hex radius, "from afar"
/// fewer. Below 13 the map is "far" and only the large shapes are drawn.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapArt {
    pub colours: MapColours,
    /// Pictures laid over the ground.
    pub textures: Textures,
    pub paper: Paper,
    pub relief: Relief,
    /// The edges of woods, marshes and lakes.
    pub edges: Edges,
    pub woods: Woods,
    pub trees: Trees,
    /// Marshes.
    pub marsh: Marsh,
    pub lake: Lake,
    /// Hills that rise level by level.
    pub levels: Levels,
    pub gullies: Gullies,
    pub rivers: Rivers,
    /// Fords through streams.
    pub fords: Fords,
    /// The numbers that roads and railways share.
    pub lines: Lines,
    pub roads: Roads,
    /// Railways.
    pub rails: Rails,
    pub towns: Towns,
    /// Maps whose hexes are no larger than a house.
    pub village: Village,
    /// Hex lines and ids.
    pub grid: Grid,
    /// Names and victory points.
    pub names: Names,
    /// Limits between columns.
    pub limits: Limits,
    /// The frame of the map.
    pub frame: Frame,
}

impl MapArt {
    /// Reads the text of a `map.ron`; `file` is named in messages. Missing entries come from the standard pack.
    ///
    /// # Errors
    /// The first colour or number that is unknown or out of its bounds, and its place.
    pub fn read(file: &str, text: &str) -> Result<Self, DataError> {
        Self::read_telling_all(file, text).map_err(|faults| {
            let first = faults.into_iter().next();
            first.unwrap_or_else(|| DataError::whole_file(file, "cannot be read".to_owned()))
        })
    }

    /// Reads the text of a `map.ron` as [`Self::read`] does.
    ///
    /// # Errors
    /// Every colour or number that is unknown or out of its bounds, and its place.
    pub fn read_telling_all(file: &str, text: &str) -> Result<Self, Vec<DataError>> {
        let completed = Completed::new(text, standard_map_text(), &[]);
        let in_own = |error: DataError| {
            let (line, column) = completed.place(error.line, error.column);
            DataError { line, column, ..error }
        };
        data::parse_telling_all(file, &completed.text)
            .map_err(|faults| faults.into_iter().map(in_own).collect())
    }

    /// Reads a text that must be complete.
    pub(crate) fn read_whole(file: &str, text: &str) -> Result<Self, DataError> {
        data::parse(file, text)
    }
}
