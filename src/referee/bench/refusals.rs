//! The refusals, offers, questions and orders of a seat: how many there were in a turn; and the answers to its messages
//! that are in no store.

use crate::referee::wire::RefereeMessage;
use serde::{Deserialize, Serialize};

/// Limit of the refusals of a seat in a turn: a player who tries orders to learn what is hidden soon learns nothing more.
const MOST: usize = 100;

/// Limit of the draws that a seat may offer in a turn: each offer is a line in the store, and a question on the screen of
/// the other player.
const MOST_OFFERS: usize = 3;

/// Limit of the questions that are passed on to the other player in a turn, each of which is on that player's screen.
const MOST_QUESTIONS: usize = 20;

/// Limit of the accepted orders of a seat in a turn. Orders that undo each other could fill the disk; a turn of the largest
/// scenario has a tenth of them.
const MOST_ORDERS: usize = 2_000;

/// The counts of a seat in a turn. They are kept with each line; a restart forgets refusals and questions since then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Tally {
    turn: u8,
    /// The orders that were refused.
    #[serde(default)]
    refused: usize,
    /// The draws that were offered.
    #[serde(default)]
    offers: usize,
    /// The questions that were passed on.
    #[serde(default)]
    questions: usize,
    /// The orders that were played.
    #[serde(default)]
    orders: usize,
}

impl Tally {
    /// Returns it in a turn: nothing has been done in a new one.
    #[must_use]
    pub(super) fn in_turn(self, turn: u8) -> Self {
        if self.turn == turn { self } else { Self { turn, ..Self::default() } }
    }

    /// Whether the seat may still offer a draw.
    pub(super) fn can_offer(self) -> bool {
        self.offers < MOST_OFFERS
    }

    /// Whether another question of the seat is passed on.
    pub(super) fn can_ask(self) -> bool {
        self.questions < MOST_QUESTIONS
    }

    /// Whether the seat may still give orders that it could give again and again.
    pub(super) fn can_order(self) -> bool {
        self.orders < MOST_ORDERS
    }

    pub(super) fn count_offer(&mut self) {
        self.offers += 1;
    }

    pub(super) fn count_order(&mut self) {
        self.orders += 1;
    }
}

/// The refusals of a seat, and other answers that are not kept.
#[derive(Default)]
pub(super) struct Refusals {
    pub tally: Tally,
    /// The number of the last order or takeback that the seat was sent, and the answers since by their keys.
    answers: (u64, Vec<(String, RefereeMessage)>),
}

impl Refusals {
    /// Whether no more orders are judged in this turn.
    pub(super) fn are_too_many(&self, turn: u8) -> bool {
        self.tally.in_turn(turn).refused >= MOST
    }

    /// Counts the refusal of an order.
    pub(super) fn count(&mut self, turn: u8) {
        self.tally = self.tally.in_turn(turn);
        self.tally.refused += 1;
    }

    /// Counts a question that is passed on.
    pub(super) fn count_question(&mut self, turn: u8) {
        self.tally = self.tally.in_turn(turn);
        self.tally.questions += 1;
    }

    /// The answer to this message, if it was given since the order or takeback of this number: sent again, it is not
    /// judged again.
    pub(super) fn answered(&self, n: u64, key: &str) -> Option<&RefereeMessage> {
        let (number, answers) = &self.answers;
        answers.iter().filter(|_| *number == n).find(|(other, _)| other == key).map(|(_, answer)| answer)
    }

    /// Holds an answer, for the repetition of its message.
    pub(super) fn hold(&mut self, n: u64, key: &str, answer: &RefereeMessage) {
        if self.answers.0 != n {
            self.answers = (n, Vec::new());
        }
        // Messages that are refused without being counted have no limit, but only so many answers are held.
        if self.answers.1.len() < MOST {
            self.answers.1.push((key.to_owned(), answer.clone()));
        }
    }
}
