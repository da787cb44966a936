//! Where a vehicle may go with the points that it has, and how it may face there, by the cheapest way (7).

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
    engine::board::{ALL_SIDES, Hex, HexMap, Side6},
    games::squad::rules::{counter::Counter, position::Public, rulebook::Rulebook},
};
use std::cmp::Reverse;

/// A hex, a facing in it, and whether the vehicle backs from there.
type Stand = (Hex, Side6, bool);

/// The ways to the facings in a hex, clockwise from the north.
type Facings = [Option<Way<Stand>>; 6];

/// Where a vehicle may go, and how it may stand there.
#[derive(Clone, Debug, Default)]
pub struct VehicleReach {
    found: HexMap<Facings>,
    start: Option<(Hex, Side6)>,
    ends: Vec<(Hex, Side6)>,
}

impl VehicleReach {
    /// The hexes in which the move may end, each with every facing, in the order in which hexes and sides are sorted.
    pub fn ends(&self) -> &[(Hex, Side6)] {
        &self.ends
    }

    /// What is left by the cheapest way to a hex with a facing.
    pub fn left(&self, hex: Hex, facing: Side6) -> Option<u16> {
        self.at(hex, facing).map(|way| way.left)
    }

    /// The facing with which most is left in a hex; with the fewest steps among those.
    pub fn best(&self, hex: Hex) -> Option<Side6> {
        let ways = ALL_SIDES.into_iter().filter_map(|side| Some((side, self.at(hex, side)?)));
        let best = ways.min_by_key(|(_, way)| (Reverse(way.left), way.steps));
        best.map(|(side, _)| side)
    }

    fn at(&self, hex: Hex, facing: Side6) -> Option<Way<Stand>> {
        self.found.get(hex)?.get(facing.number()).copied().flatten()
    }

