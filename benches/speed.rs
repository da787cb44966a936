//! The speed of our reach, compared with the general searches of two libraries from the same units of one position.
//! `pathfinding::dijkstra_all` uses our own neighbours and costs, and its result must be the same.
//! `hexx::field_of_movement` knows entry costs only.
//!
//! `cargo speed` runs it with the profile of run and test.
#![expect(clippy::unwrap_used, reason = "a measurement that meets the unexpected shall stop")]

#[path = "shared/middle.rs"]
mod middle;

use criterion::{Criterion, criterion_group, criterion_main};
use hexx::algorithms::field_of_movement;
use kessel::{
    engine::{
        board::{ALL_SIDES, Hex},
        counters::Points,
    },
    games::guderian::rules::{
        Position, Rulebook,
        counter::Piece,
        movement::{Group, reach::Reach},
    },
};
use middle::middle;
use pathfinding::directed::dijkstra::{dijkstra_all, dijkstra_reach};
use std::{
    collections::BTreeMap,
    hint::black_box,
    time::{Duration, Instant},
};

const UNITS: usize = 20;

/// The same movement for each search: full allowance, alone.
fn groups(rulebook: &Rulebook, position: &Position) -> Vec<Group> {
    let public = &position.public;
    let free = |(piece, hex): &(Piece, Hex)| {
        let counter = public.counter(*piece);
        !counter.condition.disrupted && !public.in_zone_of(counter.side().enemy(), *hex)
    };
    let on_map = public.pieces().filter_map(|(piece, counter)| Some((piece, counter.hex()?)));
    let mut pieces: Vec<(Piece, Hex)> = on_map.filter(free).collect();
    pieces.sort_by_key(|(piece, _)| std::cmp::Reverse(public.counter(*piece).allowance));
    pieces.truncate(UNITS);
    assert_eq!(pieces.len(), UNITS);
    let group = |(piece, hex): &(Piece, Hex)| {
        let left = Points::whole(u16::from(public.counter(*piece).allowance));
        Group::of(rulebook, public, &[*piece], *hex, |_| left)
    };
    pieces.iter().map(group).collect()
}

/// The steps from a hex, by our rules.
fn steps<'a>(rulebook: &'a Rulebook, position: &'a Position, group: &'a Group, at: Hex) -> Vec<(Hex, u32)> {
    let public = &position.public;
    if at != group.start && group.must_stop(public, at) {
        return Vec::new();
    }
    let (march, left) = group.classes[0];
    ALL_SIDES
        .into_iter()
        .filter_map(|side| {
            let to = rulebook.board.neighbours(at)[side.number()]?;
            let cost = group.cost(rulebook, public, march, at, side)?;
            let enters = cost <= left && group.may_enter(rulebook, public, to).is_ok();
            enters.then_some((to, u32::from(cost.0)))
        })
        .collect()
}

fn ours(rulebook: &Rulebook, position: &Position, group: &Group) -> Reach {
    Reach::new(rulebook, &position.public, group)
}

fn all(
    rulebook: &Rulebook,
    position: &Position,
    group: &Group,
) -> std::collections::HashMap<Hex, (Hex, u32)> {
    dijkstra_all(&group.start, |at| steps(rulebook, position, group, *at))
}

/// The search that can stop at the end of the allowance.
fn reached(rulebook: &Rulebook, position: &Position, group: &Group) -> BTreeMap<Hex, u32> {
    let limit = u32::from(group.classes[0].1.0);
    dijkstra_reach(&group.start, |at| steps(rulebook, position, group, *at))
        .take_while(|item| item.total_cost <= limit)
        .map(|item| (item.node, item.total_cost))
        .collect()
}

fn field(rulebook: &Rulebook, group: &Group) -> usize {
    let (march, left) = group.classes[0];
    let cost = |hex: hexx::Hex| {
        let hex = Hex::from_hexx(hex).filter(|hex| rulebook.board.contains(*hex))?;
        // It adds 1 to every cost by itself.
        Some(u32::from(rulebook.costs.entry(group.side, march, hex)?.0) - 1)
    };
    field_of_movement(group.start.to_hexx(), u32::from(left.0), cost).len()
}

/// All searches must find the same hexes at the same cost.
fn must_agree(rulebook: &Rulebook, position: &Position, group: &Group) {
    let reach = ours(rulebook, position, group);
    let of_ours: BTreeMap<Hex, u32> =
        reach.hexes().iter().map(|hex| (*hex, u32::from(reach.cost(*hex).unwrap().0))).collect();
    let limit = u32::from(group.classes[0].1.0);
    let mut of_all: BTreeMap<Hex, u32> =
        all(rulebook, position, group).into_iter().map(|(hex, (_, cost))| (hex, cost)).collect();
    of_all.retain(|_, cost| *cost <= limit);
    of_all.insert(group.start, 0);
    assert_eq!(of_ours, of_all);
    assert_eq!(of_ours, reached(rulebook, position, group));
}

/// The shortest of several runs over all units, for one unit.
fn once(mut work: impl FnMut()) -> Duration {
    let run = |_| {
        let begun = Instant::now();
        work();
        begun.elapsed() / UNITS as u32
    };
    (0..60).map(run).min().unwrap()
}

fn speed(criterion: &mut Criterion) {
    let rulebook = std::sync::Arc::new(Rulebook::load("smolensk").unwrap());
    let position = middle(&rulebook);
    let groups = groups(&rulebook, &position);
    for group in &groups {
        must_agree(&rulebook, &position, group);
    }
    let each = |work: &dyn Fn(&Group)| groups.iter().for_each(work);
    let base = once(|| each(&|group| drop(black_box(ours(&rulebook, &position, group)))));
    println!("reach of ours: {base:?} a unit");
    for (name, time) in [
        ("dijkstra_all", once(|| each(&|group| drop(black_box(all(&rulebook, &position, group)))))),
        ("dijkstra_reach", once(|| each(&|group| drop(black_box(reached(&rulebook, &position, group)))))),
        (
            "field_of_movement",
            once(|| {
                each(&|group| {
                    black_box(field(&rulebook, group));
                })
            }),
        ),
    ] {
        println!("{name}: {time:?} a unit, {:.1} times as long", time.as_secs_f64() / base.as_secs_f64());
    }
    let mut comparison = criterion.benchmark_group("reach of 20 units");
    comparison.bench_function("ours", |run| {
        run.iter(|| each(&|group| drop(black_box(ours(&rulebook, &position, group)))))
    });
    comparison.bench_function("dijkstra_all", |run| {
        run.iter(|| each(&|group| drop(black_box(all(&rulebook, &position, group)))))
    });
    comparison.bench_function("dijkstra_reach", |run| {
        run.iter(|| each(&|group| drop(black_box(reached(&rulebook, &position, group)))))
    });
    comparison.bench_function("field_of_movement", |run| {
        run.iter(|| {
            each(&|group| {
                black_box(field(&rulebook, group));
            })
        })
    });
    comparison.finish();
}

criterion_group!(benches, speed);
criterion_main!(benches);
