//! The questions of the opponent, as a plate at the upper right corner of the map: it covers no dialog, takes no key, and
//! the game goes on beside it.

use super::{game::OnlineQuestion, panel::OnlinePanel, state::OnlineAction};
use crate::{
    engine::text::say,
    panels::kit::{
        fonts,
        second_look::after_a_look,
        widgets::{Floating, hint, plain, primary, text, words},
    },
};
use bevy_egui::egui::{Align2, Context, Label, Margin, Rect, Ui, vec2};

/// Its width in points.
const WIDTH: f32 = 300.0;

/// Draws it, while a question of either player is open.
pub(crate) fn show(ctx: &Context, panel: &mut OnlinePanel, map: Rect) {
    let game = panel.game;
    // A spectator neither asks nor answers.
    let Some((_, opponent)) = game.opponent().filter(|_| !(game.asked.is_empty() && game.asks.is_empty()))
    else {
        return;
    };
    let palette = panel.palette;
    let edge = if game.asked.is_empty() { palette.line } else { palette.accent };
    let plate = Floating {
        name: "online-questions",
        pivot: Align2::RIGHT_TOP,
        at: map.right_top() + vec2(-12.0, 12.0),
        edge,
        radius: 8,
        margin: Margin::same(14),
    };
    plate.show(ctx, palette, |ui| {
        ui.set_width((map.width() - 60.0).clamp(200.0, WIDTH));
        for (number, what) in game.asked.iter().enumerate() {
            if number > 0 {
                ui.add_space(12.0);
            }
            question(ui, panel, *what, opponent);
        }
        if !game.asked.is_empty() && !game.asks.is_empty() {
            ui.add_space(10.0);
        }
        for what in &game.asks {
            hint(ui, palette, asked(*what, opponent));
        }
    });
}

/// Draws a question with its two answers.
fn question(ui: &mut Ui, panel: &mut OnlinePanel, what: OnlineQuestion, opponent: &str) {
    let palette = panel.palette;
    let (title, about) = match what {
        OnlineQuestion::Takeback => {
            (say!("online-ask-takeback"), say!("online-ask-takeback-about", player = opponent))
        }
        OnlineQuestion::Draw => (say!("online-ask-draw"), say!("online-ask-draw-about", player = opponent)),
        OnlineQuestion::Pause => {
            (say!("online-ask-pause"), say!("online-ask-pause-about", player = opponent))
        }
    };
    ui.add(Label::new(text(title, fonts::serif(18.0), palette.text)).wrap());
    ui.add_space(2.0);
    words(ui, palette, about);
    ui.add_space(8.0);
    let (accept, decline) = match what {
        OnlineQuestion::Takeback => (say!("online-ask-takeback-accept"), say!("online-ask-takeback-decline")),
        OnlineQuestion::Draw => (say!("online-ask-draw-accept"), say!("online-ask-draw-decline")),
        OnlineQuestion::Pause => (say!("online-ask-pause-accept"), say!("online-ask-pause-decline")),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 6.0);
        // The plate appears by itself: a click that was meant for the map answers nothing.
        let button = |ui: &mut Ui| primary(ui, palette, &accept, "", false);
        if after_a_look(ui, ("online-accept", &accept), (&accept, opponent), button).clicked() {
            panel.act(OnlineAction::Answer { what, accept: true });
        }
        let button = |ui: &mut Ui| plain(ui, palette, &decline);
        if after_a_look(ui, ("online-decline", &decline), (&decline, opponent), button).clicked() {
            panel.act(OnlineAction::Answer { what, accept: false });
        }
    });
}

/// Returns the own question that waits for an answer.
fn asked(what: OnlineQuestion, opponent: &str) -> String {
    match what {
        OnlineQuestion::Takeback => say!("online-asked-takeback", player = opponent),
        OnlineQuestion::Draw => say!("online-asked-draw", player = opponent),
        OnlineQuestion::Pause => say!("online-asked-pause", player = opponent),
    }
}
