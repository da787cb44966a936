//! A few units of both sides for a new map: a panzer and an infantry division at the source of German supply, and a
//! Soviet army across the map.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    order_of_battle::{DivisionKind, OrderOfBattle},
    sections::{AIR, LAST_COLUMN, SUPPLY},
};
use crate::{
    engine::{
        board::{Hex, MapFile},
        counters::UnitId,
        drafts::{Change, FieldValue},
    },
    games::guderian::rules::kinds::{Kind, Pool},
};

/// The kinds of the German divisions; each has a hex of its own.
const GERMANS: [DivisionKind; 2] = [DivisionKind::Panzer, DivisionKind::Infantry];
/// The untried Soviet divisions; each has a hex of its own, and the leader is with the first.
const SOVIETS: [Pool; 3] = [Pool::Rifle, Pool::Rifle, Pool::Armour];

/// Returns the changes that put these units onto a map, and make German supply come along a road of it. Where the map
/// has no road or no room, the scenario has faults, which the check reports.
pub fn first_units(order_of_battle: &OrderOfBattle, map: &MapFile) -> Vec<Change> {
    let Some((west, east)) = ends(map) else { return Vec::new() };
    let columns = i32::from(map.columns);
    let last_column = FieldValue::Number { number: columns, least: 0, most: columns };
    let mut changes = vec![
        Change::Field { section: SUPPLY, thing: 0, field: 0, value: FieldValue::Hex(west) },
        Change::Field { section: AIR, thing: 0, field: LAST_COLUMN, value: last_column },
    ];
    let mut put = |unit: UnitId, hex: Hex| changes.push(Change::AddPlaced { unit, hex });
    for (kind, hex) in GERMANS.into_iter().zip(nearest(map, west)) {
        let division = order_of_battle.divisions().iter().find(|division| division.kind == kind);
        for print in division.into_iter().flat_map(|division| &division.members) {
            put(order_of_battle.record(*print).id, hex);
        }
    }
    let leaders = order_of_battle.records().filter(|(_, record)| record.kind == Kind::Leader);
    let mut leader = leaders.map(|(_, record)| record.id).next();
    for (pool, hex) in SOVIETS.into_iter().zip(nearest(map, east)) {
        let division: Option<UnitId> = pool.word().parse().ok();
        for unit in leader.take().into_iter().chain(division) {
            put(unit, hex);
        }
    }
    changes
}

/// Returns the source of German supply, and a hex near the east edge; none on a map without hexes.
fn ends(map: &MapFile) -> Option<(Hex, Hex)> {
    let middle = map.rows.div_ceil(2);
    let east = Hex::new(map.columns - map.columns / 4, middle)?;
    let roads = map.roads.iter().filter(|road| road.len() > 1).flatten();
    let west = roads.copied().min_by_key(|hex| (hex.column(), hex.row().abs_diff(middle), *hex));
    Some((west.or_else(|| Hex::new(1, middle))?, east))
}

/// Returns all hexes of a map, land before swamp and lakes, the nearest to a hex first.
fn nearest(map: &MapFile, to: Hex) -> Vec<Hex> {
    let hexes = (1..=map.columns).flat_map(|column| (1..=map.rows).map(move |row| (column, row)));
    let mut hexes: Vec<Hex> = hexes.filter_map(|(column, row)| Hex::new(column, row)).collect();
    hexes.sort_by_key(|hex| (map.lake.contains(hex), map.swamp.contains(hex), hex.distance(to), *hex));
    hexes
}
