//! What the window shows of the map editor: from its state to the actions of the person who draws.

mod editor;
mod faults;
mod forms;
mod keys;
mod lay;
mod mouse;
mod naming;
mod overlay;
mod palette;
mod questions;
mod state;
#[cfg(test)]
pub(crate) mod tests;
mod tool;
mod tools;
mod under;

pub(crate) use editor::editor;
pub(crate) use lay::Lay;
pub(crate) use questions::{Answer, KeptMap, NewMap, kept_draft, new_map};
pub(crate) use state::{EditorMemory, EditorState, MapAction, Under};
