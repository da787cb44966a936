//! Tests that need the inside of the store: a full disk, and a schema that is older than the program.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{Sqlite, beside::newest_backup, faults::Trouble, migrate};
use crate::referee::store::{
    Answered, Appended, KeptLine, NewGame, NewLine, Store,
    club::{ClubStore, Rating},
};
use sqlx::{
    AssertSqlSafe, SqlSafeStr, SqliteConnection,
    migrate::{Migration, MigrationType, Migrator},
    query_scalar, raw_sql,
};
use std::{fs, path::PathBuf};

/// A folder of one test, which goes with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-sqlite-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn database(&self) -> PathBuf {
        self.0.join("games.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn game() -> NewGame {
    let text = str::to_owned;
    NewGame {
        kind: text("kind"),
        scenario: text("one"),
        head: text("head"),
        start: text("start"),
        policy: text("policy"),
        made: 1,
    }
}

fn line(number: u64, text: String) -> NewLine {
    NewLine {
        line: KeptLine { number, text, at: 2 },
        key: format!("key {number}"),
        answer: format!("answer {number}"),
        stand: Some(format!("position {number}")),
        state: None,
    }
}

/// Sets the number of pages that the database may have; none for as many as it has.
fn limit_pages(store: &mut Sqlite, most: Option<i64>) {
    let limited = store.step(async |at: &mut SqliteConnection| -> Result<(), Trouble> {
        let pages: i64 = query_scalar("pragma page_count").fetch_one(&mut *at).await?;
        let limit = format!("pragma max_page_count = {}", most.unwrap_or(pages));
        raw_sql(AssertSqlSafe(limit)).execute(&mut *at).await?;
        Ok(())
    });
    limited.unwrap();
}

/// Returns a setting of the store's connection.
fn setting(store: &mut Sqlite, pragma: &'static str) -> String {
    let value = store.step(async |at: &mut SqliteConnection| -> Result<String, Trouble> {
        Ok(query_scalar(pragma).fetch_one(at).await?)
    });
    value.unwrap()
}

/// An order is acknowledged when it is on the disk: there is a log of changes, and each commit waits until it is synced.
#[test]
fn each_commit_waits_for_the_disk() {
    let folder = Folder::new("settings");
    let mut store = Sqlite::open(&folder.database()).unwrap();
    assert_eq!(setting(&mut store, "pragma journal_mode"), "wal");
    // 2 is FULL.
    assert_eq!(setting(&mut store, "select cast(synchronous as text) from pragma_synchronous"), "2");
    assert_eq!(setting(&mut store, "select cast(foreign_keys as text) from pragma_foreign_keys"), "1");
}

#[test]
fn on_a_full_disk_nothing_is_acknowledged_and_nothing_changes() {
    let folder = Folder::new("full");
    let mut store = Sqlite::open(&folder.database()).unwrap();
    store.create("a", &game()).unwrap();
    store.append("a", &line(1, "short".to_owned())).unwrap();
    let before = store.load("a").unwrap();

    limit_pages(&mut store, None);
    let long = line(2, "long ".repeat(20_000));
    for _ in 0..3 {
        let fault = store.append("a", &long).unwrap_err();
        assert!(fault.why.contains("is full: no order is accepted"), "{fault}");
        assert_eq!(store.load("a").unwrap(), before, "nothing has changed");
        assert_eq!(
            store.answered("a", &long.key).unwrap(),
            Answered { number: 1, answer: None, state: None }
        );
    }
    let fault = store.create("b", &NewGame { start: "long ".repeat(20_000), ..game() }).unwrap_err();
    assert!(fault.why.contains("is full"), "{fault}");
    assert_eq!(store.games().unwrap(), ["a"]);

    // There is room again: the same order is accepted, by the same store.
    limit_pages(&mut store, Some(1 << 20));
    assert_eq!(store.append("a", &long).unwrap(), Appended::Kept);
    assert_eq!(store.append("a", &long).unwrap(), Appended::Before("answer 2".to_owned()));
    store.create("b", &game()).unwrap();
    store.check().unwrap();
    drop(store);
    let mut store = Sqlite::open(&folder.database()).unwrap();
    assert_eq!(store.load("a").unwrap().map(|kept| kept.number), Some(2));
}

