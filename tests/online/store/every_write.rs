//! A program that is killed at each change of its files in turn, and in the middle of each write: every step that was
//! acknowledged is there, once, and the next one goes through.
//!
//! A library in C counts the changes and kills the process. It takes the place of functions of the C library, which Rust can
//! do with `unsafe` alone.

use super::{
    Folder, back, game,
    killed::{KEPT, child, kept_in},
    line, line_with_stand,
};
use kessel::referee::store::{
    Appended, KeptGame, NewLine, NewTakeback, Store, memory::Memory, sqlite::Sqlite,
};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, ExitStatus},
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    thread,
};

/// The variables with which this test calls itself as a child process: the database, and the last step to make.
const DATABASE: &str = "KESSEL_WRITES_CHILD";
const LAST: &str = "KESSEL_WRITES_LAST";

/// The steps of a whole game.
const ALL: u64 = 9;
/// The step that is a takeback, and the last line that it leaves in force.
const TAKEBACK: u64 = 6;
const BACK_TO: u64 = 2;

/// Makes a step of the game: a line, with its position after the ends of two phases, or the takeback.
fn make(store: &mut dyn Store, number: u64) -> Appended {
    let state = Some(format!("state {number}"));
    let made = match number {
        TAKEBACK => store.take_back("a", &NewTakeback { state, ..back("back", TAKEBACK - 1, BACK_TO) }),
        3 | 8 => store.append("a", &NewLine { state, ..line_with_stand(number) }),
        _ => store.append("a", &NewLine { state, ..line(number) }),
    };
    made.unwrap()
}

/// The answer that a step gets when it is sent again.
fn answer(number: u64) -> String {
    if number == TAKEBACK { format!("to {BACK_TO}") } else { format!("answer {number}") }
}

/// The game after so many steps; none before it is made.
fn after(steps: Option<u64>) -> Option<KeptGame> {
    let mut store = Memory::default();
    if let Some(steps) = steps {
        store.create("a", &game()).unwrap();
        for number in 1..=steps {
            assert_eq!(make(&mut store, number), Appended::Kept);
        }
    }
    store.load("a").unwrap()
}

/// Not a test by itself: the child process that makes the game, unless it is there, and its steps.
#[test]
fn child_that_makes_every_step() {
    let Some(path) = std::env::var_os(DATABASE) else { return };
    let last: u64 = std::env::var(LAST).unwrap().parse().unwrap();
    let mut store = Sqlite::open(Path::new(&path)).unwrap();
    if store.load("a").unwrap().is_none() {
        store.create("a", &game()).unwrap();
    }
    eprintln!("{KEPT}0.");
    for number in 1..=last {
        assert_eq!(make(&mut store, number), Appended::Kept);
        eprintln!("{KEPT}{number}.");
    }
}

/// Builds the library that kills; none where it would not work, with the reason.
fn library(folder: &Folder) -> Option<PathBuf> {
    if !cfg!(all(target_os = "linux", target_env = "gnu")) {
        println!("left out: kills at every write: they need Linux with the GNU C library");
        return None;
    }
    let library = folder.file("kill_at_write.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/online/store/kill_at_write.c");
    let mut compiler = Command::new("cc");
    match compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).arg("-ldl").output() {
        Ok(built) => {
            assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
            Some(library)
        }
        Err(error) => {
            println!("left out: kills at every write: cc cannot be started: {error}");
            None
        }
    }
}

/// Whether a process was killed; one that has crashed was not.
#[cfg(unix)]
fn is_killed(status: ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;
    const KILL: i32 = 9;
    status.signal() == Some(KILL)
}

#[cfg(not(unix))]
fn is_killed(_status: ExitStatus) -> bool {
    false
}

/// Children that are killed, each at a later change than the one before.
struct Kills<'a> {
    library: &'a Path,
    /// The database with which each child begins; none to let it make one.
    begins_with: Option<&'a Path>,
    /// The last step of a child.
    last: u64,
    /// Whether a child is killed after half of the bytes of a write, and not before it.
    is_in_the_middle: bool,
}

