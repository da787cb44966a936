//! The bar at the lower edge of the table, under the map: a button for each overlay, with its key, and the legend of
//! what is laid over the map. It is outside the map, and its buttons stay in place whether they are pressed or not.

use super::legend::{self, SWATCH, Swatch};
use crate::{
    engine::text::{say, say_id},
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            theme::over,
            widgets::{keyed, noted, paint_text},
        },
        state::Action,
    },
    planning::BarTool,
    scene::{LegendPattern, ListedOverlay},
    settings::{Command, Overlay},
};
use bevy_egui::egui::{
    Align2, Color32, FontId, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

/// Its height in points.
pub(crate) const HEIGHT: f32 = 34.0;
/// The height of its buttons.
const BUTTON: f32 = 26.0;
/// Points between two buttons, and about the contents of one.
const GAP: f32 = 4.0;
const MARGIN: f32 = 6.0;
/// The width of a narrow sign.
const NARROW: f32 = 9.0;
/// Points at the ends of the bar.
const ENDS: f32 = 12.0;

/// Draws it in its rectangle.
pub(crate) fn show<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, rect: Rect) {
    let palette = panel.palette;
    ui.painter().rect_filled(rect, 0, palette.background);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, palette.line));
    let inner = Rect::from_center_size(rect.center(), vec2(rect.width() - 2.0 * ENDS, BUTTON));
    let tools = panel.state.bar.tools.iter();
    let taken: f32 = tools.map(|tool| tool_place(ui, panel, tool, inner.min).width() + GAP).sum();
    let buttons = buttons(ui, panel, inner.width() - taken - 2.0 * GAP);
    let named = buttons.iter().all(|button| !button.words.is_empty());
    let mut left = inner.left();
    for button in buttons {
        let at = Rect::from_min_size(pos2(left, inner.top()), vec2(button.width, BUTTON));
        left = at.right() + GAP;
        if draw(ui, panel, &button, at).clicked() {
            panel.act(Action::Switch(button.overlay));
        }
    }
    left += 2.0 * GAP;
    for tool in panel.state.bar.tools {
        let at = tool_place(ui, panel, tool, pos2(left, inner.top()));
        if at.right() > inner.right() {
            break;
        }
        left = at.right() + GAP;
        if draw_tool(ui, panel, tool, at).clicked() {
            panel.act(Action::Press(Command::Own(tool.command)));
        }
    }
    let free = legend_of(ui, panel, named, inner.with_min_x(left + 2.0 * GAP));
    gestures(ui, panel, inner.with_min_x(free));
}

/// Returns the place of the button of a tool.
fn tool_place<G: Panelled>(ui: &Ui, panel: &PanelContext<G>, tool: &BarTool, corner: Pos2) -> Rect {
    let key = panel.state.memory.keys.hint(Command::Own(tool.command));
    let sign = if key.is_empty() { 0.0 } else { MARGIN + wide(ui, &key, fonts::bold(11.0)) };
    let width = 2.0 * MARGIN + wide(ui, &say_id(tool.words), fonts::sans(12.0)) + sign;
    Rect::from_min_size(corner, vec2(width, BUTTON))
}

fn draw_tool<G: Panelled>(ui: &mut Ui, panel: &PanelContext<G>, tool: &BarTool, at: Rect) -> Response {
    let on = G::is_tool_on(panel, tool.command);
    let words = say_id(tool.words);
    let response = ground(ui, panel, at, on, (tool.words, &words));
    let palette = panel.palette;
    let text = at.shrink2(vec2(MARGIN, 0.0));
    let ink = if on { palette.text } else { palette.text_second };
    paint_text(ui, text, Align2::LEFT_CENTER, &words, fonts::sans(12.0), ink);
    let key = panel.state.memory.keys.hint(Command::Own(tool.command));
    paint_text(ui, text, Align2::RIGHT_CENTER, &key, fonts::bold(11.0), palette.text_third);
    let command = Command::Own(tool.command);
    response.on_hover_text(panel.keyed(&command.title(), command))
}

/// Tells at the right end, if there is room, of what has no button: the odds while a key is held, and the box.
fn gestures<G: Panelled>(ui: &Ui, panel: &PanelContext<G>, room: Rect) {
    let key = panel.state.memory.keys.hint(Command::Odds);
    let area = say!("dock-bar-area");
    let words = if key.is_empty() { area } else { format!("{}   {area}", say!("dock-bar-odds", key = key)) };
    let font = fonts::sans(11.5);
    if wide(ui, &words, font.clone()) <= room.width() {
        paint_text(ui, room, Align2::RIGHT_CENTER, &words, font, panel.palette.text_third);
    }
}

/// Returns the width of a text in a line.
fn wide(ui: &Ui, words: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(words.to_owned(), font, Color32::WHITE).size().x
}

/// A button of an overlay.
struct BarButton {
    overlay: Overlay,
    listed: ListedOverlay,
    key: String,
    /// Its text, or an empty one where there is no room for the texts of all.
    words: String,
    /// The width of its sign.
    swatch: f32,
    width: f32,
    on: bool,
}

