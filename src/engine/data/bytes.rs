//! The bytes of files that others may have made: only regular files, and never more than the limit.

use super::text::text_of;
use std::{
    fs::{self, File},
    io::{self, BufRead, BufReader, Read},
    path::Path,
};
use thiserror::Error;

/// The reason why the bytes of a file cannot be read.
#[derive(Debug, Error)]
pub enum Unread {
    #[error("cannot be read: {0}")]
    System(#[from] io::Error),
    /// The file is not a regular one, such as a pipe, a device or a folder.
    #[error("{0}: only regular files are read")]
    Special(&'static str),
    /// The file is too large.
    #[error("is {size} bytes long; the limit for such files is {most}")]
    TooLong {
        /// Its size in bytes.
        size: u64,
        /// The allowed size in bytes.
        most: u64,
    },
}

impl Unread {
    /// Whether there is no such file.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::System(error) if error.kind() == io::ErrorKind::NotFound)
    }
}

impl From<Unread> for io::Error {
    fn from(unread: Unread) -> Self {
        match unread {
            Unread::System(error) => error,
            other => Self::other(format!("it {other}")),
        }
    }
}

/// Opens a regular file for reading. A pipe, a device or a folder is not even opened: opening a pipe would wait until a
/// program writes into it.
///
/// # Errors
/// There is no such file, or it is not a regular one.
pub fn open_regular(path: &Path) -> Result<File, Unread> {
    regular(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    // The file may have been replaced since.
    regular(&file.metadata()?)?;
    Ok(file)
}

fn regular(about: &fs::Metadata) -> Result<(), Unread> {
    if about.is_file() {
        Ok(())
    } else if about.is_dir() {
        Err(Unread::Special("is a folder"))
    } else {
        Err(Unread::Special("is a pipe, a device or a socket"))
    }
}

/// Reads the bytes of a regular file, at most this many.
///
/// # Errors
/// See [`Unread`].
pub fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, Unread> {
    let file = open_regular(path)?;
    let size = file.metadata()?.len();
    if size > most {
        return Err(Unread::TooLong { size, most });
    }
    let mut bytes = Vec::new();
    // Some system files report a size of 0 and have no end.
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    let size = bytes.len() as u64;
    if size > most { Err(Unread::TooLong { size, most }) } else { Ok(bytes) }
}

/// Returns the first byte of a regular file; none if it is empty or cannot be read.
pub fn first_byte(path: &Path) -> Option<u8> {
    let mut byte = [0];
    open_regular(path).ok()?.read_exact(&mut byte).ok()?;
    Some(byte[0])
}

/// Returns the first line of a regular file, without its end; none if it is not text or longer than this many bytes.
pub fn first_line(path: &Path, most: u64) -> Option<String> {
    let mut line = Vec::new();
    BufReader::new(open_regular(path).ok()?.take(most)).read_until(b'\n', &mut line).ok()?;
    let text = text_of(&line).ok()?;
    Some(text.lines().next().unwrap_or_default().to_owned())
}
