//! Games in a database of PostgreSQL. A step is answered when its transaction is on the disk of its server. Several
//! processes may use the database; the number of a game's last line decides which of them is behind.

mod connect;
mod faults;
#[allow(clippy::duplicate_mod, reason = "the statements are the same as in SQLite")]
#[path = "../sql/mod.rs"]
mod sql;

use super::StoreFault;
use crate::referee::clock::Uptime;
use faults::Trouble;
use sqlx::{Connection, PgConnection, postgres::PgConnectOptions};
use std::str::FromStr;
use tokio::runtime::{Builder, Runtime};

/// The connection with which the shared steps work.
type Connected = PgConnection;

/// The store for which the shared steps are built.
type Database = Postgres;

/// Takes the lock of a writer, as SQLite does: all processes that use the tables write one after the other, so a step that
/// has read something knows that it still holds when it writes.
const CHANGE: &str =
    "begin; select pg_advisory_xact_lock(hashtext('kessel writes'), hashtext(current_schema()))";

/// Reads without a lock, and sees one moment.
const READ: &str = "begin isolation level repeatable read read only";

/// A store in a database of a server. It waits for the server in the thread that calls it, so it cannot be called or dropped
/// by a task of an executor: give it a thread of its own there.
pub struct Postgres {
    options: PgConnectOptions,
    /// The database as sentences name it, without the password.
    name: String,
    runtime: Runtime,
    /// None after the connection broke: the next step makes a new one.
    connection: Option<PgConnection>,
    /// The time for which the server had run when that was last written.
    written: Option<Uptime>,
}

impl Postgres {
    /// Returns whether this is the address of a database of PostgreSQL, and not a folder.
    pub fn is_address(text: &str) -> bool {
        ["postgres://", "postgresql://"].into_iter().any(|scheme| text.starts_with(scheme))
    }

    /// Opens the database at an address such as `postgres://user:password@host/database`. Its tables are made if it has none,
    /// and an older schema is brought up to date; there is no copy of the database before that, and no way back.
    ///
    /// # Errors
    /// The address is wrong, the server is away or refuses, the database is one of another program, or a newer version of
    /// the program wrote it. No sentence shows the password.
    pub fn open(address: &str) -> Result<Self, StoreFault> {
        let wrong = |error: &dyn std::fmt::Display| StoreFault {
            why: format!(
                "the address of the database is wrong ({error}): it looks like postgres://user:password@host/database"
            ),
        };
        if !Self::is_address(address) {
            return Err(wrong(&"it does not begin with postgres://"));
        }
        let options = PgConnectOptions::from_str(address).map_err(|error| wrong(&error))?;
        let name = faults::name_of(&options);
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Trouble::Stated(format!("{name} cannot be used: {error}")).about(&name))?;
        let connection = runtime.block_on(connect::open(&options)).map_err(|trouble| trouble.about(&name))?;
        Ok(Self { options, name, runtime, connection: Some(connection), written: None })
    }

    /// Carries out a step. After a connection broke, the step is answered with a fault, because it may have been done; keys
    /// make it safe to ask again.
    fn step<T>(
        &mut self,
        step: impl AsyncFnOnce(&mut PgConnection) -> Result<T, Trouble>,
    ) -> Result<T, StoreFault> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                let made = self.runtime.block_on(connect::open(&self.options));
                made.map_err(|trouble| trouble.about(&self.name))?
            }
        };
        let done = self.runtime.block_on(step(&mut connection));
        if !done.as_ref().is_err_and(Trouble::breaks_the_connection) {
            self.connection = Some(connection);
        }
        done.map_err(|trouble| trouble.about(&self.name))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            // Each step was on the disk when it was answered: a fault here loses nothing.
            let _ = self.runtime.block_on(connection.close());
        }
    }
}
