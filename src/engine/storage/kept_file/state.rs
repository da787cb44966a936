//! The state of a kept file: its wanted contents, the part already in place, and the trouble with the rest.

use super::{
    super::disk::Disk,
    trying::{Trouble, lock_beside, next_try},
};
use crate::engine::text::say;
use same_file::Handle;
use std::{
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// The work that a file needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// None: it is up to date.
    Nothing,
    /// Its end is missing.
    Append,
    /// It must be rewritten.
    Whole,
}

/// The file in place, written by this process.
struct InPlace {
    file: File,
    /// The edition whose beginning it contains.
    edition: u64,
    /// The length of that beginning in bytes.
    length: u64,
    /// Whether a piece of a failed write may follow that.
    torn: bool,
    /// Whether its contents are known to be wrong.
    spoilt: bool,
    /// Whether another file, or none, is in its place.
    lost: bool,
}

pub(super) struct State {
    pub path: PathBuf,
    /// Whether only this process writes it.
    pub alone: bool,
    lock: Option<File>,
    /// Whether another copy of the program was writing it: the result of that is not overwritten.
    foreign: bool,
    /// The wanted contents.
    pub wanted: String,
    /// The number of times that the whole has been replaced.
    pub edition: u64,
    file: Option<InPlace>,
    /// Whether a copy of this is being written.
    pub busy: bool,
    /// Whether the disk must still be waited for.
    pub unsynced: bool,
    pub syncing: bool,
    pub trouble: Option<Trouble>,
    /// The number of failed writes, in all and since the last success.
    pub failures: u64,
    in_a_row: u32,
    /// The time of the next attempt after a failure; none for at once.
    pub again: Option<Instant>,
    pub set_aside: Vec<PathBuf>,
    pub ends: bool,
    pub given_up: bool,
}

impl State {
    pub fn new(path: &Path, wanted: String, alone: bool) -> Self {
        Self {
            path: path.to_owned(),
            alone,
            lock: None,
            foreign: false,
            wanted,
            edition: 0,
            file: None,
            busy: false,
            unsynced: false,
            syncing: false,
            trouble: None,
            failures: 0,
            in_a_row: 0,
            again: None,
            set_aside: Vec::new(),
            ends: false,
            given_up: false,
        }
    }

    /// Returns the work that the file needs.
    pub fn way(&self) -> Way {
        match &self.file {
            Some(file) if file.edition != self.edition || file.spoilt || file.lost => Way::Whole,
            Some(file) if file.length < self.wanted.len() as u64 || file.torn => Way::Append,
            Some(_) => Way::Nothing,
            None => Way::Whole,
        }
    }

    /// Whether everything is on the disk.
    pub fn is_settled(&self) -> bool {
        self.way() == Way::Nothing && !self.busy && !self.unsynced && !self.syncing
    }

    /// Notices if another file, or none, is in the place of the file.
    pub fn look_after(&mut self) {
        if !self.alone || self.busy {
            return;
        }
        let path = &self.path;
        if let Some(file) = self.file.as_mut().filter(|file| !file.lost) {
            file.lost = !file.is_at(path);
        }
    }

