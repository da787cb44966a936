//! The title screen: begin a game, go on with one, or open one.

use super::{
    Action, BookMemory, BookState, Custom, Palette, Seat, Sheet, Theme, fonts,
    place::place,
    theme::{dress, over},
    title_cards::{GameCard, ScenarioCard},
    title_game, title_lessons, title_saves,
    widgets::text,
};
use crate::{
    engine::{lessons::Card, orders::ChosenOptions},
    settings::{Colours, KeyMap},
};
use bevy_egui::egui::{
    Align2, Button, Color32, Context, Id, Label, Rect, Stroke, TextureId, Ui, UiBuilder, pos2, vec2,
};
use std::{collections::BTreeSet, path::PathBuf};

/// A saved game as the title screen offers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Its file.
    pub path: PathBuf,
    /// The scenario's title.
    pub title: String,
    /// What its file is called.
    pub name: String,
    /// Turn, date, phase, orders.
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
    /// Why the last thing asked for did not work.
    pub problem: Option<&'a str>,
    /// What the screen remembers.
    pub memory: &'a mut TitleMemory,
}

/// What the title screen remembers.
pub struct TitleMemory {
    /// Dark or light.
    pub theme: Theme,
    /// The colours of the sides.
    pub colours: Colours,
    /// The page that is open.
    pub page: Page,
    /// The scenario that is chosen.
    pub scenario: usize,
    /// The options as they are set, for that scenario.
    pub options: Option<ChosenOptions>,
    /// The seed as it is typed; empty for a random one.
    pub seed: String,
    /// Who plays, in the order in which the game numbers its sides.
    pub seats: [Seat; 2],
    /// How people play together.
    pub custom: Custom,
    /// The game whose lessons are listed; none before one was chosen.
    pub lessons_of: Option<String>,
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
            page: Page::New,
            scenario: 0,
            options: None,
            seed: String::new(),
            seats: [Seat::Human, Seat::Human],
            custom: Custom::default(),
            lessons_of: None,
            book: BookMemory::default(),
            games: Vec::new(),
        }
    }
}

impl TitleMemory {
    pub(super) fn palette(&self) -> &'static Palette {
        self.theme.palette_in(self.colours)
    }
}

/// How much of the map the title hides.
const VEIL: f32 = 0.86;
/// How much of what is left the plate under the pages hides.
const PLATE: f32 = 0.80;

/// A page of the title screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// Begin a game.
    #[default]
    New,
    /// Take a lesson.
    Lessons,
    /// Open a game.
    Load,
}

/// Draws the title screen over the whole window.
pub fn title(ctx: &Context, state: TitleState) -> Vec<Action> {
    let mut state = state;
    let mut actions = Vec::new();
    if !dress(ctx, state.memory.theme) {
        return actions;
    }
    let window = ctx.content_rect();
    place(ctx, "title", window, |ui| {
        let palette = state.memory.palette();
        // The map lies under it, as far as it does not disturb reading.
        ui.painter().rect_filled(window, 0, palette.desk.gamma_multiply(VEIL));
        // On a large window it grows, but never to its edges.
        let width = (window.width() - 96.0).min((0.8 * window.width()).max(1240.0)).min(1680.0);
        let height = (window.height() - 96.0).min((0.86 * window.height()).max(820.0)).min(1120.0);
        let whole = Rect::from_center_size(window.center(), vec2(width, height));
        let side = Rect::from_min_size(whole.min, vec2(270.0, height));
        let main = Rect::from_min_max(pos2(side.right() + 40.0, whole.top()), whole.max);
        ui.painter().rect_filled(main.expand(16.0), 8, palette.desk.gamma_multiply(PLATE));
        ui.painter().vline(side.right() + 20.0, whole.y_range(), Stroke::new(1.0, palette.line));
        ui.scope_builder(UiBuilder::new().max_rect(side), |ui| menu(ui, &mut state, &mut actions));
        ui.scope_builder(UiBuilder::new().max_rect(main), |ui| match state.memory.page {
            Page::New => title_game::show(ui, &mut state, &mut actions),
            Page::Lessons => title_lessons::show(ui, &mut state, &mut actions),
            Page::Load => title_saves::show(ui, &state, &mut actions),
        });
    });
    let palette = state.memory.palette();
    let game = state.scenarios.get(state.memory.scenario).map(|card| card.options.game());
    let TitleMemory { games, book, .. } = state.memory;
    let Some(game) = games.iter().find(|card| Some(card.id) == game).or(games.first()) else {
        return actions;
    };
    let rules = &game.rules;
    let keys = &KeyMap::default();
    let room = window.shrink(24.0);
    let state = BookState {
        rules,
        explains: false,
        explained: None,
        palette,
        keys,
        room,
        closes: true,
        memory: book,
    };
    super::book(ctx, state);
    actions
}

