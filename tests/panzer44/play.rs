//! Whole games.

use super::harness::*;
use kessel::{
    games::panzer44::rules::{Panzer44, Rulebook, conduct::Decision},
    play::matches::Match,
};
use std::{collections::BTreeMap, sync::Arc};

type Report = kessel::play::matches::GameReport<Panzer44>;

/// The shipped scenarios begin correctly: the side that sets up first, and the later arrivals.
#[test]
fn scenarios_begin() {
    for (id, phase, turns) in
        [("vauclair", Phase::FirstSetUp, 10), ("fog", Phase::Plot, 8), ("ailette", Phase::FirstSetUp, 10)]
    {
        let mut table = Table::scenario(id, 1);
        assert_eq!((table.public().phase, table.rules.scenario.last_turn), (phase, turns));
        assert_eq!(table.public().owed, None::<Decision>);
        if phase == Phase::Plot {
            table.pass_turn([9, 9]);
            assert_eq!(table.public().turn, 2);
        } else {
            table.refused("4.1", &Order::EndPhase);
        }
    }
}

fn random_games(id: &str, seeds: std::ops::Range<u64>) -> Vec<Report> {
    let rulebook = Arc::new(Rulebook::load(id).unwrap());
    let play = |seed| {
        let players = ["random", "random"].map(str::to_owned);
        Match::<Panzer44> { rulebook: Arc::clone(&rulebook), seed, players, effort: 1.0, verify: true }.play()
    };
    let reports: Vec<Report> = seeds.map(play).collect();
    for report in &reports {
        assert!(report.broken.is_empty(), "{id}, seed {}: {:?}", report.seed, report.broken);
        assert_ne!(report.level, "unfinished");
    }
    reports
}

/// Random games of every scenario break no invariant, replay the same, and contain all wanted events.
#[test]
fn random_games_hold_together() {
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    let (first, number) = (1, 8);
    for id in ["vauclair", "fog", "ailette"] {
        for report in random_games(id, first..first + number) {
            for (kind, count) in report.kinds {
                *kinds.entry(kind).or_default() += count;
            }
        }
    }
    let missing: Vec<&str> = WANTED.iter().copied().filter(|kind| !kinds.contains_key(*kind)).collect();
    assert!(missing.is_empty(), "{missing:?} of {kinds:?}");
}

/// The events that random games must contain to prove something.
const WANTED: &[&str] = &[
    "task:DF",
    "task:OF",
    "task:IF",
    "task:MV",
    "task:LD",
    "task:UL",
    "task:CL",
    "event:attacked",
    "event:mined",
    "event:panicked",
    "event:destroyed",
    "event:recovered",
    "event:loaded",
    "event:unloaded",
    "event:passed",
    "event:owed",
    "order:shoot",
    "order:let_pass",
    "order:barrage",
    "order:strike",
    "fire:M",
    "fire:R",
    "fire:Tight",
    "fire:Loose",
    "result:.",
    "result:Pin",
    "result:(P)",
    "result:D1",
    "result:D2",
    "result:D3",
    "result:D4",
];
