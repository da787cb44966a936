//! Reads a pack: from its own files, with missing ones from the standard pack.
//!
//! A pack is read to its end with any number of faults. Broken parts are reported, and drawn as in their last whole
//! version, or as in the standard pack.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod drawings;

use super::{
    Colouring, PACK_FILE, Pack,
    built_in::{built_in, standard_text},
    completion::{Completed, names_in},
    kind::Kind,
    pack_text::{Art, PackText, UnitCard},
    unit_keys::UnitKeys,
};
use crate::{
    art::packs::{
        drawing::{laid_over, limits, pictures, template::Template, texture::Tile},
        error::{PackError, Place},
        map_art::MapArt,
    },
    engine::data::{self, DataError, Shown, parcel::is_inside, text_of},
};
use std::borrow::Cow;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::{path::Path, sync::Arc};

/// Returns the bytes of one of a pack's own files.
pub type Open<'a> = dyn Fn(&str) -> io::Result<Vec<u8>> + 'a;

/// A pack that was read, and all of its faults.
#[derive(Clone, Debug)]
pub struct PackReading {
    /// The pack, complete because broken parts are replaced.
    pub pack: Pack,
    /// The faults, in the order in which they were found.
    pub faults: Vec<PackError>,
    /// Parts that are drawn differently from their files, for example in another font.
    pub notes: Vec<PackError>,
}

impl Pack {
    /// Loads the pack in this folder and tries every drawing in it once.
    ///
    /// # Errors
    /// The first fault of the pack.
    pub fn load(folder: &Path) -> Result<Self, PackError> {
        let reading = Self::load_with_faults(folder, None)?;
        reading.faults.into_iter().next().map_or(Ok(reading.pack), Err)
    }

    /// Loads the pack in this folder. Broken parts are replaced by their version in `last`, or by that of the standard
    /// pack.
    ///
    /// # Errors
    /// The standard pack inside the program is damaged.
    pub fn load_with_faults(folder: &Path, last: Option<&Self>) -> Result<PackReading, PackError> {
        Self::read_with_faults(&folder.shown(), &|file| read_own(folder, file), last)
    }

    /// Reads a pack through a function that returns a file; `folder` is named in messages.
    ///
    /// # Errors
    /// The first fault of the pack.
    pub fn read(folder: &str, open: &Open) -> Result<Self, PackError> {
        let reading = Self::read_with_faults(folder, open, None)?;
        reading.faults.into_iter().next().map_or(Ok(reading.pack), Err)
    }

    /// Reads a pack through a function that returns a file, and tries every drawing; see [`Pack::load_with_faults`].
    ///
    /// # Errors
    /// The standard pack inside the program is damaged.
    pub fn read_with_faults(
        folder: &str,
        open: &Open,
        last: Option<&Self>,
    ) -> Result<PackReading, PackError> {
        let standard = Self::standard_kept()?;
        let mut reader = Reader::new(folder, open, Some(standard), last);
        let mut pack = reader.read()?;
        let mut faults = reader.faults;
        let notes = pack.try_drawings(last, standard, &mut faults);
        Ok(PackReading { pack, faults, notes })
    }

    /// Reads the standard pack, without another pack as a fallback.
    pub(super) fn read_standard() -> Result<Self, PackError> {
        let open = |file: &str| built_in(file).map(|text| text.as_bytes().to_vec());
        let mut reader = Reader::new("standard", &open, None, None);
        let pack = reader.read()?;
        reader.faults.into_iter().next().map_or(Ok(pack), Err)
    }
}

/// Returns a pack file as its text describes it, completed, with faults that were repaired. `file` is named in faults;
/// drawings are not read.
///
/// # Errors
/// The faults of a text that cannot be read.
pub(super) fn described_by(file: &str, text: &str) -> Result<(PackText, Vec<PackError>), Vec<PackError>> {
    let standard = Pack::standard_kept().map_err(|fault| vec![fault])?;
    let open = |_: &str| Err(io::Error::from(ErrorKind::NotFound));
    let reader = Reader::new("", &open, Some(standard), None);
    let mut described = reader.parse(file, text)?;
    let faults = described.repair(file, text);
    Ok((described, faults))
}