fn menu(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    ui.label(text("KESSEL", fonts::serif(58.0), palette.text));
    ui.label(text("A table for war games", fonts::serif_italic(17.0), palette.text_second));
    ui.add_space(8.0);
    let (mark, _) = ui.allocate_exact_size(vec2(64.0, 3.0), bevy_egui::egui::Sense::hover());
    ui.painter().rect_filled(mark, 0, palette.accent);
    ui.add_space(30.0);
    // What has been clicked is lit in the same frame, not in the next.
    for (words, page) in [("New game", Page::New), ("Lessons", Page::Lessons), ("Open a game", Page::Load)] {
        let known: Option<Id> = ui.data(|data| data.get_temp(Id::new(("title entry", words.to_owned()))));
        let response = known.and_then(|id| ui.ctx().read_response(id));
        if response.is_some_and(|response| response.clicked()) {
            state.memory.page = page;
        }
    }
    let entry = |ui: &mut Ui, words: &str, under: &str, open: bool, enabled: bool| {
        let ink = if open { palette.accent_text } else { palette.text };
        let button = Button::new(text(words, fonts::bold(16.0), ink))
            .fill(if open { over(palette.accent, palette.desk, 0.12) } else { Color32::TRANSPARENT })
            .stroke(Stroke::NONE)
            .min_size(vec2(230.0, 38.0))
            .right_text("");
        let response = super::widgets::noted(words, ui.add_enabled(enabled, button));
        ui.data_mut(|data| data.insert_temp(Id::new(("title entry", words.to_owned())), response.id));
        if !under.is_empty() {
            ui.horizontal(|ui| {
                ui.add_space(10.0);
                ui.add(Label::new(text(under, fonts::sans(12.0), palette.text_third)).truncate());
            });
        }
        ui.add_space(4.0);
        response.clicked()
    };
    // The autosave is the game that lies on the table, if one does.
    if state.on_table {
        let words = if state.in_lesson { "Back to the lesson" } else { "Back to the table" };
        if entry(ui, words, "", false, true) {
            actions.push(Action::ToTable);
        }
    } else {
        let saved = state.autosave.map_or("", |save| save.detail.as_str());
        if entry(ui, "Continue", saved, false, state.autosave.is_some()) {
            actions.push(Action::Continue);
        }
    }
    if entry(ui, "New game", "", state.memory.page == Page::New, true) {
        state.memory.page = Page::New;
    }
    let done = state.lessons.iter().filter(|card| state.finished.contains(&card.id)).count();
    let told = match (done, state.lessons.len()) {
        (0, _) => "New here? Begin with these.".to_owned(),
        (done, all) => format!("{done} of {all} finished"),
    };
    if entry(ui, "Lessons", &told, state.memory.page == Page::Lessons, true) {
        state.memory.page = Page::Lessons;
    }
    if entry(ui, "Open a game", "", state.memory.page == Page::Load, true) {
        state.memory.page = Page::Load;
    }
    if entry(ui, "Rules", "", state.memory.book.open, true) {
        state.memory.book.toggle();
    }
    let theme = if palette.dark { "Light panels" } else { "Dark panels" };
    if entry(ui, theme, "", false, true) {
        actions.push(Action::ToggleTheme);
    }
    for (words, sheet) in
        [("Settings", Sheet::Table), ("Keys and help", Sheet::Help), ("About", Sheet::About)]
    {
        if entry(ui, words, "", false, true) {
            actions.push(Action::Open(sheet));
        }
    }
    if entry(ui, "Quit", "", false, true) {
        actions.push(Action::Quit);
    }
    if let Some(problem) = state.problem {
        ui.add_space(16.0);
        ui.add(Label::new(text(problem, fonts::sans(13.0), palette.bad)).wrap());
    }
    let foot = pos2(ui.max_rect().left(), ui.max_rect().bottom());
    let version = format!("Version {}", env!("CARGO_PKG_VERSION"));
    ui.painter().text(foot, Align2::LEFT_BOTTOM, version, fonts::sans(11.0), palette.text_third);
}
