//! The ground: terrain and levels, with what follows from them.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    lines::{erase_at, fills},
    lists::{SIDE_LISTS, Size, cover, has, has_side, insert, named, place, remove, set_side, sides_of},
};
use crate::{
    engine::board::{ALL_SIDES, Hex, Hexside, MapFile, RiverSides, Terrain},
    scene::{ChainKind, Follows, SideKind},
};
use std::{cmp::Ordering, collections::BTreeSet};

/// The largest radius of the brush, in hexes.
const WIDEST: u8 = 2;

/// The hexes of a brush.
pub(super) fn brush(size: Size, at: Hex, radius: u8) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = Some(at).filter(|at| size.contains(*at)).into_iter().collect();
    for _ in 0..radius.min(WIDEST) {
        let around = hexes.iter().flat_map(|hex| ALL_SIDES.map(|side| size.across(*hex, side)));
        let around: Vec<Hex> = around.flatten().collect();
        hexes.extend(around);
        hexes.sort_unstable();
        hexes.dedup();
    }
    hexes
}

/// The terrain of a hex; that of the first list, if several have the hex.
pub(super) fn terrain_at(map: &MapFile, hex: Hex) -> Terrain {
    let sorted = [
        (&map.woods, Terrain::Woods),
        (&map.swamp, Terrain::Swamp),
        (&map.lake, Terrain::Lake),
        (&map.town, Terrain::Town),
        (&map.hilltop, Terrain::Hilltop),
        (&map.orchard, Terrain::Orchard),
        (&map.crops, Terrain::Crops),
    ];
    let courses = [(&map.stream_hexes, Terrain::Stream), (&map.gully_hexes, Terrain::Gully)];
    let sorted = sorted.into_iter().find(|(list, _)| has(list, hex));
    let found = sorted.or_else(|| courses.into_iter().find(|(list, _)| list.contains(&hex)));
    found.map_or(Terrain::Clear, |(_, terrain)| terrain)
}

/// The level of a hex.
pub(super) fn level_at(map: &MapFile, hex: Hex) -> u8 {
    if has(&map.level_2, hex) { 2 } else { u8::from(has(&map.level_1, hex)) }
}

/// The connected hexes that are like this one.
pub(super) fn area_of<T: PartialEq>(size: Size, at: Hex, like: impl Fn(Hex) -> T) -> Vec<Hex> {
    if !size.contains(at) {
        return Vec::new();
    }
    let wanted = like(at);
    let (mut found, mut open) = (BTreeSet::from([at]), vec![at]);
    while let Some(hex) = open.pop() {
        for next in ALL_SIDES.into_iter().filter_map(|side| size.across(hex, side)) {
            if !found.contains(&next) && like(next) == wanted {
                found.insert(next);
                open.push(next);
            }
        }
    }
    found.into_iter().collect()
}

const COVERS: [Terrain; 9] = [
    Terrain::Woods,
    Terrain::Swamp,
    Terrain::Lake,
    Terrain::Town,
    Terrain::Hilltop,
    Terrain::Orchard,
    Terrain::Crops,
    Terrain::Stream,
    Terrain::Gully,
];

/// Removes hexes from the lists of all terrains but one.
pub(super) fn uncover(map: &mut MapFile, hexes: &[Hex], but: Terrain) {
    let gone: BTreeSet<Hex> = hexes.iter().copied().collect();
    for list in COVERS.into_iter().filter(|terrain| *terrain != but).filter_map(cover) {
        list(map).retain(|hex| !gone.contains(hex));
    }
}

/// Covers hexes with a terrain. Houses that lose their ground leave their building.
pub(super) fn set_terrain(map: &mut MapFile, hexes: &[Hex], terrain: Terrain) {
    uncover(map, hexes, terrain);
    let Some(list) = cover(terrain) else { return leave_buildings(map, hexes) };
    let list = list(map);
    if matches!(terrain, Terrain::Stream | Terrain::Gully) {
        let new: Vec<Hex> = hexes.iter().copied().filter(|hex| !list.contains(hex)).collect();
        list.extend(new);
    } else {
        list.extend_from_slice(hexes);
        list.sort_unstable_by_key(|hex| place(*hex));
        list.dedup();
    }
    if terrain != Terrain::Town {
        leave_buildings(map, hexes);
    }
}

/// Removes hexes from buildings; a building without a hex is removed.
pub(super) fn leave_buildings(map: &mut MapFile, hexes: &[Hex]) {
    let gone: BTreeSet<Hex> = hexes.iter().copied().collect();
    if map.buildings.iter().any(|building| building.hexes.iter().any(|hex| gone.contains(hex))) {
        map.buildings.iter_mut().for_each(|building| building.hexes.retain(|hex| !gone.contains(hex)));
        map.buildings.retain(|building| !building.hexes.is_empty());
    }
}

/// Sets the level of hexes: 0 to 2.
pub(super) fn set_level(map: &mut MapFile, hexes: &[Hex], level: u8) {
    let gone: BTreeSet<Hex> = hexes.iter().copied().collect();
    for (number, list) in [(1, &mut map.level_1), (2, &mut map.level_2)] {
        list.retain(|hex| !gone.contains(hex));
        if level == number {
            list.extend(&gone);
            list.sort_unstable_by_key(|hex| place(*hex));
        }
    }
}