/// Reads the bytes of a file in a folder.
pub(crate) fn read_own(folder: &Path, file: &str) -> io::Result<Vec<u8>> {
    data::read_bytes(&folder.join(file), most_bytes(file)).map_err(|unread| match unread {
        data::Unread::TooLong { size, most } => too_long(size, most),
        other => other.into(),
    })
}

/// Returns the limit of the bytes of a file with this name.
fn most_bytes(file: &str) -> u64 {
    if pictures::is_png(file) { limits::PICTURE_BYTES } else { limits::TEXT_BYTES }
}

fn too_long(size: u64, most: u64) -> io::Error {
    io::Error::other(format!("it is {size} bytes long; {most} is the limit"))
}

struct Reader<'a> {
    folder: &'a str,
    open: &'a Open<'a>,
    /// The standard pack as a fallback.
    standard: Option<&'a Pack>,
    last: Option<&'a Pack>,
    faults: Vec<PackError>,
    /// The number of bytes of all files read.
    bytes: Cell<u64>,
    /// The number of pixels of all pictures.
    pixels: Cell<u64>,
}

/// A file that was found: its name for messages, and its bytes.
type Found = (String, Vec<u8>);

impl<'a> Reader<'a> {
    fn new(folder: &'a str, open: &'a Open<'a>, standard: Option<&'a Pack>, last: Option<&'a Pack>) -> Self {
        let (bytes, pixels) = (Cell::new(0), Cell::new(0));
        Self { folder, open, standard, last, faults: Vec::new(), bytes, pixels }
    }

    /// Returns the bytes of a file, if the pack is not too large with them.
    fn opened(&self, file: &str) -> io::Result<Vec<u8>> {
        let bytes = (self.open)(file)?;
        let (size, most) = (bytes.len() as u64, most_bytes(file));
        if size > most {
            return Err(too_long(size, most));
        }
        self.bytes.set(self.bytes.get() + size);
        if self.bytes.get() > limits::PACK_BYTES {
            let most = limits::PACK_BYTES;
            return Err(io::Error::other(format!(
                "the files of this pack are longer than {most} bytes, the limit"
            )));
        }
        Ok(bytes)
    }

    /// Checks a picture, and that the pack does not have too many.
    fn check_picture(&self, bytes: &[u8]) -> Result<(), String> {
        let (wide, high) = pictures::size(bytes)?;
        self.pixels.set(self.pixels.get() + u64::from(wide) * u64::from(high));
        if self.pixels.get() > limits::PACK_PIXELS {
            let most = limits::PACK_PIXELS;
            return Err(format!("the pictures of this pack have more than {most} pixels, the limit"));
        }
        pictures::check(bytes).map(drop)
    }

    fn shown(&self, file: &str) -> String {
        Path::new(self.folder).join(file).shown()
    }

