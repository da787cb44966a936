//! Names, buildings, entry areas and lines between columns at their mirror images.
//!
//! An entry and its image are two entries of a list. They are found again by their ground, so that a later change of one
//! is a change of both. An entry that meets its own image is one entry with the ground of both.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    lists::{Size, place},
    names::Entry,
    symmetry::Symmetry,
};
use crate::engine::board::{Area, Building, ColumnLimit, Edge, Hex, Place, RiverName};
use std::collections::BTreeSet;

/// A symmetry on a map of a size.
#[derive(Clone, Copy)]
pub(super) struct Mirror {
    pub symmetry: Symmetry,
    pub size: Size,
}

impl Mirror {
    fn hexes(self, hexes: &[Hex]) -> Option<Vec<Hex>> {
        let images: Vec<Hex> = hexes.iter().filter_map(|hex| self.symmetry.image(self.size, *hex)).collect();
        (!images.is_empty()).then_some(images)
    }
}

/// An entry with a name that has a mirror image.
pub(super) trait Twin: Clone {
    /// Whether the check of maps refuses two entries with one name.
    const NAMES_DIFFER: bool;
    /// Whether two entries with common ground cannot be meant.
    const IS_APART: bool;

    fn name(&self) -> &str;
    /// The same entry with another name.
    fn named(self, name: String) -> Self;
    /// The places that it covers.
    fn ground(&self) -> BTreeSet<(u8, u8)>;
    /// Its image, with the same name; none if it has none.
    fn image(&self, mirror: Mirror) -> Option<Self>;
    /// One entry with the ground of both, and its own name.
    fn joined(&self, other: &Self) -> Self;

    /// Whether it has ground in common with another entry.
    fn meets(&self, other: &Self) -> bool {
        !self.ground().is_disjoint(&other.ground())
    }

    /// Whether it has the same ground as another entry.
    fn is_at(&self, other: &Self) -> bool {
        self.ground() == other.ground()
    }

    /// Returns a name for its image that is not taken.
    fn name_of_image(&self, _image: &Self, taken: &[&str]) -> String {
        numbered(self.name(), taken)
    }
}

/// Returns a change of a list with its image: the changes of the list, one after the other.
pub(super) fn with_images<T: Twin>(list: &[T], change: &Entry<T>, mirror: Mirror) -> Vec<Entry<T>> {
    let number = change.number();
    let old = number.and_then(|number| list.get(number));
    if mirror.symmetry == Symmetry::None || number.is_some() != old.is_some() {
        return vec![change.clone()];
    }
    let twin = old.and_then(|old| {
        let image = old.image(mirror)?;
        (0..).zip(list).find(|(other, entry)| Some(*other) != number && entry.is_at(&image))
    });
    let Some(new) = change.new_entry() else {
        let mut gone: Vec<usize> = number.into_iter().chain(twin.map(|(twin, _)| twin)).collect();
        gone.sort_unstable();
        return gone.into_iter().rev().map(Entry::Remove).collect();
    };
    let (new, image) = match new.image(mirror) {
        Some(image) if image.meets(new) => (new.joined(&image), None),
        image => (new.clone(), image),
    };
    let is_other = |other: &usize| Some(*other) != number && Some(*other) != twin.map(|(twin, _)| twin);
    let others: Vec<&T> =
        (0..).zip(list).filter(|(other, _)| is_other(other)).map(|(_, entry)| entry).collect();
    let blocks =
        |image: &T| others.iter().any(|other| other.is_at(image) || (T::IS_APART && other.meets(image)));
    if image.as_ref().is_some_and(blocks) {
        return vec![put(number, new)];
    }
    let image = image.map(|image| {
        let name = name_of_twin((&new, &image), old.zip(twin.map(|(_, twin)| twin)), &others);
        image.named(name)
    });
    match (number, twin, image) {
        (Some(number), Some((twin, _)), Some(image)) if old.is_some_and(|old| old.is_at(&new)) => {
            vec![Entry::Replace(number, new), Entry::Replace(twin, image)]
        }
        (number, twin, image) => {
            // The twin goes first: a building that loses its last hex to another leaves the list by itself, and the
            // numbers behind it would be wrong.
            let twin = twin.map(|(twin, _)| twin);
            let number = number.map(|number| number - usize::from(twin.is_some_and(|twin| twin < number)));
            let removed = twin.map(Entry::Remove);
            removed.into_iter().chain([put(number, new)]).chain(image.map(Entry::Add)).collect()
        }
    }
}

