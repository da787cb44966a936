//! A piece of the sheet to draw on: world coordinates in, pixels out.

use super::{
    geometry::{Point, WorldRect},
    raster::PixelRect,
};
use crate::art::packs::{map_art::kinds::Length, pack::palette::Colour};
use resvg::tiny_skia::{
    FillRule, GradientStop, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, RadialGradient, SpreadMode,
    Stroke, Transform,
};

/// A piece of the sheet at some zoom.
pub struct Canvas<'a> {
    pixmap: &'a mut Pixmap,
    /// Returns the pixels of a hex radius.
    pub radius: f32,
    corner: Point,
}

fn paint<'p>(colour: Colour, strength: f32) -> Paint<'p> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    let [red, green, blue] = colour.0;
    paint.set_color_rgba8(red, green, blue, (strength.clamp(0.0, 1.0) * 255.0).round() as u8);
    paint
}

impl<'a> Canvas<'a> {
    /// Makes a canvas over a picture that shows a rectangle of the sheet's pixels.
    pub fn new(pixmap: &'a mut Pixmap, radius: f32, area: PixelRect) -> Self {
        Self { pixmap, radius, corner: Point::new(area.left as f32, area.top as f32) }
    }

    /// Returns the part of the world on the canvas.
    pub fn view(&self) -> WorldRect {
        let (width, height) = (self.pixmap.width() as f32, self.pixmap.height() as f32);
        WorldRect::new(
            self.corner.x / self.radius,
            self.corner.y / self.radius,
            (self.corner.x + width) / self.radius,
            (self.corner.y + height) / self.radius,
        )
    }

    /// Returns a length in hex radii as pixels, but never less than this many pixels.
    pub fn at_least(&self, radii: f32, pixels: f32) -> f32 {
        (radii * self.radius).max(pixels)
    }

    /// The pixels of a length at this zoom.
    pub fn pixels(&self, length: Length) -> f32 {
        length.at(self.radius)
    }

    /// The pixel at which a place of the world is drawn.
    pub fn pixel(&self, place: Point) -> Point {
        place * self.radius - self.corner
    }

    /// A path through places of the world.
    pub fn path(&self, places: &[Point], closed: bool) -> Option<Path> {
        let mut builder = PathBuilder::with_capacity(places.len() + 2, places.len() + 1);
        self.add(&mut builder, places, closed);
        builder.finish()
    }

    /// Adds a line through places of the world to a path.
    pub fn add(&self, builder: &mut PathBuilder, places: &[Point], closed: bool) {
        for (index, place) in places.iter().enumerate() {
            let pixel = self.pixel(*place);
            if index == 0 {
                builder.move_to(pixel.x, pixel.y);
            } else {
                builder.line_to(pixel.x, pixel.y);
            }
        }
        if closed && !places.is_empty() {
            builder.close();
        }
    }

    pub fn fill(&mut self, path: &Path, colour: Colour, strength: f32) {
        self.pixmap.fill_path(path, &paint(colour, strength), FillRule::Winding, Transform::identity(), None);
    }

    /// Draws along a path, this many pixels wide.
    pub fn stroke(&mut self, path: &Path, colour: Colour, width: f32, strength: f32) {
        self.draw(path, colour, width, strength, LineCap::Butt);
    }

    /// Draws along a path with round ends, this many pixels wide.
    pub fn stroke_round(&mut self, path: &Path, colour: Colour, width: f32, strength: f32) {
        self.draw(path, colour, width, strength, LineCap::Round);
    }

    fn draw(&mut self, path: &Path, colour: Colour, width: f32, strength: f32, line_cap: LineCap) {
        let stroke = Stroke { width, line_cap, line_join: LineJoin::Round, ..Stroke::default() };
        self.pixmap.stroke_path(path, &paint(colour, strength), &stroke, Transform::identity(), None);
    }

    /// Fills a shape given through its corners in the world.
    pub fn fill_shape(&mut self, corners: &[Point], colour: Colour, strength: f32) {
        if let Some(path) = self.path(corners, true) {
            self.fill(&path, colour, strength);
        }
    }

    /// Outlines a shape given through its corners in the world, this many pixels wide.
    pub fn outline(&mut self, corners: &[Point], colour: Colour, width: f32, strength: f32) {
        if let Some(path) = self.path(corners, true) {
            self.stroke(&path, colour, width, strength);
        }
    }

    /// Draws a line through places of the world, this many pixels wide.
    pub fn line(&mut self, places: &[Point], colour: Colour, width: f32, strength: f32) {
        if let Some(path) = self.path(places, false) {
            self.stroke(&path, colour, width, strength);
        }
    }

