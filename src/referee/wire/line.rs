//! A line between a player and the referee.

use crate::referee::dice_proof::DiceProof;
use std::time::Duration;
use thiserror::Error;

/// The reason why a line carries nothing any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the line is closed")]
pub struct LineFault;

/// The state of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineState {
    /// Whether it carries texts now.
    pub is_up: bool,
    /// The number of times that it has been made, from 1 on. After it is made again, earlier texts may be lost.
    pub made: u64,
}

/// A line between two homes. What is sent may be lost when the line breaks: both ends ask again.
pub trait Line {
    /// Sends a text, without waiting for its arrival.
    ///
    /// # Errors
    /// The line is closed.
    fn send(&mut self, text: &str) -> Result<(), LineFault>;

    /// Returns the next text that has arrived, without waiting; none if nothing has.
    ///
    /// # Errors
    /// The line is closed.
    fn receive(&mut self) -> Result<Option<String>, LineFault>;

    /// The state of the line. One that is never made again is up until it is closed.
    fn state(&self) -> LineState {
        LineState { is_up: true, made: 1 }
    }

    /// Whether the number of this seat in the proof of a game was made by the program at this end; none if the line makes no
    /// numbers for dice.
    fn is_own_number(&self, _game: &str, _seat: usize, _proof: &DiceProof) -> Option<bool> {
        None
    }

    /// The time until a line that is lost is tried again; none if it is not known.
    fn next_try(&self) -> Option<Duration> {
        None
    }
}
