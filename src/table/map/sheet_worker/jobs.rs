//! What the window asks of the thread that paints, and what it gets.

use super::tile_key::TileKey;
use crate::{
    art::painter::{Raster, WorldRect},
    scene::Print,
};
use std::{
    sync::{
        Arc, Mutex,
        atomic::AtomicU64,
        mpsc::{Receiver, RecvTimeoutError},
    },
    time::{Duration, Instant},
};

/// The time since the window's last frame after which tiles are painted in advance: a player who drags a counter needs
/// the processor.
pub(super) const AT_REST: Duration = Duration::from_millis(700);

/// A job of the thread.
pub(crate) enum Job {
    /// Load or paint a tile; the newest comes first.
    Tile(TileKey),
    /// Set the names for a zoom.
    Names {
        /// Pixels of a hex radius, and of a point.
        zoom: (f32, f32),
        /// Whether they are for another window, with a larger or smaller zoom.
        for_viewers: bool,
    },
    /// The map is now another one of the same size: paint again what differs.
    Changed(Change),
}

/// Another state of the map on the table.
pub(crate) struct Change {
    pub print: Arc<Print>,
    /// The tiles that can be seen now, and all others that the window has or waits for.
    pub tiles: [Vec<TileKey>; 2],
    /// Counts up with every change.
    pub number: u64,
}

/// The names of a map, each painted alone.
pub(crate) struct Names {
    /// Pixels of a hex radius for which they were set.
    pub radius: f32,
    /// Whether they are for another window.
    pub for_viewers: bool,
    pub pictures: Vec<Named>,
}

/// The picture of a name, with room about it, the area of its letters, and whether it may move: the name of a river
/// follows the river.
pub(crate) struct Named {
    pub picture: Raster,
    pub letters: WorldRect,
    pub goes: bool,
}

/// A finished job of the thread.
pub(crate) enum Done {
    /// A tile of the sheet, its pixels, and the number of the last change that it shows.
    Tile(TileKey, Raster, u64),
    /// A changed piece of a tile that was handed over before.
    Patch(TileKey, Raster),
    /// Everything that can be seen shows the change of this number, at least roughly.
    Shown(u64),
    Names(Names),
}

/// The window is gone, and the rest is not wanted.
pub(super) struct Unwanted;

/// Another change has arrived: what was being painted comes after it.
#[derive(Debug)]
pub(super) struct Overtaken;

/// The thread's end of the window's requests.
pub(super) struct Asked {
    pub jobs: Receiver<Job>,
    /// The time of the window's last frame.
    pub window: Arc<Mutex<Instant>>,
    /// The number of the newest change, before the thread looks at it.
    pub newest: Arc<AtomicU64>,
}

impl Asked {
    /// Waits for the window to rest; returns a job instead if one arrives first.
    pub fn wait_for_rest(&self) -> Result<Option<Job>, Unwanted> {
        loop {
            let drawn = self.window.lock().map_err(|_| Unwanted)?.elapsed();
            let Some(rest) = AT_REST.checked_sub(drawn) else { return Ok(None) };
            match self.jobs.recv_timeout(rest) {
                Ok(job) => return Ok(Some(job)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Unwanted),
            }
        }
    }
}
