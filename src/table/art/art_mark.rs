//! The mark of an art pack that is being tried.
//!
//! A pack can be too much for the machine in ways that no program survives. So before a pack is used, a mark is
//! laid beside the settings, and taken away when its first faces are painted. Who finds one at the start
//! knows that the last start did not come to its end, and starts with the standard pack.

use crate::{
    art::packs::pack::library::{self, STANDARD},
    engine::{data, data::Shown, storage::Disk},
    settings::{self, Settings},
    table::{app::settings_file::SettingsFile, tabled::registry::Games},
};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// The name of the file, beside the settings.
const FILE: &str = "art-pack-on-trial";

/// The mark, if one is laid.
#[derive(Resource, Default)]
pub(super) struct TrialMark {
    /// Where it is laid; without a settings file nowhere.
    file: Option<PathBuf>,
    /// The pack that is tried.
    pub(crate) tried: Option<String>,
    /// Frames that were seen with it.
    pub(crate) frames: u8,
}

impl TrialMark {
    /// Lays the mark before a pack is used. The standard pack that is built in needs none.
    pub fn lay(&mut self, id: &str, folders: &[PathBuf]) {
        self.take_away();
        let Some(file) = self.file.as_deref() else { return };
        if id == STANDARD && library::folder_of(folders, id).is_none() {
            return;
        }
        if let Err(error) = write(file, id) {
            warn!("{} cannot be written: {error}", file.shown());
        }
        self.tried = Some(id.to_owned());
    }

    pub(crate) fn take_away(&mut self) {
        self.frames = 0;
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
    // A mark that stays costs one start with the standard pack, no more.
    let _ = Disk::default().remove(file);
}

/// What a start that found a mark does.
pub(super) struct Fallback {
    /// What the player is told.
    pub note: String,
    /// Whether packs in folders are left alone, because one of them stands for the standard pack.
    pub built_in_only: bool,
}

/// Looks for a mark of the last start; if it is of the pack that was chosen, the standard pack is chosen.
/// Called when the settings have been read and before a pack is.
pub(super) fn fall_back(world: &mut World) -> Option<Fallback> {
    let settings_file = world.get_resource::<SettingsFile>()?.0.clone();
    let file = settings_file.with_file_name(FILE);
    world.get_resource_or_init::<TrialMark>().file = Some(file.clone());
    let failed = data::first_line(&file, 1000)?;
    let games = Games::of(world).keys();
    let mut settings = world.get_resource_mut::<Settings>()?;
    if settings.pack != failed {
        remove(&file);
        return None;
    }
    STANDARD.clone_into(&mut settings.pack);
    match settings::write(&settings_file, &settings, &games) {
        Ok(()) => remove(&file),
        // The mark stays, so that the next start falls back, too.
        Err(error) => warn!("{} cannot be written: {error}", settings_file.shown()),
    }
    let name = data::shortened(&failed, data::LONGEST_ID);
    let note = format!(
        "the last start with the art pack \"{name}\" did not come to its end, so this one is with the standard pack. \
         Choose \"{name}\" in the settings once more to try it again"
    );
    Some(Fallback { note, built_in_only: failed == STANDARD })
}
