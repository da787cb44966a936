//! Notes in another file of the game: notes on a game that was opened from a file are written there.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{GameFile, write_down};
use crate::engine::{
    orders::{Game, newer_writer},
    storage::{Disk, in_plain_words},
};
use std::path::Path;

impl<G: Game> GameFile<G> {
    /// Writes a note on the moment after this many orders into another file of this game, as [`Record::note`] does into
    /// the game. Returns whether it was written. A file that has not reached that moment, or has reached it with other
    /// orders, stays unchanged.
    ///
    /// # Errors
    /// A sentence if the file cannot be read as a whole or written; it is then unchanged.
    ///
    /// [`Record::note`]: crate::engine::orders::Record::note
    pub fn note_in(&self, disk: &Disk, path: &Path, after: usize, text: &str) -> Result<bool, String> {
        self.change_in(disk, path, after, |there| write_down(&mut there.notes, after, text))
    }

    /// Writes the study of this game into another file of it, in place of the one there. Returns whether it was written. A
    /// file that has not reached the present moment, or has reached it with other orders, stays unchanged.
    ///
    /// # Errors
    /// As [`GameFile::note_in`].
    pub fn keep_study_in(&self, disk: &Disk, path: &Path) -> Result<bool, String> {
        self.change_in(disk, path, self.played.len(), |there| there.study = self.study.clone())
    }

    /// Changes another file of this game, if it is the same game up to the moment after this many orders.
    fn change_in(
        &self,
        disk: &Disk,
        path: &Path,
        after: usize,
        change: impl FnOnce(&mut Self),
    ) -> Result<bool, String> {
        if let Some(newer) = newer_writer(path) {
            return Err(newer);
        }
        let mut there = Self::read(path).map_err(|fault| fault.to_string())?;
        if there.cut_off {
            return Err("its last line is unfinished".to_owned());
        }
        if !self.is_same_until(&there, after) {
            return Ok(false);
        }
        change(&mut there);
        there.write_on(disk, path).map_err(|error| in_plain_words(&error))?;
        Ok(true)
    }

    /// Whether another file contains the same game up to the moment after this many orders.
    fn is_same_until(&self, other: &Self, after: usize) -> bool {
        let header = |file: &Self| (file.header.game.clone(), file.header.scenario.clone(), file.header.seed);
        let (Some(here), Some(there)) = (self.played.get(..after), other.played.get(..after)) else {
            return false;
        };
        let same = here.iter().zip(there).all(|(one, other)| {
            // Hashes of two formats cannot be compared.
            let hashes = one.hash.is_of_text() != other.hash.is_of_text() || one.hash == other.hash;
            (&one.order, &one.dice) == (&other.order, &other.dice) && hashes
        });
        same && header(self) == header(other)
    }
}
