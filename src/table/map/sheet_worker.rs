//! The thread that paints the sheet and sets its names, while the window continues.
//!
//! The window requests its visible tiles, and gets those first; before all others come the tiles of the coarsest level,
//! which cover the sketch wherever the view goes. Without requests, and while the window rests, tiles that are not on
//! the disk yet are painted and saved there for the next zoom.

mod draft;
#[cfg(test)]
mod draft_tests;
mod edited;
#[cfg(test)]
mod edited_tests;
mod jobs;
mod owed;
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
            Furniture, Layers, Layout, Margin, NamePlate, NameSetter, Painter, PictureCache, PixelRect,
            Raster, SheetRect, ground_digest,
        },
    },
    scene::Print,
    table::app::waker::Waker,
};
use draft::Draft;
use jobs::{Asked, Overtaken, Unwanted};
use owed::{Owed, Urgency};
use rough::{Rough, RoughGround, RoughPiece};
use std::{
    collections::VecDeque,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel},
    },
    time::{Duration, Instant},
};

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
    /// The number of the newest change.
    newest: Arc<AtomicU64>,
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

    /// Passes on another state of the map; long work on the state before it is interrupted.
    pub fn change(&self, change: Change) {
        self.newest.store(change.number, Ordering::Relaxed);
        let _ = self.jobs.send(Job::Changed(change));
    }

    /// Starts loading or painting the sheet of a scenario, or of a map that is being edited; ends when it is dropped.
    pub fn begin(
        (print, is_edited): (Arc<Print>, bool),
        art: MapArt,
        folder: Option<PathBuf>,
        waker: Waker,
    ) -> std::io::Result<Self> {
        let (ask, jobs) = channel();
        let (give, done) = sync_channel(MOST_DONE);
        let drawn = Arc::new(Mutex::new(Instant::now()));
        let newest = Arc::new(AtomicU64::new(0));
        let asked = Asked { jobs, window: Arc::clone(&drawn), newest: Arc::clone(&newest) };
        let work = move || {
            let mut painting = Painting::new(print, art, folder, waker, give, asked);
            if is_edited {
                painting.draft = Some(painting.begin_draft());
            }
            let _ = painting.run();
        };
        std::thread::Builder::new().name("sheet".to_owned()).spawn(work)?;
        Ok(Self { jobs: ask, done: Mutex::new(done), drawn, newest })
    }
}

impl Drop for SheetWorker {
    fn drop(&mut self) {
        // Nothing that takes long is finished any more.
        self.newest.store(u64::MAX, Ordering::Relaxed);
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
    /// Names that were set on ground that is still to be painted as it is, and are set again after that.
    names_again: Option<(f32, f32)>,
    /// Pieces of the map to save on the disk when there is nothing else to do.
    in_store: VecDeque<(f32, PixelRect)>,
    /// The map that is being edited, from its first change on.
    draft: Option<Draft>,
    /// The newest state of the map, not looked at yet.
    change: Option<Change>,
    /// The number of the last change, and of the last one that the window knows to be painted.
    number: u64,
    told: u64,
    /// Pieces of tiles of a map that is being edited that are still to be painted as they are.
    owed: Owed,
    /// The visible part of a large change, still to be painted roughly.
    rough: Option<Rough>,
    /// The same on the tiles that cannot be seen, before and after its ground is prepared.
    rough_others: Option<(Arc<Layout>, VecDeque<RoughPiece>)>,
    others: Option<Rough>,
    /// The rough ground of the tiles of a large map.
    ground: Option<RoughGround>,
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
            names_again: None,
            in_store,
            draft: None,
            change: None,
            number: 0,
            told: 0,
            owed: Owed::default(),
            rough: None,
            rough_others: None,
            others: None,
            ground: None,
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
            } else if let Some(done) = self.next_rough() {
                self.hand_over(done)?;
            } else if let Some(done) = self.next_stroke() {
                self.hand_over(done)?;
            } else if let Some(done) = self.next_tile() {
                self.hand_over(done)?;
            } else if self.told != self.number {
                self.told = self.number;
                self.hand_over(Done::Shown(self.number))?;
            } else if let Some(zoom) = self.names.take() {
                self.names_again = Some(zoom).filter(|_| self.owed.count(Urgency::Seen) > 0);
                self.set_names(zoom, false)?;
            } else if let Some(zoom) = self.names_for_viewers.take() {
                self.set_names(zoom, true)?;
            } else if self.paint_rest()? || self.set_names_again()? || self.paint_others()? {
                // After each piece, what has been asked meanwhile comes first.
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
                self.ground = None;
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
        let map = self.margin.map_in(radius, area).map(|piece| {
            // Only what may give up is overtaken.
            self.map_piece(radius, piece, false).unwrap_or_else(|_| Raster::blank(piece))
        });
        self.margin.around(radius, area, map, true)
    }

    /// Paints a piece of the map, or loads it; gives up, if it may, when the map has changed meanwhile.
    fn map_piece(&mut self, radius: f32, piece: PixelRect, may_give_up: bool) -> Result<Raster, Overtaken> {
        // Close views are painted for the moment; there are too many zooms to save them all.
        let kept = radius <= LEVELS[LEVELS.len() - 1];
        let overtaken = self.overtaken();
        let still = || if may_give_up { overtaken() } else { Ok(()) };
        if let Some(draft) = &mut self.draft {
            self.painted = Instant::now();
            if draft.is_changed(&piece.world(radius)) {
                return draft.paint(radius, piece, &still);
            }
            // The picture is that of the map before its first change.
            let cache = self.cache.as_ref().filter(|_| kept);
            if let Some(picture) = cache.and_then(|cache| cache.load(radius, piece, Layers::STATIC)) {
                return Ok(picture);
            }
            if self.painter.is_none() {
                self.painter = draft.whole();
            }
            return match &self.painter {
                Some(painter) => Ok(painter.paint_map(radius, piece, Layers::STATIC)),
                None => draft.paint(radius, piece, &still),
            };
        }
        Ok(match self.cache.clone().filter(|_| kept) {
            Some(cache) => cache
                .load(radius, piece, Layers::STATIC)
                .unwrap_or_else(|| cache.map_piece(self.painter(), radius, piece, Layers::STATIC)),
            None => self.painter().paint_map(radius, piece, Layers::STATIC),
        })
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

    /// Sets the names again once the ground below them is painted as it is; returns whether that was to be done.
    fn set_names_again(&mut self) -> Result<bool, Unwanted> {
        let Some(zoom) = self.names_again.take() else { return Ok(false) };
        self.setter = None;
        self.set_names(zoom, false)?;
        Ok(true)
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
