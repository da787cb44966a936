//! A game that a referee holds elsewhere: the state of the line, whose move it is, and the question of the other player.

use super::online_shown::{LineShown, OnlineShown};
use crate::{
    engine::text::say,
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            theme::Palette,
            widgets::{Floating, plain, primary, side_mark, text, words},
        },
        state::Action,
    },
};
use bevy_egui::egui::{Align2, Color32, Context, Margin, Rect, vec2};

fn line_words(line: LineShown) -> String {
    match line {
        LineShown::Connected => say!("online-connected"),
        LineShown::Waiting => say!("online-waiting"),
        LineShown::Lost => say!("online-lost"),
        LineShown::Stopped => say!("online-stopped-short"),
    }
}

fn line_colour(line: LineShown, palette: &Palette) -> Color32 {
    match line {
        LineShown::Connected => palette.line,
        LineShown::Waiting => palette.accent,
        LineShown::Lost | LineShown::Stopped => palette.bad,
    }
}

/// Returns whose move it is, in a sentence without its full stop.
fn whose_move<G: Panelled>(online: &OnlineShown) -> String {
    if online.own.is_some_and(|own| online.due.contains(&own)) {
        return say!("online-your-move");
    }
    match online.due.as_slice() {
        [] => say!("online-over"),
        [side] => say!("online-to-move", side = G::SIDES[(*side).min(1)]),
        _ => say!("online-both-to-move"),
    }
}

/// Draws the strip at the top of the map: whose move it is, and the state of the line, in words and by the colour of its
/// edge.
pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &PanelContext<G>, map: Rect) {
    let Some(online) = &panel.state.memory.online else { return };
    let palette = panel.palette;
    let strip = Floating {
        name: "online",
        pivot: Align2::CENTER_TOP,
        at: map.center_top() + vec2(0.0, 8.0),
        edge: line_colour(online.line, palette),
        radius: 14,
        margin: Margin::symmetric(12, 5),
    };
    strip.show(ctx, palette, |ui| {
        ui.horizontal(|ui| {
            if let [side] = online.due.as_slice() {
                side_mark(ui, G::SIDES[(*side).min(1)].flag, palette);
            }
            ui.label(text(whose_move::<G>(online), fonts::bold(13.0), palette.text));
            let state = if online.asks { say!("online-asks") } else { line_words(online.line) };
            ui.label(text(state, fonts::sans(13.0), palette.text_second));
        });
    });
}

/// Draws the question of the other player for a takeback. It takes no key, so that it disturbs nothing.
pub(crate) fn ask<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, map: Rect) {
    let online = panel.state.memory.online.as_ref().filter(|online| online.is_asked);
    let Some(own) = online.and_then(|online| online.own) else { return };
    let palette = panel.palette;
    let other = G::SIDES[1 - own.min(1)];
    Floating::question("online-takeback", map, palette.line).show(ctx, palette, |ui| {
        ui.set_width(440.0);
        ui.label(text(say!("online-takeback-title"), fonts::serif(22.0), palette.text));
        ui.add_space(4.0);
        words(ui, palette, say!("online-takeback-about", side = other));
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            if primary(ui, palette, &say!("online-takeback-allow"), "", false).clicked() {
                panel.act(Action::AnswerTakeback(true));
            }
            if plain(ui, palette, &say!("online-takeback-decline")).clicked() {
                panel.act(Action::AnswerTakeback(false));
            }
        });
    });
}
