//! The hexes and facings that a vehicle can reach with its movement points, by the cheapest path (7).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Cost, Moves, NoWay, Pace, VehicleStep,
    costs::enemies,
    driving::may_drive,
    entry_facings, entry_step,
    facing::{doubled, faces, towards},
    fits, ground, left, may_enter_to_load,
    search::{Queue, Way},
    turn_cost,
};
use crate::{
    engine::board::{ALL_SIDES, Hex, HexMap, Hexside},
    games::squad::rules::{counter::Counter, position::Public, rulebook::Rulebook},
};
use std::cmp::Reverse;

/// A hex, a facing in it, and whether the vehicle leaves it in reverse.
type Stand = (Hex, Hexside, bool);

/// The paths to the facings in a hex, clockwise from the north.
type Facings = [Option<Way<Stand>>; 6];

/// The hexes that a vehicle can reach, with its facings there.
#[derive(Clone, Debug, Default)]
pub struct VehicleReach {
    found: HexMap<Facings>,
    start: Option<(Hex, Hexside)>,
    ends: Vec<(Hex, Hexside)>,
}

impl VehicleReach {
    /// The hexes in which the move may end, each with every facing, in the order of hexes and sides.
    pub fn ends(&self) -> &[(Hex, Hexside)] {
        &self.ends
    }

    /// The points that are left by the cheapest path to a hex with a facing.
    pub fn left(&self, hex: Hex, facing: Hexside) -> Option<u16> {
        self.at(hex, facing).map(|way| way.left)
    }

    /// The facing in a hex with the most points left, and among those with the fewest steps.
    pub fn best(&self, hex: Hex) -> Option<Hexside> {
        let ways = ALL_SIDES.into_iter().filter_map(|side| Some((side, self.at(hex, side)?)));
        let best = ways.min_by_key(|(_, way)| (Reverse(way.left), way.steps));
        best.map(|(side, _)| side)
    }

    fn at(&self, hex: Hex, facing: Hexside) -> Option<Way<Stand>> {
        self.found.get(hex)?.get(facing.number()).copied().flatten()
    }

    /// The steps to a hex with a facing, in order; none if it is out of reach.
    pub fn path(&self, hex: Hex, facing: Hexside) -> Vec<VehicleStep> {
        let mut path = Vec::new();
        let mut at = Some((hex, facing)).filter(|at| Some(*at) != self.start);
        while let Some((hex, facing)) = at {
            let Some(way) = self.at(hex, facing) else { break };
            let reverse = way.from.is_some_and(|(.., reverse)| reverse);
            path.push(VehicleStep { hex, facing, reverse });
            at = way.from.map(|(hex, facing, _)| (hex, facing)).filter(|at| Some(*at) != self.start);
        }
        path.reverse();
        path
    }

    /// Enters a hex with the points that are left there, and turns to every side.
    fn enter(
        &mut self,
        hex: Hex,
        (way, came): (Way<Stand>, Hexside),
        facings: impl Iterator<Item = Hexside>,
        open: &mut Queue<(Hex, Hexside)>,
    ) {
        let Some(known) = self.found.get(hex) else { return };
        let (mut all, mut better) = (*known, false);
        for facing in facings {
            let Some(left) = way.left.checked_sub(turn_cost(came, facing)) else { continue };
            let (next, is_start) = (Way { left, ..way }, Some((hex, facing)) == self.start);
            let Some(entry) = all.get_mut(facing.number()) else { continue };
            if is_start || !next.beats(entry.as_ref()) {
                continue;
            }
            if entry.replace(next).is_none() {
                self.ends.push((hex, facing));
            }
            better = true;
            open.push(left, (hex, facing));
        }
        if better {
            self.found.set(hex, all);
        }
    }
}

