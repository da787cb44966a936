//! The pen of a figure: it writes shapes of the sheet as SVG, in the pixels of the picture.

use crate::{
    art::{
        packs::drawing::escape,
        painter::{Point, hex_corners},
    },
    engine::board::Hex,
    scene::still::StillFrame,
};
use std::fmt::Write as _;

/// The fonts of texts: that of the program, and another where an SVG is shown without it.
const FAMILY: &str = "Noto Sans, sans-serif";

/// The ink of a line: its colour, its width in pixels, and its opacity.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stroke<'a> {
    pub ink: &'a str,
    pub width: f32,
    pub opacity: f32,
    /// Lengths of dashes and gaps in pixels.
    pub dashes: Option<(f32, f32)>,
}

impl<'a> Stroke<'a> {
    /// Returns a solid line.
    pub(super) fn solid(ink: &'a str, width: f32) -> Self {
        Self { ink, width, opacity: 1.0, dashes: None }
    }
}

/// The type of a line of text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Type<'a> {
    pub size: f32,
    pub is_bold: bool,
    /// `start` or `middle`.
    pub anchor: &'static str,
    pub ink: &'a str,
}

/// Returns the width of a text in pixels, rather too much than too little.
pub(super) fn width_of(words: &str, size: f32) -> f32 {
    0.58 * size * words.chars().count() as f32
}

/// A layer of a figure while it is written.
pub(super) struct Pen {
    frame: StillFrame,
    /// The beginning of the ids of its patterns: no other layer has it.
    layer: &'static str,
    patterns: usize,
    svg: String,
}

impl Pen {
    pub(super) fn new(frame: StillFrame, layer: &'static str) -> Self {
        Self { frame, layer, patterns: 0, svg: String::new() }
    }

    /// The number of pixels of a hex radius.
    pub(super) fn radius(&self) -> f32 {
        self.frame.radius
    }

    /// Returns a width in pixels that is this many hex radii, but at least this many pixels.
    pub(super) fn wide(&self, radii: f32, least: f32) -> f32 {
        (radii * self.frame.radius).max(least)
    }

    /// Returns the SVG so far, without a head.
    pub(super) fn finished(self) -> String {
        self.svg
    }

    /// The size of the picture in pixels.
    pub(super) fn size(&self) -> (f32, f32) {
        (self.frame.area.width as f32, self.frame.area.height as f32)
    }

    /// Returns the place of a point of the sheet in the picture.
    pub(super) fn place(&self, point: Point) -> (f32, f32) {
        let Point { x, y } = point * self.frame.radius;
        (x - self.frame.area.left as f32, y - self.frame.area.top as f32)
    }

    /// Returns these lines as the data of one path.
    fn path(&self, lines: &[Vec<Point>], closed: bool) -> String {
        let mut path = String::new();
        for line in lines {
            for (number, point) in line.iter().enumerate() {
                let (x, y) = self.place(*point);
                let _ = write!(path, "{}{x:.1} {y:.1}", if number == 0 { 'M' } else { 'L' });
            }
            if closed {
                path.push('Z');
            }
        }
        path
    }

