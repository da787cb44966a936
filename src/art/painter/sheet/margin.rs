//! The area around the map: paper, frame, tabs and foot. It needs no ground: the same map can have different margins,
//! such as that of a lesson.

use super::{
    SheetRect,
    areas::{self, Stretch},
    furniture::Furniture,
};
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{
            canvas::Canvas,
            land::ground::Grain,
            names::text::Fonts,
            raster::{PixelRect, Raster},
            sheet,
        },
    },
    engine::board::{Board, MapFile},
};
use resvg::tiny_skia::Pixmap;
use std::sync::Arc;

/// The margin of one sheet.
pub struct Margin {
    pub(crate) map: MapFile,
    pub(crate) furniture: Furniture,
    pub(crate) art: MapArt,
    pub(crate) sheet: SheetRect,
    pub(crate) fonts: Fonts,
    pub(crate) grain: Arc<Grain>,
    stretches: Vec<Stretch>,
}

impl Margin {
    pub fn new(map: &MapFile, board: &Board, furniture: Furniture, art: &MapArt) -> Self {
        Self::on(Arc::new(Grain::new(&art.paper)), map, board, furniture, art)
    }

    /// Returns the margin of a changed map, on the same paper and in the same art.
    pub fn changed(&self, map: &MapFile, board: &Board, furniture: Furniture) -> Self {
        Self::on(Arc::clone(&self.grain), map, board, furniture, &self.art)
    }

    fn on(grain: Arc<Grain>, map: &MapFile, board: &Board, furniture: Furniture, art: &MapArt) -> Self {
        let sheet = SheetRect::new(board.columns(), board.rows());
        let fonts = Fonts::load();
        let stretches = areas::stretches(board, &furniture, &fonts);
        Self { map: map.clone(), furniture, art: art.clone(), sheet, fonts, grain, stretches }
    }

    /// Returns the part of a rectangle inside the map.
    pub fn map_in(&self, radius: f32, area: PixelRect) -> Option<PixelRect> {
        PixelRect::covering(self.sheet.neat_line, radius).shared(&area)
    }

    /// Returns a rectangle of the sheet around the piece of the map in it; `painted`: with the contents of the margin.
    pub fn around(&self, radius: f32, area: PixelRect, map: Option<Raster>, painted: bool) -> Raster {
        let map_pixels = PixelRect::covering(self.sheet.neat_line, radius);
        let map = match map {
            Some(piece) if piece.area == area => return piece,
            piece => piece,
        };
        let Some(mut pixmap) = Pixmap::new(area.width, area.height) else { return Raster::blank(area) };
        if painted {
            self.paper(area, pixmap.data_mut());
        }
        if let Some(piece) = map {
            let mut whole = Raster { area, pixels: pixmap.data().to_vec() };
            whole.lay(&piece);
            pixmap.data_mut().copy_from_slice(&whole.pixels);
        }
        if painted {
            let neat = map_pixels.world(radius);
            let mut canvas = Canvas::new(&mut pixmap, radius, area);
            let (fonts, art) = (&self.fonts, &self.art);
            sheet::paint_frame(&mut canvas, art.colours.frame, &art.frame, &self.map, &neat);
            for stretch in &self.stretches {
                stretch.paint(&mut canvas, fonts, art, &neat);
            }
            if area.bottom() > map_pixels.bottom() {
                sheet::paint_foot(&mut canvas, fonts, &art.colours, &self.map, &self.sheet, &self.furniture);
            }
        }
        Raster { area, pixels: pixmap.take_demultiplied() }
    }

    /// Paints the bare paper.
    fn paper(&self, area: PixelRect, pixels: &mut [u8]) {
        let (paper, grain) = (self.art.colours.paper_high.levels(), self.art.paper.margin_grain.0);
        for (index, pixel) in pixels.chunks_exact_mut(4).enumerate() {
            let (column, row) = (index % area.width as usize, index / area.width as usize);
            let speck = grain * self.grain.at(area.left + column as i32, area.top + row as i32);
            for (byte, level) in pixel.iter_mut().zip(paper) {
                *byte = (level + speck + 0.5).clamp(0.0, 255.0) as u8;
            }
            pixel[3] = 255;
        }
    }
}
