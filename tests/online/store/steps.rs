//! Each step of the store, and what is there after it.

use super::{Folder, ask, back, game, line, line_with_stand};
use kessel::referee::{
    clock::Uptime,
    store::{
        Answered, Appended, KeptGame, NewGame, NewLine, NewState, NewTakeback, Stand, Store, sqlite::Sqlite,
    },
};
use sqlx::{SqliteConnection, query_scalar};

/// Keeps lines up to this number in the game `a`.
fn keep_to(store: &mut Sqlite, last: u64) {
    for number in 1..=last {
        assert_eq!(store.append("a", &line(number)).unwrap(), Appended::Kept);
    }
}

/// The numbers of the lines in force of the game `a`.
fn in_force(store: &mut Sqlite) -> Vec<u64> {
    store.load("a").unwrap().unwrap().lines.iter().map(|line| line.number).collect()
}

#[test]
fn a_game_is_kept_as_it_was_given() {
    let folder = Folder::new("create");
    let mut store = folder.open();
    assert_eq!(store.load("b").unwrap(), None);
    store.create("b", &game()).unwrap();
    store.create("a", &NewGame { head: String::new(), ..game() }).unwrap();
    let (stands, lines, gone) = (Vec::new(), Vec::new(), Vec::new());
    let kept = KeptGame { game: game(), number: 0, stands, lines, gone, state: None };
    assert_eq!(store.load("b").unwrap(), Some(kept));
    assert_eq!(store.games().unwrap(), ["a", "b"]);
    let fault = store.create("b", &NewGame { kind: "other".to_owned(), ..game() }).unwrap_err();
    assert_eq!(fault.why, "a game with the id b exists already");
    assert_eq!(store.load("b").unwrap().unwrap().game, game());
}

#[test]
fn lines_are_kept_in_their_order_and_answered() {
    let folder = Folder::new("append");
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    store.create("b", &game()).unwrap();
    keep_to(&mut store, 12);
    let kept = store.load("a").unwrap().unwrap();
    assert_eq!(kept.number, 12);
    assert!(kept.stands.is_empty() && kept.gone.is_empty());
    assert_eq!(kept.lines, (1..=12).map(|number| line(number).line).collect::<Vec<_>>());
    let answered = |number: u64, answer: Option<&str>| {
        let answer = answer.map(str::to_owned);
        Answered { number, answer, state: None }
    };
    assert_eq!(store.answered("a", "key 12").unwrap(), answered(12, Some("answer 12")));
    assert_eq!(store.answered("a", "key 13").unwrap(), answered(12, None));
    // A key belongs to its game.
    assert_eq!(store.answered("b", "key 12").unwrap(), answered(0, None));
    assert_eq!(store.append("b", &line(1)).unwrap(), Appended::Kept);
}

#[test]
fn a_step_in_no_game_is_refused() {
    let folder = Folder::new("no-game");
    let mut store = folder.open();
    let fault = store.append("a", &line(1)).unwrap_err();
    assert_eq!(fault.why, "there is no game with the id a");
    assert!(store.take_back("a", &back("key", 0, 0)).is_err());
    assert!(store.answered("a", "key 1").is_err());
    // The refusal has left no transaction behind.
    store.create("a", &game()).unwrap();
    keep_to(&mut store, 1);
}

#[test]
fn a_key_that_is_sent_again_is_answered_and_not_played_again() {
    let folder = Folder::new("again");
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    keep_to(&mut store, 2);
    let again = [line(1), line(2), NewLine { key: "key 2".to_owned(), ..line(3) }];
    for (sent, answer) in again.iter().zip(["answer 1", "answer 2", "answer 2"]) {
        assert_eq!(store.append("a", sent).unwrap(), Appended::Before(answer.to_owned()));
    }
    assert_eq!(in_force(&mut store), [1, 2]);
}

