//! Normal movement: costs of the Terrain Effects Chart and the hexes that a group can reach (section 5).

use super::map::{Hex, Map, edge};
use super::zones::zone;
use super::{Kind, Side, Situation, Unit};
use bevy::platform::collections::HashSet;
use std::collections::{BTreeMap, VecDeque};

/// The half points that interdiction adds to the cost of a hex (15.3, 15.5).
const INTERDICTION: i32 = 2;

/// Movement allowance of a phase in half points. Out of supply it is halved, fractions dropped, at least 1 (5.7).
pub fn allowance(unit: &Unit, in_supply: bool) -> i32 {
    let points = if in_supply { unit.movement } else { (unit.movement / 2).max(1) };
    points * 2
}

/// The hexes that a group in one hex can reach, each unit given with its half points left. For every hex these are all
/// the cheapest paths, as the half points that each unit spends, in the given order. If the units' costs differ, one
/// hex can have several paths of which none is cheaper for all. The start hex is always included, at cost 0 (5.1-5.13).
/// For a single unit every hex has one path with one number.
pub fn reach(situation: &Situation, group: &[(&str, i32)]) -> BTreeMap<Hex, Vec<Vec<i32>>> {
    let members: Vec<&Unit> = group.iter().map(|(id, _)| situation.unit(id)).collect();
    let points: Vec<i32> = group.iter().map(|(_, points)| *points).collect();
    let mut found = BTreeMap::new();
    let Some(first) = members.first() else {
        return found;
    };
    let (start, side) = (first.hex, first.side);
    found.insert(start, vec![vec![0; members.len()]]);
    // 5.6.
    if members.iter().any(|unit| unit.disrupted) {
        return found;
    }
    let enemy_zone = zone(situation, side.enemy());
    let closed = closed_hexes(situation, side, &members, &enemy_zone);
    let mut queue = VecDeque::from([(start, vec![0; members.len()])]);
    while let Some((from, spent)) = queue.pop_front() {
        // 5.5: an EZOC stops, and holds a unit that starts in it.
        if enemy_zone.contains(&from) || !found[&from].contains(&spent) {
            continue;
        }
        for to in situation.map.neighbours(from) {
            if closed.contains(&to) {
                continue;
            }
            let Some(cost) = group_cost(situation, &members, &spent, from, to) else {
                continue;
            };
            // 5.1: every unit must afford every step.
            let affordable = cost.iter().zip(&points).all(|(cost, points)| cost <= points);
            if affordable && keep_if_better(found.entry(to).or_default(), &cost) {
                queue.push_back((to, cost));
            }
        }
    }
    found
}

/// Hexes that the group may not enter: enemy units (5.3), lakes (5.4), columns 01-02 (5.8). For Leaders without a
/// combat unit among them also every EZOC hex without a combat unit (5.9).
fn closed_hexes(
    situation: &Situation,
    side: Side,
    members: &[&Unit],
    enemy_zone: &HashSet<Hex>,
) -> HashSet<Hex> {
    let enemies = situation.occupied(side.enemy());
    let escorted = members.iter().any(|unit| unit.is_combat());
    let holds_combat_unit = |hex: Hex| {
        let mut friends = situation.units.iter().filter(|unit| unit.side == side);
        friends.any(|unit| unit.hex == hex && unit.is_combat())
    };
    situation
        .map
        .hexes()
        .into_iter()
        .filter(|hex| {
            enemies.contains(hex)
                || situation.map.lake.contains(hex)
                || situation.closed_column(side, *hex)
                || (enemy_zone.contains(hex) && !escorted && !holds_combat_unit(*hex))
        })
        .collect()
}

/// The half points that each unit has spent after one more step: terrain, river, road and interdiction (5.10-5.13).
fn group_cost(
    situation: &Situation,
    members: &[&Unit],
    spent: &[i32],
    from: Hex,
    to: Hex,
) -> Option<Vec<i32>> {
    let mut after = Vec::new();
    for (unit, spent) in members.iter().zip(spent) {
        let step = step_cost(&situation.map, unit, from, to)?;
        after.push(spent + step + interdiction(situation, unit.side, to));
    }
    Some(after)
}

/// Adds a path to the known ones, unless a known one is as cheap for every unit; drops the paths that are then useless.
fn keep_if_better(known: &mut Vec<Vec<i32>>, new: &[i32]) -> bool {
    let covers = |a: &[i32], b: &[i32]| a.iter().zip(b).all(|(a, b)| a <= b);
    if known.iter().any(|old| covers(old, new)) {
        return false;
    }
    known.retain(|old| !covers(new, old));
    known.push(new.to_vec());
    known.sort();
    true
}

/// +1 MP for a Soviet unit that enters a German marker (15.3), for a German that enters the Soviet one (15.5).
fn interdiction(situation: &Situation, side: Side, hex: Hex) -> i32 {
    let marked = match side {
        Side::Soviet => situation.air_interdiction.contains(&hex),
        Side::German => situation.soviet_interdiction == Some(hex),
    };
    if marked { INTERDICTION } else { 0 }
}

/// Half points of one step by the Terrain Effects Chart, without interdiction; `None` into or out
/// of a lake (5.4, 5.10, 5.11).
pub fn step_cost(map: &Map, unit: &Unit, from: Hex, to: Hex) -> Option<i32> {
    if map.lake_side(from, to) {
        return None;
    }
    // 5.11: the road rate does not apply across rivers.
    if map.river(from, to) {
        return Some(terrain_cost(map, unit.kind, to) + river_cost(unit.side));
    }
    if map.roads.contains(&edge(from, to)) {
        return Some(road_cost(unit.kind));
    }
    Some(terrain_cost(map, unit.kind, to))
}

/// 5.10: the cost of the entered hex, in half points. Cities cost the same as clear.
fn terrain_cost(map: &Map, kind: Kind, hex: Hex) -> i32 {
    if map.swamp.contains(&hex) {
        return 4;
    }
    if map.woods.contains(&hex) {
        return match kind {
            Kind::Infantry | Kind::Rifle | Kind::Leader => 2,
            // 5.12: cavalry too.
            Kind::Cavalry
            | Kind::Panzer
            | Kind::Panzergrenadier
            | Kind::Motorized
            | Kind::Ss
            | Kind::Independent
            | Kind::Armour => 4,
        };
    }
    2
}

/// 5.10: the cost of a road, in half points, in place of the terrain (5.11).
fn road_cost(kind: Kind) -> i32 {
    match kind {
        Kind::Infantry | Kind::Rifle | Kind::Cavalry => 2,
        Kind::Leader
        | Kind::Panzer
        | Kind::Panzergrenadier
        | Kind::Motorized
        | Kind::Ss
        | Kind::Independent
        | Kind::Armour => 1,
    }
}

/// 5.10: the addition for a river hexside, in half points. The cavalry is German.
fn river_cost(side: Side) -> i32 {
    match side {
        Side::German => 4,
        Side::Soviet => 2,
    }
}
