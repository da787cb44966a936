//! Faults of the disk, for tests.

use std::{
    io,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

/// One operation of the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DiskStep {
    /// A folder is made, with its parent folders.
    MakeFolder,
    /// A file is made, or opened for writing.
    Open,
    /// Bytes are written to the system.
    Write,
    /// A file is cut to a length.
    Cut,
    /// The program waits until a file is on the disk.
    Sync,
    /// A file is renamed.
    Rename,
    /// The program waits until the names in a folder are on the disk.
    SyncFolder,
    Remove,
}

/// The fate of a step.
#[derive(Debug)]
pub enum Fate {
    Done,
    /// It counts as done but is not: for syncs only, so that tests do not wait for a disk.
    Skipped,
    /// Only this many bytes of a write are written; the rest needs another write.
    Short(usize),
    /// It fails, and nothing has changed.
    Fails(io::Error),
}

/// Decides the fate of each step.
pub trait Faults: Send + Sync {
    /// Returns the fate of a step on this file or folder.
    fn fate(&self, step: DiskStep, path: &Path) -> Fate;

    /// Returns the free bytes on the disk of this folder; none to ask the system.
    fn room(&self, folder: &Path) -> Option<u64> {
        let _ = folder;
        None
    }
}

/// A fault at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiskFault {
    /// It fails once.
    Error,
    /// A write is done in part, and the rest fails; later steps succeed.
    ShortWrite,
    /// The disk is full from then on, until it is repaired.
    Full,
    /// The process is killed: nothing is done any more, and a write has been done in part.
    Kill,
}

impl DiskFault {
    /// All faults.
    pub const ALL: [Self; 4] = [Self::Error, Self::ShortWrite, Self::Full, Self::Kill];
}

/// One fault at one step, for tests; no sync waits for a real disk.
#[derive(Debug, Default)]
pub struct PlannedFault {
    plan: Mutex<Plan>,
}

#[derive(Debug, Default)]
struct Plan {
    fault: Option<(DiskFault, usize)>,
    /// The steps asked for so far.
    steps: Vec<(DiskStep, PathBuf)>,
    /// Whether a write has been done in part.
    cut: bool,
}

/// Bytes that are written of a partial write.
const PART: usize = 3;

impl PlannedFault {
    /// Plans this fault for a step, counted from 0.
    pub fn at(fault: DiskFault, step: usize) -> Self {
        Self { plan: Mutex::new(Plan { fault: Some((fault, step)), ..Plan::default() }) }
    }

    fn plan(&self) -> MutexGuard<'_, Plan> {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plans the fault for the next step.
    pub fn begin(&self, fault: DiskFault) {
        self.begin_after(fault, 0);
    }

    /// Plans the fault for the time after this many more steps.
    pub fn begin_after(&self, fault: DiskFault, steps: usize) {
        let mut plan = self.plan();
        plan.fault = Some((fault, plan.steps.len() + steps));
        plan.cut = false;
    }

    /// Ends the fault: all later steps succeed.
    pub fn mend(&self) {
        self.plan().fault = None;
    }

    /// The steps that have been asked for.
    pub fn steps(&self) -> Vec<(DiskStep, PathBuf)> {
        self.plan().steps.clone()
    }

    /// Whether the step of the fault has been asked for.
    pub fn has_begun(&self) -> bool {
        let plan = self.plan();
        plan.fault.is_some_and(|(_, at)| plan.steps.len() > at)
    }
}

impl Faults for PlannedFault {
    fn fate(&self, step: DiskStep, path: &Path) -> Fate {
        let mut plan = self.plan();
        let number = plan.steps.len();
        plan.steps.push((step, path.to_owned()));
        let done =
            if matches!(step, DiskStep::Sync | DiskStep::SyncFolder) { Fate::Skipped } else { Fate::Done };
        let Some((fault, at)) = plan.fault.filter(|(_, at)| *at <= number) else { return done };
        let fails = |why: io::ErrorKind| Fate::Fails(why.into());
        let writes = step == DiskStep::Write;
        match fault {
            DiskFault::Error if number == at => Fate::Fails(io::Error::other("the disk has a fault")),
            DiskFault::ShortWrite if number == at && writes => Fate::Short(PART),
            DiskFault::ShortWrite if number == at + 1 && writes => {
                Fate::Fails(io::Error::other("the disk has a fault"))
            }
            DiskFault::Full | DiskFault::Kill if writes && !plan.cut => {
                plan.cut = true;
                Fate::Short(PART)
            }
            DiskFault::Full if writes || step == DiskStep::MakeFolder => fails(io::ErrorKind::StorageFull),
            DiskFault::Kill => fails(io::ErrorKind::Interrupted),
            DiskFault::Error | DiskFault::ShortWrite | DiskFault::Full => done,
        }
    }

    fn room(&self, _: &Path) -> Option<u64> {
        let plan = self.plan();
        let full = plan.fault.is_some_and(|(fault, at)| fault == DiskFault::Full && at <= plan.steps.len());
        Some(if full { 0 } else { 1 << 40 })
    }
}
