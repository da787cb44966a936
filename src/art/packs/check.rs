//! Finds all faults of a pack, for `kessel check`: files that cannot be read, and things that can be read but cannot be
//! seen, found or distinguished on the table.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

pub(super) mod check_colours;
pub(super) mod colour_blindness;
#[cfg(test)]
pub(super) mod export_tests;
#[cfg(test)]
pub(super) mod fault_tests;
#[cfg(test)]
pub(super) mod hostile_tests;
#[cfg(test)]
pub(super) mod program_tests;
pub(super) mod trial;
pub(super) mod unit_names;
#[cfg(test)]
pub(super) mod unit_tests;

use super::{
    drawing::{limits, pictures::is_png, stated, template::Template},
    error::{PackError, Place},
    fonts,
    pack::{
        PACK_FILE, Pack,
        built_in::shipped,
        completion::names_in,
        kind::Kind,
        library::{is_name_of_shipped, name_fault_of},
        overlay_colours::OverlayColours,
        reading::{PackReading, read_own},
    },
};
use crate::engine::data::{self, MOST_FAULTS, Shown, locate, locate_all, text_of};
use serde::Deserialize;
use std::collections::{BTreeSet, HashSet};
use std::time::Instant;
use std::{cell::RefCell, fs, path::Path};

/// The names outside its own files that a pack may use. A pack knows no game, so that its checker must supply them.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The ids of the units that can be on a map.
    pub units: Vec<String>,
    /// The unit types of all games.
    pub types: Vec<KnownType>,
    /// The ids of games and scenarios; empty if the caller has not collected them.
    pub games: Vec<String>,
}

/// A unit type, and the ids of its units.
#[derive(Clone, Debug, Default)]
pub struct KnownType {
    pub id: String,
    pub units: Vec<String>,
}

/// The games and scenarios in which a pack is used.
#[derive(Default, Deserialize)]
#[serde(default)]
struct WornIn {
    only_for: Vec<String>,
}

pub fn faults(folder: &Path, known: &Known) -> Vec<PackError> {
    let opened = RefCell::new(BTreeSet::from([PACK_FILE.to_owned()]));
    let name = folder.shown();
    let open = |file: &str| {
        opened.borrow_mut().insert(file.to_owned());
        read_own(folder, file)
    };
    let (reading, standard) = match Pack::read_with_faults(&name, &open, None) {
        Ok(reading) => match Pack::standard_kept() {
            Ok(standard) => (reading, standard),
            Err(error) => return vec![error],
        },
        Err(error) => return vec![error],
    };
    let PackReading { pack, mut faults, notes } = reading;
    faults.extend(notes);
    faults.extend(folder_fault(folder, &pack.name));
    let text = own_text(folder, PACK_FILE);
    // If the pack file cannot be read, nothing more can be checked.
    if pack.text != text {
        return faults;
    }
    let (faults_found, at_paths) = (Vec::new(), Vec::new());
    let mut check = Check { folder, pack: &pack, standard, text: &text, faults: faults_found, at_paths };
    check.units(known);
    check.names();
    check.games(&known.games);
    check.files(&opened.borrow());
    check.stated();
    check.sizes();
    check.colours();
    faults.extend(check.with_places());
    let more = faults.len().saturating_sub(MOST_FAULTS);
    if more > 0 {
        faults.truncate(MOST_FAULTS);
        let place = Place { file: folder.join(PACK_FILE).shown(), line: 1, column: 1 };
        faults.push(PackError::Fault { place, why: format!("{more} more faults follow") });
    }
    faults
}

/// Returns the fault in the name of a pack's folder, by which the pack is selected.
fn folder_fault(folder: &Path, called: &str) -> Option<PackError> {
    let whole = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let why = name_fault_of(&whole).or_else(|| {
        // A folder beside the program may contain the program's own packs, to be changed.
        let name = whole.file_name()?.to_str().filter(|name| is_name_of_shipped(name))?;
        let shipped = shipped(&name.to_lowercase(), PACK_FILE).ok()?;
        let is_it = data::parse::<Called>(PACK_FILE, shipped).is_ok_and(|shipped| shipped.name == called);
        let why =
            format!("Kessel has a pack called \"{name}\": rename the folder, for example to \"my-{name}\"");
        (!is_it).then_some(why)
    })?;
    let place = Place { file: folder.join(PACK_FILE).shown(), line: 1, column: 1 };
    Some(PackError::Fault { place, why })
}

