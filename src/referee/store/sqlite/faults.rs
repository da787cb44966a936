//! The sentences about a database that cannot do what was asked.

use super::beside::{newest_backup, with_ending};
use crate::{engine::data::Shown, referee::store::StoreFault};
use sqlx::{Error, migrate::MigrateError};
use std::{io, path::Path};

/// The seconds for which a step waits while another process writes.
pub const PATIENCE: u64 = 5;

// The result codes of SQLite that have a sentence of their own (https://www.sqlite.org/rescode.html), without the
// details in their higher bits.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const READ_ONLY: i32 = 8;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const NO_DATABASE: i32 = 26;

/// The reason why a step failed.
pub enum Trouble {
    /// SQLite or its driver refuses.
    Refused(Error),
    /// The contents of the file cannot be trusted, with the reason.
    Damaged(String),
    /// A whole sentence.
    Stated(String),
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        match error {
            // A value of another kind than the one that was written, such as text that is no UTF-8.
            Error::ColumnDecode { .. } | Error::Decode(_) => Self::Damaged(error.to_string()),
            _ => Self::Refused(error),
        }
    }
}

impl From<MigrateError> for Trouble {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMismatch(version) => Self::Stated(format!(
                "its schema {version} is not the one of this version of Kessel: an unreleased version wrote it"
            )),
            _ => Self::Stated(error.to_string()),
        }
    }
}

impl Trouble {
    /// Returns the trouble with a file that cannot be opened, written and so on.
    pub fn cannot(verb: &str, path: &Path, error: &io::Error) -> Self {
        Self::Stated(format!("{} cannot be {verb}: {error}", path.shown()))
    }

    /// Returns the fault, with a sentence that names the database.
    pub fn about(self, database: &Path) -> StoreFault {
        let why = match self {
            Self::Damaged(reason) => damaged(database, &reason),
            Self::Refused(error) => refused(database, &error),
            Self::Stated(why) => why,
        };
        StoreFault { why }
    }
}

fn refused(database: &Path, error: &Error) -> String {
    let name = database.shown();
    let code = error.as_database_error().and_then(|refused| refused.code()?.parse::<i32>().ok());
    match code.map(|code| code & 0xff) {
        Some(CORRUPT | NO_DATABASE) => damaged(database, &error.to_string()),
        Some(FULL) => format!(
            "the disk of {name} is full: no order is accepted until there is room on it; no accepted order is lost"
        ),
        Some(BUSY | LOCKED) => {
            format!("{name} is in use: another program has been writing to it for {PATIENCE} seconds")
        }
        Some(READ_ONLY) => format!("{name} cannot be written: the file or its folder is read-only"),
        _ => format!("{name} cannot be used: {error}"),
    }
}

/// States the damage, and the way to the last backup.
fn damaged(database: &Path, reason: &str) -> String {
    let name = database.shown();
    let (wal, shm) = (with_ending(database, "-wal").shown(), with_ending(database, "-shm").shown());
    let next = match newest_backup(database) {
        Some(backup) => format!(
            "the newest backup is {backup}. To use it, stop the server, move {name}, {wal} and {shm} to another folder, \
             and copy the backup to {name}",
            backup = backup.shown()
        ),
        None => {
            format!("there is no backup next to it. Look for one elsewhere, and keep {name}, {wal} and {shm}")
        }
    };
    format!("{name} is damaged ({reason}); {next}")
}
