//! The painted sheet of the map: its tiles, those that the view needs, and what is still to be painted.

use crate::{
    art::{packs::map_art::MapArt, painter::Raster},
    panels::Waiting,
    scene::Print,
    table::map::sheet_worker::{Job, LEVELS, Names, SheetWorker, TileKey},
};
use bevy::prelude::*;
use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::Arc,
};

/// The sheet on the table.
#[derive(Resource, Default)]
pub struct MapSheet {
    pub(in crate::table::map) print: Option<Arc<Print>>,
    /// The art that it is painted with.
    pub(super) art: Option<MapArt>,
    /// The thread that paints it.
    pub worker: Option<SheetWorker>,
    /// Names that have arrived and are not shown yet.
    pub names: Vec<Names>,
    /// The requested tiles, with the quads of those that have arrived.
    pub(in crate::table::map) tiles: HashMap<TileKey, Option<Entity>>,
    /// Tiles for the zoom and place of the view, the coarsest first.
    pub(in crate::table::map) wanted: Vec<TileKey>,
    /// Tiles for another window whose zoom is much larger or smaller.
    pub(in crate::table::map) for_viewers: Vec<TileKey>,
    /// Changed pieces of tiles that have arrived and are not shown yet; or whole tiles.
    pub(in crate::table::map) patches: Vec<(TileKey, Raster)>,
    /// The number of changes of a map that is being edited.
    pub(in crate::table::map) changes: u64,
    /// The number of the last change that everything visible shows, at least roughly.
    pub(in crate::table::map) shown: u64,
    /// The changes that are not shown yet, each with the number of its state of the map.
    pub(in crate::table::map) states: VecDeque<(u64, u64)>,
    /// The number of changes at the time of a request.
    pub(super) since: HashMap<TileKey, u64>,
    /// Tiles that are requested although they are there, because pieces cannot be laid in them.
    pub(in crate::table::map) anew: HashSet<TileKey>,
    /// Whether the panels have been laid out beside it: before that, its zoom is not final.
    pub(super) laid_out: bool,
    /// Whether the complete view has been on the screen once: from then on coarser tiles are shown in gaps.
    pub(super) stood: bool,
    /// Whether the same sheet is there as another pack painted it, until this one has been complete.
    pub(super) over_old: bool,
    pub(super) quad: Handle<Mesh>,
}

impl MapSheet {
    /// Whether the complete view is on the screen.
    pub fn is_complete(&self) -> bool {
        !self.wanted.is_empty() && self.wanted.iter().all(|key| self.has(key))
    }

    /// Returns the work that the player waits for: the sketch is covered once the coarsest level has arrived, and finer
    /// tiles replace it without a notice.
    pub fn waiting_for(&self) -> Option<Waiting> {
        match (self.worker.is_some(), self.over_old) {
            (true, true) => (!self.stood).then_some(Waiting::Repainting),
            (true, false) => (!self.covers_sketch()).then_some(Waiting::Painting),
            (false, _) => None,
        }
    }

    /// Whether finer tiles are still to arrive.
    pub(in crate::table::map) fn is_awaited(&self) -> bool {
        self.worker.is_some() && !self.is_complete()
    }

    /// Whether the sketch is visible.
    pub(in crate::table::map) fn shows_sketch(&self) -> bool {
        self.worker.is_some() && !self.covers_sketch()
    }

    /// Whether the sketch is covered completely.
    pub(super) fn covers_sketch(&self) -> bool {
        let mut base = self.wanted.iter().filter(|key| key.radius() == LEVELS[0]);
        self.stood || (!self.wanted.is_empty() && base.all(|key| self.has(key)))
    }

    /// Requests tiles that have not been requested yet; the last request is answered first.
    pub(super) fn ask_for(&mut self, wanted: &[TileKey]) {
        let Some(worker) = &self.worker else { return };
        for key in wanted.iter().rev() {
            if !self.tiles.contains_key(key) {
                self.tiles.insert(*key, None);
                self.since.insert(*key, self.changes);
                let _ = worker.jobs.send(Job::Tile(*key));
            }
        }
    }

    /// Requests a tile that is there, as a whole.
    pub(in crate::table::map) fn ask_anew(&mut self, key: TileKey) {
        if let Some(worker) = &self.worker
            && self.anew.insert(key)
        {
            self.since.insert(key, self.changes);
            let _ = worker.jobs.send(Job::Tile(key));
        }
    }

    /// Whether another window has a ground of its own.
    pub(in crate::table::map) fn has_viewers_ground(&self) -> bool {
        !self.for_viewers.is_empty() && self.for_viewers.iter().all(|key| self.has(key))
    }

    fn has(&self, key: &TileKey) -> bool {
        self.tiles.get(key).is_some_and(Option::is_some)
    }
}
