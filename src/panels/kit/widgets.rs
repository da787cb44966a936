//! The widgets that all panels are made of.

use super::{
    fonts,
    theme::{Palette, over, shadow},
};
use crate::{
    engine::counters::Flag,
    scene::Shade,
    settings::{Command, KeyMap},
};
use bevy_egui::egui::{
    Align, Align2, Area, Button, Color32, Context, CornerRadius, FontId, Frame, Galley, Id, Label, Layout,
    Margin, Order, Painter, Pos2, Rect, Response, RichText, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, text::LayoutJob, text::TextFormat, vec2,
};
use std::sync::Arc;

/// Points around the contents of a section.
const PADDING: i8 = 14;

pub(crate) fn text(words: impl Into<String>, font: FontId, colour: Color32) -> RichText {
    RichText::new(words).font(font).color(colour)
}

/// Returns the height of a text that wraps at this width.
pub(crate) fn height_of(ui: &Ui, words: &str, font: FontId, width: f32) -> f32 {
    ui.painter().layout(words.to_owned(), font, Color32::WHITE, width).size().y
}

/// Returns a text in spaced capitals, for headers.
pub(crate) fn caps(words: &str, size: f32, colour: Color32) -> LayoutJob {
    let format = TextFormat {
        font_id: fonts::bold(size),
        extra_letter_spacing: size * 0.1,
        color: colour,
        ..TextFormat::default()
    };
    LayoutJob::single_section(words.to_uppercase(), format)
}

/// Draws a card with a header, a hint at its right, and contents.
pub(crate) fn section<R>(
    ui: &mut Ui,
    palette: &Palette,
    title: &str,
    hint: &str,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let frame = Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(8));
    let shown = frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.set_min_width(ui.available_width());
        let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), 33.0), Sense::hover());
        let middle = head.center().y;
        let painter = ui.painter();
        let title = painter.layout_job(caps(title, 11.0, palette.text_second));
        let title_end = head.left() + f32::from(PADDING) + title.size().x;
        let title_at = pos2(head.left() + f32::from(PADDING), middle - title.size().y / 2.0);
        painter.galley(title_at, title, palette.text_second);
        let room = head.right() - f32::from(PADDING) - title_end - 12.0;
        let line =
            |words: &str| painter.layout_no_wrap(words.to_owned(), fonts::sans(12.0), palette.text_third);
        let hint = line(&cut_before_number(hint, |words| line(words).size().x <= room.max(20.0)));
        let hint_at = pos2(head.right() - f32::from(PADDING) - hint.size().x, middle - hint.size().y / 2.0);
        painter.galley(hint_at, hint, palette.text_third);
        painter.hline(head.x_range(), head.bottom(), Stroke::new(1.0, palette.line));
        Frame::new()
            .inner_margin(Margin { left: PADDING, right: PADDING, top: 10, bottom: 12 })
            .show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 4.0;
                contents(ui)
            })
            .inner
    });
    ui.add_space(10.0);
    shown.inner
}

/// The egui name of a refusal's card, which other panels avoid.
pub(crate) const REFUSAL: &str = "refusal";

/// A card that floats over everything else.
pub(crate) struct Floating {
    /// Its egui name.
    pub name: &'static str,
    /// The point of the card that is at `at`.
    pub pivot: Align2,
    pub at: Pos2,
    pub edge: Color32,
    /// The radius of its corners.
    pub radius: u8,
    /// The margin about its contents.
    pub margin: Margin,
}

impl Floating {
    /// Makes a question in the middle of the map.
    pub fn question(name: &'static str, map: Rect, edge: Color32) -> Self {
        let (pivot, at) = (Align2::CENTER_CENTER, map.center());
        Self { name, pivot, at, edge, radius: 10, margin: Margin::same(20) }
    }

    /// Draws it, and returns its rectangle.
    pub fn show(self, ctx: &Context, palette: &Palette, contents: impl FnOnce(&mut Ui)) -> Rect {
        let area = Area::new(Id::new(self.name))
            .order(Order::Foreground)
            .pivot(self.pivot)
            .fixed_pos(self.at)
            .fade_in(false);
        let frame = Frame::new()
            .fill(palette.panel)
            .stroke(Stroke::new(1.0, self.edge))
            .corner_radius(self.radius)
            .shadow(shadow())
            .inner_margin(self.margin);
        area.show(ctx, |ui| frame.show(ui, contents)).response.rect
    }
}

