//! The tables of a database, and its way from an older schema to the newest one. The only way back is the copy that is
//! made first.

use super::{backups, beside::free_backup_name, faults::Trouble};
use crate::engine::data::Shown;
use sqlx::{
    Connection, SqlSafeStr, SqliteConnection,
    migrate::{Migration, MigrationType, Migrator},
    query_scalar,
};
use std::path::Path;

/// Returns the steps from an empty file to the newest schema. Those that were released are never changed.
pub fn migrations() -> Migrator {
    let steps = [
        (1, "games", include_str!("migrations/0001_games.sql")),
        (2, "club", include_str!("migrations/0002_club.sql")),
        (3, "clocks", include_str!("migrations/0003_clocks.sql")),
        (4, "dice", include_str!("migrations/0004_dice.sql")),
        (5, "mail", include_str!("migrations/0005_mail.sql")),
        (6, "ratings", include_str!("migrations/0006_ratings.sql")),
    ];
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.into_iter().map(step).collect())
}

/// Brings a database up to date, in one transaction, after a copy was put next to it.
pub async fn bring_up(at: &mut SqliteConnection, path: &Path, migrations: &Migrator) -> Result<(), Trouble> {
    let newest = migrations.iter().map(|migration| migration.version).max().unwrap_or_default();
    match schema_of(at, path).await? {
        Some(schema) if schema > newest => {
            return Err(Trouble::Stated(format!(
                "a newer version of Kessel wrote {} (schema {schema}; this version knows {newest}): use that version, \
                 or the backup that it made before the change",
                path.shown()
            )));
        }
        Some(schema) if schema < newest => {
            backups::copy(at, &free_backup_name(path, &format!("schema-{schema}"))).await?;
        }
        _ => {}
    }
    // The lock of a writer: of two processes that start at once, the second finds the work done.
    let mut change = at.begin_with("begin immediate").await?;
    migrations.run(&mut *change).await?;
    change.commit().await?;
    Ok(())
}

/// Returns the number of the last migration; none if there is no table at all.
async fn schema_of(at: &mut SqliteConnection, path: &Path) -> Result<Option<i64>, Trouble> {
    let tables: i64 = query_scalar("select count(*) from sqlite_schema").fetch_one(&mut *at).await?;
    if tables == 0 {
        return Ok(None);
    }
    let own: i64 = query_scalar("select count(*) from sqlite_schema where name = '_sqlx_migrations'")
        .fetch_one(&mut *at)
        .await?;
    let schema: Option<i64> = if own == 0 {
        None
    } else {
        query_scalar("select max(version) from _sqlx_migrations").fetch_one(&mut *at).await?
    };
    match schema {
        Some(schema) => Ok(Some(schema)),
        None => Err(Trouble::Stated(format!("{} is a database of another program", path.shown()))),
    }
}
