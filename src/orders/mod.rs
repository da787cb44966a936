//! Orders: the one door through which every game is played.
//!
//! The mouse, the command line, a replay, a test and a computer player all call [`play`] with an
//! order. It is refused, and then nothing has changed, or it is carried out, and then the events
//! tell everything that happened.

mod door;

pub use door::{Desk, Game, PlayOrder, Refusal, play, register};
