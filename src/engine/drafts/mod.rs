//! Drafts of scenarios: a scenario file that is changed step by step, with undo, and written in the form of the shipped
//! files. A game whose scenarios can be edited implements [`Editable`].

mod any;
mod change;
mod draft;
mod editable;
mod layout;
mod read_tree;
#[cfg(test)]
mod tests;
mod tree;
mod view;
mod write;

pub use any::AnyDraft;
pub use change::{Change, NotChanged, UnitsOf};
pub use draft::Draft;
pub use editable::{ArrivalParts, Editable, GroupParts, Parts};
pub use view::{ArrivalView, DraftView, GroupView, LevelView, SideView, UnitKind, VictoryHex};
pub use write::{comments_of, written};