    /// The steps to a hex with a facing, in their order; none if it is not reached.
    pub fn path(&self, hex: Hex, facing: Side6) -> Vec<VehicleStep> {
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

    /// Enters a hex with what is left there, and turns to every side.
    fn enter(
        &mut self,
        hex: Hex,
        (way, came): (Way<Stand>, Side6),
        facings: impl Iterator<Item = Side6>,
        open: &mut Queue<(Hex, Side6)>,
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

/// Where a vehicle may go now, and how it may face there. One that waits begins in one of these entry hexes (4.2).
///
/// # Errors
/// It does not drive now.
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
    (reach, open): (&mut VehicleReach, &mut Queue<(Hex, Side6)>),
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

/// Goes on from all that is open, forwards and back, as long as something becomes better.
fn go_on(
    rulebook: &Rulebook,
    public: &Public,
    (counter, moves, whole): Driver,
    (reach, mut open): (&mut VehicleReach, Queue<(Hex, Side6)>),
) {
    let board = &rulebook.board;
    let barred = enemies(rulebook, public, counter.side);
    let fresh = counter.condition.spent == 0;
    // The steps out of each hex that is found, over its six sides.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::{
        counter::{Condition, Place},
        movement::{
            drive,
            samples::{at, counter, facing, hex, hexes, on_large_board, position},
        },
    };

    /// Every hex and facing that a vehicle finds, by going on from the best known as long as anything becomes better.
    fn driven(rulebook: &Rulebook, public: &Public, tank: &Counter) -> Vec<((Hex, Side6), u16)> {
        let mut best: Vec<((Hex, Side6), u16)> = Vec::new();
        let mut paths: Vec<Vec<VehicleStep>> = vec![Vec::new()];
        while let Some(path) = paths.pop() {
            let (hex, ahead) =
                path.last().map_or((tank.hex(), tank.facing), |last| (Some(last.hex), Some(last.facing)));
            let Some((hex, ahead)) = hex.zip(ahead) else { continue };
            for (reverse, facing) in
                [false, true].into_iter().flat_map(|reverse| ALL_SIDES.map(|side| (reverse, side)))
            {
                let Some(hex) = hex.step(if reverse { ahead.opposite() } else { ahead }) else { continue };
                let longer = [&path[..], &[VehicleStep { hex, facing, reverse }]].concat();
                let Ok(driven) = drive(rulebook, public, tank, &longer) else { continue };
                let left = driven.last().map_or(0, |last| last.left);
                match best.iter_mut().find(|(known, _)| *known == (hex, facing)) {
                    Some((_, known)) if left <= *known => continue,
                    Some((_, known)) => *known = left,
                    None => best.push(((hex, facing), left)),
                }
                paths.push(longer);
            }
        }
        best.retain(|(at, _)| Some(*at) != tank.hex().zip(tank.facing));
        best.sort_unstable();
        best
    }

    /// The search of vehicles finds what all paths together find; its paths may be driven and cost what it says (7).
    #[test]
    fn vehicles_reach_what_their_paths_reach() {
        let rulebook = Rulebook::of_map("map-valmont");
        for (id, on, ahead, spent) in [
            ("us-m4-75-1", "0907", Side6::NorthEast, 4),
            ("us-truck-1", "1012", Side6::South, 9),
            ("us-m4-75-1", "0101", Side6::North, 5),
        ] {
            let tank =
                Counter { condition: Condition { spent, ..Condition::default() }, ..facing(id, on, ahead) };
            let public = position(vec![tank.clone(), at("ge-rifle-1", "1006"), at("ge-rifle-2", "0909")]);
            let Ok(found) = drive_reach(&rulebook, &public, &tank, &[]) else { panic!("it may drive") };
            let ends: Vec<((Hex, Side6), u16)> = found
                .ends()
                .iter()
                .map(|(hex, facing)| ((*hex, *facing), found.left(*hex, *facing).unwrap_or(99)))
                .collect();
            assert_eq!(ends, driven(&rulebook, &public, &tank), "{on}");
            for ((hex, facing), left) in ends {
                let driven = drive(&rulebook, &public, &tank, &found.path(hex, facing));
                let rest = driven.map(|driven| driven.last().map(|last| last.left));
                assert_eq!(rest, Ok(Some(left)), "{hex} {facing:?}");
            }
        }
    }

    /// Example 32 by the search: the cheapest facings in 1006, and the hex behind.
    #[test]
    fn the_facings_of_example_32_are_found() {
        let rulebook = Rulebook::of_map("map-valmont");
        let tank = facing("us-m4-75-1", "0907", Side6::NorthEast);
        let public = position(vec![tank.clone()]);
        let Ok(found) = drive_reach(&rulebook, &public, &tank, &[]) else { panic!("it may drive") };
        let left = |on, facing| found.left(hex(on), facing);
        assert_eq!(left("1006", Side6::South), Some(8));
        assert_eq!(left("1006", Side6::SouthEast), Some(9));
        assert_eq!(left("0807", Side6::NorthEast), Some(8));
        let back = VehicleStep { hex: hex("0807"), facing: Side6::NorthEast, reverse: true };
        assert_eq!(found.path(hex("0807"), Side6::NorthEast), [back]);
        assert_eq!(found.best(hex("1006")), Some(Side6::North), "the first of three");
        assert_eq!(found.best(hex("0708")), None, "a building");
        assert!(!found.ends().contains(&(hex("0907"), Side6::NorthEast)), "where it stands");
    }

    /// 4.2: one that waits begins in its entry hexes, facing inwards; by backing it comes to face outwards.
    #[test]
    fn who_waits_begins_at_the_edge() {
        let rulebook = Rulebook::of_map("map-valmont");
        let tank = counter("us-m4-75-1", Place::Due(0));
        let public = position(vec![tank.clone()]);
        let Ok(found) = drive_reach(&rulebook, &public, &tank, &hexes(&["0714", "1014"])) else {
            panic!("it may enter")
        };
        assert_eq!(found.left(hex("1014"), Side6::North), Some(9));
        assert_eq!(found.left(hex("1014"), Side6::South), Some(5));
        assert_eq!(found.path(hex("1014"), Side6::South).len(), 3);
        assert_eq!(found.left(hex("0714"), Side6::North), Some(7), "the stream");
        for (hex, facing) in found.ends() {
            let driven = drive(&rulebook, &public, &tank, &found.path(*hex, *facing));
            let left = driven.map(|driven| driven.last().map(|last| last.left));
            assert_eq!(left, Ok(found.left(*hex, *facing)), "{hex} {facing:?}");
        }
    }

    /// A map may be as large as maps are.
    #[test]
    fn a_large_map_is_searched_too() {
        let rulebook = on_large_board();
        let tank = facing("us-m4-75-1", "17090", Side6::NorthEast);
        let public = position(vec![tank.clone()]);
        let Ok(found) = drive_reach(&rulebook, &public, &tank, &[]) else { panic!("it may drive") };
        assert_eq!(found.left(hex("18085"), Side6::NorthEast), Some(0), "ten hexes straight on");
        // Northwards it begins with a hex aside.
        assert_eq!(found.left(hex("17081"), Side6::North), Some(0));
        assert_eq!(found.left(hex("17080"), Side6::North), None);
    }
}
