//! A parcel that was dropped on the window: its contents, and the question whether to install it.

use crate::{
    engine::text::say,
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{Floating, capital, hint, plain, primary, text},
    },
};
use bevy_egui::egui::{Context, Key, Label, Rect, ScrollArea};

/// The state of a parcel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParcelTold {
    /// It is being checked.
    Looking,
    /// Its contents, a line each: it has no faults.
    Good(Vec<String>),
    /// Its faults, a sentence each.
    Wrong(Vec<String>),
    /// The installed things, a line each.
    Installed(Vec<String>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParcelAnswer {
    Install,
    /// Dismiss the card.
    Close,
}

/// Shows the state of a parcel of this name, and asks.
pub fn parcel(
    ctx: &Context,
    palette: &'static Palette,
    name: &str,
    told: &ParcelTold,
) -> Option<ParcelAnswer> {
    let mut answer = None;
    let room: Rect = ctx.content_rect();
    let edge = if matches!(told, ParcelTold::Wrong(_)) { palette.bad } else { palette.accent };
    let (title, lines, after) = match told {
        ParcelTold::Looking => {
            (say!("questions-parcel-checking", name = name), &[][..], say!("questions-parcel-nothing-yet"))
        }
        ParcelTold::Good(lines) => {
            (say!("questions-parcel-good", name = name), lines.as_slice(), say!("questions-parcel-added"))
        }
        ParcelTold::Wrong(lines) => {
            (say!("questions-parcel-wrong", name = name), lines.as_slice(), say!("questions-parcel-nothing"))
        }
        ParcelTold::Installed(lines) => (
            say!("questions-parcel-installed", name = name),
            lines.as_slice(),
            say!("questions-parcel-where"),
        ),
    };
    Floating::question("parcel", room, edge).show(ctx, palette, |ui| {
        ui.set_width(480.0);
        ui.add(Label::new(text(title, fonts::serif(20.0), palette.text)).wrap());
        ui.add_space(6.0);
        ScrollArea::vertical().max_height(260.0).show(ui, |ui| {
            for line in lines {
                ui.add(Label::new(text(capital(line), fonts::sans(13.0), palette.text)).wrap());
                ui.add_space(3.0);
            }
        });
        hint(ui, palette, after);
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if matches!(told, ParcelTold::Good(_)) {
                if primary(ui, palette, &say!("questions-parcel-install"), "", false).clicked() {
                    answer = Some(ParcelAnswer::Install);
                }
                if plain(ui, palette, &say!("questions-parcel-cancel")).clicked() {
                    answer = Some(ParcelAnswer::Close);
                }
            } else if plain(ui, palette, &say!("questions-parcel-close")).clicked() {
                answer = Some(ParcelAnswer::Close);
            }
        });
    });
    if ctx.input(|input| input.key_pressed(Key::Escape)) {
        answer = Some(ParcelAnswer::Close);
    }
    answer
}
