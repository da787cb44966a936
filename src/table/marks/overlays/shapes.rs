//! The drawings of overlays: each has a pattern, a line or a shape of its own, never a colour alone.

use super::{super::ribbon::Ribbons, pens::Inks, roads::RoadWays, traced};
use crate::{
    engine::{
        board::{ALL_SIDES, Hex, Hexside},
        counters::Flag,
    },
    scene::{Made, OverlayContent, Ring, Way, layout::centre_of},
};
use bevy::prelude::*;
use std::collections::BTreeSet;

/// The mark of a place's holder: its offset from the middle of the hex, and half its side. It is below the cards, left
/// of the cost of a hex.
const MARK: Vec2 = Vec2::new(-0.42, -0.73);
const MARK_HALF: f32 = 0.15;
/// Distance between the lines of a hatch, in hex radii.
const PITCH: f32 = 0.19;

/// The drawing in the hexes, between the names and the counters, and over the counters.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawing {
    pub under: Ribbons,
    pub below: Ribbons,
    pub over: Ribbons,
}

pub(super) fn draw(shown: &OverlayContent, roads: &RoadWays, inks: &Inks) -> Drawing {
    let mut drawing = Drawing::default();
    match shown {
        OverlayContent::Tinted(hexes) => {
            let set: BTreeSet<Hex> = hexes.keys().copied().collect();
            for (hex, units) in hexes {
                let alpha = 0.22 + 0.05 * f32::from((*units).min(5));
                drawing.under.patch(&corners(*hex, 0.97), inks.reach.with_alpha(alpha));
            }
            outline(&mut drawing.under, &set, inks.wide(0.085, 3.0), Color::WHITE.with_alpha(0.85));
            outline(&mut drawing.under, &set, inks.wide(0.050, 1.7), inks.reach);
        }
        OverlayContent::Dotted(flag, hexes) => {
            let [colour, _] = inks.of_side(*flag);
            let set: BTreeSet<Hex> = hexes.keys().copied().collect();
            for (hex, units) in hexes {
                drawing.under.patch(&corners(*hex, 0.97), colour.with_alpha(0.10));
                let size = inks.wide(0.028 + 0.006 * f32::from((*units).min(5)), 1.1);
                dots(&mut drawing.under, *hex, size, colour);
            }
            outline(&mut drawing.under, &set, inks.wide(0.085, 3.0), Color::WHITE.with_alpha(0.85));
            let dashes = (inks.wide(0.20, 5.0), inks.wide(0.12, 3.0));
            dashed_outline(&mut drawing.under, &set, inks.wide(0.060, 1.8), dashes, colour);
        }
        OverlayContent::Hatched(flag, hexes) => {
            let set: BTreeSet<Hex> = hexes.iter().copied().collect();
            let [colour, _] = inks.of_side(*flag);
            for hex in hexes {
                hatch(&mut drawing.under, *hex, flag.is_cut(), inks, colour.with_alpha(0.55));
            }
            outline(&mut drawing.under, &set, inks.wide(0.06, 1.6), colour.with_alpha(0.85));
        }
        OverlayContent::Lines(lines, without) => {
            traced::supply(&mut drawing.below, lines, roads, inks);
            for hex in without {
                cross(&mut drawing.over, centre_of(*hex) + Vec2::new(-0.55, -0.45), inks.no_supply);
            }
        }
        OverlayContent::Rings(rings) => {
            for ring in rings {
                leader(&mut drawing.under, ring, inks);
            }
        }
        OverlayContent::Held(places) => {
            for (hexes, flag) in places {
                for hex in hexes {
                    victory(&mut drawing, *hex, *flag, inks);
                }
            }
        }
        OverlayContent::Moves(moves) => {
            for made in moves {
                arrow(&mut drawing.below, made, inks);
            }
        }
    }
    drawing
}

/// Returns the corners of a hex at a part of its size.
fn corners(hex: Hex, part: f32) -> [Vec2; 6] {
    [0.0_f32, 60.0, 120.0, 180.0, 240.0, 300.0].map(|turn| {
        let angle = turn.to_radians();
        centre_of(hex) + part * Vec2::new(angle.cos(), angle.sin())
    })
}

/// Returns the two ends of a hexside.
fn side_of(hex: Hex, side: Hexside) -> [Vec2; 2] {
    let corner = |turn: f32| {
        let angle = (120.0 - 60.0 * turn).to_radians();
        centre_of(hex) + Vec2::new(angle.cos(), angle.sin())
    };
    let number = side.number() as f32;
    [corner(number), corner(number + 1.0)]
}