    /// Fills a disc; its radius is in hex radii.
    pub fn disc(&mut self, centre: Point, size: f32, colour: Colour, strength: f32) {
        let (centre, size) = (self.pixel(centre), size * self.radius);
        if let Some(path) = PathBuilder::from_circle(centre.x, centre.y, size) {
            self.fill(&path, colour, strength);
        }
    }

    /// Draws a ring; its radius is in hex radii, its width in pixels.
    pub fn ring(&mut self, centre: Point, size: f32, colour: Colour, width: f32, strength: f32) {
        let (centre, size) = (self.pixel(centre), size * self.radius);
        if let Some(path) = PathBuilder::from_circle(centre.x, centre.y, size) {
            self.stroke(&path, colour, width, strength);
        }
    }

    /// Fills a disc whose rim fades out between two radii, in hex radii.
    pub fn soft_disc(&mut self, centre: Point, inner: f32, outer: f32, colour: Colour, strength: f32) {
        let pixel = self.pixel(centre);
        let size = outer * self.radius;
        let at = |part: f32, share: f32| {
            let alpha = (strength * share * 255.0) as u8;
            let [red, green, blue] = colour.0;
            GradientStop::new(part, resvg::tiny_skia::Color::from_rgba8(red, green, blue, alpha))
        };
        let rim = inner / outer;
        let stops = vec![at(0.0, 1.0), at(rim, 1.0), at((1.0 + rim) / 2.0, 0.5), at(1.0, 0.0)];
        let middle = resvg::tiny_skia::Point::from_xy(pixel.x, pixel.y);
        let shader =
            RadialGradient::new(middle, 0.0, middle, size, stops, SpreadMode::Pad, Transform::identity());
        let (Some(shader), Some(path)) = (shader, PathBuilder::from_circle(pixel.x, pixel.y, size)) else {
            return;
        };
        let paint = Paint { shader, anti_alias: true, ..Paint::default() };
        self.pixmap.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
    }

    /// Covers every pixel of a rectangle of the world with a colour, at the strength that `told` returns for its
    /// centre.
    pub fn wash(&mut self, area: &WorldRect, told: impl Fn(Point) -> Option<([f32; 3], f32)>) {
        let (width, height) = (self.pixmap.width() as usize, self.pixmap.height() as usize);
        let (from, to) =
            (self.pixel(Point::new(area.left, area.top)), self.pixel(Point::new(area.right, area.bottom)));
        let columns = from.x.max(0.0) as usize..(to.x.max(0.0).ceil() as usize).min(width);
        let rows = from.y.max(0.0) as usize..(to.y.max(0.0).ceil() as usize).min(height);
        let (corner, radius) = (self.corner, self.radius);
        let lines = self.pixmap.data_mut().chunks_exact_mut(width.max(1) * 4).enumerate();
        for (row, line) in lines.skip(rows.start).take(rows.len()) {
            let pixels = line.chunks_exact_mut(4).enumerate();
            for (column, pixel) in pixels.skip(columns.start).take(columns.len()) {
                let place = (corner + Point::new(column as f32 + 0.5, row as f32 + 0.5)) * (1.0 / radius);
                let Some((colour, strength)) = told(place) else { continue };
                let strength = strength.clamp(0.0, 1.0);
                for (byte, level) in pixel.iter_mut().zip(colour) {
                    let old = f32::from(*byte);
                    *byte = (old + (level - old) * strength + 0.5).clamp(0.0, 255.0) as u8;
                }
            }
        }
    }

    /// Fills a path in its own units, which is placed by scale, turn (radians) and place.
    pub fn fill_placed(&mut self, path: &Path, placed: Placed, colour: Colour, strength: f32) {
        let transform = self.transform(placed);
        self.pixmap.fill_path(path, &paint(colour, strength), FillRule::Winding, transform, None);
    }

    /// Draws along a placed path; the width is in pixels.
    pub fn stroke_placed(&mut self, path: &Path, placed: Placed, colour: Colour, width: f32, strength: f32) {
        let transform = self.transform(placed);
        let width = width / placed.scale.max(1e-6);
        let stroke = Stroke { width, line_join: LineJoin::Round, ..Stroke::default() };
        self.pixmap.stroke_path(path, &paint(colour, strength), &stroke, transform, None);
    }

    fn transform(&self, placed: Placed) -> Transform {
        let pixel = self.pixel(placed.place);
        let (sin, cos) = placed.turn.sin_cos();
        let scale = placed.scale;
        Transform::from_row(scale * cos, scale * sin, -scale * sin, scale * cos, pixel.x, pixel.y)
    }
}

/// The place, size and turn of a path in its own units.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// Its origin in the world.
    pub place: Point,
    /// Pixels to one of its units.
    pub scale: f32,
    /// Turn, clockwise, in radians.
    pub turn: f32,
}
