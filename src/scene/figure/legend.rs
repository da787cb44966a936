//! The strip below a figure: its legend, with a sign for each overlay, each kind of drawing and each kind of counter and
//! marker, and its caption.

use super::{
    explained::{DrawingKind, Explained},
    grey::Inks,
    overlay::{ShownOverlay, mark},
    svg::{Pen, Stroke, Type, width_of},
};
use crate::{
    art::{
        packs::{face::Face, pack::palette::Colour},
        painter::{PixelRect, Point},
    },
    engine::{orders::DrawnColour, text::say_id, wording::capital},
    scene::{
        overlaid::{LegendPattern, OverlayContent},
        still::StillFrame,
    },
};

/// The paper and the ink of the strip.
const PAPER: Colour = Colour([0xF3, 0xED, 0xE0]);
const INK: Colour = Colour([0x26, 0x22, 0x1C]);
/// The width of a figure in which texts have their usual size.
const USUAL: f32 = 1280.0;
/// The size of a sign, at the usual size.
const SIGN: (f32, f32) = (34.0, 22.0);
const SIZE: f32 = 18.0;
/// The side of a counter or a marker among the signs.
const CARD: f32 = 34.0;
/// Distance between two signs, and the margin.
const GAP: f32 = 24.0;
const MARGIN: f32 = 14.0;

/// The strip, as wide as the figure.
pub(super) struct Strip {
    pub svg: String,
    pub height: u32,
    /// The counters and markers among its signs, which are pixels.
    pub cards: Vec<StripCard>,
}

/// A counter or a marker in the strip.
pub(super) struct StripCard {
    pub face: Face,
    /// Its middle and its side, in pixels of the strip.
    pub middle: (f32, f32),
    pub side: u32,
}

