//! The card of one counter as SVG.

use super::{
    drawing::{
        composing::{Refused, compose},
        filled::Filled,
        filling::Filling,
        template::Template,
    },
    error::{PackError, Place},
    face::{BADGE, Face},
    pack::{Colouring, Pack, Words, kind::Kind},
};
use std::{cell::Cell, collections::BTreeMap, sync::Arc};

/// The size of a badge that is drawn alone: as large as a marker.
const BADGE_SIZE: f32 = 4.0;

static NONE: Colouring = Colouring { colours: Words::new(), variants: BTreeMap::new() };

impl Pack {
    /// Returns the face as SVG in card units: the card is 100 wide, with a margin of 15 around it.
    pub fn svg(&self, face: &Face, size: u32) -> Result<String, PackError> {
        let filled = self.filled(face, size)?;
        compose(&self.font, &filled).map(|composed| composed.svg).map_err(Refused::at_head)
    }

    /// Returns the drawing of a face with its placeholders filled.
    pub(super) fn filled(&self, face: &Face, size: u32) -> Result<Filled, PackError> {
        if face.template == BADGE {
            return self.badge_alone(face, size);
        }
        let (kind, art, card) = self.art(face)?;
        if !face.variant.is_empty() && !card.variants.contains_key(&face.variant) {
            return Err(self.unknown("variant", &face.variant, card.variants.keys().map(String::as_str)));
        }
        self.fill(kind, art, card, face, size)
    }

    /// Returns the drawing of a face, and the meaning of its colour words.
    pub(super) fn art(&self, face: &Face) -> Result<(Kind, &Template, &Colouring), PackError> {
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

    /// Returns the drawing of a badge in the middle of the frame of a card.
    fn badge_alone(&self, face: &Face, size: u32) -> Result<Filled, PackError> {
        let art = self.drawing(Kind::Badge, &face.symbol)?;
        let (bytes, file, size) = (Cell::new(0), art.file.as_str(), size.max(1));
        let filling = Filling { pack: self, face, card: &NONE, size, depth: 2, bytes: &bytes, file };
        let badge = filling.whole(Kind::Badge, art, BADGE_SIZE)?;
        let frame = Template {
            file: art.file.clone(),
            text: Arc::from(""),
            pieces: Vec::new(),
            is_whole: false,
            links: Arc::default(),
        };
        let mut whole = Filled::begin(Kind::Marker, &frame);
        whole.place(format!("translate(50 50) scale({BADGE_SIZE})"), badge);
        whole.end();
        Ok(whole)
    }
}

impl Refused {
    /// Returns the fault of a drawing that was tried before; its place in the file is no longer known.
    pub(super) fn at_head(self) -> PackError {
        let place = Place { file: self.file, line: 1, column: 1 };
        PackError::Fault { place, why: self.excess.why }
    }
}
