//! The part of a player's program in the agreements on dice of all its games: it answers what a club sends about them.

use super::{
    dice_agreement::SeatNonce,
    dice_proof::{Bytes32, DiceProof, NonceOf, ProofFault},
    wire::{ClientMessage, DiceStep, RefereeMessage},
};
use blake3::Hasher;
use std::collections::BTreeMap;

/// The text that is hashed before everything else: no other use of the secret can have the same hash.
const NUMBER: &[u8] = b"kessel dice 1 number of a program\n";

/// Limit of the games that are remembered: a club could name any number of them.
const MOST_GAMES: usize = 1_000;

/// The answers of a program to the messages [`RefereeMessage::Forming`] and [`RefereeMessage::Nonce`].
///
/// Its numbers follow from a secret, the game and the commitment of the referee: a program that keeps the secret goes on
/// with the same number after it was started again, and another commitment of the referee gets another number.
pub struct DiceAnswers {
    secret: [u8; 32],
    games: BTreeMap<String, Part>,
}

/// The part of the program in one game.
struct Part {
    /// The seat of the player.
    seat: usize,
    /// The message for which the referee waits.
    wants: Option<DiceStep>,
    /// The commitment of the referee, and the own number for it; none before it has come.
    own: Option<(Bytes32, SeatNonce)>,
    /// Whether the number of each seat has been shown.
    is_shown: [bool; 2],
    /// The number of times that the referee has begun again, with another commitment or for the other seat.
    restarts: u32,
}

impl DiceAnswers {
    /// Begins with a random secret, which is never sent. It must not follow from anything that the club knows, such as a token.
    pub fn new(secret: [u8; 32]) -> Self {
        Self { secret, games: BTreeMap::new() }
    }

    /// Hears a message of the club; returns the answer to be sent, if it is one about dice that needs one.
    pub fn hear(&mut self, message: &RefereeMessage) -> Option<ClientMessage> {
        match message {
            RefereeMessage::Forming { game, seat, wants } => {
                self.note(game, *seat, *wants);
                None
            }
            RefereeMessage::Nonce { game, of, commit, show } => {
                let part = self.games.get_mut(game)?;
                if show.is_some() && *of != NonceOf::Referee {
                    part.is_shown[seat_of(*of)] = true;
                }
                match of {
                    NonceOf::Referee => part.begin(&self.secret, game, (*commit)?, message),
                    NonceOf::First | NonceOf::Second => part.show(message),
                }
            }
            _ => None,
        }
    }

    /// Checks the proof of a game that is over against what was sent before it began. None if this program did not take part
    /// in the agreement: then [`DiceProof::check`] is all that can be checked.
    pub fn check(&self, game: &str, proof: &DiceProof) -> Option<Result<(), ProofFault>> {
        let (_, own) = self.games.get(game)?.own.as_ref()?;
        own.is_accepted().then(|| own.check(proof, proof.seed(game)))
    }

    /// Whether the number of this seat in a proof is the one that this program makes for the commitment of the referee in it. It
    /// holds also for a game that was agreed on before the program was started again, with the same secret.
    pub fn is_own_number(&self, game: &str, seat: usize, proof: &DiceProof) -> bool {
        let own = number(&self.secret, game, (seat, proof.referee.commit));
        proof.of(NonceOf::seat(seat)).nonce == own
    }

    /// Returns how many times the referee has begun the agreement on the dice of this game again. A referee that does so
    /// often may be looking for dice that it likes.
    pub fn restarts(&self, game: &str) -> u32 {
        self.games.get(game).map_or(0, |part| part.restarts)
    }

    fn note(&mut self, game: &str, of: NonceOf, wants: Option<DiceStep>) {
        if of == NonceOf::Referee {
            return;
        }
        let seat = seat_of(of);
        match self.games.get_mut(game) {
            Some(part) if part.seat == seat => {
                part.wants = wants;
                return;
            }
            // A referee that knows the dice could name the other seat to have them forgotten.
            Some(part) if part.is_shown == [true; 2] => return,
            _ => {}
        }
        // A referee that names the other seat begins again too.
        let restarts = |part: &Part| part.restarts.saturating_add(u32::from(part.own.is_some()));
        let restarts = self.games.get(game).map_or(0, restarts);
        if self.games.len() >= MOST_GAMES && !self.forget_one() {
            return;
        }
        self.games.insert(game.to_owned(), Part { seat, wants, own: None, is_shown: [false; 2], restarts });
    }

    /// Forgets a game whose dice no referee knows; returns whether there was one. The others are remembered: a referee could
    /// otherwise name many games to have one of them forgotten whose dice it does not like.
    fn forget_one(&mut self) -> bool {
        let unknown = self.games.iter().find(|(_, part)| part.is_shown != [true; 2]);
        let unknown = unknown.map(|(game, _)| game.clone());
        unknown.is_some_and(|game| self.games.remove(&game).is_some())
    }
}

impl Part {
    /// Hears the commitment of the referee; returns the own one.
    fn begin(
        &mut self,
        secret: &[u8; 32],
        game: &str,
        commit: Bytes32,
        message: &RefereeMessage,
    ) -> Option<ClientMessage> {
        if self.own.as_ref().is_none_or(|(known, _)| *known != commit) {
            if self.is_shown == [true; 2] {
                // The referee knows the dice that were agreed on. One that wants others does not like them.
                return None;
            }
            if self.own.is_some() {
                self.restarts = self.restarts.saturating_add(1);
            }
            let own = SeatNonce::new(game, self.seat, number(secret, game, (self.seat, commit)));
            (self.own, self.is_shown) = (Some((commit, own)), [false; 2]);
        }
        let (_, own) = self.own.as_mut()?;
        own.hear(message);
        self.wants.take_if(|wants| *wants == DiceStep::Commit).map(|_| own.commit())
    }

    /// Hears the commitment of a player, or the number; returns the own number if the referee waits for it and all are bound
    /// by their commitments.
    fn show(&mut self, message: &RefereeMessage) -> Option<ClientMessage> {
        let (_, own) = self.own.as_mut()?;
        let shown = own.hear(message)?;
        self.wants.take_if(|wants| *wants == DiceStep::Show).map(|_| shown)
    }
}

/// The seat of the owner of a number who is a player.
fn seat_of(of: NonceOf) -> usize {
    usize::from(of == NonceOf::Second)
}

/// The number of a program for a game in which the referee has committed itself like this.
fn number(secret: &[u8; 32], game: &str, (seat, commit): (usize, Bytes32)) -> Bytes32 {
    let mut hasher = Hasher::new_keyed(secret);
    hasher.update(NUMBER).update(&commit.0).update(&[u8::from(seat != 0)]).update(game.as_bytes());
    Bytes32(*hasher.finalize().as_bytes())
}
