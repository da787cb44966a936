//! Art packs: their file format, loading with exact error places, drawing faces to pixels, and the
//! colours and numbers that the map is painted with.

mod completion;
pub mod error;
pub mod face;
mod filling;
mod kind;
pub mod map_art;
pub mod overlay_colours;
pub mod pack;
mod pack_text;
pub mod palette;
mod pictures;
pub mod raster;
pub mod reading;
pub mod standard;
pub mod template;
#[cfg(test)]
mod tests;
pub mod texture;
mod trial;
