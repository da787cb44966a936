//! The ticket of a game that was hosted: a box with the text to be sent to the opponent, and the button that copies it.

use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{hint, plain, primary, text, words},
        },
        online::state::{OnlineAction, OnlineState, Ticket},
        state::Action,
    },
};
use bevy_egui::egui::{CornerRadius, Frame, Label, Margin, ScrollArea, Stroke, Ui, vec2};

/// The greatest height of the box, in points: a long ticket scrolls in it.
const BOX: f32 = 150.0;

/// Draws it.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    (ticket, online): (&Ticket, &mut OnlineState),
    actions: &mut Vec<Action>,
) {
    ui.label(text(say!("online-ticket"), fonts::serif(22.0), palette.text));
    ui.add_space(6.0);
    words(ui, palette, say!("online-ticket-about"));
    ui.add_space(10.0);
    let frame = Frame::new()
        .fill(palette.background)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::same(12));
    frame.show(ui, |ui| {
        ScrollArea::vertical().id_salt("online-ticket").max_height(BOX).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            let shown = text(&ticket.text, fonts::mono(12.0), palette.text);
            ui.add(Label::new(shown).wrap().selectable(true));
        });
    });
    ui.add_space(10.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 6.0);
        if primary(ui, palette, &say!("online-ticket-copy"), "", false).clicked() {
            ui.ctx().copy_text(ticket.text.clone());
            online.host.copied = true;
        }
        if let Some(game) = &ticket.game
            && plain(ui, palette, &say!("online-ticket-open")).clicked()
        {
            actions.push(Action::Online(OnlineAction::Open { game: game.clone() }));
        }
        if plain(ui, palette, &say!("online-ticket-close")).clicked() {
            (online.ticket, online.host.copied) = (None, false);
        }
    });
    ui.add_space(6.0);
    let about = if online.host.copied { say!("online-ticket-copied") } else { say!("online-ticket-once") };
    hint(ui, palette, about);
    if let Some(near) = &ticket.near {
        ui.add_space(10.0);
        words(ui, palette, say!("online-ticket-near"));
        let shown = text(near, fonts::mono(12.0), palette.text);
        ui.add(Label::new(shown).wrap().selectable(true));
    }
}
