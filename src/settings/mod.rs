//! What a player has set for himself: how the table looks, and which keys do what.
//!
//! The settings are a text file in the folder that the system keeps for them, and can be edited there
//! as well as on the settings page. What cannot be read of it is said to be wrong, with line and
//! column; it is as usual, and the file as it was is kept when it is written over.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod chalk;
mod chord;
mod chosen;
mod command;
mod file;
mod keys;
mod overlay;
#[cfg(test)]
mod tests;

pub use chalk::Chalk;
pub use chord::Chord;
pub use chosen::{Colours, Dock, DockSide, Motion, Pace, SCALES, Settings, Theme};
pub use command::{Command, GameKeys, KeyChapter, OwnCommand};
pub use file::{Read, file_of_user, keep_damaged, read, read_file, write, written};
pub use keys::KeyMap;
pub use overlay::Overlay;
