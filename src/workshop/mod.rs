//! The workshop: tools with which a player makes what the games are played with, and prints it.
//!
//! Each tool is a room of its own and knows no game by name. What it knows without a window, such as the draft of a map
//! with its changes, is in the tool's own files; what the window shows of it is in its folder `pages`.

pub mod counters;
pub mod lesson;
pub mod map;
pub mod module;
#[cfg(feature = "window")]
pub(crate) mod page;
#[cfg(feature = "window")]
pub mod plugin;
pub mod print;
pub mod scenario;

use crate::engine::text::texts;

// The texts of the pages' frame; in a build without a window as well, which has all texts.
texts! { "en": ["workshop-page.ftl"], "de": ["workshop-page.ftl"] }
