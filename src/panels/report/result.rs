//! The end of a game: a page in place of the dock, beside the map as it stands, with the result, the course of the
//! points, the turning point, the losses and the luck.

use super::end_page;
use crate::{
    engine::text::say,
    panels::{
        dock::head_told::{HeadButton, HeadTold},
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            place::place,
            theme::{Palette, dress},
            widgets::{noted, plain, primary, text},
        },
        memory::PanelMemory,
        state::{Action, NewGame, PanelSpace, ReplayAction},
    },
    scene::end_page::{EndPage, words::verdict},
    settings::DockSide,
};
use bevy_egui::egui::{
    Button, Context, Label, Rect, RichText, ScrollArea, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};
use std::ops::RangeInclusive;

/// The width of the page in points, and its share of the window.
const WIDTHS: RangeInclusive<f32> = 360.0..=560.0;
const SHARE: f32 = 0.36;
/// Points around the contents of the page.
const MARGIN: Vec2 = Vec2::new(18.0, 14.0);
/// The height of a large button, and the space between two.
const BUTTON: f32 = 40.0;
const SPACE: f32 = 8.0;

/// The content of the result page.
pub struct ResultState<'a, G: Panelled> {
    /// The rulebook of the game.
    pub rulebook: &'a G::Rulebook,
    /// The position at the end.
    pub public: &'a G::Public,
    pub page: &'a EndPage,
    /// Whether a person played each side, in the order of their numbers.
    pub humans: [bool; 2],
    /// The same game from its beginning, with the same players; none if it cannot be started again.
    pub again: Option<NewGame>,
    pub memory: &'a mut PanelMemory,
}

/// Draws the result of a game in place of the dock; returns the player's actions and the space that the page takes.
pub fn result<G: Panelled>(ctx: &Context, state: ResultState<G>) -> (Vec<Action>, PanelSpace) {
    let window = ctx.content_rect();
    let width = (SHARE * window.width()).clamp(*WIDTHS.start(), *WIDTHS.end()).min(window.width());
    let side = state.memory.dock.side;
    let space = PanelSpace::default().and(side, width);
    let mut actions = Vec::new();
    if !dress(ctx, state.memory.theme) {
        return (actions, space);
    }
    let palette = state.memory.theme.palette_in(state.memory.colours);
    let (left, edge) = match side {
        DockSide::Left => (window.left(), window.left() + width - 0.5),
        DockSide::Right => (window.right() - width, window.right() - width + 0.5),
    };
    let whole = Rect::from_min_size(pos2(left, window.top()), vec2(width, window.height()));
    place(ctx, "result", whole, |ui| {
        ui.painter().rect_filled(whole, 0, palette.background);
        ui.painter().vline(edge, whole.y_range(), Stroke::new(1.0, palette.line));
        let column = whole.shrink2(MARGIN);
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
            ui.set_width(column.width());
            actions = page_of(ui, palette, state, column);
        });
    });
    (actions, space)
}

/// Draws the contents of the page: the result, what led to it, and the buttons at the foot.
fn page_of<G: Panelled>(
    ui: &mut Ui,
    palette: &'static Palette,
    state: ResultState<G>,
    column: Rect,
) -> Vec<Action> {
    let ResultState { rulebook, public, page, humans, again, memory } = state;
    head(ui, palette, page, (humans, G::broken_off(public)));
    ui.add_space(12.0);
    let foot_height = 2.0 * (BUTTON + SPACE) + 2.0 * (28.0 + SPACE);
    let room = (column.bottom() - ui.cursor().top() - foot_height - 8.0).max(60.0);
    let mut actions = Vec::new();
    ScrollArea::vertical().id_salt("result").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        let colours = memory.colours;
        actions.extend(end_page::show(ui, palette, page, (&mut memory.cards, colours)));
        G::accounts(ui, palette, rulebook, public);
    });
    let at_foot = Rect::from_min_max(pos2(column.left(), column.bottom() - foot_height), column.max);
    ui.scope_builder(UiBuilder::new().max_rect(at_foot), |ui| actions.extend(foot(ui, palette, again)));
    actions
}

