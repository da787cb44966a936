//! Fire lanes: where a machine gun leaves markers, and how they attack who enters (14.5, 14.7).

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

/// A hex on the way of a lane: how much of the line lies in it, and on which side of that its middle is.
struct Crossed {
    hex: Hex,
    part: Part,
    /// Below 0 to the left.
    aside: i64,
}

/// The hexes of a lane from a hex towards another: for each distance up to the range that in which the line runs longest.
/// Where two share it, it lies to the left or to the right first, then alternately (14.5). It ends where the firer sees no
/// further: nobody shoots through a house.
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

/// How many markers lie in a hex, of lanes of the other side than who enters.
pub fn markers(public: &Public, entering: crate::games::squad::rules::kinds::Side, hex: Hex) -> usize {
    public.lanes.iter().filter(|lane| lane.side != entering && lane.hexes.contains(&hex)).count()
}

/// What is added to the dice of the attack of so many markers: one less for each beyond the first, and nothing else (14.7).
pub fn modifiers(markers: usize) -> Modifiers {
    let further = i8::try_from(markers.saturating_sub(1)).unwrap_or(i8::MAX);
    listed([(Reason::Lanes, -further)])
}
