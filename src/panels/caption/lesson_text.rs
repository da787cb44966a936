//! The text of a lesson's step over the map, in letters for a class: at the left, below the title, in presenter mode and in
//! the viewer window.

use super::{
    pen::Pen,
    size::{FOOT, HEIGHT, SAFE, scale},
};
use crate::{
    engine::text::say,
    panels::{
        kit::{fonts, theme::Palette},
        lesson::paragraphs::{parted, rich_job},
    },
    scene::caption::lesson::LessonText,
};
use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontId, Galley, Id, LayerId, Order, Rect, pos2, text::LayoutJob,
    text::TextFormat, vec2,
};
use std::sync::Arc;

/// The width of the plate, and its inner margin, at full size.
const WIDTH: f32 = 660.0;
const MARGIN: f32 = 30.0;
/// The room above it for the title of the game, and below it for the lower third with a space.
const ABOVE: f32 = 60.0;
const BELOW: f32 = HEIGHT + FOOT + 24.0;
/// Space before a paragraph, and before the task and what is said.
const BETWEEN: f32 = 14.0;
const BEFORE: f32 = 20.0;
/// The sizes of the letters that are tried, as parts of the full size: the first that fits is taken.
const SIZES: [f32; 6] = [1.0, 0.9, 0.8, 0.72, 0.64, 0.56];

/// A laid out piece of text, with the space before it.
struct Piece {
    galley: Arc<Galley>,
    before: f32,
    /// The colour of the bar at its left; none for ordinary text.
    edge: Option<Color32>,
}

/// Paints the text of a step.
pub(super) fn paint(ctx: &Context, palette: &Palette, text: &LessonText) {
    let window = ctx.content_rect();
    let k = scale(window);
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("caption")));
    let pen = Pen { painter, palette, k };
    let safe = window.shrink(SAFE * k);
    let room = Rect::from_min_max(
        safe.min + vec2(0.0, ABOVE * k),
        pos2(safe.left() + (WIDTH * k).min(safe.width()), window.bottom() - BELOW * k),
    );
    let inner = vec2(room.width() - 2.0 * MARGIN * k, room.height() - 2.0 * MARGIN * k);
    if inner.y <= 0.0 {
        return;
    }
    let laid = |size: &f32| pieces(&pen, text, (inner.x, size * k));
    let fits = SIZES.iter().map(laid).find(|pieces| height(pieces) <= inner.y);
    let pieces = fits.unwrap_or_else(|| SIZES.last().map(laid).unwrap_or_default());
    let plate = room.with_max_y((room.top() + height(&pieces) + 2.0 * MARGIN * k).min(room.bottom()));
    pen.plate(plate, 8.0);
    // A text that is too long even in small letters ends at the edge of the plate.
    let painter = pen.painter.with_clip_rect(plate);
    let mut at = plate.min + vec2(MARGIN, MARGIN) * k;
    for Piece { galley, before, edge } in pieces {
        at.y += before;
        if let Some(edge) = edge {
            let bar = Rect::from_min_size(at, vec2(6.0 * k, galley.size().y));
            painter.rect_filled(bar, CornerRadius::same(2), edge);
        }
        let indent = if edge.is_some() { 20.0 * k } else { 0.0 };
        let high = galley.size().y;
        painter.galley(at + vec2(indent, 0.0), galley, palette.text);
        at.y += high;
    }
}

fn height(pieces: &[Piece]) -> f32 {
    pieces.iter().map(|piece| piece.before + piece.galley.size().y).sum()
}

/// Lays out the parts of a text in this width, at this scale.
fn pieces(pen: &Pen, text: &LessonText, (width, scale): (f32, f32)) -> Vec<Piece> {
    let palette = pen.palette;
    let mut pieces = Vec::new();
    let head = match text.place {
        Some((number, steps)) => {
            format!("{} · {}", text.lesson, say!("lesson-step", number = number, steps = steps))
        }
        None => text.lesson.clone(),
    };
    let mut line = |words: &str, font: FontId, ink: Color32, before: f32| {
        if !words.is_empty() {
            let format = TextFormat { font_id: font, color: ink, ..TextFormat::default() };
            let job = LayoutJob::single_section(words.to_owned(), format);
            pieces.push(Piece { galley: wrapped(pen, job, width), before, edge: None });
        }
    };
    line(&head, fonts::bold(19.0 * scale), palette.accent_text, 0.0);
    line(&text.title, fonts::serif(40.0 * scale), palette.text, 6.0 * scale);
    let boxed = width - 20.0 * pen.k;
    let done = if text.is_done { palette.good } else { palette.accent };
    for (words, edge, size) in [
        (&text.text, None, 26.0),
        (&text.task, Some(done), 28.0),
        (&text.said, Some(palette.text_third), 26.0),
    ] {
        for (number, paragraph) in parted(words).iter().enumerate() {
            let job = rich_job(paragraph, size * scale, palette.text);
            let space = if number == 0 { BEFORE } else { BETWEEN };
            let width = if edge.is_some() { boxed } else { width };
            pieces.push(Piece { galley: wrapped(pen, job, width), before: space * scale, edge });
        }
    }
    pieces
}

fn wrapped(pen: &Pen, mut job: LayoutJob, width: f32) -> Arc<Galley> {
    job.wrap.max_width = width;
    pen.painter.layout_job(job)
}
