//! The panel of the lesson recorder: from the draft and its faults to the author's actions.

mod chosen;
mod field;
mod goal;
mod goal_form;
mod recorder;
mod state;
mod steps;
mod tries;
mod words;

pub(crate) use chosen::GoalsKnown;
#[cfg(test)]
pub(crate) use chosen::{GoalForm, GoalKind};
pub(crate) use recorder::recorder;
pub(crate) use state::{Catch, Pick, PickedMark, RecorderAction, RecorderMemory, RecorderState, Trial};