/// Returns the hexsides that bound a set of hexes.
fn edges(hexes: &BTreeSet<Hex>) -> impl Iterator<Item = [Vec2; 2]> + '_ {
    hexes.iter().flat_map(move |hex| {
        let open = move |side: &Hexside| !hex.step(*side).is_some_and(|near| hexes.contains(&near));
        ALL_SIDES.into_iter().filter(open).map(move |side| side_of(*hex, side))
    })
}

fn outline(ribbons: &mut Ribbons, hexes: &BTreeSet<Hex>, width: f32, colour: Color) {
    for edge in edges(hexes) {
        ribbons.line(&edge, width, width, colour);
    }
}

fn dashed_outline(
    ribbons: &mut Ribbons,
    hexes: &BTreeSet<Hex>,
    width: f32,
    (on, off): (f32, f32),
    colour: Color,
) {
    for edge in edges(hexes) {
        ribbons.dashes(&edge, width, on, off, colour);
    }
}

/// Draws seven small diamonds in a hex: four corners each, because a reach can be a thousand hexes.
fn dots(ribbons: &mut Ribbons, hex: Hex, size: f32, colour: Color) {
    for place in std::iter::once(centre_of(hex)).chain(corners(hex, 0.60)) {
        let diamond = [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y].map(|way| place + 1.25 * size * way);
        ribbons.patch(&diamond, colour);
    }
}

/// Draws parallel lines over a hex, rising or falling.
fn hatch(ribbons: &mut Ribbons, hex: Hex, rising: bool, inks: &Inks, colour: Color) {
    let pitch = inks.wide(PITCH, 6.0);
    let half = inks.wide(0.04, 1.3) / 2.0;
    let along = Vec2::new(1.0, if rising { 1.0 } else { -1.0 }).normalize();
    let across = along.perp();
    let outline = corners(hex, 0.98);
    // Lines of one family continue from hex to hex: they are counted from the middle of the map.
    let middle = centre_of(hex).dot(across);
    let first = ((middle - 1.0) / pitch).ceil() as i32;
    let last = ((middle + 1.0) / pitch).floor() as i32;
    for number in first..=last {
        let away = number as f32 * pitch;
        if let Some(piece) = cut(&outline, across, away) {
            let aside = across * half;
            ribbons.patch(&[piece[0] + aside, piece[0] - aside, piece[1] - aside, piece[1] + aside], colour);
        }
    }
}

/// Returns the points where the line at this distance from the origin cuts a convex outline.
fn cut(outline: &[Vec2], across: Vec2, away: f32) -> Option<[Vec2; 2]> {
    let mut found = Vec::with_capacity(2);
    for (number, start) in outline.iter().enumerate() {
        let end = outline[(number + 1) % outline.len()];
        let (a, b) = (start.dot(across) - away, end.dot(across) - away);
        if (a < 0.0) != (b < 0.0) {
            found.push(start.lerp(end, a / (a - b)));
        }
    }
    (found.len() == 2).then(|| [found[0], found[1]])
}

/// Draws a cross on a dark disc: no supply line.
pub(super) fn cross(ribbons: &mut Ribbons, middle: Vec2, colour: Color) {
    ribbons.disc(middle, 0.27, Color::WHITE);
    ribbons.disc(middle, 0.23, colour);
    for turn in [1.0, -1.0] {
        let arm = Vec2::new(0.11, 0.11 * turn);
        ribbons.line(&[middle - arm, middle + arm], 0.065, 0.065, Color::WHITE);
    }
}

/// Draws a cream ring with brown dashes about all hexes in a leader's command; a leader out of supply has short dashes.
fn leader(ribbons: &mut Ribbons, radius: &Ring, inks: &Inks) {
    let hexes: BTreeSet<Hex> = radius.hexes.iter().copied().collect();
    outline(ribbons, &hexes, inks.wide(0.13, 4.0), inks.leader[0]);
    let (on, off) = if radius.is_firm { (0.34, 0.16) } else { (0.08, 0.17) };
    let dashes = (inks.wide(on, if radius.is_firm { 6.0 } else { 2.0 }), inks.wide(off, 3.0));
    dashed_outline(ribbons, &hexes, inks.wide(0.075, 2.2), dashes, inks.leader[1]);
    let middle = centre_of(radius.hex);
    for corner in corners(radius.hex, 0.80) {
        ribbons.line(&[middle.lerp(corner, 0.86), corner], 0.07, 0.07, inks.leader[1]);
    }
}

