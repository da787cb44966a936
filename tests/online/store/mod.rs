//! Where games are kept: what was acknowledged is there, once, whatever happens to the program and its file.

mod damaged;
mod every_write;
mod killed;
pub mod postgres;
mod steps;

use kessel::referee::store::{KeptLine, NewGame, NewLine, NewTakeback, sqlite::Sqlite};
use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A folder of one test, which goes with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-store-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The database of the test.
    fn database(&self) -> PathBuf {
        self.file("games.db")
    }

    /// Opens its database.
    fn open(&self) -> Sqlite {
        Sqlite::open(&self.database()).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn game() -> NewGame {
    NewGame {
        kind: "kind".to_owned(),
        scenario: "scenario".to_owned(),
        head: "{\"seed\": 7}".to_owned(),
        start: "position 0 — Ельня".to_owned(),
        policy: "{\"effort\": 2}".to_owned(),
        made: 1_795_939_200_000,
    }
}

/// A line with texts that tell its number.
fn line(number: u64) -> NewLine {
    NewLine {
        line: KeptLine {
            number,
            text: format!("order {number}"),
            at: 1_795_939_200_000 + i64::try_from(number).unwrap(),
        },
        key: format!("key {number}"),
        answer: format!("answer {number}"),
        stand: None,
        state: None,
    }
}

/// The same with the position after it.
fn line_with_stand(number: u64) -> NewLine {
    NewLine { stand: Some(format!("position {number}")), ..line(number) }
}

/// A takeback to a line, by a sender who knows the game up to a number. It is later than a few lines: answers that are a
/// week older than a step go.
fn back(key: &str, expected: u64, to: u64) -> NewTakeback {
    let (key, answer) = (key.to_owned(), format!("to {to}"));
    NewTakeback { expected, to, key, answer, at: game().made + 9, state: None }
}

/// Asks a database past the store.
fn ask<T>(path: &Path, question: impl AsyncFnOnce(&mut SqliteConnection) -> sqlx::Result<T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let mut connection = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
        let answer = question(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        answer
    })
}

/// Changes a database past the store.
fn change(path: &Path, sql: &'static str) {
    ask(path, async |at: &mut SqliteConnection| sqlx::raw_sql(sql).execute(at).await);
}
