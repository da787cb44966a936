//! The map painter: from a map file to the picture of a printed sheet, on the processor alone.
//!
//! Everything is a field or a curve over the world, in hex radii. A piece of the sheet therefore looks the same at
//! every zoom, and together with any other piece. [`Painter`] is prepared once for a map; it then paints any rectangle.
//! The names are separate, so that they can avoid counters.
//!
//! Colours, widths and the numbers behind textures come from the art pack ([`MapArt`]); a constant here is a part of a
//! method of calculation.
//!
//! [`MapArt`]: crate::art::packs::map_art::MapArt

mod cache;
mod canvas;
mod changes;
mod curve;
mod digest;
mod geometry;
mod land;
mod layout;
mod lines;
mod names;
mod paint;
#[cfg(test)]
mod part_tests;
mod picture_file;
#[cfg(test)]
mod picture_tests;
mod raster;
mod rivers;
mod sheet;
#[cfg(test)]
mod tests;
mod textures;
mod trace;

pub use cache::PictureCache;
pub use changes::{Changes, changed_part, changes_between};
pub use digest::{ground_digest, map_digest};
pub use geometry::{Point, WorldRect, hex_centre, hex_corners, nearest_hex};
pub use land::{
    extent::Scales,
    fields::{Cover, Fields, Ground},
    footing::Footing,
};
pub use layout::Layout;
pub use lines::{Lines, road_ways};
pub use names::{
    name_setter::NameSetter,
    plates::{NameKind, NamePlate},
};
pub use paint::{Layers, Painter, TILE};
pub use picture_file::{Packing, pack as picture_file};
pub use raster::{PixelRect, Raster};
pub use rivers::Course;
pub use sheet::{
    SheetRect,
    furniture::{Entry, Furniture, Tab, Tone, TurnBox, VictoryMark},
    margin::Margin,
    sketch::{RADIUS as SKETCH_RADIUS, sketch},
    turn_box,
};
