//! The part of the map of a film: about the hexes that its orders touch, as its viewer sees them.

use super::{Film, LARGEST, combat_hexes, events_of};
use crate::{
    engine::{
        board::{Board, Hex},
        orders::{InPlay, Kept, Position, Timeline},
    },
    scene::{
        HasFaces,
        deed::{Deed, HasDeeds, Witness, follow},
        figure,
    },
};
use std::collections::{BTreeMap, BTreeSet};

/// Columns and rows of the map about the hexes that are touched.
const ABOUT: (u8, u8) = (3, 2);
/// The hex radius in pixels at which a counter is 40 pixels wide.
const LEGIBLE: f32 = 34.0;
/// The height of a legend in pixels.
const LEGEND: u32 = 120;

impl<G: HasDeeds> Film<'_, G> {
    /// Returns the film of the part of the map that its orders touch, unless a part was asked for. Orders that touch most of
    /// the map, or nothing on it, have the whole map. A film that may grow has frames in which counters are legible, up to the
    /// largest frames.
    #[must_use]
    pub fn framed(mut self, may_grow: bool) -> Self {
        if self.options.crop.is_some() {
            return self;
        }
        let board = G::board(&self.record.rulebook);
        let Some(crop) = about(board, &self.touched()).filter(|crop| !is_most_of(board, *crop)) else {
            return self;
        };
        self.options.crop = Some(crop);
        if may_grow {
            let (width, height) = figure::size_of(crop, LEGIBLE);
            let height = height + if self.options.legend { LEGEND } else { 0 };
            let size = &mut self.options.size;
            *size = (size.0.max(width).min(LARGEST.0), size.1.max(height).min(LARGEST.1));
        }
        self
    }

    /// Returns the hexes in which its viewer sees something happen: attackers and targets, results, and counters and markers
    /// that come or go.
    fn touched(&self) -> Vec<Hex> {
        let mut timeline = Timeline::of(self.record, Kept::default());
        let mut touched: BTreeSet<Hex> = BTreeSet::new();
        let mut before = self.laid(&mut timeline, *self.orders.start() - 1);
        let mut deed: Option<Deed> = None;
        for number in self.orders.clone() {
            let after = self.laid(&mut timeline, number);
            let events = events_of(self.record, number);
            let seen =
                Witness::<G> { rulebook: &self.record.rulebook, before: &before, after: &after, events };
            let deed_seen = follow(deed.as_ref(), &seen).and_then(|deed| deed.seen_by(Some(self.eyes)));
            if let Some(seen) = &deed_seen {
                touched.extend(combat_hexes(seen));
                touched.extend(seen.outcomes.iter().map(|outcome| outcome.hex));
            }
            touched.extend(changed_hexes::<G>(&before, &after));
            deed = deed_seen.or(deed);
            before = after;
        }
        touched.into_iter().collect()
    }
}

/// Returns the hexes in which two positions show another number of counters or markers. Both are laid out for one viewer, and
/// only what is drawn counts: which of two hidden units went is a secret.
fn changed_hexes<G: HasFaces>(before: &Position<G>, after: &Position<G>) -> BTreeSet<Hex> {
    let mut changed = differing(&counters_shown::<G>(before), &counters_shown::<G>(after));
    changed.extend(differing(&markers_shown::<G>(before), &markers_shown::<G>(after)));
    changed
}

/// Returns the number of counters that are drawn in each hex.
fn counters_shown<G: HasFaces>(position: &Position<G>) -> BTreeMap<Hex, usize> {
    let hexes: BTreeSet<Hex> = G::counters(&position.public).iter().filter_map(InPlay::hex).collect();
    hexes.into_iter().map(|hex| (hex, G::lying(position, hex).len())).collect()
}

/// Returns the number of markers in each hex.
fn markers_shown<G: HasFaces>(position: &Position<G>) -> BTreeMap<Hex, usize> {
    let mut shown: BTreeMap<Hex, usize> = BTreeMap::new();
    for (_, hex) in G::markers(&position.public) {
        *shown.entry(hex).or_default() += 1;
    }
    shown
}

/// Returns the hexes with different numbers; one that is not listed has none.
fn differing(one: &BTreeMap<Hex, usize>, other: &BTreeMap<Hex, usize>) -> BTreeSet<Hex> {
    let number = |all: &BTreeMap<Hex, usize>, hex: &Hex| all.get(hex).copied().unwrap_or(0);
    let all = one.keys().chain(other.keys());
    all.filter(|hex| number(one, hex) != number(other, hex)).copied().collect()
}

/// Returns two corners of the map about these hexes.
fn about(board: &Board, hexes: &[Hex]) -> Option<[Hex; 2]> {
    let columns = hexes.iter().map(|hex| hex.column());
    let rows = hexes.iter().map(|hex| hex.row());
    let low = |least: Option<u8>, room: u8| Some(least?.saturating_sub(room).max(1));
    let high = |most: Option<u8>, room: u8, end: u8| Some(most?.saturating_add(room).min(end));
    let first = Hex::new(low(columns.clone().min(), ABOUT.0)?, low(rows.clone().min(), ABOUT.1)?)?;
    let last =
        Hex::new(high(columns.max(), ABOUT.0, board.columns())?, high(rows.max(), ABOUT.1, board.rows())?)?;
    Some([first, last])
}

/// Whether a part of the map is more than two thirds of it.
fn is_most_of(board: &Board, [first, last]: [Hex; 2]) -> bool {
    let length = |one: u8, other: u8| u32::from(one.abs_diff(other)) + 1;
    let part = length(first.column(), last.column()) * length(first.row(), last.row());
    3 * part > 2 * u32::from(board.columns()) * u32::from(board.rows())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{engine::board::MapFile, scene::still::card_side};

    fn hex(id: &str) -> Hex {
        id.parse().unwrap()
    }

    /// The surroundings of orders stay on the map, and most of the map is not a part of it.
    #[test]
    fn the_surroundings_of_orders_are_on_the_map() {
        let text = "(id: \"small\", title: \"\", subtitle: \"\", columns: 13, rows: 6, woods: [], swamp: [], lake: [], \
                    rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], places: [], \
                    areas: [])";
        let map: MapFile = ron::from_str(text).unwrap();
        let board = map.board().unwrap();
        assert_eq!(about(&board, &[hex("0302"), hex("0402")]), Some([hex("0101"), hex("0704")]));
        assert_eq!(about(&board, &[hex("1206")]), Some([hex("0904"), hex("1306")]));
        assert_eq!(about(&board, &[]), None);
        assert!(!is_most_of(&board, [hex("0101"), hex("0704")]));
        assert!(is_most_of(&board, [hex("0101"), hex("1206")]));
    }

    #[test]
    fn counters_are_legible() {
        assert!((40..45).contains(&card_side(LEGIBLE)), "{}", card_side(LEGIBLE));
    }

    /// What comes, goes or changes is touched; what stays is not.
    #[test]
    fn only_what_differs_is_touched() {
        let before = BTreeMap::from([(hex("0101"), 1), (hex("0202"), 2), (hex("0303"), 0)]);
        let after = BTreeMap::from([(hex("0101"), 1), (hex("0202"), 1), (hex("0204"), 1)]);
        assert_eq!(differing(&before, &after), BTreeSet::from([hex("0202"), hex("0204")]));
    }
}
