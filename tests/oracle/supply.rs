//! Supply of both sides and the Leaders' radius (section 11).

use super::map::{Edge, Hex};
use super::movement::step_cost;
use super::zones::blocked;
use super::{Kind, Side, Situation, Unit};
use bevy::platform::collections::{HashMap, HashSet};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The road hex that German road supply must reach (11.4 a).
const GERMAN_SOURCE: Hex = (1, 20);

/// Longest free part of a German line, in hexes (11.4 a).
const FREE_HEXES: u32 = 20;

/// Highest cost of a line to the west edge, in half movement points (11.4 b).
const WEST_EDGE_HALF_POINTS: i32 = 40;

/// Whether each unit on the map is in supply (11.4, 11.5, 11.7).
pub fn supply(situation: &Situation) -> BTreeMap<String, bool> {
    let lines = Lines::new(situation);
    situation.units.iter().map(|unit| (unit.id.clone(), lines.in_supply(unit))).collect()
}

/// The Soviet units within the radius of a working Leader, cut off or not (11.6). A Leader that is not disrupted is
/// within its own.
pub fn within_radius(situation: &Situation) -> BTreeSet<String> {
    let lines = Lines::new(situation);
    situation
        .units
        .iter()
        .filter(|unit| unit.side == Side::Soviet && lines.in_radius(unit))
        .map(|unit| unit.id.clone())
        .collect()
}

/// A position with the blockers of both sides, calculated once.
pub struct Lines<'a> {
    situation: &'a Situation,
    german_blocked: HashSet<Hex>,
    soviet_blocked: HashSet<Hex>,
    /// Road hexes connected with 0120 by a chain without blockers (11.4 a).
    road_chain: HashSet<Hex>,
}

impl<'a> Lines<'a> {
    /// Finds the blockers and the road chain.
    pub fn new(situation: &'a Situation) -> Lines<'a> {
        let mut german_blocked = blocked(situation, Side::German);
        // 11.4, 15.5: no German line leads through the Soviet marker or ends there (22).
        german_blocked.extend(situation.soviet_interdiction);
        let road_chain = road_chain(situation, &german_blocked);
        Lines { situation, german_blocked, soviet_blocked: blocked(situation, Side::Soviet), road_chain }
    }

    /// Whether the unit is in supply at this moment.
    pub fn in_supply(&self, unit: &Unit) -> bool {
        // 11.7: for the whole player-turn of its entry.
        if unit.entered_this_turn {
            return true;
        }
        match (unit.side, unit.kind) {
            (Side::German, _) => self.german_by_road(unit) || self.german_to_west_edge(unit),
            (Side::Soviet, Kind::Leader) => self.leader_to_east_edge(unit),
            (Side::Soviet, _) => self
                .working_leaders()
                .into_iter()
                .any(|leader| self.reaches_leader(unit, leader) && self.in_supply(leader)),
        }
    }

    /// Whether the Soviet unit is within the radius of a working Leader, cut off or not (11.6).
    pub fn in_radius(&self, unit: &Unit) -> bool {
        self.working_leaders().into_iter().any(|leader| self.reaches_leader(unit, leader))
    }

    /// Leaders that are not disrupted (9.2, 11.5).
    fn working_leaders(&self) -> Vec<&Unit> {
        self.situation.units.iter().filter(|unit| unit.kind == Kind::Leader && !unit.disrupted).collect()
    }

    /// The LOC: as many hexes as the Leader's rating, terrain costs ignored (11.5).
    fn reaches_leader(&self, unit: &Unit, leader: &Unit) -> bool {
        let radius = u32::try_from(leader.rating).unwrap_or(0);
        self.line(&self.soviet_blocked, unit.hex, Some(radius), |hex| hex == leader.hex)
    }

    /// The LOS: any length, to a hex of the last column (11.5).
    fn leader_to_east_edge(&self, leader: &Unit) -> bool {
        let east = self.situation.map.columns;
        self.line(&self.soviet_blocked, leader.hex, None, |hex| hex.0 == east)
    }

    /// 11.4 (a): at most 20 hexes to a hex of the road chain.
    fn german_by_road(&self, unit: &Unit) -> bool {
        self.line(&self.german_blocked, unit.hex, Some(FREE_HEXES), |hex| self.road_chain.contains(&hex))
    }

    /// 11.4 (b): at most 20 MP at the unit's own costs to a hex of column 01.
    fn german_to_west_edge(&self, unit: &Unit) -> bool {
        let mut best: HashMap<Hex, i32> = HashMap::from([(unit.hex, 0)]);
        let mut queue = VecDeque::from([(unit.hex, 0)]);
        while let Some((from, spent)) = queue.pop_front() {
            if from.0 == 1 {
                return true;
            }
            // 11.3: a swamp may end a line but not be inside it; the unit's own hex never blocks.
            if spent > best[&from] || (from != unit.hex && self.is_swamp(from)) {
                continue;
            }
            for to in self.situation.map.neighbours(from) {
                if self.german_blocked.contains(&to) {
                    continue;
                }
                let Some(step) = step_cost(&self.situation.map, unit, from, to) else {
                    continue;
                };
                let cost = spent + step;
                let better = best.get(&to).is_none_or(|known| cost < *known);
                if cost <= WEST_EDGE_HALF_POINTS && better {
                    best.insert(to, cost);
                    queue.push_back((to, cost));
                }
            }
        }
        false
    }

    /// Whether a line of at most `limit` entered hexes leads from `start` to a goal. The start is never a blocker; a
    /// swamp hex may end the line but not be inside it (11.3).
    fn line(
        &self,
        blockers: &HashSet<Hex>,
        start: Hex,
        limit: Option<u32>,
        goal: impl Fn(Hex) -> bool,
    ) -> bool {
        if goal(start) {
            return true;
        }
        let mut seen = HashSet::from([start]);
        let mut queue = VecDeque::from([(start, 0)]);
        while let Some((from, length)) = queue.pop_front() {
            if limit.is_some_and(|limit| length >= limit) {
                continue;
            }
            for to in self.situation.map.neighbours(from) {
                if blockers.contains(&to) || !seen.insert(to) {
                    continue;
                }
                if goal(to) {
                    return true;
                }
                if !self.is_swamp(to) {
                    queue.push_back((to, length + 1));
                }
            }
        }
        false
    }

    fn is_swamp(&self, hex: Hex) -> bool {
        self.situation.map.swamp.contains(&hex)
    }
}

/// Road hexes connected with 0120 over road links; none if 0120 itself is blocked (11.4 a). No swamp hex belongs to it
/// (11.3 in 22).
fn road_chain(situation: &Situation, blockers: &HashSet<Hex>) -> HashSet<Hex> {
    let map = &situation.map;
    let closed = |hex: Hex| blockers.contains(&hex) || map.swamp.contains(&hex);
    let mut chain = HashSet::new();
    if closed(GERMAN_SOURCE) {
        return chain;
    }
    chain.insert(GERMAN_SOURCE);
    let mut queue = VecDeque::from([GERMAN_SOURCE]);
    while let Some(from) = queue.pop_front() {
        for to in linked(&map.supply_roads, from) {
            if !closed(to) && chain.insert(to) {
                queue.push_back(to);
            }
        }
    }
    chain
}

/// The hexes that a set of links connects directly with a hex.
pub fn linked(links: &HashSet<Edge>, hex: Hex) -> Vec<Hex> {
    links
        .iter()
        .filter(|(a, b)| *a == hex || *b == hex)
        .map(|(a, b)| if *a == hex { *b } else { *a })
        .collect()
}