#[test]
fn a_line_that_is_not_the_next_one_is_behind() {
    let folder = Folder::new("behind");
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    keep_to(&mut store, 2);
    let before = store.load("a").unwrap();
    for number in [0, 1, 2, 4, 1 << 40] {
        let other = NewLine { key: format!("other {number}"), ..line_with_stand(number) };
        assert_eq!(store.append("a", &other).unwrap(), Appended::Behind);
        assert_eq!(store.answered("a", &other.key).unwrap().answer, None);
    }
    assert!(store.append("a", &NewLine { key: "far".to_owned(), ..with_number(u64::MAX) }).is_err());
    assert_eq!(store.load("a").unwrap(), before);
    assert_eq!(store.append("a", &line(3)).unwrap(), Appended::Kept);
}

/// A line with a number that has no time.
fn with_number(number: u64) -> NewLine {
    let mut line = line(1);
    line.line.number = number;
    line
}

#[test]
fn lines_taken_back_stay_on_the_disk_and_the_game_counts_on() {
    let folder = Folder::new("back");
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    keep_to(&mut store, 5);
    assert_eq!(store.take_back("a", &back("back", 5, 2)).unwrap(), Appended::Kept);
    let kept = store.load("a").unwrap().unwrap();
    assert_eq!(kept.number, 6, "the takeback has a number too, and none is used twice");
    assert_eq!(in_force(&mut store), [1, 2]);
    assert_eq!(kept.gone, [3, 4, 5, 6]);
    for old in [3, 6] {
        let new = NewLine { key: "new".to_owned(), ..line(old) };
        assert_eq!(store.append("a", &new).unwrap(), Appended::Behind);
    }
    assert_eq!(store.append("a", &line(7)).unwrap(), Appended::Kept);
    assert_eq!(in_force(&mut store), [1, 2, 7]);

    // Sent again, it takes nothing back.
    let again = store.take_back("a", &back("back", 7, 0)).unwrap();
    assert_eq!(again, Appended::Before("to 2".to_owned()));
    assert_eq!(in_force(&mut store), [1, 2, 7]);
    assert_eq!(store.take_back("a", &back("far", 7, 9)).unwrap(), Appended::Behind);
    drop(store);
    let rows: i64 = ask(&folder.database(), async |at: &mut SqliteConnection| {
        query_scalar("select count(*) from line where game = 'a'").fetch_one(at).await
    });
    assert_eq!(rows, 7);
}

#[test]
fn the_two_newest_positions_stay() {
    let folder = Folder::new("stands");
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    for number in 1..=9_u64 {
        let new = if number.is_multiple_of(2) { line_with_stand(number) } else { line(number) };
        store.append("a", &new).unwrap();
    }
    let stand = |number: u64| Stand { number, text: format!("position {number}") };
    let kept = store.load("a").unwrap().unwrap();
    assert_eq!((kept.number, kept.stands), (9, vec![stand(6), stand(8)]));
    assert_eq!(in_force(&mut store), (1..=9).collect::<Vec<u64>>());
    let left: Vec<i64> = ask(&folder.database(), async |at: &mut SqliteConnection| {
        query_scalar("select seq from stand order by seq").fetch_all(at).await
    });
    assert_eq!(left, [6, 8]);

    // Back before the newest one: the one before serves. Back before both: all lines are played.
    store.take_back("a", &back("back", 9, 7)).unwrap();
    assert_eq!(store.load("a").unwrap().unwrap().stands, [stand(6)]);
    assert_eq!(in_force(&mut store), (1..=7).collect::<Vec<u64>>());
    store.take_back("a", &back("further", 10, 5)).unwrap();
    assert!(store.load("a").unwrap().unwrap().stands.is_empty());
    assert_eq!(in_force(&mut store), [1, 2, 3, 4, 5]);
    store.append("a", &line_with_stand(12)).unwrap();
    assert_eq!(store.load("a").unwrap().unwrap().stands, [stand(12)]);
    assert_eq!(in_force(&mut store), [1, 2, 3, 4, 5, 12]);
}

