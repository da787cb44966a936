//! A name ready to be painted: letters, halo, victory ring or star.

use super::text::{Fonts, Style};
use crate::art::{
    packs::map_art::MapArt,
    painter::{
        canvas::{Canvas, Placed},
        geometry::{Point, WorldRect},
        raster::{PixelRect, Raster},
    },
};
use resvg::tiny_skia::{Path, PathBuilder, Pixmap, Transform};

/// The size of the number in a ring, its base line, and the ink added around it.
const BADGE_NUMBER: (f32, f32, f32) = (1.12, 0.40, 0.07);
/// The size of the number in a star, in outer radii.
const STAR_NUMBER: f32 = 0.66;

/// The kind of a name, the largest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NameKind {
    /// The objective of the campaign.
    Objective,
    /// A major city.
    Major,
    /// A minor city, or a name without a town.
    Minor,
    River,
    /// A victory star on a hex without a town.
    Star,
}

#[derive(Clone, Debug)]
pub struct PlacedLetter {
    /// Its outline, of size one.
    pub outline: Path,
    /// The beginning of its base line.
    pub place: Point,
    /// Turn, clockwise, in radians.
    pub turn: f32,
}

#[derive(Clone, Debug)]
pub struct NamePlate {
    /// The text as it is lettered.
    pub text: String,
    pub kind: NameKind,
    /// The area of the world that it covers, with its ring, without its halo.
    pub bounds: WorldRect,
    /// The pixels to a hex radius for which it was set.
    pub radius: f32,
    /// Victory points in its ring or star.
    pub points: Option<u32>,
    pub(crate) ring: Option<(Point, f32)>,
    pub(crate) size: f32,
    pub(crate) letters: Vec<PlacedLetter>,
}

impl NamePlate {
    /// Whether it is still clear a little to the side. The name of a river follows the river, and a star in another hex
    /// would mark that hex.
    pub fn can_shift(&self) -> bool {
        !matches!(self.kind, NameKind::River | NameKind::Star)
    }

    /// Paints the name alone on an empty picture, at its own zoom.
    pub fn raster(&self, fonts: &Fonts, art: &MapArt) -> Raster {
        let area = PixelRect::covering(self.bounds.grown((6.0 / self.radius).max(0.45)), self.radius);
        let Some(mut pixmap) = Pixmap::new(area.width, area.height) else { return Raster::blank(area) };
        self.paint(fonts, art, &mut Canvas::new(&mut pixmap, self.radius, area));
        Raster { area, pixels: pixmap.take_demultiplied() }
    }

    /// Paints the name, if it touches the canvas.
    pub fn paint(&self, fonts: &Fonts, art: &MapArt, canvas: &mut Canvas) {
        if canvas.view().grown(1.0).overlap(&self.bounds) <= 0.0 {
            return;
        }
        let river = self.kind == NameKind::River;
        let (colours, names) = (&art.colours, &art.names);
        let (halo, ink) =
            if river { (names.river_halo, colours.river_name) } else { (names.halo, colours.ink) };
        if let Some(outline) = self.outline(canvas) {
            canvas.stroke(&outline, colours.paper, 2.0 * canvas.pixels(halo.width), halo.strength.0);
            canvas.fill(&outline, ink, 1.0);
        }
        let (Some((middle, size)), Some(points)) = (self.ring, self.points) else { return };
        let line = (names.ring_line.0 * size * canvas.radius).max(1.0);
        let number = if self.kind == NameKind::Star {
            let corners = star(middle, size, names.star_waist.0 * size);
            canvas.fill_shape(&corners, colours.paper_high, 1.0);
            canvas.outline(&corners, colours.victory, canvas.pixels(names.star_line), 1.0);
            STAR_NUMBER * size
        } else {
            canvas.disc(middle, size, colours.paper_high, 1.0);
            canvas.ring(middle, size, colours.victory, line, 1.0);
            BADGE_NUMBER.0 * size
        };
        let text = fonts.line(&points.to_string(), Style::Sans, 0.0);
        if let Some(outline) = text.outline() {
            let base = if self.kind == NameKind::Star { 0.37 * number } else { BADGE_NUMBER.1 * size };
            let place = middle + Point::new(-text.width * number / 2.0, base);
            let placed = Placed { place, scale: number * canvas.radius, turn: 0.0 };
            canvas.fill_placed(&outline, placed, colours.victory, 1.0);
            canvas.stroke_placed(&outline, placed, colours.victory, BADGE_NUMBER.2 * placed.scale, 1.0);
        }
    }

    /// Returns all letters as one outline in pixels, so that halos do not darken where they overlap.
    fn outline(&self, canvas: &Canvas) -> Option<Path> {
        let mut builder = PathBuilder::new();
        let scale = self.size * canvas.radius;
        for letter in &self.letters {
            let pixel = canvas.pixel(letter.place);
            let (sin, cos) = letter.turn.sin_cos();
            let transform =
                Transform::from_row(scale * cos, scale * sin, -scale * sin, scale * cos, pixel.x, pixel.y);
            if let Some(outline) = letter.outline.clone().transform(transform) {
                builder.push_path(&outline);
            }
        }
        builder.finish()
    }
}

/// Returns the ten corners of a five-pointed star.
fn star(middle: Point, outer: f32, inner: f32) -> Vec<Point> {
    (0..10)
        .map(|corner| {
            let reach = if corner % 2 == 0 { outer } else { inner };
            let (sin, cos) = ((36 * corner - 90) as f32).to_radians().sin_cos();
            middle + Point::new(cos, sin) * reach
        })
        .collect()
}
