//! The teleprompter of casting mode: what comes next, for the caster alone, and the pace.

use super::{
    kit::{
        choice::choice,
        fonts,
        theme::Palette,
        widgets::{Floating, caps, hint, noted, plain, text},
    },
    state::Action,
};
use crate::engine::text::say;
use bevy_egui::egui::{Align2, Context, Label, Margin, Rect, ScrollArea, Ui, vec2};

/// Its width, in points.
const WIDTH: f32 = 340.0;
/// The speeds, in times of the usual one.
const SPEEDS: [(f32, &str); 4] = [(0.5, "½×"), (1.0, "1×"), (2.0, "2×"), (4.0, "4×")];
/// The most letters of a text.
const LETTERS: usize = 500;
/// The distance from the edges of the map, the margin of the card above and below its contents with its edge, and the least
/// height of the texts, in points.
const AWAY: f32 = 12.0;
const MARGIN: i8 = 8;
const EDGE: f32 = 2.0;
const LEAST: f32 = 40.0;

/// Something that comes next in a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompted {
    /// The number of orders until then.
    pub orders: usize,
    pub words: String,
}

/// The content of the teleprompter.
#[derive(Clone, Copy, Debug)]
pub struct Prompter<'a> {
    /// The next note and the next combat.
    pub note: Option<&'a Prompted>,
    pub combat: Option<&'a Prompted>,
    /// The speed, in times of the usual one.
    pub speed: f32,
    /// Whether it stops at combats.
    pub stops: bool,
    /// The key with which the caster goes on; none while it goes on by itself.
    pub waits: Option<&'a str>,
}

/// Draws the teleprompter at the upper left of the map; returns the actions of the caster.
pub(crate) fn show(ctx: &Context, palette: &'static Palette, map: Rect, shown: &Prompter) -> Vec<Action> {
    card(ctx, palette, map, shown).0
}

/// Draws it, and returns its rectangle too. It ends above the foot of the map, so that the play buttons stay free: long texts
/// scroll.
pub(super) fn card(
    ctx: &Context,
    palette: &'static Palette,
    map: Rect,
    shown: &Prompter,
) -> (Vec<Action>, Rect) {
    let mut actions = Vec::new();
    let card = Floating {
        name: "casting",
        pivot: Align2::LEFT_TOP,
        at: map.left_top() + vec2(AWAY, AWAY),
        edge: palette.accent,
        radius: 8,
        margin: Margin::symmetric(12, MARGIN),
    };
    let place = card.show(ctx, palette, |ui| {
        ui.set_width((map.width() - 60.0).clamp(200.0, WIDTH));
        ui.spacing_mut().item_spacing.y = 5.0;
        ui.label(caps(&say!("casting-head"), 11.0, palette.text_second));
        if let Some(key) = shown.waits {
            let words = say!("casting-waits", key = key);
            ui.add(Label::new(text(words, fonts::bold(16.0), palette.accent_text)).wrap());
        }
        pace(ui, palette, shown, &mut actions);
        let taken = ui.min_rect().height() + ui.spacing().item_spacing.y;
        let room = map.height() - 2.0 * (AWAY + f32::from(MARGIN) + EDGE) - taken;
        ScrollArea::vertical().id_salt("casting").max_height(room.max(LEAST)).show(ui, |ui| {
            if let Some(note) = shown.note {
                hint(ui, palette, say!("casting-note", orders = note.orders));
                words(ui, palette, note, 18.0);
            }
            if let Some(combat) = shown.combat {
                hint(ui, palette, say!("casting-combat", orders = combat.orders));
                words(ui, palette, combat, 14.0);
            }
        });
    });
    (actions, place)
}

/// Draws a text that comes next.
fn words(ui: &mut Ui, palette: &Palette, next: &Prompted, size: f32) {
    let words: String = next.words.chars().take(LETTERS).collect();
    ui.add(Label::new(text(words, fonts::sans(size), palette.text)).wrap());
}

/// Draws the speeds, the stops and the button that ends it.
fn pace(ui: &mut Ui, palette: &'static Palette, shown: &Prompter, actions: &mut Vec<Action>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (speed, words) in SPEEDS {
            let chosen = (speed - shown.speed).abs() < 0.01;
            let chip = noted(words, choice(ui, (chosen, true), words));
            if chip.on_hover_text(say!("casting-speed")).clicked() {
                actions.push(Action::CastAt { speed, stops: shown.stops });
            }
        }
        let words = say!("casting-stops");
        let chip = noted(&words, choice(ui, (shown.stops, true), &words));
        if chip.on_hover_text(say!("casting-stops.hint")).clicked() {
            actions.push(Action::CastAt { speed: shown.speed, stops: !shown.stops });
        }
        let words = say!("casting-end");
        if plain(ui, palette, &words).on_hover_text(say!("casting-end.hint")).clicked() {
            actions.push(Action::Casting(false));
        }
    });
}
