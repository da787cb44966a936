//! The thread while a map is being edited: which pieces of its tiles it paints, and in what order.

use super::{
    LEVELS, Painting,
    draft::{self, Draft},
    jobs::{Change, Done, Overtaken, Unwanted},
    owed::{Piece, Urgency},
    rough::{self, Rough, RoughGround, RoughPiece},
    tile_key::{TileKey, most_urgent},
};
use crate::{
    art::painter::{Changes, Footing, Layers, Layout, Painter, PixelRect, Raster, WorldRect},
    scene::Print,
};
use std::{
    collections::{HashSet, VecDeque},
    sync::{Arc, atomic::Ordering},
};

/// The most pieces that can be seen and are painted as they are before the tiles that cannot be seen are painted roughly:
/// with more of them, someone zooms meanwhile.
const FEW: usize = 12;

impl Painting {
    /// Notes what another state of the map changes on the tiles of the window.
    pub(super) fn follow(&mut self, Change { print, tiles, number }: Change) {
        let mut draft = self.draft.take().unwrap_or_else(|| self.begin_draft());
        let found = draft.change(&print);
        if found.margin {
            self.margin = self.margin.changed(&print.map, &print.board, print.furniture.clone());
        }
        (self.print, self.number, self.draft) = (print, number, Some(draft));
        self.setter = None;
        let is_large = rough::is_large(&found);
        let mut whole = HashSet::new();
        if is_large {
            whole = self.begin_rough(&found, &tiles);
        } else {
            self.ground.iter_mut().for_each(|ground| ground.since.extend(&found.parts));
            // A stroke is not painted over by a rough picture of the state before it.
            self.others.iter_mut().for_each(|rough| rough.leave(&tiles[0]));
            self.rough_others.iter_mut().for_each(|(_, pieces)| {
                pieces.retain(|(key, _)| !tiles[0].contains(key));
            });
        }
        let sheet = self.margin.sheet;
        let [seen, others] = tiles;
        let first = if is_large { Urgency::Seen } else { Urgency::Stroke };
        let all = seen.into_iter().map(|key| (first, key));
        for (urgency, key) in all.chain(others.into_iter().map(|key| (Urgency::Other, key))) {
            // A tile that is still to be painted will show the change.
            if self.wanted.contains(&key) || whole.contains(&key) {
                continue;
            }
            for piece in draft::pieces(&found, &sheet, key) {
                self.owed.add(urgency, (key, piece));
            }
        }
    }

    /// Begins to paint a large change roughly: first what can be seen, with the tiles there that the window waits for,
    /// then all others that it has. Returns the tiles that are painted as a whole.
    fn begin_rough(&mut self, found: &Changes, [seen, others]: &[Vec<TileKey>; 2]) -> HashSet<TileKey> {
        let mut awaited: HashSet<TileKey> = self.wanted.iter().copied().collect();
        awaited.extend(self.rough.iter().flat_map(Rough::awaited));
        (self.rough, self.others, self.rough_others, self.ground) = (None, None, None, None);
        let map = self.margin.sheet.neat_line;
        let (mut first, mut whole) = (VecDeque::new(), HashSet::new());
        for key in seen {
            if awaited.remove(key) {
                whole.insert(*key);
                first.push_back((*key, None));
            } else {
                first.extend(rough::pieces(found, map, *key));
            }
        }
        let later = others.iter().filter(|key| !awaited.contains(*key));
        let later: VecDeque<RoughPiece> = later.flat_map(|key| rough::pieces(found, map, *key)).collect();
        self.wanted.retain(|key| awaited.remove(key));
        // The pieces of a picture that was not finished.
        self.wanted.extend(others.iter().filter(|key| awaited.contains(*key)));
        let Some(draft) = &self.draft else { return whole };
        for key in &whole {
            for piece in draft.pieces_of(*key) {
                self.owed.add(Urgency::Seen, (*key, piece));
            }
        }
        let layout = draft.layout();
        self.rough = Rough::of(layout, first);
        self.rough_others = (!later.is_empty()).then(|| (Arc::clone(layout), later));
        whole
    }

    /// Paints the next piece of a large change roughly.
    pub(super) fn next_rough(&mut self) -> Option<Done> {
        let next = self.rough.as_mut()?.take_next();
        let Some(((key, piece), ground)) = next else {
            // Its ground is of no use any more.
            self.rough = None;
            return None;
        };
        let (radius, area) = (key.radius(), piece.unwrap_or(key.area));
        let picture = self.margin.map_in(radius, area).map(|piece| ground.paint(radius, piece));
        let picture = self.margin.around(radius, area, picture, true);
        Some(match piece {
            Some(_) => Done::Patch(key, picture),
            None => Done::Tile(key, picture, self.number),
        })
    }

