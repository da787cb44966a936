//! Files that are not what they were: each is refused with a sentence that names the file and the way to the last backup.

use super::{Folder, change, game, line};
use kessel::referee::store::{KeptLine, NewLine, Store, sqlite::Sqlite};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::{
    fs::{self, File, OpenOptions},
    io::{Seek, SeekFrom, Write},
    path::Path,
    time::{Duration, SystemTime},
};

/// The bytes of a page of a database.
const PAGE: u64 = 4096;

/// Returns a line of about a kilobyte.
fn long(number: u64) -> NewLine {
    let text = format!("order {number} ").repeat(100);
    NewLine { line: KeptLine { text, ..line(number).line }, ..line(number) }
}

/// Makes a database of a few dozen pages, and closes it.
fn filled(folder: &Folder) {
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    for number in 1..=80 {
        store.append("a", &long(number)).unwrap();
    }
}

/// Opens a file that must be refused; returns the sentence.
fn refusal(path: &Path) -> String {
    match Sqlite::open(path) {
        Ok(_) => panic!("it opens"),
        Err(fault) => fault.why,
    }
}

fn is_called_damaged(path: &Path) {
    let why = refusal(path);
    assert!(why.starts_with(&format!("{} is damaged (", path.to_str().unwrap())), "{why}");
}

#[test]
fn bytes_overwritten_anywhere_are_found() {
    let folder = Folder::new("overwritten");
    filled(&folder);
    let whole = fs::read(folder.database()).unwrap();
    let length = whole.len() as u64;
    assert!(length > 20 * PAGE);
    let mut chance = ChaCha8Rng::seed_from_u64(31);
    for number in 0..24 {
        // Two pages of bytes, wherever they begin, cover one page whole.
        let begin = chance.random_range(0..length - 2 * PAGE);
        let path = folder.file(&format!("overwritten-{number}.db"));
        fs::write(&path, &whole).unwrap();
        let mut file = OpenOptions::new().write(true).open(&path).unwrap();
        file.seek(SeekFrom::Start(begin)).unwrap();
        let bytes: Vec<u8> = (0..2 * PAGE).map(|_| chance.random()).collect();
        file.write_all(&bytes).unwrap();
        drop(file);
        is_called_damaged(&path);
        fs::remove_file(&path).unwrap();
    }
}

/// Larger databases are not looked through when they are opened, but on demand.
#[test]
fn a_check_on_demand_finds_damage() {
    let folder = Folder::new("on-demand");
    let mut store = folder.open();
    store.create("a", &game()).unwrap();
    for number in 1..=16 {
        // Four megabytes, more than SQLite keeps in memory.
        let text = "order ".repeat(40_000);
        store.append("a", &NewLine { line: KeptLine { text, ..line(number).line }, ..line(number) }).unwrap();
    }
    drop(store);
    let mut store = folder.open();
    store.check().unwrap();
    // The file is closed again in this process, and the store loses its locks: it is alone here.
    let mut file = OpenOptions::new().write(true).open(folder.database()).unwrap();
    file.seek(SeekFrom::Start(20 * PAGE)).unwrap();
    file.write_all(&[0xa5; 8 * PAGE as usize]).unwrap();
    drop(file);
    let why = store.check().unwrap_err().why;
    assert!(why.contains("games.db is damaged ("), "{why}");
}

#[test]
fn a_file_that_was_cut_off_is_refused() {
    let folder = Folder::new("cut");
    filled(&folder);
    let whole = fs::read(folder.database()).unwrap();
    let length = whole.len() as u64;
    for left in [0, 1, 100, 511, 512, PAGE, length / 2, length - PAGE, length - 512, length - 1] {
        let path = folder.file(&format!("cut-{left}.db"));
        fs::write(&path, &whole).unwrap();
        File::options().write(true).open(&path).unwrap().set_len(left).unwrap();
        is_called_damaged(&path);
        assert_eq!(fs::metadata(&path).unwrap().len(), left, "it was left alone");
    }
}

#[test]
fn a_file_that_is_no_database_of_games_is_refused() {
    let folder = Folder::new("text");
    for (number, content) in ["Dear diary".to_owned(), "no database ".repeat(4096)].into_iter().enumerate() {
        let text = folder.file(&format!("text-{number}.db"));
        fs::write(&text, &content).unwrap();
        is_called_damaged(&text);
        assert_eq!(fs::read_to_string(&text).unwrap(), content, "it was left alone");
    }
    let other = folder.file("other.db");
    drop(Sqlite::open(&other).unwrap());
    change(&other, "drop table _sqlx_migrations");
    assert!(refusal(&other).ends_with("other.db is a database of another program"));
    assert!(refusal(&folder.0).ends_with(" is no file"));
    assert!(refusal(&folder.file("nowhere/games.db")).contains("cannot be made"));
}

#[test]
fn a_log_of_changes_without_its_database_is_kept() {
    let folder = Folder::new("log");
    let log = folder.file("games.db-wal");
    fs::write(&log, "orders").unwrap();
    let why = refusal(&folder.database());
    assert!(why.contains("the file is missing, but its log of changes is there"), "{why}");
    assert!(log.exists() && !folder.database().exists());
}

#[test]
fn the_sentence_leads_to_the_newest_backup() {
    let folder = Folder::new("way");
    filled(&folder);
    let path = folder.database();
    let mut store = folder.open();
    let names = ["games.db.b.backup", "games.db.a.backup", "other.db.c.backup"];
    for name in names {
        store.backup(&folder.file(name)).unwrap();
    }
    let before = store.load("a").unwrap();
    drop(store);
    // By their dates, not by their names.
    for (name, seconds) in names.into_iter().zip([1, 2, 3]) {
        let at = SystemTime::UNIX_EPOCH + Duration::from_secs(1_795_939_200 + seconds);
        File::options().write(true).open(folder.file(name)).unwrap().set_modified(at).unwrap();
    }
    fs::write(&path, "gone").unwrap();
    let why = refusal(&path);
    let newest = folder.file("games.db.a.backup");
    assert!(why.contains(&format!("the newest backup is {}.", newest.to_str().unwrap())), "{why}");
    assert!(why.contains("games.db-wal"), "{why}");

    // Obeyed to the letter.
    fs::rename(&path, folder.file("damaged.db")).unwrap();
    fs::copy(&newest, &path).unwrap();
    assert_eq!(folder.open().load("a").unwrap(), before);

    for name in names {
        fs::remove_file(folder.file(name)).unwrap();
    }
    fs::write(&path, "gone").unwrap();
    assert!(refusal(&path).contains("there is no backup next to it"));
}

#[test]
fn a_database_of_a_newer_version_is_refused_and_left_alone() {
    let folder = Folder::new("newer");
    filled(&folder);
    let newer = "insert into _sqlx_migrations(version, description, success, checksum, execution_time) \
                 values(99, 'later', true, x'00', 0)";
    change(&folder.database(), newer);
    let before = fs::read(folder.database()).unwrap();
    let why = refusal(&folder.database());
    assert!(why.contains("a newer version of Kessel wrote") && why.contains("schema 99"), "{why}");
    assert!(fs::read(folder.database()).unwrap() == before, "it was written");
}
