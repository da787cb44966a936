//! Hexsides and single things: rivers, walls and slopes; bridges, fords, exits.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    lines::{erase_step, has_hex, has_step},
    lists::{Size, has, has_side, insert, named, ordered, place, remove, set_side, sides_mut},
};
use crate::{
    engine::board::{ALL_SIDES, Hex, Hexside, MapFile, RiverSides},
    scene::{ChainKind, PointKind, SideKind},
};

/// Draws a feature along a hexside or removes it. A slope rises from this hex. A wall takes the place of a hedge, and
/// the other way round.
pub(super) fn set(map: &mut MapFile, kind: SideKind, (hex, side): (Hex, Hexside), on: bool) {
    let size = Size::of(map);
    if !size.contains(hex) {
        return;
    }
    if kind == SideKind::Slope {
        let Some(next) = size.across(hex, side) else { return };
        set_side(&mut map.slopes, (next, side.opposite()), false);
        return set_side(&mut map.slopes, (hex, side), on);
    }
    let named = named(size, hex, side);
    let other = match kind {
        SideKind::Wall => Some(SideKind::Hedge),
        SideKind::Hedge => Some(SideKind::Wall),
        _ => None,
    };
    if let Some(other) = other.filter(|_| on) {
        set_side(sides_mut(map, other), named, false);
    }
    set_side(sides_mut(map, kind), named, on);
}

/// Returns the side at which a line can leave the map in this hex: this side if no hex is beyond it, otherwise the
/// nearest such side, clockwise first. None away from the edge of the map.
pub fn exit_side(size: Size, hex: Hex, side: Hexside) -> Option<Hexside> {
    if !size.contains(hex) {
        return None;
    }
    let turned = |by: usize| ALL_SIDES.into_iter().cycle().nth(side.number() + by);
    let mut outwards = [0, 1, 5, 2, 4, 3].into_iter().filter_map(turned);
    outwards.find(|side| size.across(hex, *side).is_none())
}

/// Puts a single thing at a hexside, or in a hex, or removes it.
pub(super) fn set_point(map: &mut MapFile, kind: PointKind, (hex, side): (Hex, Hexside), on: bool) {
    let size = Size::of(map);
    if !size.contains(hex) {
        return;
    }
    let pair = size.across(hex, side).map(|next| ordered((hex, next)));
    match (kind, pair) {
        (PointKind::BridgeHex, _) if on => insert(&mut map.bridge_hexes, hex),
        (PointKind::BridgeHex, _) => remove(&mut map.bridge_hexes, hex),
        (PointKind::RoadExit, _) => set_exit(&mut map.road_exits, size, (hex, side), on),
        (PointKind::RailExit, _) => set_exit(&mut map.rail_exits, size, (hex, side), on),
        (PointKind::Bridge, Some(pair)) => {
            set_pair(&mut map.bridges, pair, on);
            // A crossing is a bridge or a ford.
            if on {
                set_pair(&mut map.fords, pair, false);
            }
        }
        (PointKind::Ford, Some(pair)) => {
            set_pair(&mut map.fords, pair, on);
            if on {
                set_pair(&mut map.bridges, pair, false);
            }
        }
        (PointKind::RoadRiverJoin, Some(pair)) => {
            set_pair(&mut map.road_river_joins, pair, on);
            // The road stops at the river.
            if on {
                erase_step(map, ChainKind::Road, pair.0, pair.1);
            }
        }
        (PointKind::Bridge | PointKind::Ford | PointKind::RoadRiverJoin, None) => {}
    }
}

fn set_exit(exits: &mut Vec<RiverSides>, size: Size, (hex, side): (Hex, Hexside), on: bool) {
    if let Some(side) = exit_side(size, hex, side) {
        set_side(exits, (hex, side), on);
    }
}

fn set_pair(pairs: &mut Vec<(Hex, Hex)>, pair: (Hex, Hex), on: bool) {
    pairs.retain(|other| ordered(*other) != pair);
    if on {
        pairs.push(pair);
        pairs.sort_unstable_by_key(|(one, other)| (place(*one), place(*other)));
    }
}

/// Removes the crossings and exits whose ground a change has removed: a bridge whose road or water is gone, and the
/// like. One that had no ground before the change stays, as a fault that the player sees.
pub(super) fn drop_orphans(before: &MapFile, map: &mut MapFile) {
    let stays = |pairs: &[(Hex, Hex)], sound: fn(&MapFile, (Hex, Hex)) -> bool, now: &MapFile| {
        let lost = |pair: &(Hex, Hex)| sound(before, *pair) && !sound(now, *pair);
        pairs.iter().copied().filter(|pair| !lost(pair)).collect::<Vec<_>>()
    };
    let bridges = stays(&map.bridges, carries_bridge, map);
    let fords = stays(&map.fords, carries_ford, map);
    let joins = stays(&map.road_river_joins, carries_join, map);
    let hexes = map.bridge_hexes.iter().copied();
    let stays = |hex: &Hex| carries_bridge_hex(map, *hex) || !carries_bridge_hex(before, *hex);
    let hexes: Vec<Hex> = hexes.filter(stays).collect();
    (map.bridges, map.fords, map.road_river_joins, map.bridge_hexes) = (bridges, fords, joins, hexes);
    let road = |map: &MapFile, hex: Hex| {
        has_hex(&map.roads, hex)
            || map.road_river_joins.iter().any(|(one, other)| [*one, *other].contains(&hex))
    };
    let exits = map.road_exits.iter().filter(|exit| road(map, exit.hex) || !road(before, exit.hex));
    map.road_exits = exits.cloned().collect();
    let rail = |map: &MapFile, hex: Hex| has_hex(&map.rails, hex);
    let exits = map.rail_exits.iter().filter(|exit| rail(map, exit.hex) || !rail(before, exit.hex));
    map.rail_exits = exits.cloned().collect();
}

fn water(map: &MapFile, lists: &[&Vec<RiverSides>], (one, other): (Hex, Hex)) -> bool {
    let side = one.side_towards(other).map(|side| named(Size::of(map), one, side));
    side.is_some_and(|side| lists.iter().any(|list| has_side(list, side)))
}

fn carries_bridge(map: &MapFile, pair: (Hex, Hex)) -> bool {
    water(map, &[&map.rivers, &map.streams], pair) && has_step(&map.roads, pair.0, pair.1)
}

fn carries_ford(map: &MapFile, pair: (Hex, Hex)) -> bool {
    water(map, &[&map.streams], pair)
}

fn carries_join(map: &MapFile, pair: (Hex, Hex)) -> bool {
    water(map, &[&map.rivers], pair)
}

fn carries_bridge_hex(map: &MapFile, hex: Hex) -> bool {
    map.stream_hexes.contains(&hex) && has_hex(&map.roads, hex)
}

/// Whether this thing is there.
pub(super) fn has_point(map: &MapFile, kind: PointKind, (hex, side): (Hex, Hexside)) -> bool {
    let is_pair = |pairs: &[(Hex, Hex)]| {
        hex.step(side).is_some_and(|next| pairs.iter().any(|pair| ordered(*pair) == ordered((hex, next))))
    };
    match kind {
        PointKind::Bridge => is_pair(&map.bridges),
        PointKind::Ford => is_pair(&map.fords),
        PointKind::RoadRiverJoin => is_pair(&map.road_river_joins),
        PointKind::BridgeHex => has(&map.bridge_hexes, hex),
        PointKind::RoadExit => has_side(&map.road_exits, (hex, side)),
        PointKind::RailExit => has_side(&map.rail_exits, (hex, side)),
    }
}
