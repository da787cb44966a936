//! The agreement on the dice before a game begins, at both ends: the referee states its commitment, each player states one,
//! and when all are known each player shows the own number. The referee shows its number when the game is over.
//!
//! It asks no clock and makes no random numbers: they are given to it. If a player does not answer, the caller calls the
//! game off.

use super::{
    dice_proof::{Bytes32, Committed, DiceProof, NonceOf, ProofFault, commitment},
    wire::{ClientMessage, DiceStep, RefereeMessage},
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The part of a seat in the agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Part {
    Awaited,
    Committed(Bytes32),
    Shown(Committed),
}

impl Part {
    fn commit(self) -> Option<Bytes32> {
        match self {
            Self::Awaited => None,
            Self::Committed(commit) | Self::Shown(Committed { commit, .. }) => Some(commit),
        }
    }
}

/// The reason why a message about the dice cannot be used. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum AgreementFault {
    #[error("this message is not about the dice of this game")]
    Other,
    #[error("you have committed yourself to another number")]
    OtherCommitment,
    #[error("both players must commit themselves to a number before one shows it")]
    TooEarly,
    #[error("this number does not belong to your commitment")]
    OtherNonce,
}

/// The agreement at the referee. Written down, it can be gone on with after a restart: it holds the number of the referee, and
/// is as secret as the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiceAgreement {
    game: String,
    referee: Committed,
    seats: [Part; 2],
}

impl DiceAgreement {
    /// Begins for the game with this id. `entropy` are random numbers that no player knows: of the referee, and for each
    /// seat that a computer player has; `are_computers` says which seats these are.
    pub fn begin(game: &str, entropy: [Bytes32; 3], are_computers: [bool; 2]) -> Self {
        let [referee, first, second] = entropy;
        let committed =
            |of: NonceOf, nonce: Bytes32| Committed { commit: commitment(game, of, &nonce), nonce };
        let part = |of: NonceOf, nonce: Bytes32, is_computer: bool| {
            if is_computer { Part::Shown(committed(of, nonce)) } else { Part::Awaited }
        };
        Self {
            game: game.to_owned(),
            referee: committed(NonceOf::Referee, referee),
            seats: [
                part(NonceOf::First, first, are_computers[0]),
                part(NonceOf::Second, second, are_computers[1]),
            ],
        }
    }

    /// Returns the message to the player of a seat that says what its program is to send next.
    pub fn forming(&self, seat: usize) -> RefereeMessage {
        let (game, wants) = (self.game.clone(), self.step_of(seat));
        RefereeMessage::Forming { game, seat: NonceOf::seat(seat), wants }
    }

    /// Returns everything that both players have been sent until now, for a player whose line is new.
    pub fn messages(&self) -> Vec<RefereeMessage> {
        let nonce = |of: NonceOf, commit: Option<Bytes32>, show: Option<Bytes32>| RefereeMessage::Nonce {
            game: self.game.clone(),
            of,
            commit,
            show,
        };
        let mut messages = vec![nonce(NonceOf::Referee, Some(self.referee.commit), None)];
        let [Some(first), Some(second)] = self.seats.map(Part::commit) else { return messages };
        messages.push(nonce(NonceOf::First, Some(first), None));
        messages.push(nonce(NonceOf::Second, Some(second), None));
        let [Part::Shown(first), Part::Shown(second)] = self.seats else { return messages };
        messages.push(nonce(NonceOf::First, None, Some(first.nonce)));
        messages.push(nonce(NonceOf::Second, None, Some(second.nonce)));
        messages
    }

    /// Hears a message of the player of a seat. Returns what both players are to be sent: nothing if something is still
    /// missing, or if the message is a repetition.
    ///
    /// # Errors
    /// The message cannot be used.
    pub fn hear(
        &mut self,
        seat: usize,
        message: &ClientMessage,
    ) -> Result<Vec<RefereeMessage>, AgreementFault> {
        let ClientMessage::Nonce { game, commit, show } = message else { return Err(AgreementFault::Other) };
        if *game != self.game || commit.is_some() == show.is_some() {
            return Err(AgreementFault::Other);
        }
        let sent = self.messages().len();
        if let Some(commit) = commit {
            self.commit(seat, *commit)?;
        }
        if let Some(nonce) = show {
            self.show(seat, *nonce)?;
        }
        Ok(self.messages().split_off(sent))
    }

