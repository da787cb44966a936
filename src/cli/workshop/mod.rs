//! The commands of the workshop, one file for each.

#[allow(dead_code, reason = "the command joins the line with the window of the editor")]
pub mod edit;
