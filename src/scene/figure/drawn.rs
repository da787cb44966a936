//! Arrows and rings of a figure, over all counters.

use super::{
    grey::{ChalkInk, Inks},
    svg::{Pen, Stroke},
};
use crate::{
    art::painter::{Point, hex_centre},
    engine::{
        board::Hex,
        orders::{Drawn, DrawnShape},
    },
};

/// Widths of an arrow and of a ring in hex radii, and the least in pixels.
const ARROW: (f32, f32) = (0.20, 5.0);
const RING: (f32, f32) = (0.15, 4.0);
/// The radius of a ring in hex radii.
const ABOUT: f32 = 0.96;
/// The rim about both, in parts of the width, and the least in pixels.
const RIM: (f32, f32) = (0.22, 1.5);
/// The length of an arrow’s head and its width, in widths of the arrow.
const HEAD: (f32, f32) = (2.3, 2.6);
/// From the middle of a hex to the end of an arrow there, in hex radii: it leaves the figures of the counter free.
const APART: f32 = 0.50;

/// Draws an arrow or a ring.
pub(super) fn draw(pen: &mut Pen, drawn: &Drawn, inks: &Inks) {
    let look = inks.chalk(drawn.colour);
    match &drawn.shape {
        DrawnShape::Ring(hex) => ring(pen, *hex, &look),
        DrawnShape::Arrow(hexes) => {
            let places: Vec<Point> = hexes.iter().copied().map(hex_centre).collect();
            arrow(pen, &shortened(&places), &look);
        }
        // The table counts upwards.
        DrawnShape::Stroke(places) => {
            let place = |(x, y): &(i32, i32)| Point::new(*x as f32 / 100.0, *y as f32 / -100.0);
            arrow(pen, &places.iter().map(place).collect::<Vec<_>>(), &look);
        }
    }
}

/// Returns the dashes for a line of this width.
fn dashes(look: &ChalkInk, width: f32) -> Option<(f32, f32)> {
    look.dashes.map(|(on, off)| (on * width, off * width))
}

fn ring(pen: &mut Pen, hex: Hex, look: &ChalkInk) {
    let width = pen.wide(RING.0, RING.1);
    let rim = (RIM.0 * width).max(RIM.1);
    let (middle, radius) = (hex_centre(hex), ABOUT * pen.radius());
    pen.circle(middle, radius, Stroke::solid(&look.rim, width + 2.0 * rim));
    pen.circle(middle, radius, Stroke { dashes: dashes(look, width), ..Stroke::solid(&look.ink, width) });
}

/// Returns a path whose ends leave the middles of their hexes free, if it is long enough.
fn shortened(places: &[Point]) -> Vec<Point> {
    let mut path = places.to_vec();
    let pulled = |end: Point, next: Point| {
        if end.distance(next) > 2.5 * APART { end + (next - end).unit() * APART } else { end }
    };
    if let [first, second, ..] = path[..] {
        path[0] = pulled(first, second);
    }
    if let [.., before, last] = path[..] {
        let at = path.len() - 1;
        path[at] = pulled(last, before);
    }
    path
}

fn arrow(pen: &mut Pen, path: &[Point], look: &ChalkInk) {
    let [.., before, tip] = path else { return };
    let width = pen.wide(ARROW.0, ARROW.1);
    let rim = (RIM.0 * width).max(RIM.1);
    let way = (*tip - *before).unit();
    let radius = pen.radius();
    let length = (HEAD.0 * width / radius).min(0.8 * tip.distance(*before));
    let neck = *tip - way * length;
    let mut shaft = path[..path.len() - 1].to_vec();
    // The shaft ends inside the head.
    shaft.push(neck + way * (0.2 * length));
    let lines = [shaft];
    let grown = way * (rim / radius);
    pen.lines(&lines, Stroke::solid(&look.rim, width + 2.0 * rim));
    pen.arrow_head(neck - grown, *tip + grown * 2.4, HEAD.1 * width + 3.4 * rim, &look.rim);
    pen.lines(&lines, Stroke { dashes: dashes(look, width), ..Stroke::solid(&look.ink, width) });
    pen.arrow_head(neck, *tip, HEAD.1 * width, &look.ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An arrow between two counters hides the figures of neither; a short one keeps its length.
    #[test]
    fn arrows_leave_the_middles_of_their_hexes_free() {
        let far = [Point::new(0.0, 0.0), Point::new(0.0, 3.0)];
        let path = shortened(&far);
        assert!((path[0].y - APART).abs() < 1e-5 && (path[1].y - (3.0 - APART)).abs() < 1e-5, "{path:?}");
        let near = [Point::new(0.0, 0.0), Point::new(1.0, 0.0)];
        assert_eq!(shortened(&near), near);
        assert_eq!(shortened(&near[..1]), near[..1]);
    }
}