impl Kills<'_> {
    /// Kills children at every change, until one comes to its end before; returns the number of kills.
    fn at_every_change(&self, folder: &Path) -> u64 {
        let (next, kills, is_over) = (AtomicU64::new(1), AtomicU64::new(0), AtomicBool::new(false));
        thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    while !is_over.load(Relaxed) {
                        let number = next.fetch_add(1, Relaxed);
                        if self.at_change(&folder.join(number.to_string()), number) {
                            kills.fetch_add(1, Relaxed);
                        } else {
                            is_over.store(true, Relaxed);
                        }
                    }
                });
            }
        });
        kills.into_inner()
    }

    /// Kills a child at the change with this number, and checks the database; returns whether there was such a change.
    fn at_change(&self, folder: &Path, number: u64) -> bool {
        fs::create_dir(folder).unwrap();
        let path = folder.join("games.db");
        if let Some(begins_with) = self.begins_with {
            fs::copy(begins_with, &path).unwrap();
        }
        let (acknowledged, is_killed) = self.work(&path, number);
        assert!(is_killed || acknowledged == Some(self.last), "{acknowledged:?}");
        self.go_on(&path, acknowledged, number);
        fs::remove_dir_all(folder).unwrap();
        is_killed
    }

    /// Lets a child work. Returns the last step that it printed as acknowledged, where making the game is 0, and whether it
    /// was killed.
    fn work(&self, path: &Path, number: u64) -> (Option<u64>, bool) {
        let (number, last) = (number.to_string(), self.last.to_string());
        let mut variables = vec![
            (DATABASE, path.to_str().unwrap()),
            (LAST, last.as_str()),
            ("LD_PRELOAD", self.library.to_str().unwrap()),
            ("KESSEL_KILL_IN", path.parent().unwrap().to_str().unwrap()),
            ("KESSEL_KILL_AT", number.as_str()),
        ];
        if self.is_in_the_middle {
            variables.push(("KESSEL_KILL_HALF", "1"));
        }
        let child = child("store::every_write::child_that_makes_every_step", &variables);
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        let is_killed = is_killed(output.status);
        assert!(is_killed || output.status.success(), "{}: {said}", output.status);
        let before = self.begins_with.is_some().then_some(0);
        (kept_in(&said).last().copied().max(before), is_killed)
    }

    /// Opens the database of a child that was killed at this change, checks it, and goes on as a sender does: with the first
    /// step that has no answer.
    fn go_on(&self, path: &Path, acknowledged: Option<u64>, change: u64) {
        let mut store = Sqlite::open(path).unwrap();
        store.check().unwrap();
        let kept = store.load("a").unwrap();
        let number = kept.as_ref().map(|kept| kept.number);
        // Beside them there is at most the step that was under way.
        let next = acknowledged.map_or(0, |last| last + 1);
        let is_under_way = next <= self.last && number == Some(next);
        assert!(number == acknowledged || is_under_way, "{number:?} of {acknowledged:?}, change {change}");
        assert_eq!(kept, after(number), "change {change}");
        if number.is_none() {
            store.create("a", &game()).unwrap();
        }
        let first = next.max(1);
        for step in [first, first + 1] {
            let is_kept = number.is_some_and(|last| step <= last);
            let expected = if is_kept { Appended::Before(answer(step)) } else { Appended::Kept };
            assert_eq!(make(&mut store, step), expected, "step {step} after change {change}");
        }
        assert_eq!(store.load("a").unwrap(), after(Some(first + 1)), "change {change}");
    }
}

/// Kills children that make steps up to the last one, in a new database or in one that is there.
fn killed_at_every_write(name: &str, last: u64, is_new: bool) {
    let folder = Folder::new(name);
    let Some(library) = library(&folder) else { return };
    // The library compares paths as the system gives them.
    let root = fs::canonicalize(&folder.0).unwrap();
    let before = folder.file("before.db");
    Sqlite::open(&before).unwrap().create("a", &game()).unwrap();
    for is_in_the_middle in [false, true] {
        let begins_with = (!is_new).then_some(before.as_path());
        let kills = Kills { library: &library, begins_with, last, is_in_the_middle }.at_every_change(&root);
        let place = if is_in_the_middle { "in the middle of writes" } else { "before changes" };
        println!("figure: {kills} kills {place} ({name}), no step lost or made twice");
        // Of each step the log has several pages.
        assert!(kills > 4 * last, "{kills} kills {place}: the children hardly wrote");
    }
}

#[test]
fn a_process_that_is_killed_at_any_write_loses_and_doubles_nothing() {
    killed_at_every_write("every-write", ALL, false);
}

#[test]
fn a_process_that_is_killed_at_any_write_of_a_new_database_leaves_none_or_a_whole_one() {
    killed_at_every_write("new-every-write", 1, true);
}