/// Returns the result for the head of the dock of a finished game, with the button that opens it.
pub(crate) fn told<G: Panelled>(panel: &PanelContext<G>) -> Option<HeadTold> {
    let (rulebook, public) = panel.game();
    let end = G::ended(rulebook, public)?;
    Some(HeadTold {
        edge: Some(panel.palette.accent),
        mark: end.winner.map(|side| G::SIDES[side].flag),
        step: verdict(&G::SIDES, panel.state.humans, end.winner),
        sentence: end.level,
        buttons: vec![HeadButton {
            words: say!("report-show-result"),
            about: say!("report-show-result.hint"),
            action: Action::ToResult,
            leaf: None,
        }],
        ..HeadTold::default()
    })
}

/// Draws the level, and the winner with the margin.
fn head(ui: &mut Ui, palette: &Palette, page: &EndPage, (humans, ended_early): ([bool; 2], Option<String>)) {
    ui.spacing_mut().item_spacing.y = 3.0;
    let line = |ui: &mut Ui, words: RichText| ui.add(Label::new(words).wrap());
    line(ui, text(&page.scenario, fonts::serif_italic(16.0), palette.text_second));
    line(ui, text(&page.level, fonts::serif(32.0), palette.text));
    let told = verdict(&page.sides, humans, page.winner);
    line(ui, text(told, fonts::bold(15.0), palette.accent_text));
    if let Some(how) = ended_early {
        line(ui, text(how, fonts::sans(13.0), palette.text_second));
    }
    line(ui, text(&page.standing, fonts::sans(13.0), palette.text_second));
}

/// Draws the buttons for a game that is over.
fn foot(ui: &mut Ui, palette: &Palette, again: Option<NewGame>) -> Option<Action> {
    let mut asked = None;
    ui.spacing_mut().item_spacing = Vec2::splat(SPACE);
    let half = vec2((ui.available_width() - SPACE) / 2.0, BUTTON);
    let large = |ui: &mut Ui, words: &str| {
        let button = Button::new(text(words, fonts::sans(14.0), palette.text)).min_size(half).truncate();
        noted(words, ui.add_sized(half, button)).clicked()
    };
    ui.horizontal(|ui| {
        if large(ui, &say!("report-replay")) {
            asked = Some(Action::Replay(ReplayAction::Open));
        }
        if large(ui, &say!("report-open")) {
            asked = Some(Action::ShowReport);
        }
    });
    let other = again.as_ref().and_then(with_sides_changed);
    ui.horizontal(|ui| {
        if large(ui, &say!("report-save-picture")) {
            asked = Some(Action::SavePicture);
        }
        let (words, game) = match other.clone() {
            Some(other) => (say!("report-play-again-swapped"), Some(other)),
            None => (say!("report-play-again"), again.clone()),
        };
        let Some(game) = game else { return };
        ui.allocate_ui(half, |ui| {
            if primary(ui, palette, &words, "", true).clicked() {
                asked = Some(Action::NewGame(game));
            }
        });
    });
    ui.horizontal_wrapped(|ui| {
        let same = again.filter(|_| other.is_some());
        let same = same.map(|again| (say!("report-play-again"), Action::NewGame(again)));
        let others = [
            (say!("report-view-map"), Action::ToTable),
            (say!("report-save-game"), Action::Save),
            (say!("report-to-title"), Action::ToTitle),
        ];
        for (words, action) in same.into_iter().chain(others) {
            if plain(ui, palette, &words).clicked() {
                asked = Some(action);
            }
        }
    });
    asked
}

/// Returns the same game with the players on each other's sides; none if that is the same game.
fn with_sides_changed(again: &NewGame) -> Option<NewGame> {
    let [first, second] = again.seats.clone();
    (first != second).then(|| NewGame { seats: [second, first], ..again.clone() })
}
