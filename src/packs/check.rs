//! Everything that is wrong with a pack, for `kessel check`: what cannot be read, and what can be read but
//! is not seen, not found or not told apart on the table.

use super::error::{PackError, Place};
use super::kind::Kind;
use super::overlay_colours::OverlayColours;
use super::pack::{PACK_FILE, Pack};
use super::reading::Reading;
use super::{check_colours, completion::names_in, raster};
use crate::data::locate;
use std::collections::BTreeSet;
use std::{cell::RefCell, fs, path::Path};

/// Every fault of the pack in this folder. `units` are the ids of the units that can stand on a map.
pub fn faults(folder: &Path, units: &[String]) -> Vec<PackError> {
    let opened = RefCell::new(BTreeSet::from([PACK_FILE.to_owned()]));
    let name = folder.display().to_string();
    let open = |file: &str| {
        opened.borrow_mut().insert(file.to_owned());
        fs::read(folder.join(file))
    };
    let (reading, standard) = match Pack::read_with_faults(&name, &open, None) {
        Ok(reading) => match Pack::standard_kept() {
            Ok(standard) => (reading, standard),
            Err(error) => return vec![error],
        },
        Err(error) => return vec![error],
    };
    let Reading { pack, mut faults } = reading;
    let text = fs::read_to_string(folder.join(PACK_FILE)).unwrap_or_default();
    // Of a pack file that cannot be read, nothing else is known.
    if pack.text != text {
        return faults;
    }
    let mut check = Check { folder, pack: &pack, standard, text: &text, faults: Vec::new() };
    check.names(units);
    check.files(&opened.borrow());
    check.definitions();
    check.sizes();
    check.colours();
    faults.extend(check.faults);
    faults
}

struct Check<'a> {
    folder: &'a Path,
    pack: &'a Pack,
    standard: &'a Pack,
    text: &'a str,
    faults: Vec<PackError>,
}

