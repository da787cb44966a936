//! The state of the people at a table.

use super::seating::Seating;
use crate::engine::{dice::DieWanted, orders::Placing};
use std::path::PathBuf;

/// The state of the people at the table.
pub struct People<G: Seating> {
    /// The current hand-over.
    pub hand_over: Option<HandOver>,
    pub dice: Option<DiceAsked<G::Order>>,
    /// The piece that the next click on the map places, while the referee is off.
    pub placing: Option<Placing>,
    /// The result of the last saved scenario: its file, or the reason why it was not saved.
    pub scenario_saved: Option<Result<String, String>>,
    /// The number of log lines that each side had seen before its last order.
    pub(crate) seen: [usize; 2],
}

impl<G: Seating> Default for People<G> {
    fn default() -> Self {
        Self { hand_over: None, dice: None, placing: None, scenario_saved: None, seen: [0; 2] }
    }
}

/// A hand-over from one player to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandOver {
    /// The side of the next player.
    pub to: usize,
    /// The file that was written for them, in a game by e-mail.
    pub sent: Option<PathBuf>,
    /// The first line of the log that they have not seen happen.
    pub since: usize,
    /// The earlier openings of this turn, a sentence each.
    pub openings: Vec<String>,
    /// The side whose order was given here and has just been joined with the one in the file: its player is at this
    /// machine.
    pub joined: Option<usize>,
    /// The side whose secret order is given, while the other's is awaited.
    pub given: Option<usize>,
    /// The other side, if it may give its order now too, without waiting for the one that is due.
    pub instead: Option<usize>,
}

/// An order that waits for real dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceAsked<Order> {
    pub order: Order,
    /// The reason for it, or an empty text.
    pub reason: String,
    /// The dice that it has needed so far.
    pub asked: Vec<DieWanted>,
    /// The dice that have been rolled.
    pub given: Vec<u8>,
}

impl<G: Seating> People<G> {
    /// Whether the order that waits for dice may still be dropped.
    pub fn may_leave_dice(&self) -> bool {
        self.dice.as_ref().is_some_and(|dice| dice.given.is_empty() && G::may_be_left(&dice.order))
    }
}
