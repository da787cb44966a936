//! The content and the memory of the sheet over everything.

use crate::{
    art::packs::pack::library::PackEntry,
    engine::{
        data::parcel::{
            About, Glanced, KeptParcel, ParcelKey, Picture, Removal, SentParcels, Thing, ThingKind,
        },
        text::{LanguageEntry, Text, say},
    },
    panels::state::Sheet,
    scene::PrintedGame,
    settings::{Chord, Command, GameKeys, Settings},
};
use std::sync::Arc;

#[derive(Clone, Debug, Default)]
pub struct SheetMemory {
    /// The open tab; none without a sheet.
    pub open: Option<Sheet>,
    /// The command that waits for a new key, and whether it keeps its other keys.
    pub waiting: Option<(Command, bool)>,
    /// The number of the guide that is read; none for their list.
    pub guide: Option<usize>,
    /// The text that filters the crates.
    pub filter: String,
    /// The scale of the panels that applies when the pointer leaves its buttons.
    pub scale: Option<f32>,
    /// The address of a relay of one's own, as typed; none while none is chosen.
    pub relay: Option<String>,
    /// The id of the game for which an art pack is chosen; none for all games.
    pub pack_for: Option<String>,
    /// The name of a new art pack, as typed.
    pub new_pack: String,
    /// The pack, scenario or lesson that the player is asked to confirm before it is deleted.
    pub taking: Option<Thing>,
    /// The things deleted since the sheet was opened: their lines stay, so that no other line moves under the pointer.
    pub taken: Vec<OwnThing>,
    /// The parcel that the player is about to send.
    pub sending: Option<Sending>,
    /// The parcel that the player is asked to confirm before it is removed.
    pub removing: Option<ParcelKey>,
}

impl SheetMemory {
    /// Whether a picture that is dropped on the window is for the parcel that is about to be sent.
    pub fn takes_picture(&self) -> bool {
        self.open == Some(Sheet::Table) && self.sending.is_some()
    }

    /// Takes the path of a picture that was dropped; returns whether it is wanted.
    pub fn drop_picture(&mut self, path: &str) -> bool {
        let takes = self.takes_picture();
        if let Some(sending) = self.sending.as_mut().filter(|_| takes) {
            path.clone_into(&mut sending.picture_path);
        }
        takes
    }
}

/// A parcel that the player is about to send, with its facts as they are typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sending {
    /// The installed parcel; none if a thing of the player's own is sent.
    pub parcel: Option<ParcelKey>,
    /// The thing of the player's own at whose line the facts are typed.
    pub row: Option<Thing>,
    pub things: Vec<Thing>,
    pub about: About,
    /// The bytes of its picture.
    pub picture: Option<Vec<u8>>,
    /// The path of another picture as it is typed; empty for the one that it has.
    pub picture_path: String,
}

/// An installed parcel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShelfParcel {
    pub kept: KeptParcel,
    pub picture: Option<Arc<Picture>>,
    /// The bytes of its picture.
    pub picture_bytes: Option<Vec<u8>>,
    /// Its things that are there.
    pub things: Vec<Thing>,
    /// What its removal would do.
    pub removal: Removal,
}

/// The installed parcels, and the zip files that could be installed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ParcelShelf {
    pub parcels: Vec<ShelfParcel>,
    pub zips: Vec<Glanced>,
    /// The parcels that the player has sent.
    pub sent: SentParcels,
    /// The faults of the list of parcels, a sentence each.
    pub faults: Vec<String>,
}

/// A pack, scenario or lesson of the player's own.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct OwnThing {
    pub thing: Thing,
    /// Its title; empty if its file has none.
    pub title: String,
    /// The facts that its file gives, for a parcel with it.
    pub facts: About,
    /// The player's own packs with pictures of unit types that only its own list of units has.
    pub packs: Vec<Thing>,
}

impl OwnThing {
    /// Its title, or the name of its file if it has no title.
    fn called(&self) -> &str {
        if self.title.is_empty() { self.thing.id() } else { self.title.as_str() }
    }

    /// Returns its kind and its title, or the name of its file if it has no title.
    pub fn words(&self) -> String {
        format!("{} \u{201c}{}\u{201d}", self.thing.kind, self.called())
    }

    /// Returns its kind and its title with its id behind them, if that is another text: two things may have one title.
    pub fn line(&self) -> String {
        match self.thing.id() {
            id if id == self.called() => self.heading(),
            id => say!("settings-own-line", thing = self.heading(), id = id),
        }
    }

    /// Returns its kind and its title as the language writes them.
    pub fn heading(&self) -> String {
        match self.thing.kind {
            ThingKind::Course => say!("settings-own-course", title = self.called()),
            ThingKind::Pack => say!("settings-own-pack", title = self.called()),
            ThingKind::Scenario => say!("settings-own-scenario", title = self.called()),
            ThingKind::Lesson => say!("settings-own-lesson", title = self.called()),
            ThingKind::Study => say!("settings-own-study", title = self.called()),
            ThingKind::Part => say!("settings-own-part", title = self.called()),
        }
    }
}

pub struct SheetState<'a> {
    pub settings: &'a Settings,
    /// The notes about the settings file.
    pub notes: &'a [Text],
    pub file: &'a str,
    /// The languages that can be chosen.
    pub languages: &'a [LanguageEntry],
    /// The art packs that can be chosen.
    pub packs: &'a [PackEntry],
    /// Folders that would be packs under another name, a sentence each.
    pub strays: &'a [String],
    /// The content of the folder of the player's own things.
    pub own: &'a [OwnThing],
    /// The installed parcels, and those that could be.
    pub parcels: &'a ParcelShelf,
    /// The keys of each game in addition to the common ones.
    pub games: &'a [GameKeys],
    /// The ids of the games and their titles.
    pub titles: &'a [(&'static str, &'static str)],
    /// The printed games whose facts the games use.
    pub printed: &'a [PrintedGame],
    /// The chord that was pressed in this frame.
    pub pressed: Option<Chord>,
    pub memory: &'a mut SheetMemory,
}
