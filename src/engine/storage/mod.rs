//! Files that the program keeps: games, settings, progress, pictures, feeds. Every write goes through [`Disk`], in
//! which tests can plan faults; a file that is kept up to date is a [`KeptFile`].
//!
//! A file that is written as a whole is written under another name, synced and renamed, and its folder is synced: it is
//! seen in its old or its new state, never in between. A game grows by its last lines; a failed write is tried again
//! until it succeeds. The leftovers of a killed process or a full disk are removed at the next start.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod disk;
mod faults;
mod in_use;
mod kept_file;
mod leftovers;
mod shown;
mod size_limit;
mod words;

pub use disk::{Disk, may_open};
pub use faults::{DiskFault, DiskStep, Fate, Faults, PlannedFault};
pub use in_use::{InUse, is_in_use};
pub use kept_file::{KeptFile, Trouble, Wake};
pub(crate) use kept_file::{is_kept_by_another, taken};
pub use leftovers::clear_leftovers;
pub use shown::show_folder;
pub use size_limit::outlive_size_limits;
pub use words::in_plain_words;