    /// Draws lines, each from its first point to its last.
    pub(super) fn lines(&mut self, lines: &[Vec<Point>], stroke: Stroke) {
        let Stroke { ink, width, opacity, dashes } = stroke;
        if lines.is_empty() {
            return;
        }
        let path = self.path(lines, false);
        let cap = if dashes.is_some() { "butt" } else { "round" };
        let dashes =
            dashes.map_or_else(String::new, |(on, off)| format!(" stroke-dasharray=\"{on:.1} {off:.1}\""));
        let _ = write!(
            self.svg,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width:.1}\" \
             stroke-opacity=\"{opacity}\" stroke-linecap=\"{cap}\" stroke-linejoin=\"round\"{dashes}/>"
        );
    }

    /// Fills shapes with a colour or a pattern.
    pub(super) fn fill(&mut self, shapes: &[Vec<Point>], paint: &str, opacity: f32) {
        if shapes.is_empty() {
            return;
        }
        let path = self.path(shapes, true);
        let _ = write!(self.svg, "<path d=\"{path}\" fill=\"{paint}\" fill-opacity=\"{opacity:.2}\"/>");
    }

    /// Draws a disc, with this radius in pixels.
    pub(super) fn disc(&mut self, middle: Point, radius: f32, ink: &str) {
        let (x, y) = self.place(middle);
        let _ = write!(self.svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{ink}\"/>");
    }

    /// Draws a circle, with its radius and its width in pixels.
    pub(super) fn circle(&mut self, middle: Point, radius: f32, stroke: Stroke) {
        let (x, y) = self.place(middle);
        let Stroke { ink, width, opacity, dashes } = stroke;
        let dashes =
            dashes.map_or_else(String::new, |(on, off)| format!(" stroke-dasharray=\"{on:.1} {off:.1}\""));
        let _ = write!(
            self.svg,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"none\" stroke=\"{ink}\" \
             stroke-width=\"{width:.1}\" stroke-opacity=\"{opacity}\"{dashes}/>"
        );
    }

    /// Draws a plate with rounded corners about a point moved by these pixels, with its size in pixels.
    pub(super) fn plate(
        &mut self,
        (middle, by): (Point, (f32, f32)),
        (width, height): (f32, f32),
        fill: &str,
        line: &str,
    ) {
        let (x, y) = self.place(middle);
        let (x, y) = (x + by.0 - width / 2.0, y + by.1 - height / 2.0);
        let _ = write!(
            self.svg,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"4\" \
             fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"1.5\"/>"
        );
    }

    /// Writes a text at a point moved by these pixels: the foot of its letters.
    pub(super) fn text(&mut self, (at, by): (Point, (f32, f32)), words: &str, kind: Type) {
        let (x, y) = self.place(at);
        let (x, y) = (x + by.0, y + by.1);
        let Type { size, is_bold, anchor, ink } = kind;
        let weight = if is_bold { " font-weight=\"700\"" } else { "" };
        let words = escape(words);
        let _ = write!(
            self.svg,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" font-family=\"{FAMILY}\" \
             font-size=\"{size:.1}\"{weight} fill=\"{ink}\">{words}</text>"
        );
    }

    /// Returns the paint of a pattern whose square tile has a side of whole pixels and these contents.
    fn pattern(&mut self, side: f32, contents: &str) -> String {
        let id = format!("{}{}", self.layer, self.patterns);
        self.patterns += 1;
        let _ = write!(
            self.svg,
            "<pattern id=\"{id}\" width=\"{side}\" height=\"{side}\" patternUnits=\"userSpaceOnUse\">{contents}\
             </pattern>"
        );
        format!("url(#{id})")
    }

    /// Returns the paint of parallel lines that rise or fall, with their distance and their width in pixels.
    pub(super) fn hatch(&mut self, is_rising: bool, (pitch, width): (f32, f32), ink: &str) -> String {
        let side = (pitch * std::f32::consts::SQRT_2).round().max(4.0);
        let half = side / 2.0;
        let x = |x: f32| if is_rising { x } else { side - x };
        // The two corners belong to lines of the next tiles.
        let lines = [
            [(-half, half), (half, -half)],
            [(0.0, side), (side, 0.0)],
            [(side - half, side + half), (side + half, side - half)],
        ];
        let path: String = lines
            .iter()
            .map(|[(a, b), (c, d)]| format!("M{:.1} {b:.1}L{:.1} {d:.1}", x(*a), x(*c)))
            .collect();
        self.pattern(side, &format!("<path d=\"{path}\" stroke=\"{ink}\" stroke-width=\"{width:.1}\"/>"))
    }

    /// Returns the paint of level lines.
    pub(super) fn level_lines(&mut self, pitch: f32, width: f32, ink: &str) -> String {
        let side = pitch.round().max(3.0);
        let half = side / 2.0;
        let line = format!("<path d=\"M0 {half}H{side}\" stroke=\"{ink}\" stroke-width=\"{width:.1}\"/>");
        self.pattern(side, &line)
    }

    /// Returns the paint of dots, with the side of a tile of two and their radius in pixels.
    pub(super) fn dots(&mut self, side: f32, radius: f32, ink: &str) -> String {
        let side = side.round().max(6.0);
        let dot = |part: f32| {
            let at = part * side;
            format!("<circle cx=\"{at}\" cy=\"{at}\" r=\"{radius:.1}\" fill=\"{ink}\"/>")
        };
        self.pattern(side, &(dot(0.25) + &dot(0.75)))
    }

    /// Draws the head of an arrow from its neck to its tip, this many pixels wide.
    pub(super) fn arrow_head(&mut self, neck: Point, tip: Point, width: f32, ink: &str) {
        let aside = (tip - neck).unit().turned() * (width / (2.0 * self.frame.radius));
        self.fill(&[vec![neck + aside, tip, neck - aside]], ink, 1.0);
    }
}

/// Returns the corners of a hex at a part of its size.
pub(super) fn corners(hex: Hex, part: f32) -> Vec<Point> {
    hex_corners(hex, part).to_vec()
}
