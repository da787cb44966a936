//! The state of the map editor in the window.

use super::{new_scenario::pattern, under::UnderMap};
use crate::{
    art::packs::map_art::MapColours,
    panels::{Theme, WorkshopWish},
    scene::{Palette, Print},
    settings::Colours,
    table::{app::waker::Waker, tabled::registry::TableGame},
    workshop::map::{
        Change, Draft, KeptDraft, MapFault, Opened, kept_underlay, map_name, maps_of,
        pages::{Answer, EditorMemory, EditorState, Lay, MapAction, NewMap},
        scenarios_on,
    },
};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// An action of the person who draws.
#[derive(Message, Clone, Debug)]
pub(crate) struct MapAsked(pub MapAction);

/// A question before a map is edited.
pub(crate) enum Question {
    /// The size of a new map.
    New(NewMap),
    /// Whether to go on with the draft that was kept, instead of this map.
    Kept(Box<Opened>),
}

/// The map editor.
#[derive(Resource, Default)]
pub(crate) struct MapEditor {
    /// What was wished for in a menu, until it is granted.
    pub wishes: Vec<WorkshopWish>,
    /// The map that is edited.
    pub editing: Option<Editing>,
    /// The map that is to be edited; its draft may have been kept.
    pub wanted: Option<Opened>,
    pub question: Option<Question>,
    pub answer: Option<Answer>,
    /// The map that is edited once the title is on the screen.
    pub next: Option<Opened>,
    /// The folder of the user's own things; none to keep nothing.
    pub own: Option<PathBuf>,
}

/// A map that is edited.
pub(crate) struct Editing {
    pub game: &'static dyn TableGame,
    /// The title of the game.
    title: &'static str,
    pub draft: Draft,
    palette: Palette,
    /// Whether the file of this id is the map's own.
    pub replaces: bool,
    /// The id under which it was opened or saved last.
    pub id: String,
    name: String,
    pub faults: Vec<MapFault>,
    maps: Vec<String>,
    scenarios: Vec<(String, String)>,
    /// Whether a first scenario on the map can be made.
    makes_scenarios: bool,
    pub said: Option<String>,
    /// The picture under the hexes.
    pub under: UnderMap,
    pub memory: EditorMemory,
    /// The name of its sheet on the table.
    pub of: Vec<String>,
    /// The sheet that was on the table before.
    pub before: Option<Arc<Print>>,
    /// The states of the map that are on the table, checked, and kept, by their numbers.
    pub shown: Option<u64>,
    pub kept: Option<u64>,
    /// Where the draft is kept.
    pub kept_as: Option<KeptDraft>,
}

impl Editing {
    /// Begins to edit a map.
    pub fn begin(
        game: &'static dyn TableGame,
        opened: Opened,
        own: Option<&Path>,
        before: Option<Arc<Print>>,
    ) -> Self {
        let palette = game.palette();
        let Opened { draft, replaces, is_new, .. } = opened.with_palette(&palette);
        let id = draft.map().id.clone();
        let of = vec!["map-draft".to_owned(), game.id().to_owned(), id.clone()];
        let mut editing = Self {
            game,
            title: game.card().title,
            draft,
            palette,
            replaces,
            id,
            name: String::new(),
            faults: Vec::new(),
            maps: Vec::new(),
            scenarios: Vec::new(),
            makes_scenarios: pattern(game).is_some(),
            said: None,
            under: UnderMap::default(),
            memory: EditorMemory::default(),
            of,
            before,
            shown: None,
            kept: None,
            kept_as: None,
        };
        // A map of a file on which nothing has been drawn need not be kept.
        editing.kept = (!is_new).then(|| editing.draft.revision());
        let place = KeptDraft::of(&editing.draft, game.id());
        editing.kept_as = own.filter(|own| place.path(own).is_file()).map(|_| place.clone());
        editing.look_around(own);
        editing
    }

    /// Finds the scenarios on this map, and the maps that can be joined.
    pub fn look_around(&mut self, own: Option<&Path>) {
        self.name = map_name(self.game.id(), &self.draft.map().id);
        self.scenarios = scenarios_on(self.game.id(), &self.name);
        self.maps = maps_of(self.game.id(), own);
        self.maps.retain(|name| *name != self.name);
    }

    /// Shows the picture again that was under the hexes of this map before.
    pub fn resume_picture(&mut self, own: Option<&Path>, waker: Waker) {
        let Some(own) = own else { return };
        let place = KeptDraft::of(&self.draft, self.game.id());
        let begun = match kept_underlay(own, &place) {
            Ok(None) => return,
            Ok(Some(underlay)) => {
                self.under.kept_as = Some(place);
                // Its controls are there even if its file is not.
                self.under.shown = Some(underlay.clone());
                self.under.begin(underlay, waker)
            }
            Err(fault) => Err(fault.to_string()),
        };
        if let Err(why) = begun {
            self.said = Some(why);
        }
    }

    /// Returns the content of the editor's screen.
    pub fn state<'a>(
        &'a mut self,
        lay: Lay,
        (ink, theme, colours): (Option<&'a MapColours>, Theme, Colours),
        covered: bool,
    ) -> EditorState<'a> {
        let game = self.game;
        EditorState {
            draft: &self.draft,
            palette: &self.palette,
            named: Box::new(move |part| game.part_name(part)),
            game: self.title,
            name: &self.name,
            faults: &self.faults,
            maps: &self.maps,
            scenarios: &self.scenarios,
            makes_scenarios: self.makes_scenarios,
            said: self.said.as_deref(),
            ink,
            under: self.under.state(),
            lay,
            theme,
            colours,
            covered,
            shown: None,
            memory: &mut self.memory,
        }
    }

    /// Carries out a change; a refusal is told in the panel.
    pub fn change(&mut self, change: &Change) {
        self.said = self.draft.change(change).err().map(|why| why.plain());
    }
}