#[test]
fn a_store_that_is_opened_again_has_everything() {
    let folder = Folder::new("again-open");
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    for number in 1..=6 {
        store.append("a", &if number == 4 { line_with_stand(number) } else { line(number) }).unwrap();
    }
    store.take_back("a", &back("back", 6, 5)).unwrap();
    let before = store.load("a").unwrap();
    drop(store);
    let mut store = folder.open();
    assert_eq!(store.load("a").unwrap(), before);
    assert_eq!(store.answered("a", "back").unwrap().answer, Some("to 5".to_owned()));
    assert_eq!(store.append("a", &line(6)).unwrap(), Appended::Before("answer 6".to_owned()));
    assert_eq!(store.append("a", &line(8)).unwrap(), Appended::Kept);
    store.check().unwrap();
}

/// Answers are kept for seven days.
#[test]
fn answers_older_than_seven_days_go() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let folder = Folder::new("answers");
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    for (number, day) in (1..).zip([0, 2, 8]) {
        let mut new = line(number);
        new.line.at = day * DAY;
        store.append("a", &new).unwrap();
    }
    let answers =
        [1, 2, 3].map(|number| store.answered("a", &format!("key {number}")).unwrap().answer.is_some());
    assert_eq!(answers, [false, true, true]);
    // Without its answer, an order sent again is behind: it is judged, not played.
    assert_eq!(store.append("a", &line(1)).unwrap(), Appended::Behind);
}

/// Two programs have the database open: what one has kept, the other does not keep again.
#[test]
fn two_stores_on_one_file_take_turns() {
    let folder = Folder::new("two");
    let (mut one, mut two) = (folder.open(), folder.open());
    one.create("a", &game()).unwrap();
    for number in 1..=20_u64 {
        let (this, other) =
            if number.is_multiple_of(2) { (&mut one, &mut two) } else { (&mut two, &mut one) };
        assert_eq!(this.append("a", &line(number)).unwrap(), Appended::Kept);
        let late = NewLine { key: format!("late {number}"), ..line(number) };
        assert_eq!(other.append("a", &late).unwrap(), Appended::Behind);
        let again = other.append("a", &line(number)).unwrap();
        assert_eq!(again, Appended::Before(format!("answer {number}")));
    }
    assert_eq!(one.load("a").unwrap(), two.load("a").unwrap());
    assert_eq!(in_force(&mut two), (1..=20).collect::<Vec<u64>>());
}

/// A takeback in one program, while the other one has played on or is about to: neither undoes what it does not know.
#[test]
fn takebacks_of_two_stores_on_one_file_take_turns() {
    let folder = Folder::new("two-back");
    let (mut one, mut two) = (folder.open(), folder.open());
    one.create("a", &game()).unwrap();
    keep_to(&mut one, 3);
    two.append("a", &line(4)).unwrap();
    let before = two.load("a").unwrap();
    assert_eq!(one.take_back("a", &back("late", 3, 1)).unwrap(), Appended::Behind);
    assert_eq!(one.load("a").unwrap(), before, "nothing has changed");
    assert_eq!(one.answered("a", "late").unwrap().answer, None);

    assert_eq!(one.take_back("a", &back("back", 4, 3)).unwrap(), Appended::Kept);
    assert_eq!(two.append("a", &line(5)).unwrap(), Appended::Behind);
    assert_eq!(in_force(&mut two), [1, 2, 3]);
    assert_eq!(two.append("a", &line(6)).unwrap(), Appended::Kept);
}

#[test]
fn a_backup_is_the_games_of_one_moment() {
    let folder = Folder::new("backup");
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    keep_to(&mut store, 3);
    let before = store.load("a").unwrap();
    let copy = folder.file("games.db.monday.backup");
    store.backup(&copy).unwrap();
    store.append("a", &line(4)).unwrap();
    let fault = store.backup(&copy).unwrap_err();
    assert!(fault.why.ends_with("games.db.monday.backup exists: a backup replaces no file"), "{fault}");
    let fault = store.backup(&folder.file("nowhere/games.backup")).unwrap_err();
    assert!(fault.why.contains("cannot be made"), "{fault}");
    let mut backup = Sqlite::open(&copy).unwrap();
    assert_eq!(backup.load("a").unwrap(), before);
    // It is a database like any other.
    assert_eq!(backup.append("a", &line(4)).unwrap(), Appended::Kept);
    assert!(!folder.file("games.db.monday.backup.part").exists());
}

