//! Reads and writes the zip file of a parcel.

use super::limits::{MOST_BYTES, MOST_BYTES_OF_FILE, MOST_FILES};
use crate::engine::data::{DataError, Shown, name_fault, read_bytes};
use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, Cursor, Read, Write},
    path::Path,
};
use zip::{CompressionMethod, ZipArchive, ZipWriter, write::SimpleFileOptions};

/// The longest name of a file in a pack or a parcel, with its folders, in bytes.
const LONGEST_NAME: usize = 200;

/// The contents of one file: names with `/` between folders, and their bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parcel {
    pub files: BTreeMap<String, Vec<u8>>,
    /// Repairs made while reading, a sentence each.
    pub notes: Vec<String>,
}

impl Parcel {
    /// Reads a parcel from a file. Files that systems add to zips are left out.
    ///
    /// # Errors
    /// It is not a zip, or has contents that no pack, scenario or lesson needs: more than the limits allow, links,
    /// names that lead out of it or that some system cannot hold, the same name twice, files with a password.
    pub fn read(path: &Path) -> Result<Self, DataError> {
        let name = path.shown();
        let bytes = read_bytes(path, MOST_BYTES)
            .map_err(|unread| DataError::whole_file(&name, unread.to_string()))?;
        Self::of_bytes(&bytes).map_err(|why| DataError::whole_file(&name, why))
    }

    /// Reads a parcel from the bytes of such a file.
    ///
    /// # Errors
    /// See [`Parcel::read`]: a sentence.
    pub fn of_bytes(bytes: &[u8]) -> Result<Self, String> {
        let mut zip = ZipArchive::new(Cursor::new(bytes))
            .map_err(|error| format!("this is not a zip file: {error}"))?;
        if zip.len() > MOST_FILES {
            return Err(format!("it contains {} files; {MOST_FILES} is the limit", zip.len()));
        }
        // Of two files with one name, the library keeps the last.
        if zip.has_duplicate_names() {
            let name = twice(bytes, zip.central_directory_start()).unwrap_or_else(|| "a file".to_owned());
            return Err(format!("{name} is in it twice: only one of the two can be meant"));
        }
        let mut parcel = Self::default();
        let mut left = MOST_BYTES;
        let mut names = Names::default();
        let mut put_right = false;
        for number in 0..zip.len() {
            let mut file =
                zip.by_index(number).map_err(|error| format!("file {} of it: {error}", number + 1))?;
            let given = file.name().map_err(|error| format!("the name of file {}: {error}", number + 1))?;
            let given = given.into_owned();
            let name = with_slashes(&given);
            if file.is_dir() || name.ends_with('/') || is_litter(&name) {
                continue;
            }
            put_right |= name != given;
            if let Some(why) = wrong_name(&name) {
                return Err(why);
            }
            if !file.is_file() {
                return Err(format!("{name} is a link: only files are accepted"));
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
            names.add(&name)?;
            parcel.files.insert(name, bytes);
        }
        if put_right {
            parcel.notes.push(r#"names in it with "\" or "./" are read with "/" between folders"#.to_owned());
        }
        Ok(parcel)
    }

    /// Returns the bytes of the zip with these files.
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

/// Returns the reason why no parcel can hold a file of this name, with its folders; none if it can.
pub(super) fn wrong_name(name: &str) -> Option<String> {
    if !is_inside(name) {
        return Some(format!("\"{name}\" is not the name of a file inside its folder"));
    }
    name.split('/').find_map(name_fault).map(|why| format!("{name}: {why}"))
}

/// Returns a name in the usual form of zips: some programs write `\` between folders, and `./` at the beginning.
fn with_slashes(name: &str) -> String {
    let name = name.replace('\\', "/");
    let mut name = name.as_str();
    while let Some(rest) = name.strip_prefix("./") {
        name = rest;
    }
    name.replace("/./", "/")
}

/// The names in a parcel, of files and of their folders, ignoring case: some systems do not distinguish capitals.
#[derive(Default)]
struct Names {
    files: BTreeMap<String, String>,
    folders: BTreeMap<String, String>,
}

impl Names {
    fn add(&mut self, name: &str) -> Result<(), String> {
        if let Some(other) = self.files.insert(name.to_lowercase(), name.to_owned()) {
            return Err(match other == name {
                true => format!("{name} is in it twice: only one of the two can be meant"),
                false => alike(&other, name),
            });
        }
        for (at, _) in name.match_indices('/') {
            let folder = name.get(..at).unwrap_or_default();
            let other = self.folders.entry(folder.to_lowercase()).or_insert_with(|| folder.to_owned());
            if other != folder {
                return Err(alike(other, folder));
            }
        }
        let both = self.files.keys().find(|file| self.folders.contains_key(*file));
        both.map_or(Ok(()), |both| Err(format!("{both} is both a file and a folder in it")))
    }
}

fn alike(one: &str, other: &str) -> String {
    format!("{one} and {other} differ only in capitals, and some systems treat them as one name: rename one")
}

/// Returns the name that occurs twice in the list at the end of a zip, which begins at this byte.
fn twice(bytes: &[u8], start: u64) -> Option<String> {
    let mut seen = BTreeSet::new();
    let mut rest = bytes.get(usize::try_from(start).ok()?..)?;
    while rest.starts_with(b"PK\x01\x02") {
        let number = |at: usize| {
            let two = rest.get(at..at + 2)?;
            two.try_into().ok().map(u16::from_le_bytes).map(usize::from)
        };
        let (name, extra, comment) = (number(28)?, number(30)?, number(32)?);
        let name = rest.get(46..)?.get(..name)?;
        if !seen.insert(name) {
            return Some(String::from_utf8_lossy(name).into_owned());
        }
        rest = rest.get(46 + name.len() + extra + comment..)?;
    }
    None
}

/// Whether a system adds a file of this name to folders or zips by itself.
fn is_litter(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or(name);
    name.starts_with("__MACOSX/")
        || last.starts_with("._")
        || [".DS_Store", "Thumbs.db", "desktop.ini"].contains(&last)
}
