//! The files in a module, which is a zip: they are listed at once, and unpacked one by one when they are asked for.

use super::limits::{FILES, MODULE_BYTES};
use crate::engine::{
    data::{DataError, Shown, Unread, open_regular, parcel::is_inside},
    text::say,
};
use std::{
    collections::BTreeMap,
    fmt,
    fs::File,
    io::{self, BufReader, Read, Seek, SeekFrom},
    path::Path,
};
use zip::ZipArchive;

/// The bytes of the record at the end of a zip, and of the longest comment behind it.
const END: u64 = 22 + 65_535;

pub(super) struct Archive {
    zip: ZipArchive<BufReader<File>>,
    /// The files, by their names, with their numbers in the zip.
    files: BTreeMap<String, usize>,
}

impl fmt::Debug for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Archive of {} files", self.files.len())
    }
}

impl Archive {
    /// Opens the file of a module.
    ///
    /// # Errors
    /// It cannot be read, is no zip, is beyond the limits, or has names in it that lead out of it or occur twice.
    pub fn open(path: &Path) -> Result<Self, DataError> {
        let fault = |why: String| DataError::whole_file(&path.shown(), why);
        let file = open_regular(path).map_err(|unread| fault(unread.to_string()))?;
        Self::of_file(file).map_err(fault)
    }

    fn of_file(mut file: File) -> Result<Self, String> {
        let unread = |error: io::Error| Unread::System(error).to_string();
        let size = file.metadata().map_err(unread)?.len();
        if size > MODULE_BYTES {
            return Err(Unread::TooLong { size, most: MODULE_BYTES }.to_string());
        }
        let mut end = Vec::new();
        file.seek(SeekFrom::Start(size.saturating_sub(END))).map_err(unread)?;
        file.by_ref().take(END).read_to_end(&mut end).map_err(unread)?;
        file.seek(SeekFrom::Start(0)).map_err(unread)?;
        // The list of files is not even read if it is too long.
        let listed = listed(&end).ok_or_else(|| say!("import-no-zip"))?;
        if listed > FILES {
            return Err(say!("import-many-files", most = FILES));
        }
        let zip = ZipArchive::new(BufReader::new(file))
            .map_err(|error| say!("import-unread-zip", why = error.to_string()))?;
        if zip.len() > FILES {
            return Err(say!("import-many-files", most = FILES));
        }
        if zip.has_duplicate_names() {
            return Err(say!("import-same-name"));
        }
        let mut files = BTreeMap::new();
        for number in 0..zip.len() {
            let Some(name) = zip.name_for_index(number) else { continue };
            let unnamed = |why: String| say!("import-name-of-file", number = number + 1, why = why);
            let name = name.map_err(|error| unnamed(error.to_string()))?.into_owned();
            let bare = name.strip_suffix('/').unwrap_or(&name);
            if !is_inside(bare) {
                return Err(say!("import-name-outside", name = bare));
            }
            if bare.len() == name.len() {
                files.insert(name, number);
            }
        }
        Ok(Self { zip, files })
    }

    /// Whether there is a file of this name.
    pub fn has(&self, name: &str) -> bool {
        self.files.contains_key(name)
    }

    /// The names of the files in a folder, without the folder, in order.
    pub fn names_in<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = &'a str> {
        self.files.keys().filter_map(move |name| name.strip_prefix(folder))
    }

    /// Unpacks a file.
    ///
    /// # Errors
    /// There is none of this name, it is longer than `most` bytes, damaged, or a link: a sentence.
    pub fn read(&mut self, name: &str, most: u64) -> Result<Vec<u8>, String> {
        let number = *self.files.get(name).ok_or_else(|| say!("import-no-such-file"))?;
        let damaged = |why: String| say!("import-not-unpacked", why = why);
        let mut file = self.zip.by_index(number).map_err(|error| damaged(error.to_string()))?;
        if !file.is_file() {
            return Err(say!("import-link"));
        }
        let mut bytes = Vec::new();
        let read = file.by_ref().take(most + 1).read_to_end(&mut bytes);
        read.map_err(|error| damaged(error.to_string()))?;
        match bytes.len() as u64 > most {
            true => Err(say!("import-long-file", most = most.to_string())),
            false => Ok(bytes),
        }
    }
}

/// Returns the number of files that the record at the end of a zip states; none without such a record.
fn listed(end: &[u8]) -> Option<usize> {
    let at = end.windows(4).rposition(|four| four == b"PK\x05\x06")?;
    let two = end.get(at + 10..at + 12)?;
    Some(usize::from(u16::from_le_bytes(two.try_into().ok()?)))
}
