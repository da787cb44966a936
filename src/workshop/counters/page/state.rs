//! The content of the page, and the actions of the player.

use crate::{
    panels::kit::{cards::Cards, theme::Theme},
    scene::CardState,
    settings::Colours,
    workshop::counters::{PackFile, UnitChange, list::CounterEntry},
};
use std::path::PathBuf;

/// An action of the player on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CountersAction {
    /// Edit the pack of this id, which comes into use.
    Choose(String),
    NewPack(String),
    Change(UnitChange),
    Undo,
    Redo,
    /// Bring a picture into the pack, for the front of a key or for its back.
    TakePicture {
        key: String,
        picture: PathBuf,
        is_back: bool,
    },
    OpenFolder(PathBuf),
    Close,
}

/// What can be changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Part {
    #[default]
    Symbol,
    Colours,
    Pictures,
}

/// A colour that is being picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picked {
    /// The key of the unit; none for a colour of the palette.
    pub key: Option<String>,
    /// The colour word or the name in the palette.
    pub word: String,
    pub colour: [u8; 3],
}

/// The memory of the page from frame to frame.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CountersMemory {
    pub new_pack: String,
    pub search: String,
    /// The key of the chosen unit or type.
    pub key: Option<String>,
    /// The state that is shown large.
    pub state: Option<CardState>,
    pub part: Part,
    /// The pattern of the keys for all of which changes are made; none for the chosen one alone.
    pub pattern: Option<String>,
    /// The path of a picture, typed or dropped.
    pub picture: String,
    pub picked: Option<Picked>,
}

impl CountersMemory {
    /// Takes the path of a picture that was dropped, and shows where it is used.
    pub fn drop_picture(&mut self, path: &str) {
        path.clone_into(&mut self.picture);
        self.part = Part::Pictures;
    }

    /// Chooses a unit or a type. The path of a picture was for the one that was chosen before.
    pub fn choose(&mut self, key: String) {
        if self.key.as_ref().is_some_and(|before| *before != key) {
            self.picture.clear();
        }
        self.key = Some(key);
        (self.picked, self.pattern) = (None, None);
    }

    /// Forgets what was meant for the units of another game.
    pub fn leave_game(&mut self) {
        (self.key, self.picked, self.pattern) = (None, None, None);
        self.search.clear();
        self.picture.clear();
    }

    /// Returns the chosen unit or type.
    pub fn chosen<'a>(&self, list: Option<&'a [CounterEntry]>) -> Option<&'a CounterEntry> {
        let key = self.key.as_ref()?;
        list?.iter().find(|entry| entry.key == *key)
    }
}

/// The content of the page.
pub(crate) struct CountersState<'a> {
    /// The player's own packs, by id and name.
    pub packs: &'a [(String, String)],
    /// The id of the pack in use.
    pub pack: &'a str,
    /// Whether it is in the list of packs, which is read again after one was begun.
    pub is_listed: bool,
    /// Its file, if it is the player's own.
    pub file: Option<&'a PackFile>,
    /// The units and types of the game; none while they are being read.
    pub list: Option<&'a [CounterEntry]>,
    /// The pictures of counters in the pack on the table.
    pub cards: &'a mut Cards,
    /// What was refused last.
    pub said: Option<&'a str>,
    /// Whether a picture is being read.
    pub is_busy: bool,
    pub theme: Theme,
    pub colours: Colours,
    pub memory: &'a mut CountersMemory,
}
