//! Zones of control (section 7) and the hexes they close to lines and retreats.

use super::map::Hex;
use super::{Side, Situation};
use bevy::platform::collections::HashSet;

/// Hexes in the zone of control of a side: the unit's own hex and the six around it, but not
/// across a lake hexside; disrupted units have none (7.1, 9.2).
pub fn zone(situation: &Situation, side: Side) -> HashSet<Hex> {
    let mut controlled = HashSet::new();
    for unit in &situation.units {
        if unit.side != side || unit.disrupted {
            continue;
        }
        controlled.insert(unit.hex);
        for hex in situation.map.neighbours(unit.hex) {
            if !situation.map.lake_side(unit.hex, hex) {
                controlled.insert(hex);
            }
        }
    }
    controlled
}

/// Hexes that no supply line, LOC or radius of the side may enter, swamp and the Soviet marker
/// apart: enemy units, EZOC without a friendly unit, lakes (11.3, 7.3).
pub fn blocked(situation: &Situation, side: Side) -> HashSet<Hex> {
    let enemy_zone = zone(situation, side.enemy());
    let enemies = situation.occupied(side.enemy());
    let friends = situation.occupied(side);
    situation
        .map
        .hexes()
        .into_iter()
        .filter(|hex| {
            let foreign_zone = enemy_zone.contains(hex) && !friends.contains(hex);
            enemies.contains(hex) || foreign_zone || situation.map.lake.contains(hex)
        })
        .collect()
}