    /// Writes the missing end of the file in place.
    ///
    /// # Errors
    /// A piece of it may have been written.
    pub fn append(&mut self, disk: &Disk) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Err(io::ErrorKind::NotFound.into()) };
        if file.torn {
            disk.cut(&file.file, &self.path, file.length)?;
            file.torn = false;
        }
        let written = usize::try_from(file.length).unwrap_or(usize::MAX);
        let new = self.wanted.as_bytes().get(written..).unwrap_or_default();
        if let Err(error) = disk.write(&file.file, &self.path, new) {
            file.torn = true;
            return Err(error);
        }
        file.length += new.len() as u64;
        self.unsynced = true;
        Ok(())
    }

    /// Returns a copy that is sufficient to rewrite the file; the file in place and its lock move into it.
    pub fn copy(&mut self) -> Self {
        let mut copy = Self::new(&self.path, self.wanted.clone(), self.alone);
        copy.edition = self.edition;
        copy.lock = self.lock.take();
        copy.foreign = self.foreign;
        copy.file = self.file.take();
        copy
    }

    /// Takes the file in place back from a copy.
    pub fn take_over(&mut self, copy: Self) {
        self.lock = copy.lock;
        self.foreign = copy.foreign;
        self.file = copy.file;
        self.set_aside.extend(copy.set_aside);
        self.busy = false;
    }

    /// Writes the whole file. Another file in its place is set aside.
    ///
    /// # Errors
    /// The file is unchanged, or missing.
    pub fn write(&mut self, disk: &Disk) -> io::Result<()> {
        if self.alone {
            self.hold_lock(disk)?;
            self.make_room(disk)?;
        }
        let written = disk.write_whole(&self.path, self.wanted.as_bytes());
        if self.file.as_ref().is_some_and(|file| !file.is_at(&self.path)) {
            self.file = None;
        }
        written?;
        self.foreign = false;
        let file = disk.open_to_append(&self.path)?;
        let length = self.wanted.len() as u64;
        let lost = file.metadata()?.len() != length;
        self.file = Some(InPlace { file, edition: self.edition, length, torn: false, spoilt: false, lost });
        Ok(())
    }

    fn hold_lock(&mut self, disk: &Disk) -> io::Result<()> {
        let beside = self.path.with_extension("lock");
        let holds = self.lock.as_ref().is_some_and(|lock| is_same(lock, &beside));
        if !holds {
            self.lock = None;
            let lock = lock_beside(disk, &self.path);
            self.foreign |= lock.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::WouldBlock);
            self.lock = Some(lock?);
        }
        Ok(())
    }

    /// Renames a file in the place of this one, if it is not the one that was written there.
    fn make_room(&mut self, disk: &Disk) -> io::Result<()> {
        let own = self.file.as_ref().map_or(!self.foreign, |file| file.is_at(&self.path));
        if own || !self.path.exists() {
            return Ok(());
        }
        let name = |number: u32| {
            let mut name = OsString::from("found-");
            name.push(self.path.file_stem().unwrap_or_default());
            name.push(format!("-{number}."));
            name.push(self.path.extension().unwrap_or_default());
            self.path.with_file_name(name)
        };
        let free = (1..=9999).map(name).find(|path| !path.exists());
        let aside = free.ok_or_else(|| io::Error::other(say!("disk-too-many-aside")))?;
        disk.rename(&self.path, &aside)?;
        self.set_aside.push(aside);
        Ok(())
    }

    /// The file in place, to wait for the disk.
    pub fn handle(&self) -> Option<io::Result<File>> {
        self.file.as_ref().map(|file| file.file.try_clone())
    }

    /// Marks the file in place as not to be trusted.
    pub fn spoil(&mut self) {
        if let Some(file) = &mut self.file {
            file.spoilt = true;
        }
    }

    pub fn succeed(&mut self) {
        self.trouble = None;
        self.in_a_row = 0;
        self.again = None;
    }

    pub fn fail(&mut self, error: &io::Error) {
        self.trouble = Some(Trouble::of(error));
        self.failures += 1;
        self.in_a_row += 1;
        self.again = Some(next_try(self.in_a_row));
    }

    /// Returns the pause before the next attempt; none if it may be made now.
    pub fn pause(&self) -> Option<Duration> {
        let pause = self.again?.saturating_duration_since(Instant::now());
        Some(pause).filter(|pause| !pause.is_zero())
    }
}

impl InPlace {
    /// Whether the file at this path is this one, unchanged.
    fn is_at(&self, path: &Path) -> bool {
        let as_left =
            |about: fs::Metadata| about.is_file() && (self.torn || self.spoilt || about.len() == self.length);
        fs::metadata(path).is_ok_and(as_left) && is_same(&self.file, path)
    }
}

/// Whether an open file is the one at this path.
fn is_same(file: &File, path: &Path) -> bool {
    let open = file.try_clone().and_then(Handle::from_file);
    matches!((open, Handle::from_path(path)), (Ok(open), Ok(there)) if open == there)
}
