//! The settings of a player: the look of the table, and the key bindings.
//!
//! The settings are a text file in the system's folder for them, and can be edited there as well as on the settings
//! page. Parts that cannot be read are reported with line and column, and have their defaults. The original file is
//! copied before it is overwritten.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod chalk;
mod chord;
mod chosen;
mod command;
mod file;
mod key_names;
mod keys;
mod layout;
mod overlay;
#[cfg(test)]
mod tests;

pub use chalk::Chalk;
pub use chord::Chord;
pub use chosen::{Colours, DiceShown, Dock, DockSide, Motion, Pace, SCALES, Settings, Theme, TicketRelay};
pub use command::{Command, GameKeys, KeyChapter, OwnCommand};
pub use file::{Read, file_of_user, keep_damaged, read, read_file, write, written};
pub use keys::KeyMap;
pub use layout::KeyLayout;
pub use overlay::Overlay;
