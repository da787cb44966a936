//! A database is opened, or made, and looked through.

use super::{
    beside::with_ending,
    faults::{PATIENCE, Trouble},
    migrate::{bring_up, migrations},
    private,
};
use crate::engine::{data::Shown, storage::Disk};
use sqlx::{
    ConnectOptions, Connection, SqliteConnection, query_scalar,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use std::{fs, io, path::Path, process, time::Duration};

/// The bytes of a page of our databases: the length of a whole file is a multiple of it.
const PAGE: u32 = 4096;

/// Up to this many bytes, a database is looked through each time it is opened, which takes up to a second. Larger ones
/// are looked through on demand.
const LOOKED_THROUGH: u64 = 256 << 20;

/// Opens the database, or makes it.
pub async fn open(path: &Path) -> Result<SqliteConnection, Trouble> {
    let about = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            make(path).await?;
            fs::metadata(path)
        }
        known => known,
    };
    let about = about.map_err(|error| Trouble::cannot("opened", path, &error))?;
    if !about.is_file() {
        return Err(Trouble::Stated(format!("{} is no file", path.shown())));
    }
    find_missing_end(path, &about)?;
    private::restrict(path, &about)?;
    connect(path, about.len() <= LOOKED_THROUGH).await
}

/// Makes a database under another name first: one that is killed meanwhile leaves no half of a database.
async fn make(path: &Path) -> Result<(), Trouble> {
    let wal = with_ending(path, "-wal");
    if wal.exists() {
        // SQLite would delete it, with the orders in it.
        return Err(Trouble::Damaged("the file is missing, but its log of changes is there".to_owned()));
    }
    let new = with_ending(path, &format!(".{}.new", process::id()));
    for ending in ["", "-wal", "-shm"] {
        // Left by a process of the same number that was killed.
        let _ = fs::remove_file(with_ending(&new, ending));
    }
    private::make(&new)?;
    let made = make_as(&new, path).await;
    let _ = fs::remove_file(&new);
    made
}

async fn make_as(new: &Path, path: &Path) -> Result<(), Trouble> {
    connect(new, false).await?.close().await?;
    let named = match fs::hard_link(new, path) {
        // Unlike a rename, a link never replaces a database that another process has made meanwhile.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        // Some file systems have no links.
        Err(_) => fs::rename(new, path),
        linked => linked,
    };
    named
        .and_then(|()| path.parent().map_or(Ok(()), |folder| Disk::default().sync_folder(folder)))
        .map_err(|error| Trouble::cannot("made", path, &error))
}

/// Refuses a file whose end is missing. SQLite would read zeros there, and an empty file as a new database. As long as
/// there is a log of changes, the missing pages may be in it.
fn find_missing_end(path: &Path, about: &fs::Metadata) -> Result<(), Trouble> {
    let has_log = fs::metadata(with_ending(path, "-wal")).is_ok_and(|log| log.len() > 0);
    if about.len() == 0 {
        return Err(Trouble::Damaged("the file is empty".to_owned()));
    }
    if !has_log && !about.len().is_multiple_of(u64::from(PAGE)) {
        return Err(Trouble::Damaged("its end is missing, or it is no database".to_owned()));
    }
    Ok(())
}

/// Connects to a file, which must exist, and brings it up to date.
async fn connect(path: &Path, looked_through: bool) -> Result<SqliteConnection, Trouble> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .page_size(PAGE)
        .journal_mode(SqliteJournalMode::Wal)
        // Waits for the disk at each commit: an order is acknowledged only when it is there.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(PATIENCE))
        // Damage is found where it is read, not where it leads to.
        .pragma("cell_size_check", "on")
        .disable_statement_logging();
    let mut connection = options.connect().await?;
    match prepare(&mut connection, path, looked_through).await {
        Ok(()) => Ok(connection),
        Err(trouble) => {
            // So that the file is free when the sentence about it is read.
            let _ = connection.close().await;
            Err(trouble)
        }
    }
}

async fn prepare(at: &mut SqliteConnection, path: &Path, looked_through: bool) -> Result<(), Trouble> {
    if looked_through {
        look_through(at, "pragma quick_check(1)").await?;
    }
    bring_up(at, path, &migrations()).await
}

/// Reads the whole database and checks that its parts fit together, its indexes included.
pub async fn check_all(at: &mut SqliteConnection) -> Result<(), Trouble> {
    look_through(at, "pragma integrity_check(1)").await
}

async fn look_through(at: &mut SqliteConnection, check: &'static str) -> Result<(), Trouble> {
    let result: String = query_scalar(check).fetch_one(at).await?;
    // A fault has several lines.
    if result == "ok" { Ok(()) } else { Err(Trouble::Damaged(result.replace('\n', " "))) }
}
