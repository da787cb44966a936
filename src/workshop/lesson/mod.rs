//! The lesson recorder: a game is played at the table, and each order of the learner's side becomes a step; what the
//! other side does becomes an answer of the lesson. The author writes the words, rings hexes, draws arrows, and says what a wrong turn
//! is answered.
//!
//! A [`Draft`] is what the file of a lesson says, with orders as their texts; it knows no game. [`record`] makes one of a
//! recorded game, a [`Recording`] changes it with undo, [`check`] plays it as `kessel check` does.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod aiming;
mod checked;
mod draft;
mod editing;
mod goal_text;
mod keeping;
#[cfg(feature = "window")]
pub(crate) mod pages;
mod playing;
mod puzzle;
mod quoting;
mod reading;
mod recorded;
mod step_start;
#[cfg(feature = "window")]
pub(crate) mod table;
#[cfg(test)]
mod tests;
mod tried;
mod writing;

pub use aiming::AimEdit;
pub use checked::{FaultTold, check};
pub use draft::{Draft, DraftRefuted, DraftReply, DraftStep, DraftWrong};
pub use editing::{Edit, Recording, StepText};
pub use keeping::{draft_file, keep_lesson, lesson_file, read_draft};
pub use playing::{KeptAs, LessonPlaying, PlayedFor, PlayedThrough, trial_folder};
pub use puzzle::puzzle_at;
pub use recorded::{
    Named, Part, add_order, add_to_opening, begin_at, deed_text, pattern_of, record, take_back_to,
};
pub use step_start::{StepStart, step_start, try_start};
pub use tried::{PlayedTry, TryOf};

use crate::engine::text::texts;

texts! { "en": ["workshop-lesson.ftl"], "de": ["workshop-lesson.ftl"] }
