//! A scenario that is being edited: its draft, which is kept after every change, and its file.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::engine::{
    counters::UnitId,
    data::{self, Shown},
    drafts::{AnyDraft, Change, DraftView, NotChanged},
    storage::{Disk, KeptFile, Trouble, Wake, in_plain_words},
    text::say,
};
use std::path::{Path, PathBuf};

/// The number of ids that are tried for a copy.
const MOST_ALIKE: usize = 99;

/// The folders and the disk that an editor writes to.
#[derive(Clone)]
pub struct EditorPlace {
    /// The id of the game.
    pub game: &'static str,
    /// The folder of the user's own things.
    pub own: PathBuf,
    pub disk: Disk,
    /// Wakes the window when trouble with the disk begins or ends.
    pub wake: Wake,
}

impl EditorPlace {
    /// Returns the file of a scenario of the user's own: where positions are saved, and where games find it.
    pub fn file_of(&self, id: &str) -> PathBuf {
        self.own.join("scenarios").join(self.game).join(format!("{id}.ron"))
    }

    /// Returns the file in which the unsaved changes of a scenario are kept.
    pub fn draft_of(&self, id: &str) -> PathBuf {
        self.own.join("drafts").join(self.game).join(format!("{id}.ron"))
    }

    /// Returns an id for a copy of a scenario, which no other scenario has, and the number at its end; none if all of them
    /// are taken.
    pub fn free_id(&self, id: UnitId) -> Option<(UnitId, usize)> {
        let mut ids = (2..=MOST_ALIKE).filter_map(|number| Some((id.numbered(number).ok()?, number)));
        ids.find(|(id, _)| {
            let id = id.as_str();
            !self.is_shipped(id) && !self.file_of(id).exists() && !self.draft_of(id).exists()
        })
    }

    /// Whether a scenario with this id comes with the program.
    pub fn is_shipped(&self, id: &str) -> bool {
        data::shipped_text(&format!("{}/{id}.ron", self.game)).is_some()
    }
}

/// A scenario that is being edited.
pub struct ScenarioEditor {
    place: EditorPlace,
    draft: Box<dyn AnyDraft>,
    /// The file of the user's own that it is saved in, if it was opened from one or saved before.
    file: Option<PathBuf>,
    /// The text that was opened or saved last.
    saved: String,
    /// The file of the unsaved changes; none before the first change.
    kept: Option<KeptFile>,
}

impl ScenarioEditor {
    /// Begins to edit a draft, which was read from a file of the user's own or is a new scenario.
    pub fn begin(place: EditorPlace, draft: Box<dyn AnyDraft>, file: Option<PathBuf>) -> Self {
        let saved = draft.text().unwrap_or_default();
        Self { place, draft, file, saved, kept: None }
    }

    /// Goes on with a draft that was read from a file of unsaved changes, which is kept up to date from now on.
    pub fn resume(
        place: EditorPlace,
        draft: Box<dyn AnyDraft>,
        file: Option<PathBuf>,
        kept_in: &Path,
    ) -> Self {
        let text = draft.text().unwrap_or_default();
        let kept = KeptFile::begin(place.disk.clone(), kept_in, text, false, place.wake.clone());
        Self { place, draft, file, saved: String::new(), kept: Some(kept) }
    }

    /// Returns the present state of the draft.
    pub fn view(&self) -> DraftView {
        self.draft.view()
    }

    /// Returns the text of the scenario, as it would be saved.
    ///
    /// # Errors
    /// A value has no form in a file.
    pub fn text(&self) -> Result<String, String> {
        self.draft.text()
    }

    /// Makes a change and keeps it; returns whether anything is different now.
    ///
    /// # Errors
    /// The change is not possible; nothing has changed.
    pub fn change(&mut self, change: &Change) -> Result<bool, NotChanged> {
        let is_changed = self.draft.change(change)?;
        if is_changed {
            self.keep();
        }
        Ok(is_changed)
    }

    /// Undoes the last change; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let is_undone = self.draft.undo();
        if is_undone {
            self.keep();
        }
        is_undone
    }

    /// Redoes the change that was undone last; returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let is_redone = self.draft.redo();
        if is_redone {
            self.keep();
        }
        is_redone
    }

    /// Gives the scenario another id, and another title if there is one; undo does not take them back.
    pub fn rename(&mut self, id: UnitId, title: Option<&str>) {
        self.draft.rename(id, title);
        self.keep();
    }

    /// Whether there are changes that are not saved.
    pub fn is_unsaved(&self) -> bool {
        self.draft.text().is_ok_and(|text| text != self.saved)
    }

    /// The trouble with keeping the changes, if there is any.
    pub fn trouble(&self) -> Option<Trouble> {
        self.kept.as_ref().and_then(KeptFile::trouble)
    }

    /// Waits until the changes are on the disk, or until an attempt has failed.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn settle(&self) -> Result<(), Trouble> {
        self.kept.as_ref().map_or(Ok(()), KeptFile::settle)
    }

    /// Saves the scenario as one of the user's own and returns its file. Its id is the name of the file: it must not be
    /// that of a shipped scenario, nor that of another file.
    ///
    /// # Errors
    /// The reason why it is not saved, in the language of the table; the draft is still kept.
    pub fn save(&mut self) -> Result<PathBuf, String> {
        let id = self.draft.view().id;
        if let Some(why) = data::id_fault(id.as_str()) {
            return Err(why);
        }
        if self.place.is_shipped(id.as_str()) {
            return Err(say!("workshop-draft-shipped", id = id.as_str()));
        }
        let path = self.place.file_of(id.as_str());
        if self.file.as_ref() != Some(&path) && path.exists() {
            return Err(say!("workshop-draft-taken", file = path.shown()));
        }
        let text = self.draft.text()?;
        let written = self.place.disk.write_whole(&path, text.as_bytes());
        written.map_err(|error| {
            let why = in_plain_words(&error);
            say!("workshop-draft-unwritten", file = path.shown(), why = why)
        })?;
        self.file = Some(path.clone());
        self.saved = text;
        // Later undos are saved in this file too.
        self.draft.rename(id, None);
        self.discard_kept();
        Ok(path)
    }

    /// Gives up the changes since the scenario was saved last.
    pub fn give_up(mut self) {
        self.discard_kept();
    }

    /// Keeps the present state in the file of unsaved changes.
    fn keep(&mut self) {
        let Ok(text) = self.draft.text() else { return };
        if let Some(kept) = &self.kept {
            kept.replace(text);
            return;
        }
        let path = self.place.draft_of(self.draft.view().id.as_str());
        // If there can be no folder, the trouble is reported when the file is written.
        let _ = self.place.disk.make_folder(path.parent().unwrap_or(Path::new("")));
        let (disk, wake) = (self.place.disk.clone(), self.place.wake.clone());
        self.kept = Some(KeptFile::begin(disk, &path, text, false, wake));
    }

    /// Removes the file of unsaved changes.
    fn discard_kept(&mut self) {
        if let Some(kept) = self.kept.take() {
            let path = kept.path();
            kept.give_up();
            // A draft that cannot be removed is offered again, which loses nothing.
            let _ = self.place.disk.remove(&path);
        }
    }
}

/// Returns the sentence for a game whose scenarios cannot be edited, by its title.
pub fn no_editor(game: &str) -> String {
    say!("workshop-draft-none", game = game)
}

/// Returns the files of unsaved changes of a game that were left when the program ended, by their names.
pub fn unsaved_drafts(place: &EditorPlace) -> Vec<PathBuf> {
    let folder = place.own.join("drafts").join(place.game);
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .collect();
    found.sort_unstable();
    found
}
