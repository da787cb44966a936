//! The title screen: begin, continue or open a game.

pub(super) mod briefing;
pub(super) mod cards;
pub(super) mod course_page;
pub(super) mod course_state;
pub(super) mod courses;
pub(super) mod game;
pub(super) mod lessons;
pub(super) mod options;
pub(super) mod play;
pub(super) mod puzzles;
pub(super) mod saves;
pub(super) mod shelf;
pub(super) mod shelf_card;
pub(super) mod state;
pub(super) mod studies;

use super::{
    Action, BookState, Palette, Sheet,
    kit::{
        fonts,
        place::place,
        theme::{dress, over},
        widgets::{noted, paint_text, text},
    },
    online::{OnlineAction, pages},
};
use crate::{engine::text::say, settings::KeyMap};
use bevy_egui::egui::{
    Align2, Context, Id, Label, Rect, Response, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use state::{Page, TitleMemory, TitleState};

/// The part of the map that the title covers.
const VEIL: f32 = 0.86;
/// The part of the rest that the plate under the pages covers.
const PLATE: f32 = 0.92;

/// Width of the menu, and of the gap between it and the page; in a narrow window and otherwise.
const MENU: [(f32, f32); 2] = [(206.0, 30.0), (270.0, 40.0)];
/// The difference between the widths of the menu and an entry.
const INSET: f32 = 40.0;
/// Below this width, in points, the menu is narrow.
const SLIM: f32 = 1000.0;
/// Below this height, in points, the lines of the menu are closer.
pub(super) const LOW: f32 = 660.0;
/// Below this height they are closer still.
const LOWEST: f32 = 600.0;

/// Draws the title screen over the whole window.
pub fn title(ctx: &Context, state: TitleState) -> Vec<Action> {
    let mut state = state;
    let mut actions = Vec::new();
    if !dress(ctx, state.memory.theme) {
        return actions;
    }
    state.memory.games.iter_mut().for_each(|game| game.rules.follow_language());
    let window = ctx.content_rect();
    place(ctx, "title", window, |ui| {
        let palette = state.memory.palette();
        let read = courses::page_read(state.memory).filter(|_| state.memory.presents);
        if let Some((course, part, page)) = read {
            return course_page::show_alone(ui, window, state.memory, (&course, part, page), &mut actions);
        }
        // The map is behind it, faint enough for reading.
        ui.painter().rect_filled(window, 0, palette.desk.gamma_multiply(VEIL));
        // In a large window it grows, but never to the edges; in a low one it has nearly the whole height.
        let beyond = if window.height() < LOW { 56.0 } else { 96.0 };
        let slim = window.width() < SLIM;
        let beside = if slim { 64.0 } else { 96.0 };
        let width = (window.width() - beside).min((0.8 * window.width()).max(1240.0)).min(1680.0);
        let height = (window.height() - beyond).min((0.86 * window.height()).max(820.0)).min(1120.0);
        let whole = Rect::from_center_size(window.center(), vec2(width, height));
        let (menu_width, between) = MENU[usize::from(!slim)];
        let side = Rect::from_min_size(whole.min, vec2(menu_width, height));
        let main = Rect::from_min_max(pos2(side.right() + between, whole.top()), whole.max);
        ui.painter().rect_filled(whole.expand(20.0), 8, palette.desk.gamma_multiply(PLATE));
        ui.painter().vline(side.right() + between / 2.0, whole.y_range(), Stroke::new(1.0, palette.line));
        ui.scope_builder(UiBuilder::new().max_rect(side), |ui| menu(ui, &mut state, &mut actions));
        ui.scope_builder(UiBuilder::new().max_rect(main), |ui| match state.memory.page {
            Page::Shelf => shelf::show(ui, &mut state, &mut actions),
            Page::New => game::show(ui, &mut state, &mut actions),
            Page::Lessons => lessons::show(ui, &mut state, &mut actions),
            Page::Puzzles => puzzles::show(ui, &mut state, &mut actions),
            Page::Courses => courses::show(ui, &mut state, &mut actions),
            Page::Load => saves::show(ui, &mut state, &mut actions),
            Page::Online => pages::show(ui, &mut state, &mut actions),
        });
    });
    let palette = state.memory.palette();
    let game = rules_of(&state);
    let TitleMemory { games, book, .. } = state.memory;
    let Some(game) = games.iter().find(|card| Some(card.id) == game) else { return actions };
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

/// Returns the game whose rules the book shows: the requested one, otherwise the one of the chosen scenario, otherwise
/// the one that was played last.
fn rules_of(state: &TitleState) -> Option<&'static str> {
    let TitleMemory { games, page, rules_of, scenario, .. } = &*state.memory;
    let chosen = state.scenarios.get(*scenario).map(|card| card.options.game());
    let played = state.autosave.and_then(|save| games.iter().find(|card| card.id == save.game));
    let begins = chosen.filter(|_| *page == Page::New);
    let last = || played.or(games.first()).map(|card| card.id);
    rules_of.or(begins).or_else(last)
}

/// Draws the column at the left. If its entries do not fit, they scroll: *Quit* can be reached in a window of any size.
fn menu(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    let column = ui.max_rect();
    let fit = Fit::into(column.size());
    let list = ScrollArea::vertical().id_salt("title-menu").max_height(column.height());
    let list = list.auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = fit.between;
        head(ui, palette, fit);
        entries(ui, state, fit, actions);
        if let Some(problem) = state.problem {
            ui.add_space(16.0);
            ui.add(Label::new(text(problem, fonts::sans(13.0), palette.bad)).wrap());
        }
    });
    let foot = pos2(column.left(), column.bottom());
    // In a window too low for both, the menu has priority over the version.
    if column.top() + list.content_size.y + 14.0 < foot.y {
        let version = say!("title-version", version = env!("CARGO_PKG_VERSION"));
        ui.painter().text(foot, Align2::LEFT_BOTTOM, version, fonts::sans(11.0), palette.text_third);
    }
}

