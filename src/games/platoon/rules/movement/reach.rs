//! The reach of a unit with its points, and the paths (6).

use super::{Step, entry_hexes, is_room, left, may_enter, may_move, step};
use crate::{
    engine::{
        board::{Hex, HexMap},
        counters::Points,
    },
    games::platoon::rules::{
        counter::{Counter, Place},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// The reach of a unit.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    /// For each hex found, the points left there and the hex before it; none before a first hex.
    found: HexMap<Option<(Points, Option<Hex>)>>,
    /// The hexes in which the move may end.
    ends: Vec<Hex>,
}

impl Reach {
    /// The hexes in which the move may end, except its start.
    pub fn ends(&self) -> &[Hex] {
        &self.ends
    }

    pub fn left(&self, hex: Hex) -> Option<Points> {
        self.at(hex).map(|(left, _)| left)
    }

    fn at(&self, hex: Hex) -> Option<(Points, Option<Hex>)> {
        self.found.get(hex).copied().flatten()
    }

    /// The hexes to enter on the path to a hex, in order; none if it cannot be reached.
    pub fn path(&self, hex: Hex) -> Vec<Hex> {
        let found = Some(hex).filter(|hex| self.at(*hex).is_some());
        let mut path: Vec<Hex> = std::iter::successors(found, |hex| self.at(*hex)?.1).collect();
        path.reverse();
        path
    }

    fn find(&mut self, hex: Hex, left: Points, before: Option<Hex>) {
        if let Some(entry) = Some(&mut self.found[hex])
            && entry.replace((left, before)).is_none()
        {
            self.ends.push(hex);
        }
    }
}

/// Finds the reach of a unit now, by the cheapest paths. Mines are only a last hex, because they stop it (17.2). Units
/// that are due begin in their entry hexes.
pub fn reach(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Reach {
    let mut reach = Reach { found: HexMap::filled(rulebook.board.room(), None), ends: Vec::new() };
    let mut open: Vec<(Points, Hex)> = Vec::new();
    if may_move(rulebook, public, counter).is_err() {
        return reach;
    }
    let start = match counter.place {
        Place::Map(hex) => {
            open.push((left(rulebook, counter), hex));
            Some(hex)
        }
        Place::Due(_) => {
            for hex in entry_hexes(rulebook, public, counter) {
                if let Ok(left) = may_enter(rulebook, public, counter, hex) {
                    reach.find(hex, left, None);
                }
            }
            None
        }
        _ => return reach,
    };
    spread(rulebook, public, counter, &mut reach, open, start);
    reach.ends.retain(|hex| is_room(public, counter, *hex));
    reach.ends.sort_unstable();
    reach
}

/// Finds the further reach of a unit from a hex to which its path is pinned, with the points left there.
pub fn reach_from(rulebook: &Rulebook, public: &Public, counter: &Counter, from: Hex, left: Points) -> Reach {
    let mut reach = Reach { found: HexMap::filled(rulebook.board.room(), None), ends: Vec::new() };
    spread(rulebook, public, counter, &mut reach, vec![(left, from)], Some(from));
    reach.ends.retain(|hex| is_room(public, counter, *hex));
    reach.ends.sort_unstable();
    reach
}

/// Points that are enough for every open hex of a map.
const PLENTY: Points = Points::whole(200);

/// The reason why no path leads a unit to a hex outside its reach. The unit may not move, or the hex is full, closed
/// from every side, or costs more than the points left by the cheapest path (6.1, 6.2, 7.1). Only for hexes outside the
/// reach: of any other, the cost named would not exceed the points.
pub fn why_not(rulebook: &Rulebook, public: &Public, counter: &Counter, to: Hex) -> Why {
    if let Err(why) = may_move(rulebook, public, counter) {
        return why;
    }
    let Some(from) = counter.hex() else { return Why::NotOnMap { unit: counter.id } };
    if !rulebook.board.contains(to) {
        return Why::OffMap { hex: to };
    }
    let whole = reach(rulebook, public, counter);
    if whole.left(to).is_some() && !is_room(public, counter, to) {
        return Why::EndsFull { hex: to };
    }
    // The player asks about the side from which the unit would come sooner.
    let mut near: Vec<Hex> = rulebook.board.neighbours(to).iter().flatten().copied().collect();
    near.sort_by_key(|hex| hex.distance(from));
    let mut steps = near.into_iter().map(|hex| step(rulebook, public, counter, hex, to));
    let first = steps.next().and_then(Result::err);
    let far = reach_from(rulebook, public, counter, from, PLENTY);
    match (far.left(to), first) {
        (Some(rest), _) => Why::TooFar { hex: to, cost: PLENTY - rest, left: left(rulebook, counter) },
        (None, Some(closed)) => closed,
        (None, None) => Why::NotNeighbours { from, to },
    }
}

/// Spreads the search from the open hexes, each with the points left there.
fn spread(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    reach: &mut Reach,
    mut open: Vec<(Points, Hex)>,
    start: Option<Hex>,
) {
    let whole = rulebook.kind(counter).points();
    while let Some((left, hex)) = take_richest(&mut open) {
        for next in rulebook.board.neighbours(hex).iter().flatten().copied() {
            let Ok(Step { cost, whole: whole_move, .. }) = step(rulebook, public, counter, hex, next) else {
                continue;
            };
            let unmoved = left == whole;
            let rest = match left.less(cost) {
                _ if whole_move && !unmoved => continue,
                _ if whole_move => Points::ZERO,
                Some(rest) => rest,
                None if unmoved => Points::ZERO,
                None => continue,
            };
            let better = reach.left(next).is_none_or(|known| rest > known);
            if better && Some(next) != start {
                let before = Some(hex).filter(|hex| Some(*hex) != start);
                reach.find(next, rest, before);
                if !public.mines.contains_key(&next) {
                    open.push((rest, next));
                }
            }
        }
    }
}

fn take_richest(open: &mut Vec<(Points, Hex)>) -> Option<(Points, Hex)> {
    let (place, _) = open.iter().enumerate().max_by_key(|(_, entry)| **entry)?;
    Some(open.swap_remove(place))
}
