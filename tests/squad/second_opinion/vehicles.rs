//! Paths of vehicles: hexes ahead and behind, turns, the possible ends of a move with their facings (6.3, 6.4, 7.2,
//! 7.3).

use super::ground::{Place, around, hex, number};
use super::movement::{Price, Verdict, fits, may_move, mover, step};
use super::scenes::{Chance, LANDS, Land, told, units_of};
use kessel::games::squad::rules::{
    counter::Counter,
    kinds::{Room, Side},
    movement,
    phase::Step,
    position::Public,
};
use std::collections::{BTreeMap, BinaryHeap};

/// A hex and the number of the hexside that the vehicle faces.
type Stand = (Place, usize);

/// Points for turning: the first hexside is free (7.3).
fn turning(from: usize, to: usize) -> i64 {
    let around = (to + 6 - from) % 6;
    (around.min(6 - around) as i64 - 1).max(0)
}

/// All possible ends, with the most points left there.
fn reach(land: &Land, public: &Public, counter: &Counter) -> Verdict<BTreeMap<Stand, i64>> {
    let start = may_move(counter)?;
    let kind = land.kind(counter);
    let allowance = kind.afv().map(|afv| afv.allowance).or(kind.vehicle().map(|it| it.allowance)).unwrap();
    let facing = number(counter.facing.unwrap().short_name());
    let spent = i64::from(counter.condition.spent);
    let mut best: BTreeMap<Stand, i64> = BTreeMap::new();
    // The ones with the most points left come first.
    let mut open = BinaryHeap::from([(i64::from(allowance) - spent, (start, facing), spent == 0)]);
    while let Some((left, (at, facing), fresh)) = open.pop() {
        for (side, times) in [(facing, 1), ((facing + 3) % 6, 2)] {
            let to = around(at)[side];
            let price = step(land, public, counter.side, mover(land, counter), [at, to]);
            let Ok(Price::Points(points)) = price else { continue };
            let rest = match left - points * times {
                rest if rest >= 0 => rest,
                _ if fresh => 0,
                _ => continue,
            };
            for turned in 0..6 {
                let (stand, rest) = ((to, turned), rest - turning(facing, turned));
                if rest >= 0 && best.get(&stand).is_none_or(|before| *before < rest) {
                    best.insert(stand, rest);
                    open.push((rest, stand, false));
                }
            }
        }
    }
    best.retain(|(at, _), _| *at != start && fits(land, public, &[counter], *at));
    Ok(best)
}

/// Paths of all vehicles in this number of random positions.
fn compare(positions: usize) {
    let mut chance = Chance(1903);
    let mut reached = 0;
    for position in 0..positions {
        let land = &LANDS[position % LANDS.len()];
        let mut public = land.position(&mut chance);
        for side in Side::BOTH {
            public.phase = land.phase(side, Step::Movement);
            for counter in units_of(&public, side).into_iter().filter(|it| land.kind(it).drives()) {
                let found = movement::drive_reach(&land.rules, &public, counter, &[]);
                let opinion = reach(land, &public, counter);
                // A carrier may stop in a full hex if loading makes room (8.2): this is not compared.
                let kind = land.kind(counter);
                let carries = kind.room() != Room::None || kind.tows();
                let ends = |found: &movement::VehicleReach| {
                    let ends = found.ends().iter().filter(|(at, _)| Some(*at) != counter.hex());
                    let ends = ends.filter(|(at, _)| {
                        let place = super::ground::place(*at);
                        !carries || fits(land, &public, &[counter], place)
                    });
                    ends.map(|(at, side)| {
                        let left = found.left(*at, *side).unwrap();
                        ((at.to_string(), number(side.short_name())), i64::from(left))
                    })
                    .collect::<BTreeMap<_, _>>()
                };
                let program = found.as_ref().map(ends).unwrap_or_default();
                let why = format!("{:?} {:?}", found.as_ref().err(), opinion.as_ref().err());
                let opinion: BTreeMap<_, _> = opinion.unwrap_or_default().into_iter().collect();
                let opinion: BTreeMap<_, _> = opinion
                    .into_iter()
                    .map(|((at, side), left)| ((hex(at).to_string(), side), left))
                    .collect();
                let id = &land.rules.map.id;
                let odd: Vec<_> =
                    program.iter().filter(|(stand, left)| opinion.get(*stand) != Some(*left)).collect();
                let missed: Vec<_> =
                    opinion.iter().filter(|(stand, left)| program.get(*stand) != Some(*left)).collect();
                assert!(
                    odd.is_empty() && missed.is_empty(),
                    "{id}: {} {why} program {odd:?} opinion {missed:?} {:?}",
                    told(&[counter]),
                    public.works
                );
                reached += program.len();
            }
        }
    }
    assert!(reached > positions * 10, "{reached} stands");
}

#[test]
fn ways_of_vehicles() {
    compare(200);
}

#[test]
#[ignore = "long: 5,000 positions"]
fn ways_of_vehicles_long() {
    compare(5_000);
}
