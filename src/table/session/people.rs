//! What goes on between the people at a table.

use super::seating::Seating;
use crate::engine::{dice::DieWanted, orders::Placing};
use std::path::PathBuf;

/// What goes on between the people at the table.
pub struct People<G: Seating> {
    /// The hand-over that is under way.
    pub hand_over: Option<HandOver>,
    pub dice: Option<DiceAsked<G::Order>>,
    /// What the next click on the map places, while the referee is out.
    pub placing: Option<Placing>,
    /// What became of the last scenario that was saved: its file, or why it could not be.
    pub scenario_saved: Option<Result<String, String>>,
    /// How many lines of the log each side had seen before it gave its last order.
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
    /// The side of whoever takes over.
    pub to: usize,
    /// The file that was written for him, in a game that is sent to and fro.
    pub sent: Option<PathBuf>,
    /// The first line of the log that he has not seen happen.
    pub since: usize,
    /// When this turn was opened before, a sentence each.
    pub openings: Vec<String>,
    /// Whose order was given here and has just been put beside the one that came in the file: he sits at this machine.
    pub joined: Option<usize>,
    /// Whose unseen order is in, while the other's is waited for.
    pub given: Option<usize>,
    /// The other side, if it may give its order now too, without waiting for the one that is due.
    pub instead: Option<usize>,
}

/// An order that waits for dice thrown by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceAsked<Order> {
    pub order: Order,
    /// Why it was given, or nothing.
    pub reason: String,
    /// The dice that it has asked for so far.
    pub asked: Vec<DieWanted>,
    /// Those that have been thrown.
    pub given: Vec<u8>,
}

impl<G: Seating> People<G> {
    /// Whether the order that waits for dice may still be left.
    pub fn may_leave_dice(&self) -> bool {
        self.dice.as_ref().is_some_and(|dice| dice.given.is_empty() && G::may_be_left(&dice.order))
    }
}
