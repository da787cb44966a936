//! The left column of the book: the chapters, the open one with its cases, or the hits of a search.

use super::{
    BookState,
    page::open_chapter,
    paragraph::{Leads, marked},
};
use crate::{
    engine::{
        manual::{Hit, marks, snippet},
        text::say,
    },
    panels::kit::{
        fonts,
        theme::{Palette, over},
        widgets::{caps, hint, noted},
    },
};
use bevy_egui::egui::{Align, CornerRadius, Rect, Response, Sense, Ui, Vec2, text::LayoutJob, vec2};

/// The most hits that are listed.
const MOST: usize = 60;
/// Letters of a case's text that are shown under its title.
const LETTERS: usize = 84;

/// Draws the chapters, the open one with its cases; returns the target of a click.
pub(super) fn show(ui: &mut Ui, state: &BookState) -> Option<Leads> {
    let palette = state.palette;
    let mut leads = None;
    if state.rules.chapters.is_empty() {
        hint(ui, palette, say!("book-unreadable"));
    }
    let open = open_chapter(state.rules, state.memory.case.as_deref());
    for (number, chapter) in state.rules.chapters.iter().enumerate() {
        ui.add_space(2.0);
        let ink = if number == open { palette.text } else { palette.text_second };
        let head = caps(&format!("{}  {}", chapter.number, chapter.title), 11.5, ink);
        let name = format!("chapter {}", chapter.number);
        if row(ui, palette, &name, vec![head], false, 0.0).clicked() {
            leads = Some(Leads::ToChapter(chapter.number.clone()));
        }
        if number != open {
            continue;
        }
        for case in &chapter.cases {
            let now = state.memory.case.as_deref() == Some(case.id.as_str());
            let line = line(palette, &case.id, &case.title, "", now);
            let name = format!("contents {}", case.id);
            let response = row(ui, palette, &name, vec![line], now, 10.0);
            if now && state.memory.jumps {
                response.scroll_to_me(Some(Align::Center));
            }
            if response.clicked() {
                leads = Some(Leads::ToCase(case.id.clone()));
            }
        }
        ui.add_space(6.0);
    }
    leads
}

/// Draws the hits of a search, the best first; returns the target of a click.
pub(super) fn hits(ui: &mut Ui, state: &mut BookState, hits: &[Hit]) -> Option<Leads> {
    let palette = state.palette;
    let wanted = state.memory.search.trim().to_owned();
    hint(
        ui,
        palette,
        match hits.len() {
            0 => say!("book-no-hits", words = wanted.as_str()),
            n => say!("book-hits", n = n),
        },
    );
    ui.add_space(4.0);
    let turns = state.memory.jumps;
    for (number, hit) in hits.iter().enumerate().take(MOST) {
        let chosen = number == state.memory.chosen;
        let mut lines = vec![line(palette, &hit.case.id, &hit.case.title, &wanted, chosen)];
        let piece = hit.case.pieces().find(|piece| !marks(piece, &wanted).is_empty());
        let piece = piece.unwrap_or(&hit.case.text);
        let words = &piece[snippet(piece, &wanted, LETTERS)];
        lines.push(marked(palette, words, &fonts::sans(12.0), palette.text_second, &wanted));
        let response = row(ui, palette, &format!("hit {}", hit.case.id), lines, chosen, 0.0);
        if response.clicked() {
            state.memory.chosen = number;
            state.memory.jumps = true;
            state.memory.takes_keys = true;
        }
        if chosen && turns {
            response.scroll_to_me(None);
        }
    }
    if hits.len() > MOST {
        hint(ui, palette, say!("book-more-hits", n = hits.len() - MOST));
    }
    None
}

fn line(palette: &Palette, id: &str, title: &str, wanted: &str, now: bool) -> LayoutJob {
    let mut job = marked(palette, id, &fonts::bold(12.5), palette.accent_text, wanted);
    let ink = palette.text;
    let font = if now { fonts::bold(13.0) } else { fonts::sans(13.0) };
    let words = marked(palette, title, &font, ink, wanted);
    for (number, section) in words.sections.iter().enumerate() {
        let range = section.byte_range.start.0..section.byte_range.end.0;
        let lead = if number == 0 { 7.0 } else { 0.0 };
        job.append(&words.text[range], lead, section.format.clone());
    }
    job
}

/// Draws lines below each other that form one button; the open one has a ground of its own.
fn row(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    jobs: Vec<LayoutJob>,
    open: bool,
    indent: f32,
) -> Response {
    let width = ui.available_width();
    let galleys: Vec<_> = jobs
        .into_iter()
        .map(|mut job| {
            job.wrap.max_width = width - indent - 16.0;
            job.wrap.max_rows = 2;
            ui.painter().layout_job(job)
        })
        .collect();
    let height = galleys.iter().map(|galley| galley.size().y).sum::<f32>() + 8.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height.max(24.0)), Sense::click());
    if !ui.is_rect_visible(rect) {
        return noted(name, response);
    }
    if open || response.hovered() {
        let strength = if open { 1.0 } else { 0.5 };
        let ground = over(palette.raised, palette.background, strength);
        ui.painter().rect_filled(rect, CornerRadius::same(5), ground);
    }
    if open {
        let bar = Rect::from_min_size(rect.min + vec2(0.0, 4.0), vec2(3.0, rect.height() - 8.0));
        ui.painter().rect_filled(bar, 1, palette.accent);
    }
    let text = galleys.iter().map(|galley| galley.size().y).sum::<f32>();
    let mut at = rect.min + Vec2::new(8.0 + indent, (rect.height() - text) / 2.0);
    for galley in galleys {
        let high = galley.size().y;
        ui.painter().galley(at, galley, palette.text);
        at.y += high;
    }
    noted(name, response)
}
