//! Lessons: short guided games. A lesson is a file that a player can edit or write: a position, and steps that each
//! have a text and usually want one order.
//!
//! [`Lesson`] is the file, [`faults`] finds its faults, [`Course`] is a lesson in progress. A course is a guard before
//! the door. It judges an order before the rules do, allows the orders that the step is about, and answers all others
//! with a kind text. It plays nothing itself: the owner of the [`Record`](crate::engine::orders::Record) plays the
//! allowed orders like all others.
//!
//! A [`CourseFile`] is something else: an order of lessons, puzzles, commented games and pages of text.
//!
//! No game is known here. A game that can be taught is [`HasLessons`]: it states the form of the beginning of a lesson, the
//! deeds of a learner, and their common shape. A deed is usually an order. In games in which orders are prepared first,
//! such as a plot that is drawn and then committed, each step of the preparation is a deed too.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod attempt;
mod check;
mod course;
mod courses;
mod file;
mod goal;
mod goal_words;
mod progress;
mod puzzle;
mod reached;
mod reply;
mod rulebook;
mod shape;
mod shelf;
mod studies;
mod taught;
mod verdict;

pub use attempt::TryEnd;
pub use check::faults;
pub use course::{Course, LessonMoment, step_starts};
pub use courses::{
    COURSES, CourseCard, CourseDone, CourseFile, CoursePart, PartCard, course_faults, courses, read_course,
};
pub use file::{Arrow, Beginning, Head, Lesson, Step, WrongTurn};
pub use goal::{FigureQuery, Goal, GoalMoment, hundredths};
pub use goal_words::GoalPart;
pub use progress::Progress;
pub use puzzle::{FailedAnswer, GoalAnswer, Grade, Refuted, Shelf};
pub use reached::units_that;
pub use reply::Reply;
pub use shape::{Pattern, Shape};
pub use shelf::{Card, FOLDER, cards, game_of, load, next_after, puzzles, read_lesson};
pub use studies::{StudyCard, studies};
pub use taught::{HasLessons, carry_out, changed_rulebook, may};
pub use verdict::{Kindness, LessonAnswer, Verdict};