fn put<T>(number: Option<usize>, new: T) -> Entry<T> {
    match number {
        Some(number) => Entry::Replace(number, new),
        None => Entry::Add(new),
    }
}

/// Returns the name of an image. A twin whose name the author has chosen keeps it; one that was named after its original
/// is named after it again.
fn name_of_twin<T: Twin>((new, image): (&T, &T), before: Option<(&T, &T)>, others: &[&T]) -> String {
    if let Some((old, twin)) = before
        && (new.name() == old.name() || !is_named_after(twin.name(), old.name()))
    {
        return twin.name().to_owned();
    }
    if !T::NAMES_DIFFER {
        return new.name().to_owned();
    }
    let taken: Vec<&str> = others.iter().map(|other| other.name()).chain([new.name()]).collect();
    new.name_of_image(image, &taken)
}

/// Whether a name is another one, with or without a number.
fn is_named_after(name: &str, other: &str) -> bool {
    let rest = name.strip_prefix(other).map(|rest| rest.strip_prefix(' ').unwrap_or(rest));
    rest.is_some_and(|rest| rest.is_empty() || rest.parse::<u32>().is_ok())
}

/// Returns a name with the first number that makes it free.
fn numbered(name: &str, taken: &[&str]) -> String {
    let mut names = (2_u32..).map(|number| format!("{name} {number}"));
    names.find(|name| !taken.contains(&name.as_str())).unwrap_or_default()
}

fn places_of(hexes: &[Hex]) -> BTreeSet<(u8, u8)> {
    hexes.iter().map(|hex| place(*hex)).collect()
}

/// Returns hexes with those of another list that are not among them.
fn both(one: &[Hex], other: &[Hex]) -> Vec<Hex> {
    let more = other.iter().filter(|hex| !one.contains(hex));
    one.iter().chain(more).copied().collect()
}

impl Twin for Place {
    const NAMES_DIFFER: bool = true;
    const IS_APART: bool = true;

    fn name(&self) -> &str {
        &self.name
    }

    fn named(self, name: String) -> Self {
        Self { name, ..self }
    }

    fn ground(&self) -> BTreeSet<(u8, u8)> {
        places_of(&self.hexes)
    }

    fn image(&self, mirror: Mirror) -> Option<Self> {
        Some(Self { hexes: mirror.hexes(&self.hexes)?, ..self.clone() })
    }

    fn joined(&self, other: &Self) -> Self {
        Self { hexes: both(&self.hexes, &other.hexes), ..self.clone() }
    }
}

impl Twin for Building {
    const NAMES_DIFFER: bool = false;
    const IS_APART: bool = true;

    fn name(&self) -> &str {
        &self.name
    }

    fn named(self, name: String) -> Self {
        Self { name, ..self }
    }

    fn ground(&self) -> BTreeSet<(u8, u8)> {
        places_of(&self.hexes)
    }

    fn image(&self, mirror: Mirror) -> Option<Self> {
        Some(Self { hexes: mirror.hexes(&self.hexes)?, ..self.clone() })
    }

    fn joined(&self, other: &Self) -> Self {
        Self { hexes: both(&self.hexes, &other.hexes), ..self.clone() }
    }
}

impl Twin for RiverName {
    const NAMES_DIFFER: bool = false;
    const IS_APART: bool = true;

    fn name(&self) -> &str {
        &self.name
    }

    fn named(self, name: String) -> Self {
        Self { name, ..self }
    }

    fn ground(&self) -> BTreeSet<(u8, u8)> {
        places_of(&self.near)
    }

