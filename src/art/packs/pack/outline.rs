//! The entries of a pack file that an editor shows: what the file says of units, and the names that it may use.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    pack_text::{Art, UnitCard},
    palette::Colour,
    reading::described_by,
};
use crate::art::packs::error::PackError;
use std::collections::BTreeMap;

/// The entry of a unit, a type or a pattern.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnitOutline {
    /// The files of its front and its back, if its card is a picture of each side.
    pub pictures: Option<(String, Option<String>)>,
    /// Whether its card is a drawing with placeholders.
    pub has_drawing: bool,
    /// Its own symbol, as it is written.
    pub symbol: Option<String>,
    /// Its own colours, by the colour words of its card.
    pub colours: BTreeMap<String, String>,
}

/// The entries of a pack file, with those that it has from the standard pack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    pub units: BTreeMap<String, UnitOutline>,
    /// The symbols by name, each as the entry of a unit names it.
    pub symbols: BTreeMap<String, String>,
    pub palette: BTreeMap<String, [u8; 3]>,
    /// The colour words of each kind of card, each with its usual colour: a name of the palette or "#RRGGBB".
    pub cards: BTreeMap<String, BTreeMap<String, String>>,
    /// The faults of the text.
    pub faults: Vec<PackError>,
}

impl Outline {
    /// Reads the text of a pack file; `file` is named in faults. Its drawings are not read.
    ///
    /// # Errors
    /// The faults of a text that cannot be read at all.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<PackError>> {
        let (described, faults) = described_by(file, text)?;
        let units = described.units.iter().map(|(key, unit)| {
            let pictures = match &unit.card {
                Some(UnitCard::Sides { front, back }) => Some((front.clone(), back.clone())),
                _ => None,
            };
            let outline = UnitOutline {
                has_drawing: unit.card.is_some() && pictures.is_none(),
                pictures,
                symbol: unit.symbol.as_ref().map(written),
                colours: unit.colours.clone(),
            };
            (key.clone(), outline)
        });
        let symbols = described.symbols.iter().map(|(name, art)| (name.clone(), written(art)));
        let palette = described.palette.iter().map(|(name, Colour(colour))| (name.clone(), *colour));
        let cards = described.templates.iter().map(|(name, card)| (name.clone(), card.colours.clone()));
        Ok(Self {
            units: units.collect(),
            symbols: symbols.collect(),
            palette: palette.collect(),
            cards: cards.collect(),
            faults,
        })
    }

    /// The colour that a colour word of a card or a "#RRGGBB" means; none for an unknown name.
    pub fn colour(&self, meaning: &str) -> Option<[u8; 3]> {
        self.palette.get(meaning).copied().or_else(|| Colour::parse(meaning).map(|colour| colour.0))
    }
}

/// Returns a drawing as it is written in a pack file.
fn written(art: &Art) -> String {
    let (kind, words) = match art {
        Art::File(file) => ("File", file),
        Art::Inline(svg) => ("Inline", svg),
    };
    let words = ron::to_string(words).unwrap_or_else(|_| "\"\"".to_owned());
    format!("{kind}({words})")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    #[test]
    fn the_entries_are_those_of_the_file_and_the_standard_pack() {
        let text = "(name: \"x\", palette: {\"rust\": \"#A05030\"}, units: {\"t-*\": (card: (front: \"t.png\"), colours: \
                    {\"card\": \"rust\"}), \"u\": (symbol: Inline(\"<circle r='3'/>\"))})";
        let outline = Outline::read("pack.ron", text).unwrap();
        let unit = &outline.units["t-*"];
        assert_eq!(unit.pictures, Some(("t.png".to_owned(), None)));
        assert_eq!(unit.colours["card"], "rust");
        assert_eq!(outline.colour("rust"), Some([0xA0, 0x50, 0x30]));
        assert_eq!(outline.colour("#0000FF"), Some([0, 0, 255]));
        assert_eq!(outline.colour("no such"), None);
        assert_eq!(outline.symbols["armour"], "File(\"symbols/armour.svg\")");
        assert_eq!(outline.units["u"].symbol.as_deref(), Some("Inline(\"<circle r=\\'3\\'/>\")"));
        assert!(outline.cards["german"].contains_key("card") && outline.faults.is_empty());
        let wrong = "(name: \"x\", units: {\"u\": (colours: {\"card\": \"greenish\"})})";
        assert_eq!(Outline::read("pack.ron", wrong).unwrap().faults.len(), 1);
        let broken = Outline::read("pack.ron", "(name: \"x\", units: {").unwrap_err();
        assert!(broken[0].to_string().starts_with("pack.ron:1:"), "{broken:?}");
    }
}
