//! The commands of the workshop, one file for each.

pub mod fair;
pub(super) mod record;
pub(super) mod print;
pub(super) mod import;
