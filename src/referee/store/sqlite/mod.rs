//! Games in a file of SQLite. A step is answered when its transaction is on the disk: the log of changes is synced at
//! each commit. Several processes may have the file open; the number of a game's last line decides which of them is
//! behind.

mod backups;
mod beside;
mod connect;
mod faults;
mod migrate;
mod private;
#[path = "../sql/mod.rs"]
mod sql;
#[cfg(test)]
mod tests;

use super::StoreFault;
use crate::referee::clock::Uptime;
use faults::Trouble;
use sqlx::{Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use tokio::runtime::{Builder, Runtime};

/// The connection with which the shared steps work.
type Connected = SqliteConnection;

/// The store for which the shared steps are built.
type Database = Sqlite;

/// Takes the lock of a writer at once: a transaction that became a writer later could not wait for another one.
const CHANGE: &str = "begin immediate";

/// Reads without a lock, and sees one moment.
const READ: &str = "begin";

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