/// Returns the hexes and facings that a vehicle can reach now. A vehicle that waits to enter begins in one of these
/// entry hexes (4.2).
///
/// # Errors
/// The vehicle cannot drive now.
pub fn drive_reach(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    entries: &[Hex],
) -> Result<VehicleReach, NoWay> {
    let moves = may_drive(rulebook, counter)?;
    let mut reach = VehicleReach {
        found: HexMap::filled(rulebook.board.room(), [None; 6]),
        start: counter.hex().map(|hex| (hex, faces(counter))),
        ends: Vec::new(),
    };
    let whole = left(rulebook, public, counter, Pace::default());
    let mut open = Queue::new(whole);
    match reach.start {
        Some(start) => open.push(whole, start),
        None => begin_at_edge(rulebook, public, (counter, moves, whole), entries, (&mut reach, &mut open)),
    }
    go_on(rulebook, public, (counter, moves, whole), (&mut reach, open));
    let room = |hex: Hex| {
        fits(rulebook, public, hex, &[counter]).is_ok() || may_enter_to_load(rulebook, public, counter, hex)
    };
    reach.ends.sort_unstable();
    let mut asked: Option<(Hex, bool)> = None;
    reach.ends.retain(|(hex, _)| match asked {
        Some((known, room)) if known == *hex => room,
        _ => asked.insert((*hex, room(*hex))).1,
    });
    Ok(reach)
}

/// A vehicle, how it moves, and the points that it has.
type Driver<'a> = (&'a Counter, Moves, u16);

/// Begins in each entry hex in which the vehicle may come on the map (4.2).
fn begin_at_edge(
    rulebook: &Rulebook,
    public: &Public,
    (counter, moves, whole): Driver,
    entries: &[Hex],
    (reach, open): (&mut VehicleReach, &mut Queue<(Hex, Hexside)>),
) {
    let fresh = counter.condition.spent == 0;
    for hex in entries {
        let Ok(step) = entry_step(rulebook, public, (counter.side, moves), *hex) else { continue };
        let Some(left) = step.cost.pay(whole, fresh) else { continue };
        for facing in entry_facings(&rulebook.board, *hex) {
            let way = Way { left, steps: 1, from: None };
            reach.enter(*hex, (way, facing), std::iter::once(facing), open);
        }
    }
}

/// Continues the search from all open places, forwards and in reverse, as long as it finds a better path.
fn go_on(
    rulebook: &Rulebook,
    public: &Public,
    (counter, moves, whole): Driver,
    (reach, mut open): (&mut VehicleReach, Queue<(Hex, Hexside)>),
) {
    let board = &rulebook.board;
    let barred = enemies(rulebook, public, counter.side);
    let fresh = counter.condition.spent == 0;
    // The costs of the steps out of each hex that is found, over its six sides.
    let mut steps: HexMap<Option<[Option<Cost>; 6]>> = HexMap::filled(board.room(), None);
    while let Some((left, (hex, facing))) = open.pop() {
        let first = Way { left: whole, steps: 0, from: None };
        let way = if Some((hex, facing)) == reach.start { Some(first) } else { reach.at(hex, facing) };
        let Some(way) = way.filter(|way| way.left == left) else { continue };
        let out = steps.get(hex).copied().flatten().unwrap_or_else(|| {
            let out = ALL_SIDES.map(|side| {
                let to = board.neighbour(hex, side).filter(|to| !barred.contains(*to))?;
                ground(rulebook, public, moves, hex, to).ok().map(|step| step.cost)
            });
            steps.set(hex, Some(out));
            out
        });
        for reverse in [false, true] {
            let side = towards(facing, reverse);
            let cost = out.get(side.number()).copied().flatten();
            let Some((cost, to)) = cost.zip(hex.step(side)) else { continue };
            let cost = if reverse { doubled(cost) } else { cost };
            let Some(left) = cost.pay(way.left, fresh && way.steps == 0) else { continue };
            let next = Way { left, steps: way.steps + 1, from: Some((hex, facing, reverse)) };
            reach.enter(to, (next, facing), ALL_SIDES.into_iter(), &mut open);
        }
    }
}
