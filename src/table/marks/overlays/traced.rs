//! Paths to a source as lines: straight over land, along its curve where they follow a road.

use super::{super::ribbon::Ribbons, pens::Inks, roads::RoadWays};
use crate::{
    engine::board::Hex,
    scene::{Traced, layout::centre_of},
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The most hex radii to a pixel at which supply lines have chevrons.
const CHEVRONS: f32 = 1.0 / 20.0;

/// Distance between dots on a supply line, in hex radii, and the number of such distances that a dot runs in a second.
const DOTS: (f32, f32) = (0.28, 0.5);

/// Returns the places of a line, a piece for each of its steps. Where it reaches a road it ends on the road, which
/// seldom runs through the middle of the hex.
fn pieces(line: &Traced, roads: &RoadWays) -> Vec<((Hex, Hex), Vec<Vec2>)> {
    let on_road = |number: usize| line.road_from.is_some_and(|from| number >= from);
    let along = |number: usize| {
        let step = on_road(number).then(|| line.hexes.get(number..number + 2)).flatten()?;
        roads.along(step[0], step[1])
    };
    let steps = line.hexes.windows(2).enumerate();
    steps
        .map(|(number, step)| {
            let (from, to) = (step[0], step[1]);
            let places = along(number).unwrap_or_else(|| {
                let joined = along(number + 1).and_then(|road| road.first().copied());
                vec![centre_of(from), joined.unwrap_or_else(|| centre_of(to))]
            });
            ((from, to), places)
        })
        .collect()
}

/// Returns every step of some lines once.
fn steps_of(lines: &[Traced], roads: &RoadWays) -> BTreeMap<(Hex, Hex), Vec<Vec2>> {
    lines.iter().flat_map(|line| pieces(line, roads)).collect()
}

/// Returns the place at a part of a piece, and the direction there.
fn part_of(places: &[Vec2], part: f32) -> (Vec2, Vec2) {
    let whole: f32 = places.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let mut left = whole * part;
    for pair in places.windows(2) {
        let long = pair[0].distance(pair[1]);
        if left <= long && long > 0.0 {
            return (pair[0].lerp(pair[1], left / long), (pair[1] - pair[0]) / long);
        }
        left -= long;
    }
    (places.last().copied().unwrap_or_default(), Vec2::ZERO)
}

/// Draws dark dots on supply lines, this many seconds after they began to run towards the source.
pub(super) fn supply_dots(
    ribbons: &mut Ribbons,
    lines: &[Traced],
    roads: &RoadWays,
    since: f32,
    inks: &Inks,
) {
    if inks.pixel >= CHEVRONS {
        return;
    }
    for places in steps_of(lines, roads).values() {
        let long: f32 = places.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        // A whole number of dots for each hex, so that they continue from one to the next.
        let number = (long / DOTS.0).round().max(1.0);
        let begun = (since * DOTS.1 / DOTS.0).fract();
        for dot in 0..number as u32 {
            ribbons.disc(part_of(places, (dot as f32 + begun) / number).0, 0.045, inks.dark);
        }
    }
}

/// Draws supply lines: each step from hex to hex once, with a chevron towards the source.
pub(super) fn supply(ribbons: &mut Ribbons, lines: &[Traced], roads: &RoadWays, inks: &Inks) {
    let steps = steps_of(lines, roads);
    for (width, colour) in [(inks.wide(0.19, 4.6), inks.dark), (inks.wide(0.12, 2.6), inks.supply)] {
        steps.values().for_each(|places| ribbons.line(places, width, width, colour));
    }
    // From afar chevrons would only look like dust on the line.
    let from_near = inks.pixel < CHEVRONS;
    for places in steps.values().filter(|_| from_near) {
        let (middle, way) = part_of(places, 0.5);
        ribbons.arrow_head(middle - way * 0.10, middle + way * 0.12, 0.20, inks.dark);
    }
    for line in lines {
        let last = pieces(line, roads).pop().and_then(|(_, places)| places.last().copied());
        if let Some(end) = last {
            ribbons.disc(end, 0.24, inks.dark);
            ribbons.disc(end, 0.17, inks.supply);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// Over land from the middle of a hex to that of the next; on a road along the road.
    #[test]
    fn a_line_follows_the_road_from_where_it_comes_to_it() {
        let hexes: Vec<Hex> = ["0303", "0302", "0301"].into_iter().map(|id| id.parse().unwrap()).collect();
        let bend = vec![Vec2::new(3.3, -1.9), Vec2::new(3.6, -1.0), Vec2::new(3.2, -0.2)];
        let roads = RoadWays::of([((hexes[2], hexes[1]), bend.iter().rev().copied().collect())]);
        let line = Traced { hexes: hexes.clone(), road_from: Some(1) };
        let drawn: Vec<Vec<Vec2>> = pieces(&line, &roads).into_iter().map(|(_, places)| places).collect();
        assert_eq!(drawn, [vec![centre_of(hexes[0]), bend[0]], bend.clone()]);
        let over_land = pieces(&Traced::from(hexes.clone()), &roads);
        assert_eq!(over_land[1].1, [centre_of(hexes[1]), centre_of(hexes[2])]);
        assert_eq!(part_of(&[Vec2::ZERO, Vec2::X, Vec2::ONE], 0.75), (Vec2::new(1.0, 0.5), Vec2::Y));
    }
}
