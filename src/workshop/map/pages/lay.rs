//! The map in the window: from hexes to points, and back.

use crate::{
    art::painter::{Point, hex_centre, hex_corners, nearest_hex},
    engine::board::{ALL_SIDES, Hex, Hexside},
    workshop::map::Size,
};
use bevy_egui::egui::{Pos2, Rect, pos2};

/// The distance from the middle of a hex, in hex radii, within which no side is meant.
const MIDDLE: f32 = 0.45;
/// The distance from the middle of a side, in hex radii, within which a drag draws along it.
const NEAR: f32 = 0.42;

/// A place on the map: a hex, and its nearest side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub hex: Hex,
    pub side: Hexside,
    /// Whether the pointer is in the middle of the hex.
    pub in_middle: bool,
    /// Whether it is near the middle of the side.
    pub near_side: bool,
}

/// The distance of a place outside from the middle of its nearest hex, in hex radii, within which a drag begins there.
const OUTSIDE: f32 = 2.2;

/// The part of the map in the window.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lay {
    /// The map's part of the window, in points.
    pub area: Rect,
    /// The place of the painter in its middle.
    pub centre: Point,
    /// Points of a hex radius.
    pub radius: f32,
    pub size: Size,
}

/// Steps of the way from one place of the mouse to the next, at most: half a step to a hex on the largest map.
const MOST_STEPS: u8 = 255;

impl Lay {
    /// Returns the spots on the straight way to a place, without the one where it begins. A fast mouse is seen at few
    /// places, and no hexside between them is to be missed.
    pub fn way(&self, from: Pos2, to: Pos2) -> Vec<Spot> {
        let length = from.distance(to) / (0.2 * self.radius).max(0.1);
        let steps = (1..MOST_STEPS).find(|steps| f32::from(*steps) >= length).unwrap_or(MOST_STEPS);
        let step = |number: u8| self.spot(from.lerp(to, f32::from(number) / f32::from(steps)));
        let mut way: Vec<Spot> = (1..=steps).filter_map(step).collect();
        way.dedup();
        way
    }

    /// Returns the place of a point of the painter in the window.
    pub fn at(&self, Point { x, y }: Point) -> Pos2 {
        let middle = self.area.center();
        pos2(middle.x + (x - self.centre.x) * self.radius, middle.y + (y - self.centre.y) * self.radius)
    }

    /// Returns the place of the painter at a place of the window.
    pub fn place(&self, at: Pos2) -> Point {
        let away = (at - self.area.center()) / self.radius.max(0.1);
        Point::new(self.centre.x + away.x, self.centre.y + away.y)
    }

    /// Returns the middle of a hex.
    pub fn middle(&self, hex: Hex) -> Pos2 {
        self.at(hex_centre(hex))
    }

    /// Returns the corners of a hex drawn at a scale, clockwise from the east.
    pub fn corners(&self, hex: Hex, scale: f32) -> Vec<Pos2> {
        hex_corners(hex, scale).into_iter().map(|corner| self.at(corner)).collect()
    }

    /// Returns the ends of a side.
    pub fn side(&self, hex: Hex, side: Hexside) -> [Pos2; 2] {
        // Corners are counted clockwise from the east, sides from the north.
        let first = (side.number() + 4) % 6;
        let corners = hex_corners(hex, 1.0);
        [first, (first + 1) % 6].map(|number| self.at(corners[number]))
    }

    /// Whether a hex can be seen.
    pub fn shows(&self, hex: Hex) -> bool {
        self.area.expand(self.radius).contains(self.middle(hex))
    }

    /// Returns the nearest hex of a place a little outside the map, with its nearest side; none further away.
    pub fn nearest(&self, at: Pos2) -> Option<Spot> {
        let place = self.place(at);
        let hex = nearest_hex(place, self.size.columns, self.size.rows)?;
        let is_near = self.area.contains(at) && hex_centre(hex).distance(place) < OUTSIDE;
        let side = self.side_at(hex, at);
        is_near.then_some(Spot { hex, side, in_middle: false, near_side: false })
    }

    /// Returns the side of a hex whose middle is nearest to a place.
    fn side_at(&self, hex: Hex, at: Pos2) -> Hexside {
        let distance = |side: &Hexside| {
            let [one, other] = self.side(hex, *side);
            one.lerp(other, 0.5).distance(at)
        };
        let nearest = ALL_SIDES.into_iter().min_by(|one, other| distance(one).total_cmp(&distance(other)));
        nearest.unwrap_or(Hexside::North)
    }

    /// Returns the hex at a place of the window, with its nearest side.
    pub fn spot(&self, at: Pos2) -> Option<Spot> {
        let point = self.place(at);
        let hex = nearest_hex(point, self.size.columns, self.size.rows)?;
        let centre = hex_centre(hex);
        let (x, y) = ((point.x - centre.x).abs(), (point.y - centre.y).abs());
        let is_inside = y <= 0.87 && x * 3_f32.sqrt() + y <= 3_f32.sqrt() + 0.02;
        if !is_inside || !self.area.contains(at) {
            return None;
        }
        let distance = |side: Hexside| {
            let [one, other] = self.side(hex, side);
            one.lerp(other, 0.5).distance(at)
        };
        let side = self.side_at(hex, at);
        let in_middle = x.hypot(y) < MIDDLE;
        Some(Spot { hex, side, in_middle, near_side: distance(side) < NEAR * self.radius })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::vec2;

    fn lay() -> Lay {
        let area = Rect::from_min_size(pos2(200.0, 40.0), vec2(800.0, 600.0));
        let size = Size { columns: 20, rows: 15 };
        Lay { area, centre: Point::new(12.0, 10.0), radius: 24.0, size }
    }

    /// A mouse that is seen twice has passed every hexside between.
    #[test]
    fn a_fast_drag_passes_every_hexside_on_its_way() {
        let lay = lay();
        let [north, south] = ["0301", "0305"].map(|hex| lay.middle(hex.parse().expect("a hex")));
        let passed: Vec<(Hex, Hexside)> = lay
            .way(north, south)
            .iter()
            .filter(|spot| spot.near_side)
            .map(|spot| (spot.hex, spot.side))
            .collect();
        for hex in ["0301", "0302", "0303", "0304"] {
            let hex: Hex = hex.parse().expect("a hex");
            let across = hex.step(Hexside::South).expect("a hex");
            let is_it =
                |side: &(Hex, Hexside)| *side == (hex, Hexside::South) || *side == (across, Hexside::North);
            assert!(passed.iter().any(is_it), "{hex}: {passed:?}");
        }
        assert_eq!(lay.way(north, north).len(), 1);
    }

    #[test]
    fn places_lead_to_their_hexes_and_sides() {
        let lay = lay();
        let hex = Hex::new(9, 6).expect("a hex");
        let spot = lay.spot(lay.middle(hex)).expect("a hex");
        assert!(spot.hex == hex && spot.in_middle && !spot.near_side);
        for side in ALL_SIDES {
            let [one, other] = lay.side(hex, side);
            let inside = one.lerp(other, 0.5).lerp(lay.middle(hex), 0.1);
            let spot = lay.spot(inside).expect("a hex");
            assert_eq!((spot.hex, spot.side, spot.near_side), (hex, side, true));
            // The adjacent hex has the same side.
            let next = hex.step(side).expect("a hex");
            let [its_other, its_one] = lay.side(next, side.opposite());
            assert!(one.distance(its_one) < 0.01 && other.distance(its_other) < 0.01, "{side:?}");
        }
        assert_eq!(lay.spot(pos2(100.0, 100.0)), None, "under a panel");
    }
}
