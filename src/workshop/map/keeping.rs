//! Where drafts are kept while they are edited, and where finished maps are saved.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::draft::Draft;
use crate::engine::{
    data::{DataError, Shown, id_fault, id_like, is_id, load, own_folder, read_file, shipped_text},
    storage::{Disk, in_plain_words},
    text::{Text, t},
};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Limit of the entries that are read from one folder.
const MOST: usize = 500;

/// A draft that is kept: `workshop/drafts/GAME/ID.ron` in the user's own folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct KeptDraft {
    /// The id of the game.
    pub game: String,
    /// The id of the map or, if that cannot be the name of a file, one like it.
    pub id: String,
}

impl KeptDraft {
    /// The place of a draft.
    pub fn of(draft: &Draft, game: &str) -> Self {
        let id = &draft.map().id;
        let id = if is_id(id) { id.clone() } else { id_like(id).unwrap_or_else(|| "map".to_owned()) };
        Self { game: game.to_owned(), id }
    }

    /// Its file below the user's own folder.
    pub fn path(&self, own: &Path) -> PathBuf {
        own.join("workshop").join("drafts").join(&self.game).join(format!("{}.ron", self.id))
    }
}

/// Keeps a draft, so that it survives the end of the program: call it after every change. The file is seen in its old or
/// its new state, never in between. Returns its path.
///
/// # Errors
/// It cannot be written: a sentence.
pub fn keep(draft: &Draft, game: &str) -> Result<PathBuf, Text> {
    keep_in(&own()?, draft, game)
}

/// Keeps a draft below another folder than the user's own.
///
/// # Errors
/// As for [`keep`].
pub fn keep_in(own: &Path, draft: &Draft, game: &str) -> Result<PathBuf, Text> {
    let path = KeptDraft::of(draft, game).path(own);
    Disk::default()
        .write_light(&path, draft.text().as_bytes())
        .map_err(|error| not_written(&path, &error))?;
    Ok(path)
}

/// The drafts that are kept, sorted.
pub fn drafts() -> Vec<KeptDraft> {
    own_folder().map_or_else(Vec::new, |own| drafts_in(&own))
}

/// The drafts that are kept below another folder than the user's own.
pub fn drafts_in(own: &Path) -> Vec<KeptDraft> {
    let mut found = Vec::new();
    for folder in entries(&own.join("workshop").join("drafts")) {
        let Some(game) = folder.file_name().and_then(|name| name.to_str()).filter(|game| is_id(game)) else {
            continue;
        };
        for file in entries(&folder) {
            let id = file.file_name().and_then(|name| name.to_str()?.strip_suffix(".ron"));
            let Some(id) = id.filter(|id| is_id(id)) else { continue };
            found.push(KeptDraft { game: game.to_owned(), id: id.to_owned() });
        }
    }
    found.sort();
    found
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten().take(MOST);
    found.map(|entry| entry.path()).collect()
}

/// Reads a kept draft. It counts as changed until it is saved.
///
/// # Errors
/// It cannot be read, or every fault of its form.
pub fn resume(kept: &KeptDraft) -> Result<Draft, Vec<DataError>> {
    let own = own_folder().unwrap_or_default();
    resume_in(&own, kept)
}

/// Reads a draft that is kept below another folder than the user's own.
///
/// # Errors
/// As for [`resume`].
pub fn resume_in(own: &Path, kept: &KeptDraft) -> Result<Draft, Vec<DataError>> {
    let path = kept.path(own);
    let text = read_file(&path).map_err(|error| vec![error])?;
    let mut draft = Draft::read(&path.shown(), &text)?;
    draft.mark_unwritten();
    Ok(draft)
}

/// Removes a kept draft, which has been saved or is not wanted. It is no error if there is none.
///
/// # Errors
/// It cannot be removed: a sentence.
pub fn discard(kept: &KeptDraft) -> Result<(), Text> {
    discard_in(&own()?, kept)
}

/// Removes a draft that is kept below another folder than the user's own.
///
/// # Errors
/// As for [`discard`].
pub fn discard_in(own: &Path, kept: &KeptDraft) -> Result<(), Text> {
    let path = kept.path(own);
    match Disk::default().remove(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(not_written(&path, &error)),
        _ => Ok(()),
    }
}

/// The name of a map of the user's own below `scenarios`, as scenarios name it: `GAME/map-ID.ron`.
pub fn map_name(game: &str, id: &str) -> String {
    format!("{game}/map-{id}.ron")
}

/// The file of a map of the user's own; none if the system has no folder for it.
pub fn own_map(game: &str, id: &str) -> Option<PathBuf> {
    Some(own_folder()?.join("scenarios").join(map_name(game, id)))
}

/// Saves the map as one of the user's own, where scenarios of the game find it by [`map_name`]. It never takes the place
/// of a map of the program; of another one only to `replace` it. Returns its path.
///
/// # Errors
/// Its id cannot be the name of a file, is taken, or the file cannot be written: a sentence.
pub fn save_own(draft: &mut Draft, game: &str, replace: bool) -> Result<PathBuf, Text> {
    save_own_in(&own()?, draft, game, replace)
}

/// Saves the map below another folder than the user's own.
///
/// # Errors
/// As for [`save_own`].
pub fn save_own_in(own: &Path, draft: &mut Draft, game: &str, replace: bool) -> Result<PathBuf, Text> {
    let id = draft.map().id.clone();
    if let Some(fault) = id_fault(&id).or_else(|| id_fault(&format!("map-{id}"))) {
        return Err(fault.into());
    }
    let name = map_name(game, &id);
    if shipped_text(&name).is_some() {
        return Err(t!("workshop-map-shipped", file = name));
    }
    let path = own.join("scenarios").join(&name);
    if !replace && (path.exists() || load(&name).is_ok()) {
        return Err(t!("workshop-map-exists", file = name));
    }
    draft.end_stroke();
    Disk::default()
        .write_whole(&path, draft.text().as_bytes())
        .map_err(|error| not_written(&path, &error))?;
    draft.mark_written();
    Ok(path)
}

fn own() -> Result<PathBuf, Text> {
    own_folder().ok_or_else(|| t!("workshop-map-no-folder"))
}

fn not_written(path: &Path, error: &io::Error) -> Text {
    t!("workshop-map-not-written", file = path.shown(), why = in_plain_words(error))
}
