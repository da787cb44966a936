//! Autosave: after every order a line is appended. The system has it at once and the disk soon, so that a killed
//! program loses at most the last order. A lock keeps a second running copy from writing the same file.

use super::Written;
use crate::engine::{
    orders::{Game, Record},
    storage::{Disk, KeptFile, Trouble, Wake},
};
use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

/// A game file that is kept up to date; dropping it waits until it is on the disk.
pub struct Autosave {
    file: KeptFile,
    /// The part that was handed over; none if the whole game must be handed over again.
    written: Option<Written>,
    /// The number of undone orders at that time.
    takebacks: u64,
    /// The trouble with a game that has no form as text.
    untold: Option<Trouble>,
}

impl Autosave {
    /// Begins to save the game in this file, which is written as a whole.
    ///
    /// # Errors
    /// Another running copy of the program writes it, or it cannot be written.
    pub fn begin<G: Game>(path: &Path, record: &Record<G>) -> io::Result<Self> {
        let autosave = Self::start(Disk::default(), path, record, Arc::new(|| {}));
        match autosave.settle() {
            Ok(()) => Ok(autosave),
            Err(trouble) => {
                autosave.file.give_up();
                Err(trouble.into())
            }
        }
    }

    /// Begins to save the game in this file, which is written as a whole before this returns. If it cannot be written,
    /// the program tries again and again; `wake` is called when trouble begins or ends.
    pub fn start<G: Game>(disk: Disk, path: &Path, record: &Record<G>, wake: Wake) -> Self {
        let text = record.file.text();
        let untold = text.as_ref().err().map(untold);
        let file = KeptFile::begin(disk, path, text.unwrap_or_default(), true, wake);
        let mut autosave = Self { file, written: None, takebacks: 0, untold };
        if autosave.untold.is_none() {
            autosave.note(record);
        }
        autosave
    }

    pub fn path(&self) -> PathBuf {
        self.file.path()
    }

    /// The trouble that keeps the game from being saved, if there is any.
    pub fn trouble(&self) -> Option<Trouble> {
        self.untold.clone().or_else(|| self.file.trouble())
    }

    /// Returns the new paths of other files that were found in its place; each is reported once.
    pub fn set_aside(&self) -> Vec<PathBuf> {
        self.file.set_aside()
    }

    fn note<G: Game>(&mut self, record: &Record<G>) {
        self.written = Some(record.file.extent());
        self.takebacks = record.takebacks();
    }

    /// Hands over the orders since the last time, or the whole game if an order was undone. Never waits for the disk: a
    /// failure becomes [`Autosave::trouble`], and is tried again.
    pub fn keep<G: Game>(&mut self, record: &Record<G>) {
        let handed_over = match self.written.take().filter(|_| self.takebacks == record.takebacks()) {
            Some(written) => record.file.text_after(written).map(|text| self.file.add(&text)),
            None => record.file.text().map(|text| self.file.replace(text)),
        };
        self.untold = handed_over.as_ref().err().map(untold);
        if handed_over.is_ok() {
            self.note(record);
        }
    }

    /// Waits until the game is on the disk, or until one more attempt has failed.
    pub fn settle(&self) -> Result<(), Trouble> {
        match &self.untold {
            Some(trouble) => Err(trouble.clone()),
            None => self.file.settle(),
        }
    }

    /// Saves the game in another file from now on, which is written before this returns.
    ///
    /// # Errors
    /// It cannot be written there, and the game is still saved in the old file.
    pub fn move_to(&self, path: &Path) -> Result<(), Trouble> {
        self.file.move_to(path)
    }
}

/// The trouble with a game that has no form as text.
fn untold(error: &ron::Error) -> Trouble {
    Trouble { kind: io::ErrorKind::InvalidData, why: format!("the game has no text: {error}") }
}
