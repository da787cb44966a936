//! The refusals and offers of a seat: how many there were in a turn; and the answers to its messages that are in no
//! store.

use crate::referee::wire::RefereeMessage;

/// Limit of the refusals of a seat in a turn: a player who tries orders to learn what is hidden soon learns nothing more.
const MOST: usize = 100;

/// Limit of the draws that a seat may offer in a turn: each offer is a line in the store, and a question on the screen of
/// the other player.
const MOST_OFFERS: usize = 3;

/// The refusals of a seat, and other answers that are not kept.
#[derive(Default)]
pub(super) struct Refusals {
    turn: u8,
    count: usize,
    /// The draws that the seat has offered in the turn.
    offers: usize,
    /// The number of the last order or takeback that the seat was sent, and the answers since by their keys.
    answers: (u64, Vec<(String, RefereeMessage)>),
}

impl Refusals {
    /// Whether no more orders are judged in this turn.
    pub(super) fn are_too_many(&mut self, turn: u8) -> bool {
        self.begin_turn(turn);
        self.count >= MOST
    }

    /// Whether the seat may still offer a draw in this turn.
    pub(super) fn can_offer(&mut self, turn: u8) -> bool {
        self.begin_turn(turn);
        self.offers < MOST_OFFERS
    }

    /// Counts an offer of a draw.
    pub(super) fn count_offer(&mut self) {
        self.offers += 1;
    }

    fn begin_turn(&mut self, turn: u8) {
        if self.turn != turn {
            (self.turn, self.count, self.offers) = (turn, 0, 0);
        }
    }

    /// The answer to this message, if it was given since the order or takeback of this number: sent again, it is not
    /// judged again.
    pub(super) fn answered(&self, n: u64, key: &str) -> Option<&RefereeMessage> {
        let (number, answers) = &self.answers;
        answers.iter().filter(|_| *number == n).find(|(other, _)| other == key).map(|(_, answer)| answer)
    }

    /// Counts the refusal of an order.
    pub(super) fn count(&mut self) {
        self.count += 1;
    }

    /// Holds an answer, for the repetition of its message.
    pub(super) fn hold(&mut self, n: u64, key: &str, answer: &RefereeMessage) {
        if self.answers.0 != n {
            self.answers = (n, Vec::new());
        }
        // Questions are asked without limit, but only so many answers are held.
        if self.answers.1.len() < MOST {
            self.answers.1.push((key.to_owned(), answer.clone()));
        }
    }
}
