//! The faults of a map, with the hexes that they are about.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::engine::board::{Hex, MapFile, RiverSides};

/// A fault of a map: for a mark on the map, and a line in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapFault {
    /// The hexes that it is about; none if it is about the whole map. A hex may be beyond the map.
    pub hexes: Vec<Hex>,
    /// The fault, in a sentence, as the check of files says it.
    pub sentence: String,
    /// The place in the file, like `roads[3][7]`.
    pub path: String,
}

/// Returns the faults of a map: those that leave no board to play on or, if there are none, entries that cannot be meant.
pub(super) fn faults_of(map: &MapFile) -> Vec<MapFault> {
    let found = map.faults().into_iter();
    found
        .map(|fault| MapFault {
            hexes: hexes_at(map, &fault.path),
            sentence: fault.sentence,
            path: fault.path,
        })
        .collect()
}

/// Returns the hexes at a path in a map file. A path to a whole entry gives all of its hexes; a path to a step of a chain
/// gives both hexes of the step.
pub(super) fn hexes_at(map: &MapFile, path: &str) -> Vec<Hex> {
    let mut parts = path.split(['.', '[', ']']).filter(|part| !part.is_empty());
    let name = parts.next().unwrap_or_default();
    let numbers: Vec<usize> = parts.filter_map(|part| part.parse().ok()).collect();
    let (first, second) = (numbers.first().copied(), numbers.get(1).copied());
    let Some(first) = first else { return Vec::new() };
    if let Some(list) = hexes_named(map, name) {
        return list.get(first).copied().into_iter().collect();
    }
    if let Some(list) = sides_named(map, name) {
        return list.get(first).map(|entry| entry.hex).into_iter().collect();
    }
    let (entry, is_chain) = entry_named(map, name, first);
    match second {
        None => entry,
        Some(number) => {
            let from = if is_chain { number.saturating_sub(1) } else { number };
            entry.get(from..=number).unwrap_or_default().to_vec()
        }
    }
}

fn hexes_named<'a>(map: &'a MapFile, name: &str) -> Option<&'a [Hex]> {
    let list: &[Hex] = match name {
        "woods" => &map.woods,
        "swamp" => &map.swamp,
        "lake" => &map.lake,
        "town" => &map.town,
        "hilltop" => &map.hilltop,
        "orchard" => &map.orchard,
        "crops" => &map.crops,
        "stream_hexes" => &map.stream_hexes,
        "gully_hexes" => &map.gully_hexes,
        "bridge_hexes" => &map.bridge_hexes,
        "level_1" => &map.level_1,
        "level_2" => &map.level_2,
        _ => return None,
    };
    Some(list)
}

fn sides_named<'a>(map: &'a MapFile, name: &str) -> Option<&'a [RiverSides]> {
    let list: &[RiverSides] = match name {
        "rivers" => &map.rivers,
        "streams" => &map.streams,
        "crests" => &map.crests,
        "walls" => &map.walls,
        "hedges" => &map.hedges,
        "slopes" => &map.slopes,
        "road_exits" => &map.road_exits,
        "rail_exits" => &map.rail_exits,
        _ => return None,
    };
    Some(list)
}

/// Returns the hexes of an entry with several, and whether they follow each other.
fn entry_named(map: &MapFile, name: &str, number: usize) -> (Vec<Hex>, bool) {
    let chain = |list: &[Vec<Hex>]| (list.get(number).cloned().unwrap_or_default(), true);
    let pair = |list: &[(Hex, Hex)]| {
        (list.get(number).map_or_else(Vec::new, |(one, other)| vec![*one, *other]), true)
    };
    let named = |hexes: Option<&Vec<Hex>>| (hexes.cloned().unwrap_or_default(), false);
    match name {
        "roads" => chain(&map.roads),
        "rails" => chain(&map.rails),
        "gullies" => chain(&map.gullies),
        "bridges" => pair(&map.bridges),
        "fords" => pair(&map.fords),
        "road_river_joins" => pair(&map.road_river_joins),
        "buildings" => named(map.buildings.get(number).map(|building| &building.hexes)),
        "places" => named(map.places.get(number).map(|place| &place.hexes)),
        "areas" => named(map.areas.get(number).map(|area| &area.hexes)),
        "river_names" => named(map.river_names.get(number).map(|river| &river.near)),
        _ => (Vec::new(), false),
    }
}