/// The number of the last of these migrations.
fn newest(migrations: &[Migration]) -> i64 {
    migrations.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// The migrations of a later version of the program.
fn later() -> Migrator {
    let mut all: Vec<Migration> = migrate::migrations().iter().cloned().collect();
    let sql = "alter table game add column result text".into_sql_str();
    all.push(Migration::new(newest(&all) + 1, "results".into(), MigrationType::Simple, sql, false));
    Migrator::with_migrations(all)
}

#[test]
fn before_a_migration_a_copy_is_made() {
    let folder = Folder::new("migration");
    let path = folder.database();
    let mut store = Sqlite::open(&path).unwrap();
    store.create("a", &game()).unwrap();
    store.append("a", &line(1, "order".to_owned())).unwrap();
    assert_eq!(newest_backup(&path), None, "a new database needs no copy");

    store.step(async |at: &mut SqliteConnection| migrate::bring_up(at, &path, &later()).await).unwrap();
    let result = store.step(async |at: &mut SqliteConnection| -> Result<Option<String>, Trouble> {
        Ok(query_scalar("select result from game").fetch_one(at).await?)
    });
    assert_eq!(result.unwrap(), None, "the column is there");
    drop(store);

    // This version refuses the newer database, and the copy is as it was.
    let fault = Sqlite::open(&path).err().unwrap();
    assert!(fault.why.contains("a newer version of Kessel wrote"), "{fault}");
    let schema = newest(&migrate::migrations().iter().cloned().collect::<Vec<_>>());
    let copy = folder.0.join(format!("games.db.schema-{schema}.backup"));
    assert_eq!(newest_backup(&path), Some(copy.clone()));
    let mut old = Sqlite::open(&copy).unwrap();
    assert_eq!(old.load("a").unwrap().map(|kept| kept.number), Some(1));
}

/// A database with games of the first version gets the tables of a club.
#[test]
fn a_database_without_a_club_gets_one() {
    let folder = Folder::new("club");
    let path = folder.database();
    let mut store = Sqlite::open(&path).unwrap();
    store.create("a", &game()).unwrap();
    // As the first version has left it.
    let older = store.step(async |at: &mut SqliteConnection| -> Result<(), Trouble> {
        let sql = "drop table rated_game; drop table mail; drop table address; drop table dice; drop table said; drop table seat; \
                   drop table club_game; drop table invite; drop table device; drop table player; drop table state; drop table beat; \
                   delete from _sqlx_migrations where version > 1";
        raw_sql(sql).execute(&mut *at).await?;
        Ok(())
    });
    older.unwrap();
    drop(store);
    let mut store = Sqlite::open(&path).unwrap();
    assert_eq!(store.games().unwrap(), ["a"]);
    assert!(store.players().unwrap().is_empty());
    assert_eq!(newest_backup(&path), Some(folder.0.join("games.db.schema-1.backup")));
}

/// Players of a club from before there were ratings have the first one.
#[test]
fn players_without_a_rating_get_the_first_one() {
    let folder = Folder::new("ratings");
    let path = folder.database();
    let mut store = Sqlite::open(&path).unwrap();
    // As the version before has left it.
    let older = store.step(async |at: &mut SqliteConnection| -> Result<(), Trouble> {
        let sql = "drop table rated_game; alter table player drop column rating; alter table player drop column rated; \
                   insert into player(id, name, folded, role, made) values('a', 'Anna', 'anna', 'player', 1); \
                   delete from _sqlx_migrations where version > 5";
        raw_sql(sql).execute(&mut *at).await?;
        Ok(())
    });
    older.unwrap();
    drop(store);
    let mut store = Sqlite::open(&path).unwrap();
    let ratings: Vec<Rating> = store.players().unwrap().iter().map(|player| player.rating).collect();
    assert_eq!(ratings, [Rating::default()]);
    assert_eq!(newest_backup(&path), Some(folder.0.join("games.db.schema-5.backup")));
}

#[test]
fn a_migration_that_fails_changes_nothing() {
    let folder = Folder::new("migration-fails");
    let path = folder.database();
    let mut store = Sqlite::open(&path).unwrap();
    store.create("a", &game()).unwrap();
    let mut all: Vec<Migration> = later().iter().cloned().collect();
    let sql = "alter table game add column club text; alter table nothing add column more text";
    all.push(Migration::new(
        newest(&all) + 1,
        "fails".into(),
        MigrationType::Simple,
        sql.into_sql_str(),
        false,
    ));
    let broken = Migrator::with_migrations(all);
    let failed = store.step(async |at: &mut SqliteConnection| migrate::bring_up(at, &path, &broken).await);
    assert!(failed.is_err());
    drop(store);
    // Even the migration before it is undone: the database opens as the one that it was.
    let mut store = Sqlite::open(&path).unwrap();
    assert_eq!(store.games().unwrap(), ["a"]);
}