    fn image(&self, mirror: Mirror) -> Option<Self> {
        Some(Self { near: mirror.hexes(&self.near)?, ..self.clone() })
    }

    fn joined(&self, other: &Self) -> Self {
        Self { near: both(&self.near, &other.near), ..self.clone() }
    }
}

impl Twin for ColumnLimit {
    const NAMES_DIFFER: bool = true;
    const IS_APART: bool = false;

    fn name(&self) -> &str {
        &self.name
    }

    fn named(self, name: String) -> Self {
        Self { name, ..self }
    }

    fn ground(&self) -> BTreeSet<(u8, u8)> {
        BTreeSet::from([(self.after_column, 0)])
    }

    fn image(&self, Mirror { symmetry, size }: Mirror) -> Option<Self> {
        // The column east of it becomes the one west of its image.
        let after_column = match symmetry {
            Symmetry::None | Symmetry::TopBottom => self.after_column,
            Symmetry::LeftRight | Symmetry::Point => size.columns.checked_sub(self.after_column)?,
        };
        (after_column > 0).then(|| Self { after_column, ..self.clone() })
    }

    fn joined(&self, _: &Self) -> Self {
        self.clone()
    }
}

impl Twin for Area {
    const NAMES_DIFFER: bool = true;
    const IS_APART: bool = false;

    fn name(&self) -> &str {
        &self.id
    }

    fn named(self, id: String) -> Self {
        Self { id, ..self }
    }

    fn ground(&self) -> BTreeSet<(u8, u8)> {
        places_of(&self.hexes)
    }

    /// The image is at the counterpart of its edge, also where the last hex of an even column has no image.
    fn image(&self, Mirror { symmetry, size }: Mirror) -> Option<Self> {
        let edge = symmetry.edge(self.edge);
        let image = |hex: &Hex| {
            let hex = match edge {
                Edge::North => Hex::new(symmetry.column(size, hex.column())?, 1),
                Edge::South => Hex::new(symmetry.column(size, hex.column())?, size.rows),
                Edge::West | Edge::East => symmetry.image(size, *hex),
            };
            hex.filter(|hex| size.contains(*hex))
        };
        let mut hexes: Vec<Hex> = self.hexes.iter().filter_map(image).collect();
        hexes.sort_unstable_by_key(|hex| place(*hex));
        (!hexes.is_empty()).then(|| Self { edge, hexes, ..self.clone() })
    }

    fn joined(&self, other: &Self) -> Self {
        let mut hexes = both(&self.hexes, &other.hexes);
        hexes.sort_unstable_by_key(|hex| place(*hex));
        Self { hexes, ..self.clone() }
    }

    fn meets(&self, other: &Self) -> bool {
        self.edge == other.edge && !self.ground().is_disjoint(&other.ground())
    }

    fn is_at(&self, other: &Self) -> bool {
        self.edge == other.edge && self.ground() == other.ground()
    }

    /// *West* is *East* at the other edge; after a letter or a number comes the next one that is free.
    fn name_of_image(&self, image: &Self, taken: &[&str]) -> String {
        let word = |edge: Edge| format!("{edge:?}");
        let is_small = self.id.starts_with(char::is_lowercase);
        let of_edge = self.id.eq_ignore_ascii_case(&word(self.edge)).then(|| word(image.edge));
        let of_edge = of_edge.map(|word| if is_small { word.to_lowercase() } else { word });
        let mut letters = self.id.chars();
        let next: Vec<String> = match (letters.next(), letters.next()) {
            (Some(letter @ 'A'..='Z'), None) => {
                (letter..='Z').chain('A'..=letter).map(String::from).collect()
            }
            _ => Vec::new(),
        };
        let number = self.id.parse::<u16>().ok().map(u32::from);
        let numbers =
            number.into_iter().flat_map(|number| (1..1000).map(move |more| (number + more).to_string()));
        let mut names = of_edge.into_iter().chain(next).chain(numbers);
        names.find(|name| !taken.contains(&name.as_str())).unwrap_or_else(|| numbered(&self.id, taken))
    }
}
