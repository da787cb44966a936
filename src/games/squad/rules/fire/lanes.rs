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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::fire::modifier::sum;

    fn lane_of(from: &str, towards: &str, range: u32, left: bool) -> String {
        let rulebook = Rulebook::of_map("map-valmont");
        let [from, towards] = [from, towards].map(|hex| hex.parse().unwrap());
        let hexes = lane(&rulebook, &Public::default(), from, towards, range, left);
        hexes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// One marker at each distance up to the range of the gun (14.5).
    #[test]
    fn a_lane_has_a_marker_at_each_distance() {
        assert_eq!(lane_of("1002", "1006", 8, true), "1003 1004 1005 1006 1007 1008 1009 1010");
        // Eastwards two hexes share every second distance: left first, then right.
        assert_eq!(lane_of("0107", "0307", 6, true), "0206 0307 0407 0507 0606 0707");
        assert_eq!(lane_of("0107", "0307", 6, false), "0207 0307 0406 0507 0607 0707");
    }

    /// A lane ends where the firer's line of sight is blocked.
    #[test]
    fn a_lane_ends_at_a_house() {
        assert_eq!(lane_of("0607", "0604", 6, true), "0606 0605 0604");
    }

    /// Example 9: two markers, and a roll of six.
    #[test]
    fn a_second_marker_makes_it_worse_for_who_enters() {
        let rulebook = Rulebook::of_map("map-valmont");
        let added = modifiers(2);
        assert_eq!(sum(&added), -1);
        assert_eq!(rulebook.charts.casualties(rulebook.charts.lane_row, 6 + sum(&added)), 2);
        assert_eq!(modifiers(1), []);
    }
}