/// A sign of the legend.
enum Sign<'a> {
    Overlay(&'a ShownOverlay),
    /// The cross at units without a line.
    Cross,
    Drawing(DrawingKind, DrawnColour),
    Card(&'a Face),
}

/// Writes the strip of a figure; its height is 0 if there is nothing in it.
pub(super) fn strip(
    (overlays, explained): (&[ShownOverlay], &Explained),
    caption: &str,
    width: u32,
    inks: &Inks,
) -> Strip {
    let mut signs: Vec<(Sign, String)> = overlays.iter().flat_map(signs).collect();
    signs.extend(further_signs(explained));
    if signs.is_empty() && caption.trim().is_empty() {
        return Strip { svg: String::new(), height: 0, cards: Vec::new() };
    }
    // Text stays readable in a small figure, and grows in a large one.
    let scale = (width as f32 / USUAL).clamp(0.7, 2.5);
    let paper = inks.shade(PAPER, 0xFF);
    let frame = StillFrame { area: PixelRect { left: 0, top: 0, width, height: 0 }, radius: 1.0 };
    let (pen, cards) = (Pen::new(frame, "s"), Vec::new());
    let mut page = Page { pen, width: width as f32, scale, y: MARGIN * scale, cards };
    page.legend(signs, inks);
    page.caption(caption, inks);
    let height = (page.y + 0.6 * MARGIN * scale).ceil();
    let (svg, cards) = (page.pen.finished(), page.cards);
    let ground = format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>");
    Strip { svg: ground + &svg, height: height as u32, cards }
}

/// Returns the signs of an overlay with their words.
fn signs(shown: &ShownOverlay) -> Vec<(Sign<'_>, String)> {
    let mut signs = vec![(Sign::Overlay(shown), say_id(shown.listed.short))];
    if let LegendPattern::Lines(without) = shown.listed.pattern {
        signs.push((Sign::Cross, say_id(without)));
    }
    signs
}

/// Returns the signs of drawings, counters and markers with their words.
fn further_signs(explained: &Explained) -> impl Iterator<Item = (Sign<'_>, String)> {
    let drawing = |(kind, (colour, meaning)): (&DrawingKind, &(DrawnColour, &'static str))| {
        (Sign::Drawing(*kind, *colour), capital(&say_id(meaning)))
    };
    let cards = explained.counters.iter().chain(&explained.markers);
    explained.drawings.iter().map(drawing).chain(cards.map(|(name, face)| (Sign::Card(face), name.clone())))
}

/// The strip while it is written, from the top down. Its points are pixels.
struct Page {
    pen: Pen,
    width: f32,
    scale: f32,
    y: f32,
    cards: Vec<StripCard>,
}

impl Page {
    fn legend(&mut self, signs: Vec<(Sign, String)>, inks: &Inks) {
        if signs.is_empty() {
            return;
        }
        let scale = self.scale;
        let ((wide, high), size) = ((SIGN.0 * scale, SIGN.1 * scale), SIZE * scale);
        let has_cards = signs.iter().any(|(sign, _)| matches!(sign, Sign::Card(_)));
        let line = if has_cards { CARD * scale } else { high };
        let ink = inks.shade(INK, 0x10);
        let mut x = MARGIN * scale;
        for (sign, words) in signs {
            let long = wide + 0.5 * size + width_of(&words, size);
            if x > MARGIN * scale && x + long > self.width - MARGIN * scale {
                x = MARGIN * scale;
                self.y += line + 0.35 * high;
            }
            self.sign(&sign, (x, self.y + (line - high) / 2.0), (wide, high), inks);
            let at = Point::new(x + wide + 0.5 * size, self.y + 0.5 * line + 0.36 * size);
            let kind = Type { size, is_bold: false, anchor: "start", ink: &ink };
            self.pen.text((at, (0.0, 0.0)), &words, kind);
            x += long + GAP * scale;
        }
        self.y += line + 0.5 * high;
    }

    fn caption(&mut self, caption: &str, inks: &Inks) {
        let size = 1.1 * SIZE * self.scale;
        let ink = inks.shade(INK, 0x10);
        let room = self.width - 2.0 * MARGIN * self.scale;
        for line in wrapped(caption, room, size) {
            self.y += 1.3 * size;
            let at = Point::new(MARGIN * self.scale, self.y - 0.3 * size);
            let kind = Type { size, is_bold: false, anchor: "start", ink: &ink };
            self.pen.text((at, (0.0, 0.0)), &line, kind);
        }
    }

    /// Draws a sign as its overlay looks on the map.
    fn sign(&mut self, sign: &Sign, (x, y): (f32, f32), (wide, high): (f32, f32), inks: &Inks) {
        let corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)];
        let field = Field {
            corners: corners.map(|(x, y)| Point::new(x, y)),
            middle: Point::new(x + wide / 2.0, y + high / 2.0),
            size: (wide, high),
            scale: self.scale,
        };
        if let Sign::Card(face) = sign {
            let side = (CARD * self.scale).round() as u32;
            let middle = (field.middle.x, field.middle.y);
            self.cards.push(StripCard { face: (*face).clone(), middle, side });
            return;
        }
        let pen = &mut self.pen;
        pen.fill(&[field.corners.to_vec()], &inks.shade(Colour([0xEF, 0xE7, 0xD3]), 0xFF), 1.0);
        match sign {
            Sign::Overlay(shown) => overlay_sign(pen, shown, &field, inks),
            Sign::Cross => {
                let ink = inks.shade(inks.colours.no_supply, 0x10);
                small_cross(pen, field.middle, 0.45 * high, &ink);
            }
            Sign::Drawing(kind, colour) => drawing_sign(pen, (*kind, *colour), &field, inks),
            Sign::Card(_) => {}
        }
    }
}

/// The field of a sign.
struct Field {
    corners: [Point; 4],
    middle: Point,
    size: (f32, f32),
    scale: f32,
}

impl Field {
    /// Returns the point at this part of its width, half-way down.
    fn at(&self, part: f32) -> Point {
        Point::new(self.middle.x + (part - 0.5) * self.size.0, self.middle.y)
    }

    /// Returns the line around it.
    fn frame(&self) -> [Vec<Point>; 1] {
        let mut frame = self.corners.to_vec();
        frame.push(self.corners[0]);
        [frame]
    }
}

