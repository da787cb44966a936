//! The memory of the panels' host.

use crate::{
    engine::{data::Shown, lessons::Card},
    panels::{
        self, Action, LessonMemory, PanelMemory, ReportMemory, SavedGame, ScenarioCard, SheetMemory,
        TitleMemory,
    },
    settings::DockSide,
    table::files::{
        scenario_pictures::Painting,
        shelf::{FoundGame, Shelf},
    },
};
use bevy::prelude::*;
use bevy_egui::egui;
use std::{
    path::Path,
    sync::{Arc, Mutex},
};

/// The memory of the panels, and facts beside the game that they need.
#[derive(Resource, Default)]
pub(crate) struct Host {
    pub(crate) memory: PanelMemory,
    pub(crate) title: TitleMemory,
    pub(crate) sheet: SheetMemory,
    pub(super) report: ReportMemory,
    pub(super) scenarios: Vec<ScenarioCard>,
    pub(super) autosave: Option<SavedGame>,
    pub(super) saves: Vec<SavedGame>,
    pub(super) lessons: Vec<Card>,
    pub(super) lesson: LessonMemory,
    pub(super) shelf: Option<Shelf>,
    /// The pictures of scenarios while they are painted; none before the title was visible.
    pub(super) painting: Option<Painting>,
    /// The lock of the painter: an old one finishes its picture before the next one starts.
    pub(super) paints: Arc<Mutex<()>>,
    /// The pictures of scenarios, kept alive here.
    pub(super) painted: Vec<egui::TextureHandle>,
    /// The pictures of saved games, kept alive here.
    pub(super) pictures: Vec<egui::TextureHandle>,
    /// The space that the panels took last.
    pub(super) taken: panels::PanelSpace,
    /// The parts that have been drawn in this frame.
    pub(super) drawn: Drawn,
    /// The game that is shown, and the number of times that a game was put on the table.
    shown: Option<(&'static str, u64)>,
}

impl Host {
    /// Returns the scenario that is chosen on the title.
    pub(crate) fn chosen_on_title(&self) -> Option<&ScenarioCard> {
        self.scenarios.get(self.title.scenario)
    }

    /// Takes in a saved game that was found.
    pub(super) fn take_game(&mut self, mut found: FoundGame, context: &egui::Context) {
        if let Some(picture) = found.picture {
            let name = found.game.path.shown();
            let texture = context.load_texture(name, picture, egui::TextureOptions::LINEAR);
            found.game.picture = Some(texture.id());
            self.pictures.push(texture);
        }
        // The newest comes first and is the one to continue; the others are listed with the games that were saved by
        // hand.
        if found.kept && !found.game.over && self.autosave.is_none() {
            self.autosave = Some(found.game);
        } else {
            self.saves.push(found.game);
        }
    }

    /// Notes which game is shown; returns whether another one was shown before, whose memory is then dropped.
    pub(super) fn turn_to(&mut self, game: &'static str, laid: u64) -> bool {
        let is_other = self.shown.replace((game, laid)) != Some((game, laid));
        if is_other {
            self.memory.forget_game();
        }
        is_other
    }

    /// Passes the actions of an editor on like those of the panels.
    pub(crate) fn ask(&mut self, actions: impl IntoIterator<Item = Action>) {
        self.drawn.actions.extend(actions);
    }

    /// Notes the room that an editor takes on the other side from the dock: the map keeps clear of it.
    pub(crate) fn make_room(&mut self, width: f32) {
        self.memory.editor_width = width;
        match self.memory.dock.side {
            DockSide::Right => self.taken.left = self.taken.left.max(width),
            DockSide::Left => self.taken.right = self.taken.right.max(width),
        }
    }

    /// Notes the space that an editor takes where no game draws its panels.
    pub(crate) fn take_space(&mut self, taken: panels::PanelSpace) {
        self.taken = taken;
    }

    /// Removes a saved game that no longer exists from the list.
    pub(crate) fn forget_game(&mut self, path: &Path) {
        self.saves.retain(|game| game.path != path);
        if self.autosave.as_ref().is_some_and(|game| game.path == path) {
            let next = self.saves.iter().position(|game| game.kept && !game.over);
            self.autosave = next.map(|number| self.saves.remove(number));
        }
    }
}

/// The parts that have been drawn in this frame.
#[derive(Default)]
pub(super) struct Drawn {
    pub(super) actions: Vec<Action>,
    /// Whether a game has drawn its panels.
    pub(super) by_game: bool,
    /// Whether a game is on the table, and whether it is a lesson.
    pub(super) on_table: bool,
    pub(super) in_lesson: bool,
    /// Whether the game on the table is the one to continue.
    pub(super) is_saved: bool,
    /// The reason why the last request was refused.
    pub(super) problem: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same game stays the same from frame to frame; started again, or replaced, it counts as another game.
    #[test]
    fn a_game_that_is_laid_is_asked_nothing_that_was_asked_before() {
        let mut host = Host::default();
        assert!(host.turn_to("one", 1));
        host.memory.ending_phase = true;
        assert!(!host.turn_to("one", 1) && host.memory.ending_phase);
        assert!(host.turn_to("one", 2) && !host.memory.ending_phase);
        host.memory.asking_end = true;
        assert!(host.turn_to("other", 2) && !host.memory.asking_end);
    }
}
