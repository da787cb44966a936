//! A map that is being edited: only what was changed is painted again, by painters of parts of it. Nothing of it is
//! stored on the disk.

use super::tile_key::TileKey;
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{
            Changes, Footing, Layers, Layout, NameSetter, Painter, PixelRect, Raster, Scales, SheetRect,
            WorldRect, changes_between,
        },
    },
    scene::Print,
};
use std::sync::Arc;

/// The most painters of parts that are kept; each takes some 20 MB.
const MOST: usize = 4;
/// The side of the cells of a map in which tiles are painted that were not on the table yet, in hex radii.
const CELL: f32 = 40.0;
/// The distance beyond its part at which a painter is still right: a pixel of the coarsest level.
const EDGE: f32 = 0.2;
/// The most samples of a map that is prepared as a whole when it has not been painted yet: a player who draws does not
/// wait longer than this takes.
const WHOLE: f32 = 2.0e6;
/// Samples to a square hex radius.
const SAMPLES: f32 = 256.0;

/// The map as it is now, and its difference from the map with which the sheet began.
pub(super) struct Draft {
    layout: Arc<Layout>,
    first: Arc<Layout>,
    scales: Option<Scales>,
    /// The painters of parts, the last used last.
    painters: Vec<(WorldRect, Painter)>,
    /// The parts in which it differs from the first map, the newest last.
    changed: Vec<WorldRect>,
    /// The ground under names.
    footing: Option<Footing>,
}

impl Draft {
    /// Begins with a map as it was painted or stored.
    pub fn new(layout: Arc<Layout>, scales: Option<Scales>, footing: Footing) -> Self {
        Self {
            first: Arc::clone(&layout),
            layout,
            scales,
            painters: Vec::new(),
            changed: Vec::new(),
            footing: Some(footing),
        }
    }

    /// Takes over the next state of the map, and returns the difference.
    pub fn change(&mut self, print: &Print) -> Changes {
        let next = Arc::new(self.layout.changed(&print.map, &print.board, print.furniture.clone()));
        let found = changes_between(&self.layout, &next);
        self.layout = next;
        self.painters.retain(|(part, _)| !touches(&found.parts, part));
        // The newest is last, because it is searched first.
        self.changed.retain(|known| !found.parts.contains(known));
        self.changed.extend(found.parts.iter().copied());
        found
    }

    /// The lines and places of the map as it is now.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// Whether a place differs from the first map.
    pub fn is_changed(&self, place: &WorldRect) -> bool {
        touches(&self.changed, place)
    }

    /// Returns the painter of the whole first map, for places that were not changed, unless it would take too long.
    pub fn whole(&mut self) -> Option<Painter> {
        let map = self.first.sheet().neat_line;
        if map.width() * map.height() * SAMPLES > WHOLE {
            return None;
        }
        let painter = Painter::of(&self.first);
        self.scales.get_or_insert_with(|| painter.scales());
        Some(painter)
    }

    /// Paints a piece of the map as it is now, on all cores.
    pub fn paint(&mut self, radius: f32, piece: PixelRect) -> Raster {
        let place = piece.world(radius);
        let part = self.changed.iter().rev().find(|part| holds(&part.grown(EDGE), &place)).copied();
        if self.is_ready(&place) || part.is_some() {
            return self.paint_in(radius, piece, part.unwrap_or(place));
        }
        let mut picture = Raster::blank(piece);
        for cell in cells(&self.layout.sheet().neat_line) {
            if let Some(area) = PixelRect::covering(cell, radius).shared(&piece) {
                picture.lay(&self.paint_in(radius, area, cell));
            }
        }
        picture
    }

    /// Whether any painter of a part is kept.
    pub fn has_painters(&self) -> bool {
        !self.painters.is_empty()
    }

    /// Drops the painters of parts.
    pub fn rest(&mut self) {
        self.painters.clear();
    }

    /// Returns the setter of the names of the map as it is now.
    pub fn setter(&self, print: &Print, art: &MapArt) -> NameSetter {
        let bare = || Footing::bare(self.layout.sheet().neat_line);
        let footing = self.footing.clone().unwrap_or_else(bare);
        NameSetter::new(&print.map, &print.board, &print.furniture, art, footing)
    }

    fn is_ready(&self, place: &WorldRect) -> bool {
        self.painters.iter().any(|(part, _)| holds(part, place))
    }

