//! Places in the world: one unit is a hex radius, the origin is the centre of hex 0101, y points up.

use crate::{
    art::painter::{self, Point, WorldRect},
    engine::board::{Board, Hex},
};
use bevy::math::{Rect, Vec2};

/// Side of a marker in sides of a card, in a hex without and with a counter.
const MARKERS: [f32; 2] = [0.88, 0.44];
/// Places of markers beside a stack, in hex radii from the middle of the hex, in order: first the corners that no card
/// covers.
const BESIDE: [Vec2; 4] =
    [Vec2::new(-0.78, 0.0), Vec2::new(0.78, 0.0), Vec2::new(-0.42, -0.7), Vec2::new(0.42, -0.7)];

/// Heights of the layers over the table.
pub(crate) mod height {
    /// The painted sheet.
    pub const GROUND: f32 = 0.0;
    /// Tinted hexes.
    pub const TILES: f32 = 2.0;
    /// Outlines of highlighted hexes.
    pub const OUTLINES: f32 = 3.0;
    /// Names of places.
    pub const NAMES: f32 = 4.0;
    pub const MARKERS: f32 = 5.0;
    /// Counters at rest.
    pub const COUNTERS: f32 = 10.0;
    /// Markers beside the counters of their hex.
    pub const CHIPS: f32 = 47.0;
    /// Frames about selected counters.
    pub const SELECTION: f32 = 50.0;
    /// Cost pills.
    pub const LABELS: f32 = 60.0;
    /// Paths and arrows.
    pub const LINES: f32 = 65.0;
    /// Names of places that no counter covers, above the paths that lead there.
    pub const FREE_NAMES: f32 = LINES + 0.45;
    /// Arrows and rings drawn for viewers.
    pub const DRAWN: f32 = 67.0;
    pub const MOVING: f32 = 70.0;
    /// The cards of a stack that is fanned out.
    pub const FAN: f32 = 80.0;
    /// The flag with the odds; a key shows it for a stack that is fanned out.
    pub const FLAG: f32 = 85.0;
    /// Held counters.
    pub const HELD: f32 = 90.0;
}

/// Returns the middle of a hex.
pub(crate) fn centre_of(hex: Hex) -> Vec2 {
    on_table(painter::hex_centre(hex))
}

/// Converts a place of the painter to one of the table.
pub(crate) fn on_table(Point { x, y }: Point) -> Vec2 {
    Vec2::new(x, -y)
}

/// Returns the hex at a place, if the place is on the board.
pub(crate) fn hex_at(board: &Board, place: Vec2) -> Option<Hex> {
    let hex = painter::nearest_hex(Point::new(place.x, -place.y), board.columns(), board.rows())?;
    let away = (place - centre_of(hex)).abs();
    let inside = away.y <= 0.87 && away.x * 3_f32.sqrt() + away.y <= 3_f32.sqrt() + 0.02;
    (inside && board.contains(hex)).then_some(hex)
}

/// Converts a rectangle of the painter to one of the table.
pub(crate) fn table_rect(area: &WorldRect) -> Rect {
    Rect::new(area.left, -area.bottom, area.right, -area.top)
}

/// Returns the side of a card in hex radii, for a hex radius in logical pixels: cards are relatively larger at smaller
/// zooms.
pub(crate) fn card_side(radius: f32) -> f32 {
    let blend = |from: f32, to: f32| ((radius - from) / (to - from)).clamp(0.0, 1.0);
    1.45 - 0.15 * blend(11.0, 13.0) - 0.10 * blend(25.5, 30.0)
}

/// Pixels of a card's side from which viewers recognize it, in a window of the usual height of a stream.
const FOR_VIEWERS: f32 = 64.0;
const STREAM: f32 = 1080.0;

/// Returns the least side of a card in pixels for viewers, in a window of this height.
pub(crate) fn card_side_for_viewers(height: f32) -> f32 {
    FOR_VIEWERS * height.max(1.0) / STREAM
}

/// Returns the least hex radius in pixels at which cards have that side.
pub(crate) fn radius_for_viewers(height: f32) -> f32 {
    let wanted = card_side_for_viewers(height);
    // A card is always larger than a hex radius, and grows with it.
    let (mut low, mut high) = (0.0, wanted);
    for _ in 0..24 {
        let middle = (low + high) / 2.0;
        if card_side(middle) * middle >= wanted { high = middle } else { low = middle }
    }
    high
}

/// Returns the place of a marker above this many others in its hex: from the middle, in hex radii; its side in sides of
/// a card; its height over the table.
pub(crate) fn lie(is_held: bool, below: usize) -> (Vec2, f32, f32) {
    match BESIDE.get(below % BESIDE.len()).filter(|_| is_held) {
        Some(beside) => (*beside, MARKERS[1], height::CHIPS),
        None => (Vec2::ZERO, MARKERS[0], height::MARKERS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 64 pixels are 53 of a hex radius, at the usual height; small cards are larger in relation.
    #[test]
    fn viewers_recognize_cards_at_every_height() {
        assert!((radius_for_viewers(1080.0) - 64.0 / 1.2).abs() < 0.01);
        for height in [1.0, 240.0, 360.0, 480.0, 720.0, 1080.0, 1440.0, 2160.0] {
            let radius = radius_for_viewers(height);
            let [card, smaller] = [radius, 0.99 * radius].map(|radius| card_side(radius) * radius);
            let wanted = card_side_for_viewers(height);
            assert!(card >= wanted && smaller < wanted, "{height}: {radius}");
        }
    }

    /// A marker in a hex with counters is visible beside their cards and above them, each at its own place.
    #[test]
    fn no_stack_hides_a_marker() {
        let (middle, _, below_counters) = lie(false, 0);
        assert_eq!(middle, Vec2::ZERO);
        assert!(below_counters < height::COUNTERS);
        let mut places: Vec<Vec2> = Vec::new();
        for below in 0..BESIDE.len() {
            let (place, side, layer) = lie(true, below);
            // Up to four cards may overlap.
            assert!(layer > height::COUNTERS + 8.0 * 4.0 && layer < height::SELECTION);
            for radius in [8.0, 12.0, 20.0, 60.0] {
                let reach = place.abs().max_element() + side * card_side(radius) / 2.0;
                assert!(reach > card_side(radius) / 2.0, "it sticks out at {radius}");
            }
            assert!(places.iter().all(|other| other.distance(place) > side), "none lies over another");
            places.push(place);
        }
    }
}
