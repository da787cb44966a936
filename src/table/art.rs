//! The art pack on the table: the one that the player has chosen, with its files as they are now.

pub(super) mod art_fault;
pub(super) mod art_mark;
#[cfg(test)]
pub(super) mod art_tests;
pub(super) mod new_pack;
#[cfg(test)]
pub(super) mod seen_tests;
pub(super) mod watching;

use crate::{
    art::packs::pack::{Pack, library::PackEntry, watch::Loaded},
    engine::text::Text,
    settings::{Colours, Settings},
    table::app::sets::TableSet,
};
use bevy::prelude::*;
use std::sync::Arc;

/// The most faults that are shown, including those found while faces are painted.
const MOST_TOLD: usize = 20;

/// The art pack on the table.
#[derive(Resource, Clone)]
pub struct Art {
    /// The pack, in the colours that the player has chosen; none if the program is damaged.
    pub pack: Option<Arc<Pack>>,
    /// The faults of its files, a sentence each with its place. A faulty drawing keeps its last sound form.
    pub faults: Vec<String>,
    /// The packs that can be chosen.
    pub packs: Vec<PackEntry>,
    /// Folders that would be packs under another name, a sentence each.
    pub strays: Vec<String>,
    /// Counts the packs that were chosen, but not changes of their files.
    pub chosen: u64,
    /// The note about the last start, until another pack is chosen.
    pub(super) note: Option<Text>,
    id: String,
    /// The same pack in its usual colours.
    plain: Option<Arc<Pack>>,
    colours: Colours,
}

impl Default for Art {
    fn default() -> Self {
        let plain = Pack::standard().map_err(|error| error!("counters cannot be drawn: {error}")).ok();
        let plain = plain.map(Arc::new);
        let (pack, colours) = (plain.clone(), Colours::default());
        Self {
            pack,
            faults: Vec::new(),
            packs: Vec::new(),
            strays: Vec::new(),
            chosen: 0,
            note: None,
            id: String::new(),
            plain,
            colours,
        }
    }
}

impl Art {
    /// Puts another pack on the table.
    pub(super) fn take(&mut self, loaded: Loaded) {
        if self.id != loaded.id {
            self.note.take_if(|_| !self.id.is_empty());
            (self.id, self.chosen) = (loaded.id, self.chosen + 1);
        }
        let same = self.plain.as_ref().is_some_and(|plain| Arc::ptr_eq(plain, &loaded.pack));
        if !same {
            self.plain = Some(loaded.pack);
            self.dress();
        }
        self.faults =
            self.note.iter().map(Text::plain).chain(loaded.faults.iter().map(ToString::to_string)).collect();
    }

    /// Whether there is a note about the last start.
    pub(super) fn has_note(&self) -> bool {
        self.note.is_some()
    }

    /// Drops the note about the last start.
    pub(super) fn drop_note(&mut self) {
        if let Some(note) = self.note.take().map(|note| note.plain()) {
            self.faults.retain(|fault| *fault != note);
        }
    }

    /// Whether the pack of this id has been read and is on the table.
    pub(super) fn has_loaded(&self, id: &str) -> bool {
        self.id == id
    }

    /// Notes the fault of a drawing that was found while it was painted, once.
    pub(super) fn tell(&mut self, fault: String) {
        if self.faults.len() < MOST_TOLD && !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    /// Applies the player's colours to the pack.
    fn dress(&mut self) {
        self.pack = match (&self.plain, self.colours) {
            (Some(plain), Colours::ColourBlind) => Some(Arc::new(Pack::clone(plain).wearing(self.colours))),
            (plain, Colours::Usual) => plain.clone(),
            (None, _) => None,
        };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Art>().add_systems(
        PreUpdate,
        put_colours_on.in_set(TableSet::PrepareArt).run_if(resource_changed::<Settings>),
    );
}

fn put_colours_on(settings: Res<Settings>, mut art: ResMut<Art>) {
    if art.colours != settings.colours {
        art.colours = settings.colours;
        art.dress();
    }
}
