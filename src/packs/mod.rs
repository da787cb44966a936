//! Art packs: their file format, loading with exact error places, drawing faces to pixels, and the
//! colours and numbers that the map is painted with.

pub mod error;
pub mod face;
mod filling;
pub mod map_art;
pub mod overlay_colours;
pub mod pack;
pub mod palette;
pub mod raster;
pub mod standard;
pub mod template;
#[cfg(test)]
mod tests;
