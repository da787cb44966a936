//! An art pack: the file `pack.ron` with its palette, cards, symbols, badges and markers, the file that
//! tells how the map is painted, and loading both.

use super::error::{PackError, Place};
use super::map_art::MapArt;
use super::palette::{Colour, OtherPalette};
use super::template::{Template, Words};
use serde::{Deserialize, Deserializer};
use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path};

/// Name of the file that describes a pack.
pub const PACK_FILE: &str = "pack.ron";

/// A drawing: in its own file beside the pack file, or written there.
#[derive(Clone, Debug, Deserialize)]
enum Art {
    File(String),
    Inline(String),
}

/// A card as the pack file describes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    art: Art,
    #[serde(default)]
    colours: BTreeMap<String, String>,
    #[serde(default)]
    variants: BTreeMap<String, BTreeMap<String, String>>,
}

/// The whole of `pack.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename = "Pack")]
struct PackText {
    name: String,
    #[serde(default)]
    about: String,
    font: String,
    palette: BTreeMap<String, Colour>,
    #[serde(default)]
    palettes: BTreeMap<String, OtherPalette>,
    templates: BTreeMap<String, CardFile>,
    symbols: BTreeMap<String, Art>,
    badges: BTreeMap<String, Art>,
    badge_slots: Vec<(f32, f32)>,
    count_slot: (f32, f32),
    markers: BTreeMap<String, Art>,
    step: Art,
    step_lost: Art,
    #[serde(default)]
    patterns: BTreeMap<String, Art>,
    #[serde(default, deserialize_with = "file_name")]
    map: Option<String>,
}

/// A file's name, written without `Some`.
fn file_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    String::deserialize(deserializer).map(Some)
}

/// One kind of card: its drawing and what its colour words mean.
#[derive(Clone, Debug)]
pub struct Card {
    /// The drawing, for all sizes.
    pub art: Template,
    /// Colour word to palette name or "#RRGGBB".
    pub colours: BTreeMap<String, String>,
    /// Variant to the colour words it changes.
    pub variants: BTreeMap<String, BTreeMap<String, String>>,
}

/// A loaded art pack, ready to draw.
#[derive(Clone, Debug)]
pub struct Pack {
    /// Its name, for the list of packs.
    pub name: String,
    /// Who made it and under which terms.
    pub about: String,
    /// Font family of all texts that name none.
    pub font: String,
    /// How the map is painted; the standard pack's if the pack says nothing of it.
    pub map: MapArt,
    pub(super) palette: BTreeMap<String, Colour>,
    pub(super) palettes: BTreeMap<String, OtherPalette>,
    pub(super) band_patterns: BTreeMap<String, String>,
    pub(super) cards: BTreeMap<String, Card>,
    pub(super) symbols: BTreeMap<String, Template>,
    pub(super) badges: BTreeMap<String, Template>,
    pub(super) badge_slots: Vec<(f32, f32)>,
    pub(super) count_slot: (f32, f32),
    pub(super) markers: BTreeMap<String, Template>,
    pub(super) step: Template,
    pub(super) step_lost: Template,
    pub(super) patterns: BTreeMap<String, Template>,
}

impl Pack {
    /// Loads the pack in this folder and tries every drawing in it once.
    pub fn load(folder: &Path) -> Result<Self, PackError> {
        let pack = Self::read(&folder.display().to_string(), &|file| {
            fs::read_to_string(folder.join(file)).map_err(|error| error.to_string())
        })?;
        pack.check()?;
        Ok(pack)
    }

