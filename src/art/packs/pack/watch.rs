//! A thread that watches the files of the pack in use, so that changes by an artist are visible at once.
//!
//! It checks the times and sizes of the files four times a second, which works on every system and costs almost
//! nothing. The receiver gets a message only when something has changed. A drawing program may be in the middle of
//! writing: a broken pack is read again a moment later before it is reported.

use super::{
    Pack,
    library::{self, PackEntry},
};
use crate::art::packs::{drawing::limits, error::PackError};
use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    time::Duration,
};

/// The time from one check to the next.
pub const PAUSE: Duration = Duration::from_millis(250);
/// The number of checks from one search for new packs to the next.
const SEARCH: u32 = 4;
/// Largest depth of nested folders.
const DEPTH: u32 = 4;

/// The requested pack in its present state.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The id by which it was selected.
    pub id: String,
    /// The pack, in its usual colours.
    pub pack: Arc<Pack>,
    /// Its faults; broken parts are drawn as before.
    pub faults: Vec<PackError>,
}

/// A change.
#[derive(Clone, Debug)]
pub enum News {
    Packs {
        /// The packs that can be selected.
        packs: Vec<PackEntry>,
        /// Folders that would be packs with another name, a sentence each.
        strays: Vec<String>,
    },
    /// The requested pack.
    Loaded(Loaded),
}

/// The handle of the watching thread, which ends when this is dropped.
pub struct PackWatcher {
    chosen: Sender<String>,
    news: Mutex<Receiver<News>>,
}

impl PackWatcher {
    /// Begins to watch the pack with this id in these folders; calls `wake` with every message.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn begin(folders: Vec<PathBuf>, id: &str, wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let (chosen, choices) = channel();
        let (give, news) = channel();
        let _ = chosen.send(id.to_owned());
        let work = move || {
            let mut watch =
                Watch { folders, give, wake, id: String::new(), last: None, seen: None, doubt: false };
            let _ = watch.run(&choices);
        };
        std::thread::Builder::new().name("packs".to_owned()).spawn(work)?;
        Ok(Self { chosen, news: Mutex::new(news) })
    }

    /// Watches another pack from now on.
    pub fn choose(&self, id: &str) {
        let _ = self.chosen.send(id.to_owned());
    }

    /// Returns the changes since the last call.
    pub fn news(&self) -> Vec<News> {
        self.news.lock().map(|news| news.try_iter().collect()).unwrap_or_default()
    }

    /// Returns the next change, if there is one in this time.
    pub fn wait(&self, time: Duration) -> Option<News> {
        self.news.lock().ok()?.recv_timeout(time).ok()
    }
}

/// The receiver is gone.
struct Unheard;

struct Watch<F> {
    folders: Vec<PathBuf>,
    give: Sender<News>,
    wake: F,
    id: String,
    last: Option<Arc<Pack>>,
    /// The state of the pack's files when they were last read.
    seen: Option<u64>,
    /// Whether the pack was broken then and has not been reported.
    doubt: bool,
}

impl<F: Fn()> Watch<F> {
    fn run(&mut self, choices: &Receiver<String>) -> Result<(), Unheard> {
        let mut packs = None;
        for look in 0_u32.. {
            match choices.recv_timeout(if look == 0 { Duration::ZERO } else { PAUSE }) {
                Ok(id) if id == self.id => {}
                Ok(id) => {
                    (self.id, self.seen, self.doubt) = (id, None, false);
                    self.last = None;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Unheard),
            }
            self.look()?;
            if look % SEARCH == 0 {
                let strays = library::strays(&self.folders);
                let found = Some((library::pack_files(&self.folders), strays.clone()));
                if found != packs {
                    packs = found;
                    self.tell(News::Packs { packs: library::list(&self.folders), strays })?;
                }
            }
        }
        Ok(())
    }

    /// Reads the pack if its files have changed, or were broken the last time.
    fn look(&mut self) -> Result<(), Unheard> {
        let folder = library::folder_of(&self.folders, &self.id);
        let now = Some(print_of(folder.as_deref()));
        let (first, changed) = (self.seen.is_none(), self.seen != now);
        if !changed && !self.doubt {
            return Ok(());
        }
        self.seen = now;
        let (pack, faults) = match library::load(&self.folders, &self.id, self.last.as_deref()) {
            Ok(reading) => (Arc::new(reading.pack), reading.faults),
            Err(error) => match (&self.last, Pack::standard()) {
                (Some(last), _) => (Arc::clone(last), vec![error]),
                (None, Ok(standard)) => (Arc::new(standard), vec![error]),
                (None, Err(_)) => return Ok(()),
            },
        };
        self.doubt = !faults.is_empty() && changed && !first;
        if self.doubt {
            return Ok(());
        }
        self.last = Some(Arc::clone(&pack));
        self.tell(News::Loaded(Loaded { id: self.id.clone(), pack, faults }))
    }

    fn tell(&self, news: News) -> Result<(), Unheard> {
        self.give.send(news).map_err(|_| Unheard)?;
        (self.wake)();
        Ok(())
    }
}

/// Returns a number that changes with every change in the pack's files.
fn print_of(folder: Option<&Path>) -> u64 {
    let mut files = Vec::new();
    if let Some(folder) = folder {
        gather(folder, DEPTH, &mut files);
    }
    files.sort_unstable();
    let mut hasher = DefaultHasher::new();
    (folder, files).hash(&mut hasher);
    hasher.finish()
}

type File = (PathBuf, Option<std::time::SystemTime>, u64);

fn gather(folder: &Path, depth: u32, files: &mut Vec<File>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten().take(2 * limits::FILES) {
        if files.len() > limits::FILES {
            return;
        }
        let path = entry.path();
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if ["ron", "svg", "png"].contains(&ending) {
            // Follows links: the file itself is what changes.
            if let Ok(about) = fs::metadata(&path) {
                files.push((path, about.modified().ok(), about.len()));
            }
        } else if depth > 0 && entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            gather(&path, depth - 1, files);
        }
    }
}
