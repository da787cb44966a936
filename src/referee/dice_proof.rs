//! Proof of the dice: the seed of a game is made of a number of the referee and one of each player, and none of the three
//! could be chosen by what the others are.
//!
//! Each of them first states a commitment, from which its number cannot be found, and only then the number: the players
//! before the game, the referee after it. The referee therefore cannot choose dice, and no player can know them during
//! the game. The proof does not cover everything: a referee can call a game off before it begins, and a keeper who shares
//! the number of the referee with a player gives the dice away.

use blake3::Hasher;
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;

/// The text that is hashed before everything else: nothing that is hashed for another purpose can have the same hash.
const COMMITMENT: &[u8] = b"kessel dice 1 commitment\n";
const SEED: &[u8] = b"kessel dice 1 seed\n";

/// 32 bytes: a secret number, or a commitment to one. In JSON they are 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Bytes32(pub [u8; 32]);

impl From<Bytes32> for String {
    fn from(bytes: Bytes32) -> Self {
        HEXLOWER.encode(&bytes.0)
    }
}

impl TryFrom<String> for Bytes32 {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let bytes = HEXLOWER.decode(text.as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or("64 hexadecimal digits are expected")
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

/// The owner of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NonceOf {
    Referee,
    /// The player of the first seat.
    First,
    /// The player of the second seat.
    Second,
}

impl NonceOf {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Referee, Self::First, Self::Second];

    /// The owner in a seat, 0 or 1.
    pub fn seat(seat: usize) -> Self {
        if seat == 0 { Self::First } else { Self::Second }
    }

    /// Its place among all of them.
    pub fn number(self) -> usize {
        match self {
            Self::Referee => 0,
            Self::First => 1,
            Self::Second => 2,
        }
    }

    /// The byte that is hashed for it. It is written out, since a proof must be the same for ever.
    fn byte(self) -> u8 {
        match self {
            Self::Referee => 0,
            Self::First => 1,
            Self::Second => 2,
        }
    }
}

impl fmt::Display for NonceOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Referee => "the referee",
            Self::First => "the first player",
            Self::Second => "the second player",
        })
    }
}

/// Returns the commitment to a number. That of another owner or of another game is different: no player can repeat the
/// commitment of the opponent.
pub fn commitment(game: &str, of: NonceOf, nonce: &Bytes32) -> Bytes32 {
    let mut hasher = Hasher::new();
    hasher.update(COMMITMENT).update(game.as_bytes()).update(&[of.byte()]).update(&nonce.0);
    Bytes32(*hasher.finalize().as_bytes())
}

/// A number with the commitment to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Committed {
    pub commit: Bytes32,
    pub nonce: Bytes32,
}

/// The three numbers of a game with their commitments. Before the game is over, only the referee may have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceProof {
    pub referee: Committed,
    pub first: Committed,
    pub second: Committed,
}

/// The reason why the dice of a game are not proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ProofFault {
    #[error("the number of {0} does not belong to the commitment to it")]
    Commitment(NonceOf),
    #[error("the seed of the game does not follow from the numbers of the referee and the players")]
    Seed,
    #[error("the proof has another number or commitment of {0} than was sent before the game")]
    Sent(NonceOf),
}

impl DiceProof {
    /// Returns what an owner has stated.
    pub fn of(&self, of: NonceOf) -> &Committed {
        match of {
            NonceOf::Referee => &self.referee,
            NonceOf::First => &self.first,
            NonceOf::Second => &self.second,
        }
    }

    /// Returns the seed of the game with this id: the first eight bytes, the lowest first, of the hash over all three.
    pub fn seed(&self, game: &str) -> u64 {
        let mut hasher = Hasher::new();
        hasher.update(SEED).update(game.as_bytes());
        for of in NonceOf::ALL {
            hasher.update(&self.of(of).nonce.0);
        }
        let [a, b, c, d, e, f, g, h, ..] = *hasher.finalize().as_bytes();
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// Checks that the seed of the game with this id follows from the numbers, and these from their commitments.
    ///
    /// # Errors
    /// It does not.
    pub fn check(&self, game: &str, seed: u64) -> Result<(), ProofFault> {
        for of in NonceOf::ALL {
            let Committed { commit, nonce } = self.of(of);
            if commitment(game, of, nonce) != *commit {
                return Err(ProofFault::Commitment(of));
            }
        }
        if self.seed(game) == seed { Ok(()) } else { Err(ProofFault::Seed) }
    }
}

/// The contents of a file with a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofFile {
    /// The id of the game at its referee.
    pub game: String,
    pub proof: DiceProof,
}