/// The spacing of the menu's lines, chosen so that it need not scroll, in points.
#[derive(Clone, Copy)]
struct Fit {
    /// Height of the program's name, and the space below it.
    name: f32,
    below: f32,
    /// Height of a line, and the space between two.
    line: f32,
    between: f32,
    /// Distance by which the text under a line is moved up to it.
    up: f32,
    /// Width of a line.
    width: f32,
}

impl Fit {
    fn into(column: Vec2) -> Self {
        let width = column.x - INSET;
        match column.y {
            ..LOWEST => Self { name: 34.0, below: 4.0, line: 29.0, between: 0.0, up: 5.0, width },
            LOWEST..LOW => Self { name: 42.0, below: 8.0, line: 31.0, between: 4.0, up: 5.0, width },
            _ => Self { name: 58.0, below: 20.0, line: 38.0, between: 7.0, up: 8.0, width },
        }
    }
}

/// Draws the name of the program.
fn head(ui: &mut Ui, palette: &Palette, fit: Fit) {
    ui.label(text("KESSEL", fonts::serif(fit.name), palette.text));
    ui.label(text(say!("title-tagline"), fonts::serif_italic(17.0), palette.text_second));
    ui.add_space(8.0);
    let (mark, _) = ui.allocate_exact_size(vec2(64.0, 3.0), Sense::hover());
    ui.painter().rect_filled(mark, 0, palette.accent);
    ui.add_space(fit.below);
}

/// Turns to the page of a clicked entry: it is highlighted in the same frame, not in the next.
fn turn_to_clicked(ui: &Ui, state: &mut TitleState) {
    let pages = [
        ("games", Page::Shelf),
        ("lessons", Page::Lessons),
        ("puzzles", Page::Puzzles),
        ("courses", Page::Courses),
        ("load", Page::Load),
        ("online", Page::Online),
    ];
    for (name, page) in pages {
        let known: Option<Id> = ui.data(|data| data.get_temp(entry_id(name)));
        let response = known.and_then(|id| ui.ctx().read_response(id));
        if response.is_some_and(|response| response.clicked()) {
            state.memory.turn_to(page);
        }
    }
}

