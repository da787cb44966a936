//! Autosave: after every order a line is appended, which the system has at once and the disk soon, so that a program
//! that is killed loses at most the last order. A lock keeps a second running copy from writing the same file.

use super::{Game, Record, game_file::Written};
use crate::engine::storage::{Disk, KeptFile, Trouble, Wake, is_kept_by_another, taken};
use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

/// A game file that is kept up to date; dropping it waits for the disk.
pub struct Autosave {
    file: KeptFile,
    /// What has been handed over; none if the game must be handed over anew.
    written: Option<Written>,
    /// How often something had been taken back then.
    takebacks: u64,
    /// Why the game has no text.
    untold: Option<Trouble>,
}

impl Autosave {
    /// Begins to keep the game in this file, which is written anew.
    ///
    /// # Errors
    /// Another running copy of the program writes it, or it cannot be written.
    pub fn begin<G: Game>(path: &Path, record: &Record<G>) -> io::Result<Self> {
        let autosave = Self::start(Disk::default(), path, record, Arc::new(|| {}));
        match autosave.settle() {
            Ok(()) => Ok(autosave),
            Err(trouble) => {
                autosave.file.give_up();
                Err(trouble.into())
            }
        }
    }

    /// Begins to keep the game in this file, which is written anew before this returns. If it cannot be written, that
    /// is tried again and again; `wake` is called when trouble has come or gone.
    pub fn start<G: Game>(disk: Disk, path: &Path, record: &Record<G>, wake: Wake) -> Self {
        let text = record.file.text();
        let untold = text.as_ref().err().map(untold);
        let file = KeptFile::begin(disk, path, text.unwrap_or_default(), true, wake);
        let mut autosave = Self { file, written: None, takebacks: 0, untold };
        if autosave.untold.is_none() {
            autosave.note(record);
        }
        autosave
    }

    /// The file.
    pub fn path(&self) -> PathBuf {
        self.file.path()
    }

    /// What stops the game from being kept, if anything does.
    pub fn trouble(&self) -> Option<Trouble> {
        self.untold.clone().or_else(|| self.file.trouble())
    }

    /// Files that had come to lie in its place, and where they lie now; each is told once.
    pub fn set_aside(&self) -> Vec<PathBuf> {
        self.file.set_aside()
    }

    fn note<G: Game>(&mut self, record: &Record<G>) {
        self.written = Some(record.file.extent());
        self.takebacks = record.takebacks();
    }

    /// Hands over what has been played since the last time; the whole game if something was taken back. Nobody waits
    /// for the disk; what cannot be written is [`Autosave::trouble`] and is tried again.
    pub fn keep<G: Game>(&mut self, record: &Record<G>) {
        let handed_over = match self.written.take().filter(|_| self.takebacks == record.takebacks()) {
            Some(written) => record.file.text_after(written).map(|text| self.file.add(&text)),
            None => record.file.text().map(|text| self.file.replace(text)),
        };
        self.untold = handed_over.as_ref().err().map(untold);
        if handed_over.is_ok() {
            self.note(record);
        }
    }

    /// Waits until the disk has the game, or until that has failed once more.
    ///
    /// # Errors
    /// What stops it.
    pub fn settle(&self) -> Result<(), Trouble> {
        match &self.untold {
            Some(trouble) => Err(trouble.clone()),
            None => self.file.settle(),
        }
    }

    /// Keeps the game in another file from now on, which is written before this returns.
    ///
    /// # Errors
    /// It cannot be written there, and the game is kept where it was.
    pub fn move_to(&self, path: &Path) -> Result<(), Trouble> {
        self.file.move_to(path)
    }
}

/// The trouble with a game that cannot be told in text.
fn untold(error: &ron::Error) -> Trouble {
    Trouble { kind: io::ErrorKind::InvalidData, why: format!("the game has no text: {error}") }
}

/// Makes sure that no running copy keeps its game in this file.
///
/// # Errors
/// One does.
pub(super) fn is_free(path: &Path) -> io::Result<()> {
    if is_kept_by_another(path) { Err(taken()) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::{
            orders::GameFile,
            storage::{Fault, PlannedFault, clear_leftovers},
        },
        games::guderian::rules::{Guderian, order::Order},
    };
    use bevy::prelude::World;
    use std::fs;

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
            rulebook: &Arc<<Guderian as Game>::Rulebook>,
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

    fn rulebook() -> Arc<<Guderian as Game>::Rulebook> {
        Arc::new(Guderian::load("training", &Default::default()).unwrap())
    }

    /// What a new game may be written over: nothing that was played, and nothing that cannot be read.
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
        for there in [text(&noted), b"scribble".to_vec(), vec![0xFF, 0xFE], b"Game(\nOrder((number".to_vec()]
        {
            assert!(lost(&there, &three), "{}", String::from_utf8_lossy(&there));
        }
        assert!(!lost(b"", &three));
        fs::remove_file(&path).unwrap();
        assert!(!three.would_lose(&path) && three.would_lose(&folder));
        fs::remove_dir_all(&folder).unwrap();
    }

    /// A disk that is full for a moment must not leave half a line in the midst of the file.
    #[test]
    fn a_failed_write_is_made_good() {
        let folder = std::env::temp_dir().join(format!("kessel-failed-write-{}", std::process::id()));
        let path = folder.join("game.kessel");
        let faults = Arc::new(PlannedFault::default());
        let mut kept = Kept::begin(&path, &faults, &rulebook());
        kept.end_phase();
        faults.begin(Fault::Full);
        kept.end_phase();
        assert_eq!(kept.autosave.settle().unwrap_err().why, "the disk is full");
        assert!(GameFile::<Guderian>::read(&path).unwrap().played.len() == 1, "half a line is left out");
        faults.mend();
        kept.end_phase();
        kept.autosave.settle().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), kept.record.file.text().unwrap());
        fs::remove_dir_all(&folder).unwrap();
    }

    /// A kill at any write, sync and rename of a game that is played, taken back and noted on.
    #[test]
    fn a_game_killed_at_any_step_opens_with_all_but_the_last_order() {
        let folder = std::env::temp_dir().join(format!("kessel-killed-{}", std::process::id()));
        let rulebook = rulebook();
        // Plays until it is killed; the orders that the file held before the last deed and should hold after it.
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
            let faults = Arc::new(PlannedFault::at(Fault::Kill, step));
            let may_be = play(&path, &faults, true);
            clear_leftovers(&folder);
            let left = path.exists().then(|| GameFile::<Guderian>::read(&path).unwrap().played.len());
            assert!(may_be.contains(&left), "killed at {taken:?}: {left:?} of {may_be:?} are left");
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
