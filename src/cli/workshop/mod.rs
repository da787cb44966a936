//! The commands of the workshop, one file for each.

#[allow(dead_code, reason = "the command joins the line with the window of the editor")]
pub mod edit;
pub mod fair;
pub(super) mod import;
pub(super) mod print;
pub(super) mod record;