/// Returns the key under which the widget of an entry is remembered: its name is the same in every language.
fn entry_id(name: &'static str) -> Id {
    Id::new(("title-entry", name))
}

/// Draws the entries from top to bottom.
fn entries(ui: &mut Ui, state: &mut TitleState, fit: Fit, actions: &mut Vec<Action>) {
    let look = Look { palette: state.memory.palette(), fit };
    turn_to_clicked(ui, state);
    table_entry(ui, look, state, actions);
    goes_on_entry(ui, look, state, actions);
    page_entries(ui, look, state);
    rules_entry(ui, look, state);
    for tool in state.memory.workshop.clone() {
        if look.entry(ui, ("workshop", tool.words()), "".into(), false, true) {
            actions.push(Action::Workshop(tool));
        }
    }
    for (line, sheet) in [
        (("settings", say!("title-settings")), Sheet::Table),
        (("help", say!("title-help")), Sheet::Help),
        (("about", say!("title-about")), Sheet::ScenarioInfo),
    ] {
        if look.entry(ui, line, "".into(), false, true) {
            actions.push(Action::Open(sheet));
        }
    }
    if look.entry(ui, ("quit", say!("title-quit")), "".into(), false, true) {
        actions.push(Action::Quit);
    }
}

/// Draws the entry that leads to the game on the table, or continues the saved one.
fn table_entry(ui: &mut Ui, look: Look, state: &TitleState, actions: &mut Vec<Action>) {
    // The autosave is the game on the table, if there is one. The scenario comes first, because players do not remember
    // games by their turns. The room does not depend on the text, so that the lines below stay in place.
    let saved = state
        .autosave
        .map_or_else(|| "\n\n".to_owned(), |save| format!("{}\n{}\n{}", save.title, save.moment, save.saved));
    let (words, action) = match (state.on_table, state.in_lesson) {
        (true, true) => (say!("title-back-to-lesson"), Action::ToTable),
        (true, false) => (say!("title-back-to-game"), Action::ToTable),
        (false, _) => (say!("title-continue"), Action::Continue),
    };
    // A lesson is not the saved game, nor is a game that is over.
    let under = Under { words: &saved, shown: !state.on_table || state.is_saved };
    if look.entry(ui, ("table", words), under, false, state.on_table || state.autosave.is_some()) {
        actions.push(action);
    }
}

/// Draws the entry that leads back to a game at a club, if one was on the table when the program ended.
fn goes_on_entry(ui: &mut Ui, look: Look, state: &mut TitleState, actions: &mut Vec<Action>) {
    let Some(club) = state.memory.online.goes_on.clone() else { return };
    let words = say!("title-online-goes-on");
    if look.entry(ui, ("online-goes-on", words), club.as_str().into(), false, true) {
        // The page says how the connection stands until the game is on the table.
        state.memory.turn_to(Page::Online);
        actions.push(Action::Online(OnlineAction::GoOn));
    }
}

/// Draws the entries that turn to a page.
fn page_entries(ui: &mut Ui, look: Look, state: &mut TitleState) {
    // Only one line is highlighted: the book is above the page.
    let reads = state.memory.book.open;
    let shelf = !reads && matches!(state.memory.page, Page::Shelf | Page::New);
    if look.entry(ui, ("games", say!("title-games")), "".into(), shelf, true) {
        state.memory.turn_to(Page::Shelf);
    }
    let done = state.lessons.iter().filter(|card| state.finished.contains(&card.id)).count();
    let told = match done {
        0 => say!("title-lessons-new"),
        done => say!("title-lessons-finished", done = done, all = state.lessons.len()),
    };
    let lessons = !reads && state.memory.page == Page::Lessons;
    if look.entry(ui, ("lessons", say!("title-lessons")), told.as_str().into(), lessons, true) {
        state.memory.turn_to(Page::Lessons);
    }
    // Without puzzles the menu is as short as it was.
    let puzzles = !reads && state.memory.page == Page::Puzzles;
    if !state.memory.puzzles.is_empty()
        && look.entry(ui, ("puzzles", say!("puzzle-shelf")), "".into(), puzzles, true)
    {
        state.memory.turn_to(Page::Puzzles);
    }
    let courses = !reads && state.memory.page == Page::Courses;
    let has_courses = !state.memory.courses.is_empty() || !state.memory.studies.is_empty();
    if has_courses && look.entry(ui, ("courses", say!("course-shelf")), "".into(), courses, true) {
        state.memory.open_course = None;
        state.memory.turn_to(Page::Courses);
    }
    let load = !reads && state.memory.page == Page::Load;
    if look.entry(ui, ("load", say!("title-load")), "".into(), load, true) {
        state.memory.turn_to(Page::Load);
    }
    online_entry(ui, look, state);
}

