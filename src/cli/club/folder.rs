//! The folder or the database with the data of a club.

use crate::{
    cli::Failure,
    engine::{
        data::{Shown, own_folder},
        storage::in_plain_words,
    },
    referee::store::{StoreFault, club::ClubStore, postgres::Postgres, sqlite::Sqlite},
};
use std::{
    fs::DirBuilder,
    io,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

/// The name of the folder in the folder of the user's own things.
const FOLDER: &str = "club";
/// The name of the database.
const DATABASE: &str = "games.db";

/// Returns the folder that was given, or the usual one.
///
/// # Errors
/// There is no folder for the user's own things.
pub(super) fn folder(given: Option<&Path>) -> Result<PathBuf, Failure> {
    if let Some(folder) = given {
        return Ok(folder.to_owned());
    }
    let own = own_folder().ok_or("there is no folder for your own things: give one with --data")?;
    Ok(own.join(FOLDER))
}

/// Returns the database in a folder.
pub(super) fn database(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}

/// Returns the address of a database of PostgreSQL that was given in place of a folder.
pub(super) fn address(folder: &Path) -> Option<&str> {
    folder.to_str().filter(|text| Postgres::is_address(text))
}

/// Returns the folder or the address as it may be shown: without the user and the password.
pub(super) fn shown(folder: &Path) -> String {
    let Some((scheme, rest)) = address(folder).and_then(|address| address.split_once("://")) else {
        return folder.shown();
    };
    // A password may also be among the settings after the name.
    let place = rest.split('?').next().unwrap_or_default();
    format!("{scheme}://{}", place.rsplit('@').next().unwrap_or_default())
}

/// Opens the data of a club, or makes it; the folder must exist.
///
/// # Errors
/// The data cannot be used.
pub(super) fn open_or_make(folder: &Path) -> Result<Box<dyn ClubStore>, StoreFault> {
    match address(folder) {
        Some(address) => Ok(Box::new(Postgres::open(address)?)),
        None => Ok(Box::new(Sqlite::open(&database(folder))?)),
    }
}

/// Opens the data of a club.
///
/// # Errors
/// There is no club in the folder, or its data cannot be used.
pub(super) fn open(folder: &Path) -> Result<Box<dyn ClubStore>, Failure> {
    if address(folder).is_some() {
        return Ok(open_or_make(folder)?);
    }
    Ok(Box::new(open_file(folder)?))
}

/// Opens the database in the folder of a club.
///
/// # Errors
/// There is no club in the folder, or its data cannot be used.
pub(super) fn open_file(folder: &Path) -> Result<Sqlite, Failure> {
    let database = database(folder);
    // Opening would make a database that is not there.
    if !database.is_file() {
        let folder = folder.shown();
        return Err(Failure(format!(
            "there is no club in {folder}: start one with kessel serve --data {folder}, or give another folder with \
             --data"
        )));
    }
    Ok(Sqlite::open(&database)?)
}

/// Makes the folder of a club, which its owner alone can read. An address of a database needs none.
///
/// # Errors
/// The disk refuses.
pub(super) fn make(folder: &Path) -> Result<(), Failure> {
    if address(folder).is_some() {
        return Ok(());
    }
    let cannot =
        |error: io::Error| Failure(format!("{} cannot be made: {}", folder.shown(), in_plain_words(&error)));
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(folder).map_err(cannot)
}

/// The present moment, in milliseconds of UNIX time.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