/// Draws the primary button: the only amber area. Its key is at the right.
pub(crate) fn primary(ui: &mut Ui, palette: &Palette, words: &str, key: &str, wide: bool) -> Response {
    let in_size = |size| ui.painter().layout_no_wrap(words.to_owned(), fonts::bold(size), palette.accent_ink);
    let mut label = in_size(15.0);
    let width = if wide { ui.available_width() } else { label.size().x + 32.0 };
    let key = ui.painter().layout_no_wrap(key.to_owned(), fonts::sans(12.0), palette.accent_ink);
    let beside = if key.size().x > 0.0 { key.size().x + 22.0 } else { 16.0 };
    let room = width - 16.0 - beside;
    if label.size().x > width - 2.0 * beside {
        label = in_size(12.5);
    }
    if label.size().x > room {
        label = in_two_lines(ui, words, room, palette.accent_ink);
    }
    let (rect, response) = ui.allocate_exact_size(vec2(width, 40.0), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, words));
    let fill = match (response.is_pointer_button_down_on(), response.hovered() || response.has_focus()) {
        (true, _) => over(Color32::BLACK, palette.accent, 0.12),
        (_, true) => over(Color32::WHITE, palette.accent, 0.14),
        _ => palette.accent,
    };
    ui.painter().rect_filled(rect, 8, fill);
    // The text is in the middle, unless it would overlap the key.
    let left = (rect.center().x - label.size().x / 2.0).min(rect.right() - beside - label.size().x);
    ui.painter().galley(pos2(left, rect.center().y - label.size().y / 2.0), label, palette.accent_ink);
    let at = pos2(rect.right() - 14.0 - key.size().x, rect.center().y - key.size().y / 2.0);
    ui.painter().galley(at, key, palette.accent_ink);
    noted(words, response)
}

/// Lays out the text of a button in two lines; a longer text is cut before a number at its end.
fn in_two_lines(ui: &Ui, words: &str, room: f32, ink: Color32) -> Arc<Galley> {
    let laid = |words: &str| ui.painter().layout(words.to_owned(), fonts::bold(12.0), ink, room);
    laid(&cut_before_number(words, |words| laid(words).rows.len() <= 2))
}

/// Draws an ordinary button.
pub(crate) fn plain(ui: &mut Ui, palette: &Palette, words: &str) -> Response {
    noted(words, ui.add(Button::new(text(words, fonts::sans(13.0), palette.text)).min_size(vec2(28.0, 28.0))))
}

/// Cuts a text to fit. A number in brackets at its end stays, because it may be the only difference between two hexes.
fn cut_before_number(words: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(words) {
        return words.to_owned();
    }
    let number = words.rfind(" (").filter(|_| words.ends_with(')')).map_or("", |at| &words[at..]);
    let mut rest = &words[..words.len() - number.len()];
    loop {
        let cut = format!("{}\u{2026}{number}", rest.trim_end());
        let Some((last, _)) = rest.char_indices().next_back().filter(|_| !fits(&cut)) else { return cut };
        rest = &rest[..last];
    }
}

/// Draws a text that wraps before a button at its right: however long the text is, the button stays within the room.
pub(crate) fn words_before(ui: &mut Ui, palette: &Palette, words: RichText, button: &str) -> Response {
    ui.horizontal_top(|ui| {
        let label = ui.painter().layout_no_wrap(button.to_owned(), fonts::sans(13.0), palette.text).size().x;
        let taken = (label + 2.0 * ui.spacing().button_padding.x).max(28.0) + ui.spacing().item_spacing.x;
        let room = (ui.available_width() - taken).max(40.0);
        ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_max_width(room);
            ui.add(Label::new(words).wrap());
        });
        plain(ui, palette, button)
    })
    .inner
}

/// Draws the secondary button beside the primary one: of the same height, in the remaining width.
pub(crate) fn beside(ui: &mut Ui, palette: &Palette, words: &str) -> Response {
    let size = vec2(ui.available_width(), 40.0);
    noted(words, ui.add(Button::new(text(words, fonts::sans(13.0), palette.text)).min_size(size)))
}

/// Draws an ordinary button in the place of the primary one. Its key is at the right.
pub(crate) fn lesser(ui: &mut Ui, palette: &Palette, words: &str, key: &str) -> Response {
    let response = beside(ui, palette, words);
    let right = response.rect.shrink2(vec2(14.0, 0.0));
    paint_text(ui, right, Align2::RIGHT_CENTER, key, fonts::sans(12.0), palette.text_third);
    response
}

