//! The agreement on the dice of games that are about to begin, at the player's end.

use super::known::{GameAt, KnownClubs};
use crate::referee::{
    dice_agreement::SeatNonce,
    dice_proof::NonceOf,
    wire::{ClientMessage, RefereeMessage},
};
use std::collections::BTreeMap;

/// The most messages that wait until the seat of the player is known.
const WAITING: usize = 64;

/// The agreements of the player with one club.
#[derive(Default)]
pub(super) struct Agreements {
    /// The player's ends, by their games.
    seats: BTreeMap<String, SeatNonce>,
    /// Messages about games in which the player's seat is not known yet.
    waiting: Vec<RefereeMessage>,
}

impl Agreements {
    /// Hears a message about the dice. `seat_in` says in which seat of a game the player is. Returns what is to be sent;
    /// none if the seat is not known: then the message waits.
    pub fn hear(
        &mut self,
        message: RefereeMessage,
        (club, known): (&str, &mut KnownClubs),
        seat_in: impl Fn(&str) -> Option<usize>,
    ) -> Option<Vec<ClientMessage>> {
        let RefereeMessage::Nonce { game, of, commit, .. } = &message else { return Some(Vec::new()) };
        let is_beginning = *of == NonceOf::Referee;
        if let (false, true, Some(commit)) = (self.seats.contains_key(game), is_beginning, commit) {
            let Some(seat) = seat_in(game) else {
                self.wait(message);
                return None;
            };
            let at = GameAt { club: club.to_owned(), game: game.clone() };
            let Some(number) = known.number(&at, *commit) else { return Some(Vec::new()) };
            self.seats.insert(game.clone(), SeatNonce::new(game, seat, number));
        }
        let Some(seat) = self.seats.get_mut(game) else {
            self.wait(message);
            return None;
        };
        // On a new line the referee begins anew, and so does the player.
        let begins = is_beginning.then(|| seat.commit());
        let shows = seat.hear(&message);
        Some(begins.into_iter().chain(shows).collect())
    }

    fn wait(&mut self, message: RefereeMessage) {
        if self.waiting.len() < WAITING && !self.waiting.contains(&message) {
            self.waiting.push(message);
        }
    }

    /// Takes out the messages that wait, to be heard again.
    pub fn take_waiting(&mut self) -> Vec<RefereeMessage> {
        std::mem::take(&mut self.waiting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::{dice_agreement::DiceAgreement, dice_proof::Bytes32};

    const GAME: &str = "7kq2m9x4";

    /// Two players and the referee agree, though one of the players learns of the own seat late.
    #[test]
    fn players_agree_with_the_referee_on_the_dice() {
        let mut referee = DiceAgreement::begin(GAME, [[1; 32], [2; 32], [3; 32]].map(Bytes32), [false; 2]);
        let mut ends = [0, 1].map(|_| (Agreements::default(), KnownClubs::default()));
        let mut is_late = true;
        let mut sent = referee.messages();
        while !sent.is_empty() {
            let mut next = Vec::new();
            for (seat, (agreements, known)) in ends.iter_mut().enumerate() {
                let mut messages = sent.clone();
                if seat == 1 && std::mem::take(&mut is_late) {
                    for message in messages {
                        let heard = agreements.hear(message, ("club", &mut *known), |_| None);
                        assert_eq!(heard, None, "the seat is not known");
                    }
                    messages = agreements.take_waiting();
                }
                for message in messages {
                    let answers = agreements.hear(message, ("club", &mut *known), |_| Some(seat));
                    for answer in answers.expect("the seat is known") {
                        next.extend(referee.hear(seat, &answer).expect("a message about the dice"));
                    }
                }
            }
            sent = next;
        }
        let proof = referee.proof().expect("all is stated");
        for (seat, (agreements, _)) in ends.iter().enumerate() {
            assert_eq!(agreements.seats[GAME].check(&proof, proof.seed(GAME)), Ok(()), "{seat}");
        }
    }

    /// A referee that takes another number after it has seen the player's is not answered.
    #[test]
    fn a_number_is_shown_for_one_commitment_of_the_referee_alone() {
        let mut known = KnownClubs::default();
        let from = |entropy: u8| {
            DiceAgreement::begin(GAME, [[entropy; 32], [2; 32], [3; 32]].map(Bytes32), [false; 2]).messages()
        };
        for (entropy, answers) in [(1, 1), (4, 0), (1, 1)] {
            // As after a restart.
            let mut agreements = Agreements::default();
            let message = from(entropy).remove(0);
            let heard = agreements.hear(message, ("club", &mut known), |_| Some(0));
            assert_eq!(heard.map(|heard| heard.len()), Some(answers));
        }
    }
}
