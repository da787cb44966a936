//! The file `pack.ron` as it is written, and the conditions between its entries.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    palette::{Colour, OtherPalette},
    unit_keys::is_pattern,
};
use crate::{
    art::packs::{
        drawing::{limits, template::Words},
        error::{PackError, Place},
    },
    engine::data::id_fault,
};
use serde::{Deserialize, Deserializer};
use std::collections::{BTreeMap, BTreeSet};

/// The replacement for a wrong colour.
const GREY: &str = "#808080";

/// A drawing: in its own file beside the pack file, or written there.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) enum Art {
    File(String),
    Inline(String),
}

/// A card as the pack file describes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardText {
    pub art: Art,
    #[serde(default)]
    pub colours: BTreeMap<String, String>,
    #[serde(default)]
    pub variants: BTreeMap<String, BTreeMap<String, String>>,
}

/// The card of a unit: a drawing with placeholders, or a picture of each side.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum UnitCard {
    File(String),
    Inline(String),
    /// `(front: "a.png", back: "b.png")`, the names of files; [`super::completion`] writes the name before the brackets.
    Sides {
        front: String,
        #[serde(default, deserialize_with = "without_some")]
        back: Option<String>,
    },
}

/// The drawings and colours of the units with an id, of a type, or with ids that match a pattern.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitText {
    #[serde(default, deserialize_with = "without_some")]
    pub card: Option<UnitCard>,
    #[serde(default, deserialize_with = "without_some")]
    pub symbol: Option<Art>,
    #[serde(default)]
    pub colours: BTreeMap<String, String>,
}

/// The whole of `pack.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename = "Pack")]
pub(super) struct PackText {
    pub name: String,
    #[serde(default)]
    pub about: String,
    /// The games or scenarios in which it is used; empty for all.
    #[serde(default)]
    #[allow(dead_code, reason = "the list of packs reads it")]
    pub only_for: Vec<String>,
    pub font: String,
    pub palette: BTreeMap<String, Colour>,
    #[serde(default)]
    pub palettes: BTreeMap<String, OtherPalette>,
    pub templates: BTreeMap<String, CardText>,
    #[serde(default)]
    pub units: BTreeMap<String, UnitText>,
    pub symbols: BTreeMap<String, Art>,
    pub badges: BTreeMap<String, Art>,
    pub badge_slots: Vec<(f32, f32)>,
    pub count_slot: (f32, f32),
    pub markers: BTreeMap<String, Art>,
    pub step: Art,
    pub step_lost: Art,
    #[serde(default)]
    pub patterns: BTreeMap<String, Art>,
    #[serde(default, deserialize_with = "without_some")]
    pub map: Option<String>,
}

/// Returns the fault of a key of `units`; none if it is an id or a pattern.
fn key_fault(key: &str) -> Option<String> {
    if !is_pattern(key) {
        return id_fault(key);
    }
    let why = "a pattern has at most 64 letters: letters, digits, '-', '_', '*' for any number of letters and '?' for one";
    id_fault(&key.replace(['*', '?'], "x")).map(|_| why.to_owned())
}

/// An entry that may be left out, written without `Some`.
fn without_some<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

impl PackText {
    /// Adds the other palettes of the standard pack that this one does not have. They do not change colours that this
    /// pack has chosen itself.
    pub fn take_palettes(&mut self, standard: &Self, own_colours: &[String]) {
        for (name, other) in &standard.palettes {
            self.palettes.entry(name.clone()).or_insert_with(|| {
                let mut other = other.clone();
                other.colours.retain(|colour, _| !own_colours.contains(colour));
                other
            });
        }
    }

    /// Returns the words that drawings of this pack may use.
    pub fn words(&self) -> Words {
        let mut colours: BTreeSet<String> = self.palette.keys().cloned().collect();
        let mut conditions: BTreeSet<String> = self.badges.keys().cloned().collect();
        for card in self.templates.values() {
            colours.extend(card.colours.keys().cloned());
            conditions.extend(card.variants.keys().cloned());
        }
        colours.extend(["band".to_owned(), "band_ink".to_owned()]);
        Words { colours, conditions }
    }

