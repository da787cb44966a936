//! The edge of the map from which off-board fire and aircraft come.

use crate::{engine::board::Hex, scene::layout::centre_of};
use bevy::math::{Rect, Vec2};

/// The least length of the line from the edge to the target, in hex radii: beside the edge it begins outside the map.
const LEAST: f32 = 2.4;

/// Returns the place at an edge of the map from which this side fires at a hex: straight across from the target, at the
/// edge behind the side's units. `map` is the map within its neat line,
/// `known` the units of both sides with their hexes.
pub(super) fn behind(
    map: Rect,
    side: usize,
    target: Hex,
    known: impl IntoIterator<Item = (usize, Hex)>,
) -> Vec2 {
    let mut sums = [(Vec2::ZERO, 0.0_f32); 2];
    for (of, hex) in known {
        let sum = &mut sums[usize::from(of != side)];
        *sum = (sum.0 + centre_of(hex), sum.1 + 1.0);
    }
    let middle = |(sum, number): (Vec2, f32)| (number > 0.0).then(|| sum / number);
    let at = centre_of(target);
    // The own units are behind the line between both sides; without them the target is the enemy's.
    let [own, enemy] = sums.map(middle);
    let own = own.unwrap_or(map.center());
    let rear = (own - enemy.unwrap_or(at)).normalize_or_zero();
    let across = map.half_size().max(Vec2::splat(1.0));
    let edges = [
        (Vec2::NEG_Y, Vec2::new(at.x, map.min.y)),
        (Vec2::Y, Vec2::new(at.x, map.max.y)),
        (Vec2::NEG_X, Vec2::new(map.min.x, at.y)),
        (Vec2::X, Vec2::new(map.max.x, at.y)),
    ];
    // The edge behind the side; between two of them the nearer one.
    let fits = |(out, _): &(Vec2, Vec2)| rear.dot(*out) + ((own - map.center()) / across).dot(*out);
    let best = edges.into_iter().max_by(|one, other| fits(one).total_cmp(&fits(other)));
    let (out, edge) = best.unwrap_or((Vec2::NEG_Y, at));
    if edge.distance(at) < LEAST { at + out * LEAST } else { edge }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// Fire from beside the map comes over the edge behind the side, straight at its target; a target at
    /// that edge has a line that can be seen.
    #[test]
    fn fire_comes_from_behind_its_side() {
        let hex = |text: &str| text.parse::<Hex>().unwrap();
        let at = |text: &str| centre_of(hex(text));
        let map = Rect::from_corners(at("0101"), at("1110")).inflate(1.3);
        let target = at("0605");
        let from = |own: &str, enemy: &str| behind(map, 0, hex("0605"), [(0, hex(own)), (1, hex(enemy))]);
        assert_eq!(from("0602", "0608"), Vec2::new(target.x, map.max.y), "the north");
        assert_eq!(from("0608", "0602"), Vec2::new(target.x, map.min.y), "the south");
        assert_eq!(from("0105", "0905"), Vec2::new(map.min.x, target.y), "the west");
        let near = behind(map, 0, hex("0601"), [(0, hex("0602")), (1, hex("0608"))]);
        assert!((near - at("0601") - Vec2::new(0.0, LEAST)).length() < 0.01, "{near}");
    }
}
