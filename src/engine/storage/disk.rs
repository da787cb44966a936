//! The disk: every write of the program goes through it.

use super::{DiskStep, Fate, Faults};
use crate::engine::text::say;
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

/// Bytes that pictures leave free for games: more than the longest game and its copy while it is rewritten.
const LEFT_FOR_GAMES: u64 = 32 << 20;

/// The disk, or one with faults for tests.
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
    /// Makes a disk with faults, for tests.
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

    /// Makes a folder, with its parent folders.
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

    /// Opens a file with these options. A terminal, a device like `/dev/null` or a pipe that the program was started
    /// with may be opened as well. A pipe or a disk in a folder is not, since opening a pipe would wait for its other
    /// end.
    pub fn open(&self, path: &Path, how: &OpenOptions) -> io::Result<File> {
        self.step(DiskStep::Open, path, || may_open(path).and_then(|()| how.open(path)))
    }

    /// Opens an existing file to append to it.
    pub fn open_to_append(&self, path: &Path) -> io::Result<File> {
        self.open(path, OpenOptions::new().append(true))
    }

    /// Writes bytes to the system: a process that is killed afterwards has not lost them.
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
    /// The written bytes may be lost.
    pub fn sync(&self, file: &File, path: &Path) -> io::Result<()> {
        match self.fate(DiskStep::Sync, path) {
            Fate::Fails(error) => Err(error),
            Fate::Skipped => Ok(()),
            _ => file.sync_all(),
        }
    }

    /// Renames a file.
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

    /// Waits until the names in a folder are on the disk, if the system supports it.
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

    /// Writes a file so that it is never seen half written, and waits until it is on the disk. A terminal or a pipe is
    /// written into directly.
    ///
    /// # Errors
    /// It could not be written; the file is then unchanged or complete.
    pub fn write_whole(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.write_renamed(path, bytes, true)
    }

    /// Writes a file so that it is never seen half written, without waiting for the disk: for files that are written
    /// often and can be lost.
    ///
    /// # Errors
    /// It could not be written; the file is then unchanged.
    pub fn write_light(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.write_renamed(path, bytes, false)
    }

    /// Writes a file that no other user of the machine can read, so that it is never seen half written, and waits until it
    /// is on the disk.
    ///
    /// # Errors
    /// It could not be written; the file is then unchanged or complete.
    pub fn write_private(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let folder = folder_of(path);
        self.make_folder(&folder)?;
        let unfinished = unfinished_name(path);
        let mut how = OpenOptions::new();
        how.create(true).truncate(true).write(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt;
            how.mode(0o600);
        }
        let filled = self.open(&unfinished, &how).and_then(|file| {
            self.write(&file, &unfinished, bytes)?;
            self.sync(&file, &unfinished)
        });
        if let Err(error) = filled.and_then(|()| self.rename(&unfinished, path)) {
            let _ = self.remove(&unfinished);
            return Err(error);
        }
        self.sync_folder(&folder)
    }

    /// Writes a picture, or another file that can be made again: only if enough room is left for games.
    ///
    /// # Errors
    /// It could not be written, or it would have taken the last room.
    pub fn write_spare(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let folder = folder_of(path);
        self.make_folder(&folder)?;
        if self.room(&folder).is_some_and(|room| room < LEFT_FOR_GAMES + bytes.len() as u64) {
            return Err(io::Error::new(io::ErrorKind::StorageFull, say!("disk-room-for-games")));
        }
        self.write_renamed(path, bytes, false)
    }

    /// Returns the free bytes on the disk of a folder; none if the system does not report them.
    fn room(&self, folder: &Path) -> Option<u64> {
        let told = self.faults.as_ref().and_then(|faults| faults.room(folder));
        told.or_else(|| fs4::available_space(folder).ok())
    }

    fn write_renamed(&self, path: &Path, bytes: &[u8], lasting: bool) -> io::Result<()> {
        // A link stays a link: its target is written.
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
        // The removal of leftovers recognizes by the lock that this file is in use. If files cannot be locked, its name
        // protects it.
        let _ = file.try_lock();
        self.write(&file, path, bytes)?;
        if lasting { self.sync(&file, path) } else { Ok(()) }
    }

    /// Adds a line to a file of lines, which is made if it does not exist. A line that an earlier write has left
    /// without its end gets one.
    ///
    /// # Errors
    /// It could not be written; the file is then unchanged, unless it cannot be cut either.
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

/// Returns the folder of a file.
pub(super) fn folder_of(path: &Path) -> PathBuf {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new(".")).to_owned()
}

/// Whether the path is neither a file nor a folder: a terminal, a pipe.
pub(super) fn is_special(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir())
}

/// Checks that opening a file for writing neither waits nor destroys a disk.
///
/// # Errors
/// It is a pipe, a socket or a disk.
pub fn may_open(path: &Path) -> io::Result<()> {
    if is_trap(path) { Err(no_file()) } else { Ok(()) }
}

/// Returns the error for a pipe, a socket or a disk in place of a file.
pub(super) fn no_file() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, say!("disk-no-file"))
}

/// Whether the path must not be opened: a pipe in a folder, a socket, a disk. A pipe that the program was started with,
/// as `/dev/stdout` may be one, is in no folder.
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

/// Returns the name under which a file is written before it is renamed: it is unique, in this process and all others.
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
        // Some file systems have nothing to wait for, and report it as different errors.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
            Ok(())
        }
        outcome => outcome,
    }
}

/// On other systems folders cannot be opened as files, and renaming needs no sync.
#[cfg(not(unix))]
fn sync_names(_: &Path) -> io::Result<()> {
    Ok(())
}
