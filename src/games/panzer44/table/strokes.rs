//! How lines over the map are drawn: fires, ways and rings, in the colours that they are given.

use crate::{
    engine::board::Hex,
    table::{layout::centre_of, lines::curved, ribbon::Ribbons},
};
use bevy::prelude::*;

/// An arrow from a unit to the hex that it fires at, so far to the right of the straight line.
pub(super) fn shot(ribbons: &mut Ribbons, (from, to, aside): (Hex, Hex, f32), [colour, dark]: [Color; 2]) {
    let way = (centre_of(to) - centre_of(from)).normalize_or_zero();
    let [start, end] = [from, to].map(|hex| centre_of(hex) - way.perp() * aside);
    let (tail, neck, tip) = (start + way * 0.62, end - way * 0.86, end - way * 0.46);
    if tail.distance(tip) > 0.2 {
        ribbons.line(&[tail, neck], 0.16, 0.23, dark);
        ribbons.arrow_head(neck - way * 0.06, tip + way * 0.09, 0.58, dark);
        ribbons.line(&[tail, neck], 0.09, 0.15, colour);
        ribbons.arrow_head(neck, tip, 0.40, colour);
    }
}

/// Dashes to the hex that a unit watches.
pub(super) fn watch(ribbons: &mut Ribbons, from: Hex, to: Hex, [colour, dark]: [Color; 2]) {
    let (start, end) = (centre_of(from), centre_of(to));
    let way = (end - start).normalize_or_zero();
    ribbons.dashes(&[start + way * 0.6, end - way * 0.5], 0.16, 0.28, 0.16, dark);
    ribbons.dashes(&[start + way * 0.6, end - way * 0.5], 0.09, 0.28, 0.16, colour);
    ring(ribbons, to, 0.5, dark);
    ring(ribbons, to, 0.44, colour);
}

/// A curve over the ground to the hex that is bombarded, upwards whichever way it goes: so shells fly.
pub(super) fn lob(ribbons: &mut Ribbons, from: Hex, to: Hex, [colour, dark]: [Color; 2]) {
    let (start, end) = (centre_of(from), centre_of(to));
    let aside = (end - start).perp().normalize_or_zero() * (0.16 * start.distance(end)).min(2.0);
    let aside = if aside.y < 0.0 { -aside } else { aside };
    let places = curved(&[start, (start + end) / 2.0 + aside, end]);
    ribbons.dashes(&places, 0.15, 0.34, 0.12, dark);
    ribbons.dashes(&places, 0.08, 0.34, 0.12, colour);
    ring(ribbons, to, 0.5, colour);
}

pub(super) fn ring(ribbons: &mut Ribbons, hex: Hex, radius: f32, colour: Color) {
    ribbons.ring(centre_of(hex), radius, colour);
}

/// A way through these hexes, the first the start.
pub(super) fn path(ribbons: &mut Ribbons, hexes: &[Hex], colour: Color) {
    let places: Vec<Vec2> = hexes.iter().map(|hex| centre_of(*hex)).collect();
    let Some((end, before)) = places.split_last() else { return };
    let Some(last) = before.last() else { return };
    let way = (*end - *last).normalize_or_zero();
    let (neck, tip) = (*end - way * 0.40, *end - way * 0.04);
    let mut shaft = before.to_vec();
    shaft.push(neck);
    let shaft = curved(&shaft);
    ribbons.line(&shaft, 0.22, 0.27, Color::WHITE);
    ribbons.arrow_head(neck - way * 0.05, tip + way * 0.09, 0.54, Color::WHITE);
    ribbons.line(&shaft, 0.12, 0.16, colour);
    ribbons.arrow_head(neck, tip, 0.40, colour);
}
