//! Computer players against each other: they break no rule, and the better one wins.

use crate::games::campaign;
use kessel::{
    engine::orders::{Game, play},
    games::guderian::{
        players::by_name,
        rules::{Guderian, Rulebook, View, kinds::Side, scenario::options::Options},
    },
    play::{matches::Match, players::Thought},
};
use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

fn points(rulebook: &Arc<Rulebook>, seed: u64, players: [&str; 2], verify: bool) -> i32 {
    points_at(1.0, rulebook, seed, players, verify)
}

fn points_at(effort: f32, rulebook: &Arc<Rulebook>, seed: u64, players: [&str; 2], verify: bool) -> i32 {
    let report = Match { verify, effort, ..Match::<Guderian>::between(rulebook, seed, players) }.play();
    assert_eq!(report.broken, Vec::<String>::new(), "seed {seed}");
    report.points
}

/// Returns the number of these matches that `better` wins on a side; equal ones count half. A match is two games of the
/// same seed, one with it and one with `other` in its place, both against `other` (18.1).
fn won(rulebook: &Arc<Rulebook>, [better, other]: [&str; 2], side: Side, seeds: std::ops::Range<u64>) -> f64 {
    let players = match side {
        Side::Soviet => [better, other],
        Side::German => [other, better],
    };
    let score = |seed| {
        let better = points(rulebook, seed, players, false) - points(rulebook, seed, [other; 2], false);
        let better = if side == Side::Soviet { -better } else { better };
        f64::from(better.signum() + 1) / 2.0
    };
    seeds.map(score).sum()
}

#[test]
fn greedy_plays_by_the_rules_and_beats_random() {
    let rulebook = Arc::new(Guderian::load("dnieper", &Options::default()).unwrap());
    let first = points(&rulebook, 1, ["greedy"; 2], true);
    assert_eq!(points(&rulebook, 1, ["greedy"; 2], false), first, "the same game again");
    for side in Side::BOTH {
        let won = won(&campaign(), ["greedy", "random"], side, 1..7);
        assert!(won >= 5.5, "{won} of 6 matches as the {side} side");
    }
}

#[test]
#[ignore = "takes half a minute"]
fn greedy_beats_random_in_the_campaign() {
    for side in Side::BOTH {
        let won = won(&campaign(), ["greedy", "random"], side, 1..21);
        assert!(won >= 19.0, "{won} of 20 matches as the {side} side");
    }
}

#[test]
fn staff_plays_by_the_rules() {
    let rulebook = Arc::new(Guderian::load("dnieper", &Options::default()).unwrap());
    let first = points(&rulebook, 1, ["staff:captain"; 2], true);
    assert_eq!(points(&rulebook, 1, ["staff:captain"; 2], false), first, "the same game again");
    points(&rulebook, 2, ["staff:cadet"; 2], true);
}

#[test]
#[ignore = "takes half a minute"]
fn staff_beats_greedy() {
    for side in Side::BOTH {
        let won = won(&campaign(), ["staff:captain", "greedy"], side, 1..7);
        assert!(won >= 5.0, "{won} of 6 matches as the {side} side");
    }
}

/// Counters are lost where a retreat leads to other units, hardly ever because their own side sent too many (K10.3).
#[test]
fn staff_does_not_crowd_its_own_counters() {
    let crowded = |seed| {
        let report = Match::<Guderian>::between(&campaign(), seed, ["staff:captain"; 2]).play();
        report.kinds.get("cause:Stacking").copied().unwrap_or(0)
    };
    let lost: u32 = (7008..7014).map(crowded).sum();
    assert!(lost <= 3, "{lost} counters in six campaigns");
}

/// Ten matches, five a side, at three tenths of the effort; every invariant holds in each game.
#[test]
#[ignore = "takes two minutes"]
fn a_general_beats_greedy_in_the_campaign() {
    let campaign = campaign();
    let better = |side: Side, seed: u64| {
        let seats = if side == Side::Soviet { ["staff", "greedy"] } else { ["greedy", "staff"] };
        let lead =
            points_at(0.3, &campaign, seed, seats, true) - points(&campaign, seed, ["greedy"; 2], true);
        if side == Side::Soviet { lead < 0 } else { lead > 0 }
    };
    let won = Side::BOTH.map(|side| (1..6).filter(|seed| better(side, *seed)).count());
    assert!(won.iter().sum::<usize>() >= 8, "{won:?} of five matches a side");
}

#[test]
#[ignore = "takes some minutes"]
fn staff_beats_greedy_in_the_campaign() {
    for side in Side::BOTH {
        let won = won(&campaign(), ["staff:captain", "greedy"], side, 1..41);
        assert!(won >= 34.0, "{won} of 40 matches as the {side} side");
    }
}

/// At full effort a general thinks at most about five seconds on a player turn in the median, and never more than
/// fifteen.
#[test]
#[ignore = "a campaign is played for its times"]
fn a_general_thinks_for_seconds() {
    let rulebook = campaign();
    let mut world = Guderian::world();
    Guderian::restore(&mut world, &rulebook, Guderian::start(&rulebook, 77));
    let mut players = [1, 2].map(|seed| by_name("staff:general", seed).unwrap());
    let mut took: BTreeMap<(u8, usize), Duration> = BTreeMap::new();
    while Guderian::position(&world).public.outcome.is_none() {
        let view = View::to_play(&rulebook, Guderian::position(&world));
        let side = view.side.number();
        let begun = Instant::now();
        let order = players[side].choose_order(&view, &Thought::new(1.0)).order;
        *took.entry((view.public.turn, side)).or_default() += begun.elapsed();
        play::<Guderian>(&mut world, &order).unwrap();
    }
    let mut took: Vec<Duration> = took.into_values().collect();
    took.sort_unstable();
    let (median, worst) = (took[took.len() / 2], took[took.len() - 1]);
    println!("{} player-turns: {median:.1?} in the median, {worst:.1?} at most", took.len());
    assert!(median <= Duration::from_secs(5) && worst <= Duration::from_secs(15), "{median:?}, {worst:?}");
}
