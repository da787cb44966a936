//! The die as it is painted.

pub use crate::scene::die::{FLASH, Pose, RESULT, flash, pose};

use super::theme::RESULT_INK;
use bevy_egui::egui::{Color32, Pos2, Shape, Stroke, Ui, Vec2, vec2};

/// Its colour, and the colour of its edge on light panels.
pub(crate) const IVORY: Color32 = Color32::from_rgb(0xF6, 0xF0, 0xE0);
const EDGE: Color32 = Color32::from_rgb(0x5A, 0x50, 0x43);

/// The dice of one attack of the last order. The strip of dice over the map rolls for one attack after the other, and panels
/// show none before it does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum DiceOf {
    ToCome,
    /// Seconds since the roll.
    Rolling(f32),
    AtRest,
}

impl DiceOf {
    /// Returns the dice of an attack of the order, from 0; `now` is the attack that is rolled for with the seconds since then,
    /// and `all` the seconds since the roll where no attack is told apart.
    pub fn of(attack: usize, now: Option<(usize, f32)>, all: Option<f32>) -> Self {
        match (now, all) {
            (Some((now, _)), _) if attack < now => Self::AtRest,
            (Some((now, clock)), _) if attack > now || clock < 0.0 => Self::ToCome,
            (Some((_, clock)), _) | (None, Some(clock)) => Self::Rolling(clock),
            (None, None) => Self::AtRest,
        }
    }

    /// Whether the result may be shown.
    pub fn is_decided(self) -> bool {
        match self {
            Self::ToCome => false,
            Self::Rolling(clock) => clock >= RESULT,
            Self::AtRest => true,
        }
    }

    /// Returns the pose of a die that shows this face in the end; none before its roll.
    pub fn pose(self, face: u8) -> Option<Pose> {
        match self {
            Self::ToCome => None,
            Self::Rolling(clock) => Some(pose(face, clock)),
            Self::AtRest => Some(Pose::lying(face)),
        }
    }
}

/// Paints the die.
pub(crate) fn paint(ui: &Ui, middle: Pos2, side: f32, pose: &Pose) {
    let painter = ui.painter();
    let middle = middle - vec2(0.0, pose.height * side);
    let (sin, cos) = pose.turned.sin_cos();
    let at = |x: f32, y: f32| middle + side * vec2(x * cos - y * sin, x * sin + y * cos);
    painter.add(body(&at, side, vec2(0.0, 0.07 * side), (Color32::from_rgb(0x9C, 0x92, 0x7C), Stroke::NONE)));
    // Light panels have the colour of the die: an edge separates it from them.
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

/// Returns a square with round corners, turned like the die.
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

    /// Panels show the dice of an attack when the strip rolls them, and not the next ones of the order.
    #[test]
    fn only_dice_that_have_been_rolled_are_shown() {
        let dice = |clock| [0, 1, 2].map(|attack| DiceOf::of(attack, Some((1, clock)), Some(0.1)));
        assert_eq!(dice(0.2), [DiceOf::AtRest, DiceOf::Rolling(0.2), DiceOf::ToCome]);
        assert_eq!(dice(-0.5), [DiceOf::AtRest, DiceOf::ToCome, DiceOf::ToCome]);
        assert_eq!(DiceOf::of(2, None, None), DiceOf::AtRest);
        assert_eq!(DiceOf::of(0, None, Some(0.2)), DiceOf::Rolling(0.2));
        assert!(DiceOf::ToCome.pose(4).is_none() && !DiceOf::ToCome.is_decided());
        assert!(!DiceOf::Rolling(0.2).is_decided() && DiceOf::Rolling(RESULT).is_decided());
        assert_eq!(DiceOf::AtRest.pose(4), Some(Pose::lying(4)));
    }
}
