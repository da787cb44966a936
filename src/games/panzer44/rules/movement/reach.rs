//! The hexes that a unit can reach with its points, and the paths (7.3).

use super::{allowance, is_room, may_enter_at, step};
use crate::{
    engine::{
        board::{Hex, HexMap},
        counters::Points,
    },
    games::panzer44::rules::{
        counter::{Counter, Motion, Place},
        position::Public,
        rulebook::Rulebook,
    },
};

/// A number of points above the cost of any path.
const BOUNDLESS: Points = Points(4000);

/// The hexes that a unit can reach.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    /// The points left in each hex that is found, and the hex before it; none before a first hex.
    found: HexMap<Option<(Points, Option<Hex>)>>,
    /// The hexes in which the move may end.
    ends: Vec<Hex>,
}

impl Reach {
    /// The hexes in which the move may end, without its first one.
    pub fn ends(&self) -> &[Hex] {
        &self.ends
    }

    pub fn left(&self, hex: Hex) -> Option<Points> {
        self.at(hex).map(|(left, _)| left)
    }

    fn at(&self, hex: Hex) -> Option<(Points, Option<Hex>)> {
        self.found.get(hex).copied().flatten()
    }

    /// The hexes to enter on the path to a hex, the last one first.
    pub fn back_from(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        let found = Some(hex).filter(|hex| self.at(*hex).is_some());
        std::iter::successors(found, |hex| self.at(*hex)?.1)
    }

    fn find(&mut self, hex: Hex, left: Points, before: Option<Hex>) {
        if self.found[hex].replace((left, before)).is_none() {
            self.ends.push(hex);
        }
    }

    /// The hexes to enter on the path to a hex, in order.
    pub fn path(&self, hex: Hex) -> Vec<Hex> {
        let mut path: Vec<Hex> = self.back_from(hex).collect();
        path.reverse();
        path
    }
}

