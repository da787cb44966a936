//! Tokens, ids and numbers for dice that no person can guess.

use super::tokens::written;
use crate::referee::dice_proof::Bytes32;
use rand::{
    Rng, SeedableRng, TryRng,
    rngs::{ChaCha20Rng, SysRng},
};

/// A source of tokens, ids and numbers.
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// Begins with the randomness of the system. The seed is mixed in, and need not be secret.
    ///
    /// # Errors
    /// The system gives none: a sentence.
    pub fn of_system(seed: u64) -> Result<Self, String> {
        let mut random = [0; 32];
        SysRng
            .try_fill_bytes(&mut random)
            .map_err(|error| format!("the system gives no random numbers: {error}"))?;
        let mixed = blake3::keyed_hash(&random, &seed.to_le_bytes());
        Ok(Self(ChaCha20Rng::from_seed(*mixed.as_bytes())))
    }

    /// Begins with a seed alone, for tests: the same seed gives the same tokens, and can be guessed.
    pub fn repeatable(seed: u64) -> Self {
        Self(ChaCha20Rng::seed_from_u64(seed))
    }

    /// Returns a token of 256 bits.
    pub fn token(&mut self) -> String {
        written(&self.bytes::<32>())
    }

    /// Returns an id of eight letters: it is no secret.
    pub fn id(&mut self) -> String {
        written(&self.bytes::<5>())
    }

    /// Returns a code of 80 bits that a person can type, in groups of four letters.
    pub fn code(&mut self) -> String {
        let letters: Vec<char> = written(&self.bytes::<10>()).chars().collect();
        let groups: Vec<String> = letters.chunks(4).map(|group| group.iter().collect()).collect();
        groups.join("-")
    }

    /// Returns a number of 32 bytes: for the dice, or the secret from which a player's program makes its numbers.
    pub fn nonce(&mut self) -> Bytes32 {
        Bytes32(self.bytes())
    }

    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.0.fill_bytes(&mut bytes);
        bytes
    }
}
