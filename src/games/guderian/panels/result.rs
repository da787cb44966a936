//! The end of a game: the level reached, and the points place by place.

use super::points::{account, halves};
use crate::games::guderian::rules::{
    Rulebook,
    kinds::Side,
    position::Public,
    table_state::Ending,
    victory::{german_places, outcome},
};
use crate::panels::{
    Action, fonts, place,
    theme::{Theme, dress},
    timeline::ReplayAction,
    widgets::{between, noted, paint_side, paint_text, primary, rule, section, text},
};
use crate::settings::Colours;
use bevy_egui::egui::{
    Align, Align2, Button, Context, Layout, Rect, ScrollArea, Sense, Ui, Vec2, pos2, vec2,
};

/// What the result screen shows.
pub struct ResultState<'a> {
    /// The rulebook.
    pub rulebook: &'a Rulebook,
    /// The position at the end.
    pub public: &'a Public,
    /// Dark or light.
    pub theme: Theme,
    /// The colours of the sides.
    pub colours: Colours,
}

/// Draws the result of a game over the whole window.
pub fn result(ctx: &Context, state: ResultState) -> Vec<Action> {
    let mut actions = Vec::new();
    if !dress(ctx, state.theme) {
        return actions;
    }
    let window = ctx.content_rect();
    place(ctx, "result", window, |ui| {
        ui.painter().rect_filled(window, 0, state.theme.palette_in(state.colours).desk);
        let width = window.width().min(720.0) - 48.0;
        let left = window.center().x - width / 2.0;
        let column =
            Rect::from_min_size(pos2(left, window.top() + 40.0), vec2(width, window.height() - 60.0));
        ui.scope_builder(bevy_egui::egui::UiBuilder::new().max_rect(column), |ui| {
            show(ui, &state, &mut actions);
        });
    });
    actions
}

fn show(ui: &mut Ui, state: &ResultState, actions: &mut Vec<Action>) {
    let (palette, rulebook, public) = (state.theme.palette_in(state.colours), state.rulebook, state.public);
    let end = public.outcome.clone().unwrap_or_else(|| outcome(rulebook, public));
    ui.set_width(ui.available_width());
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.label(text(&rulebook.scenario.title, fonts::serif_italic(18.0), palette.text_second));
        ui.label(text(&end.level, fonts::serif(44.0), palette.text));
        if let Some(ending) = public.table.ending {
            ui.label(text(how(ending), fonts::serif_italic(16.0), palette.text_second));
        }
        let winner = end.winner.map_or("A draw.".to_owned(), |side| format!("The {side} player wins."));
        let points = crate::panels::widgets::count(end.points.unsigned_abs() as usize, "point", "points");
        let sign = if end.points < 0 { "minus " } else { "" };
        ui.label(text(format!("{winner} {sign}{points}."), fonts::sans(15.0), palette.text_second));
    });
    ui.add_space(18.0);
    let room = ui.available_height() - 70.0;
    ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        section(ui, palette, "Points", "German less Soviet", |ui| {
            for (words, value) in account(rulebook, public) {
                let left = text(words, fonts::sans(13.0), palette.text);
                between(ui, left, text(halves(value), fonts::bold(13.0), palette.text));
            }
            rule(ui, palette);
            let total = text(end.points.to_string(), fonts::serif(26.0), palette.accent_text);
            between(ui, text("Together", fonts::sans(13.0), palette.text_second), total);
        });
        section(ui, palette, "Places", "who held them", |ui| places(ui, state));
    });
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        if primary(ui, palette, "Back to the title", "", false).clicked() {
            actions.push(Action::ToTitle);
        }
        let others = [
            ("Report", Action::ShowReport),
            ("Replay", Action::Replay(ReplayAction::Open)),
            ("Look at the table", Action::ToTable),
            ("Save the game", Action::Save),
        ];
        for (words, action) in others {
            let button = Button::new(text(words, fonts::sans(13.0), palette.text)).min_size(vec2(0.0, 40.0));
            if noted(words, ui.add(button)).clicked() {
                actions.push(action);
            }
        }
    });
}

/// How a game ended that was not played out.
fn how(ending: Ending) -> String {
    match ending {
        Ending::Resigned(side) => format!("The {side} player has resigned."),
        Ending::Agreed => "Both players have agreed to end the game.".to_owned(),
    }
}

/// Two columns of places.
fn places(ui: &mut Ui, state: &ResultState) {
    let (palette, rulebook, public) = (state.theme.palette_in(state.colours), state.rulebook, state.public);
    let held: Vec<bool> = german_places(rulebook, public);
    let places = &rulebook.scenario.victory.places;
    let half = places.len().div_ceil(2);
    ui.columns(2, |columns| {
        for (number, (place, german)) in places.iter().zip(held).enumerate() {
            let ui = &mut columns[number / half.max(1)];
            let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
            let side = if german { Side::German } else { Side::Soviet };
            let mark = Rect::from_center_size(pos2(row.left() + 8.0, row.center().y), Vec2::splat(11.0));
            paint_side(ui, mark, side, palette);
            let name = row.with_min_x(row.left() + 24.0);
            paint_text(ui, name, Align2::LEFT_CENTER, &place.name, fonts::sans(13.0), palette.text);
            let (words, ink) = if german {
                (place.points.to_string(), palette.text)
            } else {
                (format!("({})", place.points), palette.text_third)
            };
            let right = row.with_max_x(row.right() - 12.0);
            paint_text(ui, right, Align2::RIGHT_CENTER, &words, fonts::bold(13.0), ink);
        }
    });
}
