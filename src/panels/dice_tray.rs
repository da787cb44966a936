//! Dice thrown by hand: each is asked for by what it is for, and typed or clicked.

use super::{
    Action, fonts,
    talk::TalkState,
    theme::Palette,
    widgets::{Floating, hint, noted, plain, text},
};
use bevy_egui::egui::{
    Color32, Context, Key, Label, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

/// The keys of the faces, above the letters and on the number pad alike.
const KEYS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];

pub(super) fn show(ctx: &Context, state: &TalkState, map: Rect, actions: &mut Vec<Action>) {
    let Some((asked, given)) = state.dice else { return };
    let Some(next) = asked.get(given.len()) else { return };
    let palette = state.palette();
    let typed = ctx.input(|input| KEYS.iter().position(|key| input.key_pressed(*key)));
    actions.extend(typed.map(|number| Action::Die(number as u8 + 1)));
    Floating::question("dice tray", map, palette.accent).show(ctx, palette, |ui| {
        ui.set_width(400.0);
        for (die, value) in asked.iter().zip(given) {
            ui.horizontal(|ui| {
                small_face(ui, palette, *value);
                ui.add(Label::new(text(&die.words, fonts::sans(13.0), palette.text_second)).truncate());
            });
        }
        ui.add(Label::new(text(&next.words, fonts::serif(22.0), palette.text)).wrap());
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for value in 1..=6 {
                if face(ui, palette, value, 58.0).clicked() {
                    actions.push(Action::Die(value));
                }
            }
        });
        ui.add_space(8.0);
        hint(ui, palette, "Throw your die, then click what it shows or type it.");
        ui.add_space(4.0);
        if given.is_empty() && plain(ui, palette, "Do not throw").clicked() {
            actions.push(Action::CancelDice);
        }
    });
}

/// A face of a die as a button.
fn face(ui: &mut Ui, palette: &Palette, value: u8, side: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    let words = format!("Die {value}");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
    let edge = if response.hovered() { palette.accent } else { palette.line };
    paint_die(ui, rect, value, edge, 2.0);
    noted(&words, response).on_hover_text(format!("{value}"))
}

fn small_face(ui: &mut Ui, palette: &Palette, value: u8) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
    paint_die(ui, rect, value, palette.line, 1.0);
}

/// An ivory die with dark pips.
fn paint_die(ui: &Ui, rect: Rect, value: u8, edge: Color32, width: f32) {
    let ivory = Color32::from_rgb(0xF4, 0xEE, 0xDD);
    let ink = Color32::from_rgb(0x22, 0x20, 0x1C);
    let radius = (rect.width() * 0.18) as u8;
    ui.painter().rect(rect, radius, ivory, Stroke::new(width, edge), StrokeKind::Inside);
    for at in pips(value) {
        let spot = pos2(rect.center().x + at.x * rect.width(), rect.center().y + at.y * rect.height());
        ui.painter().circle_filled(spot, rect.width() * 0.085, ink);
    }
}

/// Where the pips of a face lie, in sides of the die from its middle.
fn pips(value: u8) -> Vec<Vec2> {
    const FAR: f32 = 0.25;
    let corner = |x: f32, y: f32| vec2(x * FAR, y * FAR);
    let mut pips = Vec::new();
    if value % 2 == 1 {
        pips.push(Vec2::ZERO);
    }
    if value >= 2 {
        pips.extend([corner(-1.0, 1.0), corner(1.0, -1.0)]);
    }
    if value >= 4 {
        pips.extend([corner(-1.0, -1.0), corner(1.0, 1.0)]);
    }
    if value == 6 {
        pips.extend([corner(-1.0, 0.0), corner(1.0, 0.0)]);
    }
    pips
}