/// The name of a pack.
#[derive(Deserialize)]
struct Called {
    name: String,
}

/// Returns the text of a file of the pack; empty without one.
fn own_text(folder: &Path, file: &str) -> String {
    read_own(folder, file).ok().and_then(|bytes| Some(text_of(&bytes).ok()?.into_owned())).unwrap_or_default()
}

struct Check<'a> {
    folder: &'a Path,
    pack: &'a Pack,
    standard: &'a Pack,
    text: &'a str,
    faults: Vec<PackError>,
    /// Faults whose places in the pack file are not yet known: their numbers, and their paths.
    at_paths: Vec<(usize, String)>,
}

impl Check<'_> {
    fn fault(&mut self, place: Place, why: impl Into<String>) {
        self.faults.push(PackError::Fault { place, why: why.into() });
    }

    /// Adds a fault at a path of the pack file.
    fn fault_at(&mut self, path: impl Into<String>, why: impl Into<String>) {
        self.at_paths.push((self.faults.len(), path.into()));
        let file = self.folder.join(PACK_FILE).shown();
        self.fault(Place { file, line: 1, column: 1 }, why);
    }

    /// Returns all faults; the places of those in the pack file are found in one pass.
    fn with_places(mut self) -> Vec<PackError> {
        let paths: Vec<&str> = self.at_paths.iter().map(|(_, path)| path.as_str()).collect();
        for ((number, _), (line, column)) in self.at_paths.iter().zip(locate_all(self.text, &paths)) {
            if let Some(PackError::Fault { place, .. }) = self.faults.get_mut(*number) {
                (place.line, place.column) = (line, column);
            }
        }
        self.faults
    }

    /// Checks that games and scenarios exist: otherwise the pack would never be used, without a message.
    fn games(&mut self, games: &[String]) {
        if games.is_empty() {
            return;
        }
        let WornIn { only_for } = data::parse(PACK_FILE, self.text).unwrap_or_default();
        let strange = |(_, id): &(usize, String)| !games.contains(id);
        for (number, id) in only_for.into_iter().enumerate().filter(strange).take(MOST_FAULTS) {
            let near = nearest(&id, games);
            let near = near.map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default();
            self.fault_at(
                format!("only_for[{number}]"),
                format!("there is no game or scenario \"{id}\"{near}"),
            );
        }
    }

    /// Checks for names that the table never asks for, and for fonts that do not exist.
    fn names(&mut self) {
        let groups = [
            ("symbols", Kind::Symbol),
            ("badges", Kind::Badge),
            ("markers", Kind::Marker),
            ("templates", Kind::Card),
        ];
        for (group, kind) in groups {
            let known: Vec<&str> = self.standard.names(kind).collect();
            for name in names_in(self.text, group).iter().filter(|name| !known.contains(&name.as_str())) {
                let why = format!("no {kind} is called \"{name}\": choose one of {}", known.join(", "));
                self.fault_at(format!("{group}.{name}"), why);
            }
        }
        let used = self.used();
        let is_idle = |name: &String| !(used.contains(name.as_str()) || name.starts_with("corps_"));
        let idle: Vec<String> = names_in(self.text, "palette").into_iter().filter(is_idle).collect();
        for name in idle {
            let why = format!("no drawing uses the colour \"{name}\"");
            self.fault_at(format!("palette.{name}"), why);
        }
        if !fonts::has_font(&self.pack.font) {
            let font = &self.pack.font;
            let why = format!(
                "Kessel has no font \"{font}\": Noto Sans, Libertinus Serif or DejaVu Sans Mono is expected"
            );
            self.fault_at("font", why);
        }
        let [left, top, wide, high] = Kind::Card.room();
        let inside =
            |(x, y): (f32, f32)| (left..=left + wide).contains(&x) && (top..=top + high).contains(&y);
        let slots = self
            .pack
            .badge_slots
            .iter()
            .enumerate()
            .map(|(number, slot)| (format!("badge_slots[{number}]"), *slot));
        let slots: Vec<_> = slots.chain([("count_slot".to_owned(), self.pack.count_slot)]).collect();
        for (path, slot) in slots.into_iter().filter(|(_, slot)| !inside(*slot)) {
            let why = format!("{}, {} is off the card, which extends from -15 to 115", slot.0, slot.1);
            self.fault_at(path, why);
        }
    }

    /// Returns the names of the colours of drawings, and of other things inside drawings.
    fn used(&self) -> HashSet<&str> {
        let pack = self.pack;
        let inks = pack
            .cards
            .values()
            .flat_map(|card| card.colours.values().chain(card.variants.values().flat_map(|v| v.values())));
        let inks = inks.chain(pack.units.values().flat_map(|unit| unit.values())).map(String::as_str);
        let words = pack.drawings.values().flat_map(|drawing| drawing.text.split('{').skip(1));
        let words = words.filter_map(|rest| Some(rest.split_once('}')?.0));
        let known = self.standard.palette.keys().map(String::as_str);
        OverlayColours::NAMES.iter().copied().chain(known).chain(inks).chain(words).collect()
    }

    /// Reports files that the pack does not use.
    fn files(&mut self, opened: &BTreeSet<String>) {
        let mut files = Vec::new();
        gather(self.folder, "", DEPTH, &mut files);
        if files.len() > limits::FILES {
            let why = format!("this pack has more than {} files", limits::FILES);
            self.fault_at("", why);
            return;
        }
        files.sort_unstable();
        for file in &files {
            if let Some(why) = file.split('/').find_map(data::name_fault) {
                let place = Place { file: self.folder.join(file).shown(), line: 1, column: 1 };
                self.fault(place, why);
            }
        }
        for file in files.into_iter().filter(|file| !opened.contains(file)) {
            let place = Place { file: self.folder.join(&file).shown(), line: 1, column: 1 };
            self.fault(
                place,
                "nothing uses this file: no entry of pack.ron names it, nor does the standard pack",
            );
        }
    }

    /// Reports cards that hide facts of a counter that a player must see.
    fn stated(&mut self) {
        for ((kind, name), drawing) in &self.pack.drawings {
            if !kind.is_card() || !self.is_friendly(*kind, name, drawing) {
                continue;
            }
            let hidden = match kind {
                Kind::UnitFront | Kind::UnitBack => stated::without_values(drawing),
                kind => stated::hidden(self.standard, *kind, name, drawing),
            };
            let Some(why) = hidden else { continue };
            let entry = if *kind == Kind::Card {
                format!("templates.{name}.art")
            } else {
                format!("units.{name}.card")
            };
            // A picture states nothing about itself: its entry is the place to change.
            if is_png(&drawing.file) && locate(self.text, &entry).is_some() {
                self.fault_at(entry, why);
            } else {
                self.fault(Place { file: drawing.file.clone(), line: 1, column: 1 }, why);
            }
        }
    }

    /// Whether a drawing belongs to the pack itself.
    fn is_friendly(&self, kind: Kind, name: &str, drawing: &Template) -> bool {
        self.standard.find(kind, name).is_none_or(|standard| standard.text != drawing.text)
    }

    /// Reports drawings that are too large, too small, or empty.
    fn sizes(&mut self) {
        let start = Instant::now();
        for ((kind, name), drawing) in &self.pack.drawings {
            if !self.is_friendly(*kind, name, drawing)
                || drawing.pieces.is_empty()
                || drawing.shows_picture()
                || start.elapsed() > limits::PACK_TIME
            {
                continue;
            }
            let Some(bounds) = self.pack.bounds(*kind, name, drawing) else { continue };
            let place = Place { file: drawing.file.clone(), line: 1, column: 1 };
            let [left, top, wide, high] = kind.room();
            let Some([from_x, from_y, to_x, to_y]) = bounds else {
                self.fault(place, format!("this {kind} draws nothing"));
                continue;
            };
            if from_x < left - 1.0
                || from_y < top - 1.0
                || to_x > left + wide + 1.0
                || to_y > top + high + 1.0
            {
                let why = format!(
                    "this {kind} is too large: it extends from {from_x:.0} to {to_x:.0} across and from {from_y:.0} to \
                     {to_y:.0} down; there is room from {left} to {} and from {top} to {} (viewBox=\"{left} {top} \
                     {wide} {high}\")",
                    left + wide,
                    top + high,
                );
                self.fault(place, why);
            } else if (to_x - from_x).max(to_y - from_y) < kind.least() {
                let size = (to_x - from_x).max(to_y - from_y);
                let why =
                    format!("this {kind} is too small: {size:.0} long, at least {} needed", kind.least());
                self.fault(place, why);
            }
        }
    }

    /// Reports colours that cannot be read on each other or distinguished.
    fn colours(&mut self) {
        let (own, palettes) = (names_in(self.text, "palette"), names_in(self.text, "palettes"));
        for close in check_colours::in_palettes(self.pack) {
            let given = close.names.iter().find(|name| own.contains(name));
            let mut path = given.map_or_else(|| "palette".to_owned(), |name| format!("palette.{name}"));
            let mut why = close.sentence;
            if !close.palette.is_empty() {
                why.push_str(&format!(" (in the palette \"{}\")", close.palette));
                if palettes.contains(&close.palette) {
                    path = format!("palettes.{}", close.palette);
                }
            }
            self.fault_at(path, why);
        }
        let file = self.folder.join("map.ron");
        let text = own_text(self.folder, "map.ron");
        let own = names_in(&text, "colours");
        for close in check_colours::on_map(&self.pack.map) {
            let given = close.names.iter().find(|name| own.contains(name));
            let path = given.map_or_else(|| "colours".to_owned(), |name| format!("colours.{name}"));
            let (line, column) = locate(&text, &path).unwrap_or((1, 1));
            let place = Place { file: file.shown(), line, column };
            self.fault(place, close.sentence);
        }
    }
}