impl Check<'_> {
    fn fault(&mut self, place: Place, why: impl Into<String>) {
        self.faults.push(PackError::Fault { place, why: why.into() });
    }

    /// The place of a path in the pack file.
    fn at(&self, path: &str) -> Place {
        let (line, column) = locate(self.text, path).unwrap_or((1, 1));
        Place { file: self.folder.join(PACK_FILE).display().to_string(), line, column }
    }

    /// Names that nothing on the table asks for, and fonts that are not there.
    fn names(&mut self, units: &[String]) {
        let groups = [
            ("symbols", Kind::Symbol),
            ("badges", Kind::Badge),
            ("markers", Kind::Marker),
            ("templates", Kind::Card),
        ];
        for (group, kind) in groups {
            let known: Vec<&str> = self.standard.names(kind).collect();
            for name in names_in(self.text, group).iter().filter(|name| !known.contains(&name.as_str())) {
                let why = format!("nothing asks for the {kind} \"{name}\": {} are known", known.join(", "));
                self.fault(self.at(&format!("{group}.{name}")), why);
            }
        }
        for unit in names_in(self.text, "units").iter().filter(|unit| !units.contains(unit)) {
            let near = nearest(unit, units);
            let near = near.map(|near| format!("; is \"{near}\" meant?")).unwrap_or_default();
            self.fault(
                self.at(&format!("units.{unit}")),
                format!("no order of battle has a unit \"{unit}\"{near}"),
            );
        }
        for name in names_in(self.text, "palette") {
            if !self.is_used(&name) {
                self.fault(
                    self.at(&format!("palette.{name}")),
                    format!("nothing is drawn in the colour \"{name}\""),
                );
            }
        }
        if !raster::has_font(&self.pack.font) {
            let font = &self.pack.font;
            let why = format!(
                "the program has no font \"{font}\": Noto Sans, Libertinus Serif or DejaVu Sans Mono is expected"
            );
            self.fault(self.at("font"), why);
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
            let why = format!("{}, {} lies off the card, which reaches from -15 to 115", slot.0, slot.1);
            self.fault(self.at(&path), why);
        }
    }

    /// Whether anything is drawn in a colour.
    fn is_used(&self, name: &str) -> bool {
        let pack = self.pack;
        let inks = pack
            .cards
            .values()
            .flat_map(|card| card.colours.values().chain(card.variants.values().flat_map(|v| v.values())));
        let words = format!("{{{name}}}");
        OverlayColours::NAMES.contains(&name)
            || self.standard.palette.contains_key(name)
            || name.starts_with("corps_")
            || inks.chain(pack.units.values().flat_map(|unit| unit.values())).any(|colour| colour == name)
            || pack.drawings.values().any(|drawing| drawing.text.contains(&words))
    }

    /// Files that the pack does not use.
    fn files(&mut self, opened: &BTreeSet<String>) {
        let mut files = Vec::new();
        gather(self.folder, "", &mut files);
        files.sort_unstable();
        for file in files.into_iter().filter(|file| !opened.contains(file)) {
            let place = Place { file: self.folder.join(&file).display().to_string(), line: 1, column: 1 };
            self.fault(
                place,
                "nothing uses this file: no entry of pack.ron names it, nor does the standard pack",
            );
        }
    }

    /// Definitions of the same name in drawings that meet on one card: one would stand for the other.
    fn definitions(&mut self) {
        let meets = |kind: &Kind| !matches!(kind, Kind::Marker);
        let drawings: Vec<_> = self.pack.drawings.iter().filter(|((kind, _), _)| meets(kind)).collect();
        for ((kind, name), drawing) in &drawings {
            let on_cards = !matches!(kind, Kind::Card | Kind::UnitCard);
            let own = self.standard.find(*kind, name).is_none_or(|standard| standard.text != drawing.text);
            for (at, id) in ids(&drawing.text).into_iter().filter(|_| on_cards && own) {
                let other = drawings.iter().find(|((other_kind, other_name), other)| {
                    let alone = kind == other_kind && (name == other_name || *kind != Kind::Badge);
                    !alone && ids(&other.text).iter().any(|(_, known)| *known == id)
                });
                if let Some((_, other)) = other {
                    let why =
                        format!("the id \"{id}\" stands in {}, too, and both meet on one card", other.file);
                    self.fault(Place::of_byte(&drawing.file, &drawing.text, at), why);
                }
            }
        }
    }

    /// Drawings that are too large, too small, or of nothing.
    fn sizes(&mut self) {
        for ((kind, name), drawing) in &self.pack.drawings {
            let own = self.standard.find(*kind, name).is_none_or(|standard| standard.text != drawing.text);
            if !own || drawing.pieces.is_empty() {
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
                    "this {kind} is too large: it reaches from {from_x:.0} to {to_x:.0} across and from {from_y:.0} to \
                     {to_y:.0} down; there is room from {left} to {} and from {top} to {} (viewBox=\"{left} {top} \
                     {wide} {high}\")",
                    left + wide,
                    top + high,
                );
                self.fault(place, why);
            } else if (to_x - from_x).max(to_y - from_y) < kind.least() {
                let size = (to_x - from_x).max(to_y - from_y);
                let why = format!(
                    "this {kind} is too small: {size:.0} long, where {} can be made out",
                    kind.least()
                );
                self.fault(place, why);
            }
        }
    }

    /// Colours that cannot be read on each other or told apart.
    fn colours(&mut self) {
        let own = names_in(self.text, "palette");
        for close in check_colours::in_palettes(self.pack) {
            let given = close.names.iter().find(|name| own.contains(name));
            let path = given.map_or_else(|| "palette".to_owned(), |name| format!("palette.{name}"));
            let (mut place, mut why) = (self.at(&path), close.sentence);
            if !close.palette.is_empty() {
                why.push_str(&format!(" (in the palette \"{}\")", close.palette));
                if names_in(self.text, "palettes").contains(&close.palette) {
                    place = self.at(&format!("palettes.{}", close.palette));
                }
            }
            self.fault(place, why);
        }
        let file = self.folder.join("map.ron");
        let text = fs::read_to_string(&file).unwrap_or_default();
        let own = names_in(&text, "colours");
        for close in check_colours::on_map(&self.pack.map) {
            let given = close.names.iter().find(|name| own.contains(name));
            let path = given.map_or_else(|| "colours".to_owned(), |name| format!("colours.{name}"));
            let (line, column) = locate(&text, &path).unwrap_or((1, 1));
            let place = Place { file: file.display().to_string(), line, column };
            self.fault(place, close.sentence);
        }
    }
}

/// The ids in a drawing, with their places.
fn ids(svg: &str) -> Vec<(usize, &str)> {
    let starts = svg.match_indices(" id=").map(|(at, _)| at + 4);
    let found = starts.filter_map(|start| {
        let quote = svg[start..].chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
        let length = svg[start + 1..].find(quote)?;
        Some((start + 1, &svg[start + 1..start + 1 + length]))
    });
    found.collect()
}

/// The known name that differs in the fewest letters, if it is near.
fn nearest<'a>(name: &str, known: &'a [String]) -> Option<&'a String> {
    let steps = |other: &str| {
        let other: Vec<char> = other.chars().collect();
        let mut row: Vec<usize> = (0..=other.len()).collect();
        for (line, letter) in name.chars().enumerate() {
            let mut corner = std::mem::replace(&mut row[0], line + 1);
            for (column, there) in other.iter().enumerate() {
                let change = corner + usize::from(letter != *there);
                corner = row[column + 1];
                row[column + 1] = change.min(corner + 1).min(row[column] + 1);
            }
        }
        row[other.len()]
    };
    known
        .iter()
        .map(|other| (steps(other), other))
        .min()
        .filter(|(steps, _)| *steps <= 3)
        .map(|(_, other)| other)
}

/// The drawings and pack files in a folder, by their names in it.
fn gather(folder: &Path, before: &str, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.is_dir() {
            gather(&path, &format!("{before}{name}/"), files);
        } else if path
            .extension()
            .is_some_and(|ending| ["ron", "svg", "png"].iter().any(|known| ending == *known))
        {
            files.push(format!("{before}{name}"));
        }
    }
}
