//! The die: how it tumbles, settles and lies, and when what it told may be seen.

use super::theme::RESULT_INK;
use bevy_egui::egui::{Color32, Pos2, Shape, Stroke, Ui, Vec2, vec2};

/// Seconds that the die tumbles, then settles; its number can be read when it has tumbled.
const TUMBLE: f32 = 0.65;
const SETTLE: f32 = 0.25;
/// Seconds from the throw until its result is shown: the number stands alone for 400 ms.
pub const RESULT: f32 = TUMBLE + 0.40;
/// Seconds that the cell of the result flashes: two pulses.
pub const FLASH: f32 = 2.0 * PULSE;
const PULSE: f32 = 0.18;
/// How far the die bounces when it settles, in parts of its side.
const BOUNCE: f32 = 0.06;
/// Turns of the die, and faces that it shows on its way.
const TURNS: f32 = 1.75;
const FACES: f32 = 9.0;
/// Its colour, and that of its edge on light panels.
pub(crate) const IVORY: Color32 = Color32::from_rgb(0xF6, 0xF0, 0xE0);
const EDGE: Color32 = Color32::from_rgb(0x5A, 0x50, 0x43);

/// How the die lies or tumbles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The face on top, 1 to 6.
    pub face: u8,
    /// Radians from upright.
    pub turned: f32,
    /// How high it is, in parts of its side.
    pub height: f32,
}

impl Pose {
    /// The die at rest.
    pub fn lying(face: u8) -> Self {
        Self { face, turned: 0.0, height: 0.0 }
    }
}

/// The die so many seconds after it left the hand, if it will show this face.
pub fn pose(face: u8, seconds: f32) -> Pose {
    let part = (seconds / TUMBLE).clamp(0.0, 1.0);
    let left = (1.0 - part).powi(4); // out-quart
    let shown = (FACES * left).round() as u8;
    let settling = (seconds - TUMBLE) / SETTLE;
    let height = match settling {
        ..0.0 => 0.5 * left,
        0.0..1.0 => BOUNCE * (settling * std::f32::consts::PI).sin(),
        _ => 0.0,
    };
    Pose { face: (face + 5 + shown * 5) % 6 + 1, turned: TURNS * std::f32::consts::TAU * left, height }
}

/// How brightly the cell of the result is lit so many seconds after the throw, from 0 to 1.
pub fn flash(seconds: f32) -> f32 {
    let since = seconds - RESULT;
    if (0.0..FLASH).contains(&since) { (since / PULSE * std::f32::consts::PI).sin().abs() } else { 0.0 }
}

/// Paints the die.
pub(crate) fn paint(ui: &Ui, middle: Pos2, side: f32, pose: &Pose) {
    let painter = ui.painter();
    let middle = middle - vec2(0.0, pose.height * side);
    let (sin, cos) = pose.turned.sin_cos();
    let at = |x: f32, y: f32| middle + side * vec2(x * cos - y * sin, x * sin + y * cos);
    painter.add(body(&at, side, vec2(0.0, 0.07 * side), (Color32::from_rgb(0x9C, 0x92, 0x7C), Stroke::NONE)));
    // On light panels, which are of its own colour, an edge tells it from them.
    let edge = if ui.visuals().dark_mode { Stroke::NONE } else { Stroke::new(1.5, EDGE) };
    painter.add(body(&at, side, Vec2::ZERO, (IVORY, edge)));
    let pip = |x: f32, y: f32| {
        painter.circle_filled(at(0.27 * x, 0.27 * y), side * 0.085, RESULT_INK);
    };
    let corners = [(-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, 0.0), (1.0, 0.0)];
    let even = usize::from(pose.face / 2 * 2).min(6);
    for (x, y) in &corners[..even] {
        pip(*x, *y);
    }
    if pose.face % 2 == 1 {
        pip(0.0, 0.0);
    }
}

/// A square with round corners, turned as the die is.
fn body(at: &dyn Fn(f32, f32) -> Pos2, side: f32, by: Vec2, (colour, edge): (Color32, Stroke)) -> Shape {
    let (half, round) = (0.5, 6.0 / side);
    let mut corners = Vec::new();
    for (quarter, (x, y)) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].into_iter().enumerate() {
        for step in 0..=4 {
            let angle = (quarter as f32 + step as f32 / 4.0) * std::f32::consts::FRAC_PI_2;
            let (inner_x, inner_y) = (x * (half - round), y * (half - round));
            corners.push(at(inner_x + round * angle.cos(), inner_y + round * angle.sin()) + by);
        }
    }
    Shape::convex_polygon(corners, colour, edge)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_can_be_read_400_ms_before_the_result() {
        for face in 1..=6 {
            assert!((1..=6).contains(&pose(face, 0.1).face));
            assert!(pose(face, 0.1).turned.abs() > 0.5);
            let read = pose(face, RESULT - 0.399);
            assert_eq!((read.face, read.turned), (face, 0.0));
            assert_eq!(pose(face, RESULT), Pose::lying(face));
        }
    }

    #[test]
    fn the_result_flashes_twice_and_then_stands() {
        assert_eq!((flash(RESULT - 0.01), flash(RESULT + FLASH)), (0.0, 0.0));
        assert!(flash(RESULT + 0.09) > 0.99 && flash(RESULT + 0.18) < 0.01 && flash(RESULT + 0.27) > 0.99);
    }
}
