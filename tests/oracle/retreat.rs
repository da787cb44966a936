//! Retreats after combat: the routes that the opponent may choose for one stack (12.13).

use super::map::Hex;
use super::zones::zone;
use super::{Side, Situation, Unit};
use bevy::platform::collections::HashSet;

/// Most combat units in a hex (10.1).
const STACKING: usize = 3;

/// The opponent's choices for a retreating stack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Retreat {
    /// The routes to choose from, sorted, each without the start hex; with none the whole stack is eliminated for want
    /// of a route (12.13.5).
    pub routes: Vec<Vec<Hex>>,
    /// The number of units of the stack, Leaders included, that are left after any of these routes; the others are over
    /// the stacking limit at its end (12.13.5).
    pub survivors: usize,
}

/// The routes for these units, all in one hex, that retreat together `distance` hexes. `also_retreating` are the other
/// units of the affected group, in any hex: they occupy their hexes and count for stacking there, but cancel no EZOC
/// (12.13.2 and 12.13.4 in 22).
pub fn retreat(
    situation: &Situation,
    stack: &[&str],
    distance: usize,
    also_retreating: &HashSet<String>,
) -> Retreat {
    let members: Vec<&Unit> = stack.iter().map(|id| situation.unit(id)).collect();
    let Some(first) = members.first() else {
        return Retreat { routes: Vec::new(), survivors: 0 };
    };
    let (start, side) = (first.hex, first.side);
    let others: Vec<&Unit> = situation
        .units
        .iter()
        .filter(|unit| unit.side == side && !stack.contains(&unit.id.as_str()))
        .collect();
    let closed = closed_hexes(situation, side, &others, also_retreating);
    let mut routes = all_routes(situation, start, distance, &closed);
    routes.sort();

    // 12.13.4: the survival of all units first, otherwise of most (22).
    let survivors_at = |route: &Vec<Hex>| survivors(&members, &others, route[route.len() - 1]);
    let most = routes.iter().map(survivors_at).max().unwrap_or(0);
    routes.retain(|route| survivors_at(route) == most);
    Retreat { routes: prefer_vacant(routes, distance, &others), survivors: most }
}

/// Hexes that no retreat may enter: enemy units, lakes, columns 01-02 for Soviets on turns 1-6, EZOC without a friendly
/// unit outside the retreating group (12.13.3, 12.13.4).
fn closed_hexes(
    situation: &Situation,
    side: Side,
    others: &[&Unit],
    also_retreating: &HashSet<String>,
) -> HashSet<Hex> {
    let enemy_zone = zone(situation, side.enemy());
    let enemies = situation.occupied(side.enemy());
    let cancelling: HashSet<Hex> =
        others.iter().filter(|unit| !also_retreating.contains(&unit.id)).map(|unit| unit.hex).collect();
    situation
        .map
        .hexes()
        .into_iter()
        .filter(|hex| {
            enemies.contains(hex)
                || situation.map.lake.contains(hex)
                || situation.closed_column(side, *hex)
                || (enemy_zone.contains(hex) && !cancelling.contains(hex))
        })
        .collect()
}

/// Every path of exactly this number of different open hexes, none of them the start (12.13.2).
fn all_routes(situation: &Situation, start: Hex, distance: usize, closed: &HashSet<Hex>) -> Vec<Vec<Hex>> {
    let mut routes = vec![vec![start]];
    for _ in 0..distance {
        let mut longer = Vec::new();
        for route in &routes {
            for hex in situation.map.neighbours(route[route.len() - 1]) {
                if !closed.contains(&hex) && !route.contains(&hex) {
                    let mut next = route.clone();
                    next.push(hex);
                    longer.push(next);
                }
            }
        }
        routes = longer;
    }
    routes.into_iter().map(|route| route[1..].to_vec()).collect()
}

/// The number of units of the stack for which the end hex has room; Leaders need none (10.1, 12.13.5).
fn survivors(members: &[&Unit], others: &[&Unit], end: Hex) -> usize {
    let there = others.iter().filter(|unit| unit.hex == end && unit.is_combat()).count();
    let combat = members.iter().filter(|unit| unit.is_combat()).count();
    let leaders = members.len() - combat;
    leaders + combat.min(STACKING.saturating_sub(there))
}

/// Each step prefers a vacant hex, one without any counter, to an occupied one. It is judged step by step: only the
/// continuations from the hexes chosen so far are compared (12.13.4 and 22).
fn prefer_vacant(routes: Vec<Vec<Hex>>, distance: usize, others: &[&Unit]) -> Vec<Vec<Hex>> {
    let occupied: HashSet<Hex> = others.iter().map(|unit| unit.hex).collect();
    let mut kept = routes;
    for step in 0..distance {
        let before = kept.clone();
        kept.retain(|route| {
            let could_be_vacant =
                before.iter().any(|other| other[..step] == route[..step] && !occupied.contains(&other[step]));
            !could_be_vacant || !occupied.contains(&route[step])
        });
    }
    kept
}