/// Returns the known name that differs in the fewest letters, if it is near.
pub(super) fn nearest<'a>(name: &str, known: &'a [String]) -> Option<&'a String> {
    let steps = |other: &str| {
        let other: Vec<char> = other.chars().collect();
        // Steps from the letters so far to the first letters of the other word, from one letter up.
        let mut row: Vec<usize> = (1..=other.len()).collect();
        for (line, letter) in name.chars().enumerate() {
            let (mut corner, mut left) = (line, line + 1);
            for (there, above) in other.iter().zip(&mut row) {
                let change = corner + usize::from(letter != *there);
                corner = *above;
                left = change.min(corner + 1).min(left + 1);
                *above = left;
            }
        }
        row.last().copied().unwrap_or(name.chars().count())
    };
    known
        .iter()
        .map(|other| (steps(other), other))
        .min()
        .filter(|(steps, _)| *steps <= 3)
        .map(|(_, other)| other)
}

/// Largest depth of nested folders.
const DEPTH: u32 = 4;

/// Collects the drawings and pack files in a folder, by their names in it; not many more than a pack may have.
fn gather(folder: &Path, before: &str, depth: u32, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten().take(2 * limits::FILES) {
        let (path, name) = (entry.path(), entry.file_name().shown());
        if files.len() > limits::FILES {
            return;
        }
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            if depth > 0 {
                gather(&path, &format!("{before}{name}/"), depth - 1, files);
            }
        } else if path
            .extension()
            .is_some_and(|ending| ["ron", "svg", "png"].iter().any(|known| ending == *known))
        {
            files.push(format!("{before}{name}"));
        }
    }
}
