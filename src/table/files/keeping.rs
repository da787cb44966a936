//! Where and how the table keeps its files.

use crate::{
    engine::{
        data::Shown,
        orders::{Autosave, Game, Record, Refusal},
        storage::{Disk, KeptFile, Wake},
    },
    panels::{SavingShown, SavingTrouble},
    table::{files, session::trouble},
};
use bevy::prelude::*;
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

/// How long it is said that a game has been saved.
const SAID: Duration = Duration::from_secs(8);

/// Where and how the table keeps its files.
#[derive(Resource)]
pub struct Saving {
    pub(crate) disk: Disk,
    /// Folders in which a game can be kept if it cannot be where games are kept.
    pub(crate) elsewhere: Vec<PathBuf>,
    pub(crate) wake: Wake,
    /// Files beside games, with what each is called.
    pub(crate) files: BTreeMap<PathBuf, (String, KeptFile)>,
    /// What has happened to a file, until it was read.
    pub(crate) notice: Option<SavingTrouble>,
    /// When it goes by itself.
    pub(super) notice_ends: Option<Instant>,
    /// Whether somebody will wake the window for the feed.
    pub(super) feed_waits: bool,
}

impl Default for Saving {
    fn default() -> Self {
        Self::on(Disk::default(), files::elsewhere())
    }
}

impl Saving {
    /// Keeps files on this disk, and games in the first of these folders that works, if they can no longer be kept
    /// where they were.
    pub fn on(disk: Disk, elsewhere: Vec<PathBuf>) -> Self {
        let (wake, files): (Wake, _) = (Arc::new(|| {}), BTreeMap::new());
        Self { disk, elsewhere, wake, files, notice: None, notice_ends: None, feed_waits: false }
    }

    pub(crate) fn disk(&self) -> Disk {
        self.disk.clone()
    }

    /// Keeps a game in a file from now on.
    pub(crate) fn begin<G: Game>(&self, path: &Path, record: &Record<G>) -> Autosave {
        Autosave::start(self.disk.clone(), path, record, Arc::clone(&self.wake))
    }

    /// Keeps a file as this text, and tries again until it can be written. `what` begins a sentence: "the settings".
    pub(crate) fn keep(&mut self, what: &str, path: &Path, text: String) {
        match self.files.get(path) {
            Some((_, file)) => file.replace(text),
            None => {
                let file = KeptFile::begin(self.disk.clone(), path, text, false, Arc::clone(&self.wake));
                self.files.insert(path.to_owned(), (what.to_owned(), file));
            }
        }
    }

    /// Waits until all files beside games are on the disk, as far as they can be written.
    pub fn settle(&self) {
        for (path, (_, file)) in &self.files {
            if let Err(trouble) = file.settle() {
                warn!("{} cannot be written: {trouble}", path.shown());
            }
        }
    }

    /// The notice has been read.
    pub(super) fn understood(&mut self) {
        (self.notice, self.notice_ends) = (None, None);
    }

    /// Says something beside what is being said: what came of it may be told a moment later.
    pub(super) fn say_more(&mut self, notice: SavingTrouble) {
        let before = self.notice.take();
        self.say(match before {
            Some(before) if before != notice && !before.words.ends_with(&notice.words) => SavingTrouble {
                words: format!("{}. {}", before.words, notice.words),
                about: format!("{}\n{}", before.about, notice.about),
            },
            _ => notice,
        });
    }

    /// Says something for a while.
    pub(crate) fn say(&mut self, notice: SavingTrouble) {
        (self.notice, self.notice_ends) = (Some(notice), Some(Instant::now() + SAID));
        let wake = Arc::clone(&self.wake);
        thread::spawn(move || {
            thread::sleep(SAID);
            wake();
        });
    }

    /// Puts away what has been said long enough.
    pub(crate) fn forget(&mut self) {
        if self.notice_ends.is_some_and(|end| end <= Instant::now()) {
            self.understood();
        }
    }
}

/// Keeps a file beside games as this text, and tries again until it can be written; a table that keeps nothing else
/// writes it once.
pub(crate) fn keep_trying(world: &mut World, what: &str, path: &Path, text: String) {
    if let Some(mut saving) = world.get_resource_mut::<Saving>() {
        saving.keep(what, path, text);
    } else if let Err(error) = Disk::default().write_whole(path, text.as_bytes()) {
        warn!("{} cannot be written: {error}", path.shown());
    }
}

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct SavingTold(pub SavingShown);

impl SavingTold {
    /// Whether something cannot be written.
    pub fn is_in_trouble(&self) -> bool {
        !self.0.troubles.is_empty()
    }
}

/// The file in which games are kept as they are played; without it nothing is saved by itself.
#[derive(Resource, Clone, Debug)]
pub struct AutosaveFile(pub PathBuf);

/// The folder in which games are kept, and saved by hand.
pub(crate) fn folder_of_games(world: &World) -> Result<PathBuf, Refusal> {
    let kept = world.get_resource::<AutosaveFile>().and_then(|file| file.0.parent().map(Path::to_owned));
    kept.or_else(files::data_folder).ok_or_else(|| trouble("there is no folder for saved games"))
}

/// The file in which the next game is kept: one of a few that no other running copy writes.
pub(crate) fn choose_autosave(app: &mut App) {
    if let Some(folder) = files::data_folder().or_else(|| files::elsewhere().into_iter().next()) {
        app.insert_resource(AutosaveFile(files::free_autosave(&folder)));
    }
}
