//! The thread that paints the sheet and sets its names, while the window goes on.

use super::{
    furniture::furniture_of,
    painter::{
        Layers, NamePlate, Painter, PictureCache, PixelRect, Raster, SheetRect, WorldRect, map_digest,
    },
    pictures::Waker,
};
use crate::games::guderian::Rulebook;
use std::{
    path::PathBuf,
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
};

/// Pixels to a hex radius at which the sheet is baked.
pub(super) const LEVELS: [f32; 3] = [14.0, 28.0, 56.0];
/// Side of a tile of the sheet.
const TILE: u32 = 1024;
/// What the pictures of all sheets may take on the disk.
const MOST_BYTES: u64 = 400 * 1024 * 1024;

/// Something for the thread to do before it paints on.
pub(super) enum Job {
    /// Set the names for a zoom, out of the way of what lies on the map.
    Names {
        /// Pixels to a hex radius.
        radius: f32,
        /// What lies there.
        blocked: Vec<WorldRect>,
    },
}

/// Something that the thread has done.
pub(super) enum Done {
    /// A tile of the sheet.
    Tile {
        /// The number of its level.
        level: usize,
        /// Its pixels.
        picture: Raster,
        /// How many tiles the level has.
        of: usize,
    },
    /// The names, each painted alone.
    Names {
        /// Pixels to a hex radius for which they were set.
        radius: f32,
        /// The pictures.
        pictures: Vec<Raster>,
    },
}

/// The window's ends of the thread.
pub(super) struct SheetWorker {
    /// Asks for something.
    pub jobs: Sender<Job>,
    /// What has been done.
    pub done: Mutex<Receiver<Done>>,
}

impl SheetWorker {
    /// Begins to load or paint the sheet of a scenario; ends when it is dropped.
    pub fn begin(rulebook: Arc<Rulebook>, folder: Option<PathBuf>, waker: Waker) -> std::io::Result<Self> {
        let (ask, jobs) = channel();
        let (give, done) = channel();
        let work = move || {
            let _ = Painting { rulebook, folder, waker, give, jobs, painter: None, plates: Vec::new() }.run();
        };
        std::thread::Builder::new().name("sheet".to_owned()).spawn(work)?;
        Ok(Self { jobs: ask, done: Mutex::new(done) })
    }
}

/// The window has gone: nobody wants the rest.
struct Unwanted;

struct Painting {
    rulebook: Arc<Rulebook>,
    folder: Option<PathBuf>,
    waker: Waker,
    give: Sender<Done>,
    jobs: Receiver<Job>,
    painter: Option<Painter>,
    plates: Vec<NamePlate>,
}

impl Painting {
    fn run(mut self) -> Result<(), Unwanted> {
        let furniture = furniture_of(&self.rulebook);
        let digest = map_digest(&self.rulebook.map, &furniture);
        let cache = self.folder.clone().map(|folder| PictureCache::new(folder, digest));
        let sheet = SheetRect::new(self.rulebook.board.columns(), self.rulebook.board.rows());
        for (level, radius) in LEVELS.into_iter().enumerate() {
            let tiles = PixelRect::covering(sheet.paper, radius).tiles(TILE);
            let of = tiles.len();
            for area in tiles {
                let kept = cache.as_ref().and_then(|cache| cache.load(radius, area, Layers::STATIC));
                let picture = match (kept, &cache) {
                    (Some(picture), _) => picture,
                    (None, Some(cache)) => cache.tile(self.painter(), radius, area, Layers::STATIC),
                    (None, None) => self.painter().paint_tile(radius, area, Layers::STATIC),
                };
                self.hand_over(Done::Tile { level, picture, of })?;
                self.do_jobs(false)?;
            }
        }
        if let Some(folder) = &self.folder {
            let _ = PictureCache::prune(folder, MOST_BYTES);
        }
        loop {
            self.do_jobs(true)?;
        }
    }

    fn painter(&mut self) -> &Painter {
        let rulebook = &self.rulebook;
        self.painter
            .get_or_insert_with(|| Painter::new(&rulebook.map, &rulebook.board, furniture_of(rulebook)))
    }

    fn hand_over(&self, done: Done) -> Result<(), Unwanted> {
        self.give.send(done).map_err(|_| Unwanted)?;
        self.waker.wake();
        Ok(())
    }

    /// Does the newest job, if there is one or if there is nothing else to do.
    fn do_jobs(&mut self, wait: bool) -> Result<(), Unwanted> {
        let first = if wait { Some(self.jobs.recv().map_err(|_| Unwanted)?) } else { None };
        let Some(Job::Names { radius, blocked }) = self.jobs.try_iter().last().or(first) else {
            return Ok(());
        };
        let kept = std::mem::take(&mut self.plates);
        let painter = self.painter();
        let plates = painter.names(radius, &blocked, &kept);
        let pictures = plates.iter().map(|plate| painter.paint_name(plate)).collect();
        self.plates = plates;
        self.hand_over(Done::Names { radius, pictures })
    }
}