/// Draws a button of the available width.
pub(crate) fn wide(ui: &mut Ui, palette: &Palette, words: &str) -> Response {
    let size = vec2(ui.available_width(), 30.0);
    noted(words, ui.add(Button::new(text(words, fonts::sans(13.0), palette.text)).min_size(size).truncate()))
}

/// Draws a text that wraps.
pub(crate) fn words(ui: &mut Ui, palette: &Palette, what: impl Into<String>) {
    ui.add(Label::new(text(what, fonts::sans(13.0), palette.text)).wrap());
}

/// Draws a hint that wraps.
pub(crate) fn hint(ui: &mut Ui, palette: &Palette, what: impl Into<String>) {
    ui.add(Label::new(text(what, fonts::sans(12.0), palette.text_third)).wrap());
}

/// Draws a label at the left and a text at its right.
pub(crate) fn fact(ui: &mut Ui, palette: &Palette, label: &str, what: &str, colour: Color32) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let width = 78.0;
        ui.allocate_ui_with_layout(vec2(width, 18.0), Layout::left_to_right(Align::Min), |ui| {
            ui.set_min_width(width);
            ui.label(text(label, fonts::sans(13.0), palette.text_second));
        });
        ui.add(Label::new(text(what, fonts::sans(13.0), colour)).wrap());
    });
}

/// Draws a row with one text at the left and one at the right.
pub(crate) fn between(ui: &mut Ui, left: RichText, right: RichText) {
    ui.horizontal(|ui| {
        ui.set_min_height(20.0);
        ui.add(Label::new(left).truncate());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(right));
    });
}

/// Draws a line with a name at the left and its choices at the right, and an explanation under it.
pub(crate) fn row(ui: &mut Ui, palette: &Palette, name: &str, about: &str, choice: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        ui.label(text(name, fonts::bold(14.0), palette.text));
        ui.with_layout(Layout::right_to_left(Align::Center), choice);
    });
    if !about.is_empty() {
        hint(ui, palette, about);
    }
    ui.add_space(10.0);
}

/// Draws a warning on an amber ground.
pub(crate) fn warning(ui: &mut Ui, palette: &Palette, what: &str) {
    Frame::new()
        .fill(over(palette.accent, palette.panel, 0.14))
        .corner_radius(CornerRadius::same(4))
        .inner_margin(Margin::symmetric(8, 4))
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.add(Label::new(text(as_sentence(what), fonts::sans(13.0), palette.accent_text)).wrap());
        });
}

/// Returns a text that begins with a capital, unless it begins with the name of a file or the path of a value.
pub(crate) fn as_sentence(words: &str) -> String {
    let first = words.split_whitespace().next().unwrap_or_default();
    if first.contains(['.', '/', '\\', ':', '_', '[']) { words.to_owned() } else { capital(words) }
}

/// Draws a thin rule.
pub(crate) fn rule(ui: &mut Ui, palette: &Palette) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 9.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, palette.line));
}

/// Shows a tooltip whose text is made only while it is open: many places have one, and at most one is read.
pub(crate) fn hover_text(response: Response, words: impl FnOnce() -> String) -> Response {
    response.on_hover_ui(|ui| {
        // As egui does: a tooltip with a changing text does not shrink.
        ui.set_max_width(ui.spacing().tooltip_width);
        ui.label(words());
    })
}

/// Returns the text of a button, with its key.
pub(crate) fn keyed(keys: &KeyMap, words: &str, command: Command) -> String {
    let key = keys.hint(command);
    if key.is_empty() { words.to_owned() } else { format!("{words} ({key})") }
}

/// Paints the mark of a side: its upper corners are cut, or they are not.
pub(crate) fn paint_side(ui: &Ui, rect: Rect, side: impl Into<Flag>, palette: &Palette) {
    paint_side_with(ui.painter(), rect, side, palette);
}

/// Paints the mark of a side outside a panel.
pub(crate) fn paint_side_with(painter: &Painter, rect: Rect, side: impl Into<Flag>, palette: &Palette) {
    let flag = side.into();
    let colour = palette.side_in(painter.ctx(), flag);
    let edge = Stroke::new(1.0, over(Color32::BLACK, colour, if palette.dark { 0.3 } else { 0.6 }));
    if !flag.is_cut() {
        painter.rect(rect, CornerRadius::same(1), colour, edge, StrokeKind::Inside);
        return;
    }
    let cut = rect.width() * 0.28;
    let points = vec![
        pos2(rect.left() + cut, rect.top()),
        pos2(rect.right() - cut, rect.top()),
        pos2(rect.right(), rect.top() + cut),
        rect.right_bottom(),
        rect.left_bottom(),
        pos2(rect.left(), rect.top() + cut),
    ];
    painter.add(Shape::convex_polygon(points, colour, edge));
}