    /// Paints the next tile that the window waits for. Of a large map, of which nothing is stored, it is a rough picture.
    pub(super) fn next_tile(&mut self) -> Option<Done> {
        let is_large = self.draft.as_ref().is_some_and(Draft::is_large);
        let key = if is_large {
            // The coarsest level is large there, and the sketch is below it.
            let finer = self.wanted.iter().rposition(|key| key.radius() != LEVELS[0]);
            let next = finer.or(self.wanted.len().checked_sub(1))?;
            self.wanted.remove(next)
        } else {
            most_urgent(&mut self.wanted)?
        };
        let picture = match is_large && !self.is_stored(key) {
            true => self.rough_tile(key),
            false => self.tile(key),
        };
        Some(Done::Tile(key, picture, self.number))
    }

    /// Whether a tile is on the disk as it is now.
    fn is_stored(&self, key: TileKey) -> bool {
        let (Some(cache), Some(draft)) = (&self.cache, &self.draft) else { return false };
        if key.radius() < LEVELS[0] {
            let large = PixelRect::covering(key.world(), LEVELS[0]);
            let mut tiles = TileKey::all(&self.margin.sheet, LEVELS[0]).into_iter();
            return tiles.all(|tile| tile.area.shared(&large).is_none() || self.is_stored(tile));
        }
        self.margin.map_in(key.radius(), key.area).is_none_or(|piece| {
            let file = cache.file(key.radius(), piece, Layers::STATIC);
            !draft.is_changed(&piece.world(key.radius())) && file.exists()
        })
    }

    /// Paints a tile roughly, and notes that it is to be painted as it is.
    fn rough_tile(&mut self, key: TileKey) -> Raster {
        let radius = key.radius();
        let Some(piece) = self.margin.map_in(radius, key.area) else {
            return self.margin.around(radius, key.area, None, true);
        };
        self.prepare_ground(key, piece.world(radius));
        let picture = self.ground.as_ref().map(|ground| ground.paint(radius, piece));
        let picture = self.margin.around(radius, key.area, picture, true);
        // The hexes that have changed since the ground was made.
        let since = self.ground.as_ref().map(|ground| ground.since.clone()).unwrap_or_default();
        let urgency = if radius == LEVELS[0] { Urgency::Other } else { Urgency::Seen };
        for area in self.draft.iter().flat_map(|draft| draft.pieces_of(key)) {
            self.owed.add(urgency, (key, area));
        }
        for part in since {
            if let Some(area) = PixelRect::covering(part, radius).shared(&piece) {
                self.owed.add(Urgency::Stroke, (key, area));
            }
        }
        picture
    }

    /// Prepares the rough ground of a tile, and of all others of its zoom that the window waits for.
    fn prepare_ground(&mut self, key: TileKey, place: WorldRect) {
        if self.ground.as_ref().is_some_and(|ground| ground.holds(&place)) {
            return;
        }
        let Some(draft) = &self.draft else { return };
        let map = self.margin.sheet.neat_line;
        let tiles = self.wanted.iter().filter(|other| other.radius == key.radius);
        let places = tiles.filter_map(|key| {
            let inside = PixelRect::covering(map, key.radius()).shared(&key.area)?;
            Some(inside.world(key.radius()))
        });
        let part = places.fold(place, |one, other| one.joined(&other));
        self.ground = Some(RoughGround::of(draft.layout(), part));
    }

    /// Paints a stroke, which is not interrupted: it is small.
    pub(super) fn next_stroke(&mut self) -> Option<Done> {
        let (key, area) = self.owed.take(Urgency::Stroke)?;
        let picture = self.patch(key.radius(), area, false).unwrap_or_else(|_| Raster::blank(area));
        Some(Done::Patch(key, picture))
    }

