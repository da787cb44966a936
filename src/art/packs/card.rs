//! The card of one counter as SVG.

use super::error::PackError;
use super::escape::escape;
use super::face::Face;
use super::filling::Filling;
use super::kind::Kind;
use super::pack::{Colouring, Pack, Words};
use super::template::Template;
use std::collections::BTreeMap;

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
