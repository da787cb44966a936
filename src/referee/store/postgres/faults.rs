//! The sentences about a database that cannot do what was asked.

use crate::referee::store::StoreFault;
use sqlx::{Error, migrate::MigrateError, postgres::PgConnectOptions};

/// The seconds for which a step waits while another process writes, and for an answer of the server at the beginning. The
/// settings of a connection name the same.
pub const PATIENCE: u64 = 5;

/// The reason why a step failed.
pub enum Trouble {
    /// The server or its driver refuses.
    Refused(Error),
    /// What is in the database cannot be trusted, with the reason.
    Damaged(String),
    /// The server cannot be reached, with the reason.
    Away(String),
    /// A later version of the program has made the tables.
    Newer { schema: i64, newest: i64 },
    /// A sentence that needs no name of the database, or continues it.
    Stated(String),
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        match error {
            // A value of another kind than the one that was written.
            Error::ColumnDecode { .. } | Error::Decode(_) => Self::Damaged(error.to_string()),
            Error::Io(error) => Self::Away(error.to_string()),
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
    /// Returns whether the connection can carry out no other step. Only a refusal by the server leaves it as it was.
    pub fn breaks_the_connection(&self) -> bool {
        match self {
            Self::Away(_) => true,
            // Class 57P: the server is stopped, or has ended the connection.
            Self::Refused(error) => match error.as_database_error() {
                Some(refused) => refused.code().is_some_and(|code| code.starts_with("57P")),
                None => true,
            },
            Self::Damaged(_) | Self::Newer { .. } | Self::Stated(_) => false,
        }
    }

    /// Returns the fault, with a sentence that names the database.
    pub fn about(self, name: &str) -> StoreFault {
        let why = match self {
            Self::Refused(error) => refused(name, &error),
            Self::Damaged(reason) => {
                format!("{name} is damaged ({reason}): restore the newest copy that pg_dump has written")
            }
            Self::Away(reason) => away(name, &reason),
            Self::Newer { schema, newest } => format!(
                "a newer version of Kessel wrote {name} (schema {schema}; this version knows {newest}): use that version"
            ),
            Self::Stated(why) => why,
        };
        StoreFault { why }
    }
}

/// Returns the name of the database in sentences: its host, its port and its own name, never the password.
pub fn name_of(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or_else(|| options.get_username());
    format!("the database {database} at {}:{}", options.get_host(), options.get_port())
}

fn away(name: &str, reason: &str) -> String {
    format!("{name} cannot be reached ({reason}): is PostgreSQL running there?")
}

/// States a refusal. The codes are those of <https://www.postgresql.org/docs/15/errcodes-appendix.html>.
fn refused(name: &str, error: &Error) -> String {
    let code = error.as_database_error().and_then(|refused| Some(refused.code()?.into_owned()));
    match code.as_deref() {
        Some("28P01" | "28000") => format!("{name} refuses the user or the password of the address"),
        Some("3D000") => format!("{name} does not exist: make it with createdb"),
        Some("42501") => format!("{name} cannot be used: its user has no right to make or change tables"),
        Some("25006") => format!("{name} cannot be written: it is read-only"),
        Some("53100") => format!(
            "the disk of {name} is full: no order is accepted until there is room on it; no accepted order is lost"
        ),
        Some("53300") => {
            format!("{name} has no connection left: end other programs, or allow more connections")
        }
        Some("55P03") => {
            format!("{name} is in use: another program has been writing to it for {PATIENCE} seconds")
        }
        Some("XX001" | "XX002") => {
            format!("{name} is damaged ({error}): restore the newest copy that pg_dump has written")
        }
        Some(code) if code.starts_with("57P") || code.starts_with("08") => away(name, &error.to_string()),
        _ => format!("{name} cannot be used: {error}"),
    }
}
