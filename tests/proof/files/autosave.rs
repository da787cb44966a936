//! Autosave: after any end of the program, the file opens and at most the last order is lost.

use crate::games::{Table, campaign};
use bevy::prelude::World;
use kessel::{
    engine::orders::{Autosave, Game, GameFile, Record},
    games::guderian::rules::{Guderian, order::Order},
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
    time::Duration,
};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kessel-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns the first orders of a game.
fn orders(seed: u64, number: usize) -> Vec<Order> {
    let mut table = Table::new(&campaign(), seed);
    std::iter::from_fn(|| table.step()).take(number).collect()
}

/// A game that is played while its file is updated.
struct Kept {
    world: World,
    record: Record<Guderian>,
    autosave: Autosave,
}

impl Kept {
    fn begin(path: &Path, seed: u64) -> Self {
        let mut world = Guderian::world();
        let record = Record::<Guderian>::new(&mut world, Arc::clone(&campaign()), seed);
        let autosave = Autosave::begin(path, &record).unwrap();
        Self { world, record, autosave }
    }

    fn keep(&mut self) {
        self.autosave.keep(&self.record);
        self.autosave.settle().unwrap();
    }

    fn give(&mut self, order: &Order) {
        self.record.play(&mut self.world, order).unwrap();
        self.keep();
    }
}

/// Returns the number of orders in a file that must open, and whether its last line had been cut off.
fn read(path: &Path) -> (usize, bool) {
    let file = GameFile::<Guderian>::read(path).unwrap_or_else(|fault| panic!("does not open: {fault}"));
    (file.played.len(), file.cut_off)
}

