//! The commands of the workshop, one file for each.

pub(super) mod import;
