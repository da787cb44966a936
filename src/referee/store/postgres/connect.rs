//! A connection to the server, and the way from an older schema to the newest one.

use super::faults::{PATIENCE, Trouble};
use sqlx::{
    ConnectOptions, PgConnection, SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
    postgres::PgConnectOptions,
    query_scalar, raw_sql,
};
use std::time::Duration;
use tokio::time::timeout;

/// Waits no longer than `PATIENCE` for the lock of a writer, and for the disk of the server at each commit: an order is
/// acknowledged only when it is there.
const SETTINGS: &str = "set lock_timeout = '5s'; set synchronous_commit = 'on'; \
                        set default_transaction_isolation = 'read committed'; set client_min_messages = 'warning'";

/// Connects to the server, and brings the database up to date.
pub async fn open(options: &PgConnectOptions) -> Result<PgConnection, Trouble> {
    let options = options.clone().disable_statement_logging();
    let connecting = timeout(Duration::from_secs(PATIENCE), options.connect()).await;
    let mut connection =
        connecting.map_err(|_| Trouble::Away(format!("no answer in {PATIENCE} seconds")))??;
    raw_sql(SETTINGS).execute(&mut connection).await?;
    bring_up(&mut connection, &migrations()).await?;
    Ok(connection)
}

/// Returns the steps from an empty database to the newest schema. Those that were released are never changed.
fn migrations() -> Migrator {
    let steps = [
        (1, "club", include_str!("migrations/0001_club.sql")),
        (2, "ratings", include_str!("migrations/0002_ratings.sql")),
    ];
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.into_iter().map(step).collect())
}

/// Brings a database up to date. Each step is one transaction; of two processes that start at once, the second waits for the
/// lock of the library and finds the work done.
async fn bring_up(at: &mut PgConnection, migrations: &Migrator) -> Result<(), Trouble> {
    let newest = migrations.iter().map(|migration| migration.version).max().unwrap_or_default();
    match schema_of(at).await? {
        Some(schema) if schema > newest => Err(Trouble::Newer { schema, newest }),
        Some(schema) if schema == newest => Ok(()),
        _ => Ok(migrations.run(&mut *at).await?),
    }
}

/// Returns the number of the last migration; none if there is no table at all.
async fn schema_of(at: &mut PgConnection) -> Result<Option<i64>, Trouble> {
    let place: Option<String> = query_scalar("select current_schema()::text").fetch_one(&mut *at).await?;
    if place.is_none() {
        return Err(Trouble::Stated("it has no schema for the tables of this user".to_owned()));
    }
    let tables: i64 = query_scalar("select count(*) from pg_tables where schemaname = current_schema()")
        .fetch_one(&mut *at)
        .await?;
    if tables == 0 {
        return Ok(None);
    }
    let sql = "select count(*) from pg_tables where schemaname = current_schema() and tablename = '_sqlx_migrations'";
    let own: i64 = query_scalar(sql).fetch_one(&mut *at).await?;
    if own == 0 {
        return Err(Trouble::Stated("it has the tables of another program: give one of its own".to_owned()));
    }
    // Empty while another process makes the tables.
    Ok(query_scalar("select max(version) from _sqlx_migrations").fetch_one(at).await?)
}
