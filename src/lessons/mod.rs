//! Lessons: short guided games. A lesson is a file that a player can edit or write: a position, and steps
//! that each tell something and mostly want one order.
//!
//! [`Lesson`] is the file, [`faults`] says what is wrong with it, [`Course`] is a lesson that somebody
//! takes. A course stands as a guard before the door: it judges an order before the rules do, lets through
//! what the step is about, and answers everything else kindly. It plays nothing itself; whoever holds the
//! [`Record`](crate::orders::Record) plays what is let through, by the one road.
//!
//! No game is known here. One that can be taught is [`Taught`]: it says how the beginning of a lesson is
//! written down for it, and what its orders have in common with those of other games.

mod check;
mod course;
mod file;
mod progress;
mod shape;
mod shelf;

pub use check::faults;
pub use course::{Answer, Course, Kindness, Verdict};
pub use file::{Head, Lesson, Reply, Step, WrongTurn};
pub use progress::Progress;
pub use shape::{Pattern, Shape};
pub use shelf::{Card, FOLDER, cards, load, next_after};

use crate::{
    board::Hex,
    counters::Word,
    data::{DataError, Source},
    orders::Game,
};
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A game that lessons can teach.
pub trait Taught: Game {
    /// Where a lesson begins, as it is written in its file.
    type Start: Clone + Debug + DeserializeOwned + Send + Sync + 'static;

    /// The kinds of order that a pattern can name.
    const ORDERS: &'static [&'static str];

    /// What a lesson is played by; `path` is where its beginning stands in the file.
    ///
    /// # Errors
    /// Every fault, with its place in the file.
    fn lesson_rulebook(
        source: &Source,
        path: &str,
        start: &Self::Start,
    ) -> Result<Self::Rulebook, Vec<DataError>>;

    /// What a lesson compares of an order.
    fn shape(order: &Self::Order) -> Shape;

    /// Whether the map has this hex.
    fn has_hex(rulebook: &Self::Rulebook, hex: Hex) -> bool;

    /// Whether a counter of this id is in play.
    fn has_counter(position: &Self::Position, id: Word) -> bool;
}
