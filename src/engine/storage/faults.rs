//! Faults that tests put in the way of writing.

use std::{
    io,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

/// One thing that is asked of the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DiskStep {
    /// A folder is made, with those that it lies in.
    MakeFolder,
    /// A file is made, or opened to be written.
    Open,
    /// Bytes are handed to the system.
    Write,
    /// A file is cut to a length.
    Cut,
    /// A file is waited for until it is on the disk.
    Sync,
    /// A file gets another name.
    Rename,
    /// The names in a folder are waited for until they are on the disk.
    SyncFolder,
    Remove,
}

/// What becomes of a step.
#[derive(Debug)]
pub enum Fate {
    Done,
    /// It counts as done and is not: for syncs only, so that a test waits for no disk.
    Skipped,
    /// So many bytes of a write are taken; for the others the disk is asked again.
    Short(usize),
    /// It fails, and nothing has happened.
    Fails(io::Error),
}

/// Decides what becomes of each step.
pub trait Faults: Send + Sync {
    /// What becomes of a step that is about this file or folder.
    fn fate(&self, step: DiskStep, path: &Path) -> Fate;

    /// The bytes that are free where this folder lies; none to ask the system.
    fn room(&self, folder: &Path) -> Option<u64> {
        let _ = folder;
        None
    }
}

/// What goes wrong at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiskFault {
    /// It fails once.
    Error,
    /// A write is taken in part, and the rest fails; then all is well again.
    ShortWrite,
    /// The disk is full from then on, until it is mended.
    Full,
    /// The process is killed: nothing is done any more, and of a write a part has been done.
    Kill,
}

impl DiskFault {
    /// All of them.
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
    /// What was asked so far.
    steps: Vec<(DiskStep, PathBuf)>,
    /// Whether a write has been taken in part.
    cut: bool,
}

/// Bytes of a write that are taken in part.
const PART: usize = 3;

impl PlannedFault {
    /// A disk on which this fault begins at a step, counted from 0.
    pub fn at(fault: DiskFault, step: usize) -> Self {
        Self { plan: Mutex::new(Plan { fault: Some((fault, step)), ..Plan::default() }) }
    }

    fn plan(&self) -> MutexGuard<'_, Plan> {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The fault begins with the next step.
    pub fn begin(&self, fault: DiskFault) {
        self.begin_after(fault, 0);
    }

    /// The fault begins after so many steps more.
    pub fn begin_after(&self, fault: DiskFault, steps: usize) {
        let mut plan = self.plan();
        plan.fault = Some((fault, plan.steps.len() + steps));
        plan.cut = false;
    }

    /// Nothing goes wrong from now on.
    pub fn mend(&self) {
        self.plan().fault = None;
    }

    /// The steps that have been asked for.
    pub fn steps(&self) -> Vec<(DiskStep, PathBuf)> {
        self.plan().steps.clone()
    }

    /// Whether the step at which it begins has been asked for.
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
