//! The turn track: date, the turns of the game, the phases, and the arrivals with their areas.

use super::{context::PanelContext, phases::phases};
use crate::{
    engine::{data, orders::Game, text::say},
    games::guderian::{
        rules::{Guderian, kinds::Side},
        scene::schedule::{Arrival, arrivals},
        words::story::phase_on_bar,
    },
    panels::{
        dock::turn_chips::TurnChips,
        kit::{
            fonts,
            theme::over,
            widgets::{hint, paint_side, paint_text, section, side_mark, text},
        },
    },
};
use bevy_egui::egui::{Align2, Rect, Sense, Stroke, Ui, pos2, vec2};

pub(crate) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, scenario) = (panel.palette, &panel.state.rulebook.scenario);
    let turns = data::turns(scenario.first_turn, scenario.last_turn);
    let number = say!("guderian-panels-turn-number", n = turns);
    section(ui, palette, &say!("guderian-panels-turn"), &number, |ui| {
        date(ui, panel);
        chips(ui, panel);
        ui.add_space(4.0);
        if ui.ctx().content_rect().height() > 850.0 {
            phase_lists(ui, panel);
        }
        coming(ui, panel);
    });
}

fn date(ui: &mut Ui, panel: &PanelContext) {
    let palette = panel.palette;
    let (rulebook, _) = panel.game();
    let turn = panel.turn_shown().max(Guderian::about(rulebook).turns[0]);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 48.0), Sense::hover());
    let figure = ui.painter().layout_no_wrap(turn.to_string(), fonts::serif(50.0), palette.text);
    let right = rect.left() + figure.size().x + 12.0;
    ui.painter().galley(
        pos2(rect.left(), rect.center().y - figure.size().y / 2.0 + 2.0),
        figure,
        palette.text,
    );
    let day = Rect::from_min_max(pos2(right, rect.top() + 2.0), pos2(rect.right(), rect.top() + 26.0));
    let date = say!("guderian-panels-date", date = rulebook.date(turn));
    paint_text(ui, day, Align2::LEFT_CENTER, &date, fonts::serif(19.0), palette.text);
    let under = Rect::from_min_max(pos2(right, rect.top() + 26.0), pos2(rect.right(), rect.bottom()));
    let title = &panel.state.rulebook.scenario.title;
    paint_text(ui, under, Align2::LEFT_CENTER, title, fonts::sans(12.0), palette.text_third);
}

/// Draws a chip for each turn, with marks of the sides that get reinforcements in it.
fn chips(ui: &mut Ui, panel: &mut PanelContext) {
    let (rulebook, public) = panel.game();
    let chosen = panel.state.remembered.turn_shown;
    let turns = rulebook.scenario.first_turn..=rulebook.scenario.last_turn;
    let comes = |turn| {
        let comes = arrivals(rulebook, public, turn);
        let comes = |side: &Side| comes.iter().any(|arrival| arrival.side == *side);
        Side::BOTH.into_iter().filter(comes).map(Into::into).collect()
    };
    let about = |turn: u8| say!("guderian-panels-turn-date", turn = turn, date = rulebook.date(turn));
    let chips = TurnChips { turns, now: panel.turn_shown(), chosen };
    if let Some(turn) = chips.show(ui, panel.palette, comes, about) {
        panel.state.remembered.turn_shown = (chosen != Some(turn)).then_some(turn);
    }
}

/// Draws both sides' phases side by side, the present one marked.
fn phase_lists(ui: &mut Ui, panel: &PanelContext) {
    let palette = panel.palette;
    let now = panel.phase_shown();
    ui.columns(2, |columns| {
        for (ui, side) in columns.iter_mut().zip(Side::BOTH) {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.horizontal(|ui| {
                ui.set_min_height(24.0);
                side_mark(ui, side, palette);
                let words = say!("guderian-panels-turn-of", side = side);
                ui.label(text(words, fonts::bold(13.0), palette.text));
            });
            for phase in phases(side) {
                let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 21.0), Sense::hover());
                let present = phase == now;
                if present {
                    ui.painter().rect_filled(row, 4, over(palette.accent, palette.panel, 0.16));
                    let bar = Rect::from_min_size(row.min, vec2(3.0, row.height()));
                    ui.painter().rect_filled(bar, 1, palette.accent);
                }
                let dot = pos2(row.left() + 12.0, row.center().y);
                let colour = if present { palette.accent } else { palette.text_third };
                if present {
                    ui.painter().circle_filled(dot, 3.5, colour);
                } else {
                    ui.painter().circle_stroke(dot, 3.0, Stroke::new(1.0, colour));
                }
                let (font, ink) = if present {
                    (fonts::bold(13.0), palette.text)
                } else {
                    (fonts::sans(13.0), palette.text_second)
                };
                let words = row.with_min_x(row.left() + 24.0);
                paint_text(ui, words, Align2::LEFT_CENTER, &phase_on_bar(phase), font, ink);
            }
        }
    });
    ui.add_space(6.0);
}

/// Draws the arrivals of the turn that is shown.
fn coming(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let turn = panel.state.remembered.turn_shown.unwrap_or_else(|| Guderian::shown_turn(rulebook, public));
    let comes = arrivals(panel.state.rulebook, public, turn);
    if comes.is_empty() {
        hint(ui, palette, say!("guderian-panels-turn-no-arrivals", turn = turn));
    }
    for arrival in &comes {
        line(ui, panel, arrival);
    }
}

/// Draws one arrival: side, area, units.
pub(super) fn line(ui: &mut Ui, panel: &PanelContext, arrival: &Arrival) {
    let palette = panel.palette;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (tag, _) = ui.allocate_exact_size(vec2(22.0, 18.0), Sense::hover());
        paint_side(ui, tag, arrival.side, palette);
        let ink = match arrival.side {
            Side::Soviet => bevy_egui::egui::Color32::from_rgb(0xFF, 0xF3, 0xDC),
            Side::German => bevy_egui::egui::Color32::from_rgb(0x14, 0x18, 0x1A),
        };
        paint_text(ui, tag, Align2::CENTER_CENTER, arrival.area.as_str(), fonts::bold(11.0), ink);
        let words = text(&arrival.who, fonts::sans(13.0), palette.text);
        ui.add(bevy_egui::egui::Label::new(words).wrap());
    });
}