    fn commit(&mut self, seat: usize, commit: Bytes32) -> Result<(), AgreementFault> {
        let part = &mut self.seats[seat.min(1)];
        match part.commit() {
            None => *part = Part::Committed(commit),
            Some(before) if before == commit => {}
            Some(_) => return Err(AgreementFault::OtherCommitment),
        }
        Ok(())
    }

    fn show(&mut self, seat: usize, nonce: Bytes32) -> Result<(), AgreementFault> {
        if self.seats.iter().any(|part| part.commit().is_none()) {
            return Err(AgreementFault::TooEarly);
        }
        let stated = commitment(&self.game, NonceOf::seat(seat), &nonce);
        let part = &mut self.seats[seat.min(1)];
        if part.commit() != Some(stated) {
            return Err(AgreementFault::OtherNonce);
        }
        *part = Part::Shown(Committed { commit: stated, nonce });
        Ok(())
    }

    /// Whether the player of a seat has not stated everything yet.
    pub fn awaits(&self, seat: usize) -> bool {
        !matches!(self.seats[seat.min(1)], Part::Shown(_))
    }

    /// Returns what the player of a seat is to send next; none if nothing, or not yet.
    pub fn step_of(&self, seat: usize) -> Option<DiceStep> {
        let are_committed = self.seats.iter().all(|part| part.commit().is_some());
        match self.seats[seat.min(1)] {
            Part::Awaited => Some(DiceStep::Commit),
            Part::Committed(_) if are_committed => Some(DiceStep::Show),
            Part::Committed(_) | Part::Shown(_) => None,
        }
    }

    /// Returns the proof when all has been stated: the game begins with its seed. It is not to be sent before the end.
    pub fn proof(&self) -> Option<DiceProof> {
        match self.seats {
            [Part::Shown(first), Part::Shown(second)] => {
                Some(DiceProof { referee: self.referee, first, second })
            }
            _ => None,
        }
    }
}

/// The agreement in the program of a player.
#[derive(Clone, Debug)]
pub struct SeatNonce {
    game: String,
    of: NonceOf,
    nonce: Bytes32,
    /// The commitments that were sent, of the referee and both players; the first of each counts.
    commits: [Option<Bytes32>; 3],
}

impl SeatNonce {
    /// Begins in a seat of the game with this id, with a random number that no other program knows.
    pub fn new(game: &str, seat: usize, nonce: Bytes32) -> Self {
        Self { game: game.to_owned(), of: NonceOf::seat(seat), nonce, commits: [None; 3] }
    }

    /// Returns the message with the commitment: the first one, and again on a new line.
    pub fn commit(&self) -> ClientMessage {
        let commit = Some(commitment(&self.game, self.of, &self.nonce));
        ClientMessage::Nonce { game: self.game.clone(), commit, show: None }
    }

    /// Hears a message of the referee. Returns the message that shows the number, once all three are bound by their
    /// commitments; never if one of them has changed.
    pub fn hear(&mut self, message: &RefereeMessage) -> Option<ClientMessage> {
        let RefereeMessage::Nonce { game, of, commit: Some(commit), .. } = message else { return None };
        if *game != self.game {
            return None;
        }
        let known = *self.commits[of.number()].get_or_insert(*commit);
        let can_show = known == *commit && self.commits.iter().all(Option::is_some) && self.is_accepted();
        can_show.then(|| ClientMessage::Nonce {
            game: self.game.clone(),
            commit: None,
            show: Some(self.nonce),
        })
    }

    /// Whether the referee has stated the commitment of this program: another program of the player may have sent its own
    /// before.
    pub fn is_accepted(&self) -> bool {
        self.commits[self.of.number()] == Some(commitment(&self.game, self.of, &self.nonce))
    }

    /// Checks a proof that was sent after the game, and the seed in the file of the game: it must have the commitments that
    /// were sent before the game, and the own number.
    ///
    /// # Errors
    /// It has others, or the seed does not follow from it.
    pub fn check(&self, proof: &DiceProof, seed: u64) -> Result<(), ProofFault> {
        for (of, sent) in NonceOf::ALL.into_iter().zip(self.commits) {
            if sent != Some(proof.of(of).commit) {
                return Err(ProofFault::Sent(of));
            }
        }
        if proof.of(self.of).nonce != self.nonce {
            return Err(ProofFault::Sent(self.of));
        }
        proof.check(&self.game, seed)
    }
}
