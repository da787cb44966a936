//! The thread that paints the sheet and sets its names, while the window continues.
//!
//! The window requests its visible tiles, and gets those first; before all others come the tiles of the coarsest level,
//! which cover the sketch wherever the view goes. Without requests, and while the window rests, tiles that are not on
//! the disk yet are painted and saved there for the next zoom.

mod draft;
#[cfg(test)]
mod draft_tests;
mod jobs;
mod rough;
#[cfg(test)]
mod tests;
mod tile_key;

pub(crate) use jobs::{Change, Done, Job, Named, Names};
pub(super) use tile_key::LEVELS;
pub(crate) use tile_key::TileKey;

use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{
            Footing, Furniture, Layers, Layout, Margin, NamePlate, NameSetter, Painter, PictureCache,
            PixelRect, Raster, SheetRect, ground_digest,
        },
    },
    scene::Print,
    table::app::waker::Waker,
};
use draft::Draft;
use jobs::{Asked, Unwanted};
use rough::Rough;
use std::{
    collections::VecDeque,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel},
    },
    time::{Duration, Instant},
};
use tile_key::most_urgent;

/// The most pictures that wait for the window; then the thread waits for it.
const MOST_DONE: usize = 4;
/// The most bytes that the pictures of all sheets take on the disk.
const MOST_BYTES: u64 = 400 * 1024 * 1024;
/// The time without painting after which the fields of the ground are dropped. They take more memory than the whole
/// visible map, and are computed again in the time that a few tiles take.
const FIELDS_KEPT: Duration = Duration::from_secs(20);

/// Saves the coarsest level of a sheet on the disk, so that it is ready when the map is first put on the table; stops
/// once it is no longer wanted.
pub(crate) fn keep_coarsest(print: &Print, art: &MapArt, folder: &Path, wanted: impl Fn() -> bool) {
    let cache = PictureCache::new(folder, ground_digest(&print.map, art));
    let missing = |piece: &PixelRect| !cache.file(LEVELS[0], *piece, Layers::STATIC).exists();
    let pieces = map_pieces(print, LEVELS[0]).filter(|(_, piece)| missing(piece));
    let missing: Vec<PixelRect> = pieces.map(|(_, piece)| piece).collect();
    if missing.is_empty() || !wanted() {
        return;
    }
    let painter = Painter::new(&print.map, &print.board, Furniture::default(), art);
    for piece in missing.into_iter().take_while(|_| wanted()) {
        cache.map_piece(&painter, LEVELS[0], piece, Layers::STATIC);
    }
}

/// Returns the pieces of a map in the tiles of its sheet at a zoom, which are saved on the disk.
fn map_pieces(print: &Print, radius: f32) -> impl Iterator<Item = (f32, PixelRect)> {
    let sheet = SheetRect::new(print.board.columns(), print.board.rows());
    let map = PixelRect::covering(sheet.neat_line, radius);
    let tiles = TileKey::all(&sheet, radius).into_iter();
    tiles.filter_map(move |key| Some((radius, map.shared(&key.area)?)))
}

/// The window's ends of the thread.
pub(crate) struct SheetWorker {
    pub jobs: Sender<Job>,
    done: Mutex<Receiver<Done>>,
    /// The time of the window's last frame.
    drawn: Arc<Mutex<Instant>>,
}

impl SheetWorker {
    /// Takes a finished job, if there is one.
    pub fn take(&self) -> Option<Done> {
        self.done.lock().ok()?.try_recv().ok()
    }

    /// Notes that the window draws.
    pub fn note_frame(&self) {
        if let Ok(mut drawn) = self.drawn.lock() {
            *drawn = Instant::now();
        }
    }

    /// Starts loading or painting the sheet of a scenario; ends when it is dropped.
    pub fn begin(
        print: Arc<Print>,
        art: MapArt,
        folder: Option<PathBuf>,
        waker: Waker,
    ) -> std::io::Result<Self> {
        let (ask, jobs) = channel();
        let (give, done) = sync_channel(MOST_DONE);
        let drawn = Arc::new(Mutex::new(Instant::now()));
        let window = Arc::clone(&drawn);
        let work = move || {
            let _ = Painting::new(print, art, folder, waker, give, Asked { jobs, window }).run();
        };
        std::thread::Builder::new().name("sheet".to_owned()).spawn(work)?;
        Ok(Self { jobs: ask, done: Mutex::new(done), drawn })
    }
}

