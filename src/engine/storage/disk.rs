//! The disk: everything that the program writes is asked of it.

use super::{DiskStep, Fate, Faults};
use std::{
    fmt,
    fs::{self, File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

/// Bytes that pictures leave free for games: more than the longest game and its copy while it is written anew.
const LEFT_FOR_GAMES: u64 = 32 << 20;

/// The disk, or one with faults.
#[derive(Clone, Default)]
pub struct Disk {
    faults: Option<Arc<dyn Faults>>,
}

impl fmt::Debug for Disk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.faults.is_some() { "Disk with faults" } else { "Disk" })
    }
}

impl Disk {
    /// A disk with faults, for tests.
    pub fn with_faults(faults: Arc<dyn Faults>) -> Self {
        Self { faults: Some(faults) }
    }

    fn fate(&self, step: DiskStep, path: &Path) -> Fate {
        self.faults.as_ref().map_or(Fate::Done, |faults| faults.fate(step, path))
    }

    fn step<T>(&self, step: DiskStep, path: &Path, work: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        match self.fate(step, path) {
            Fate::Fails(error) => Err(error),
            _ => work(),
        }
    }

    /// Makes a folder, with those that it lies in.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn make_folder(&self, folder: &Path) -> io::Result<()> {
        if folder.as_os_str().is_empty() || folder.is_dir() {
            return Ok(());
        }
        self.step(DiskStep::MakeFolder, folder, || {
            fs::create_dir_all(folder).map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => io::ErrorKind::NotADirectory.into(),
                _ => error,
            })
        })
    }

    /// Opens a file in a way of its own. A terminal, a device like `/dev/null` or a pipe that the program was started
    /// with may be opened as well; a pipe or a disk in a folder is not, for whoever opens a pipe waits for its other end.
    pub fn open(&self, path: &Path, how: &OpenOptions) -> io::Result<File> {
        self.step(DiskStep::Open, path, || may_open(path).and_then(|()| how.open(path)))
    }

    /// Opens a file that is there to write behind its end.
    pub fn open_to_append(&self, path: &Path) -> io::Result<File> {
        self.open(path, OpenOptions::new().append(true))
    }

    /// Hands bytes to the system: whoever is killed afterwards has not lost them.
    ///
    /// # Errors
    /// Not all of them could be written.
    pub fn write(&self, mut file: &File, path: &Path, mut bytes: &[u8]) -> io::Result<()> {
        while !bytes.is_empty() {
            match self.fate(DiskStep::Write, path) {
                Fate::Fails(error) => return Err(error),
                Fate::Short(taken) => {
                    let (now, left) = bytes.split_at(taken.min(bytes.len()));
                    file.write_all(now)?;
                    bytes = left;
                }
                Fate::Done | Fate::Skipped => return file.write_all(bytes),
            }
        }
        Ok(())
    }

    /// Cuts a file to a length.
    ///
    /// # Errors
    /// It cannot be cut.
    pub fn cut(&self, file: &File, path: &Path, length: u64) -> io::Result<()> {
        self.step(DiskStep::Cut, path, || file.set_len(length))
    }

    /// Waits until a file is on the disk.
    ///
    /// # Errors
    /// What was written may be lost.
    pub fn sync(&self, file: &File, path: &Path) -> io::Result<()> {
        match self.fate(DiskStep::Sync, path) {
            Fate::Fails(error) => Err(error),
            Fate::Skipped => Ok(()),
            _ => file.sync_all(),
        }
    }

    /// Gives a file another name.
    ///
    /// # Errors
    /// It has kept its name.
    pub fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step(DiskStep::Rename, to, || fs::rename(from, to))
    }

    /// Removes a file.
    ///
    /// # Errors
    /// It is still there.
    pub fn remove(&self, path: &Path) -> io::Result<()> {
        self.step(DiskStep::Remove, path, || fs::remove_file(path))
    }

    /// Waits until the names in a folder are on the disk, where a system can do that.
    ///
    /// # Errors
    /// A new name may be lost.
    pub fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        match self.fate(DiskStep::SyncFolder, folder) {
            Fate::Fails(error) => Err(error),
            Fate::Skipped => Ok(()),
            _ => sync_names(folder),
        }
    }

    /// Writes a file so that it is never seen half written, and waits until it is on the disk. What is no file, a
    /// terminal or a pipe, is written into.
    ///
    /// # Errors
    /// It could not be written; then the file is as it was, or whole.
    pub fn write_whole(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.write_renamed(path, bytes, true)
    }

    /// Writes a file so that it is never seen half written, and waits for no disk: for what is written often and
    /// can be lost.
    ///
    /// # Errors
    /// It could not be written; then the file is as it was.
    pub fn write_light(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.write_renamed(path, bytes, false)
    }

    /// Writes a picture, or anything else that can be made anew: only if enough room is left for games.
    ///
    /// # Errors
    /// It could not be written, or it would have taken the last room.
    pub fn write_spare(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let folder = folder_of(path);
        self.make_folder(&folder)?;
        if self.room(&folder).is_some_and(|room| room < LEFT_FOR_GAMES + bytes.len() as u64) {
            return Err(io::Error::new(io::ErrorKind::StorageFull, "the room that is left is for games"));
        }
        self.write_renamed(path, bytes, false)
    }

    /// The bytes that are free where a folder lies; none if the system does not tell.
    fn room(&self, folder: &Path) -> Option<u64> {
        let told = self.faults.as_ref().and_then(|faults| faults.room(folder));
        told.or_else(|| fs4::available_space(folder).ok())
    }

    fn write_renamed(&self, path: &Path, bytes: &[u8], lasting: bool) -> io::Result<()> {
        // A link stays a link: what it leads to is written.
        let linked = path.is_symlink().then(|| fs::canonicalize(path).ok()).flatten();
        let path = linked.as_deref().unwrap_or(path);
        if is_special(path) {
            let file = self.open(path, OpenOptions::new().write(true))?;
            return self.write(&file, path, bytes);
        }
        let folder = folder_of(path);
        self.make_folder(&folder)?;
        let unfinished = unfinished_name(path);
        let written = self.fill(&unfinished, bytes, lasting).and_then(|()| self.rename(&unfinished, path));
        if let Err(error) = written {
            let _ = self.remove(&unfinished);
            return Err(error);
        }
        if lasting { self.sync_folder(&folder) } else { Ok(()) }
    }

    fn fill(&self, path: &Path, bytes: &[u8], lasting: bool) -> io::Result<()> {
        let file = self.open(path, OpenOptions::new().create(true).truncate(true).write(true))?;
        // Whoever clears leftovers away sees by the lock that this is none. Where files cannot be locked, it is left
        // alone for its name.
        let _ = file.try_lock();
        self.write(&file, path, bytes)?;
        if lasting { self.sync(&file, path) } else { Ok(()) }
    }

    /// Adds a line to a file of lines, which is made if it is not there. A line that an earlier write has left without
    /// its end gets one.
    ///
    /// # Errors
    /// It could not be written; then the file is as it was, unless it cannot even be cut.
    pub fn add_line(&self, path: &Path, line: &str) -> io::Result<()> {
        self.make_folder(&folder_of(path))?;
        let mut file = self.open(path, OpenOptions::new().create(true).read(true).append(true))?;
        let length = file.metadata()?.len();
        let mut last = [b'\n'];
        if length > 0 {
            file.seek(SeekFrom::End(-1))?;
            file.read_exact(&mut last)?;
        }
        let text = format!("{}{line}\n", if last == [b'\n'] { "" } else { "\n" });
        if let Err(error) = self.write(&file, path, text.as_bytes()) {
            let _ = self.cut(&file, path, length);
            return Err(error);
        }
        self.sync(&file, path)
    }
}