    /// Reads a pack through a function that gives the text of a file; `folder` stands in messages.
    pub fn read(folder: &str, open: &dyn Fn(&str) -> Result<String, String>) -> Result<Self, PackError> {
        let shown = |file: &str| Path::new(folder).join(file).display().to_string();
        let pack_file = shown(PACK_FILE);
        let text = open(PACK_FILE).map_err(|why| PackError::Read {
            place: Place { file: pack_file.clone(), line: 1, column: 1 },
            file: PACK_FILE.to_owned(),
            why,
        })?;
        let described: PackText = ron::from_str(&text).map_err(|error| PackError::Fault {
            place: Place {
                file: pack_file.clone(),
                line: error.span.start.line,
                column: error.span.start.col,
            },
            why: crate::data::in_words(&error.code),
        })?;
        let words = described.words();
        described.check_words(&pack_file, &text, &words)?;
        let open_named = |file: &String| {
            let place = || Place::of_word(&pack_file, &text, file);
            open(file).map_err(|why| PackError::Read { place: place(), file: file.clone(), why })
        };
        let map = match &described.map {
            Some(file) => MapArt::read(&shown(file), &open_named(file)?)?,
            None => MapArt::standard()?,
        };
        let draw = |name: &str, art: &Art| match art {
            Art::Inline(svg) => Template::read(&format!("{pack_file} ({name})"), svg, &words),
            Art::File(file) => {
                Template::read(&shown(file), &open_named(file)?, &words).map(Template::into_fragment)
            }
        };
        let draw_all = |arts: &BTreeMap<String, Art>| {
            arts.iter()
                .map(|(name, art)| Ok((name.clone(), draw(name, art)?)))
                .collect::<Result<BTreeMap<_, _>, PackError>>()
        };
        let mut cards = BTreeMap::new();
        for (name, card) in &described.templates {
            let (colours, variants) = (card.colours.clone(), card.variants.clone());
            cards.insert(name.clone(), Card { art: draw(name, &card.art)?, colours, variants });
        }
        Ok(Self {
            symbols: draw_all(&described.symbols)?,
            badges: draw_all(&described.badges)?,
            markers: draw_all(&described.markers)?,
            patterns: draw_all(&described.patterns)?,
            step: draw("step", &described.step)?,
            step_lost: draw("step_lost", &described.step_lost)?,
            cards,
            name: described.name,
            about: described.about,
            font: described.font,
            map,
            palette: described.palette,
            palettes: described.palettes,
            band_patterns: BTreeMap::new(),
            badge_slots: described.badge_slots,
            count_slot: described.count_slot,
        })
    }

    /// A colour of the palette in use.
    pub fn colour(&self, name: &str) -> Option<[u8; 3]> {
        self.palette.get(name).map(|colour| colour.0)
    }

    /// Names of the palettes besides the usual one, like "colour_blind".
    pub fn palettes(&self) -> impl Iterator<Item = &str> {
        self.palettes.keys().map(String::as_str)
    }

    /// The same pack in another of its palettes.
    pub fn with_palette(mut self, name: &str) -> Result<Self, PackError> {
        let Some(other) = self.palettes.get(name) else {
            return Err(self.unknown("palette", name, self.palettes.keys()));
        };
        self.palette.extend(other.colours.clone());
        self.band_patterns = other.band_patterns.clone();
        Ok(self)
    }

    /// Names of the symbols, for a list or a check.
    pub fn symbol_names(&self) -> impl Iterator<Item = &str> {
        self.symbols.keys().map(String::as_str)
    }

    /// Names of the markers, for a list or a check.
    pub fn marker_names(&self) -> impl Iterator<Item = &str> {
        self.markers.keys().map(String::as_str)
    }

    pub(super) fn unknown<'a>(
        &self,
        kind: &'static str,
        name: &str,
        known: impl Iterator<Item = &'a String>,
    ) -> PackError {
        let known = known.map(String::as_str).collect::<Vec<_>>().join(", ");
        PackError::Unknown { pack: self.name.clone(), kind, name: name.to_owned(), known }
    }
}

impl PackText {
    /// The words that drawings of this pack may use.
    fn words(&self) -> Words {
        let mut colours: BTreeSet<String> = self.palette.keys().cloned().collect();
        let mut conditions: BTreeSet<String> = self.badges.keys().cloned().collect();
        for card in self.templates.values() {
            colours.extend(card.colours.keys().cloned());
            conditions.extend(card.variants.keys().cloned());
        }
        colours.extend(["band".to_owned(), "band_ink".to_owned()]);
        Words { colours, conditions }
    }

    /// Every name that the pack file uses must exist in it.
    fn check_words(&self, file: &str, text: &str, words: &Words) -> Result<(), PackError> {
        let fault =
            |word: &str, why: String| PackError::Fault { place: Place::of_word(file, text, word), why };
        for (name, card) in &self.templates {
            let variants = card.variants.values().flatten();
            for (word, colour) in card.colours.iter().chain(variants) {
                if !self.palette.contains_key(colour) && Colour::parse(colour).is_none() {
                    let why = format!(
                        "template \"{name}\" gives {word} the colour \"{colour}\", which is neither in the palette \
                         nor \"#RRGGBB\""
                    );
                    return Err(fault(colour, why));
                }
            }
        }
        for (name, other) in &self.palettes {
            for colour in other.colours.keys().chain(other.band_patterns.keys()) {
                if !words.colours.contains(colour) {
                    let why = format!(
                        "palette \"{name}\" changes \"{colour}\", which the pack's palette does not have"
                    );
                    return Err(fault(colour, why));
                }
            }
            for pattern in other.band_patterns.values() {
                if !self.patterns.contains_key(pattern) {
                    return Err(fault(pattern, format!("there is no pattern \"{pattern}\"")));
                }
            }
        }
        if self.badge_slots.is_empty() {
            return Err(fault("badge_slots", "badge_slots needs at least one place".to_owned()));
        }
        Ok(())
    }
}