struct Painting {
    print: Arc<Print>,
    art: MapArt,
    folder: Option<PathBuf>,
    cache: Option<PictureCache>,
    waker: Waker,
    give: SyncSender<Done>,
    asked: Asked,
    /// The painted margin about the map.
    margin: Margin,
    painter: Option<Painter>,
    /// The time of the last use of the painter.
    painted: Instant,
    /// The setter of names, which needs no painter.
    setter: Option<Arc<NameSetter>>,
    /// Tiles that the window waits for, the most urgent last.
    wanted: Vec<TileKey>,
    /// Names that the window waits for.
    names: Option<(f32, f32)>,
    names_for_viewers: Option<(f32, f32)>,
    /// Pieces of the map to save on the disk when there is nothing else to do.
    in_store: VecDeque<(f32, PixelRect)>,
    /// The map that is being edited, from its first change on.
    draft: Option<Draft>,
    /// The newest state of the map, not looked at yet.
    change: Option<Change>,
    /// The number of the last change, and of the last one that the window knows to be painted.
    number: u64,
    told: u64,
    /// Changed pieces of tiles: those that can be seen, and all others.
    patches: [VecDeque<(TileKey, PixelRect)>; 2],
    /// The part that is painted roughly before the patches, after a large change.
    rough: Option<Rough>,
}

impl Painting {
    fn new(
        print: Arc<Print>,
        art: MapArt,
        folder: Option<PathBuf>,
        waker: Waker,
        give: SyncSender<Done>,
        asked: Asked,
    ) -> Self {
        let digest = ground_digest(&print.map, &art);
        let cache = folder.clone().map(|folder| PictureCache::new(folder, digest));
        let in_store = match cache {
            Some(_) => LEVELS.into_iter().flat_map(|radius| map_pieces(&print, radius)).collect(),
            None => VecDeque::new(),
        };
        let margin = Margin::new(&print.map, &print.board, print.furniture.clone(), &art);
        Self {
            print,
            art,
            folder,
            cache,
            waker,
            give,
            asked,
            margin,
            painter: None,
            painted: Instant::now(),
            setter: None,
            wanted: Vec::new(),
            names: None,
            names_for_viewers: None,
            in_store,
            draft: None,
            change: None,
            number: 0,
            told: 0,
            patches: Default::default(),
            rough: None,
        }
    }

    fn run(mut self) -> Result<(), Unwanted> {
        loop {
            loop {
                match self.asked.jobs.try_recv() {
                    Ok(job) => self.note(job),
                    Err(TryRecvError::Empty) => break,
                    // Another map is on the table: the pieces of this one would be painted beside its tiles.
                    Err(TryRecvError::Disconnected) => return Err(Unwanted),
                }
            }
            if let Some(change) = self.change.take() {
                self.follow(change);
            } else if let Some((key, picture)) = self.next_rough() {
                self.hand_over(Done::Patch(key, picture))?;
            } else if let Some((key, area)) = self.patches[0].pop_front() {
                let picture = self.patch(key.radius(), area);
                self.hand_over(Done::Patch(key, picture))?;
            } else if let Some(key) = most_urgent(&mut self.wanted) {
                let picture = self.tile(key);
                self.hand_over(Done::Tile(key, picture, self.number))?;
            } else if self.told != self.number {
                self.told = self.number;
                self.hand_over(Done::Painted(self.number))?;
            } else if let Some(zoom) = self.names.take() {
                self.set_names(zoom, false)?;
            } else if let Some(zoom) = self.names_for_viewers.take() {
                self.set_names(zoom, true)?;
            } else if let Some((key, area)) = self.patches[1].pop_front() {
                let picture = self.patch(key.radius(), area);
                self.hand_over(Done::Patch(key, picture))?;
            } else if self.in_store.is_empty() {
                self.wait()?;
            } else if let Some(job) = self.asked.wait_for_rest()? {
                self.note(job);
            } else if let Some((radius, piece)) = self.in_store.pop_front() {
                self.keep(radius, piece);
            }
        }
    }

