//! The large die of the caption: with round corners, a lip below, and a shadow.

use crate::panels::kit::die::Pose;
use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, vec2};

/// Radius of the corners, in parts of the side.
const ROUND: f32 = 0.20;
/// Distance of the pips from the middle, in parts of the side.
const PIP: f32 = 0.25;

/// Paints the die with its middle at a place.
pub(super) fn paint(painter: &Painter, middle: Pos2, side: f32, pose: &Pose) {
    let middle = middle - vec2(0.0, pose.height * side);
    let (sin, cos) = pose.turned.sin_cos();
    let at = |x: f32, y: f32| middle + side * vec2(x * cos - y * sin, x * sin + y * cos);
    let body = |by: Vec2, grown: f32, colour: Color32| {
        painter.add(Shape::convex_polygon(
            outline().map(|corner| at(corner.x * grown, corner.y * grown) + by).collect(),
            colour,
            Stroke::NONE,
        ));
    };
    for (by, grown, alpha) in [(0.13, 1.06, 40), (0.11, 1.02, 60), (0.09, 0.99, 90)] {
        body(vec2(0.02, by) * side, grown, Color32::from_black_alpha(alpha));
    }
    body(vec2(0.0, 0.055) * side, 1.0, Color32::from_rgb(0xB3, 0xA8, 0x90));
    body(vec2(0.0, 0.02) * side, 1.0, Color32::from_rgb(0xD8, 0xCF, 0xBA));
    body(Vec2::ZERO, 1.0, Color32::from_rgb(0xEB, 0xE7, 0xDC));
    body(vec2(0.0, 0.012) * side, 0.95, Color32::from_rgb(0xE4, 0xDF, 0xD0));
    let pip = |x: f32, y: f32| {
        let place = at(PIP * x, PIP * y);
        painter.circle_filled(place, side * 0.088, Color32::from_rgb(0x8A, 0x82, 0x72));
        painter.circle_filled(
            place + vec2(0.0, 0.008) * side,
            side * 0.080,
            Color32::from_rgb(0x14, 0x12, 0x10),
        );
    };
    let corners = [(-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, 0.0), (1.0, 0.0)];
    for (x, y) in &corners[..usize::from(pose.face / 2 * 2).min(6)] {
        pip(*x, *y);
    }
    if pose.face % 2 == 1 {
        pip(0.0, 0.0);
    }
}

/// Returns the outline of a square with round corners, with a side of 1.
fn outline() -> impl Iterator<Item = Vec2> {
    let quarters = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
    quarters.into_iter().enumerate().flat_map(|(quarter, (x, y))| {
        (0..=8).map(move |step| {
            let angle = (quarter as f32 + step as f32 / 8.0) * std::f32::consts::FRAC_PI_2;
            let inner = 0.5 - ROUND;
            vec2(x * inner + ROUND * angle.cos(), y * inner + ROUND * angle.sin())
        })
    })
}
