//! The panels of a study: the tree of branches beside the time line, and the banner over a branch on the table.

mod state;

pub use state::{BranchShown, StudyAction, StudyState};
