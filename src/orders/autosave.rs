//! Autosave: after every order a line is appended and synced, so that a program that is killed loses
//! at most the last order. A lock keeps a second running copy from writing the same file.

use super::{
    Game, Record,
    game_file::{Line, line},
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
    orders: usize,
    positions: usize,
    /// Hash after the last order written, to notice that orders were taken back.
    last: Option<String>,
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
        let lock =
            OpenOptions::new().create(true).truncate(false).write(true).open(path.with_extension("lock"))?;
        lock.try_lock().map_err(|_| {
            io::Error::new(io::ErrorKind::WouldBlock, "another running copy of the program writes this file")
        })?;
        record.file.write(path)?;
        let file = OpenOptions::new().append(true).open(path)?;
        let mut autosave =
            Self { path: path.to_owned(), file, orders: 0, positions: 0, last: None, _lock: lock };
        autosave.note(record);
        Ok(autosave)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn note<G: Game>(&mut self, record: &Record<G>) {
        self.orders = record.file.played.len();
        self.positions = record.file.positions.len();
        self.last = record.file.played.last().map(|played| played.hash.clone());
    }

    /// Writes what has been played since the last time; the whole file if orders were taken back.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep<G: Game>(&mut self, record: &Record<G>) -> io::Result<()> {
        let file = &record.file;
        let continues = self.orders <= file.played.len()
            && self.orders.checked_sub(1).map(|last| &file.played[last].hash) == self.last.as_ref();
        if continues {
            let mut text = String::new();
            for played in &file.played[self.orders..] {
                text += &line::<G>(&Line::Order(played.clone())).map_err(io::Error::other)?;
            }
            for (_, position) in &file.positions[self.positions.min(file.positions.len())..] {
                text += &line::<G>(&Line::Position(position.clone())).map_err(io::Error::other)?;
            }
            self.file.write_all(text.as_bytes())?;
            self.file.sync_data()?;
        } else {
            file.write(&self.path)?;
            self.file = OpenOptions::new().append(true).open(&self.path)?;
        }
        self.note(record);
        Ok(())
    }
}
