//! A program that is killed while it keeps orders: every order that was acknowledged is there, once, and none after a gap.

use super::{Folder, ask, game, line, line_with_stand};
use kessel::referee::store::{Appended, NewLine, Store, sqlite::Sqlite};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use sqlx::{SqliteConnection, query_as};
use std::{
    collections::BTreeSet,
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

/// The variables with which this test calls itself as a child process: the database, and the number of the last order of
/// which its sender knows that it was acknowledged.
const DATABASE: &str = "KESSEL_STORE_CHILD";
const ACKNOWLEDGED: &str = "KESSEL_STORE_ACKNOWLEDGED";

/// The variables of a child that shares the database with another one: the database, and the child's name.
const SHARED: &str = "KESSEL_STORE_SHARED";
const NAME: &str = "KESSEL_STORE_NAME";

/// What a child prints when it has opened the database, and around each number that was acknowledged. The end tells a
/// whole line from one that was cut off.
const READY: &str = "ready.";
pub(super) const KEPT: &str = "kept ";

/// Orders that each of two children keeps.
const EACH: usize = 25;

/// Starts this test as a child process.
pub(super) fn child(test: &str, variables: &[(&str, &str)]) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture"])
        .envs(variables.iter().copied())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The numbers that a child has printed as acknowledged.
pub(super) fn kept_in(said: &str) -> Vec<u64> {
    let number = |line: &str| line.strip_prefix(KEPT)?.strip_suffix('.')?.parse().ok();
    said.split_inclusive('\n').filter_map(|line| number(line.strip_suffix('\n')?)).collect()
}

/// The order of this number, every third with its position.
fn numbered(number: u64) -> NewLine {
    if number.is_multiple_of(3) { line_with_stand(number) } else { line(number) }
}

/// Not a test by itself: the child process that keeps orders until it is killed. As its sender does, it begins with the
/// first order whose answer it has not heard.
#[test]
fn child_that_keeps_orders() {
    let Some(path) = std::env::var_os(DATABASE) else { return };
    let mut store = Sqlite::open(Path::new(&path)).unwrap();
    eprintln!("{READY}");
    let acknowledged: u64 = std::env::var(ACKNOWLEDGED).unwrap().parse().unwrap();
    for number in acknowledged + 1.. {
        match store.append("a", &numbered(number)).unwrap() {
            Appended::Kept => {}
            // Only the order that was under way when the last child was killed can have been kept without an answer.
            Appended::Before(answer) => {
                assert_eq!((number, answer), (acknowledged + 1, format!("answer {number}")));
            }
            Appended::Behind => panic!("order {number} is behind"),
        }
        eprintln!("{KEPT}{number}.");
    }
}

/// Every line of the game `a`, whatever the store says of it.
fn lines_of(path: &Path) -> Vec<(i64, String)> {
    ask(path, async |at: &mut SqliteConnection| {
        query_as("select seq, text from line where game = 'a' order by seq").fetch_all(at).await
    })
}

/// Lets a child keep orders, kills it at a random moment, and returns the last number that it printed.
fn kept_until_killed(path: &Path, acknowledged: u64, chance: &mut ChaCha8Rng) -> u64 {
    let known = acknowledged.to_string();
    let variables = [(DATABASE, path.to_str().unwrap()), (ACKNOWLEDGED, known.as_str())];
    let mut child = child("store::killed::child_that_keeps_orders", &variables);
    let mut output = BufReader::new(child.stderr.take().unwrap());
    let mut first = String::new();
    output.read_line(&mut first).unwrap();
    assert_eq!(first.trim_end(), READY);
    thread::sleep(Duration::from_micros(chance.random_range(0..40_000)));
    child.kill().unwrap();
    let mut said = String::new();
    output.read_to_string(&mut said).unwrap();
    let status = child.wait().unwrap();
    assert!(!status.success() && !said.contains("panicked"), "it ended by itself: {said}");
    kept_in(&said).last().copied().unwrap_or(acknowledged)
}

fn killed_at_every_write(rounds: u32, seed: u64) {
    let folder = Folder::new(&format!("killed-{seed}"));
    let path = folder.database();
    folder.open().create("a", &game()).unwrap();
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let (mut acknowledged, mut without_answer) = (0, 0);
    for round in 1..=rounds {
        acknowledged = kept_until_killed(&path, acknowledged, &mut chance);
        let kept = folder.open().load("a").unwrap().unwrap();
        let last = kept.number;
        assert!(
            last == acknowledged || last == acknowledged + 1,
            "{last} of {acknowledged} in round {round}"
        );
        without_answer += u32::from(last > acknowledged);
        // None is lost, none is doubled, none comes after a gap.
        let expected: Vec<_> =
            (1..=last).map(|number| (i64::try_from(number).unwrap(), format!("order {number}"))).collect();
        assert!(lines_of(&path) == expected, "round {round}");
        // The position that is kept, and the lines in force, are those of the same orders.
        let stand = kept.stands.last().map_or(0, |stand| {
            assert_eq!(stand.text, format!("position {}", stand.number));
            stand.number
        });
        assert_eq!(stand, last - last % 3);
        let in_force: Vec<u64> = kept.lines.iter().map(|line| line.number).collect();
        assert_eq!(in_force, (1..=last).collect::<Vec<_>>());
        assert!(kept.gone.is_empty());
    }
    println!(
        "figure: {rounds} kills, {acknowledged} orders, {without_answer} kept whose answer was never sent"
    );
    assert!(acknowledged > u64::from(rounds / 4), "the children hardly wrote an order");
    folder.open().check().unwrap();
}

#[test]
fn a_process_that_is_killed_loses_and_doubles_nothing() {
    killed_at_every_write(30, 41);
}

#[test]
#[ignore = "long: 500 kills of a process that writes; tools/check-online makes them"]
fn five_hundred_kills_lose_and_double_nothing() {
    killed_at_every_write(u32::try_from(crate::extent("KESSEL_KILLS", 500)).unwrap(), 42);
}

/// A process that is killed while it makes a database leaves none, or a whole one.
#[test]
fn a_process_that_is_killed_at_its_start_leaves_no_half_of_a_database() {
    let folder = Folder::new("killed-start");
    let mut chance = ChaCha8Rng::seed_from_u64(43);
    for round in 0..12 {
        let path = folder.file(&format!("games-{round}.db"));
        let variables = [(DATABASE, path.to_str().unwrap()), (ACKNOWLEDGED, "0")];
        // There is no game: the child ends at its first order, if it is not killed before.
        let mut child = child("store::killed::child_that_keeps_orders", &variables);
        thread::sleep(Duration::from_micros(chance.random_range(0..80_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        let mut store = Sqlite::open(&path).unwrap();
        store.create("a", &game()).unwrap();
        assert_eq!(store.append("a", &line(1)).unwrap(), Appended::Kept);
    }
}

/// Not a test by itself: the child process that shares a game with another one.
#[test]
fn child_that_shares_a_game() {
    let Some(path) = std::env::var_os(SHARED) else { return };
    let name = std::env::var(NAME).unwrap();
    let mut store = Sqlite::open(Path::new(&path)).unwrap();
    let mut kept = 0;
    while kept < EACH {
        let number = store.load("a").unwrap().unwrap().number + 1;
        let new = NewLine { key: format!("{name} {kept}"), ..numbered(number) };
        match store.append("a", &new).unwrap() {
            Appended::Kept => {
                kept += 1;
                eprintln!("{KEPT}{number}.");
            }
            Appended::Before(answer) => panic!("nothing was sent twice: {answer}"),
            // The other one was faster.
            Appended::Behind => {}
        }
    }
}

#[test]
fn two_processes_never_give_a_number_twice() {
    let folder = Folder::new("shared");
    let path = folder.database();
    folder.open().create("a", &game()).unwrap();
    let children = ["one", "two"].map(|name| {
        let variables = [(SHARED, path.to_str().unwrap()), (NAME, name)];
        child("store::killed::child_that_shares_a_game", &variables)
    });
    let mut numbers = Vec::new();
    for child in children {
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{said}");
        numbers.extend(kept_in(&said));
    }
    assert_eq!(numbers.len(), 2 * EACH);
    let different: BTreeSet<u64> = numbers.into_iter().collect();
    assert_eq!(different, (1..=2 * EACH as u64).collect::<BTreeSet<u64>>());
    let expected: Vec<_> = (1..=2 * EACH as i64).map(|number| (number, format!("order {number}"))).collect();
    assert_eq!(lines_of(&path), expected);
}
