//! Fire lanes: the hexes in which a machine gun leaves markers, and the attack of markers on entering units (14.5,
//! 14.7).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::modifier::{Modifiers, Reason, listed};
use crate::{
    engine::board::Hex,
    games::squad::rules::{
        position::Public,
        rulebook::Rulebook,
        sight::line::{Part, middle, within},
    },
};
use std::cmp::Ordering;

/// A hex on the line of a lane, with the length of the line in it and the side on which its centre is.
struct Crossed {
    hex: Hex,
    part: Part,
    /// Below 0 if the centre is on the left.
    aside: i64,
}

/// Returns the hexes of a lane from a hex towards another. For each distance up to the range it is the hex in which the
/// line is longest. Where two hexes share the line, the lane takes the left or the right one first, then alternates
/// (14.5). It ends where the firer's line of sight is blocked.
pub fn lane(
    rulebook: &Rulebook,
    public: &Public,
    from: Hex,
    towards: Hex,
    range: u32,
    left: bool,
) -> Vec<Hex> {
    let board = &rulebook.board;
    let (start, aim) = (middle(from), middle(towards));
    let way = [0, 1].map(|axis: usize| {
        let [at, to] = [start, aim].map(|place| place.get(axis).copied().unwrap_or(0));
        (to - at) * i64::from(range + 1)
    });
    if from == towards {
        return Vec::new();
    }
    let mut goes_left = left;
    let mut hexes = Vec::new();
    let seeing = rulebook.seeing(public);
    for distance in 1..=range {
        let ring = from.to_hexx().ring(distance).filter_map(Hex::from_hexx);
        let crossed = ring.filter(|hex| board.contains(*hex)).filter_map(|hex| {
            let at = middle(hex);
            let (enters, leaves, _) = within(start, way, at)?;
            let aside = way[0] * (at[1] - start[1]) - way[1] * (at[0] - start[0]);
            Some(Crossed { hex, part: enters.until(leaves), aside })
        });
        let mut crossed: Vec<Crossed> = crossed.collect();
        crossed.sort_by(|one, other| other.part.cmp(one.part).then(one.aside.cmp(&other.aside)));
        let next = match crossed.as_slice() {
            [one, other, ..] if one.part.cmp(other.part) == Ordering::Equal => {
                let chosen = if goes_left { one } else { other };
                goes_left = !goes_left;
                chosen.hex
            }
            [one, ..] => one.hex,
            [] => break,
        };
        if seeing.hindrances(from, next).is_err() {
            break;
        }
        hexes.push(next);
    }
    hexes
}

/// The number of markers in a hex from lanes of the enemy of the entering side.
pub fn markers(public: &Public, entering: crate::games::squad::rules::kinds::Side, hex: Hex) -> usize {
    public.lanes.iter().filter(|lane| lane.side != entering && lane.hexes.contains(&hex)).count()
}

/// The modifiers of an attack by this many markers: one less for each beyond the first, and no other modifier (14.7).
pub fn modifiers(markers: usize) -> Modifiers {
    let further = i8::try_from(markers.saturating_sub(1)).unwrap_or(i8::MAX);
    listed([(Reason::Lanes, -further)])
}