    /// Paints a piece with a painter that is right there; if there is none, prepares one for this part of the map.
    fn paint_in(&mut self, radius: f32, piece: PixelRect, part: WorldRect) -> Raster {
        let place = piece.world(radius);
        if !self.is_ready(&place) {
            self.prepare(part.grown(EDGE));
        }
        let Some(number) = self.painters.iter().position(|(part, _)| holds(part, &place)) else {
            return Raster::blank(piece);
        };
        let used = self.painters.remove(number);
        let picture = used.1.paint_map_at_once(radius, piece, Layers::STATIC);
        self.painters.push(used);
        picture
    }

    fn prepare(&mut self, part: WorldRect) {
        let painter = Painter::of_part(&self.layout, part, self.scales);
        self.footing = self.footing.take().map(|footing| painter.renew_footing(footing, &part));
        if self.painters.len() >= MOST {
            self.painters.remove(0);
        }
        self.painters.push((part, painter));
    }
}

/// Whether a rectangle contains another.
fn holds(part: &WorldRect, place: &WorldRect) -> bool {
    part.left <= place.left
        && part.top <= place.top
        && part.right >= place.right
        && part.bottom >= place.bottom
}

/// Whether any of these rectangles shares ground with another.
fn touches(parts: &[WorldRect], place: &WorldRect) -> bool {
    parts.iter().any(|part| part.overlap(place) > 0.0)
}

/// Returns a map cut into cells of equal size.
fn cells(map: &WorldRect) -> Vec<WorldRect> {
    let count = |length: f32| (length / CELL).ceil().max(1.0);
    let (columns, rows) = (count(map.width()), count(map.height()));
    let (width, height) = (map.width() / columns, map.height() / rows);
    let cell = |column: usize, row: usize| {
        let (left, top) = (map.left + column as f32 * width, map.top + row as f32 * height);
        WorldRect::new(left, top, left + width, top + height)
    };
    (0..rows as usize).flat_map(|row| (0..columns as usize).map(move |column| cell(column, row))).collect()
}

/// Returns the pieces of a tile that a change of the map affects.
pub(super) fn pieces(found: &Changes, sheet: &SheetRect, key: TileKey) -> Vec<PixelRect> {
    let covered = |part: &WorldRect| PixelRect::covering(*part, key.radius()).shared(&key.area);
    let mut pieces: Vec<PixelRect> = found.parts.iter().filter_map(covered).collect();
    if found.margin {
        let map = PixelRect::covering(sheet.neat_line, key.radius());
        pieces.extend(outside(&map, &key.area));
    }
    pieces
}

/// Returns the pieces of a tile outside the map.
fn outside(map: &PixelRect, area: &PixelRect) -> Vec<PixelRect> {
    let bands = [
        (area.left, area.top, area.right(), map.top),
        (area.left, map.bottom(), area.right(), area.bottom()),
        (area.left, map.top, map.left, map.bottom()),
        (map.right(), map.top, area.right(), map.bottom()),
    ];
    let band = |(left, top, right, bottom): (i32, i32, i32, i32)| {
        let (width, height) = (u32::try_from(right - left).ok()?, u32::try_from(bottom - top).ok()?);
        PixelRect { left, top, width, height }.shared(area)
    };
    bands.into_iter().filter_map(band).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cells cover a map, and the pieces of a tile outside it are all that is not map.
    #[test]
    fn cells_and_margins_leave_no_gap() {
        let map = WorldRect::new(-1.4, -1.3, 130.0, 62.0);
        let cells = cells(&map);
        assert_eq!(cells.len(), 8);
        let covered: f32 = cells.iter().map(|cell| cell.width() * cell.height()).sum();
        assert!((covered - map.width() * map.height()).abs() < 1.0);
        let map = PixelRect { left: -20, top: -18, width: 500, height: 300 };
        let tile = PixelRect { left: -100, top: -90, width: 512, height: 512 };
        let size = |area: &PixelRect| area.width * area.height;
        let around: u32 = outside(&map, &tile).iter().map(size).sum();
        let inside = map.shared(&tile).map_or(0, |inside| size(&inside));
        assert_eq!(around + inside, size(&tile));
        assert!(outside(&map, &PixelRect { left: 0, top: 0, width: 100, height: 100 }).is_empty());
    }
}
