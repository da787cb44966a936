//! The store in a database of PostgreSQL, if the variable `KESSEL_POSTGRES` has the address of one.

use super::{back, game, line, line_with_stand};
use kessel::referee::store::{Answered, Appended, Store, postgres::Postgres};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, postgres::PgConnectOptions, raw_sql};
use std::env;
use tokio::runtime::Builder;

/// Returns the address of an empty schema for one test; none if there is no database to try.
pub fn empty_schema(name: &str) -> Option<String> {
    let Ok(address) = env::var("KESSEL_POSTGRES") else {
        eprintln!("{name} is left out: KESSEL_POSTGRES names no database");
        return None;
    };
    let options: PgConnectOptions = address.parse().unwrap();
    let sql = format!("drop schema if exists {name} cascade; create schema {name}");
    Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
        let mut at = options.connect().await.unwrap();
        raw_sql(AssertSqlSafe(sql)).execute(&mut at).await.unwrap();
        at.close().await.unwrap();
    });
    let joint = if address.contains('?') { '&' } else { '?' };
    Some(format!("{address}{joint}options[search_path]={name}"))
}

#[test]
fn lines_are_kept_once_and_taken_back() {
    let Some(address) = empty_schema("kessel_lines") else { return };
    let mut store = Postgres::open(&address).unwrap();
    // Sorted by their bytes.
    for id in ["b", "a", "B"] {
        store.create(id, &game()).unwrap();
    }
    assert_eq!(store.games().unwrap(), ["B", "a", "b"]);
    assert_eq!(store.create("a", &game()).unwrap_err().why, "a game with the id a exists already");
    assert_eq!(store.append("a", &line(1)).unwrap(), Appended::Kept);
    assert_eq!(store.append("a", &line_with_stand(2)).unwrap(), Appended::Kept);
    assert_eq!(store.append("a", &line(2)).unwrap(), Appended::Before("answer 2".to_owned()));
    assert_eq!(store.append("a", &line(9)).unwrap(), Appended::Behind);
    assert_eq!(store.append("c", &line(1)).unwrap_err().why, "there is no game with the id c");
    assert_eq!(store.take_back("a", &back("back", 2, 1)).unwrap(), Appended::Kept);
    drop(store);
    let kept = Postgres::open(&address).unwrap().load("a").unwrap().unwrap();
    assert_eq!((kept.number, kept.gone, kept.stands.len()), (3, vec![2, 3], 0));
    assert_eq!(kept.lines, [line(1).line]);
}

/// Of two processes that keep a line with the same number, one is behind.
#[test]
fn two_processes_keep_a_line_once() {
    let Some(address) = empty_schema("kessel_two") else { return };
    let mut one = Postgres::open(&address).unwrap();
    let mut other = Postgres::open(&address).unwrap();
    one.create("a", &game()).unwrap();
    assert_eq!(one.append("a", &line(1)).unwrap(), Appended::Kept);
    let mut late = line(1);
    late.key = "late".to_owned();
    assert_eq!(other.append("a", &late).unwrap(), Appended::Behind);
    let answered = Answered { number: 1, answer: Some("answer 1".to_owned()), state: None };
    assert_eq!(other.answered("a", "key 1").unwrap(), answered);
}

#[test]
fn a_wrong_address_is_told_in_a_sentence_without_its_password() {
    let fault = Postgres::open("postgres://kessel:secret@127.0.0.1:1/kessel").err().unwrap();
    assert!(fault.why.contains("cannot be reached") && !fault.why.contains("secret"), "{fault}");
    let fault = Postgres::open("mysql://kessel:secret@host/kessel").err().unwrap();
    assert!(fault.why.contains("is wrong") && !fault.why.contains("secret"), "{fault}");
}