/// A database holds hidden units and dice to come.
#[cfg(unix)]
#[test]
fn no_other_user_can_read_the_files() {
    use std::{fs, os::unix::fs::PermissionsExt, path::Path};
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = Folder::new("mode");
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    store.backup(&folder.file("games.db.1.backup")).unwrap();
    for name in ["games.db", "games.db-wal", "games.db-shm", "games.db.1.backup"] {
        assert_eq!(mode(&folder.file(name)), 0o600, "{name}");
    }
    drop(store);
    fs::set_permissions(folder.database(), fs::Permissions::from_mode(0o644)).unwrap();
    drop(folder.open());
    assert_eq!(mode(&folder.database()), 0o600);
}

/// What is kept beside the lines changes with a line, with a takeback and by itself, each time in one step with its key.
#[test]
fn what_is_kept_beside_the_lines_is_that_of_the_last_step() {
    let folder = Folder::new("state");
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    let state = |store: &mut Sqlite| store.load("a").unwrap().unwrap().state;
    assert_eq!(state(&mut store), None);
    store.append("a", &NewLine { state: Some("one".to_owned()), ..line(1) }).unwrap();
    // A line without a state leaves it as it is.
    store.append("a", &line(2)).unwrap();
    assert_eq!(state(&mut store).as_deref(), Some("one"));
    let pause = |key: &str, expected: u64| NewState {
        expected,
        state: format!("pause of {key}"),
        key: key.to_owned(),
        answer: "paused".to_owned(),
        at: game().made,
    };
    assert_eq!(store.keep_state("a", &pause("late", 1)).unwrap(), Appended::Behind);
    assert_eq!(store.keep_state("a", &pause("first", 2)).unwrap(), Appended::Kept);
    assert_eq!(store.keep_state("a", &pause("first", 2)).unwrap(), Appended::Before("paused".to_owned()));
    let answered = store.answered("a", "first").unwrap();
    assert_eq!((answered.number, answered.state.as_deref()), (2, Some("pause of first")));
    store.take_back("a", &NewTakeback { state: Some("back".to_owned()), ..back("back", 2, 1) }).unwrap();
    drop(store);
    assert_eq!(state(&mut folder.open()).as_deref(), Some("back"));
    assert!(folder.open().keep_state("b", &pause("first", 0)).is_err(), "there is no such game");
}

/// The time for which no process had the file open is not counted, nor that of a clock that was set.
#[test]
fn a_server_counts_the_time_for_which_it_ran() {
    const HOUR: i64 = 60 * 60 * 1000;
    let folder = Folder::new("beat");
    let mut store = folder.open();
    let begun = game().made;
    for moment in 0..=40 {
        store.beat(begun + moment * 250).unwrap();
    }
    let later = begun + 10_000;
    assert_eq!(store.beat(later).unwrap(), Uptime { at: later, up: 10_000 });
    drop(store);
    let mut store = folder.open();
    let back = store.beat(later + HOUR).unwrap();
    // The last moments before the end may not have been written.
    assert!((9_000..=10_000).contains(&back.up), "{back:?}");
    // Another process that has the file open counts the same time, not its own.
    let mut other = folder.open();
    let up = other.beat(later + HOUR + 2_000).unwrap().up;
    assert_eq!(up, back.up + 2_000);
    assert_eq!(store.beat(later + HOUR + 2_500).unwrap().up, up + 500);
    assert_eq!(store.beat(later).unwrap().up, up + 500, "a clock that was set back");
}
