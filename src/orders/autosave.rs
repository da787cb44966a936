//! Autosave: after every order a line is appended and synced, so that a program that is killed loses
//! at most the last order. A lock keeps a second running copy from writing the same file.

use super::{
    Game, Record,
    game_file::{Written, write_whole},
};
use std::{
    fs::{File, OpenOptions},
    io,
    io::Write,
    path::{Path, PathBuf},
};

/// A game file that is kept up to date.
pub struct Autosave {
    path: PathBuf,
    file: File,
    /// What the file holds; none if it must be written anew, because a line may have been left
    /// unfinished in it.
    written: Option<Written>,
    /// How often something had been taken back when it was written.
    takebacks: u64,
    _lock: File,
}

impl Autosave {
    /// Begins to keep the game in this file, which is written anew.
    ///
    /// # Errors
    /// Another running copy of the program writes it, or it cannot be written.
    pub fn begin<G: Game>(path: &Path, record: &Record<G>) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let lock = OpenOptions::new().create(true).truncate(false).write(true).open(lock_of(path))?;
        lock.try_lock().map_err(|_| taken())?;
        let file = write_anew(path, record)?;
        let mut autosave = Self { path: path.to_owned(), file, written: None, takebacks: 0, _lock: lock };
        autosave.note(record);
        Ok(autosave)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn note<G: Game>(&mut self, record: &Record<G>) {
        self.written = Some(record.file.extent());
        self.takebacks = record.takebacks();
    }

    /// Writes what has been played since the last time; the whole file if something was taken back, or
    /// if the last time failed.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep<G: Game>(&mut self, record: &Record<G>) -> io::Result<()> {
        match self.written.take().filter(|_| self.takebacks == record.takebacks()) {
            Some(written) => {
                let text = record.file.text_after(written).map_err(io::Error::other)?;
                self.file.write_all(text.as_bytes())?;
                self.file.sync_data()?;
            }
            None => self.file = write_anew(&self.path, record)?,
        }
        self.note(record);
        Ok(())
    }
}

/// Writes the whole file and opens it for what is to come.
fn write_anew<G: Game>(path: &Path, record: &Record<G>) -> io::Result<File> {
    write_whole(path, &record.file.text().map_err(io::Error::other)?)?;
    OpenOptions::new().append(true).open(path)
}

/// The file that is locked while a game file is kept up to date.
fn lock_of(path: &Path) -> PathBuf {
    path.with_extension("lock")
}

fn taken() -> io::Error {
    io::Error::new(io::ErrorKind::WouldBlock, "another running copy of the program writes this file")
}

/// Makes sure that no running copy keeps its game in this file.
///
/// # Errors
/// One does.
pub(super) fn is_free(path: &Path) -> io::Result<()> {
    match OpenOptions::new().write(true).open(lock_of(path)) {
        Ok(lock) => lock.try_lock().map_err(|_| taken()),
        Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::guderian::{Guderian, order::Order},
        orders::GameFile,
    };
    use std::{error::Error, sync::Arc};

    /// A disc that is full for a moment must not leave half a line in the midst of the file.
    #[test]
    fn a_failed_write_is_made_good() -> Result<(), Box<dyn Error>> {
        let folder = std::env::temp_dir().join(format!("kessel-failed-write-{}", std::process::id()));
        let path = folder.join("game.kessel");
        let rulebook = Guderian::load("dnieper", &Default::default()).map_err(|faults| faults.join("\n"))?;
        let mut world = Guderian::world();
        let mut record = Record::<Guderian>::new(&mut world, Arc::new(rulebook), 1);
        let mut autosave = Autosave::begin(&path, &record)?;
        record.play(&mut world, &Order::EndPhase)?;
        autosave.file.write_all(b"Order((number:1,si")?;
        autosave.file = File::open(&path)?; // Nothing can be written through this one.
        assert!(autosave.keep(&record).is_err());
        record.play(&mut world, &Order::EndPhase)?;
        autosave.keep(&record)?;
        assert_eq!(GameFile::<Guderian>::read(&path)?.played.len(), 2);
        record.play(&mut world, &Order::EndPhase)?;
        autosave.keep(&record)?;
        assert_eq!(std::fs::read_to_string(&path)?, record.file.text()?);
        std::fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
