//! A game that is saved in a file while the disk fails or the program is killed.

use bevy::prelude::World;
use kessel::{
    engine::{
        orders::{Autosave, Game, GameFile, PositionData, Record},
        storage::{Disk, DiskFault, PlannedFault, clear_leftovers},
    },
    games::guderian::rules::{Guderian, order::Order},
};
use std::{fs, path::Path, sync::Arc};

/// A game with an autosave on a disk with faults.
struct Kept {
    world: World,
    record: Record<Guderian>,
    autosave: Autosave,
}

impl Kept {
    fn begin(
        path: &Path,
        faults: &Arc<PlannedFault>,
        rulebook: &Arc<<Guderian as PositionData>::Rulebook>,
    ) -> Self {
        let mut world = Guderian::world();
        let record = Record::<Guderian>::new(&mut world, Arc::clone(rulebook), 1);
        let disk = Disk::with_faults(Arc::clone(faults) as _);
        let autosave = Autosave::start(disk, path, &record, Arc::new(|| {}));
        Self { world, record, autosave }
    }

    fn end_phase(&mut self) {
        self.record.play(&mut self.world, &Order::EndPhase).unwrap();
        self.autosave.keep(&self.record);
    }
}

fn rulebook() -> Arc<<Guderian as PositionData>::Rulebook> {
    Arc::new(Guderian::load("training", &Default::default()).unwrap())
}

/// The files that a new game may overwrite: none with orders, and none that cannot be read.
#[test]
fn only_a_game_that_this_one_goes_on_from_may_be_written_over() {
    let folder = std::env::temp_dir().join(format!("kessel-would-lose-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let rulebook = rulebook();
    let played = |seed: u64, orders: usize| {
        let mut world = Guderian::world();
        let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), seed);
        (0..orders).for_each(|_| drop(record.play(&mut world, &Order::EndPhase).unwrap()));
        record.file
    };
    let path = folder.join("game.kessel");
    let lost = |there: &[u8], file: &GameFile<Guderian>| {
        fs::write(&path, there).unwrap();
        file.would_lose(&path)
    };
    let text = |file: &GameFile<Guderian>| file.text().unwrap().into_bytes();
    let (two, three) = (played(1, 2), played(1, 3));
    assert!(!lost(&text(&played(2, 0)), &two), "nothing was played there");
    assert!(!lost(&text(&two), &two) && !lost(&text(&two), &three));
    assert!(lost(&text(&three), &two) && lost(&text(&played(2, 2)), &three));
    let mut noted = played(2, 0);
    noted.notes.insert(0, "a plan".to_owned());
    for there in [text(&noted), b"scribble".to_vec(), vec![0xFF, 0xFE], b"Game(\nOrder((number".to_vec()] {
        assert!(lost(&there, &three), "{}", String::from_utf8_lossy(&there));
    }
    assert!(!lost(b"", &three));
    fs::remove_file(&path).unwrap();
    assert!(!three.would_lose(&path) && three.would_lose(&folder));
    fs::remove_dir_all(&folder).unwrap();
}

/// A disk that is full for a moment must not leave half a line in the middle of the file.
#[test]
fn a_failed_write_is_made_good() {
    let folder = std::env::temp_dir().join(format!("kessel-failed-write-{}", std::process::id()));
    let path = folder.join("game.kessel");
    let faults = Arc::new(PlannedFault::default());
    let mut kept = Kept::begin(&path, &faults, &rulebook());
    kept.end_phase();
    faults.begin(DiskFault::Full);
    kept.end_phase();
    assert_eq!(kept.autosave.settle().unwrap_err().why, "the disk is full");
    assert!(GameFile::<Guderian>::read(&path).unwrap().played.len() == 1, "half a line is left out");
    faults.mend();
    kept.end_phase();
    kept.autosave.settle().unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), kept.record.file.text().unwrap());
    fs::remove_dir_all(&folder).unwrap();
}

/// A kill at any write, sync and rename of a game with orders, undo and notes.
#[test]
fn a_game_killed_at_any_step_opens_with_all_but_the_last_order() {
    let folder = std::env::temp_dir().join(format!("kessel-killed-{}", std::process::id()));
    let rulebook = rulebook();
    // Plays until it is killed; returns the number of orders that the file had before the last action and should have
    // after it.
    let play = |path: &Path, faults: &Arc<PlannedFault>, killed: bool| {
        let mut kept = Kept::begin(path, faults, &rulebook);
        let mut orders = [None, Some(0)];
        for deed in 0..5 {
            let _ = kept.autosave.settle();
            if killed && faults.has_begun() {
                return orders;
            }
            match deed {
                2 => {
                    kept.record.note(1, "here it began");
                    kept.autosave.keep(&kept.record);
                }
                _ => kept.end_phase(),
            }
            orders = [orders[1], Some(kept.record.file.played.len())];
        }
        let _ = kept.autosave.settle();
        orders
    };
    let usual = Arc::new(PlannedFault::default());
    assert_eq!(play(&folder.join("usual.kessel"), &usual, false), [Some(3), Some(4)]);
    let steps = usual.steps();
    assert!(steps.len() > 15, "{steps:?}");
    for (step, taken) in steps.iter().enumerate() {
        let path = folder.join(format!("killed-{step}.kessel"));
        let faults = Arc::new(PlannedFault::at(DiskFault::Kill, step));
        let may_be = play(&path, &faults, true);
        clear_leftovers(&folder);
        let left = path.exists().then(|| GameFile::<Guderian>::read(&path).unwrap().played.len());
        assert!(may_be.contains(&left), "killed at {taken:?}: {left:?} of {may_be:?} are left");
    }
    fs::remove_dir_all(&folder).unwrap();
}

/// A rulebook at the same address as an earlier one is not mistaken for it.
#[test]
fn rulebooks_are_known_by_their_numbers() {
    let load = || Box::new(Guderian::load("training", &Default::default()).expect("it is shipped"));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..4 {
        assert!(seen.insert(load().number.get()), "the same number for another rulebook");
    }
    let rulebook = load();
    assert_ne!(rulebook.number, rulebook.clone().number, "a copy may be changed");
}
