//! The tools that paint figures: of several figures of a game the sheet is painted once, and each face.

use super::{
    grey::Inks,
    legend::StripCard,
    overlay::{Roads, ShownOverlay},
};
use crate::{
    art::{
        packs::pack::{Pack, overlay_colours::OverlayColours},
        painter::{Painter, Raster, WorldRect, road_ways},
    },
    scene::still::{Brush, Still, StillFrame, ground},
};
use std::rc::Rc;

/// The tools for figures of one sheet.
pub(in crate::scene) struct Studio<'a> {
    pack: &'a Pack,
    painter: Rc<Painter>,
    brush: Brush<'a>,
    ground: Option<(StillFrame, Raster)>,
    roads: Option<Roads>,
}

impl<'a> Studio<'a> {
    /// Makes the tools for pictures of the same sheet as this one.
    pub(in crate::scene) fn of(still: &Still, pack: &'a Pack) -> Self {
        Self { pack, painter: still.painter(pack), brush: Brush::of(pack), ground: None, roads: None }
    }

    /// Returns the edges of the paper.
    pub(super) fn paper(&self) -> WorldRect {
        self.painter.sheet().paper
    }

    pub(super) fn inks(&self, is_grey: bool) -> Inks {
        Inks { colours: OverlayColours::of(self.pack), is_grey }
    }

    /// Returns the sheet without counters.
    pub(super) fn ground(&mut self, frame: StillFrame) -> Raster {
        if let Some((_, painted)) = self.ground.as_ref().filter(|(of, _)| *of == frame) {
            return painted.clone();
        }
        let painted = ground(&self.painter, frame);
        self.ground = Some((frame, painted.clone()));
        painted
    }

    /// Lays the counters and markers of a picture over it.
    pub(super) fn lay_counters(&mut self, still: &Still, picture: &mut Raster, radius: f32) {
        still.lay_counters(picture, &mut self.brush, radius);
    }

    /// Lays the counters and markers of a legend over a picture in which the strip begins at this row.
    pub(super) fn lay_cards(&mut self, cards: &[StripCard], picture: &mut Raster, top: u32) {
        for StripCard { face, middle: (x, y), side } in cards {
            self.brush.lay(picture, face, (*x, *y + top as f32), *side);
        }
    }

    /// Returns the roads of the sheet, if one of these overlays follows them.
    pub(super) fn roads(&mut self, still: &Still, overlays: &[ShownOverlay]) -> &Roads {
        static NONE: Roads = Roads::new();
        if !overlays.iter().any(ShownOverlay::follows_roads) {
            return &NONE;
        }
        let print = &still.print;
        self.roads.get_or_insert_with(|| road_ways(&print.map, &print.board, &self.pack.map))
    }
}