/// Returns the buttons of the overlays. They have signs, texts and keys if there is room for those of all; otherwise the
/// signs are narrow, then the keys are left out, which follow their order, then the texts, and on a narrow map both.
fn buttons<G: Panelled>(ui: &Ui, panel: &PanelContext<G>, room: f32) -> Vec<BarButton> {
    let (bar, keys) = (&panel.state.bar, &panel.state.memory.keys);
    let made = |worded: bool, signed: bool, swatch: f32| -> Vec<BarButton> {
        let listed = bar.listed.iter().enumerate();
        let button = listed.map(|(number, listed)| {
            let overlay = Overlay(number);
            let key = if signed { keys.hint(Command::Overlay(overlay)) } else { String::new() };
            let words = if worded { say_id(listed.short) } else { String::new() };
            let text = if worded { MARGIN + wide(ui, &words, fonts::sans(12.0)) } else { 0.0 };
            let sign = if key.is_empty() { 0.0 } else { MARGIN + wide(ui, &key, fonts::bold(11.0)) };
            let width = 2.0 * MARGIN + swatch + text + sign;
            BarButton { overlay, listed: *listed, key, words, swatch, width, on: bar.on.contains(&overlay) }
        });
        button.collect()
    };
    let fits = |all: &Vec<BarButton>| all.iter().map(|button| button.width + GAP).sum::<f32>() <= room;
    let forms =
        [(true, true, SWATCH.x), (true, true, NARROW), (true, false, NARROW), (false, true, SWATCH.x)];
    let mut forms = forms.into_iter().map(|(worded, signed, swatch)| made(worded, signed, swatch));
    forms.find(fits).unwrap_or_else(|| made(false, false, SWATCH.x))
}

/// Draws the ground of a button, known by the message of its name; a pressed one is tinted, has an amber edge and a bar
/// under it.
fn ground<G: Panelled>(
    ui: &Ui,
    panel: &PanelContext<G>,
    at: Rect,
    on: bool,
    (id, name): (&str, &str),
) -> Response {
    let palette = panel.palette;
    let response = ui.interact(at, ui.id().with(("overlay", id)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, name));
    let (fill, edge) = match (on, response.hovered()) {
        (true, _) => (over(palette.accent, palette.background, 0.28), palette.accent),
        (_, true) => (over(palette.text, palette.raised, 0.08), palette.accent),
        _ => (palette.raised, palette.line),
    };
    ui.painter().rect(at, 4, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    if on {
        ui.painter().rect_filled(at.with_min_y(at.bottom() - 3.0), 2, palette.accent);
    }
    noted(name, response)
}

fn draw<G: Panelled>(ui: &mut Ui, panel: &PanelContext<G>, button: &BarButton, at: Rect) -> Response {
    let (palette, name) = (panel.palette, say_id(button.listed.name));
    let response = ground(ui, panel, at, button.on, (button.listed.name, &name));
    let size = vec2(button.swatch, SWATCH.y);
    let swatch = Rect::from_center_size(pos2(at.left() + MARGIN + size.x / 2.0, at.center().y), size);
    let inks = (&panel.state.bar.inks, panel.state.bar.sides);
    legend::paint(ui.painter(), swatch, Swatch::Overlay(button.listed.pattern), inks);
    let text = at.with_min_x(swatch.right() + MARGIN).with_max_x(at.right() - MARGIN);
    let ink = if button.on { palette.text } else { palette.text_second };
    paint_text(ui, text, Align2::LEFT_CENTER, &button.words, fonts::sans(12.0), ink);
    paint_text(ui, text, Align2::RIGHT_CENTER, &button.key, fonts::bold(11.0), palette.text_third);
    let about = keyed(&panel.state.memory.keys, &name, Command::Overlay(button.overlay));
    response.on_hover_text(about)
}

/// Draws the legend at the right of the buttons: the names of the overlays that are on, unless the buttons have them,
/// and the meanings of the highlighted hexes. What has no room is left out, the last first. Returns its end.
fn legend_of<G: Panelled>(ui: &Ui, panel: &PanelContext<G>, named: bool, room: Rect) -> f32 {
    let bar = &panel.state.bar;
    let overlays = bar.on.iter().filter_map(|overlay| bar.listed.get(overlay.0));
    let meanings = bar.meanings.iter();
    let mut entries: Vec<(Swatch, String)> =
        meanings.map(|meaning| (Swatch::Meaning(*meaning), meaning.name())).collect();
    for listed in overlays {
        if !named {
            entries.push((Swatch::Overlay(listed.pattern), say_id(listed.short)));
        }
        if let LegendPattern::Lines(without) = listed.pattern {
            entries.push((Swatch::Cross, say_id(without)));
        }
    }
    let palette = panel.palette;
    let mut left = room.left();
    for (swatch, words) in entries {
        let galley = ui.painter().layout_no_wrap(words, fonts::sans(12.0), palette.text_second);
        let right = left + SWATCH.x + MARGIN + galley.size().x;
        if right > room.right() {
            break;
        }
        let at = Rect::from_center_size(pos2(left + SWATCH.x / 2.0, room.center().y), SWATCH);
        legend::paint(ui.painter(), at, swatch, (&bar.inks, bar.sides));
        let top = pos2(at.right() + MARGIN, room.center().y - galley.size().y / 2.0);
        ui.painter().galley(top, galley, palette.text_second);
        left = right + 14.0;
    }
    left
}
