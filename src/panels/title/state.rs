//! What the title screen shows and remembers.

use super::cards::{GameCard, ScenarioCard};
use crate::{
    engine::{lessons::Card, orders::ChosenOptions},
    panels::{BookMemory, Custom, Palette, Seat, Theme},
    settings::Colours,
};
use bevy_egui::egui::TextureId;
use std::{collections::BTreeSet, path::PathBuf};

/// A saved game as the title screen offers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    pub path: PathBuf,
    /// The scenario's title.
    pub title: String,
    /// What its file is called.
    pub name: String,
    pub game: String,
    /// Whether it was kept by itself.
    pub kept: bool,
    pub over: bool,
    /// Turn, date, phase.
    pub moment: String,
    /// The same, with the orders and against whom.
    pub detail: String,
    /// When it was saved, in words.
    pub saved: String,
    /// A small picture of its position.
    pub picture: Option<TextureId>,
}

/// What the title screen shows.
pub struct TitleState<'a> {
    /// The scenarios that are offered.
    pub scenarios: &'a [ScenarioCard],
    /// The game that was saved last by itself.
    pub autosave: Option<&'a SavedGame>,
    /// Games that can be opened.
    pub saves: &'a [SavedGame],
    /// The lessons that are offered.
    pub lessons: &'a [Card],
    /// The lessons that have been finished, by their ids.
    pub finished: &'a BTreeSet<String>,
    /// Whether a lesson lies on the table.
    pub in_lesson: bool,
    /// Whether a game lies on the table.
    pub on_table: bool,
    /// Whether it is the saved game that is gone on with: neither a lesson nor a game that is over.
    pub is_saved: bool,
    /// Why the last thing asked for did not work.
    pub problem: Option<&'a str>,
    /// What the screen remembers.
    pub memory: &'a mut TitleMemory,
}

impl<'a> TitleState<'a> {
    /// The scenario that somebody new to a game begins with, and its number; of those that can be played.
    pub(crate) fn usual(&self, game: &str) -> Option<(usize, &'a ScenarioCard)> {
        let own = self.scenarios.iter().enumerate();
        let own = own.filter(|(_, card)| card.options.game() == game && card.fault.is_none());
        own.clone().find(|(_, card)| card.staging.for_newcomers).or_else(|| own.clone().next())
    }

    /// Chooses a scenario; the computer players of another game do not sit down at it.
    pub(crate) fn choose(&mut self, number: usize) {
        let game = |number: usize| self.scenarios.get(number).map(|card| card.options.game());
        if game(number) != game(self.memory.scenario) {
            self.memory.seats = None;
        }
        self.memory.scenario = number;
        self.memory.options = None;
    }
}

/// What the title screen remembers.
pub struct TitleMemory {
    /// Dark or light.
    pub theme: Theme,
    pub colours: Colours,
    /// The page that is open.
    pub page: Page,
    /// The scenario that is chosen.
    pub scenario: usize,
    /// The options as they are set, for that scenario.
    pub options: Option<ChosenOptions>,
    /// The seed as it is typed; empty for a random one.
    pub seed: String,
    /// Who plays, in the order in which the game numbers its sides; none before that was chosen.
    pub seats: Option<[Seat; 2]>,
    /// The saved games that go for good, if the player says so.
    pub deleting: Vec<PathBuf>,
    /// Whether the house rules lie open.
    pub house_rules: bool,
    /// How people play together.
    pub custom: Custom,
    /// The game whose lessons are listed; none before one was chosen.
    pub lessons_of: Option<String>,
    /// The game whose rules were asked for last; none before that.
    pub rules_of: Option<&'static str>,
    /// The rules book.
    pub book: BookMemory,
    /// The games that are offered.
    pub games: Vec<GameCard>,
}

impl Default for TitleMemory {
    fn default() -> Self {
        Self {
            theme: Theme::Dark,
            colours: Colours::Usual,
            page: Page::Shelf,
            scenario: 0,
            options: None,
            seed: String::new(),
            seats: None,
            deleting: Vec::new(),
            house_rules: false,
            custom: Custom::default(),
            lessons_of: None,
            rules_of: None,
            book: BookMemory::default(),
            games: Vec::new(),
        }
    }
}

impl TitleMemory {
    /// Shows a page; the book, which lies over all of them, is closed.
    pub(crate) fn turn_to(&mut self, page: Page) {
        self.page = page;
        self.book.open = false;
    }

    pub(crate) fn palette(&self) -> &'static Palette {
        self.theme.palette_in(self.colours)
    }
}

/// A page of the title screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    #[default]
    Shelf,
    /// Begin one of them.
    New,
    Lessons,
    /// Open a game.
    Load,
}
