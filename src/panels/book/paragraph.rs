//! A paragraph of the rules: text with references that can be clicked, and the matches of the search marked.

use crate::{
    engine::{
        manual::{Reference, ReferenceWords, Target, marks},
        text::say,
    },
    panels::kit::{
        fonts,
        theme::{Palette, over},
        widgets::note_place,
    },
};
use bevy_egui::egui::{
    Color32, CursorIcon, FontId, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType,
    text::{CCursor, LayoutJob, TextFormat},
};
use std::ops::Range;

/// The target of a click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Leads {
    ToCase(String),
    ToChapter(String),
}

/// Returns text in one colour, with the matches of the search marked.
pub(super) fn marked(palette: &Palette, words: &str, font: &FontId, ink: Color32, wanted: &str) -> LayoutJob {
    let mut job = LayoutJob::default();
    append(
        &mut job,
        palette,
        words,
        0..words.len(),
        &TextFormat::simple(font.clone(), ink),
        &marks(words, wanted),
    );
    job
}

/// Adds a range of a text, split at the edges of marks.
fn append(
    job: &mut LayoutJob,
    palette: &Palette,
    words: &str,
    range: Range<usize>,
    format: &TextFormat,
    marks: &[Range<usize>],
) {
    let mut at = range.start;
    for mark in marks.iter().filter(|mark| mark.start < range.end && mark.end > range.start) {
        let (start, end) = (mark.start.max(range.start), mark.end.min(range.end));
        job.append(&words[at..start], 0.0, format.clone());
        let ground = over(palette.accent, palette.background, 0.42);
        job.append(&words[start..end], 0.0, TextFormat { background: ground, ..format.clone() });
        at = end;
    }
    job.append(&words[at..range.end], 0.0, format.clone());
}

/// Draws a paragraph in the available width; returns the target of a click on a reference.
pub(super) fn paragraph(
    ui: &mut Ui,
    palette: &Palette,
    words: &str,
    style: (FontId, Color32),
    wanted: &str,
) -> Option<Leads> {
    let (cases, chapters) = (say!("book-link-cases"), say!("book-link-chapters"));
    let known = ReferenceWords::default().and(&cases, &chapters, &say!("book-link-joins"));
    linked(ui, palette, (words, &known.references(words)[..]), style, wanted)
}

/// Returns the places of cases in a text that names them in this order.
pub(super) fn cases_in<'a>(words: &str, cases: &'a [String]) -> Vec<Reference<'a>> {
    let mut found = Vec::new();
    let mut at = 0;
    for case in cases {
        let Some(before) = words[at..].find(case.as_str()) else { continue };
        let range = at + before..at + before + case.len();
        at = range.end;
        found.push(Reference { range, target: Target::Case(case) });
    }
    found
}

/// Draws a paragraph with these references; returns the target of a click on one.
pub(super) fn linked(
    ui: &mut Ui,
    palette: &Palette,
    (words, references): (&str, &[Reference]),
    (font, ink): (FontId, Color32),
    wanted: &str,
) -> Option<Leads> {
    let marks = marks(words, wanted);
    let mut job = LayoutJob::default();
    job.wrap.max_width = ui.available_width();
    let plain =
        TextFormat { line_height: Some((font.size * 1.5).round()), ..TextFormat::simple(font.clone(), ink) };
    let link = TextFormat {
        font_id: fonts::bold(font.size),
        color: palette.accent_text,
        underline: Stroke::new(1.0, palette.accent_text),
        ..plain.clone()
    };
    let mut at = 0;
    for reference in references {
        append(&mut job, palette, words, at..reference.range.start, &plain, &marks);
        append(&mut job, palette, words, reference.range.clone(), &link, &marks);
        at = reference.range.end;
    }
    append(&mut job, palette, words, at..words.len(), &plain, &marks);
    let galley = ui.painter().layout_job(job);
    let sense = if references.is_empty() { Sense::hover() } else { Sense::click() };
    let (rect, response) = ui.allocate_exact_size(galley.size(), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words));
    let character = |byte: usize| words[..byte].chars().count();
    let mut leads = None;
    for reference in references {
        let first = CCursor { prefer_next_row: true, ..CCursor::new(character(reference.range.start)) };
        let last = CCursor::new(character(reference.range.end));
        let (first, last) = (galley.pos_from_cursor(first), galley.pos_from_cursor(last));
        let place = Rect::from_min_max(first.min, last.max).translate(rect.min.to_vec2());
        let (name, target) = match reference.target {
            Target::Case(id) => (format!("case {id}"), Leads::ToCase(id.to_owned())),
            Target::Chapter(number) => (format!("chapter {number}"), Leads::ToChapter(number.to_owned())),
        };
        note_place(ui.ctx(), &name, place);
        if response.hover_pos().is_some_and(|pointer| place.contains(pointer)) {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        let here = response.interact_pointer_pos().is_some_and(|pointer| place.contains(pointer));
        if response.clicked() && here {
            leads = Some(target);
        }
    }
    ui.painter().galley(rect.min, galley, ink);
    leads
}
