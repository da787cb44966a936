//! The panel of the lesson recorder: from the draft and its faults to the author's actions.

mod field;
mod goal;
mod recorder;
mod state;
mod steps;

pub(crate) use recorder::recorder;
pub(crate) use state::{Catch, Pick, PickedMark, RecorderAction, RecorderMemory, RecorderState};
