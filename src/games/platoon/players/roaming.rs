//! The hexes that a unit can reach now, by paths on which it meets little fire.

use super::estimate::Estimate;
use crate::{
    engine::{
        board::{Hex, HexMap},
        counters::Points,
    },
    games::platoon::rules::{
        counter::{Counter, Place},
        movement::{
            Step, Walk, entry_hexes, is_room, left, may_enter, may_move, may_walk_beside, step, walk,
        },
        order::{Order, legal::quick_marches},
        sight::spotting::{conceals, is_watched},
    },
};

/// Half points of detour that balance a certain loss.
const DETOUR: f64 = 40.0;

/// A path that a unit may take.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub end: Hex,
    pub path: Vec<Hex>,
    pub quick: bool,
    pub left: Points,
    /// The share of its value that opportunity fire may cost on the path.
    pub risk: f64,
    /// Whether it reaches the end unseen, even where the enemy watches (10.4).
    pub creeps: bool,
    /// Whether it is one step along a road, taken beside it (6.3, 10.4).
    pub beside: bool,
}

impl Way {
    pub fn order(&self, estimate: &Estimate, counter: &Counter) -> Order {
        let unit = counter.id;
        if matches!(counter.place, Place::Due(_)) {
            return Order::Enter { unit, hex: self.end };
        }
        if self.beside {
            return Order::MoveBeside { unit, hex: self.end };
        }
        let creep = Walk { quick: false, concealed: true };
        // One step into cover costs a slow unit its whole move in any case: it uses concealed movement (18.1).
        let concealed = self.path.len() == 1
            && estimate.rulebook.kind(counter).allowance == 1
            && conceals(&estimate.rulebook.board, self.end)
            && walk(estimate.rulebook, estimate.public, counter, &self.path, creep).is_ok();
        Order::Move { unit, path: self.path.clone(), quick: self.quick, concealed }
    }
}

/// The search state of a hex on the path.
#[derive(Clone, Copy, Debug)]
struct Found {
    key: f64,
    left: Points,
    risk: f64,
    creeps: bool,
    before: Option<Hex>,
}

