//! What one counter shows, how much of it at which size, and its card as SVG.

use super::error::PackError;
use super::filling::{Filling, escape};
use super::kind::Kind;
use super::pack::{Colouring, Pack, Words};
use super::template::Template;
use std::collections::BTreeMap;

/// What one counter shows; plain data, game-neutral.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Face {
    /// Kind of card: "german", "soviet", "leader"; or "marker", whose name is then in `symbol`.
    pub template: String,
    /// Branch: "infantry", "armour", "mechanized", "motorized", "cavalry", "star"; "" for none.
    pub symbol: String,
    /// Mark above the box: "III", "XX", "XXXX" or "".
    pub size_mark: String,
    /// The value line: "4–10", "?–6", "2–3–6".
    pub strength: String,
    /// Regiment, left of the box, or "".
    pub designation: String,
    /// Division, right of the box; a leader's army.
    pub formation: String,
    /// Palette name of the corps band, "" for none.
    pub band: String,
    /// Number printed in the band.
    pub band_label: String,
    /// A leader's name.
    pub title: String,
    /// A leader's rating.
    pub rating: String,
    /// Steps at full strength; dots are drawn from two up.
    pub steps: u8,
    /// Steps lost; any makes the card show its reduced sash.
    pub steps_lost: u8,
    /// "disrupted", "out_of_supply", "moved", "attacked", "halted", and "count:4" for a stack.
    pub badges: Vec<String>,
    /// Has moved: the card is darkened.
    pub dimmed: bool,
    /// "" or a variant of the template, like "ss" for the dark card.
    pub variant: String,
    /// The unit's id, if everybody may know which it is, for packs that draw single units.
    pub unit: String,
}

/// How much a face shows, by the side of its card in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// Below 18 pixels: the symbol only.
    Far,
    /// 18 to 37 pixels: the symbol and one line.
    Small,
    /// From 38 pixels: everything.
    Full,
}

impl Detail {
    /// The detail for a card this many pixels wide.
    pub fn of(size: u32) -> Self {
        match size {
            0..18 => Self::Far,
            18..38 => Self::Small,
            _ => Self::Full,
        }
    }
}

impl Pack {
    /// The face as SVG in card units: the card is 100 wide, with 15 around it.
    pub fn svg(&self, face: &Face, size: u32) -> Result<String, PackError> {
        let (art, card) = self.art(face)?;
        if !face.variant.is_empty() && !card.variants.contains_key(&face.variant) {
            return Err(self.unknown("variant", &face.variant, card.variants.keys().map(String::as_str)));
        }
        self.fill(art, card, face, size)
    }

    /// The drawing of a face, and what the colour words in it mean.
    pub(super) fn art(&self, face: &Face) -> Result<(&Template, &Colouring), PackError> {
        static NONE: Colouring = Colouring { colours: Words::new(), variants: BTreeMap::new() };
        if face.template == "marker" {
            return Ok((self.drawing(Kind::Marker, &face.symbol)?, &NONE));
        }
        let art = self.drawing(Kind::Card, &face.template)?;
        let own = self.find(Kind::UnitCard, &face.unit);
        Ok((own.unwrap_or(art), self.cards.get(&face.template).unwrap_or(&NONE)))
    }

    /// A drawing with its placeholders filled, as a whole SVG.
    pub(super) fn fill(
        &self,
        art: &Template,
        card: &Colouring,
        face: &Face,
        size: u32,
    ) -> Result<String, PackError> {
        let mut svg = self.head();
        let filling = Filling { pack: self, face, card, size: size.max(1), depth: 1, file: &art.file };
        filling.fill(&art.pieces, 1.0, &mut svg)?;
        svg.push_str("</svg>");
        Ok(svg)
    }

    /// What stands before a drawing, on its first line.
    pub(super) fn head(&self) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-15 -15 130 130\" font-family=\"{}\">",
            escape(&self.font)
        )
    }
}
