//! Lessons: short guided games. A lesson is a file that a player can edit or write: a position, and steps
//! that each tell something and mostly want one order.
//!
//! [`Lesson`] is the file, [`faults`] says what is wrong with it, [`Course`] is a lesson that somebody
//! takes. A course stands as a guard before the door: it judges an order before the rules do, lets through
//! what the step is about, and answers everything else kindly. It plays nothing itself; whoever holds the
//! [`Record`](crate::engine::orders::Record) plays what is let through, by the one road.
//!
//! No game is known here. One that can be taught is [`Taught`]: it says how the beginning of a lesson is
//! written down for it, what a learner does in it, and what that has in common with other games. A deed is
//! mostly an order; where orders are prepared first, like a plot that is drawn up and then committed, each
//! stroke of that is a deed too.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod check;
mod course;
mod file;
mod progress;
mod shape;
mod shelf;
mod taught;

pub use check::faults;
pub use course::{Course, Kindness, LessonAnswer, LessonMoment, Verdict};
pub use file::{Head, Lesson, Reply, Step, WrongTurn};
pub use progress::Progress;
pub use shape::{Pattern, Shape};
pub use shelf::{Card, FOLDER, cards, game_of, load, next_after};
pub use taught::{Taught, carry_out, changed_rulebook, may};
