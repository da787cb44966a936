//! The picture under the hexes of the map that is edited: it is read beside the frame, and kept beside the draft.

use crate::{
    art::packs::drawing::raster::Raster,
    engine::text::{Text, say},
    table::app::waker::Waker,
    workshop::{
        map::{KeptDraft, Underlay, keep_underlay, pages::Under, read_picture},
        page::Task,
    },
};
use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureOptions};
use std::{
    path::{Path, PathBuf},
    task::Poll,
};

/// The picture under the hexes, if there is one.
#[derive(Default)]
pub(crate) struct UnderMap {
    pub shown: Option<Underlay>,
    texture: Option<TextureHandle>,
    /// The picture that is being read.
    reading: Option<(Underlay, Task<Result<Raster, String>>)>,
    /// Its pixels, until a frame shows them.
    read: Option<Raster>,
    /// Where it is kept, and whether it differs from its file.
    pub kept_as: Option<KeptDraft>,
    pub is_changed: bool,
}

impl UnderMap {
    /// Begins to read a picture; the one that is shown stays until it is read.
    ///
    /// # Errors
    /// The system has no thread for it: a sentence.
    pub fn begin(&mut self, underlay: Underlay, waker: Waker) -> Result<(), String> {
        let path = PathBuf::from(&underlay.picture);
        let task = Task::begin(waker, move || read_picture(&path));
        let task = task.map_err(|error| say!("page-no-thread", why = error.to_string()))?;
        self.reading = Some((underlay, task));
        Ok(())
    }

    /// Takes the picture when it is read; returns whether it was taken now.
    ///
    /// # Errors
    /// It cannot be shown: a sentence. The one that is shown stays.
    pub fn hear(&mut self) -> Result<bool, String> {
        let Some((underlay, task)) = self.reading.take() else { return Ok(false) };
        match task.answer() {
            Poll::Pending => {
                self.reading = Some((underlay, task));
                Ok(false)
            }
            Poll::Ready(None) => Err(say!("page-stopped")),
            Poll::Ready(Some(read)) => {
                self.read = Some(read?);
                // The same file again keeps its fit.
                if self.shown.as_ref().is_none_or(|shown| shown.picture != underlay.picture) {
                    self.shown = Some(underlay);
                    self.is_changed = true;
                }
                Ok(true)
            }
        }
    }

    /// Whether a picture is being read.
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Removes the picture.
    pub fn remove(&mut self) {
        let kept_as = self.kept_as.take();
        *self = Self { kept_as, is_changed: true, ..Self::default() };
    }

    /// Changes how the picture is shown.
    pub fn change(&mut self, change: impl FnOnce(&mut Underlay)) {
        if let Some(shown) = &mut self.shown {
            change(shown);
            self.is_changed = true;
        }
    }

    /// Brings the pixels that were read to the screen.
    pub fn lay(&mut self, ctx: &Context) {
        let Some(Raster { width, height, rgba }) = self.read.take() else { return };
        let image = ColorImage::from_rgba_unmultiplied([width as usize, height as usize], &rgba);
        self.texture = Some(ctx.load_texture("map-picture", image, TextureOptions::LINEAR));
    }

    /// Returns the picture as it is shown.
    pub fn state(&self) -> Option<Under<'_>> {
        let texture = self.texture.as_ref().map(TextureHandle::id);
        self.shown.as_ref().map(|underlay| Under { underlay, texture })
    }

    /// Keeps the picture beside the draft, if it differs from its file or the draft is another file now.
    ///
    /// # Errors
    /// It cannot be written: a sentence.
    pub fn keep(&mut self, own: &Path, place: KeptDraft) -> Result<(), Text> {
        let has_moved = self.shown.is_some() && self.kept_as.as_ref() != Some(&place);
        if !std::mem::take(&mut self.is_changed) && !has_moved {
            return Ok(());
        }
        let old = match self.shown {
            Some(_) => self.kept_as.replace(place.clone()),
            None => self.kept_as.take(),
        };
        if let Some(old) = old.filter(|old| *old != place) {
            keep_underlay(own, &old, None)?;
        }
        keep_underlay(own, &place, self.shown.as_ref())
    }
}
