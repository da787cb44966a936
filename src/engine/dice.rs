//! Dice: one named generator, so that a game file rolls the same dice after every upgrade, or dice given in advance.

use crate::engine::text::say;
use rand::{
    RngExt, SeedableRng, TryRng,
    rngs::{ChaCha8Rng, SysRng},
};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// Returns a seed that no person has chosen or can guess, from the randomness of the system. A clock would not do: a
/// person who knows roughly when a game began could try the few seeds of that time.
///
/// # Errors
/// The system gives none: a sentence.
pub fn any_seed() -> Result<u64, String> {
    SysRng.try_next_u64().map_err(|error| say!("dice-no-random-number", why = error.to_string()))
}

/// A die that people are asked to roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DieWanted {
    /// The purpose of the roll, as text.
    pub words: String,
    pub faces: u8,
}

/// The dice of one game. The same seed and count always give the same roll.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    /// The seed of the generator.
    pub seed: u64,
    /// Rolls and shuffles until now.
    pub count: u64,
    /// Rolls given in advance, used first; each from 1 to the faces of its die.
    #[serde(default, skip_serializing_if = "VecDeque::is_empty")]
    pub given: VecDeque<u8>,
}

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self { seed, count: 0, given: VecDeque::new() }
    }

    /// Rolls one die: 1 to 6.
    pub fn roll(&mut self) -> u8 {
        self.roll_of(6)
    }

    /// Rolls a die with this many faces, from 1 up.
    pub fn roll_of(&mut self, faces: u8) -> u8 {
        match self.given.pop_front() {
            Some(given) => given.clamp(1, faces),
            None => self.generator().random_range(1..=faces),
        }
    }

    /// Returns the number that the next die of this many faces would show now.
    pub fn peek_of(&self, faces: u8) -> u8 {
        match self.given.front() {
            Some(given) => (*given).clamp(1, faces),
            None => Self { given: VecDeque::new(), ..*self }.generator().random_range(1..=faces),
        }
    }

    /// Takes out the next die of this many faces after an event has stated its number: that number counts, and no die
    /// is rolled a second time.
    pub fn check_off(&mut self, faces: u8, told: u8) {
        debug_assert_eq!(self.peek_of(faces), told, "an event tells another number than the die shows");
        if self.given.pop_front().is_none() {
            self.count = self.count.wrapping_add(1);
        }
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        let mut generator = self.generator();
        for last in (1..list.len()).rev() {
            list.swap(last, generator.random_range(0..=last));
        }
    }

    /// Returns a separate generator for each roll: the count is its stream.
    fn generator(&mut self) -> ChaCha8Rng {
        let mut generator = ChaCha8Rng::seed_from_u64(self.seed);
        generator.set_stream(self.count);
        // The count in a file may be the largest possible number.
        self.count = self.count.wrapping_add(1);
        generator
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_throws_the_same_dice() {
        let throw = |seed| {
            let mut dice = Dice::new(seed);
            (0..20).map(|_| dice.roll()).collect::<Vec<_>>()
        };
        assert_eq!(throw(1), throw(1));
        assert_ne!(throw(1), throw(2));
        assert_eq!(throw(1)[..6], [4, 6, 4, 1, 3, 1], "a new generator would spoil every game file");
    }

    #[test]
    fn a_die_that_is_checked_off_is_the_one_that_was_seen() {
        let (mut thrown, mut told) = (Dice::new(5), Dice::new(5));
        for dice in [&mut thrown, &mut told] {
            dice.given.extend([3, 9]);
        }
        for faces in [6, 6, 10, 6, 10] {
            let seen = told.peek_of(faces);
            told.check_off(faces, seen);
            assert_eq!(thrown.roll_of(faces), seen);
            assert_eq!(thrown, told);
        }
    }

    #[test]
    fn dice_of_a_file_that_has_counted_to_the_end_are_thrown() {
        let mut dice = Dice::new(1);
        dice.count = u64::MAX;
        assert!((0..3).all(|_| (1..=6).contains(&dice.roll())));
        assert_eq!(dice.count, 2);
    }

    /// Seeds of the clock, taken in a row, would be close together.
    #[test]
    fn seeds_that_nobody_chose_tell_nothing_of_each_other() {
        let seeds: Vec<u64> = (0..64).map(|_| any_seed().unwrap_or_default()).collect();
        let near = seeds.windows(2).filter(|pair| pair[0].abs_diff(pair[1]) < 1 << 48).count();
        assert!(near < 4, "{seeds:?}");
        let set = |bit: u32| seeds.iter().filter(|seed| *seed >> bit & 1 == 1).count();
        assert!((0..64).all(|bit| (8..=56).contains(&set(bit))), "a bit hardly ever changes: {seeds:?}");
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut dice = Dice::new(7);
        let mut faces = [0; 6];
        for _ in 0..6000 {
            faces[usize::from(dice.roll()) - 1] += 1;
        }
        assert!(faces.iter().all(|count| (850..1150).contains(count)), "{faces:?}");
    }

    #[test]
    fn given_dice_come_first() {
        let mut dice = Dice { given: [3, 6].into(), ..Dice::new(1) };
        assert_eq!((dice.roll(), dice.roll()), (3, 6));
        assert_eq!(dice.roll(), Dice::new(1).roll());
    }
}
