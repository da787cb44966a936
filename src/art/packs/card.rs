//! The card of one counter as SVG.

use super::{
    drawing::{
        composing::{Refused, compose},
        filled::Filled,
        filling::Filling,
        template::Template,
    },
    error::{PackError, Place},
    face::Face,
    pack::{Colouring, Pack, Words, kind::Kind},
};
use std::{cell::Cell, collections::BTreeMap};

impl Pack {
    /// Returns the face as SVG in card units: the card is 100 wide, with a margin of 15 around it.
    pub fn svg(&self, face: &Face, size: u32) -> Result<String, PackError> {
        let filled = self.filled(face, size)?;
        compose(&self.font, &filled).map(|composed| composed.svg).map_err(Refused::at_head)
    }

    /// Returns the drawing of a face with its placeholders filled.
    pub(super) fn filled(&self, face: &Face, size: u32) -> Result<Filled, PackError> {
        let (kind, art, card) = self.art(face)?;
        if !face.variant.is_empty() && !card.variants.contains_key(&face.variant) {
            return Err(self.unknown("variant", &face.variant, card.variants.keys().map(String::as_str)));
        }
        self.fill(kind, art, card, face, size)
    }

    /// Returns the drawing of a face, and the meaning of its colour words.
    pub(super) fn art(&self, face: &Face) -> Result<(Kind, &Template, &Colouring), PackError> {
        static NONE: Colouring = Colouring { colours: Words::new(), variants: BTreeMap::new() };
        if face.template == "marker" {
            return Ok((Kind::Marker, self.drawing(Kind::Marker, &face.symbol)?, &NONE));
        }
        let usual = self.drawing(Kind::Card, &face.template)?;
        let own = self.unit_key(face).and_then(|key| self.find(Kind::UnitCard, key));
        let own = own.map(|own| (Kind::UnitCard, own));
        let (kind, art) = own.unwrap_or((Kind::Card, usual));
        Ok((kind, art, self.cards.get(&face.template).unwrap_or(&NONE)))
    }

    /// Returns a drawing with its placeholders filled.
    pub(super) fn fill(
        &self,
        kind: Kind,
        art: &Template,
        card: &Colouring,
        face: &Face,
        size: u32,
    ) -> Result<Filled, PackError> {
        let bytes = Cell::new(0);
        let filling =
            Filling { pack: self, face, card, size: size.max(1), depth: 1, bytes: &bytes, file: &art.file };
        filling.whole(kind, art, 1.0)
    }
}

impl Refused {
    /// Returns the fault of a drawing that was tried before; its place in the file is no longer known.
    pub(super) fn at_head(self) -> PackError {
        let place = Place { file: self.file, line: 1, column: 1 };
        PackError::Fault { place, why: self.excess.why }
    }
}