/// Returns the hexes that a unit can reach now, by what is known. Mines and fire may stop it earlier.
pub fn reach(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Reach {
    reach_with(rulebook, public, counter, points_now(rulebook, counter), |_| true)
}

/// Whether there is a hex in which a unit may end its move now, apart from its present one.
pub fn has_end(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    // Panels ask this for many units in every frame, and nearly always an adjacent hex gives the answer.
    let left = points_now(rulebook, counter);
    let is_end = |from: Hex, next: Hex| {
        let cost = step(rulebook, public, counter, from, next).ok();
        cost.and_then(|cost| left.less(cost)).is_some() && is_room(rulebook, public, counter, next)
    };
    let beside = |from: Hex| rulebook.board.neighbours(from).iter().flatten().any(|next| is_end(from, *next));
    let on_map = matches!(counter.place, Place::Map(_));
    let is_room = |hex: Hex| is_room(rulebook, public, counter, hex);
    counter.hex().filter(|_| on_map).is_some_and(beside)
        || search(rulebook, public, counter, left, |_| true, is_room).1
}

/// Returns the hexes that a unit can reach now without entering a mined hex.
pub fn reach_past_mines(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Reach {
    let is_clear = |hex: Hex| !public.mines.contains_key(&hex);
    reach_with(rulebook, public, counter, points_now(rulebook, counter), is_clear)
}

fn points_now(rulebook: &Rulebook, counter: &Counter) -> Points {
    if counter.condition.motion == Motion::Moving {
        counter.condition.left
    } else {
        allowance(rulebook, counter)
    }
}

/// The hexes that a unit can reach now, with the paths that it takes by default. A path avoids mines if the points
/// suffice, and crosses them if there is no other path (17).
#[derive(Clone, Debug)]
pub struct Marches {
    /// None if there are no mines.
    past_mines: Option<Reach>,
    all: Reach,
}

impl Marches {
    /// Finds the paths of a unit by what is known. Mines and fire may stop it earlier.
    pub fn new(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Self {
        let mined = !public.mines.is_empty();
        let past_mines = mined.then(|| reach_past_mines(rulebook, public, counter));
        Self { past_mines, all: reach(rulebook, public, counter) }
    }

    /// The hexes in which the move may end, without its first one.
    pub fn ends(&self) -> &[Hex] {
        self.all.ends()
    }

    /// The points left in a hex within reach.
    pub fn left(&self, hex: Hex) -> Option<Points> {
        self.by_which(hex).left(hex)
    }

    /// The hexes to enter on the path to a hex, in order; none if it is out of reach.
    pub fn path(&self, hex: Hex) -> Vec<Hex> {
        self.by_which(hex).path(hex)
    }

    fn by_which(&self, hex: Hex) -> &Reach {
        self.past_mines.as_ref().filter(|past| past.left(hex).is_some()).unwrap_or(&self.all)
    }
}

/// Returns the path of a unit to a hex. For a hex out of reach it is the path that it would take, so that the refusal
/// of the order gives the reason.
pub fn way_towards(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Vec<Hex> {
    let way = Marches::new(rulebook, public, counter).path(hex);
    if !way.is_empty() {
        return way;
    }
    if counter.hex().is_some_and(|from| from.distance(hex) <= 1) {
        return vec![hex];
    }
    let far = reach_with(rulebook, public, counter, BOUNDLESS, |_| true);
    let mut way = far.path(hex);
    if way.is_empty() {
        // No path enters the hex: the path to an adjacent hex, and the forbidden step.
        let beside = rulebook.board.neighbours(hex).iter().flatten().map(|next| far.path(*next));
        way = beside.filter(|way| !way.is_empty()).min_by_key(Vec::len).unwrap_or_default();
        way.push(hex);
    }
    way
}

/// Returns the hexes that a unit can reach with these points, through hexes that the predicate accepts.
fn reach_with(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    points: Points,
    is_wanted: impl Fn(Hex) -> bool,
) -> Reach {
    let (mut reach, _) = search(rulebook, public, counter, points, is_wanted, |_| false);
    reach.ends.retain(|hex| is_room(rulebook, public, counter, *hex));
    reach.ends.sort_unstable();
    reach
}

/// Finds the hexes that a unit can reach with these points through accepted hexes, up to the first one that is enough.
/// Returns whether there was one.
fn search(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    points: Points,
    is_wanted: impl Fn(Hex) -> bool,
    is_enough: impl Fn(Hex) -> bool,
) -> (Reach, bool) {
    let mut reach = Reach { found: HexMap::filled(rulebook.board.room(), None), ends: Vec::new() };
    let mut open: Vec<(Points, Hex)> = Vec::new();
    let start = match counter.place {
        Place::Map(hex) => {
            open.push((points, hex));
            Some(hex)
        }
        Place::Due(number) => {
            let arrival = &rulebook.scenario.force(counter.side).arrivals[usize::from(number)];
            let edge = crate::engine::orders::edge_of(&rulebook.board, &arrival.entry);
            for hex in edge.into_iter().filter(|hex| is_wanted(*hex)) {
                if let Some(left) =
                    may_enter_at(rulebook, public, counter, hex).ok().and_then(|cost| points.less(cost))
                {
                    reach.find(hex, left, None);
                    if is_enough(hex) {
                        return (reach, true);
                    }
                    open.push((left, hex));
                }
            }
            None
        }
        _ => return (reach, false),
    };
    while let Some((left, hex)) = take_richest(&mut open) {
        for next in rulebook.board.neighbours(hex).iter().flatten().copied().filter(|hex| is_wanted(*hex)) {
            let Ok(cost) = step(rulebook, public, counter, hex, next) else { continue };
            let Some(rest) = left.less(cost) else { continue };
            let better = reach.left(next).is_none_or(|known| rest > known);
            if better && Some(next) != start {
                let before = Some(hex).filter(|hex| Some(*hex) != start);
                reach.find(next, rest, before);
                if is_enough(next) {
                    return (reach, true);
                }
                open.push((rest, next));
            }
        }
    }
    (reach, false)
}

fn take_richest(open: &mut Vec<(Points, Hex)>) -> Option<(Points, Hex)> {
    let (place, _) = open.iter().enumerate().max_by_key(|(_, entry)| **entry)?;
    Some(open.swap_remove(place))
}
