//! What the sheet over everything shows and remembers.

use crate::{
    art::packs::pack::library::PackEntry,
    engine::data::parcel::Thing,
    panels::state::Sheet,
    scene::PrintedGame,
    settings::{Chord, Command, GameKeys, Settings},
};

#[derive(Clone, Debug, Default)]
pub struct SheetMemory {
    /// The leaf that is open; none while there is no sheet.
    pub open: Option<Sheet>,
    /// The command that waits for its new key, and whether it keeps those it has.
    pub waiting: Option<(Command, bool)>,
    /// What is looked for among the crates.
    pub filter: String,
    /// The size of the panels that is to be worn when the pointer leaves its buttons.
    pub scale: Option<f32>,
    /// The name that is typed for a new art pack.
    pub new_pack: String,
    /// What of the player's own is to be taken away, if he says so.
    pub taking: Option<Thing>,
    /// What has been taken away since the sheet was opened: its line stays, so that no other slides under the pointer.
    pub taken: Vec<OwnThing>,
}

/// A pack, scenario or lesson of the player's own.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct OwnThing {
    pub thing: Thing,
    /// What it is called; empty if its file does not say.
    pub title: String,
}

impl OwnThing {
    /// What it is and what it is called; by its file's name where it has no other.
    pub fn words(&self) -> String {
        let title = if self.title.is_empty() { self.thing.id() } else { self.title.as_str() };
        format!("{} \u{201c}{title}\u{201d}", self.thing.kind)
    }
}

pub struct SheetState<'a> {
    pub settings: &'a Settings,
    /// What is to be said of their file.
    pub notes: &'a [String],
    pub file: &'a str,
    /// The art packs that can be chosen.
    pub packs: &'a [PackEntry],
    /// Folders that would be packs if they were called otherwise, a sentence each.
    pub strays: &'a [String],
    /// What lies in the folder of the player's own things.
    pub own: &'a [OwnThing],
    /// What keys do in each game beside what they do in all.
    pub games: &'a [GameKeys],
    /// The printed games from which the games take their facts.
    pub printed: &'a [PrintedGame],
    /// The chord that was pressed in this frame.
    pub pressed: Option<Chord>,
    pub memory: &'a mut SheetMemory,
}
