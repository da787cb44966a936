//! The painter of the caption, with its colours and its scale, and the ways in which it lays out text.

use crate::panels::kit::{fonts, theme::Palette};
use bevy_egui::egui::{
    Color32, CornerRadius, FontId, Galley, Painter, Rect, Vec2, text::LayoutJob, text::TextFormat, vec2,
};
use std::sync::Arc;

/// The size of a sentence at full size, the least one, and the distance between its lines: in a window of 1280 by 720 it has 22
/// pixels or more, so that it can be read on a phone.
const SENTENCE: [f32; 2] = [34.0, 33.0];
pub(super) const LINE: f32 = 38.0;
/// The step between two sizes that are tried, as a part of the larger one.
const STEP: f32 = 0.94;

/// Returns a font in a size.
pub(super) type Font = fn(f32) -> FontId;

/// The painter, the colours and the scale.
pub(super) struct Pen<'a> {
    pub painter: Painter,
    pub palette: &'a Palette,
    pub k: f32,
}

impl Pen<'_> {
    /// Paints a dark plate with an amber edge and a shadow.
    pub fn plate(&self, rect: Rect, edge: f32) {
        let k = self.k;
        for (by, alpha) in [(14.0, 26), (9.0, 40), (5.0, 60)] {
            let shadow = rect.translate(vec2(0.0, by * 0.8 * k)).expand(by * 0.6 * k);
            self.painter.rect_filled(shadow, (10.0 + by) * k, Color32::from_black_alpha(alpha));
        }
        let round = ((edge * 0.8) * k).clamp(3.0, 30.0);
        // Opaque: the letters of the map would shine through, and a video would make that worse.
        self.painter.rect_filled(rect, round, self.palette.background);
        let amber = Rect::from_min_size(rect.min, vec2(edge * k, rect.height()));
        let radius = round as u8;
        let left_only = CornerRadius { nw: radius, sw: radius, ne: 0, se: 0 };
        self.painter.rect_filled(amber, left_only, self.palette.accent);
    }

    pub fn layout(&self, words: &str, font: FontId, colour: Color32, spacing: f32) -> Arc<Galley> {
        let format = TextFormat {
            font_id: font,
            color: colour,
            extra_letter_spacing: spacing,
            ..TextFormat::default()
        };
        self.painter.layout_job(LayoutJob::single_section(words.to_owned(), format))
    }

    /// Lays out a line that fits its room: smaller first, then cut off.
    pub fn fitted(
        &self,
        words: &str,
        font: impl Fn(f32) -> FontId,
        sizes: [f32; 2],
        colour: Color32,
        room: f32,
    ) -> Arc<Galley> {
        let [large, small] = sizes;
        let line = self.layout(words, font(large * self.k), colour, 0.0);
        if line.size().x <= room {
            return line;
        }
        let size = (large * room / line.size().x).max(small) * self.k;
        let mut job = LayoutJob::simple_singleline(words.to_owned(), font(size), colour);
        job.wrap.max_width = room;
        job.wrap.max_rows = 1;
        job.wrap.break_anywhere = true;
        self.painter.layout_job(job)
    }

    /// Lays out a sentence in one line, or in two smaller ones if it does not fit; then it is cut off.
    pub fn in_two_lines(&self, words: &str, high: f32, colour: Color32, room: f32) -> Arc<Galley> {
        let line = self.layout(words, fonts::bold(0.40 * high), colour, 0.0);
        if line.size().x <= room {
            return line;
        }
        let mut job = LayoutJob::simple(words.to_owned(), fonts::bold(0.34 * high), colour, room);
        job.wrap.max_rows = 2;
        self.painter.layout_job(job)
    }

    /// Lays out a sentence that can be read on a phone, in at most so many lines of a room; then it is cut off.
    pub fn sentence(
        &self,
        words: &str,
        font: Font,
        colour: Color32,
        (room, rows): (f32, usize),
    ) -> Arc<Galley> {
        let laid = |size: f32| {
            let format = TextFormat {
                font_id: font(size * self.k),
                color: colour,
                line_height: Some(LINE * self.k),
                ..TextFormat::default()
            };
            let mut job = LayoutJob::single_section(words.to_owned(), format);
            job.wrap.max_width = room;
            job.wrap.max_rows = rows;
            self.painter.layout_job(job)
        };
        let [large, small] = SENTENCE.map(laid);
        if large.elided { small } else { large }
    }

    /// Lays out texts, each with its font and colour and on lines of its own, so that they fit a room: smaller ones wrap
    /// first, and no word is cut off, however small the room is.
    pub fn whole(
        &self,
        texts: &[(&str, Font, Color32)],
        [large, small]: [f32; 2],
        room: Vec2,
    ) -> Arc<Galley> {
        if texts.iter().all(|(words, ..)| words.is_empty()) {
            return self.layout("", fonts::sans(small * self.k), self.palette.text, 0.0);
        }
        let laid = |size: f32| {
            let mut job = LayoutJob::default();
            for (words, font, colour) in texts.iter().filter(|(words, ..)| !words.is_empty()) {
                let line = if job.text.is_empty() { (*words).to_owned() } else { format!("\n{words}") };
                job.append(&line, 0.0, TextFormat::simple(font(size * self.k), *colour));
            }
            job.wrap.max_width = room.x;
            self.painter.layout_job(job)
        };
        // A word that is wider than the room would be broken.
        let has_room = |size: f32| {
            texts.iter().all(|(words, font, colour)| {
                let longest = words.split_whitespace().max_by_key(|word| word.chars().count());
                let word = self.layout(longest.unwrap_or_default(), font(size * self.k), *colour, 0.0);
                word.size().x <= room.x
            })
        };
        let mut size = large;
        loop {
            let galley = laid(size);
            let fits = has_room(size) && galley.size().x <= room.x && galley.size().y <= room.y;
            if fits || size <= small {
                return galley;
            }
            size = (size * STEP).max(small);
        }
    }
}
