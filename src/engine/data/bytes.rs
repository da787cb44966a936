//! The bytes of files that somebody else may have made: only regular files, and never more than is allowed.

use super::text::text_of;
use std::{
    fs::{self, File},
    io::{self, BufRead, BufReader, Read},
    path::Path,
};
use thiserror::Error;

/// Why the bytes of a file are not to be had.
#[derive(Debug, Error)]
pub enum Unread {
    #[error("cannot be read: {0}")]
    System(#[from] io::Error),
    /// It is something that never ends, or no file at all.
    #[error("{0}: only regular files are read")]
    Special(&'static str),
    /// It is too large.
    #[error("is {size} bytes long; such files end at {most}")]
    TooLong {
        /// How long it is.
        size: u64,
        /// How long it may be.
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

/// Opens a regular file for reading. A pipe, a device or a folder is not even opened: who opens a pipe
/// waits until somebody writes into it.
///
/// # Errors
/// There is no such file, or it is no regular one.
pub fn open_regular(path: &Path) -> Result<File, Unread> {
    regular(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    // It may have become another one since.
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

/// The bytes of a regular file that has at most so many.
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
    // Some files of the system say that they are empty and have no end.
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    let size = bytes.len() as u64;
    if size > most { Err(Unread::TooLong { size, most }) } else { Ok(bytes) }
}

/// The first byte of a regular file; none if it has none or cannot be read.
pub fn first_byte(path: &Path) -> Option<u8> {
    let mut byte = [0];
    open_regular(path).ok()?.read_exact(&mut byte).ok()?;
    Some(byte[0])
}

/// The first line of a regular file, without its end; none if it is no text or longer than so many bytes.
pub fn first_line(path: &Path, most: u64) -> Option<String> {
    let mut line = Vec::new();
    BufReader::new(open_regular(path).ok()?.take(most)).read_until(b'\n', &mut line).ok()?;
    let text = text_of(&line).ok()?;
    Some(text.lines().next().unwrap_or_default().to_owned())
}
