//! The commands of the workshop, one file for each.

pub mod edit;
pub mod fair;
pub(super) mod import;
pub(super) mod print;
pub(super) mod record;
