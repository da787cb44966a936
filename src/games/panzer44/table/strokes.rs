//! Drawing of lines over the map: fires, paths and rings, in the given colours.

use crate::{
    engine::board::Hex,
    scene::layout::centre_of,
    table::marks::{
        lines::{between_cards, curved, short_arrow},
        ribbon::Ribbons,
    },
};
use bevy::prelude::*;

/// The radius of a ring around a card, in sides of the card: beyond its corners, so that the whole card stays legible.
const ROUND: f32 = 0.74;
/// The length below which an arrow is drawn thicker, because it would hardly show between two cards.
const SHORT: f32 = 0.7;
/// The distance between two concentric rings, in hex radii.
const RING: f32 = 0.06;

/// Draws an arrow from a unit to its target hex, this far to the right of the straight line, between cards of this
/// size.
pub(super) fn shot(
    ribbons: &mut Ribbons,
    (from, to, aside): (Hex, Hex, f32),
    card: f32,
    [colour, dark]: [Color; 2],
) {
    let way = (centre_of(to) - centre_of(from)).normalize_or_zero();
    let ends = [from, to].map(|hex| centre_of(hex) - way.perp() * aside);
    let [tail, tip] = between_cards(ends, card);
    if tail.distance(tip) < SHORT {
        return short_arrow(ribbons, [tail, tip], [colour, dark]);
    }
    let (head, wide) = head_of(tail.distance(tip));
    let neck = tip - way * head;
    ribbons.line(&[tail, neck], 0.16 * wide, 0.23 * wide, dark);
    ribbons.arrow_head(neck - way * 0.04, tip + way * 0.05, 0.58 * wide, dark);
    ribbons.line(&[tail, neck], 0.09 * wide, 0.15 * wide, colour);
    ribbons.arrow_head(neck, tip, 0.40 * wide, colour);
}

/// The length of an arrow's head for this length, and its width as a part of the usual one. More than half of any arrow
/// is shaft.
fn head_of(length: f32) -> (f32, f32) {
    let head = (0.45 * length).min(0.40);
    (head, (head / 0.40).max(0.5))
}

/// Draws dashes to the hex that a unit watches.
pub(super) fn watch(ribbons: &mut Ribbons, [from, to]: [Hex; 2], card: f32, [colour, dark]: [Color; 2]) {
    let (start, end) = (centre_of(from), centre_of(to));
    let way = (end - start).normalize_or_zero();
    let dashes = [between_cards([start, end], card)[0], end - way * round(card)];
    ribbons.dashes(&dashes, 0.16, 0.28, 0.16, dark);
    ribbons.dashes(&dashes, 0.09, 0.28, 0.16, colour);
    ring(ribbons, to, round(card) + RING, dark);
    ring(ribbons, to, round(card), colour);
}

/// Draws a curve to the bombarded hex, always bent upwards like the flight of a shell.
pub(super) fn lob(ribbons: &mut Ribbons, [from, to]: [Hex; 2], card: f32, [colour, dark]: [Color; 2]) {
    let [start, end] = between_cards([from, to].map(centre_of), card);
    let aside = (end - start).perp().normalize_or_zero() * (0.16 * start.distance(end)).min(2.0);
    let aside = if aside.y < 0.0 { -aside } else { aside };
    let places = curved(&[start, (start + end) / 2.0 + aside, end]);
    ribbons.dashes(&places, 0.15, 0.34, 0.12, dark);
    ribbons.dashes(&places, 0.08, 0.34, 0.12, colour);
    ring(ribbons, to, round(card), colour);
}

/// The radius of a ring around the cards of a hex with this side.
pub(super) fn round(card: f32) -> f32 {
    (card * ROUND).max(0.72)
}

/// Draws two rings around a hex on which fire is called.
pub(super) fn called(ribbons: &mut Ribbons, hex: Hex, card: f32, [colour, dark]: [Color; 2]) {
    ring(ribbons, hex, round(card) + RING, dark);
    ring(ribbons, hex, round(card), colour);
}

pub(super) fn ring(ribbons: &mut Ribbons, hex: Hex, radius: f32, colour: Color) {
    ribbons.ring(centre_of(hex), radius, colour);
}

/// Draws a path through these hexes from its start. It begins beside the card there, so that the card stays legible.
/// `wide` is its width as a multiple of the usual one.
pub(super) fn path(ribbons: &mut Ribbons, hexes: &[Hex], (card, wide): (f32, f32), colour: Color) {
    let mut places: Vec<Vec2> = hexes.iter().map(|hex| centre_of(*hex)).collect();
    if let [first, next, ..] = places.as_mut_slice() {
        *first = between_cards([*first, *next], card)[0];
    }
    let Some((end, before)) = places.split_last() else { return };
    let Some(last) = before.last() else { return };
    let way = (*end - *last).normalize_or_zero();
    let (neck, tip) = (*end - way * 0.40, *end - way * 0.04);
    let mut shaft = before.to_vec();
    shaft.push(neck);
    let shaft = curved(&shaft);
    ribbons.line(&shaft, 0.22 * wide, 0.27 * wide, Color::WHITE);
    ribbons.arrow_head(neck - way * 0.05, tip + way * 0.09, 0.54 * wide, Color::WHITE);
    ribbons.line(&shaft, 0.12 * wide, 0.16 * wide, colour);
    ribbons.arrow_head(neck, tip, 0.40 * wide, colour);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An arrow between adjacent hexes also has a shaft.
    #[test]
    fn a_fire_between_neighbours_has_a_shaft() {
        let from: Hex = "1010".parse().expect("a hex");
        for to in crate::engine::board::ALL_SIDES.into_iter().filter_map(|side| from.step(side)) {
            for card in [1.2_f32, 1.3, 1.45] {
                let [tail, tip] = between_cards([from, to].map(centre_of), card);
                let (head, _) = head_of(tail.distance(tip));
                let length = tail.distance(tip);
                assert!(length > 0.33 && head < 0.5 * length, "{to} {card}: {head} of {length}");
            }
        }
    }

    /// Every ring leaves a card and the name at its head legible.
    #[test]
    fn rings_lie_about_cards() {
        for card in [1.2_f32, 1.3, 1.45] {
            let corner = Vec2::splat(card / 2.0).length();
            assert!(round(card) > corner, "{card}");
        }
    }
}
