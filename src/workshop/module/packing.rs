//! Writes the art pack with the cards of a module: it begins as every new pack does, with the drawings of the standard
//! pack.

use super::{
    limits::CARD_SIDE,
    matches::{Matches, quoted},
    reading::Module,
};
use crate::{
    art::packs::{
        drawing::{
            conversion::{PackPicture, for_pack},
            limits::{ENTRIES, PACK_BYTES, PACK_PIXELS},
        },
        pack::{PACK_FILE, begin::begin},
    },
    engine::{
        data::{Shown, id_like},
        storage::{Disk, in_plain_words},
        text::say,
    },
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs, io,
    path::Path,
};

/// The folder of the pictures in a pack.
const FOLDER: &str = "images";
/// Letters of a picture's name that stay.
const LETTERS: usize = 40;

/// What a pack made of a module contains.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    /// Units with a card of their own, or patterns of them.
    pub units: usize,
    /// Pictures that were written.
    pub images: usize,
    /// Pictures that cannot be used, a sentence each. A unit whose front is among them has no card of its own.
    pub notes: Vec<String>,
}

/// Writes a pack with these cards into a folder whose name is that of the pack. A pack that is already there is only
/// written over by `force`; its other files stay.
///
/// # Errors
/// The folder cannot be that of a pack, the pack would be too large, or it cannot be written: a sentence.
pub fn write_pack(
    disk: &Disk,
    module: &mut Module,
    matches: &Matches,
    folder: &Path,
    force: bool,
) -> Result<Packed, String> {
    let name = pack_name(folder)?;
    let is_there = folder.exists();
    if is_there && !(force && folder.join(PACK_FILE).is_file()) {
        let folder = folder.shown();
        return Err(match force {
            true => say!("import-is-no-pack", folder = folder),
            false => say!("import-pack-exists", folder = folder),
        });
    }
    let cards = Cards::of(module, matches)?;
    let text = pack_text(&module.name, name, matches, &cards);
    if !is_there {
        let packs = folder.parent().filter(|packs| !packs.as_os_str().is_empty()).unwrap_or(Path::new("."));
        begin(disk, packs, name)?;
    }
    let written = write_files(disk, folder, &cards, &text);
    if written.is_err() && !is_there {
        let _ = fs::remove_dir_all(folder);
    }
    written?;
    let units = matches.with_pictures().filter(|one| cards.files.contains_key(&one.front)).count();
    Ok(Packed { units, images: cards.pictures.len(), notes: cards.notes })
}

/// Returns the name of a pack's folder.
fn pack_name(folder: &Path) -> Result<&str, String> {
    let name = folder.file_name().and_then(|name| name.to_str());
    let name = name.ok_or_else(|| say!("import-pack-without-name", folder = folder.shown()))?;
    match id_like(name) {
        Some(id) if id == name => Ok(name),
        Some(id) => Err(say!("import-wrong-pack-name", folder = folder.shown(), id = id)),
        None => Err(say!("import-pack-without-letter", folder = folder.shown())),
    }
}

/// The pictures of a pack.
#[derive(Default)]
struct Cards {
    /// The file of each picture in the pack, by its name in the module.
    files: BTreeMap<String, String>,
    /// The pictures, by their files.
    pictures: BTreeMap<String, Vec<u8>>,
    notes: Vec<String>,
}

impl Cards {
    fn of(module: &mut Module, matches: &Matches) -> Result<Self, String> {
        if matches.with_pictures().count() > ENTRIES {
            return Err(say!("import-many-units", most = ENTRIES));
        }
        let mut cards = Self::default();
        let mut tried: BTreeSet<&str> = BTreeSet::new();
        let (mut bytes, mut pixels) = (0, 0);
        for given in matches.with_pictures().flat_map(|one| [one.front.as_str(), one.back.as_str()]) {
            if given.is_empty() || !tried.insert(given) {
                continue;
            }
            let Some(picture) = cards.read(module, given) else { continue };
            bytes += picture.bytes.len() as u64;
            pixels += picture.pixels;
            if bytes > PACK_BYTES || pixels > PACK_PIXELS {
                let (bytes, pixels) = (PACK_BYTES.to_string(), PACK_PIXELS.to_string());
                return Err(say!("import-large-pack", bytes = bytes, pixels = pixels));
            }
            cards.add(given, picture);
        }
        Ok(cards)
    }

    /// Reads a picture of the module; one that cannot be used is noted.
    fn read(&mut self, module: &mut Module, given: &str) -> Option<PackPicture> {
        let Some(name) = module.find_image(given).map(str::to_owned) else {
            self.notes.push(module.image_fault(given, say!("import-no-such-picture")).to_string());
            return None;
        };
        let picture = match module.read_image(&name) {
            Ok(bytes) => for_pack(bytes, CARD_SIDE).map_err(|why| module.image_fault(&name, why)),
            Err(fault) => Err(fault),
        };
        picture.map_err(|fault| self.notes.push(fault.to_string())).ok()
    }

    fn add(&mut self, given: &str, picture: PackPicture) {
        let stem = given.rsplit('/').next().unwrap_or_default();
        let stem = stem.rsplit_once('.').map_or(stem, |(stem, _)| stem);
        let id: String = id_like(stem).unwrap_or_default().chars().take(LETTERS).collect();
        let id = id.trim_end_matches('-');
        let id = if id.is_empty() { "picture" } else { id };
        let ending = picture.ending;
        let name = |number: u32| match number {
            1 => format!("{FOLDER}/{id}.{ending}"),
            number => format!("{FOLDER}/{id}-{number}.{ending}"),
        };
        // There are fewer pictures than numbers.
        let file = (1..).map(name).find(|file| !self.pictures.contains_key(file)).unwrap_or_default();
        self.files.insert(given.to_owned(), file.clone());
        self.pictures.insert(file, picture.bytes);
    }
}

/// Returns the text of `pack.ron`.
fn pack_text(module: &str, name: &str, matches: &Matches, cards: &Cards) -> String {
    let title = if module.is_empty() { name } else { module };
    let about = format!("Pictures of the VASSAL module {}", matches.module);
    let mut text = String::from(
        "// Cards with the pictures of a VASSAL module, for your own use: they belong to the makers of the module. What is\n\
         // not here is as in the standard pack.\n",
    );
    let _ = writeln!(text, "(\n    name: {},\n    about: {},", quoted(title), quoted(&about));
    let _ = writeln!(text, "    only_for: [{}],\n    units: {{", quoted(&matches.game));
    for one in matches.with_pictures() {
        let Some(front) = cards.files.get(&one.front) else { continue };
        let back =
            cards.files.get(&one.back).map(|back| format!(", back: {}", quoted(back))).unwrap_or_default();
        let _ = writeln!(text, "        {}: (card: (front: {}{back})),", quoted(&one.unit), quoted(front));
    }
    text.push_str("    },\n)\n");
    text
}

fn write_files(disk: &Disk, folder: &Path, cards: &Cards, text: &str) -> Result<(), String> {
    let told = |path: &Path, error: &io::Error| {
        say!("import-not-written", file = path.shown(), why = in_plain_words(error))
    };
    for (file, bytes) in &cards.pictures {
        let path = folder.join(file);
        disk.write_light(&path, bytes).map_err(|error| told(&path, &error))?;
    }
    // The pack file comes last: the pictures that it names are then there.
    let path = folder.join(PACK_FILE);
    disk.write_whole(&path, text.as_bytes()).map_err(|error| told(&path, &error))
}