/// The folder that a file lies in.
pub(super) fn folder_of(path: &Path) -> PathBuf {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new(".")).to_owned()
}

/// Whether something lies there that is neither a file nor a folder: a terminal, a pipe.
pub(super) fn is_special(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir())
}

/// Makes sure that opening a file to write into it waits for nobody and destroys no disk.
///
/// # Errors
/// A pipe, a socket or a disk lies there.
pub fn may_open(path: &Path) -> io::Result<()> {
    if is_trap(path) { Err(no_file()) } else { Ok(()) }
}

/// What is said of a pipe, a socket or a disk where a file should be.
pub(super) fn no_file() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, "a pipe, a socket or a device lies there, no file")
}

/// Whether something lies there that is not to be opened: a pipe in a folder, a socket, a disk. A pipe that the program
/// was started with, as `/dev/stdout` may be one, has no place in any folder.
#[cfg(unix)]
fn is_trap(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt;
    let Ok(kind) = fs::metadata(path).map(|about| about.file_type()) else { return false };
    kind.is_block_device() || kind.is_socket() || (kind.is_fifo() && fs::canonicalize(path).is_ok())
}

#[cfg(not(unix))]
fn is_trap(_: &Path) -> bool {
    false
}

/// The name under which a file is written before it gets its own: no other one has it, in this process or another.
fn unfinished_name(path: &Path) -> PathBuf {
    static COUNTER: AtomicU32 = AtomicU32::new(0);
    let number = COUNTER.fetch_add(1, Ordering::Relaxed);
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}-{number}.tmp", std::process::id()));
    path.with_file_name(name)
}

#[cfg(unix)]
fn sync_names(folder: &Path) -> io::Result<()> {
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        // Some file systems have nothing to wait for, and say so in their own ways.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
            Ok(())
        }
        outcome => outcome,
    }
}

/// Elsewhere folders cannot be opened as files, and renaming lasts by itself.
#[cfg(not(unix))]
fn sync_names(_: &Path) -> io::Result<()> {
    Ok(())
}