    /// Returns a file of the pack, or the standard pack's file of this name.
    fn find(&self, file: &str) -> Result<Found, String> {
        if !is_inside(file) {
            return Err("it is not in the pack's folder".to_owned());
        }
        match self.opened(file) {
            Ok(bytes) => Ok((self.shown(file), bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound && self.standard.is_some() => {
                let text = built_in(file).map_err(|_| "this file does not exist".to_owned())?;
                Ok((format!("standard/{file}"), text.as_bytes().to_vec()))
            }
            Err(error) => Err(error.to_string()),
        }
    }

    /// Returns the text of the pack file; that of an empty pack if it cannot be read, so that its drawings still count.
    fn pack_text(&mut self) -> String {
        let place = Place { file: self.shown(PACK_FILE), line: 1, column: 1 };
        match self.opened(PACK_FILE) {
            Ok(bytes) => match text_of(&bytes) {
                Ok(text) => return text.into_owned(),
                Err(fault) => self.faults.push(fault.of(&place.file).into()),
            },
            Err(error) => {
                let why = error.to_string();
                self.faults.push(PackError::Read { place, file: PACK_FILE.to_owned(), why });
            }
        }
        self.last.map_or_else(|| NOTHING.to_owned(), |last| last.text.clone())
    }

    /// Reads the pack file, completed; the earlier version if it is broken.
    fn described(&mut self) -> Result<(PackText, String), PackError> {
        let file = self.shown(PACK_FILE);
        let text = self.pack_text();
        let before = self.last.map_or(NOTHING, |last| last.text.as_str()).to_owned();
        let mut first: Option<Vec<PackError>> = None;
        for text in [text, before, NOTHING.to_owned()] {
            match self.parse(&file, &text) {
                Ok(mut described) => {
                    let faults = described.repair(&file, &text);
                    // The earlier text was whole, so its faults are not reported.
                    if first.is_none() {
                        self.faults.extend(faults);
                    }
                    self.faults.extend(first.into_iter().flatten());
                    return Ok((described, text));
                }
                Err(errors) => first = first.or(Some(errors)),
            }
        }
        let first = first.and_then(|errors| errors.into_iter().next());
        Err(first.unwrap_or_else(|| fault_in(&file, "cannot be read".to_owned())))
    }

    /// Reads the text of a pack file, or returns all of its faults.
    fn parse(&self, file: &str, text: &str) -> Result<PackText, Vec<PackError>> {
        let text = &data::without_format(file, text).map_err(|newer| vec![newer.into()])?;
        let base = if self.standard.is_some() { standard_text() } else { "" };
        let completed = Completed::new(text, base, &["name", "about", "palettes"]);
        let fault = |error: DataError, completed: &Completed| {
            let (line, column) = completed.place(error.line, error.column);
            let place = Place { file: file.to_owned(), line, column };
            PackError::Fault { place, why: error.sentence }
        };
        let read = |completed: &Completed| {
            data::parse_telling_all::<PackText>(file, &completed.text)
                .map_err(|errors| errors.into_iter().map(|error| fault(error, completed)).collect::<Vec<_>>())
        };
        let mut described = read(&completed)?;
        if let Some(fault) = described.excess(file) {
            return Err(vec![fault]);
        }
        if self.standard.is_some() {
            let standard = read(&Completed::unchanged(base))?;
            described.take_palettes(&standard, &names_in(text, "palette"));
        }
        Ok(described)
    }

    fn read(&mut self) -> Result<Pack, PackError> {
        let (described, text) = self.described()?;
        let words = described.words();
        let mut pictures = BTreeMap::new();
        let map = self.map(&described, &text)?;
        let mut drawings = BTreeMap::new();
        for (kind, name, art) in all_art(&described) {
            if let Some(drawing) = self.draw(kind, name, &art, &text, &words, &mut pictures) {
                if kind == Kind::UnitFront {
                    let card = laid_over::card(&drawing.file, &words)?;
                    drawings.insert((Kind::UnitCard, name.to_owned()), card);
                }
                drawings.insert((kind, name.to_owned()), drawing);
            }
        }
        let cards = described
            .templates
            .into_iter()
            .map(|(name, card)| (name, Colouring { colours: card.colours, variants: card.variants }));
        Ok(Pack {
            cards: cards.collect(),
            unit_keys: UnitKeys::new(described.units.keys()),
            units: described.units.into_iter().map(|(name, unit)| (name, unit.colours)).collect(),
            drawings,
            name: described.name,
            about: described.about,
            font: described.font,
            map,
            text,
            palette: described.palette,
            palettes: described.palettes,
            band_patterns: BTreeMap::new(),
            badge_slots: described.badge_slots,
            count_slot: described.count_slot,
            worn: String::new(),
            slow: Arc::default(),
            pictures: Arc::new(pictures),
        })
    }

    /// Reads the numbers for painting the map.
    fn map(&mut self, described: &PackText, text: &str) -> Result<MapArt, PackError> {
        let instead = || match (self.last, self.standard) {
            (Some(last), _) => Ok(last.map.clone()),
            (None, Some(standard)) => Ok(standard.map.clone()),
            (None, None) => MapArt::standard().map_err(PackError::from),
        };
        let Some(file) = &described.map else { return instead() };
        let place = Place::of_word(&self.shown(PACK_FILE), text, file);
        let (shown, bytes) = match self.find(file) {
            Ok(found) => found,
            Err(why) => {
                let whole = instead();
                self.faults.push(PackError::Read { place, file: file.clone(), why });
                return whole;
            }
        };
        let own = match text_of(&bytes) {
            Ok(text) => text.into_owned(),
            Err(fault) => {
                let whole = instead();
                self.faults.push(fault.of(&shown).into());
                return whole;
            }
        };
        match MapArt::read_telling_all(&shown, &own) {
            Err(errors) => {
                let whole = instead();
                self.faults.extend(errors.into_iter().map(PackError::from));
                whole
            }
            Ok(mut map) => {
                for (name, texture) in &mut map.textures.0 {
                    let tile = self.find(&texture.file).and_then(|(shown, bytes)| Tile::read(&shown, &bytes));
                    match tile {
                        Ok(tile) => texture.tile = Some(Arc::new(tile)),
                        Err(why) => {
                            let place = Place::of_word(&shown, &own, &texture.file);
                            let last = self.last.and_then(|last| last.map.textures.0.get(name));
                            texture.tile = last.and_then(|last| last.tile.clone());
                            let file = texture.file.clone();
                            self.faults.push(PackError::Read { place, file, why });
                        }
                    }
                }
                Ok(map)
            }
        }
    }
}

/// The text of an empty pack.
const NOTHING: &str = "(name: \"Unnamed\")";

fn fault_in(file: &str, why: String) -> PackError {
    PackError::Fault { place: Place { file: file.to_owned(), line: 1, column: 1 }, why }
}

/// Returns the replacement for a broken drawing: its earlier version, or that of the standard pack. If there is
/// neither, as for the card of a single unit, the pack has no such drawing, and the usual one is drawn.
pub(crate) fn instead(
    kind: Kind,
    name: &str,
    last: Option<&Pack>,
    standard: Option<&Pack>,
) -> Option<Template> {
    let found = [last, standard].into_iter().flatten().find_map(|pack| pack.find(kind, name));
    found.cloned()
}

/// Returns every drawing that a pack file names, with its kind; drawings that contain others come last.
fn all_art(described: &PackText) -> Vec<(Kind, &str, Cow<'_, Art>)> {
    let mut all = vec![
        (Kind::Step, "step", Cow::Borrowed(&described.step)),
        (Kind::StepLost, "step_lost", Cow::Borrowed(&described.step_lost)),
    ];
    let kinds = [
        (Kind::Symbol, &described.symbols),
        (Kind::Badge, &described.badges),
        (Kind::Pattern, &described.patterns),
        (Kind::Marker, &described.markers),
    ];
    for (kind, arts) in kinds {
        all.extend(arts.iter().map(|(name, art)| (kind, name.as_str(), Cow::Borrowed(art))));
    }
    for (name, unit) in &described.units {
        let name = name.as_str();
        all.extend(unit.symbol.iter().map(|art| (Kind::UnitSymbol, name, Cow::Borrowed(art))));
        match &unit.card {
            Some(UnitCard::Sides { front, back }) => {
                all.push((Kind::UnitFront, name, Cow::Owned(Art::File(front.clone()))));
                let back =
                    back.iter().map(|back| (Kind::UnitBack, name, Cow::Owned(Art::File(back.clone()))));
                all.extend(back);
            }
            Some(UnitCard::File(file)) => {
                all.push((Kind::UnitCard, name, Cow::Owned(Art::File(file.clone()))));
            }
            Some(UnitCard::Inline(svg)) => {
                all.push((Kind::UnitCard, name, Cow::Owned(Art::Inline(svg.clone()))));
            }
            None => {}
        }
    }
    let cards = described.templates.iter();
    all.extend(cards.map(|(name, card)| (Kind::Card, name.as_str(), Cow::Borrowed(&card.art))));
    all
}
