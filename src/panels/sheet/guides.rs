//! The tab with the guides that are built into the program: their list, or the one that is read.

use super::state::SheetMemory;
use crate::{
    engine::{
        manual::{Block, Guide, Span, Style, guides, linked_guide, plain, spans},
        text::say,
    },
    panels::{
        book::table,
        kit::{
            fonts,
            theme::Palette,
            widgets::{self, caps, hint, text},
        },
    },
};
use bevy_egui::egui::{
    CornerRadius, CursorIcon, FontId, Frame, Label, Margin, Sense, Ui,
    text::{LayoutJob, TextFormat},
};

/// Size of the letters of a guide.
const SIZE: f32 = 14.0;
/// Points by which an item is farther right than the one that it belongs to.
const INDENT: f32 = 18.0;

pub(crate) fn show(ui: &mut Ui, palette: &Palette, memory: &mut SheetMemory) {
    let Some(guide) = memory.guide.and_then(|number| guides().get(number)) else {
        return list(ui, palette, memory);
    };
    if widgets::plain(ui, palette, &say!("sheet-guides-back")).clicked() {
        memory.guide = None;
    }
    ui.add_space(8.0);
    for part in &guide.blocks {
        if let Some(number) = block(ui, palette, guide, part) {
            memory.guide = Some(number);
        }
    }
    ui.add_space(12.0);
}

/// Draws the titles of the guides.
fn list(ui: &mut Ui, palette: &Palette, memory: &mut SheetMemory) {
    hint(ui, palette, say!("sheet-guides-hint"));
    for (heading, of_game) in [(say!("sheet-guides-all"), false), (say!("sheet-guides-games"), true)] {
        ui.add_space(12.0);
        ui.label(caps(&heading, 12.0, palette.text_second));
        ui.add_space(4.0);
        for (number, guide) in guides().iter().enumerate().filter(|(_, guide)| guide.is_of_game == of_game) {
            if widgets::plain(ui, palette, &guide.title).clicked() {
                memory.guide = Some(number);
            }
        }
    }
}

/// Draws a part of a guide; returns the number of the guide to which a clicked link leads.
fn block(ui: &mut Ui, palette: &Palette, guide: &Guide, block: &Block) -> Option<usize> {
    match block {
        Block::Heading { level, words } => {
            let size = match level {
                1 => 26.0,
                2 => 20.0,
                _ => 16.0,
            };
            ui.add_space(if *level == 1 { 2.0 } else { 10.0 });
            ui.add(Label::new(text(plain(words), fonts::serif(size), palette.text)).wrap());
            ui.add_space(4.0);
            None
        }
        Block::Paragraph(words) => {
            let to = flow(ui, palette, guide, words);
            ui.add_space(6.0);
            to
        }
        Block::Item { depth, mark, words } => {
            let item = ui.horizontal_top(|ui| {
                ui.add_space(INDENT * *depth as f32);
                ui.label(text(mark, fonts::sans(SIZE), palette.text_second));
                flow(ui, palette, guide, words)
            });
            item.inner
        }
        Block::Code(lines) => {
            let frame = Frame::new().fill(palette.panel).corner_radius(CornerRadius::same(6));
            frame.inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                ui.add(Label::new(text(lines, fonts::mono(12.0), palette.text)).wrap());
            });
            ui.add_space(6.0);
            None
        }
        Block::Table(rows) => {
            table(ui, palette, rows, "");
            ui.add_space(6.0);
            None
        }
    }
}

/// Draws a text; returns the number of the guide to which a clicked link leads. A link that leads to no other guide is
/// text.
fn flow(ui: &mut Ui, palette: &Palette, guide: &Guide, words: &str) -> Option<usize> {
    let other = |number: &usize| guides().get(*number).is_some_and(|other| other.file != guide.file);
    let spans = spans(words);
    let leads: Vec<Option<usize>> =
        spans.iter().map(|span| linked_guide(guide, span.link.as_deref()?).filter(other)).collect();
    if leads.iter().all(Option::is_none) {
        ui.add(Label::new(job(palette, &spans)).wrap());
        return None;
    }
    let mut to = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (span, lead) in spans.iter().zip(leads) {
            let Some(number) = lead else {
                ui.label(text(&span.words, font(span.style), palette.text));
                continue;
            };
            let words = text(&span.words, font(span.style), palette.accent_text).underline();
            let link = ui.add(Label::new(words).selectable(false).sense(Sense::click()));
            if link.on_hover_cursor(CursorIcon::PointingHand).clicked() {
                to = Some(number);
            }
        }
    });
    to
}

/// Returns a text with the look of each of its parts.
fn job(palette: &Palette, spans: &[Span]) -> LayoutJob {
    let mut job = LayoutJob::default();
    for span in spans {
        job.append(&span.words, 0.0, TextFormat::simple(font(span.style), palette.text));
    }
    job
}

fn font(style: Style) -> FontId {
    match style {
        Style::Plain => fonts::sans(SIZE),
        Style::Strong => fonts::bold(SIZE),
        Style::Slanted => fonts::italic(SIZE),
        Style::Code => fonts::mono(SIZE - 1.0),
    }
}
