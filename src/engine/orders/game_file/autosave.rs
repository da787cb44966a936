//! Autosave: after every order a line is appended, which the system has at once and the disk soon, so that a program
//! that is killed loses at most the last order. A lock keeps a second running copy from writing the same file.

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

/// A game file that is kept up to date; dropping it waits for the disk.
pub struct Autosave {
    file: KeptFile,
    /// What has been handed over; none if the game must be handed over anew.
    written: Option<Written>,
    /// How often something had been taken back then.
    takebacks: u64,
    /// Why the game has no text.
    untold: Option<Trouble>,
}

impl Autosave {
    /// Begins to keep the game in this file, which is written anew.
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

    /// Begins to keep the game in this file, which is written anew before this returns. If it cannot be written, that
    /// is tried again and again; `wake` is called when trouble has come or gone.
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

    /// What stops the game from being kept, if anything does.
    pub fn trouble(&self) -> Option<Trouble> {
        self.untold.clone().or_else(|| self.file.trouble())
    }

    /// Files that had come to lie in its place, and where they lie now; each is told once.
    pub fn set_aside(&self) -> Vec<PathBuf> {
        self.file.set_aside()
    }

    fn note<G: Game>(&mut self, record: &Record<G>) {
        self.written = Some(record.file.extent());
        self.takebacks = record.takebacks();
    }

    /// Hands over what has been played since the last time; the whole game if something was taken back. Nobody waits
    /// for the disk; what cannot be written is [`Autosave::trouble`] and is tried again.
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

    /// Waits until the disk has the game, or until that has failed once more.
    pub fn settle(&self) -> Result<(), Trouble> {
        match &self.untold {
            Some(trouble) => Err(trouble.clone()),
            None => self.file.settle(),
        }
    }

    /// Keeps the game in another file from now on, which is written before this returns.
    ///
    /// # Errors
    /// It cannot be written there, and the game is kept where it was.
    pub fn move_to(&self, path: &Path) -> Result<(), Trouble> {
        self.file.move_to(path)
    }
}

/// The trouble with a game that cannot be told in text.
fn untold(error: &ron::Error) -> Trouble {
    Trouble { kind: io::ErrorKind::InvalidData, why: format!("the game has no text: {error}") }
}