#[test]
fn a_file_cut_at_any_byte_of_its_last_lines_opens() {
    let folder = folder("autosave-cut");
    let path = folder.join("game.kessel");
    let mut kept = Kept::begin(&path, 21);
    for order in orders(21, 50) {
        let before = fs::metadata(&path).unwrap().len() as usize;
        kept.give(&order);
        let whole = fs::read(&path).unwrap();
        let played = kept.record.file.played.len();
        assert_eq!(read(&path), (played, false));
        let copy = folder.join("copy.kessel");
        let written = whole.len() - before;
        // Every byte of a short line; only some of a long one, which contains a whole position.
        for cut in (before..whole.len()).step_by(1 + written / 15) {
            fs::write(&copy, &whole[..cut]).unwrap();
            let (left, cut_off) = read(&copy);
            assert!(left == played || left == played - 1, "{left} of {played} orders are left");
            // A cut between two lines is not noticed; one within a line is reported.
            assert_eq!(cut_off, whole[cut - 1] != b'\n');
        }
    }
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn forty_interruptions_lose_at_most_one_order_each() {
    let folder = folder("autosave-hundred");
    let orders = orders(22, 150);
    let mut chance = ChaCha8Rng::seed_from_u64(22);
    for number in 0..40 {
        let path = folder.join(format!("game-{number}.kessel"));
        let mut kept = Kept::begin(&path, 22);
        let played = chance.random_range(1..orders.len().min(40));
        let mut before = 0;
        for order in &orders[..played] {
            before = fs::metadata(&path).unwrap().len();
            kept.give(order);
        }
        // The program dies while it writes: the file ends anywhere in the last write.
        drop(kept);
        let length = fs::metadata(&path).unwrap().len();
        let file = fs::OpenOptions::new().write(true).open(&path).unwrap();
        file.set_len(chance.random_range(before..=length)).unwrap();
        drop(file);
        let mut world = Guderian::world();
        let opened = Record::<Guderian>::open(&mut world, &path).unwrap();
        let left = opened.record.file.played.len();
        assert!(left + 1 >= played, "{left} of {played} orders are left: {:?}", opened.notes);
        // The game continues from there, saved in the same file.
        let mut kept =
            Kept { world, autosave: Autosave::begin(&path, &opened.record).unwrap(), record: opened.record };
        kept.give(&orders[left]);
        assert_eq!(read(&path), (left + 1, false));
    }
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_second_copy_is_refused_the_file() {
    let folder = folder("autosave-second");
    let path = folder.join("game.kessel");
    let first = Kept::begin(&path, 23);
    let mut world = Guderian::world();
    let record = Record::<Guderian>::new(&mut world, campaign(), 24);
    let refused = Autosave::begin(&path, &record).err().expect("the file is taken");
    assert_eq!(refused.to_string(), "another running copy of Kessel is writing this file");
    assert_eq!(read(&path), (0, false));
    drop(first);
    Autosave::begin(&path, &record).expect("the file is free again");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn nothing_else_writes_a_file_that_a_running_copy_keeps() {
    let folder = folder("autosave-taken");
    let path = folder.join("game.kessel");
    let mut kept = Kept::begin(&path, 27);
    orders(27, 3).iter().for_each(|order| kept.give(order));
    let text = fs::read(&path).unwrap();
    let script = folder.join("orders.ron");
    fs::write(&script, "[]").unwrap();
    // Another process, like a second copy.
    let run = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kessel"));
        command.arg("run").args([&path, &script]).arg("--out").arg(&path).arg("--force").output().unwrap()
    };
    let output = run();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("another running copy of Kessel is writing this file"), "{said}");
    assert!(fs::read(&path).unwrap() == text, "the file was written all the same");
    drop(kept);
    assert!(run().status.success(), "the file is free again");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn dice_that_are_given_are_kept_at_once() {
    let folder = folder("autosave-dice");
    let path = folder.join("game.kessel");
    let mut kept = Kept::begin(&path, 28);
    for order in orders(28, 15) {
        kept.record.give_dice(&mut kept.world, &[6]);
        kept.keep();
        kept.give(&order);
        assert!(fs::read_to_string(&path).unwrap() == kept.record.file.text().unwrap());
    }
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn orders_taken_back_leave_the_file() {
    let folder = folder("autosave-undo");
    let path = folder.join("game.kessel");
    let mut kept = Kept::begin(&path, 25);
    for order in orders(25, 12) {
        kept.give(&order);
    }
    let mut taken = 0;
    while kept.record.undo(&mut kept.world) {
        taken += 1;
        kept.keep();
        assert_eq!(read(&path), (12 - taken, false));
    }
    assert!(taken > 0);
    kept.record.redo(&mut kept.world).unwrap();
    kept.keep();
    assert_eq!(read(&path), (12 - taken + 1, false));
    fs::remove_dir_all(&folder).unwrap();
}

/// The variable with which this test calls itself as a child process.
const CHILD: &str = "KESSEL_AUTOSAVE_CHILD";

/// The text before the number of orders so far.
const GIVEN: &str = "given so far: ";

/// Not a test by itself: the child process that updates a file until it is killed.
#[test]
fn child_that_keeps_a_file() {
    let Some(path) = std::env::var_os(CHILD) else { return };
    // All orders are computed before the file exists, so that the time until the kill is for writing.
    let orders = orders(26, 2000);
    let mut kept = Kept::begin(Path::new(&path), 26);
    for (number, order) in (1..).zip(&orders) {
        // The order does not wait for the disk, and counts as given all the same.
        kept.record.play(&mut kept.world, order).unwrap();
        kept.autosave.keep(&kept.record);
        eprintln!("{GIVEN}{number}");
    }
}

#[test]
fn a_process_that_is_killed_leaves_a_file_that_opens() {
    kill("autosave-kill", 2);
}

#[test]
#[ignore = "long: twenty kills"]
fn a_process_that_is_killed_twenty_times_leaves_files_that_open() {
    kill("autosave-kills", 20);
}

/// Kills so many processes that keep a file.
fn kill(name: &str, kills: usize) {
    let folder = folder(name);
    let mut chance = ChaCha8Rng::seed_from_u64(26);
    let mut most = 0;
    for number in 0..kills {
        let path = folder.join(format!("game-{number}.kessel"));
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "autosave::child_that_keeps_a_file", "--nocapture"])
            .env(CHILD, &path)
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        while !path.exists() {
            std::thread::sleep(Duration::from_millis(10));
        }
        std::thread::sleep(Duration::from_millis(chance.random_range(0..1500)));
        child.kill().unwrap();
        let said = String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap();
        let given = said.lines().filter_map(|line| line.strip_prefix(GIVEN)?.parse::<usize>().ok()).max();
        let mut world = Guderian::world();
        let opened = Record::<Guderian>::open(&mut world, &path).unwrap();
        let lost = |note: &String| note.contains("no longer plays");
        assert!(!opened.notes.iter().any(lost), "{:?}", opened.notes);
        let left = opened.record.file.played.len();
        assert!(left >= given.unwrap_or(0), "{left} of {given:?} orders are left");
        most = most.max(left);
        // The lock is gone with the process.
        Autosave::begin(&path, &opened.record).expect("the file is free again");
    }
    assert!(most > 0, "the child never wrote an order");
    fs::remove_dir_all(&folder).unwrap();
}