fn overlay_sign(pen: &mut Pen, shown: &ShownOverlay, field: &Field, inks: &Inks) {
    let (scale, high) = (field.scale, field.size.1);
    let (inside, frame) = ([field.corners.to_vec()], field.frame());
    let level = [vec![field.at(0.0), field.at(1.0)]];
    match &shown.content {
        OverlayContent::Tinted(_) => {
            let ink = inks.shade(inks.colours.reach, 0x20);
            let paint = if inks.is_grey { pen.level_lines(6.0, 1.0, &ink) } else { ink.clone() };
            pen.fill(&inside, &paint, if inks.is_grey { 0.85 } else { 0.35 });
            pen.lines(&frame, Stroke::solid(&ink, 1.7 * scale));
        }
        OverlayContent::Dotted(flag, _) => {
            let ink = inks.of_side(*flag);
            let paint = pen.dots(9.0 * scale, 1.7 * scale, &ink);
            pen.fill(&inside, &paint, 1.0);
            let dashes = Some((5.0 * scale, 3.0 * scale));
            pen.lines(&frame, Stroke { dashes, ..Stroke::solid(&ink, 1.8 * scale) });
        }
        OverlayContent::Hatched(flag, _) => {
            let ink = inks.of_side(*flag);
            let paint = pen.hatch(flag.is_cut(), (6.0 * scale, 1.3 * scale), &ink);
            pen.fill(&inside, &paint, 0.75);
            pen.lines(&frame, Stroke::solid(&ink, 1.6 * scale));
        }
        OverlayContent::Lines(..) => {
            pen.lines(&level, Stroke::solid(&inks.dark(), 6.5 * scale));
            pen.lines(&level, Stroke::solid(&inks.shade(inks.colours.supply, 0xFF), 3.6 * scale));
        }
        OverlayContent::Rings(_) => {
            let pale = inks.shade(inks.colours.leader, 0xFF);
            let dark = inks.shade(inks.colours.leader_dash, 0x10);
            pen.lines(&level, Stroke::solid(&pale, 5.5 * scale));
            let dashes = Some((7.0 * scale, 4.0 * scale));
            pen.lines(&level, Stroke { dashes, ..Stroke::solid(&dark, 2.8 * scale) });
        }
        OverlayContent::Held(_) => {
            let LegendPattern::Held(flags) = shown.listed.pattern else { return };
            for (flag, part) in flags.into_iter().zip([0.28, 0.72]) {
                mark(pen, field.at(part), 0.32 * high, flag, (&inks.mark(flag), &inks.dark()));
            }
        }
        OverlayContent::Moves(moves) => {
            let ink = moves.first().map_or_else(|| inks.dark(), |made| inks.of_side(made.flag));
            let line = [vec![field.at(0.1), field.at(0.62)]];
            pen.lines(&line, Stroke::solid(&ink, 2.6 * scale));
            pen.arrow_head(field.at(0.62), field.at(0.94), 0.6 * high, &ink);
        }
    }
}

/// Draws the sign of a ring, an arrow or a line, in its colour.
fn drawing_sign(pen: &mut Pen, (kind, colour): (DrawingKind, DrawnColour), field: &Field, inks: &Inks) {
    let (scale, high) = (field.scale, field.size.1);
    let (look, width) = (inks.chalk(colour), 3.0 * scale);
    let dashes = look.dashes.map(|(on, off)| (on * width, off * width));
    let rim = Stroke::solid(&look.rim, width + 2.0 * scale);
    let stroke = Stroke { dashes, ..Stroke::solid(&look.ink, width) };
    match kind {
        DrawingKind::Ring => {
            pen.circle(field.middle, 0.36 * high, rim);
            pen.circle(field.middle, 0.36 * high, stroke);
        }
        DrawingKind::Arrow => {
            let line = [vec![field.at(0.12), field.at(0.62)]];
            pen.lines(&line, rim);
            pen.arrow_head(field.at(0.56), field.at(0.98), 0.8 * high, &look.rim);
            pen.lines(&line, stroke);
            pen.arrow_head(field.at(0.60), field.at(0.94), 0.6 * high, &look.ink);
        }
        DrawingKind::Stroke => {
            let line = [vec![field.at(0.1), field.at(0.9)]];
            pen.lines(&line, rim);
            pen.lines(&line, stroke);
        }
    }
}

/// Draws the cross of a unit without a line, with its radius in pixels.
fn small_cross(pen: &mut Pen, middle: Point, radius: f32, ink: &str) {
    pen.disc(middle, radius, ink);
    let arms = [1.0, -1.0].map(|turn| {
        let arm = Point::new(0.45 * radius, 0.45 * radius * turn);
        vec![middle - arm, middle + arm]
    });
    pen.lines(&arms, Stroke::solid("#FFFFFF", 0.28 * radius));
}

/// Breaks a text into lines of at most this width, between words.
fn wrapped(text: &str, room: f32, size: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width_of(line, size) + width_of(word, size) + size <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captions_break_between_words() {
        assert_eq!(wrapped("one two three", 12.0 * 10.0 * 0.58, 10.0), ["one two", "three"]);
        assert_eq!(wrapped("extraordinary", 10.0, 10.0), ["extraordinary"]);
        assert!(wrapped("  ", 100.0, 10.0).is_empty());
    }
}
