//! Rough pictures, from few samples of the ground: of a large change, and of tiles of a large map that is being edited.
//! The visible part is painted roughly first, and then in full.

use super::tile_key::TileKey;
use crate::art::painter::{Changes, Layers, Layout, Painter, PixelRect, Raster, WorldRect};
use std::{collections::VecDeque, sync::Arc};

/// The least changed ground, in square hex radii, that is painted roughly first: a stroke changes less.
const LARGE: f32 = 600.0;

/// Whether a change is too large to be painted at once as it is.
pub(super) fn is_large(found: &Changes) -> bool {
    let size = |part: &WorldRect| part.width() * part.height();
    found.parts.iter().map(size).sum::<f32>() >= LARGE
}

/// A piece of a tile; none if the window waits for the whole tile.
pub(super) type RoughPiece = (TileKey, Option<PixelRect>);

/// The pieces of tiles that are still to be painted roughly.
pub(super) struct Rough {
    ground: RoughGround,
    pieces: VecDeque<RoughPiece>,
}

impl Rough {
    /// Prepares to paint pieces; none if there are no pieces.
    pub fn of(layout: &Arc<Layout>, pieces: VecDeque<RoughPiece>) -> Option<Self> {
        if pieces.is_empty() {
            return None;
        }
        let map = layout.sheet().neat_line;
        let places = pieces.iter().filter_map(|(key, piece)| {
            let inside = PixelRect::covering(map, key.radius()).shared(&piece.unwrap_or(key.area))?;
            Some(inside.world(key.radius()))
        });
        // Tiles beside the map need none of its ground.
        let nothing = WorldRect::about(map.centre(), 1.0, 1.0);
        let part = places.reduce(|one, other| one.joined(&other)).unwrap_or(nothing);
        Some(Self { ground: RoughGround::of(layout, part), pieces })
    }

    /// Takes the next piece, with the ground to paint it; none after the last.
    pub fn take_next(&mut self) -> Option<(RoughPiece, &RoughGround)> {
        let piece = self.pieces.pop_front()?;
        Some((piece, &self.ground))
    }

    /// Leaves out what is left of some tiles: there is something newer on them.
    pub fn leave(&mut self, tiles: &[TileKey]) {
        self.pieces.retain(|(key, _)| !tiles.contains(key));
    }

    /// The tiles that the window waits for.
    pub fn awaited(&self) -> impl Iterator<Item = TileKey> {
        self.pieces.iter().filter(|(_, piece)| piece.is_none()).map(|(key, _)| *key)
    }
}

/// Returns the pieces of a tile that a change affects, within the map: one around all of them where they fill it, because
/// the window takes few pictures in a frame.
pub(super) fn pieces(found: &Changes, map: WorldRect, key: TileKey) -> Vec<RoughPiece> {
    let radius = key.radius();
    let Some(inside) = PixelRect::covering(map, radius).shared(&key.area) else { return Vec::new() };
    let changed = |part: &WorldRect| PixelRect::covering(*part, radius).shared(&inside);
    let all: Vec<PixelRect> = found.parts.iter().filter_map(changed).collect();
    let pixels = |piece: &PixelRect| u64::from(piece.width) * u64::from(piece.height);
    let around = all.iter().copied().reduce(|one, other| around(&one, &other));
    match around {
        Some(whole) if 2 * all.iter().map(pixels).sum::<u64>() >= pixels(&whole) => vec![(key, Some(whole))],
        _ => all.into_iter().map(|piece| (key, Some(piece))).collect(),
    }
}

/// Returns the smallest rectangle around two.
fn around(one: &PixelRect, other: &PixelRect) -> PixelRect {
    let (left, top) = (one.left.min(other.left), one.top.min(other.top));
    let (right, bottom) = (one.right().max(other.right()), one.bottom().max(other.bottom()));
    PixelRect { left, top, width: right.abs_diff(left), height: bottom.abs_diff(top) }
}

/// The rough ground of a part of a map.
pub(super) struct RoughGround {
    painter: Painter,
    part: WorldRect,
    /// The parts that have changed since it was made.
    pub since: Vec<WorldRect>,
}

impl RoughGround {
    /// Prepares the ground of a part.
    pub fn of(layout: &Arc<Layout>, part: WorldRect) -> Self {
        Self { painter: Painter::rough(layout, part), part, since: Vec::new() }
    }

    /// Whether it can be painted from here.
    pub fn holds(&self, place: &WorldRect) -> bool {
        super::draft::holds(&self.part, place)
    }

    /// Paints a piece of the map.
    pub fn paint(&self, radius: f32, piece: PixelRect) -> Raster {
        // From far away too it is painted at its own zoom: the coarsest level, shrunk, would take far longer.
        self.painter.paint_map_at_once(radius, piece, Layers::STATIC)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::map::sheet_worker::LEVELS;

    /// A change of everything is one picture a tile, and changes far from each other are as many.
    #[test]
    fn a_tile_has_few_rough_pieces() {
        let map = WorldRect::new(-1.4, -1.3, 90.0, 60.0);
        let key = TileKey::all(&crate::art::painter::SheetRect::new(60, 34), LEVELS[0])
            .into_iter()
            .max_by_key(|key| key.area.width * key.area.height)
            .expect("a tile");
        let of = |parts: &[WorldRect]| pieces(&Changes { parts: parts.to_vec(), margin: false }, map, key);
        let WorldRect { left, top, .. } = key.world();
        let block = |column: f32, row: f32, side: f32| {
            let (left, top) = (left + column, top + row);
            WorldRect::new(left, top, left + side, top + side)
        };
        let all =
            [block(0.0, 0.0, 18.0), block(18.0, 0.0, 18.0), block(0.0, 18.0, 18.0), block(18.0, 18.0, 18.0)];
        assert_eq!(of(&all).len(), 1);
        assert_eq!(of(&[block(2.0, 2.0, 3.0), block(30.0, 30.0, 3.0)]).len(), 2);
        assert!(of(&[]).is_empty());
    }
}
