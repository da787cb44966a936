//! Tests with a fault at every step of keeping a file.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{
    super::*,
    trying::{LONGEST_PAUSE, pause_after},
    *,
};
use crate::engine::data::Shown;
use std::{
    fs,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Instant,
};

/// Makes an empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kessel-kept-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn nobody() -> Wake {
    Arc::new(|| {})
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

/// Returns the names in a folder, without locks.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| !name.ends_with(".lock")).collect();
    names.sort();
    names
}

fn waits_until(what: impl Fn() -> bool) -> bool {
    (0..500).any(|_| {
        thread::sleep(Duration::from_millis(10));
        what()
    })
}

/// A change of a file.
enum Deed {
    Add(&'static str),
    Replace(&'static str),
}

const BEGUN: &str = "begun and written in full\n";

/// A game is played, undone in part, and continued.
const DEEDS: [Deed; 6] = [
    Deed::Add("first order\n"),
    Deed::Add("second order\n"),
    Deed::Replace("begun and written in full\nfirst order\n"),
    Deed::Add("another order\n"),
    Deed::Replace("begun anew\nfirst order\nanother order\n"),
    Deed::Add("last order\n"),
];

/// Returns the wanted contents of the file after this many deeds.
fn wanted(deeds: usize) -> String {
    DEEDS[..deeds].iter().fold(BEGUN.to_owned(), |text, deed| match deed {
        Deed::Add(line) => text + line,
        Deed::Replace(text) => (*text).to_owned(),
    })
}

/// Does all deeds until a planned kill: returns the number of deeds done, and the file.
fn play(path: &Path, faults: &Arc<PlannedFault>, fault: Option<DiskFault>) -> (usize, KeptFile) {
    let disk = Disk::with_faults(Arc::clone(faults) as Arc<dyn Faults>);
    let file = KeptFile::begin(disk, path, BEGUN.to_owned(), true, nobody());
    for (number, deed) in DEEDS.iter().enumerate() {
        if fault == Some(DiskFault::Kill) && faults.has_begun() {
            return (number, file);
        }
        match deed {
            Deed::Add(line) => file.add(line),
            Deed::Replace(text) => file.replace((*text).to_owned()),
        }
        let _ = file.settle();
    }
    (DEEDS.len(), file)
}

#[test]
fn a_fault_at_any_step_loses_nothing_and_a_kill_at_most_what_came_last() {
    let folder = folder("every-step");
    let usual = Arc::new(PlannedFault::default());
    drop(play(&folder.join("usual.txt"), &usual, None));
    let steps = usual.steps().len();
    assert!(steps > 20, "{steps}");
    let kinds: std::collections::BTreeSet<DiskStep> =
        usual.steps().into_iter().map(|(step, _)| step).collect();
    assert!(
        [DiskStep::Open, DiskStep::Write, DiskStep::Sync, DiskStep::Rename, DiskStep::SyncFolder]
            .iter()
            .all(|step| kinds.contains(step))
    );
    for fault in DiskFault::ALL {
        for step in 0..steps {
            let folder = folder.join(format!("{fault:?}-{step}"));
            let path = folder.join("game.txt");
            let faults = Arc::new(PlannedFault::at(fault, step));
            let (done, file) = play(&path, &faults, Some(fault));
            let case = format!("{fault:?} at step {step}, {:?}", faults.steps().get(step));
            if fault == DiskFault::Kill {
                drop(file);
                // Before the file had its name, no order had been played.
                if path.exists() {
                    let whole = text(&path);
                    let lines = &whole[..whole.rfind('\n').map_or(0, |end| end + 1)];
                    let before = wanted(done.saturating_sub(1));
                    assert!(lines == wanted(done) || lines == before, "{case}: {whole}");
                } else {
                    assert_eq!(done, 0, "{case}");
                }
                clear_leftovers(&folder);
            } else {
                if fault == DiskFault::Full {
                    let trouble = file.settle().expect_err(&case);
                    assert_eq!(trouble.why, "the disk is full", "{case}");
                    faults.mend();
                }
                let settled = (0..3).any(|_| file.settle().is_ok());
                assert!(settled && file.trouble().is_none(), "{case}");
                assert_eq!(text(&path), wanted(DEEDS.len()), "{case}");
                assert!(file.set_aside().is_empty(), "{case}");
                drop(file);
            }
            let left: Vec<String> = names(&folder).into_iter().filter(|name| name != "game.txt").collect();
            assert!(left.is_empty(), "{case}: {left:?}");
        }
    }
    fs::remove_dir_all(&folder).unwrap();
}

impl PlannedFault {
    fn disk(self: &Arc<Self>) -> Disk {
        Disk::with_faults(Arc::clone(self) as Arc<dyn Faults>)
    }
}

#[test]
fn what_has_failed_is_tried_again_by_itself_and_the_window_is_woken() {
    let folder = folder("by-itself");
    let path = folder.join("game.txt");
    let (faults, woken) = (Arc::new(PlannedFault::default()), Arc::new(AtomicUsize::new(0)));
    let count = Arc::clone(&woken);
    let wake: Wake = Arc::new(move || {
        count.fetch_add(1, Ordering::Relaxed);
    });
    let file = KeptFile::begin(faults.disk(), &path, "one\n".to_owned(), true, wake);
    faults.begin(DiskFault::Full);
    file.add("two\n");
    assert_eq!(file.trouble().map(|trouble| trouble.kind), Some(io::ErrorKind::StorageFull));
    file.add("three\n");
    faults.mend();
    assert!(waits_until(|| file.trouble().is_none()), "nobody gives an order");
    assert_eq!(text(&path), "one\ntwo\nthree\n");
    assert!(woken.load(Ordering::Relaxed) > 0);
    assert!(pause_after(1) < pause_after(2) && pause_after(40) == LONGEST_PAUSE);
    fs::remove_dir_all(&folder).unwrap();
}

/// A disk with slow syncs.
struct Slow;

impl Faults for Slow {
    fn fate(&self, step: DiskStep, _: &Path) -> Fate {
        if step == DiskStep::Sync {
            thread::sleep(Duration::from_millis(300));
        }
        Fate::Done
    }
}

#[test]
fn nobody_waits_for_the_disk_and_the_system_has_everything_at_once() {
    let folder = folder("slow");
    let path = folder.join("game.txt");
    let file = KeptFile::begin(Disk::with_faults(Arc::new(Slow)), &path, String::new(), true, nobody());
    let begun = Instant::now();
    let mut wanted = String::new();
    for number in 0..20 {
        let line = format!("order {number}\n");
        file.add(&line);
        wanted += &line;
        assert_eq!(text(&path), wanted, "a process that is killed now has lost nothing");
    }
    assert!(begun.elapsed() < Duration::from_millis(300), "{:?}", begun.elapsed());
    file.settle().unwrap();
    assert!(begun.elapsed() >= Duration::from_millis(300), "settling waits");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_file_that_was_deleted_or_replaced_is_written_anew_and_the_other_is_kept() {
    let folder = folder("replaced");
    let path = folder.join("game.txt");
    let file = KeptFile::begin(Disk::default(), &path, "one\n".to_owned(), true, nobody());
    fs::remove_file(&path).unwrap();
    file.add("two\n");
    file.settle().unwrap();
    assert_eq!(text(&path), "one\ntwo\n", "deleted");
    // Another file of the same length takes its place.
    fs::write(folder.join("other.txt"), "ONE\nTWO\n").unwrap();
    fs::rename(folder.join("other.txt"), &path).unwrap();
    file.add("three\n");
    file.settle().unwrap();
    assert_eq!(text(&path), "one\ntwo\nthree\n", "replaced");
    let aside = folder.join("found-game-1.txt");
    assert_eq!(file.set_aside(), std::slice::from_ref(&aside));
    assert_eq!(text(&aside), "ONE\nTWO\n");
    // Another program writes into it.
    fs::write(&path, "scribble").unwrap();
    file.add("four\n");
    file.settle().unwrap();
    assert_eq!(text(&path), "one\ntwo\nthree\nfour\n", "scribbled on");
    assert_eq!(text(&folder.join("found-game-2.txt")), "scribble");
    // The whole folder is removed, and the program ends.
    fs::remove_dir_all(&folder).unwrap();
    drop(file);
    assert_eq!(text(&path), "one\ntwo\nthree\nfour\n", "the folder was deleted");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn it_goes_on_elsewhere() {
    let folder = folder("elsewhere");
    let (here, there) = (folder.join("here/game.txt"), folder.join("there/game.txt"));
    let faults = Arc::new(PlannedFault::default());
    let file = KeptFile::begin(faults.disk(), &here, "one\n".to_owned(), true, nobody());
    faults.begin(DiskFault::Full);
    file.add("two\n");
    assert!(file.move_to(&there).is_err(), "that is full as well");
    assert_eq!(file.path(), here);
    faults.mend();
    file.move_to(&there).unwrap();
    assert_eq!((file.path(), file.trouble()), (there.clone(), None));
    file.add("three\n");
    file.settle().unwrap();
    assert_eq!(text(&there), "one\ntwo\nthree\n");
    let second = KeptFile::begin(Disk::default(), &here, "other\n".to_owned(), true, nobody());
    assert_eq!(second.trouble(), None, "the old place is free");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn what_another_copy_has_written_is_not_written_over() {
    let folder = folder("other-copy");
    let path = folder.join("game.txt");
    let first = KeptFile::begin(Disk::default(), &path, "first\n".to_owned(), true, nobody());
    let second = KeptFile::begin(Disk::default(), &path, "second\n".to_owned(), true, nobody());
    let trouble = second.trouble().unwrap();
    assert_eq!(trouble.why, "another running copy of Kessel is writing this file");
    assert_eq!(text(&path), "first\n");
    drop(first);
    second.settle().unwrap();
    assert_eq!(text(&path), "second\n");
    assert_eq!(text(&folder.join("found-game-1.txt")), "first\n");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn pictures_leave_the_last_room_to_games() {
    let folder = folder("pictures");
    let path = folder.join("game.png");
    let faults = Arc::new(PlannedFault::default());
    let disk = faults.disk();
    disk.write_spare(&path, b"a picture").unwrap();
    faults.begin(DiskFault::Full);
    assert!(disk.write_spare(&path, b"another picture").is_err());
    assert!(
        faults.steps().iter().filter(|(step, _)| *step == DiskStep::Write).count() == 1,
        "it was not even begun"
    );
    assert_eq!((text(&path), names(&folder)), ("a picture".to_owned(), vec!["game.png".to_owned()]));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_whole_file_is_old_or_new_whatever_goes_wrong() {
    let folder = folder("whole");
    for fault in DiskFault::ALL {
        for step in 0..8 {
            let path = folder.join(format!("{fault:?}-{step}.ron"));
            let ways: [fn(&Disk, &Path, &[u8]) -> io::Result<()>; 3] =
                [Disk::write_whole, Disk::write_light, Disk::write_spare];
            for way in ways {
                fs::write(&path, "old").unwrap();
                let faults = Arc::new(PlannedFault::at(fault, step));
                let outcome = way(&faults.disk(), &path, b"new and longer than before");
                let now = text(&path);
                assert!(now == "old" || now == "new and longer than before", "{fault:?} at {step}: {now}");
                assert!(outcome.is_err() || now != "old", "{fault:?} at {step}");
                if fault != DiskFault::Kill {
                    faults.mend();
                    way(&faults.disk(), &path, b"new").unwrap();
                }
            }
        }
    }
    clear_leftovers(&folder);
    assert!(names(&folder).iter().all(|name| name.ends_with(".ron")), "{:?}", names(&folder));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_line_is_added_whole_or_not_at_all() {
    let folder = folder("lines");
    for fault in DiskFault::ALL {
        for step in 0..6 {
            let path = folder.join(format!("{fault:?}-{step}.txt"));
            fs::write(&path, "one\n").unwrap();
            let faults = Arc::new(PlannedFault::at(fault, step));
            let _ = faults.disk().add_line(&path, "two");
            let now = text(&path);
            let cut = fault == DiskFault::Kill && "one\ntwo\n".starts_with(&now);
            assert!(["one\n", "one\ntwo\n"].contains(&now.as_str()) || cut, "{fault:?} at {step}: {now}");
            Disk::default().add_line(&path, "three").unwrap();
            let lines = text(&path);
            assert!(lines.starts_with("one\n") && lines.ends_with("\nthree\n"), "{lines}");
        }
    }
    fs::remove_dir_all(&folder).unwrap();
}

/// A disk with room only for additions to a file: as if few bytes were left.
struct NoRoomForCopies;

impl Faults for NoRoomForCopies {
    fn fate(&self, step: DiskStep, path: &Path) -> Fate {
        let copy = path.extension().is_some_and(|ending| ending == "tmp");
        match step {
            DiskStep::Write if copy => Fate::Fails(io::ErrorKind::StorageFull.into()),
            DiskStep::Sync | DiskStep::SyncFolder => Fate::Skipped,
            _ => Fate::Done,
        }
    }
}

/// Undo needs room for a second copy. If there is none this is reported, and the old file stays unchanged.
#[test]
fn a_rewrite_that_finds_no_room_leaves_the_old_file_and_is_told() {
    let folder = folder("no-room");
    let path = folder.join("game.txt");
    let begun = "begun\nfirst order\nsecond order\n";
    fs::write(&path, begun).unwrap();
    let faults = Arc::new(PlannedFault::default());
    let file = KeptFile::begin(faults.disk(), &path, begun.to_owned(), true, nobody());
    file.settle().unwrap();
    drop(file);
    let tight = KeptFile::begin(
        Disk::with_faults(Arc::new(NoRoomForCopies)),
        &path,
        begun.to_owned(),
        true,
        nobody(),
    );
    assert_eq!(tight.trouble().map(|trouble| trouble.why).as_deref(), Some("the disk is full"));
    assert_eq!(text(&path), begun, "not even the first copy has room");
    drop(tight);
    // Begun with room; then there is none.
    let file = KeptFile::begin(faults.disk(), &path, begun.to_owned(), true, nobody());
    file.settle().unwrap();
    faults.begin(DiskFault::Full);
    for deed in
        [Deed::Replace("begun\nfirst order\n"), Deed::Add("another order\n"), Deed::Replace("begun\n")]
    {
        match deed {
            Deed::Add(line) => file.add(line),
            Deed::Replace(text) => file.replace(text.to_owned()),
        }
        assert_eq!(file.settle().unwrap_err().why, "the disk is full");
        assert_eq!(file.trouble().map(|trouble| trouble.why).as_deref(), Some("the disk is full"));
        assert_eq!(text(&path), begun, "the old file is whole");
        assert_eq!(names(&folder), ["game.txt"], "no piece of a copy takes the last room");
    }
    faults.mend();
    file.settle().unwrap();
    assert_eq!((text(&path).as_str(), file.trouble()), ("begun\n", None));
    fs::remove_dir_all(&folder).unwrap();
}

/// Opening a pipe waits for its other end: neither a file nor its lock may be one.
#[cfg(unix)]
#[test]
fn a_pipe_is_not_waited_for() {
    let folder = folder("pipe");
    let pipe = |name: &str| {
        let path = folder.join(name);
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        path
    };
    let said = "a pipe, a socket or a device is there, not a file";
    let (path, _) = (folder.join("game.txt"), pipe("game.lock"));
    assert!(is_kept_by_another(&path), "nobody can tell");
    let file = KeptFile::begin(Disk::default(), &path, "one\n".to_owned(), true, nobody());
    assert_eq!(file.trouble().unwrap().why, said);
    file.give_up();
    let path = pipe("settings.txt");
    let file = KeptFile::begin(Disk::default(), &path, "one\n".to_owned(), false, nobody());
    assert_eq!(file.trouble().unwrap().why, said);
    file.give_up();
    let disk = Disk::default();
    let ways: [fn(&Disk, &Path, &[u8]) -> io::Result<()>; 3] =
        [Disk::write_whole, Disk::write_light, Disk::write_spare];
    for way in ways {
        assert_eq!(way(&disk, &path, b"one").unwrap_err().to_string(), said);
    }
    assert_eq!(disk.add_line(&path, "one").unwrap_err().to_string(), said);
    assert!(!is_kept_by_another(&folder.join("free.txt")));
    fs::remove_dir_all(&folder).unwrap();
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = folder("links");
    let (file, link) = (folder.join("file.ron"), folder.join("link.ron"));
    fs::write(&file, "old").unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    Disk::default().write_whole(&link, b"new").unwrap();
    assert!(link.is_symlink());
    assert_eq!(text(&file), "new");
    Disk::default().write_whole(Path::new("/dev/null"), b"nothing").unwrap();
    assert!(!Path::new("/dev/null").is_file(), "what is no file is written into");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_file_where_the_folder_should_be_is_told_in_plain_words() {
    let folder = folder("no-folder");
    let file = folder.join("file");
    fs::write(&file, "in the way").unwrap();
    for path in [file.join("game"), file.join("deeper/game")] {
        let error = Disk::default().write_whole(&path, b"a game").unwrap_err();
        assert_eq!(in_plain_words(&error), "a file is where its folder should be", "{}", path.shown());
    }
    fs::remove_dir_all(&folder).unwrap();
}
