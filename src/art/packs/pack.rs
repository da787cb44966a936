//! An art pack: its palette, its drawings and its numbers for maps, ready to draw with.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

pub mod begin;
pub(super) mod built_in;
pub(super) mod completion;
pub mod editing;
pub(super) mod kind;
pub mod library;
pub mod outline;
pub mod overlay_colours;
pub(super) mod pack_text;
pub mod palette;
pub mod reading;
mod sampled;
pub mod standard;
pub mod unit_keys;
pub mod watch;
#[cfg(test)]
pub(super) mod watch_tests;

use super::{
    drawing::{Shown, template::Template},
    error::PackError,
    face::{Face, Up},
    map_art::MapArt,
};
use kind::Kind;
use palette::{Colour, OtherPalette};
use std::collections::BTreeMap;
use std::sync::{Arc, atomic::AtomicUsize};
use unit_keys::UnitKeys;

/// Name of the file that describes a pack.
pub const PACK_FILE: &str = "pack.ron";

/// Colour words of a card, and the meaning of each: a palette name or "#RRGGBB".
pub type Words = BTreeMap<String, String>;

/// The meanings of the colour words of one kind of card.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Colouring {
    /// Colour word to palette name or "#RRGGBB".
    pub colours: Words,
    /// Variant to the colour words it changes.
    pub variants: BTreeMap<String, Words>,
}

/// A loaded art pack, ready to draw.
#[derive(Clone, Debug)]
pub struct Pack {
    /// Its name, for the list of packs.
    pub name: String,
    /// Its author and its terms of use.
    pub about: String,
    /// Font family of all texts that name none.
    pub font: String,
    /// The numbers for painting the map; those of the standard pack if the pack has none.
    pub map: MapArt,
    /// The text of its pack file, used if a later version is broken.
    pub(super) text: String,
    pub(super) palette: BTreeMap<String, Colour>,
    pub(super) palettes: BTreeMap<String, OtherPalette>,
    pub(super) band_patterns: BTreeMap<String, String>,
    pub(super) cards: BTreeMap<String, Colouring>,
    /// Colour words that units change, by the keys of the pack file.
    pub(super) units: BTreeMap<String, Words>,
    pub(super) unit_keys: UnitKeys,
    pub(super) drawings: BTreeMap<(Kind, String), Template>,
    pub(super) badge_slots: Vec<(f32, f32)>,
    pub(super) count_slot: (f32, f32),
    /// The palette in use, "" for the default one.
    pub(super) worn: String,
    /// The number of faces that took too long; shared by all copies.
    pub(super) slow: Arc<AtomicUsize>,
    /// The PNG files that drawings show.
    pub(super) pictures: Shown,
}

impl Pack {
    /// A colour of the palette in use.
    pub fn colour(&self, name: &str) -> Option<[u8; 3]> {
        self.palette.get(name).map(|colour| colour.0)
    }

    /// Names of the palettes besides the usual one, like "colour_blind".
    pub fn palettes(&self) -> impl Iterator<Item = &str> {
        self.palettes.keys().map(String::as_str)
    }

    /// Returns the same pack in another of its palettes.
    pub fn with_palette(mut self, name: &str) -> Result<Self, PackError> {
        let Some(other) = self.palettes.get(name) else {
            return Err(self.unknown("palette", name, self.palettes.keys().map(String::as_str)));
        };
        self.palette.extend(other.colours.clone());
        self.band_patterns = other.band_patterns.clone();
        name.clone_into(&mut self.worn);
        Ok(self)
    }

    /// Returns the same pack in the palette that another one uses, if it has such a palette.
    pub(super) fn dressed_as(self, other: &Self) -> Self {
        if self.palettes.contains_key(&other.worn) {
            self.clone().with_palette(&other.worn).unwrap_or(self)
        } else {
            self
        }
    }

    /// Names of the symbols, for a list or a check.
    pub fn symbol_names(&self) -> impl Iterator<Item = &str> {
        self.names(Kind::Symbol)
    }

    /// Names of the markers, for a list or a check.
    pub fn marker_names(&self) -> impl Iterator<Item = &str> {
        self.names(Kind::Marker)
    }

    /// Names of the drawings of a kind.
    pub(super) fn names(&self, kind: Kind) -> impl Iterator<Item = &str> {
        self.drawings.keys().filter(move |(known, _)| *known == kind).map(|(_, name)| name.as_str())
    }

    /// The drawing of this name, if there is one.
    pub(super) fn find(&self, kind: Kind, name: &str) -> Option<&Template> {
        self.drawings.get(&(kind, name.to_owned()))
    }

    /// Returns a drawing that must exist.
    pub(super) fn drawing(&self, kind: Kind, name: &str) -> Result<&Template, PackError> {
        self.find(kind, name).ok_or_else(|| {
            let word = match kind {
                Kind::Card => "template",
                Kind::Badge => "badge",
                Kind::Marker => "marker",
                _ => "symbol",
            };
            self.unknown(word, name, self.names(kind))
        })
    }

    /// Returns the face with only the parts that this pack distinguishes. A unit is named only if the pack has
    /// something of its own for it: units that look alike then share their pictures.
    pub fn told_apart(&self, face: &Face) -> Face {
        let mut face = face.clone();
        match self.unit_key(&face).map(str::to_owned) {
            // Units with the same key look alike too.
            Some(key) => face.unit = key,
            None => {
                face.unit.clear();
                face.up = Up::Front;
            }
        }
        face.kind.clear();
        face
    }

    /// Returns the entry of `units` for the unit with this face: by its id, its type or a pattern.
    pub(super) fn unit_key(&self, face: &Face) -> Option<&str> {
        self.unit_keys.find(&face.unit, &face.kind)
    }

    pub(super) fn unknown<'a>(
        &self,
        kind: &'static str,
        name: &str,
        known: impl Iterator<Item = &'a str>,
    ) -> PackError {
        let known = known.collect::<Vec<_>>().join(", ");
        PackError::Unknown { pack: self.name.clone(), kind, name: name.to_owned(), known }
    }
}
