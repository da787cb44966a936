//! Games in a file of SQLite. A step is answered when its transaction is on the disk: the log of changes is synced at
//! each commit. Several processes may have the file open; the number of a game's last line decides which of them is
//! behind.

mod backups;
mod beside;
mod club;
mod connect;
mod faults;
mod migrate;
mod private;
mod steps;
#[cfg(test)]
mod tests;

use super::{Answered, Appended, KeptGame, NewGame, NewLine, NewState, NewTakeback, Store, StoreFault};
use crate::referee::clock::Uptime;
use faults::Trouble;
use sqlx::{Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use tokio::runtime::{Builder, Runtime};

/// A store in a file. It waits for the disk in the thread that calls it, so it cannot be called or dropped by a task of an
/// executor: give it a thread of its own there.
pub struct Sqlite {
    path: PathBuf,
    runtime: Runtime,
    /// None only while the store is dropped.
    connection: Option<SqliteConnection>,
    /// The time for which the server had run when that was last written.
    written: Option<Uptime>,
}

/// The milliseconds for which moments of the server are not written: four in a second would be four syncs of the disk.
const BEATS_NOT_WRITTEN: i64 = 1_000;

impl Sqlite {
    /// Opens a database, or makes it if there is no file of this name; its folder must exist. No other user of the machine
    /// can read it afterwards. An older one is brought up to date, after a copy of it was put next to it.
    ///
    /// # Errors
    /// The disk refuses, the file is damaged or no database of games, or a newer version of the program wrote it.
    pub fn open(path: &Path) -> Result<Self, StoreFault> {
        let cannot = |error: std::io::Error| Trouble::cannot("opened", path, &error).about(path);
        let path = std::path::absolute(path).map_err(cannot)?;
        let runtime = Builder::new_current_thread().build().map_err(cannot)?;
        let connection = runtime.block_on(connect::open(&path)).map_err(|trouble| trouble.about(&path))?;
        Ok(Self { path, runtime, connection: Some(connection), written: None })
    }

    /// Writes a copy while games go on: as they are at one moment, and readable by the owner alone. A copy whose name is
    /// that of the database, a dot, anything and `.backup` is proposed when the database is damaged.
    ///
    /// # Errors
    /// There is a file of this name, or the disk refuses; no part of a copy is left then.
    pub fn backup(&mut self, to: &Path) -> Result<(), StoreFault> {
        self.step(async |at: &mut SqliteConnection| backups::copy(at, to).await)
    }

    /// Reads the whole database and checks that its parts fit together.
    ///
    /// # Errors
    /// It is damaged: the sentence names the newest backup next to it.
    pub fn check(&mut self) -> Result<(), StoreFault> {
        self.step(async |at: &mut SqliteConnection| connect::check_all(at).await)
    }

    fn step<T>(
        &mut self,
        step: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, Trouble>,
    ) -> Result<T, StoreFault> {
        let Some(connection) = self.connection.as_mut() else {
            return Err(Trouble::Stated("the database is closed".to_owned()).about(&self.path));
        };
        self.runtime.block_on(step(connection)).map_err(|trouble| trouble.about(&self.path))
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            // Each step was on the disk when it was answered: a fault here loses nothing.
            let _ = self.runtime.block_on(connection.close());
        }
    }
}

impl Store for Sqlite {
    fn create(&mut self, id: &str, game: &NewGame) -> Result<(), StoreFault> {
        self.step(async |at: &mut SqliteConnection| steps::create(at, id, game).await)
    }

    fn load(&mut self, id: &str) -> Result<Option<KeptGame>, StoreFault> {
        self.step(async |at: &mut SqliteConnection| steps::load(at, id).await)
    }

    fn games(&mut self) -> Result<Vec<String>, StoreFault> {
        self.step(async |at: &mut SqliteConnection| steps::games(at).await)
    }

    fn append(&mut self, id: &str, line: &NewLine) -> Result<Appended, StoreFault> {
        self.step(async |at: &mut SqliteConnection| steps::append(at, id, line).await)
    }

    fn answered(&mut self, id: &str, key: &str) -> Result<Answered, StoreFault> {
        self.step(async |at: &mut SqliteConnection| steps::answered(at, id, key).await)
    }

    fn take_back(&mut self, id: &str, back: &NewTakeback) -> Result<Appended, StoreFault> {
        self.step(async |at: &mut SqliteConnection| steps::take_back(at, id, back).await)
    }

    fn keep_state(&mut self, id: &str, new: &NewState) -> Result<Appended, StoreFault> {
        self.step(async |at: &mut SqliteConnection| steps::keep_state(at, id, new).await)
    }

    fn beat(&mut self, at: i64) -> Result<Uptime, StoreFault> {
        if let Some(written) = self.written
            && (0..BEATS_NOT_WRITTEN).contains(&at.saturating_sub(written.at))
        {
            return Ok(written.after(at));
        }
        let now = self.step(async |connection: &mut SqliteConnection| steps::beat(connection, at).await)?;
        self.written = Some(now);
        Ok(now)
    }
}