impl Estimate<'_> {
    /// The paths that a unit may take now, one to each hex in which its move may end.
    pub fn ways_of(&self, counter: &Counter) -> Vec<Way> {
        if may_move(self.rulebook, self.public, counter).is_err() {
            return Vec::new();
        }
        let from = match counter.place {
            Place::Map(hex) => hex,
            Place::Due(_) => return self.entries(counter),
            _ => return Vec::new(),
        };
        let sly = self.manner.sly && self.foes.iter().any(|foe| foe.watches);
        let mut ways = self.search(counter, from, if sly { DETOUR } else { 0.0 });
        if sly {
            let quickest = self.search(counter, from, 0.0);
            let known: Vec<Hex> = ways.iter().map(|way| way.end).collect();
            ways.extend(quickest.into_iter().filter(|way| !known.contains(&way.end)));
        }
        for order in quick_marches(self.rulebook, self.public, counter, from) {
            let Order::Move { path, .. } = order else { continue };
            let Some(end) = path.last().copied() else { continue };
            let risk = path.iter().map(|hex| self.watched(counter, *hex)).fold(0.0, f64::max);
            ways.push(Way { end, path, quick: true, left: Points::ZERO, risk, creeps: false, beside: false });
        }
        ways
    }

    fn entries(&self, counter: &Counter) -> Vec<Way> {
        let hexes = entry_hexes(self.rulebook, self.public, counter).into_iter();
        let open = hexes.filter_map(|hex| {
            let left = may_enter(self.rulebook, self.public, counter, hex).ok()?;
            let risk = self.watched(counter, hex);
            Some(Way { end: hex, path: vec![hex], quick: false, left, risk, creeps: false, beside: false })
        });
        open.collect()
    }

    /// Whether a slow unit enters a hex from an adjacent one without being spotted, if not by road: from cover to
    /// cover, without an adjacent enemy (10.4).
    fn creeps(&self, counter: &Counter, from: Hex, to: Hex) -> bool {
        let board = &self.rulebook.board;
        self.rulebook.kind(counter).allowance == 1
            && conceals(board, from)
            && conceals(board, to)
            && !self.threat(to, |threat| threat.beside)
    }

    /// A path of one step by road into watched cover, without the road rate. A slow unit that moves beside the road is
    /// not seen, and waits there for the rest of its move (6.3, 10.4).
    fn without_road_rate(&self, counter: &Counter, from: Hex, way: Way) -> Way {
        let (rulebook, public) = (self.rulebook, self.public);
        let by_road = || step(rulebook, public, counter, from, way.end).is_ok_and(|step| step.by_road);
        let seen_by_road = way.path.len() == 1
            && !counter.is_marked()
            && rulebook.kind(counter).allowance == 1
            && conceals(&rulebook.board, way.end)
            && !self.threat(way.end, |threat| threat.beside)
            && is_watched(rulebook, public, counter.side.enemy(), way.end)
            && by_road();
        if !seen_by_road {
            return way;
        }
        match may_walk_beside(rulebook, public, counter, way.end) {
            Ok(left) => Way { left, risk: 0.0, creeps: true, beside: true, ..way },
            Err(_) => way,
        }
    }

    /// The cheapest paths, where a certain loss counts as `detour` half points.
    fn search(&self, counter: &Counter, start: Hex, detour: f64) -> Vec<Way> {
        let (found, mut ends) = self.flood(counter, start, detour);
        ends.sort_unstable();
        ends.retain(|hex| is_room(self.public, counter, *hex));
        let ways = ends.into_iter();
        ways.filter_map(|end| self.way_to(counter, &found, (start, end))).collect()
    }

    /// The hexes that are reached, by the cheapest paths, and in the order in which they were found.
    fn flood(&self, counter: &Counter, start: Hex, detour: f64) -> (HexMap<Option<Found>>, Vec<Hex>) {
        let (rulebook, public) = (self.rulebook, self.public);
        let whole = rulebook.kind(counter).points();
        let mut found: HexMap<Option<Found>> = HexMap::filled(rulebook.board.room(), None);
        let first = Found { key: 0.0, left: left(rulebook, counter), risk: 0.0, creeps: false, before: None };
        found.set(start, Some(first));
        let mut open: Vec<(f64, Hex)> = vec![(0.0, start)];
        let mut ends: Vec<Hex> = Vec::new();
        while let Some((key, hex)) = take_least(&mut open) {
            let Some(here) = found[hex].filter(|here| here.key >= key) else { continue };
            for next in rulebook.board.neighbours(hex).iter().flatten().copied() {
                let Ok(Step { cost, whole: all, by_road }) = step(rulebook, public, counter, hex, next)
                else {
                    continue;
                };
                let unmoved = here.left == whole;
                // The least move and blocks take all the points that a unit has (6.4, 17.5).
                let rest = match here.left.less(cost) {
                    _ if all && !unmoved => continue,
                    _ if all => Points::ZERO,
                    Some(rest) => rest,
                    None if unmoved => Points::ZERO,
                    None => continue,
                };
                let creeps = !by_road && self.creeps(counter, hex, next);
                let met = if creeps { 0.0 } else { self.watched(counter, next) };
                let spent = here.left.0.saturating_sub(rest.0);
                let key = here.key + f64::from(spent) + detour * met;
                let known = found[next].map(|known| known.key);
                if next == start || known.is_some_and(|known| known <= key) {
                    continue;
                }
                if known.is_none() {
                    ends.push(next);
                }
                let risk = here.risk.max(met) + 0.2 * here.risk.min(met);
                let risk = risk.min(0.95);
                found.set(next, Some(Found { key, left: rest, risk, creeps, before: Some(hex) }));
                if !self.knows_mines(next) {
                    open.push((key, next));
                }
            }
        }
        (found, ends)
    }

    /// The path to a hex that was found, if the unit may take it.
    fn way_to(
        &self,
        counter: &Counter,
        found: &HexMap<Option<Found>>,
        (start, end): (Hex, Hex),
    ) -> Option<Way> {
        let at = found[end]?;
        let mut path = vec![end];
        let mut before = at.before;
        while let Some(hex) = before.filter(|hex| *hex != start) {
            path.push(hex);
            before = found[hex]?.before;
        }
        path.reverse();
        walk(self.rulebook, self.public, counter, &path, Walk::default()).ok()?;
        let way =
            Way { end, path, quick: false, left: at.left, risk: at.risk, creeps: at.creeps, beside: false };
        Some(self.without_road_rate(counter, start, way))
    }
}

fn take_least(open: &mut Vec<(f64, Hex)>) -> Option<(f64, Hex)> {
    let least = |one: &(usize, &(f64, Hex)), other: &(usize, &(f64, Hex))| {
        one.1.0.total_cmp(&other.1.0).then(one.1.1.cmp(&other.1.1))
    };
    let (place, _) = open.iter().enumerate().min_by(least)?;
    Some(open.swap_remove(place))
}