    /// Paints what has a rough picture, or cannot be seen: pieces whose ground is prepared come first. Returns whether
    /// there was anything.
    pub(super) fn paint_rest(&mut self) -> Result<bool, Unwanted> {
        if self.owed.count(Urgency::Seen) > FEW {
            if let Some(done) = self.next_rough_of_others() {
                self.hand_over(done)?;
                return Ok(true);
            }
        } else {
            // Tiles that are painted in full from here on are not painted over.
            (self.others, self.rough_others) = (None, None);
        }
        let (margin, draft) = (&self.margin, &self.draft);
        let is_ready = |(key, area): &Piece| {
            let (radius, area) = as_painted(key.radius(), *area);
            let is_ready = |place: WorldRect| draft.as_ref().is_some_and(|draft| draft.is_ready(&place));
            margin.map_in(radius, area).is_none_or(|piece| is_ready(piece.world(radius)))
        };
        let next = self.owed.take_ready(is_ready);
        let next = next.or_else(|| Some((Urgency::Seen, self.owed.take(Urgency::Seen)?)));
        let Some((urgency, (key, area))) = next else { return Ok(false) };
        self.paint_piece(urgency, (key, area))?;
        Ok(true)
    }

    /// Paints the next piece of the tiles that cannot be seen; returns whether there was one.
    pub(super) fn paint_others(&mut self) -> Result<bool, Unwanted> {
        let Some(piece) = self.owed.take(Urgency::Other) else { return Ok(false) };
        self.paint_piece(Urgency::Other, piece)?;
        Ok(true)
    }

    /// Paints a piece; if another change arrives meanwhile, it is painted after that.
    fn paint_piece(&mut self, urgency: Urgency, (key, area): Piece) -> Result<(), Unwanted> {
        match self.patch(key.radius(), area, true) {
            Ok(picture) => self.hand_over(Done::Patch(key, picture)),
            Err(Overtaken) => {
                self.owed.put_back(urgency, (key, area));
                Ok(())
            }
        }
    }

    /// Paints the next piece of a large change roughly that cannot be seen.
    fn next_rough_of_others(&mut self) -> Option<Done> {
        if let Some((layout, pieces)) = self.rough_others.take() {
            self.others = Rough::of(&layout, pieces);
        }
        let Some(((key, piece), ground)) = self.others.as_mut()?.take_next() else {
            self.others = None;
            return None;
        };
        // Each is a piece within the map.
        Some(Done::Patch(key, ground.paint(key.radius(), piece?)))
    }

    /// Begins to follow an editor, from the map that has been painted so far.
    pub(super) fn begin_draft(&mut self) -> Draft {
        // A draft is not stored: the next stroke changes it.
        self.in_store.clear();
        let Print { map, board, furniture, .. } = &*self.print;
        let sheet = self.margin.sheet;
        let layout = match &self.painter {
            Some(painter) => Arc::clone(painter.layout()),
            None => Arc::new(Layout::new(map, board, furniture.clone(), &self.art)),
        };
        let set = self.setter.as_ref().map(|setter| setter.footing().clone());
        let stored = || self.cache.as_ref().and_then(|cache| cache.footing(&sheet));
        let painted = || self.painter.as_ref().map(|painter| painter.setter().footing().clone());
        let footing = set.or_else(stored).or_else(painted).unwrap_or_else(|| Footing::bare(sheet.neat_line));
        Draft::new(layout, self.painter.as_ref().map(Painter::scales), footing)
    }

    /// Paints a piece of a tile of the map that is being edited; gives up, if it may, when another change has arrived.
    pub(super) fn patch(
        &mut self,
        radius: f32,
        area: PixelRect,
        may_give_up: bool,
    ) -> Result<Raster, Overtaken> {
        let (zoom, larger) = as_painted(radius, area);
        let map = match self.margin.map_in(zoom, larger) {
            Some(piece) => Some(self.map_piece(zoom, piece, may_give_up)?),
            None => None,
        };
        let picture = self.margin.around(zoom, larger, map, true);
        Ok(if zoom == radius { picture } else { picture.shrunk(zoom, area, radius) })
    }

    /// Returns whether another change has arrived that was not looked at.
    pub(super) fn overtaken(&self) -> impl Fn() -> Result<(), Overtaken> + use<> {
        let (newest, number) = (Arc::clone(&self.asked.newest), self.number);
        move || if newest.load(Ordering::Relaxed) > number { Err(Overtaken) } else { Ok(()) }
    }
}

/// Returns the zoom at which a piece of a tile is painted, and its pixels there: one with few pixels is painted at the
/// coarsest level and shrunk, because the painter would draw no trees in it.
fn as_painted(radius: f32, area: PixelRect) -> (f32, PixelRect) {
    match radius < LEVELS[0] {
        true => (LEVELS[0], PixelRect::covering(area.world(radius), LEVELS[0])),
        false => (radius, area),
    }
}
