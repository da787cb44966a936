//! A module as far as pictures go: its pieces with their names, fronts and backs, and its pictures.

use super::{
    archive::Archive,
    build_file::{self, BuildFile},
    limits::{BUILD_BYTES, IMAGE_BYTES, LETTERS, NOTES},
    pieces::{ImageNames, Piece, fill_faces},
    traits::{Chain, Unpacking},
};
use crate::{
    art::packs::error::Place,
    engine::{
        data::{DataError, Shown, plain, text_of},
        text::say,
    },
};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

/// The folder of the pictures in a module.
const IMAGES: &str = "images/";

/// A module of a player's own. Its pictures stay in its file until they are asked for.
#[derive(Debug)]
pub struct Module {
    /// Its name, as its maker gave it.
    pub name: String,
    pub pieces: Vec<Piece>,
    /// What is wrong with single pieces: a sentence with file, line and column each. The pieces are read without it.
    pub notes: Vec<String>,
    file: String,
    archive: Archive,
    images: ImageNames,
}

impl Module {
    /// Opens a module and reads its pieces.
    ///
    /// # Errors
    /// It is no zip, no module, beyond the limits, or its description is damaged: with file, line and column.
    pub fn open(path: &Path) -> Result<Self, DataError> {
        let file = path.shown();
        let mut archive = Archive::open(path)?;
        let called = ["buildFile.xml", "buildFile"].into_iter().find(|name| archive.has(name));
        let Some(called) = called else {
            return Err(DataError::whole_file(&file, say!("import-no-build-file")));
        };
        let inside = format!("{file}:{called}");
        let bytes = archive.read(called, BUILD_BYTES).map_err(|why| DataError::whole_file(&inside, why))?;
        let text = text_of(&bytes).map_err(|fault| fault.of(&inside))?;
        let build = build_file::read(&text).map_err(|(at, why)| fault_at(&inside, &text, at, why))?;
        let images = ImageNames::of(archive.names_in(IMAGES));
        let mut reading =
            Reading { file: &inside, text: &text, images: &images, faults: Vec::new(), more: 0 };
        let pieces = reading.pieces(&build);
        let notes = reading.notes();
        Ok(Self { name: build.name, pieces, notes, file, archive, images })
    }

    /// The names of its pictures, in order.
    pub fn images(&self) -> impl Iterator<Item = &str> {
        self.images.all()
    }

    /// Returns the picture that is meant by a name; none if the module has none.
    pub fn find_image(&self, given: &str) -> Option<&str> {
        self.images.find(given)
    }

    /// Returns the bytes of a picture.
    ///
    /// # Errors
    /// There is none of this name, or it is damaged or too large.
    pub fn read_image(&mut self, name: &str) -> Result<Vec<u8>, DataError> {
        let bytes = self.archive.read(&format!("{IMAGES}{name}"), IMAGE_BYTES);
        bytes.map_err(|why| self.image_fault(name, why))
    }

    /// Returns a fault of one of its pictures.
    pub(super) fn image_fault(&self, name: &str, why: impl Into<String>) -> DataError {
        DataError::whole_file(&format!("{}:{IMAGES}{name}", self.file), why)
    }
}

fn fault_at(file: &str, text: &str, at: usize, why: impl Into<String>) -> DataError {
    let Place { line, column, .. } = Place::of_byte(file, text, at);
    let sentence = plain(&why.into());
    DataError { file: file.to_owned(), line, column, sentence }
}

/// The pieces of a module being read.
struct Reading<'a> {
    file: &'a str,
    text: &'a str,
    images: &'a ImageNames,
    /// The faults, each with its byte.
    faults: Vec<(usize, String)>,
    /// The number of faults that are only counted.
    more: usize,
}

impl Reading<'_> {
    fn note(&mut self, at: usize, why: String) {
        if self.faults.len() < NOTES {
            self.faults.push((at, why));
        } else {
            self.more += 1;
        }
    }

    fn notes(self) -> Vec<String> {
        let told = |(at, why): (usize, String)| fault_at(self.file, self.text, at, why).to_string();
        let more = (self.more > 0).then(|| say!("import-more-faults", file = self.file, n = self.more));
        self.faults.into_iter().map(told).chain(more).collect()
    }

    /// Returns the pieces; of several that are the same, the first.
    fn pieces(&mut self, build: &BuildFile) -> Vec<Piece> {
        let images = self.images;
        let has_image = |name: &str| images.find(name).is_some();
        let unpacking = Unpacking::new(&has_image);
        let prototypes = self.prototypes(build, &unpacking);
        let mut seen = BTreeSet::new();
        let mut pieces = Vec::new();
        for slot in &build.slots {
            let expanded =
                unpacking.chain(&slot.definition).and_then(|chain| unpacking.expand(&chain, &prototypes));
            let expanded = match expanded {
                Ok(expanded) => expanded,
                Err(why) => {
                    self.note(slot.at, say!("import-piece-fault", piece = slot.name.as_str(), why = why));
                    continue;
                }
            };
            let own: String = expanded.name.trim().chars().take(LETTERS).collect();
            let name = if slot.name.is_empty() { own } else { slot.name.clone() };
            let (above, gpid) = (slot.above.clone(), slot.gpid.clone());
            let mut piece = Piece { name, above, gpid, ..Piece::default() };
            for missing in fill_faces(&mut piece, &expanded, images) {
                let name = piece.name.as_str();
                self.note(slot.at, say!("import-missing-picture", piece = name, picture = missing));
            }
            if seen.insert((piece.name.clone(), piece.front.clone(), piece.back.clone())) {
                pieces.push(piece);
            }
        }
        pieces
    }

    fn prototypes(&mut self, build: &BuildFile, unpacking: &Unpacking) -> BTreeMap<String, Chain> {
        let mut prototypes = BTreeMap::new();
        for prototype in &build.prototypes {
            match unpacking.chain(&prototype.definition) {
                Ok(chain) => {
                    prototypes.insert(prototype.name.clone(), chain);
                }
                // A prototype without traits may be empty.
                Err(_) if prototype.definition.trim().is_empty() => {}
                Err(why) => {
                    let name = prototype.name.as_str();
                    self.note(prototype.at, say!("import-prototype-fault", prototype = name, why = why));
                }
            }
        }
        prototypes
    }
}
