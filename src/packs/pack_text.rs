//! The file `pack.ron` as it is written, and what must hold between its entries.

use super::error::{PackError, Place};
use super::palette::{Colour, OtherPalette};
use super::template::Words;
use serde::{Deserialize, Deserializer};
use std::collections::{BTreeMap, BTreeSet};

/// What stands for a colour that is none.
const GREY: &str = "#808080";

/// A drawing: in its own file beside the pack file, or written there.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) enum Art {
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

/// What a single unit has of its own.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitText {
    #[serde(default, deserialize_with = "without_some")]
    pub card: Option<Art>,
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

/// An entry that may be left out, written without `Some`.
fn without_some<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

impl PackText {
    /// Takes the other palettes of the standard pack for those that this one does not have. A colour that this
    /// pack has chosen itself is not changed by them.
    pub fn take_palettes(&mut self, standard: &Self, own_colours: &[String]) {
        for (name, other) in &standard.palettes {
            self.palettes.entry(name.clone()).or_insert_with(|| {
                let mut other = other.clone();
                other.colours.retain(|colour, _| !own_colours.contains(colour));
                other
            });
        }
    }

    /// The words that drawings of this pack may use.
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

    /// Finds the names that mean nothing, and takes them out; colours become grey.
    pub fn repair(&mut self, file: &str, text: &str) -> Vec<PackError> {
        let mut faults = Vec::new();
        let mut fault = |word: &str, why: String| {
            faults.push(PackError::Fault { place: Place::of_word(file, text, word), why })
        };
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
                    let why =
                        format!("unit \"{unit}\" changes \"{word}\", which is a colour word of no template");
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
