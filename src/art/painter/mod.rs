//! The map painter: from a map file to the picture of a printed sheet, on the processor alone.
//!
//! Everything is a field or a curve over the world, in hex radii, so that a piece of the sheet looks
//! the same whatever else is painted with it, and at every zoom. [`Painter`] is prepared once for a
//! map; then it paints any rectangle. The names are kept apart, so that they can dodge counters.
//!
//! Colours, widths and the numbers behind textures come from the art pack ([`MapArt`]); what is a
//! constant here belongs to the way in which something is worked out.
//!
//! [`MapArt`]: crate::art::packs::map_art::MapArt

mod areas;
mod cache;
mod canvas;
mod countryside;
mod curve;
mod digest;
mod fields;
mod footing;
#[cfg(test)]
mod footing_tests;
mod fords;
mod furniture;
mod geometry;
mod grid;
mod ground;
mod gullies;
mod heights;
mod house;
mod houses;
#[cfg(test)]
mod land_tests;
mod lattice;
mod lettering;
mod levels;
mod lines;
mod margin;
mod name_ground;
mod name_setter;
mod names;
mod nearby;
mod noise;
mod paint;
mod picture_file;
#[cfg(test)]
mod picture_tests;
mod plates;
mod raster;
mod river_graph;
mod river_names;
mod rivers;
mod sheet;
mod sketch;
mod slopes;
mod streets;
#[cfg(test)]
mod tests;
mod text;
mod textures;
mod towns;
mod trees;
mod village;

pub use cache::PictureCache;
pub use digest::{ground_digest, map_digest};
pub use fields::{Cover, Fields, Ground};
pub use furniture::{Entry, Furniture, Tab, Tone, TurnBox, VictoryMark};
pub use geometry::{Point, WorldRect, hex_centre, hex_corners, nearest_hex};
pub use lines::{Lines, road_ways};
pub use margin::Margin;
pub use name_setter::NameSetter;
pub use paint::{Layers, Painter, TILE};
pub use picture_file::{Packing, pack as picture_file};
pub use plates::{NameKind, NamePlate};
pub use raster::{PixelRect, Raster};
pub use rivers::Course;
pub use sheet::{SheetRect, turn_box};
pub use sketch::{RADIUS as SKETCH_RADIUS, sketch};