    /// Returns the fault of a pack file that is beyond a limit; none otherwise.
    pub fn excess(&self, file: &str) -> Option<PackError> {
        let cards = self.templates.values().map(|card| {
            card.colours.len() + card.variants.values().map(|words| 1 + words.len()).sum::<usize>()
        });
        let others = self.palettes.values().map(|other| other.colours.len() + other.band_patterns.len());
        let units = self.units.values().map(|unit| unit.colours.len());
        let groups = [&self.symbols, &self.badges, &self.markers, &self.patterns].map(|group| group.len());
        let entries = cards.chain(others).chain(units).chain(groups).sum::<usize>()
            + self.templates.len()
            + self.units.len()
            + self.palette.len()
            + self.palettes.len()
            + self.badge_slots.len();
        let fault = |why| {
            let place = Place { file: file.to_owned(), line: 1, column: 1 };
            Some(PackError::Fault { place, why })
        };
        if entries > limits::ENTRIES {
            return fault(format!("this pack has {entries} entries; {} is the limit", limits::ENTRIES));
        }
        let patterns = self.units.keys().filter(|key| is_pattern(key)).count();
        if patterns > limits::PATTERNS {
            return fault(format!(
                "this pack has {patterns} patterns of units; {} is the limit",
                limits::PATTERNS
            ));
        }
        if self.palettes.len() > limits::PALETTES {
            let (number, most) = (self.palettes.len(), limits::PALETTES);
            return fault(format!("this pack has {number} palettes; {most} is the limit"));
        }
        let many = self.templates.iter().find(|(_, card)| card.variants.len() > limits::VARIANTS);
        if let Some((name, card)) = many {
            let (number, most) = (card.variants.len(), limits::VARIANTS);
            return fault(format!("template \"{name}\" has {number} variants; {most} is the limit"));
        }
        None
    }

    /// Removes entries whose names are not ids, and reports the faults of the names.
    fn take_out_strange_names(&mut self, fault: &mut impl FnMut(&str, String)) {
        fn sieve<T>(entries: &mut BTreeMap<String, T>, fault: &mut impl FnMut(&str, String)) {
            entries.retain(|name, _| {
                let why = id_fault(name);
                why.into_iter().map(|why| fault(name, why)).count() == 0
            });
        }
        for arts in [&mut self.symbols, &mut self.badges, &mut self.markers, &mut self.patterns] {
            sieve(arts, fault);
        }
        self.units.retain(|key, _| {
            let why = key_fault(key);
            why.into_iter().map(|why| fault(key, why)).count() == 0
        });
        sieve(&mut self.palette, fault);
        sieve(&mut self.palettes, fault);
        sieve(&mut self.templates, fault);
        for card in self.templates.values_mut() {
            sieve(&mut card.colours, fault);
            sieve(&mut card.variants, fault);
        }
    }

    /// Reports names without a meaning, and removes them; colours become grey.
    pub fn repair(&mut self, file: &str, text: &str) -> Vec<PackError> {
        let mut faults = Vec::new();
        let mut fault = |word: &str, why: String| {
            faults.push(PackError::Fault { place: Place::of_word(file, text, word), why })
        };
        self.take_out_strange_names(&mut fault);
        let palette: BTreeSet<&String> = self.palette.keys().collect();
        let is_colour = |name: &String| palette.contains(name) || Colour::parse(name).is_some();
        for (name, card) in &mut self.templates {
            for (word, colour) in card.variants.values_mut().chain([&mut card.colours]).flatten() {
                if !is_colour(colour) {
                    let why = "which is neither in the palette nor \"#RRGGBB\"";
                    fault(colour, format!("template \"{name}\" gives {word} the colour \"{colour}\", {why}"));
                    GREY.clone_into(colour);
                }
            }
        }
        let words: BTreeSet<String> =
            self.templates.values().flat_map(|card| card.colours.keys().cloned()).collect();
        for (unit, own) in &mut self.units {
            own.colours.retain(|word, colour| {
                if !is_colour(colour) {
                    let why = "which is neither in the palette nor \"#RRGGBB\"";
                    fault(colour, format!("unit \"{unit}\" gives {word} the colour \"{colour}\", {why}"));
                } else if !words.contains(word) {
                    let why = format!(
                        "unit \"{unit}\" changes \"{word}\", which is not a colour word of any template"
                    );
                    fault(word, why);
                }
                is_colour(colour) && words.contains(word)
            });
        }
        for (name, other) in &mut self.palettes {
            let known = |colour: &String| palette.contains(colour);
            let mut check = |colour: &String| {
                if !known(colour) {
                    let why = format!(
                        "palette \"{name}\" changes \"{colour}\", which the pack's palette does not have"
                    );
                    fault(colour, why);
                }
                known(colour)
            };
            other.colours.retain(|colour, _| check(colour));
            other.band_patterns.retain(|colour, _| check(colour));
            other.band_patterns.retain(|_, pattern| {
                let known = self.patterns.contains_key(pattern);
                if !known {
                    fault(pattern, format!("there is no pattern \"{pattern}\""));
                }
                known
            });
        }
        if self.badge_slots.is_empty() {
            fault("badge_slots", "badge_slots needs at least one place".to_owned());
            self.badge_slots.push((90.0, 10.0));
        }
        faults
    }
}
