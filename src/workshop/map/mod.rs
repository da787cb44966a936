//! The model of the map editor: a map that is being edited, without a window.
//!
//! A [`Draft`] holds the map; a [`Change`] is one thing that a player does, and one step of undo. Begin a stroke before
//! the changes of a drag of the brush, and end it when the mouse is released. A line is drawn with [`Draft::begin_line`],
//! [`Draft::extend_line`] and [`Draft::end_stroke`]. After each change, [`Draft::faults`] gives the marks, and [`keep`]
//! writes the draft where it survives the end of the program.
//!
//! The editor knows no game. The game's [`Palette`](crate::scene::Palette) says what can be drawn on its maps, and what
//! follows from the ground ([`Draft::set_palette`]).

mod change;
mod crossings;
mod draft;
mod drawable;
mod faults;
mod ground;
mod keeping;
mod lines;
mod lists;
mod names;
mod notes;
mod opening;
#[cfg(feature = "window")]
pub(crate) mod pages;
mod reading;
mod scenario;
mod step;
mod symmetry;
#[cfg(feature = "window")]
pub(crate) mod table;
#[cfg(test)]
mod tests;
mod twins;
mod underlay;
mod whole;
mod writing;

pub use change::Change;
pub use crossings::exit_side;
pub use draft::Draft;
pub use drawable::drawable;
pub use faults::MapFault;
pub use keeping::{
    KeptDraft, discard, discard_in, drafts, drafts_in, keep, keep_in, map_name, own_map, resume, resume_in,
    save_own, save_own_in,
};
pub use lists::Size;
pub use names::Entry;
pub use opening::{Opened, map_of_scenario, maps_of, scenarios_on};
pub use scenario::{NewScenario, is_pattern, scenario_id, smallest, without_head};
pub use symmetry::Symmetry;
pub use underlay::{
    InPicture, Underlay, corner_hexes, keep_underlay, kept_underlay, read_picture, underlay_path,
};
pub use whole::{Margins, Seam};

use crate::engine::text::texts;

texts! { "en": ["workshop-map.ftl"], "de": ["workshop-map.ftl"] }