/// Removes everything in these hexes: cover, level, hexsides, lines, crossings, exits, houses, and their part of
/// places. Entry areas, names of rivers and lines between columns stay. The hexes are sorted.
pub(super) fn erase(map: &mut MapFile, hexes: &[Hex]) {
    let size = Size::of(map);
    set_terrain(map, hexes, Terrain::Clear);
    set_level(map, hexes, 0);
    for kind in ChainKind::ALL.into_iter().filter(|kind| !fills(*kind)) {
        erase_at(map, kind, hexes);
    }
    for list in SIDE_LISTS {
        let list = list(map);
        for hex in hexes {
            ALL_SIDES.into_iter().for_each(|side| set_side(list, named(size, *hex, side), false));
        }
    }
    let gone = |hex: &Hex| hexes.binary_search(hex).is_ok();
    for hex in hexes {
        flatten(&mut map.slopes, size, *hex);
    }
    map.road_exits.retain(|exit| !gone(&exit.hex));
    map.rail_exits.retain(|exit| !gone(&exit.hex));
    map.bridge_hexes.retain(|hex| !gone(hex));
    for pairs in [&mut map.bridges, &mut map.fords, &mut map.road_river_joins] {
        pairs.retain(|(one, other)| !gone(one) && !gone(other));
    }
    if map.places.iter().any(|place| place.hexes.iter().any(gone)) {
        map.places.iter_mut().for_each(|place| place.hexes.retain(|hex| !gone(hex)));
        map.places.retain(|place| !place.hexes.is_empty());
    }
}

/// Removes the slopes at all sides of a hex, up and down.
fn flatten(slopes: &mut Vec<RiverSides>, size: Size, hex: Hex) {
    for side in ALL_SIDES {
        set_side(slopes, (hex, side), false);
        if let Some(next) = size.across(hex, side) {
            set_side(slopes, (next, side.opposite()), false);
        }
    }
}

/// Brings about what follows from the ground, in these hexes and at their sides.
pub(super) fn follow(map: &mut MapFile, follows: Follows, hexes: &[Hex]) {
    if follows.hilltops {
        for hex in hexes.iter().copied() {
            let terrain = terrain_at(map, hex);
            if level_at(map, hex) == 0 {
                remove(&mut map.hilltop, hex);
            } else if terrain == Terrain::Clear {
                insert(&mut map.hilltop, hex);
            }
        }
    }
    if follows.slopes {
        let size = Size::of(map);
        for hex in hexes.iter().copied() {
            flatten(&mut map.slopes, size, hex);
            for (from, side) in rises_at(map, hex) {
                set_side(&mut map.slopes, (from, side), true);
            }
        }
    }
}

/// Returns the slopes at the sides of a hex that follow from the ground, each named from its lower hex.
fn rises_at(map: &MapFile, hex: Hex) -> Vec<(Hex, Hexside)> {
    let size = Size::of(map);
    let height = height_of(map);
    let slope = |side: Hexside| {
        let next = size.across(hex, side)?;
        let (here, there) = (height(hex), height(next));
        match here.cmp(&there) {
            Ordering::Less => Some((hex, side)),
            Ordering::Greater => Some((next, side.opposite())),
            Ordering::Equal => None,
        }
    };
    ALL_SIDES.into_iter().filter_map(slope).collect()
}

/// Returns the height of hexes as the check of maps understands it: the level or, on a map without levels, 1 on a
/// hilltop.
fn height_of(map: &MapFile) -> impl Fn(Hex) -> u8 + '_ {
    let has_levels = !(map.level_1.is_empty() && map.level_2.is_empty());
    move |hex| if has_levels { level_at(map, hex) } else { u8::from(has(&map.hilltop, hex)) }
}

/// Returns the parts of a map that are as if they followed from its ground: for a map whose game is not known.
pub(super) fn followed(map: &MapFile) -> Follows {
    let size = Size::of(map);
    let raised = map.level_1.iter().chain(&map.level_2);
    let tops: BTreeSet<Hex> = raised
        .copied()
        .filter(|hex| matches!(terrain_at(map, *hex), Terrain::Clear | Terrain::Hilltop))
        .collect();
    let hilltops = !tops.is_empty() && map.hilltop.iter().copied().collect::<BTreeSet<_>>() == tops;
    let listed: usize = map.slopes.iter().map(|entry| entry.sides.len()).sum();
    let height = height_of(map);
    let mut rises = 0;
    let slopes = listed > 0
        && size.hexes().all(|hex| {
            ALL_SIDES.into_iter().all(|side| {
                let rise = size.across(hex, side).is_some_and(|next| height(hex) < height(next));
                rises += usize::from(rise);
                !rise || has_side(sides_of(map, SideKind::Slope), (hex, side))
            })
        })
        && listed == rises;
    Follows { slopes, hilltops }
}
