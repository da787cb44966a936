//! Real dice: the tray names the purpose of each die, and the player types or clicks the roll.

use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{Floating, hint, noted, paint_text, plain, text},
        },
        state::Action,
    },
};
use bevy_egui::egui::{
    Align2, Color32, Context, Key, Label, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

/// The keys of the faces, above the letters and on the number pad alike; the last is the ten of a ten-sided die.
const KEYS: [Key; 10] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
    Key::Num0,
];
/// The most faces of a die with pips; dice with more have numbers.
const PIPS: u8 = 6;
/// Faces in a row.
const ROW: u8 = 6;
/// Faces of a ten-sided die in a row.
const HALF: u8 = 5;

pub struct DiceTray<'a> {
    /// The purpose of each die and its number of faces, in the order of the rolls.
    pub asked: Vec<(&'a str, u8)>,
    /// The dice that are entered.
    pub given: &'a [u8],
    /// Whether the order can be cancelled before the first roll.
    pub may_leave: bool,
    pub palette: &'static Palette,
}

/// Draws the tray over the map, if a die is due.
pub fn dice_tray(ctx: &Context, tray: &DiceTray, map: Rect) -> Vec<Action> {
    let mut actions = Vec::new();
    let Some((words, faces)) = tray.asked.get(tray.given.len()).copied() else { return actions };
    let palette = tray.palette;
    let keys = &KEYS[..usize::from(faces).min(KEYS.len())];
    let typed = ctx.input(|input| keys.iter().position(|key| input.key_pressed(*key)));
    actions.extend(typed.map(|number| Action::Die(number as u8 + 1)));
    Floating::question("dice-tray", map, palette.accent).show(ctx, palette, |ui| {
        ui.set_width(400.0);
        for ((words, faces), value) in tray.asked.iter().zip(tray.given) {
            ui.horizontal(|ui| {
                small_face(ui, palette, (*value, *faces));
                ui.add(Label::new(text(*words, fonts::sans(13.0), palette.text_second)).truncate());
            });
        }
        ui.add(Label::new(text(words, fonts::serif(22.0), palette.text)).wrap());
        ui.add_space(8.0);
        let row = if faces > ROW { HALF } else { ROW };
        for first in (1..=faces).step_by(usize::from(row)) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                for value in first..(first + row).min(faces + 1) {
                    if face(ui, palette, (value, faces), 58.0).clicked() {
                        actions.push(Action::Die(value));
                    }
                }
            });
        }
        ui.add_space(8.0);
        hint(ui, palette, say!("dock-dice-how"));
        ui.add_space(4.0);
        let may_leave = tray.given.is_empty() && tray.may_leave;
        if may_leave && plain(ui, palette, &say!("dock-dice-cancel")).clicked() {
            actions.push(Action::CancelDice);
        }
    });
    actions
}

/// Draws a face of a die as a button.
fn face(ui: &mut Ui, palette: &Palette, (value, faces): (u8, u8), side: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    let words = say!("dock-dice-face", value = value);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
    let edge = if response.hovered() { palette.accent } else { palette.line };
    paint_die(ui, rect, (value, faces), Stroke::new(2.0, edge));
    noted(&words, response).on_hover_text(shown(value, faces))
}

fn small_face(ui: &mut Ui, palette: &Palette, value: (u8, u8)) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
    paint_die(ui, rect, value, Stroke::new(1.0, palette.line));
}

/// Returns the text on a face: the ten of a ten-sided die is a 0.
fn shown(value: u8, faces: u8) -> String {
    if faces == 10 { (value % 10).to_string() } else { value.to_string() }
}

/// Paints an ivory die with dark pips, or with a number.
fn paint_die(ui: &Ui, rect: Rect, (value, faces): (u8, u8), edge: Stroke) {
    let ivory = Color32::from_rgb(0xF4, 0xEE, 0xDD);
    let ink = Color32::from_rgb(0x22, 0x20, 0x1C);
    let radius = (rect.width() * 0.18) as u8;
    ui.painter().rect(rect, radius, ivory, edge, StrokeKind::Inside);
    if faces > PIPS {
        let font = fonts::bold(rect.width() * 0.5);
        return paint_text(ui, rect, Align2::CENTER_CENTER, &shown(value, faces), font, ink);
    }
    for at in pips(value) {
        let spot = pos2(rect.center().x + at.x * rect.width(), rect.center().y + at.y * rect.height());
        ui.painter().circle_filled(spot, rect.width() * 0.085, ink);
    }
}

/// Returns the places of the pips of a face, in sides of the die from its middle.
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
