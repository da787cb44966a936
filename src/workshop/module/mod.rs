//! Modules of VASSAL: a player's own module is read as far as pictures go, its pieces are matched to the units of a game,
//! and the pictures become an art pack. Nothing of a module is shipped with the program.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod archive;
mod build_file;
mod guess;
mod limits;
mod matches;
mod matching;
mod names;
mod packing;
mod pieces;
mod reading;
mod sequence;
#[cfg(test)]
mod tests;
mod traits;
mod units;
#[cfg(feature = "window")]
pub(crate) mod window;

pub use guess::{Guess, LEAST_SCORE, guess};
pub use matches::{Match, Matches};
pub use matching::{MatchRow, Matching};
pub use packing::{Packed, write_pack};
pub use pieces::{Piece, PieceFace};
pub use reading::Module;
pub use units::Unit;

use crate::engine::text::texts;

texts! { "en": ["workshop-import.ftl"], "de": ["workshop-import.ftl"] }