/// Draws the mark of a side, in the flow of a row.
pub(crate) fn side_mark(ui: &mut Ui, side: impl Into<Flag>, palette: &Palette) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(12.0), Sense::hover());
    paint_side(ui, rect, side, palette);
}

/// Draws a tab of a strip; the open one is bold, with a bar under it. `size` is that of its text; the bar begins
/// `bar.x` from its sides and is `bar.y` high.
pub(crate) fn tab(
    ui: &Ui,
    palette: &Palette,
    rect: Rect,
    name: &str,
    open: bool,
    (size, bar): (f32, Vec2),
) -> Response {
    let response = noted(name, ui.interact(rect, ui.id().with(name), Sense::click()));
    let (font, ink) = match (open, response.hovered()) {
        (true, _) => (fonts::bold(size), palette.text),
        (_, true) => (fonts::sans(size), palette.text),
        _ => (fonts::sans(size), palette.text_second),
    };
    paint_text(ui, rect, Align2::CENTER_CENTER, name, font, ink);
    if open {
        let (left, right, bottom) = (rect.left() + bar.x, rect.right() - bar.x, rect.bottom());
        let under = Rect::from_min_max(pos2(left, bottom - bar.y), pos2(right, bottom));
        ui.painter().rect_filled(under, 1, palette.accent);
    }
    response
}

/// Paints a combat result on its colour, in letters of this size.
pub(crate) fn paint_result(
    ui: &Ui,
    palette: &Palette,
    rect: Rect,
    (name, shade): (&str, impl Into<Shade>),
    size: f32,
) {
    let (ground, ink) = palette.shade(shade.into());
    ui.painter().rect_filled(rect, 4, ground);
    paint_text(ui, rect, Align2::CENTER_CENTER, name, fonts::bold(size), ink);
}

/// Paints text at a place, cut off at the edge of its room.
pub(crate) fn paint_text(ui: &Ui, at: Rect, align: Align2, words: &str, font: FontId, colour: Color32) {
    let anchor = align.pos_in_rect(&at);
    ui.painter().text(anchor, align, words, font, colour);
}

/// Returns a text for the middle of a sentence, with a small first letter.
pub(crate) fn in_sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

pub(crate) use crate::engine::wording::capital;

/// The rectangles of the labelled buttons of the last frame, and the frame.
type Noted = (u64, std::collections::BTreeMap<String, Rect>);

fn noted_id() -> Id {
    Id::new("buttons noted")
}

/// Notes the rectangle of a button, for programs that drive the window.
pub(crate) fn noted(words: &str, response: Response) -> Response {
    note_place(&response.ctx, words, response.rect);
    response
}

/// Notes the rectangle of something that can be clicked.
pub(crate) fn note_place(ctx: &Context, words: &str, rect: Rect) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| {
        let noted: &mut Noted = data.get_temp_mut_or_default(noted_id());
        if noted.0 != frame {
            *noted = (frame, Default::default());
        }
        noted.1.insert(words.to_owned(), rect);
    });
}

/// Removes a button from those that can be clicked.
pub(super) fn take_off(ctx: &Context, words: &str) {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Noted>(noted_id()).1.remove(words));
}

/// Returns the labelled buttons of the last frame with their rectangles, in points.
pub fn buttons(ctx: &Context) -> std::collections::BTreeMap<String, Rect> {
    ctx.data(|data| data.get_temp::<Noted>(noted_id())).map(|noted| noted.1).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{as_sentence, cut_before_number};

    #[test]
    fn a_warning_begins_with_a_capital_but_no_file_does() {
        let all = ["a type is missing", "map.ron:3:4: roads", "set_up: no room", "Saved."];
        let shown = ["A type is missing", "map.ron:3:4: roads", "set_up: no room", "Saved."];
        assert_eq!(all.map(as_sentence), shown);
    }

    /// A text that is cut keeps the number of the hex.
    #[test]
    fn a_heading_is_cut_before_its_number() {
        let cut = |words: &str, room: usize| cut_before_number(words, |words| words.chars().count() <= room);
        assert_eq!(cut("at Orsha", 10), "at Orsha");
        assert_eq!(cut("at the crossroads of Smolensk (1818)", 24), "at the crossroad\u{2026} (1818)");
        assert_eq!(cut("attackers and defenders", 10), "attackers\u{2026}");
    }
}