/// Draws the entry of online play, if it is offered, with the number of games that wait for the player.
fn online_entry(ui: &mut Ui, look: Look, state: &mut TitleState) {
    if !state.memory.online.is_offered {
        return;
    }
    let under = match state.memory.online.due() {
        0 => String::new(),
        due => say!("title-online-due", n = due),
    };
    let is_open = !state.memory.book.open && state.memory.page == Page::Online;
    if look.entry(ui, ("online", say!("title-online")), under.as_str().into(), is_open, true) {
        state.memory.turn_to(Page::Online);
    }
}

/// Draws the entry that opens the rules, with the title of their game under it.
fn rules_entry(ui: &mut Ui, look: Look, state: &mut TitleState) {
    let of = rules_of(state);
    let of = state.memory.games.iter().find(|card| Some(card.id) == of).map_or("", |card| card.title);
    if look.entry(ui, ("rules", say!("title-rules")), of.into(), state.memory.book.open, true) {
        state.memory.book.toggle();
    }
}

/// The look of the entries.
#[derive(Clone, Copy)]
struct Look {
    palette: &'static Palette,
    fit: Fit,
}

impl Look {
    /// Draws an entry, notes its widget, and returns whether it is clicked.
    fn entry(
        self,
        ui: &mut Ui,
        (name, words): (&'static str, String),
        under: Under,
        open: bool,
        enabled: bool,
    ) -> bool {
        let response = entry(ui, self.palette, (&words, under), (open, enabled), self.fit);
        ui.data_mut(|data| data.insert_temp(entry_id(name), response.id));
        response.clicked()
    }
}

/// The text under an entry; if it is not shown, its room stays free.
#[derive(Clone, Copy)]
struct Under<'a> {
    words: &'a str,
    shown: bool,
}

impl<'a> From<&'a str> for Under<'a> {
    fn from(words: &'a str) -> Self {
        Self { words, shown: true }
    }
}

/// Draws an entry of the menu with a line under it. The open one has a mark; the one under the mouse is only raised.
fn entry(
    ui: &mut Ui,
    palette: &Palette,
    (words, under): (&str, Under),
    (open, enabled): (bool, bool),
    Fit { line, up, width, .. }: Fit,
) -> Response {
    let shown = under.shown;
    // The text is not cut: a long title takes a second line.
    let under = under.words.to_owned();
    let under = ui.painter().layout(under, fonts::sans(12.0), palette.text_third, width - 24.0);
    let height = if under.is_empty() { line } else { line - 2.0 + under.size().y.ceil() };
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, words));
    let ink = match (open, enabled) {
        (true, _) => palette.accent_text,
        (_, true) => palette.text,
        _ => palette.text_third,
    };
    if open {
        ui.painter().rect_filled(rect, 6, over(palette.accent, palette.desk, 0.12));
        let mark = Rect::from_min_size(rect.min + vec2(0.0, 8.0), vec2(3.0, rect.height() - 16.0));
        ui.painter().rect_filled(mark, 1, palette.accent);
    } else if enabled && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, 6, over(palette.text, palette.desk, 0.06));
    }
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let first = Rect::from_min_size(inner.min, vec2(inner.width(), line));
    paint_text(ui, first, Align2::LEFT_CENTER, words, fonts::bold(16.0), ink);
    if shown && !under.is_empty() {
        ui.painter().galley(pos2(inner.left(), rect.top() + line - up), under, palette.text_third);
    }
    noted(words, response)
}
