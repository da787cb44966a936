//! Letters, tabs and other small print for the margin of the sheet.

use super::text::{Fonts, Style};
use crate::art::{
    packs::{map_art::MapColours, pack::palette::Colour},
    painter::{
        canvas::{Canvas, Placed},
        geometry::{Point, WorldRect},
        sheet::furniture::{Tab, Tone},
    },
};

/// The position of a text relative to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Left,
    Middle,
    Right,
}

#[derive(Clone, Copy, Debug)]
pub struct Lettering {
    /// The face.
    pub style: Style,
    /// The size in hex radii.
    pub size: f32,
    /// The space added between letters, in sizes.
    pub tracking: f32,
    pub colour: Colour,
    /// The ink added around the letters, in sizes.
    pub weight: f32,
}

impl Lettering {
    /// Makes letters of a face, a size in hex radii and a colour.
    pub const fn new(style: Style, size: f32, colour: Colour) -> Self {
        Self { style, size, tracking: 0.0, colour, weight: 0.0 }
    }

    /// Returns the same in another colour.
    pub const fn coloured(self, colour: Colour) -> Self {
        Self { colour, ..self }
    }

    /// Returns the same, farther apart.
    pub const fn tracked(self, tracking: f32) -> Self {
        Self { tracking, ..self }
    }

    /// Returns the same, bolder.
    pub const fn weighted(self, weight: f32) -> Self {
        Self { weight, ..self }
    }

    /// Paints a text on a base line and returns its width, in hex radii.
    pub fn paint(&self, canvas: &mut Canvas, fonts: &Fonts, text: &str, place: Point, anchor: Anchor) -> f32 {
        self.paint_turned(canvas, fonts, text, (place, 0.0), anchor, None)
    }

    /// Paints a text on a turned base line, with a halo of a colour and a width in hex radii.
    pub fn paint_turned(
        &self,
        canvas: &mut Canvas,
        fonts: &Fonts,
        text: &str,
        (place, turn): (Point, f32),
        anchor: Anchor,
        halo: Option<(Colour, f32)>,
    ) -> f32 {
        let line = fonts.line(text, self.style, self.tracking);
        let width = line.width * self.size;
        let back = match anchor {
            Anchor::Left => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::Right => width,
        };
        let (sin, cos) = turn.sin_cos();
        let place = place - Point::new(cos, sin) * back;
        let Some(outline) = line.outline() else { return width };
        let placed = Placed { place, scale: self.size * canvas.radius, turn };
        if let Some((colour, width)) = halo {
            canvas.stroke_placed(&outline, placed, colour, 2.0 * width * canvas.radius, 0.9);
        }
        canvas.fill_placed(&outline, placed, self.colour, 1.0);
        if self.weight > 0.0 {
            canvas.stroke_placed(&outline, placed, self.colour, self.weight * placed.scale, 1.0);
        }
        width
    }
}

/// The colour of a side's tabs.
pub fn tone_colour(tone: Tone, colours: &MapColours) -> Colour {
    match tone {
        Tone::First => colours.first_key,
        Tone::Second => colours.second_key,
        Tone::Neutral => colours.frame,
    }
}

/// Returns the width of a tab of this height.
pub fn tab_width(fonts: &Fonts, tab: &Tab, height: f32) -> f32 {
    (fonts.line(&tab.text, Style::Sans, 0.0).width * 0.62 * height + 0.5 * height).max(height)
}

pub fn paint_tab(
    canvas: &mut Canvas,
    fonts: &Fonts,
    colours: &MapColours,
    tab: &Tab,
    centre: Point,
    height: f32,
) {
    let shape = WorldRect::about(centre, tab_width(fonts, tab, height), height);
    let colour = tone_colour(tab.tone, colours);
    let corners = match tab.tone {
        Tone::First => cut_corners(&shape, [0.06 * height; 2]),
        Tone::Second => cut_corners(&shape, [0.24 * height, 0.05 * height]),
        Tone::Neutral => cut_corners(&shape, [0.32 * height; 2]),
    };
    // An area in which no unit enters is drawn without emphasis.
    let (ground, ink) = match tab.tone {
        Tone::Neutral => (colours.paper_low, colours.ink_soft),
        Tone::First | Tone::Second => (colour, colours.tab_ink),
    };
    canvas.fill_shape(&corners, ground, 1.0);
    if tab.tone == Tone::Neutral {
        let line = canvas.at_least(0.06 * height, 0.7);
        canvas.outline(&corners, colour, line, 0.5);
    }
    let base = centre + Point::new(0.0, 0.22 * height);
    let letters = Lettering::new(Style::Sans, 0.62 * height, ink).weighted(0.055);
    letters.paint(canvas, fonts, &tab.text, base, Anchor::Middle);
}

/// Returns a rectangle with cut corners, by these lengths above and below.
fn cut_corners(shape: &WorldRect, [above, below]: [f32; 2]) -> [Point; 8] {
    let WorldRect { left, top, right, bottom } = *shape;
    [
        (left + above, top),
        (right - above, top),
        (right, top + above),
        (right, bottom - below),
        (right - below, bottom),
        (left + below, bottom),
        (left, bottom - below),
        (left, top + above),
    ]
    .map(|(x, y)| Point::new(x, y))
}
