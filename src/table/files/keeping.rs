//! The files of the table, and the way in which they are saved.

use crate::{
    engine::{
        data::Shown,
        orders::{Autosave, Game, Record, Refusal},
        storage::{Disk, KeptFile, Wake},
        text::t,
    },
    panels::{SavingMessage, SavingShown},
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

/// The time for which the notice of a saved game is shown.
const SAID: Duration = Duration::from_secs(8);

/// The files of the table, and the way in which they are saved.
#[derive(Resource)]
pub struct Saving {
    pub(crate) disk: Disk,
    /// Folders for a game that cannot be saved in the usual one.
    pub(crate) elsewhere: Vec<PathBuf>,
    pub(crate) wake: Wake,
    /// The files beside games, each with the message of its name.
    pub(crate) files: BTreeMap<PathBuf, (&'static str, KeptFile)>,
    /// A note about a file, until the player has read it.
    pub(crate) notice: Option<SavingMessage>,
    /// The time at which it disappears by itself.
    pub(super) notice_ends: Option<Instant>,
    /// Whether a thread will wake the window for the feed.
    pub(super) feed_waits: bool,
}

impl Default for Saving {
    fn default() -> Self {
        Self::on(Disk::default(), files::elsewhere())
    }
}

impl Saving {
    /// Saves files on this disk. If games can no longer be saved in the usual folder, they are saved in the first of
    /// these that works.
    pub fn on(disk: Disk, elsewhere: Vec<PathBuf>) -> Self {
        let (wake, files): (Wake, _) = (Arc::new(|| {}), BTreeMap::new());
        Self { disk, elsewhere, wake, files, notice: None, notice_ends: None, feed_waits: false }
    }

    pub(crate) fn disk(&self) -> Disk {
        self.disk.clone()
    }

    /// Saves a game in a file from now on.
    pub(crate) fn begin<G: Game>(&self, path: &Path, record: &Record<G>) -> Autosave {
        Autosave::start(self.disk.clone(), path, record, Arc::clone(&self.wake))
    }

    /// Saves a text in a file, and tries again until it can be written. `what` is the message of its name.
    pub(crate) fn keep(&mut self, what: &'static str, path: &Path, text: String) {
        match self.files.get(path) {
            Some((_, file)) => file.replace(text),
            None => {
                let file = KeptFile::begin(self.disk.clone(), path, text, false, Arc::clone(&self.wake));
                self.files.insert(path.to_owned(), (what, file));
            }
        }
    }

    /// Waits until all files beside games are on the disk, if they can be written.
    pub fn settle(&self) {
        for (path, (_, file)) in &self.files {
            if let Err(trouble) = file.settle() {
                warn!("{} cannot be written: {trouble}", path.shown());
            }
        }
    }

    /// Dismisses the notice.
    pub(super) fn understood(&mut self) {
        (self.notice, self.notice_ends) = (None, None);
    }

    /// Adds a notice to the current one, because a result may be known only a moment later.
    pub(super) fn say_more(&mut self, notice: SavingMessage) {
        let before = self.notice.take();
        self.say(match before {
            Some(before) if before != notice && !before.words.ends_with(&notice.words) => SavingMessage {
                words: format!("{}. {}", before.words, notice.words),
                about: format!("{}\n{}", before.about, notice.about),
                folder: notice.folder.or(before.folder),
            },
            _ => notice,
        });
    }

    /// Shows a notice for a while.
    pub(crate) fn say(&mut self, notice: SavingMessage) {
        (self.notice, self.notice_ends) = (Some(notice), Some(Instant::now() + SAID));
        let wake = Arc::clone(&self.wake);
        thread::spawn(move || {
            thread::sleep(SAID);
            wake();
        });
    }

    /// Dismisses a notice that has been shown long enough.
    pub(crate) fn forget(&mut self) {
        if self.notice_ends.is_some_and(|end| end <= Instant::now()) {
            self.understood();
        }
    }
}

/// Saves a text in a file beside games, and tries again until it can be written; a table that saves nothing else writes
/// it once.
pub(crate) fn keep_trying(world: &mut World, what: &'static str, path: &Path, text: String) {
    if let Some(mut saving) = world.get_resource_mut::<Saving>() {
        saving.keep(what, path, text);
    } else if let Err(error) = Disk::default().write_whole(path, text.as_bytes()) {
        warn!("{} cannot be written: {error}", path.shown());
    }
}

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct SavingTold(pub SavingShown);

impl SavingTold {
    /// Whether a file cannot be written.
    pub fn is_in_trouble(&self) -> bool {
        !self.0.troubles.is_empty()
    }
}

/// The autosave file of the current game; without it nothing is saved automatically.
#[derive(Resource, Clone, Debug)]
pub struct AutosaveFile(pub PathBuf);

/// Returns the folder of games, for autosaves and those saved by hand.
pub(crate) fn folder_of_games(world: &World) -> Result<PathBuf, Refusal> {
    let kept = world.get_resource::<AutosaveFile>().and_then(|file| file.0.parent().map(Path::to_owned));
    kept.or_else(files::data_folder).ok_or_else(|| trouble(t!("table-no-games-folder")))
}

/// Chooses the autosave file of the next game: one of a few that no other running copy writes.
pub(crate) fn choose_autosave(app: &mut App) {
    if let Some(folder) = files::data_folder().or_else(|| files::elsewhere().into_iter().next()) {
        app.insert_resource(AutosaveFile(files::free_autosave(&folder)));
    }
}
