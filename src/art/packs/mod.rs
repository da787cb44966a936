//! Art packs: their file format, loading with exact error places, drawing faces to pixels, and the
//! colours and numbers that the map is painted with.

pub mod begin;
mod built_in;
mod canvas;
mod card;
pub mod check;
mod check_colours;
mod colour_blindness;
mod completion;
mod composing;
mod drawing;
mod elements;
mod entities;
pub mod error;
mod escape;
pub mod face;
#[cfg(test)]
mod fault_tests;
mod filled;
mod filling;
mod fonts;
#[cfg(test)]
mod hostile_tests;
mod in_time;
mod kind;
pub mod library;
pub mod limits;
pub mod map_art;
pub mod overlay_colours;
pub mod pack;
mod pack_text;
mod page;
mod paint_work;
pub mod palette;
pub mod pictures;
#[cfg(test)]
mod program_tests;
mod quiet;
pub mod raster;
pub mod reading;
mod scope;
mod source;
pub mod standard;
mod stated;
pub mod template;
#[cfg(test)]
mod tests;
pub mod texture;
mod trial;
pub mod watch;
#[cfg(test)]
mod watch_tests;
mod work;
