//! A board of a map that has faults: the painter shows what a player has drawn even if a bridge still lacks its road.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::lists::{CHAINS, DIRECTED, HEX_LISTS, PAIRS, SIDE_LISTS};
use crate::engine::board::{Board, MapFile};

/// The most times that faulty entries are left out: each time may reveal others.
const ROUNDS: usize = 6;

/// Returns the map without the entries that leave no board, and its board; none if nothing helps.
pub fn drawable(map: &MapFile) -> Option<(MapFile, Board)> {
    let mut map = map.clone();
    for _ in 0..ROUNDS {
        match map.board() {
            Ok(board) => return Some((map, board)),
            Err(faults) => {
                let mut paths: Vec<(String, usize)> =
                    faults.iter().filter_map(|fault| entry_of(&fault.path)).collect();
                if paths.is_empty() {
                    return bare(map);
                }
                // The last entries first, so that the numbers of the others stay right.
                paths.sort_unstable_by(|one, other| other.cmp(one));
                paths.dedup();
                paths.iter().for_each(|(name, number)| leave_out(&mut map, name, *number));
            }
        }
    }
    bare(map)
}

/// Returns the list and the number of the entry that a path names.
fn entry_of(path: &str) -> Option<(String, usize)> {
    let (name, rest) = path.split_once('[')?;
    let number = rest.split(']').next()?.parse().ok()?;
    Some((name.to_owned(), number))
}

fn cut<T>(list: &mut Vec<T>, number: usize) {
    if number < list.len() {
        list.remove(number);
    }
}

fn leave_out(map: &mut MapFile, name: &str, number: usize) {
    match name {
        "woods" => cut(&mut map.woods, number),
        "swamp" => cut(&mut map.swamp, number),
        "lake" => cut(&mut map.lake, number),
        "town" => cut(&mut map.town, number),
        "hilltop" => cut(&mut map.hilltop, number),
        "orchard" => cut(&mut map.orchard, number),
        "crops" => cut(&mut map.crops, number),
        "stream_hexes" => cut(&mut map.stream_hexes, number),
        "gully_hexes" => cut(&mut map.gully_hexes, number),
        "bridge_hexes" => cut(&mut map.bridge_hexes, number),
        "level_1" => cut(&mut map.level_1, number),
        "level_2" => cut(&mut map.level_2, number),
        "rivers" => cut(&mut map.rivers, number),
        "streams" => cut(&mut map.streams, number),
        "crests" => cut(&mut map.crests, number),
        "walls" => cut(&mut map.walls, number),
        "hedges" => cut(&mut map.hedges, number),
        "slopes" => cut(&mut map.slopes, number),
        "road_exits" => cut(&mut map.road_exits, number),
        "rail_exits" => cut(&mut map.rail_exits, number),
        "roads" => cut(&mut map.roads, number),
        "rails" => cut(&mut map.rails, number),
        "gullies" => cut(&mut map.gullies, number),
        "bridges" => cut(&mut map.bridges, number),
        "fords" => cut(&mut map.fords, number),
        "road_river_joins" => cut(&mut map.road_river_joins, number),
        "buildings" => cut(&mut map.buildings, number),
        "places" => cut(&mut map.places, number),
        "areas" => cut(&mut map.areas, number),
        "river_names" => cut(&mut map.river_names, number),
        "limits" => cut(&mut map.limits, number),
        _ => {}
    }
}

/// Returns the ground alone; even that is left out if it makes no board.
fn bare(mut map: MapFile) -> Option<(MapFile, Board)> {
    PAIRS.iter().for_each(|list| list(&mut map).clear());
    SIDE_LISTS.iter().chain(&DIRECTED).for_each(|list| list(&mut map).clear());
    CHAINS.iter().for_each(|list| list(&mut map).clear());
    map.bridge_hexes.clear();
    (map.places, map.areas, map.limits) = Default::default();
    (map.buildings, map.river_names, map.countryside) = Default::default();
    if let Ok(board) = map.board() {
        return Some((map, board));
    }
    HEX_LISTS.iter().for_each(|list| list(&mut map).clear());
    (map.stream_hexes, map.gully_hexes) = Default::default();
    map.board().ok().map(|board| (map, board))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::board::{Hex, Hexside},
        scene::PointKind,
        workshop::map::{Change, Draft},
    };

    #[test]
    fn a_map_with_faults_is_drawn_without_them() {
        let mut draft = Draft::new(8, 8, "test", "Test").expect("a size");
        let hex = Hex::new(3, 3).expect("a hex");
        let woods = crate::engine::board::Terrain::Woods;
        draft.change(&Change::Terrain { at: hex, radius: 1, terrain: woods }).expect("a change");
        let bridge = Change::Point { kind: PointKind::Bridge, hex, side: Hexside::South, on: true };
        draft.change(&bridge).expect("a change");
        assert!(draft.map().board().is_err(), "a bridge without a road");
        let (map, board) = drawable(draft.map()).expect("a board");
        assert!(map.bridges.is_empty() && board.terrain(hex) == woods);
        assert_eq!(map.woods, draft.map().woods);
    }
}
