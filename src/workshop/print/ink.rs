//! Lines, areas and texts on a sheet. Places and lengths are millimetres from its upper left corner, sizes of letters and
//! widths of lines are points.

use super::fonts::PrintFonts;
use krilla::{
    color::rgb,
    geom::{Path, PathBuilder, Point, Rect},
    num::NormalizedF32,
    paint::{Fill, FillRule, Stroke},
    surface::Surface,
    text::TextDirection,
};

/// Points to a millimetre.
pub(super) const POINTS: f32 = 72.0 / 25.4;

/// The black of lines and letters.
pub(super) const INK: [u8; 3] = [0, 0, 0];

/// A rectangle on a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
}

impl Frame {
    /// Returns the outline in points; none if it is empty.
    pub fn path(self) -> Option<Path> {
        let [left, top, width, height] =
            [self.left, self.top, self.width, self.height].map(|length| length * POINTS);
        let mut builder = PathBuilder::new();
        builder.push_rect(Rect::from_xywh(left, top, width, height)?);
        builder.finish()
    }
}

fn filled(colour: [u8; 3], opacity: NormalizedF32) -> Fill {
    let [red, green, blue] = colour;
    Fill { paint: rgb::Color::new(red, green, blue).into(), opacity, rule: FillRule::NonZero }
}

/// Fills a rectangle.
pub(super) fn area(surface: &mut Surface, place: Frame, colour: [u8; 3]) {
    let Some(path) = place.path() else { return };
    surface.set_stroke(None);
    surface.set_fill(Some(filled(colour, NormalizedF32::ONE)));
    surface.draw_path(&path);
}

/// Draws a straight line of this width in points.
pub(super) fn line(surface: &mut Surface, from: (f32, f32), to: (f32, f32), width: f32) {
    let mut builder = PathBuilder::new();
    builder.move_to(from.0 * POINTS, from.1 * POINTS);
    builder.line_to(to.0 * POINTS, to.1 * POINTS);
    let Some(path) = builder.finish() else { return };
    let [red, green, blue] = INK;
    let paint = rgb::Color::new(red, green, blue).into();
    surface.set_fill(None);
    surface.set_stroke(Some(Stroke { paint, width, ..Stroke::default() }));
    surface.draw_path(&path);
    surface.set_stroke(None);
}

/// The looks of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Type {
    /// Its size in points.
    pub size: f32,
    pub is_bold: bool,
    /// Whether it can only be found and copied.
    pub is_hidden: bool,
}

impl Type {
    /// A visible text.
    pub const fn plain(size: f32) -> Self {
        Self { size, is_bold: false, is_hidden: false }
    }
}

/// Writes a text whose base line begins at a place.
pub(super) fn text(surface: &mut Surface, fonts: &PrintFonts, at: (f32, f32), look: Type, words: &str) {
    let words: String = words.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let Some(font) = fonts.font(&words, look.is_bold).filter(|_| !words.trim().is_empty()) else { return };
    let opacity = if look.is_hidden { NormalizedF32::ZERO } else { NormalizedF32::ONE };
    surface.set_stroke(None);
    surface.set_fill(Some(filled(INK, opacity)));
    let start = Point::from_xy(at.0 * POINTS, at.1 * POINTS);
    surface.draw_text(start, font, look.size, &words, false, TextDirection::Auto);
}

/// Writes a text that ends at a place.
pub(super) fn text_before(
    surface: &mut Surface,
    fonts: &PrintFonts,
    at: (f32, f32),
    look: Type,
    words: &str,
) {
    let width = fonts.width(words, look.is_bold, look.size) / POINTS;
    text(surface, fonts, (at.0 - width, at.1), look, words);
}
