//! The mark of an art pack on trial.
//!
//! A pack can be too much for the machine and end the program without a chance to react. For that reason a mark is put
//! beside the settings before a pack is used, and removed when its first faces are painted. A start that finds a mark
//! knows that the last start did not finish, and uses the standard pack. The mark of a program that is still running is
//! locked, and means nothing to another one.

use crate::{
    art::packs::pack::library::{self, STANDARD},
    engine::{
        data::{self, Shown},
        storage::{Disk, InUse, is_in_use},
        text::{Text, t},
    },
    settings::{self, Settings},
    table::{app::settings_file::SettingsFile, tabled::registry::Games},
};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// The name of the file, beside the settings.
const FILE: &str = "art-pack-on-trial";

/// The mark of the current trial, if there is one.
#[derive(Resource, Default)]
pub(super) struct TrialMark {
    /// The path of the mark; none without a settings file.
    file: Option<PathBuf>,
    /// Its lock, as long as the trial goes on.
    lock: Option<InUse>,
    /// The pack on trial.
    pub(crate) tried: Option<String>,
    /// Frames that were drawn with it.
    pub(crate) frames: u8,
}

impl TrialMark {
    /// Sets the mark before a pack is used. The built-in standard pack needs none.
    pub fn lay(&mut self, id: &str, folders: &[PathBuf]) {
        self.take_away();
        let Some(file) = self.file.as_deref() else { return };
        if id == STANDARD && library::folder_of(folders, id).is_none() {
            return;
        }
        if let Err(error) = write(file, id) {
            warn!("{} cannot be written: {error}", file.shown());
        }
        self.lock = InUse::lock(file);
        self.tried = Some(id.to_owned());
    }

    pub(crate) fn take_away(&mut self) {
        self.frames = 0;
        self.lock = None;
        if self.tried.take().is_some()
            && let Some(file) = &self.file
        {
            remove(file);
        }
    }
}

fn write(file: &Path, id: &str) -> std::io::Result<()> {
    Disk::default().write_whole(file, format!("{id}\n").as_bytes())
}

fn remove(file: &Path) {
    // A mark that remains costs one start with the standard pack, no more.
    let _ = Disk::default().remove(file);
}

/// The reaction of a start that has found a mark.
pub(super) struct Fallback {
    /// The note for the player, unless nothing changes for them.
    pub note: Option<Text>,
    /// Whether packs in folders are left unread, because one of them replaces the standard pack.
    pub built_in_only: bool,
}

/// Looks for a mark of the last start; if it is of the chosen pack, the standard pack is chosen. If that is the chosen one
/// already, the built-in one is used in place of the files that replace it, and nothing is said. It is called after the
/// settings and before a pack are read.
pub(super) fn fall_back(world: &mut World) -> Option<Fallback> {
    let settings_file = world.get_resource::<SettingsFile>()?.0.clone();
    let file = settings_file.with_file_name(FILE);
    world.get_resource_or_init::<TrialMark>().file = Some(file.clone());
    if is_in_use(&file) {
        return None;
    }
    let failed = data::first_line(&file, 1000)?;
    let games = Games::of(world).keys();
    let mut settings = world.get_resource_mut::<Settings>()?;
    if !settings.has_pack(&failed) {
        remove(&file);
        return None;
    }
    if failed == STANDARD {
        remove(&file);
        return Some(Fallback { note: None, built_in_only: true });
    }
    settings.drop_pack(&failed);
    match settings::write(&settings_file, &settings, &games) {
        Ok(()) => remove(&file),
        // The mark remains, so that the next start uses the standard pack, too.
        Err(error) => warn!("{} cannot be written: {error}", settings_file.shown()),
    }
    let name = data::shortened(&failed, data::LONGEST_ID);
    let note = t!("table-pack-not-started", pack = name);
    Some(Fallback { note: Some(note), built_in_only: false })
}
