//! The row of the settings on the relay of tickets: public, none, or the address of one's own.

use crate::{
    club::tickets::Reach,
    engine::text::say,
    panels::kit::{
        choice::choice,
        fonts,
        theme::Palette,
        widgets::{hint, noted, row, warning},
    },
    settings::TicketRelay,
};
use bevy_egui::egui::{Margin, TextEdit, Ui};

/// The most letters of an address, and the width of its field, in points.
const LONGEST: usize = 200;
const FIELD: f32 = 320.0;

/// Draws the row. An address that is typed is used when the player leaves its field, so that no half of one is.
pub(super) fn show(ui: &mut Ui, palette: &Palette, typed: &mut Option<String>, relay: &mut TicketRelay) {
    if let TicketRelay::Own(address) = &*relay
        && typed.is_none()
    {
        *typed = Some(address.clone());
    }
    row(ui, palette, &say!("settings-relay"), &say!("settings-relay.hint"), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        // The first is at the right.
        if chosen(ui, typed.is_some(), &say!("settings-relay-own")) && typed.is_none() {
            *typed = Some(String::new());
        }
        for (one, words) in [
            (TicketRelay::Direct, say!("settings-relay-none")),
            (TicketRelay::Public, say!("settings-relay-public")),
        ] {
            if chosen(ui, typed.is_none() && *relay == one, &words) {
                (*typed, *relay) = (None, one);
            }
        }
    });
    if let Some(address) = typed {
        field(ui, palette, address, relay);
        ui.add_space(10.0);
    }
}

/// Uses a typed address when the settings are closed.
pub(super) fn leave(typed: &mut Option<String>, relay: &mut TicketRelay) {
    if let Some(address) = typed.take() {
        take(&address, relay);
    }
}

/// Draws a button that is chosen or not; returns whether it was clicked.
fn chosen(ui: &mut Ui, is_chosen: bool, words: &str) -> bool {
    noted(&say!("settings-relay.label", choice = words), choice(ui, (is_chosen, true), words)).clicked()
}

/// Draws the field for the address, and what is wrong with it.
fn field(ui: &mut Ui, palette: &Palette, address: &mut String, relay: &mut TicketRelay) {
    let edit = TextEdit::singleline(address)
        .hint_text(say!("settings-relay-address"))
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 5))
        .char_limit(LONGEST)
        .desired_width(FIELD);
    let response = noted(&say!("settings-relay-address"), ui.add(edit));
    if response.lost_focus() {
        take(address, relay);
    }
    let is_used = matches!(&*relay, TicketRelay::Own(used) if used == address.trim());
    if is_used || address.trim().is_empty() {
        return;
    }
    match Reach::over(address) {
        Ok(_) => hint(ui, palette, say!("settings-relay-enter")),
        Err(_) => warning(ui, palette, &say!("settings-relay-wrong")),
    }
}

/// Takes an address over, if it is one of a relay.
fn take(address: &str, relay: &mut TicketRelay) {
    if Reach::over(address).is_ok() {
        *relay = TicketRelay::Own(address.trim().to_owned());
    }
}