    /// Waits for a job, and drops the fields meanwhile.
    fn wait(&mut self) -> Result<(), Unwanted> {
        let left = FIELDS_KEPT.saturating_sub(self.painted.elapsed());
        let has_fields = self.painter.is_some() || self.draft.as_ref().is_some_and(Draft::has_painters);
        let job = match has_fields {
            true => self.asked.jobs.recv_timeout(left),
            false => self.asked.jobs.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match job {
            Ok(job) => self.note(job),
            Err(RecvTimeoutError::Timeout) => {
                self.painter = None;
                self.draft.iter_mut().for_each(Draft::rest);
            }
            Err(RecvTimeoutError::Disconnected) => return Err(Unwanted),
        }
        Ok(())
    }

    fn note(&mut self, job: Job) {
        match job {
            Job::Tile(key) => {
                if key.is_exact() {
                    // Of the zooms of a window that was resized, only the last matters.
                    self.wanted.retain(|other| !other.is_exact() || other.radius == key.radius);
                }
                self.wanted.push(key);
            }
            Job::Names { zoom, for_viewers: true } => self.names_for_viewers = Some(zoom),
            Job::Names { zoom, .. } => {
                // Names are requested when the zoom is at rest: tiles of other zooms are no longer needed.
                self.wanted.retain(|key| !key.is_exact() || key.radius() == zoom.0);
                self.names = Some(zoom);
            }
            // Of states that arrive while it paints, only the last matters.
            Job::Changed(change) => self.change = Some(change),
        }
    }

    /// Notes what another state of the map changes on the tiles of the window.
    fn follow(&mut self, Change { print, tiles, number }: Change) {
        let mut draft = self.draft.take().unwrap_or_else(|| self.begin_draft());
        let found = draft.change(&print);
        if found.margin {
            self.margin = self.margin.changed(&print.map, &print.board, print.furniture.clone());
        }
        (self.print, self.number, self.draft) = (print, number, Some(draft));
        self.setter = None;
        let [seen, others] = tiles;
        let can_be_seen = seen.iter().copied().filter(|key| !self.wanted.contains(key));
        let rough = self.draft.as_ref().and_then(|draft| Rough::of(draft.layout(), &found, can_be_seen));
        self.rough = rough;
        let sheet = self.margin.sheet;
        for (kind, key) in seen.into_iter().map(|key| (0, key)).chain(others.into_iter().map(|key| (1, key)))
        {
            // A tile that is still to be painted will show the change.
            if self.wanted.contains(&key) {
                continue;
            }
            for piece in draft::pieces(&found, &sheet, key) {
                self.patches.iter_mut().for_each(|patches| patches.retain(|known| *known != (key, piece)));
                self.patches[kind].push_back((key, piece));
            }
        }
    }

    /// Paints the next piece roughly, after a large change.
    fn next_rough(&mut self) -> Option<(TileKey, Raster)> {
        let next = self.rough.as_mut()?.paint_next();
        if next.is_none() {
            // Its fields are of no use any more.
            self.rough = None;
        }
        next
    }

    /// Begins to follow an editor, from the map that has been painted so far.
    fn begin_draft(&mut self) -> Draft {
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

    /// Paints a piece of a tile of the map that is being edited.
    fn patch(&mut self, radius: f32, area: PixelRect) -> Raster {
        if radius < LEVELS[0] {
            let coarsest = PixelRect::covering(area.world(radius), LEVELS[0]);
            return self.patch(LEVELS[0], coarsest).shrunk(LEVELS[0], area, radius);
        }
        let map = self.margin.map_in(radius, area).map(|piece| self.map_piece(radius, piece));
        self.margin.around(radius, area, map, true)
    }

    fn painter(&mut self) -> &Painter {
        let (print, art) = (&self.print, &self.art);
        self.painted = Instant::now();
        self.painter
            .get_or_insert_with(|| Painter::new(&print.map, &print.board, print.furniture.clone(), art))
    }

    fn tile(&mut self, key: TileKey) -> Raster {
        let (radius, area) = (key.radius(), key.area);
        if radius < LEVELS[0] {
            return self.shrunken(key);
        }
        let map = self.margin.map_in(radius, area).map(|piece| self.map_piece(radius, piece));
        self.margin.around(radius, area, map, true)
    }

    fn map_piece(&mut self, radius: f32, piece: PixelRect) -> Raster {
        // Close views are painted for the moment; there are too many zooms to save them all.
        let kept = radius <= LEVELS[LEVELS.len() - 1];
        if let Some(draft) = &mut self.draft {
            self.painted = Instant::now();
            if draft.is_changed(&piece.world(radius)) {
                return draft.paint(radius, piece);
            }
            // The picture is that of the map before its first change.
            let cache = self.cache.as_ref().filter(|_| kept);
            if let Some(picture) = cache.and_then(|cache| cache.load(radius, piece, Layers::STATIC)) {
                return picture;
            }
            if self.painter.is_none() {
                self.painter = draft.whole();
            }
            return match &self.painter {
                Some(painter) => painter.paint_map(radius, piece, Layers::STATIC),
                None => draft.paint(radius, piece),
            };
        }
        match self.cache.clone().filter(|_| kept) {
            Some(cache) => cache
                .load(radius, piece, Layers::STATIC)
                .unwrap_or_else(|| cache.map_piece(self.painter(), radius, piece, Layers::STATIC)),
            None => self.painter().paint_map(radius, piece, Layers::STATIC),
        }
    }

    /// Returns a tile with few pixels as the coarsest level, shrunk, because the painter would draw no trees in it.
    fn shrunken(&mut self, key: TileKey) -> Raster {
        let coarsest = LEVELS[0];
        let mut large = Raster::blank(PixelRect::covering(key.world(), coarsest));
        let sheet = SheetRect::new(self.print.board.columns(), self.print.board.rows());
        for tile in TileKey::all(&sheet, coarsest) {
            if tile.area.shared(&large.area).is_some() {
                large.lay(&self.tile(tile));
            }
        }
        large.shrunk(coarsest, key.area, key.radius())
    }

    /// Saves a piece of the map on the disk, if it is missing; after the last one, limits the size on the disk.
    fn keep(&mut self, radius: f32, piece: PixelRect) {
        if let Some(cache) = self.cache.clone()
            && !cache.file(radius, piece, Layers::STATIC).exists()
        {
            cache.map_piece(self.painter(), radius, piece, Layers::STATIC);
        }
        if let (true, Some(folder)) = (self.in_store.is_empty(), &self.folder) {
            let _ = PictureCache::prune(folder, MOST_BYTES);
        }
    }

    fn set_names(&mut self, zoom: (f32, f32), for_viewers: bool) -> Result<(), Unwanted> {
        let setter = self.setter();
        let pictures = setter.names(zoom);
        let paint = |plate: &NamePlate| Named {
            picture: setter.paint(plate),
            letters: plate.bounds,
            goes: plate.can_shift(),
        };
        let pictures = pictures.iter().map(paint).collect();
        self.hand_over(Done::Names(Names { radius: zoom.0, for_viewers, pictures }))
    }

    /// Returns the setter of names, based on the saved ground, so that a painted map needs no fields.
    fn setter(&mut self) -> Arc<NameSetter> {
        if let Some(setter) = &self.setter {
            return Arc::clone(setter);
        }
        if let Some(draft) = &self.draft {
            return self.setter.insert(Arc::new(draft.setter(&self.print, &self.art))).clone();
        }
        let sheet = SheetRect::new(self.print.board.columns(), self.print.board.rows());
        let kept = self.cache.as_ref().and_then(|cache| cache.footing(&sheet));
        let setter = match kept {
            Some(footing) => {
                let Print { map, board, furniture, .. } = &*self.print;
                Arc::new(NameSetter::new(map, board, furniture, &self.art, footing))
            }
            None => {
                let setter = self.painter().setter();
                if let Some(cache) = &self.cache {
                    let _ = cache.keep_footing(setter.footing(), &sheet);
                }
                setter
            }
        };
        self.setter.insert(setter).clone()
    }

    fn hand_over(&self, done: Done) -> Result<(), Unwanted> {
        self.give.send(done).map_err(|_| Unwanted)?;
        self.waker.wake();
        Ok(())
    }
}
