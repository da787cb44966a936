//! The whole sheet as a page in a browser shows it: one picture of the sheet, and a picture of each card on it.

use super::still::{Still, StillFrame, ground};
use crate::art::{
    packs::{drawing::raster::margin, face::Face, pack::Pack},
    painter::{Packing, PixelRect, Raster, SheetRect, picture_file},
};
use jpeg_encoder::{ColorType, Encoder};

/// Pixels of the longer edge of the sheet.
const LONGER: f32 = 2400.0;
/// Pixels of a card's picture for a pixel of the sheet: screens show more dots than pixels, and people zoom.
const FINER: u32 = 2;
/// The quality of the picture of the sheet, of 100.
const QUALITY: u8 = 82;

/// The pixels of a sheet in a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PageFrame(StillFrame);

/// A card on the sheet of a page.
#[derive(Clone, Debug)]
pub struct PageCard {
    pub face: Face,
    /// The side of the card in pixels.
    pub side: u32,
    /// The left and upper edge of its picture, and the side of this picture, in pixels of the sheet.
    pub place: (f32, f32, f32),
}

impl PageFrame {
    /// Makes the frame of a whole sheet.
    pub fn of(still: &Still) -> Self {
        let paper = SheetRect::new(still.print.map.columns, still.print.map.rows).paper;
        let radius = (LONGER / paper.width().max(paper.height())).clamp(4.0, 160.0);
        let size = ((paper.width() * radius).floor() as u32, (paper.height() * radius).floor() as u32);
        Self(StillFrame::about(size, paper.centre(), radius))
    }

    /// The width and height of the sheet in pixels.
    pub fn size(&self) -> (u32, u32) {
        (self.0.area.width, self.0.area.height)
    }

    /// Returns the picture of the sheet, without counters, as a JPEG file: the grain of the paper packs badly as PNG.
    ///
    /// # Errors
    /// It cannot be packed: a sentence.
    pub fn sheet(&self, still: &Still, pack: &Pack) -> Result<Vec<u8>, String> {
        let picture = ground(&still.painter(pack), self.0);
        let side = |pixels: u32| u16::try_from(pixels).map_err(|error| error.to_string());
        let (width, height) = (side(picture.area.width)?, side(picture.area.height)?);
        let (pixels, _) = picture.pixels.as_chunks::<4>();
        let opaque = pixels.iter().flat_map(|[red, green, blue, _]| [*red, *green, *blue]);
        let colours: Vec<u8> = opaque.collect();
        let mut file = Vec::new();
        let encoder = Encoder::new(&mut file, QUALITY);
        encoder.encode(&colours, width, height, ColorType::Rgb).map_err(|error| error.to_string())?;
        Ok(file)
    }

    /// Returns the cards of a position on this sheet, from the lowest up.
    pub fn cards(&self, still: &Still) -> Vec<PageCard> {
        let StillFrame { area, radius } = self.0;
        let placed = still.cards(radius).into_iter().map(|card| {
            let fine = card.side * FINER;
            let whole = (fine + 2 * margin(fine)) as f32 / FINER as f32;
            let (x, y) = (card.centre.0 - area.left as f32, card.centre.1 - area.top as f32);
            let place = (x - whole / 2.0, y - whole / 2.0, whole);
            PageCard { face: card.face, side: card.side, place }
        });
        placed.collect()
    }
}

impl PageCard {
    /// Returns the picture of its face as a PNG file.
    ///
    /// # Errors
    /// It cannot be packed: a sentence.
    pub fn picture(&self, pack: &Pack) -> Result<Vec<u8>, String> {
        let (drawn, _) = pack.render_or_standard(&self.face, self.side * FINER);
        let area = PixelRect { left: 0, top: 0, width: drawn.width, height: drawn.height };
        let picture = Raster { area, pixels: drawn.rgba };
        picture_file(&picture, Packing::Light).map_err(|error| error.to_string())
    }
}
