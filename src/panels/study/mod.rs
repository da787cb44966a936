//! The panels of a study: the tree of branches beside the time line, and the banner over a branch on the table.

pub(crate) mod banner;
mod dice;
mod panel;
mod state;
pub(crate) mod tree;

pub(crate) use panel::StudyPanel;
pub(crate) use state::StudyMemory;
pub use state::{BranchShown, StudyAction, StudyState};
