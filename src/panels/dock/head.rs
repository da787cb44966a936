//! The head of the dock: one sentence, and the next step under it. It has the same height whatever it says, so that
//! nothing below it moves, and nothing has to be laid over the map.

use super::{
    head_told::{HeadButton, HeadTold},
    watch, what_now, who_is_asked,
};
use crate::panels::{
    frame::panelled::{PanelContext, Panelled},
    kit::{
        fonts,
        theme::Palette,
        widgets::{noted, paint_side, text},
    },
    report::result,
};
use bevy_egui::egui::{
    Align, Align2, Button, Color32, FontId, Galley, Layout, Rect, Sense, Ui, UiBuilder, Vec2, pos2,
    text::LayoutJob, vec2,
};
use std::sync::Arc;

/// Its height in points: two lines with their margins.
pub(crate) const HEIGHT: f32 = 58.0;
/// The height of a line, which is also that of a button in it.
const LINE: f32 = 23.0;
/// Sizes of the letters of the sentence, the usual one first.
const SIZES: [f32; 3] = [13.5, 12.5, 11.5];
/// Points between the buttons.
const GAP: f32 = 4.0;

/// Draws it.
pub(crate) fn show<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, rect: Rect) {
    let told = watch::told(panel)
        .or_else(|| result::told(panel))
        .or_else(|| who_is_asked::told(panel))
        .or_else(|| what_now::told(panel))
        .unwrap_or_else(|| phase(panel));
    let palette = panel.palette;
    let edge = told.edge.unwrap_or(palette.line);
    ui.painter().rect_filled(rect, 6, palette.panel);
    ui.painter().rect_filled(rect.with_max_x(rect.left() + 4.0), 2, edge);
    let inner = Rect::from_min_max(rect.min + vec2(12.0, 6.0), rect.max - vec2(6.0, 6.0));
    let lines = [inner.top(), inner.bottom() - LINE]
        .map(|top| Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), LINE)));
    let at = if told.beside_sentence { 0 } else { 1 };
    let clicked = buttons(ui, palette, lines[at], &told.buttons);
    let taken = clicked.1;
    texts(
        ui,
        palette,
        &told,
        [
            lines[0].with_max_x(if at == 0 { taken } else { inner.right() }),
            lines[1].with_max_x(if at == 1 { taken } else { inner.right() }),
        ],
    );
    if let Some(button) = clicked.0.and_then(|number| told.buttons.into_iter().nth(number)) {
        if let Some(leaf) = button.leaf {
            panel.state.memory.leaf = leaf;
        }
        panel.act(button.action);
    }
}

/// Returns the name of the phase, where there is nothing to do or nothing to say yet.
fn phase<G: Panelled>(panel: &PanelContext<G>) -> HeadTold {
    let ((rulebook, _), phase) = (panel.game(), panel.phase_shown());
    let mark = G::phase_side(rulebook, phase).map(|side| G::SIDES[side].flag);
    HeadTold { mark, sentence: G::phase_name(rulebook, phase), ..HeadTold::default() }
}

/// Draws the buttons at the right end of a line; returns the number of the clicked one, and the end of the text's room.
fn buttons(ui: &mut Ui, palette: &Palette, line: Rect, buttons: &[HeadButton]) -> (Option<usize>, f32) {
    let mut left = line.right();
    let mut clicked = None;
    let layout = Layout::right_to_left(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(line).layout(layout), |ui| {
        let spacing = ui.spacing_mut();
        (spacing.item_spacing.x, spacing.interact_size.y) = (GAP, LINE);
        spacing.button_padding = vec2(7.0, 1.0);
        for (number, HeadButton { words, about, .. }) in buttons.iter().enumerate().rev() {
            let button = Button::new(text(words, fonts::sans(12.0), palette.text));
            let response = noted(words, ui.add(button.min_size(vec2(0.0, LINE)))).on_hover_text(about);
            left = response.rect.left() - 2.0 * GAP;
            if response.clicked() {
                clicked = Some(number);
            }
        }
    });
    (clicked, left)
}

/// Draws the sentence and the step. A sentence that needs both lines takes them, unless buttons need the second one;
/// what has no room is in the tooltip.
fn texts(ui: &mut Ui, palette: &Palette, told: &HeadTold, [first, second]: [Rect; 2]) {
    let mut at = first;
    if let Some(flag) = told.mark {
        let mark = Rect::from_center_size(pos2(at.left() + 6.0, at.center().y), Vec2::splat(12.0));
        paint_side(ui, mark, flag, palette);
        at.min.x += 18.0;
    }
    let sentence = |rows: usize, size: f32| {
        rows_of(ui, &told.sentence, fonts::bold(size), palette.text, (at.width(), rows))
    };
    // Beside buttons a little smaller letters are better than a second line that comes and goes.
    let sizes = if told.buttons.is_empty() { &SIZES[..1] } else { &SIZES[..] };
    let fitting = sizes.iter().map(|size| sentence(1, *size)).find(|shown| !shown.elided);
    let mut shown = fitting.unwrap_or_else(|| sentence(1, SIZES[0]));
    let both = shown.elided && (told.buttons.is_empty() || told.beside_sentence && told.step.is_empty());
    let step = if both {
        shown = sentence(2, SIZES[0]);
        None
    } else {
        let ink = palette.text_second;
        Some(rows_of(ui, &told.step, fonts::sans(12.5), ink, (second.width(), 1)))
    };
    let cut = shown.elided || step.as_ref().is_none_or(|step| step.elided);
    let painter = ui.painter();
    let whole = if step.is_some() { at } else { at.with_max_y(second.bottom()) };
    let top = Align2::LEFT_CENTER.anchor_size(whole.left_center(), shown.size()).min;
    painter.galley(top, shown, palette.text);
    if let Some(step) = step {
        let top = Align2::LEFT_CENTER.anchor_size(second.left_center(), step.size()).min;
        painter.galley(top, step, palette.text_second);
    }
    let parts = [&told.sentence, &told.step, &told.more];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    let all: Vec<&str> = parts.map(String::as_str).collect();
    if cut && all.len() > 1 || !told.more.is_empty() || cut && !told.sentence.is_empty() {
        let all = all.join("\n");
        for (number, rect) in [first, second].into_iter().enumerate() {
            let response = ui.interact(rect, ui.id().with(("head", number)), Sense::hover());
            response.on_hover_text(&all);
        }
    }
}

/// Lays a text out in at most this many rows of this width, without breaking words.
fn rows_of(ui: &Ui, words: &str, font: FontId, ink: Color32, (width, rows): (f32, usize)) -> Arc<Galley> {
    let mut job = LayoutJob::simple(words.to_owned(), font, ink, width.max(40.0));
    job.wrap.max_rows = rows;
    ui.painter().layout_job(job)
}
