//! Rail movement of one Soviet unit (section 6), without the capacity of 6.1.

use super::map::Hex;
use super::supply::linked;
use super::zones::zone;
use super::{Side, Situation};
use std::collections::{BTreeMap, VecDeque};

/// Rail points of a move (6.2).
const RAIL_POINTS: i32 = 30;

/// Rail points that a German Air Interdiction marker adds to the entry of its hex (6.2, 15.3).
const INTERDICTION: i32 = 4;

/// Every hex that the unit can reach by rail with the fewest rail points, its own at 0. It is empty if the unit cannot
/// move by rail at all: German, disrupted, not on a rail hex, or in an EZOC (6.2-6.5).
pub fn rail_reach(situation: &Situation, id: &str) -> BTreeMap<Hex, i32> {
    let unit = situation.unit(id);
    let map = &situation.map;
    let enemy_zone = zone(situation, Side::German);
    let enemies = situation.occupied(Side::German);
    let mut best = BTreeMap::new();
    let on_rail = !linked(&map.rails, unit.hex).is_empty();
    // 6.4: a friendly unit does not cancel the EZOC, at the start or on the path.
    if unit.side != Side::Soviet || unit.disrupted || !on_rail || enemy_zone.contains(&unit.hex) {
        return best;
    }
    best.insert(unit.hex, 0);
    let mut queue = VecDeque::from([(unit.hex, 0)]);
    while let Some((from, spent)) = queue.pop_front() {
        for to in linked(&map.rails, from) {
            // 6.4 with 5.3, 5.4 and 5.8; a move may start on a cut hex but not enter one (22).
            if enemy_zone.contains(&to)
                || enemies.contains(&to)
                || situation.rail_cuts.contains(&to)
                || map.lake.contains(&to)
                || situation.closed_column(unit.side, to)
            {
                continue;
            }
            let marked = situation.air_interdiction.contains(&to);
            let cost = spent + 1 + if marked { INTERDICTION } else { 0 };
            let better = best.get(&to).is_none_or(|known| cost < *known);
            if cost <= RAIL_POINTS && better {
                best.insert(to, cost);
                queue.push_back((to, cost));
            }
        }
    }
    best
}
