//! Counter art packs: their file format, loading with exact error places, and drawing faces to pixels.

pub mod error;
pub mod face;
mod filling;
pub mod pack;
pub mod palette;
pub mod raster;
pub mod standard;
pub mod template;
#[cfg(test)]
mod tests;
