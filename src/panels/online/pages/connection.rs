//! The state of the connection to a club at the head of every page, in words and colour, and the club's last error.

use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{as_sentence, plain, text, words_before},
        },
        online::state::{Connection, OnlineAction, OnlineState},
        state::Action,
    },
};
use bevy_egui::egui::{Color32, Label, Sense, Stroke, Ui, Vec2, vec2};

/// Draws both.
pub(super) fn show(ui: &mut Ui, palette: &Palette, online: &mut OnlineState, actions: &mut Vec<Action>) {
    let (words, ink) = told(palette, online);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        dot(ui, online.connection, ink);
        ui.add(Label::new(text(words, fonts::bold(14.0), ink)).wrap());
        for (words, action) in buttons(online.connection) {
            if plain(ui, palette, &words).clicked() {
                actions.push(Action::Online(action));
            }
        }
    });
    ui.add_space(6.0);
    let Some(fault) = &online.fault else { return };
    let sentence = text(as_sentence(fault), fonts::bold(13.0), palette.bad);
    if words_before(ui, palette, sentence, &say!("online-page-dismiss")).clicked() {
        online.fault = None;
    }
    ui.add_space(6.0);
}

/// Returns the state as text, with its colour.
fn told(palette: &Palette, online: &OnlineState) -> (String, Color32) {
    let club = online.club.as_str();
    match (online.connection, &online.player) {
        (Connection::None, _) => (say!("online-page-not-connected"), palette.text_second),
        (Connection::Connecting, _) => (say!("online-page-connecting", club = club), palette.accent_text),
        (Connection::Connected, Some(player)) => {
            (say!("online-page-connected", club = club, player = player.as_str()), palette.good)
        }
        (Connection::Connected, None) => (say!("online-page-connected-guest", club = club), palette.good),
        (Connection::Lost { next_try }, _) => {
            (say!("online-page-lost", club = club, n = next_try), palette.bad)
        }
    }
}

/// Returns the buttons beside it.
fn buttons(connection: Connection) -> Vec<(String, OnlineAction)> {
    let leave = |words: String| (words, OnlineAction::Leave);
    match connection {
        Connection::None => Vec::new(),
        Connection::Connecting => vec![leave(say!("online-page-cancel"))],
        Connection::Connected => {
            vec![(say!("online-page-refresh"), OnlineAction::Refresh), leave(say!("online-page-disconnect"))]
        }
        Connection::Lost { .. } => {
            vec![(say!("online-page-try-now"), OnlineAction::Refresh), leave(say!("online-page-disconnect"))]
        }
    }
}

/// Draws a disc for a connection, and a ring without one.
fn dot(ui: &mut Ui, connection: Connection, ink: Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(14.0), Sense::hover());
    match connection {
        Connection::Connected => ui.painter().circle_filled(rect.center(), 5.0, ink),
        _ => ui.painter().circle_stroke(rect.center(), 4.5, Stroke::new(1.5, ink)),
    };
}
