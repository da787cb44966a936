//! A map that is being edited: only what was changed is painted again, by painters of parts of it. Nothing of it is
//! stored on the disk.

use super::{jobs::Overtaken, tile_key::TileKey};
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

/// The most painters of parts that are kept; each takes up to some 40 MB.
const MOST: usize = 4;
/// The side of the cells of a map that are prepared together, in hex radii: the larger, the smaller is the part of the
/// samples that are needed around them. It is twice the side of the largest part of a change.
const CELL: f32 = 64.0;
/// The least size of a part of a change, in square hex radii, with a cell around it that is prepared together.
const FULL: f32 = 900.0;
/// The distance beyond its part at which a painter is still right: a pixel of the smallest window, and one of the
/// coarsest level, in which it is painted.
const EDGE: f32 = 1.0;
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
    /// The map cut into cells.
    cells: Vec<WorldRect>,
}

impl Draft {
    /// Begins with a map as it was painted or stored.
    pub fn new(layout: Arc<Layout>, scales: Option<Scales>, footing: Footing) -> Self {
        Self {
            cells: cells(&layout.sheet().neat_line),
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

    /// Whether the map is too large to be prepared as a whole.
    pub fn is_large(&self) -> bool {
        let map = self.first.sheet().neat_line;
        map.width() * map.height() * SAMPLES > WHOLE
    }

    /// Returns the painter of the whole first map, for places that were not changed, unless it would take too long.
    pub fn whole(&mut self) -> Option<Painter> {
        if self.is_large() {
            return None;
        }
        let painter = Painter::of(&self.first);
        self.scales.get_or_insert_with(|| painter.scales());
        if self.changed.is_empty() {
            self.footing = Some(painter.setter().footing().clone());
        }
        Some(painter)
    }

    /// Paints a piece of the map as it is now, on all cores; gives up between two steps once `still` refuses.
    pub fn paint(
        &mut self,
        radius: f32,
        piece: PixelRect,
        still: &impl Fn() -> Result<(), Overtaken>,
    ) -> Result<Raster, Overtaken> {
        let place = piece.world(radius);
        if self.is_ready(&place) {
            return self.paint_in(radius, piece, place, still);
        }
        if let Some(part) = self.part_around(&place) {
            return self.paint_in(radius, piece, part, still);
        }
        let mut picture = Raster::blank(piece);
        for cell in self.cells.clone() {
            if let Some(area) = PixelRect::covering(cell, radius).shared(&piece) {
                picture.lay(&self.paint_in(radius, area, cell, still)?);
            }
        }
        Ok(picture)
    }

    /// Returns the pieces of the map in a tile, each in one cell.
    pub fn pieces_of(&self, key: TileKey) -> Vec<PixelRect> {
        let map = PixelRect::covering(self.layout.sheet().neat_line, key.radius());
        let Some(inside) = map.shared(&key.area) else { return Vec::new() };
        let piece = |cell: &WorldRect| PixelRect::covering(*cell, key.radius()).shared(&inside);
        self.cells.iter().filter_map(piece).collect()
    }

    /// Returns the part of the map that is prepared for a place: the newest that has changed there; a cell for a part that
    /// has as many others beside it.
    fn part_around(&self, place: &WorldRect) -> Option<WorldRect> {
        let is_around = |part: &&WorldRect| holds(&part.grown(EDGE), place);
        let changed = self.changed.iter().rev().find(is_around).copied();
        match changed {
            Some(part) if part.width() * part.height() < FULL => Some(part),
            _ => self.cells.iter().find(is_around).copied().or(changed),
        }
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

    /// Whether a painter is prepared for a place.
    pub fn is_ready(&self, place: &WorldRect) -> bool {
        self.painters.iter().any(|(part, _)| holds(part, place))
    }

    /// Paints a piece with a painter that is right there; if there is none, prepares one for this part of the map.
    fn paint_in(
        &mut self,
        radius: f32,
        piece: PixelRect,
        part: WorldRect,
        still: &impl Fn() -> Result<(), Overtaken>,
    ) -> Result<Raster, Overtaken> {
        let place = piece.world(radius);
        if !self.is_ready(&place) {
            self.prepare(part.grown(EDGE), still)?;
        }
        let Some(number) = self.painters.iter().position(|(part, _)| holds(part, &place)) else {
            return Ok(Raster::blank(piece));
        };
        let used = self.painters.remove(number);
        let picture = used.1.paint_map_at_once(radius, piece, Layers::STATIC);
        self.painters.push(used);
        Ok(picture)
    }

    fn prepare(
        &mut self,
        part: WorldRect,
        still: &impl Fn() -> Result<(), Overtaken>,
    ) -> Result<(), Overtaken> {
        let painter = Painter::of_part_while(&self.layout, part, self.scales, still)?;
        self.footing = self.footing.take().map(|footing| painter.renew_footing(footing, &part));
        if self.painters.len() >= MOST {
            self.painters.remove(0);
        }
        self.painters.push((part, painter));
        Ok(())
    }
}

/// Whether a rectangle contains another.
pub(super) fn holds(part: &WorldRect, place: &WorldRect) -> bool {
    part.left <= place.left
        && part.top <= place.top
        && part.right >= place.right
        && part.bottom >= place.bottom
}

/// Whether any of these rectangles shares ground with another.
fn touches(parts: &[WorldRect], place: &WorldRect) -> bool {
    parts.iter().any(|part| part.overlap(place) > 0.0)
}

/// Returns a map cut into cells, from its north-west corner on, as the parts of a change of everything are.
fn cells(map: &WorldRect) -> Vec<WorldRect> {
    let count = |length: f32| (length / CELL).ceil().max(1.0) as usize;
    let (columns, rows) = (count(map.width()), count(map.height()));
    let cell = |column: usize, row: usize| {
        let (left, top) = (map.left + column as f32 * CELL, map.top + row as f32 * CELL);
        WorldRect::new(left, top, (left + CELL).min(map.right), (top + CELL).min(map.bottom))
    };
    (0..rows).flat_map(|row| (0..columns).map(move |column| cell(column, row))).collect()
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
        assert_eq!(cells.len(), 3);
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
