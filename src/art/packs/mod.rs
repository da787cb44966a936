//! Art packs: their file format, loading with exact error places, drawing faces to pixels, and the
//! colours and numbers that the map is painted with.

mod card;
pub mod check;
pub mod drawing;
pub mod error;
pub mod face;
mod fonts;
pub mod map_art;
pub mod pack;
pub mod samples;
#[cfg(test)]
mod tests;