/// Draws a rim in the holder's colour, and its mark below the card of a counter, where it hides no strength: a square,
/// or one with its upper corners cut.
fn victory(drawing: &mut Drawing, hex: Hex, flag: Flag, inks: &Inks) {
    let ([_, colour], dark) = (inks.of_side(flag), inks.dark);
    let mut ring: Vec<Vec2> = corners(hex, 0.88).to_vec();
    ring.push(ring[0]);
    drawing.under.line(&ring, 0.17, 0.17, dark);
    drawing.under.line(&ring, 0.11, 0.11, colour);
    let middle = centre_of(hex) + MARK;
    let mark = |half: f32| -> Vec<Vec2> {
        let cut = if flag.is_cut() { 0.55 * half } else { 0.0 };
        [
            (-half, -half),
            (half, -half),
            (half, half - cut),
            (half - cut, half),
            (cut - half, half),
            (-half, half - cut),
        ]
        .into_iter()
        .map(|(x, y)| middle + Vec2::new(x, y))
        .collect()
    };
    drawing.over.patch(&mark(MARK_HALF), dark);
    drawing.over.patch(&mark(0.76 * MARK_HALF), colour);
}

/// Distance of an arrow's end from the middle of its last hex, in hex radii.
const TIP: f32 = 0.74;

/// Draws an arrow along a move; rail moves have a white dashed core, retreats are dashed.
fn arrow(ribbons: &mut Ribbons, made: &Made, inks: &Inks) {
    let [colour, _] = inks.of_side(made.flag);
    let places: Vec<Vec2> = made.hexes.iter().copied().map(centre_of).collect();
    let Some((end, before)) = places.split_last() else { return };
    let Some(last) = before.last() else {
        ribbons.disc(*end, 0.22, Color::WHITE);
        ribbons.disc(*end, 0.15, colour);
        return;
    };
    let way = (*end - *last).normalize_or_zero();
    // Below the counters, whose figures it would hide: its head is before the card of the unit that has arrived.
    let (neck, tip) = (*end - way * (TIP + 0.34), *end - way * TIP);
    let mut shaft = before.to_vec();
    shaft.push(neck);
    let rim = inks.wide(0.14, 3.8);
    ribbons.line(&shaft, rim, rim + 0.05, Color::WHITE);
    ribbons.arrow_head(neck - way * 0.05, tip + way * 0.10, 0.46, Color::WHITE);
    match made.way {
        Way::Walk => {
            let width = inks.wide(0.07, 2.0);
            ribbons.line(&shaft, width, width + 0.04, colour);
        }
        Way::Rail => {
            ribbons.line(&shaft, 0.10, 0.10, colour);
            ribbons.dashes(&shaft, 0.05, 0.14, 0.14, Color::WHITE);
        }
        Way::Retreat => ribbons.dashes(&shaft, 0.11, 0.14, 0.10, colour),
    }
    ribbons.arrow_head(neck, tip, 0.32, colour);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{art::packs::pack::overlay_colours::OverlayColours, settings::Colours};
    use bevy::mesh::VertexAttributeValues;

    /// The arrows of the last moves are below the counters, with their heads before the cards of the units that have
    /// arrived.
    #[test]
    fn arrows_of_moves_lie_over_no_counter() {
        let hexes: Vec<Hex> = ["0303", "0302"].into_iter().map(|id| id.parse().unwrap()).collect();
        let end = centre_of(hexes[1]);
        let moves = vec![Made { flag: Flag::Red, way: Way::Walk, hexes }];
        let inks = Inks::of(&OverlayColours::in_colours(Colours::default()), 40.0);
        let drawing = draw(&OverlayContent::Moves(moves), &RoadWays::default(), &inks);
        assert!(drawing.over.is_empty() && drawing.under.is_empty() && !drawing.below.is_empty());
        let mesh = drawing.below.mesh();
        let Some(VertexAttributeValues::Float32x3(places)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
            panic!("a mesh has places")
        };
        let away = places.iter().map(|[x, y, _]| Vec2::new(*x, *y).distance(end));
        let nearest = away.fold(f32::MAX, f32::min);
        assert!(nearest > 0.6, "half a card is as wide: {nearest}");
    }
}
