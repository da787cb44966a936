//! The common parts of all hills: the light, the direction downhill, and hachures.

use crate::art::{
    packs::pack::palette::Colour,
    painter::{canvas::Canvas, geometry::Point},
};

/// Distance to either side over which the steepness of a place is taken.
const STEP: f32 = 0.05;
/// The direction of the light.
pub(super) const LIGHT: Point =
    Point::new(-std::f32::consts::FRAC_1_SQRT_2, -std::f32::consts::FRAC_1_SQRT_2);

/// Returns the point at which a slope has its middle height near a place on its hexside, and the direction downhill.
/// Returns none if the edge is rounded too far away from there.
pub(super) fn on_slope(
    height: impl Fn(Point) -> f32,
    (middle, mut down): (f32, Point),
    place: Point,
) -> Option<(Point, Point)> {
    let mut edge = place;
    for _ in 0..4 {
        let up = Point::new(
            height(edge + Point::new(STEP, 0.0)) - height(edge - Point::new(STEP, 0.0)),
            height(edge + Point::new(0.0, STEP)) - height(edge - Point::new(0.0, STEP)),
        ) * (0.5 / STEP);
        let steep = up.length();
        if steep < 0.05 {
            return None;
        }
        down = up.unit() * -1.0;
        edge = edge - down * ((middle - height(edge)) / steep).clamp(-0.2, 0.2);
    }
    let found = edge.distance(place) < 0.6 && (height(edge) - middle).abs() < 0.2;
    found.then_some((edge, down))
}

/// Draws a stroke that ends in a point.
pub(super) fn hachure(
    canvas: &mut Canvas,
    root: Point,
    tip: Point,
    width: f32,
    colour: Colour,
    strength: f32,
) {
    let aside = (tip - root).turned().unit() * (width / 2.0);
    canvas.fill_shape(&[root + aside, root - aside, tip], colour, strength);
}
