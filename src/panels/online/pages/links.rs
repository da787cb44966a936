//! Below a game in a list: the link to its page for browsers, the invitation to watch it, and a word on its dice.

use crate::{
    engine::text::say,
    panels::{
        kit::{
            theme::Palette,
            widgets::{hint, noted, plain, warning},
        },
        online::state::LobbyRow,
    },
};
use bevy_egui::egui::{Ui, vec2};

/// Draws what there is of them. `copied` is the text that was copied last.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    (row, name): (&LobbyRow, &str),
    copied: &mut Option<String>,
) {
    if row.restarts > 0 {
        ui.add_space(4.0);
        warning(ui, palette, &say!("online-dice-restarts", n = row.restarts));
    }
    if row.page.is_none() && row.watch.is_none() {
        return;
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        if let Some(page) = &row.page {
            let words = say!("online-link-page");
            let about =
                if row.public { say!("online-link-page.hint") } else { say!("online-link-page-private") };
            copy_button(ui, palette, (&words, &about, name), (page, &mut *copied));
        }
        if let Some(watch) = &row.watch {
            let (words, about) = (say!("online-link-watch"), say!("online-link-watch.hint"));
            copy_button(ui, palette, (&words, &about, name), (watch, &mut *copied));
        }
        let is_copied = |text: &Option<String>| text.is_some() && *text == *copied;
        if is_copied(&row.page) || is_copied(&row.watch) {
            hint(ui, palette, say!("online-link-copied"));
        }
    });
}

/// Draws a button that copies a text.
fn copy_button(
    ui: &mut Ui,
    palette: &Palette,
    (words, about, game): (&str, &str, &str),
    (text, copied): (&str, &mut Option<String>),
) {
    let name = say!("online-link-of", link = words, game = game);
    if noted(&name, plain(ui, palette, words)).on_hover_text(about).clicked() {
        ui.ctx().copy_text(text.to_owned());
        *copied = Some(text.to_owned());
    }
}
