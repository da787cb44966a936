//! The hexes that infantry, and guns by hand, can reach with their movement points, by the cheapest path (6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Moves, NoWay, fits,
    going::Stack,
    search::{Queue, Way},
};
use crate::{
    engine::board::{Hex, HexMap},
    games::squad::rules::{counter::Counter, position::Public, rulebook::Rulebook},
};

/// The hexes that a unit or stack on foot can reach.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    found: HexMap<Option<Way<Hex>>>,
    start: Option<Hex>,
    ends: Vec<Hex>,
}

impl Reach {
    /// The hexes in which the move may end, in the order of hexes.
    pub fn ends(&self) -> &[Hex] {
        &self.ends
    }

    /// The points left in a hex to the unit with the fewest, by the cheapest path.
    pub fn left(&self, hex: Hex) -> Option<u16> {
        self.at(hex).map(|way| way.left)
    }

    fn at(&self, hex: Hex) -> Option<Way<Hex>> {
        self.found.get(hex).copied().flatten()
    }

    /// The hexes to enter on the path to a hex, in order; none if it is out of reach.
    pub fn path(&self, hex: Hex) -> Vec<Hex> {
        let last = Some(hex).filter(|hex| self.at(*hex).is_some());
        let back = std::iter::successors(last, |hex| self.at(*hex)?.from);
        let mut path: Vec<Hex> = back.filter(|hex| Some(*hex) != self.start).collect();
        path.reverse();
        path
    }
}

/// Returns the hexes that units can reach together now, on foot or by hand. Wire can be reached, but not passed (20.6).
/// Waiting units begin in one of these entry hexes (4.2).
///
/// # Errors
/// The units cannot move together.
pub fn reach(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&Counter],
    assault: bool,
    entries: &[Hex],
) -> Result<Reach, NoWay> {
    let stack = Stack::new(rulebook, public, units, assault)?;
    let first = Way { left: stack.left(), steps: 0, from: None };
    let mut reach =
        Reach { found: HexMap::filled(rulebook.board.room(), None), start: stack.start, ends: Vec::new() };
    let mut open = Queue::new(first.left);
    if stack.may_go_on() {
        match stack.start {
            Some(start) => open.push(first.left, start),
            None => {
                for to in entries {
                    reach.enter(rulebook, public, (&stack, None, first), *to, &mut open);
                }
            }
        }
    }
    while let Some((left, hex)) = open.pop() {
        let way = if Some(hex) == stack.start { Some(first) } else { reach.at(hex) };
        let Some(way) = way.filter(|way| way.left == left) else { continue };
        for to in rulebook.board.neighbours(hex).iter().flatten() {
            reach.enter(rulebook, public, (&stack, Some(hex), way), *to, &mut open);
        }
    }
    reach.ends.retain(|hex| fits(rulebook, public, *hex, units).is_ok());
    reach.ends.sort_unstable();
    Ok(reach)
}

impl Reach {
    /// Takes a step from the end of a path, if it is possible and no better path is known.
    fn enter(
        &mut self,
        rulebook: &Rulebook,
        public: &Public,
        (stack, from, way): (&Stack, Option<Hex>, Way<Hex>),
        to: Hex,
        open: &mut Queue<Hex>,
    ) {
        if Some(to) == self.start {
            return;
        }
        // On the first step each unit pays for itself (6.4, 6.5). Further steps are only of infantry, which all pays
        // the same.
        let paid = if way.steps == 0 {
            stack.next(rulebook, public, from, to).ok().map(|stride| (stride.left, stride.stops))
        } else {
            let step = stack.step_of(rulebook, public, Moves::Foot, from, to).ok();
            step.and_then(|step| Some((step.cost.pay(way.left, false)?, step.stops)))
        };
        let Some((left, stops)) = paid else { return };
        let (next, known) = (Way { left, steps: way.steps + 1, from }, self.at(to));
        if !next.beats(known.as_ref()) {
            return;
        }
        if known.is_none() {
            self.ends.push(to);
        }
        self.found.set(to, Some(next));
        if !stops && !stack.is_short() {
            open.push(left, to);
        }
    }
}
