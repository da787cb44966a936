//! The content and the memory of the title screen.

use super::{
    cards::{GameCard, ScenarioCard},
    course_state::CourseShown,
};
use crate::{
    engine::{
        lessons::{Card, Grade, StudyCard},
        orders::ChosenOptions,
    },
    panels::{BookMemory, Custom, OnlineState, Palette, Seat, Theme, WorkshopWish},
    settings::Colours,
};
use bevy_egui::egui::TextureId;
use std::{collections::BTreeSet, path::PathBuf};

/// A saved game on the title screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    pub path: PathBuf,
    /// The scenario's title.
    pub title: String,
    /// The name of its file.
    pub name: String,
    pub game: String,
    /// Whether it is an autosave.
    pub kept: bool,
    pub over: bool,
    /// Turn, date, phase.
    pub moment: String,
    /// The same, with the orders and the opponent.
    pub detail: String,
    /// The time at which it was saved, as text.
    pub saved: String,
    /// A small picture of its position.
    pub picture: Option<TextureId>,
}

/// A puzzle on the title screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleCard {
    pub card: Card,
    /// The number of tries at it.
    pub tried: u32,
    /// The best grade with which it was solved.
    pub grade: Option<Grade>,
}

/// The content of the title screen.
pub struct TitleState<'a> {
    /// The scenarios that are offered.
    pub scenarios: &'a [ScenarioCard],
    /// The last autosave.
    pub autosave: Option<&'a SavedGame>,
    /// Games that can be opened.
    pub saves: &'a [SavedGame],
    /// The lessons that are offered.
    pub lessons: &'a [Card],
    /// The lessons that have been finished, by their ids.
    pub finished: &'a BTreeSet<String>,
    /// Whether a lesson is on the table.
    pub in_lesson: bool,
    /// Whether a game is on the table.
    pub on_table: bool,
    /// Whether that game is the saved one to continue: neither a lesson nor a game that is over.
    pub is_saved: bool,
    /// The reason why the last action failed.
    pub problem: Option<&'a str>,
    /// The memory of the screen.
    pub memory: &'a mut TitleMemory,
}

impl<'a> TitleState<'a> {
    /// Returns the scenario with which a new player begins a game, and its number, among those that can be played.
    pub(crate) fn usual(&self, game: &str) -> Option<(usize, &'a ScenarioCard)> {
        let own = self.scenarios.iter().enumerate();
        let own = own.filter(|(_, card)| card.options.game() == game && card.fault.is_none());
        own.clone().find(|(_, card)| card.staging.for_newcomers).or_else(|| own.clone().next())
    }

    /// Chooses a scenario; the computer players of another game are dropped.
    pub(crate) fn choose(&mut self, number: usize) {
        let game = |number: usize| self.scenarios.get(number).map(|card| card.options.game());
        if game(number) != game(self.memory.scenario) {
            self.memory.seats = None;
        }
        self.memory.scenario = number;
        (self.memory.options, self.memory.house_rules) = (None, false);
    }
}

/// The memory of the title screen.
pub struct TitleMemory {
    /// The theme, dark or light.
    pub theme: Theme,
    pub colours: Colours,
    /// The open page.
    pub page: Page,
    /// The number of the chosen scenario.
    pub scenario: usize,
    /// The chosen options for that scenario.
    pub options: Option<ChosenOptions>,
    /// The seed as typed; empty for a random one.
    pub seed: String,
    /// The players, in the order in which the game numbers its sides; none before the choice.
    pub seats: Option<[Seat; 2]>,
    /// The saved games that will be deleted for good if the player confirms.
    pub deleting: Vec<PathBuf>,
    /// Whether the house rules are unfolded.
    pub house_rules: bool,
    /// The settings for a game of people.
    pub custom: Custom,
    /// The game whose lessons or puzzles are listed; none before the choice.
    pub lessons_of: Option<String>,
    /// The puzzles that are offered.
    pub puzzles: Vec<PuzzleCard>,
    /// The courses that are offered.
    pub courses: Vec<CourseShown>,
    /// The commented games that are offered.
    pub studies: Vec<StudyCard>,
    /// The course whose parts are shown; none while all courses are listed.
    pub open_course: Option<String>,
    /// The course and the part that was begun last, unless another lesson was begun since.
    pub course_part: Option<(String, usize)>,
    /// The page on which the lesson or the puzzle on the table was begun; none before the first one.
    pub begun_on: Option<Page>,
    /// Whether that part is a page of text which is shown.
    pub reads_page: bool,
    /// Whether presenter mode is on: such a page then has the window for itself, in larger letters.
    pub presents: bool,
    /// The game whose rules were last requested; none before that.
    pub rules_of: Option<&'static str>,
    /// The rules book.
    pub book: BookMemory,
    /// The games on the shelf.
    pub games: Vec<GameCard>,
    /// The pages of online play.
    pub online: OnlineState,
    /// The tools of the workshop in the menu.
    pub workshop: Vec<WorkshopWish>,
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
            puzzles: Vec::new(),
            courses: Vec::new(),
            studies: Vec::new(),
            open_course: None,
            course_part: None,
            begun_on: None,
            reads_page: false,
            presents: false,
            rules_of: None,
            book: BookMemory::default(),
            games: Vec::new(),
            online: OnlineState::default(),
            workshop: Vec::new(),
        }
    }
}

impl TitleMemory {
    /// Shows a page and closes the book, which is above all pages.
    pub(crate) fn turn_to(&mut self, page: Page) {
        self.page = page;
        self.book.open = false;
    }

    /// Notes that a lesson or a puzzle is begun by itself. One that follows another at the table belongs to the page of the
    /// first.
    pub(crate) fn begin_lesson(&mut self, at_table: bool) {
        self.course_part = None;
        if !at_table || self.begun_on.is_none() {
            self.begun_on = Some(self.page);
        }
    }

    /// Turns to the page on which the lesson on the table was begun: a shelf, or the parts of its course. The player may
    /// have looked at other pages meanwhile.
    pub(crate) fn leave_lesson(&mut self) {
        self.page = match (&self.course_part, self.begun_on) {
            (Some((course, _)), _) => {
                self.open_course = Some(course.clone());
                self.reads_page = false;
                Page::Courses
            }
            (None, Some(page)) => page,
            (None, None) => Page::Lessons,
        };
    }

    /// Returns the course and the part that was begun last.
    pub(crate) fn begun(&self) -> Option<(&CourseShown, usize)> {
        let (id, part) = self.course_part.as_ref()?;
        self.courses.iter().find(|course| course.card.id == *id).map(|course| (course, *part))
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
    /// Begin a game of one of them.
    New,
    Lessons,
    Puzzles,
    Courses,
    /// Open a game.
    Load,
    Online,
}
