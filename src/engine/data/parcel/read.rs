//! Reading and writing the zip itself.

use super::limits::{MOST_BYTES, MOST_BYTES_OF_FILE, MOST_FILES};
use crate::engine::data::{DataError, Shown, read_bytes};
use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, Cursor, Read, Write},
    path::Path,
};
use zip::{CompressionMethod, ZipArchive, ZipWriter, write::SimpleFileOptions};

/// The longest name of a file in a pack or a parcel, with its folders.
const LONGEST_NAME: usize = 200;

/// What came in one file: names with `/` between folders, and their bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parcel {
    pub files: BTreeMap<String, Vec<u8>>,
}

impl Parcel {
    /// Reads a parcel from a file. What systems put into zips by themselves is left out.
    ///
    /// # Errors
    /// It is no zip, or holds something that no pack, scenario or lesson needs: more than the limits allow, links, names
    /// that lead out of it, the same name twice, what needs a password.
    pub fn read(path: &Path) -> Result<Self, DataError> {
        let name = path.shown();
        let bytes = read_bytes(path, MOST_BYTES)
            .map_err(|unread| DataError::whole_file(&name, unread.to_string()))?;
        Self::of_bytes(&bytes).map_err(|why| DataError::whole_file(&name, why))
    }

    /// The same of the bytes of such a file.
    ///
    /// # Errors
    /// See [`Parcel::read`]: a sentence.
    pub fn of_bytes(bytes: &[u8]) -> Result<Self, String> {
        let mut zip =
            ZipArchive::new(Cursor::new(bytes)).map_err(|error| format!("this is no zip file: {error}"))?;
        if zip.len() > MOST_FILES {
            return Err(format!("it holds {} files; {MOST_FILES} is the limit", zip.len()));
        }
        let mut parcel = Self::default();
        let mut left = MOST_BYTES;
        // Some systems take capitals for small letters.
        let mut names = BTreeSet::new();
        for number in 0..zip.len() {
            let mut file =
                zip.by_index(number).map_err(|error| format!("file {} of it: {error}", number + 1))?;
            let name = file.name().map_err(|error| format!("the name of file {}: {error}", number + 1))?;
            let name = name.into_owned();
            if file.is_dir() || is_litter(&name) {
                continue;
            }
            if !is_inside(&name) {
                return Err(format!("\"{name}\" is no name of a file that stays in its folder"));
            }
            if !file.is_file() {
                return Err(format!("{name} is a link: only files are taken"));
            }
            let mut bytes = Vec::new();
            let most = MOST_BYTES_OF_FILE.min(left);
            file.by_ref()
                .take(most + 1)
                .read_to_end(&mut bytes)
                .map_err(|error| format!("{name} cannot be unpacked: {error}"))?;
            let size = bytes.len() as u64;
            if size > most {
                return Err(match size > MOST_BYTES_OF_FILE {
                    true => format!("{name} is longer than {MOST_BYTES_OF_FILE} bytes, which is the limit"),
                    false => {
                        format!("its files are longer than {MOST_BYTES} bytes together, which is the limit")
                    }
                });
            }
            left -= size;
            if !names.insert(name.to_lowercase()) {
                return Err(format!("{name} is in it twice"));
            }
            parcel.files.insert(name, bytes);
        }
        Ok(parcel)
    }

    /// The bytes of the zip with these files.
    ///
    /// # Errors
    /// One of them is too large for a zip.
    pub fn to_bytes(&self) -> io::Result<Vec<u8>> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        for (name, bytes) in &self.files {
            zip.start_file(name, options).map_err(io::Error::other)?;
            zip.write_all(bytes)?;
        }
        Ok(zip.finish().map_err(io::Error::other)?.into_inner())
    }
}

/// Whether a file's name stays in the folder of its pack or parcel, on every system.
pub fn is_inside(file: &str) -> bool {
    let part = |part: &str| !part.is_empty() && part != "." && part != "..";
    let letters = |letter: char| !letter.is_control() && !matches!(letter, '\\' | ':');
    file.len() <= LONGEST_NAME && file.split('/').all(part) && file.chars().all(letters)
}

/// What systems put into a folder or a zip by themselves.
fn is_litter(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or(name);
    name.starts_with("__MACOSX/")
        || last.starts_with("._")
        || [".DS_Store", "Thumbs.db", "desktop.ini"].contains(&last)
}
