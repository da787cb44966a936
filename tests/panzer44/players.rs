//! Computer players: they break no rule, give reasons, know no secrets, and the better one wins.

use super::{harness, secrets::otherwise};
use harness::{Instruction, Mines, Order, Situation, Task, hex, word};
use kessel::{
    engine::orders::{Game, play},
    games::panzer44::{
        players::by_name,
        rules::{Panzer44, Rulebook, View, kinds::Side},
    },
    play::{
        matches::{Match, in_order},
        players::{HasPlayers, Thought},
    },
};
use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

type Report = kessel::play::matches::GameReport<Panzer44>;

const SCENARIOS: [&str; 3] = ["vauclair", "fog", "ailette"];

fn game(rulebook: &Arc<Rulebook>, seed: u64, players: [&str; 2], verify: bool) -> Report {
    let players = players.map(str::to_owned);
    let report =
        Match::<Panzer44> { rulebook: Arc::clone(rulebook), seed, players, effort: 0.03, verify }.play();
    assert_eq!(report.broken, Vec::<String>::new(), "seed {seed}");
    assert_ne!(report.level, "unfinished");
    report
}

#[test]
#[ignore = "takes half a minute"]
fn greedy_beats_random_on_every_side() {
    for id in SCENARIOS {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        for side in Side::BOTH {
            let players = if side == Side::German { ["greedy", "random"] } else { ["random", "greedy"] };
            let won = |seed: &u64| {
                game(&rulebook, *seed, players, false).winner.is_some_and(|it| it == side.to_string())
            };
            let won = (1..5).filter(won).count();
            assert!(won >= 3, "{id}: {won} of 4 games as the {side} side");
        }
    }
}

/// A player that tries the enemy's possible actions before it plots gains more than one that does not. Both play
/// against the same enemy, with hardly any thought for plans (1.5).
#[test]
#[ignore = "takes half a minute"]
fn staff_does_better_than_greedy() {
    for (id, side, more) in [("vauclair", Side::German, 4), ("fog", Side::Allied, 0)] {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let points = |name: &str| {
            let players = if side == Side::German { [name, "greedy"] } else { ["greedy", name] };
            let mut points = 0;
            let play = |seed| game(&rulebook, seed, players, false);
            in_order(1..9, 2, play, |_, report: Report| {
                points += report.points;
                Ok::<(), ()>(())
            })
            .unwrap();
            if rulebook.scenario.victory.side == side { points } else { -points }
        };
        let gain = points("staff") - points("greedy");
        assert!(gain > 8 * more, "{id}: {gain} points more in 8 games as the {side} side");
    }
}

/// Whole games with everything checked after every order; the same again, on one thread or on three.
#[test]
fn players_play_by_the_rules_and_the_same_again() {
    play_the_same_again(&["ailette"]);
}

#[test]
#[ignore = "long: four whole games, each of them twice; .ci/run plays them"]
fn players_play_by_the_rules_and_the_same_again_in_both_scenarios() {
    play_the_same_again(&["vauclair", "ailette"]);
}

fn play_the_same_again(scenarios: &[&str]) {
    for id in scenarios.iter().copied() {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let lines = |threads, verify| {
            let mut lines = Vec::new();
            let play = |seed| game(&rulebook, seed, ["staff", "greedy"], verify);
            in_order(1..3, threads, play, |_, report: Report| {
                lines.push(format!("{report:?}"));
                Ok::<(), ()>(())
            })
            .unwrap();
            lines
        };
        assert_eq!(lines(1, true), lines(3, false), "{id}");
    }
}

/// At every point of a game a player gives the same order for the same reason, whatever is hidden from its
/// side: the other's plot and the coming dice.
#[test]
fn players_advise_the_same_whatever_is_hidden() {
    let (differing, kinds) = advise_the_same(&[("ailette", 33)]);
    assert!(differing > 10, "the pairs differ in {differing} places only");
    for kind in ["plot", "fire", "move"] {
        assert!(kinds.contains(kind), "{kind} was never ordered: {kinds:?}");
    }
}

#[test]
#[ignore = "long: a game of every scenario; .ci/run plays them"]
fn players_advise_the_same_whatever_is_hidden_in_every_scenario() {
    let (differing, kinds) = advise_the_same(&[("vauclair", 31), ("fog", 32), ("ailette", 33)]);
    assert!(differing > 50, "the pairs differ in {differing} places only");
    for kind in ["plot", "fire", "move", "unload", "deploy", "lay_mines", "dig", "barrage", "bombard"] {
        assert!(kinds.contains(kind), "{kind} was never ordered: {kinds:?}");
    }
}

/// Plays a game of each of these scenarios with its seed, and asks the players. Returns at how many points the plots of
/// the pair differ, and the kinds of the orders.
fn advise_the_same(games: &[(&str, u64)]) -> (u32, BTreeSet<&'static str>) {
    let (mut differing, mut kinds) = (0, BTreeSet::new());
    for (id, seed) in games.iter().copied() {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let mut world = Panzer44::world();
        Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, seed));
        let thought = Thought::new(0.02);
        for number in 0.. {
            let position = Panzer44::position(&world).clone();
            if position.public.outcome.is_some() {
                break;
            }
            let side = View::to_play(&rulebook, &position).side;
            let pair = otherwise(&position, side);
            differing += u32::from(pair.secrets.plots != position.secrets.plots);
            // Different players lead the sides, so that the test contains both kinds of games.
            let leads = |name: &str| name == if side == Side::German { "staff" } else { "greedy" };
            let mut given = None;
            for name in Panzer44::YARDSTICKS {
                // A player that is asked for the first time examines all the ground: not too often.
                let is_compared = number % if leads(name) { 4 } else { 12 } == 0;
                if !leads(name) && !is_compared {
                    continue;
                }
                let chosen = |position| {
                    let view = View::to_play(&rulebook, position);
                    by_name(name, 5).unwrap().choose_order(&view, &thought)
                };
                let one = chosen(&position);
                if is_compared {
                    assert_eq!(one, chosen(&pair), "{id}: {name} knows a secret");
                }
                assert!(!one.reason.is_empty(), "{id}: {name} does not say why: {:?}", one.order);
                if leads(name) {
                    given = Some(one.order);
                }
            }
            for name in Panzer44::PLAYERS.iter().skip(1).filter(|_| number % 40 == 0) {
                let [one, two] = [&position, &pair].map(|position| {
                    let view = View::to_play(&rulebook, position);
                    by_name(name, 5).unwrap().choose_order(&view, &thought)
                });
                assert_eq!(one, two, "{id}: {name} knows a secret");
            }
            let order = given.unwrap();
            kinds.insert(order.kind());
            play::<Panzer44>(&mut world, &order).unwrap();
        }
    }
    (differing, kinds)
}

/// Thresholds balance the scenarios: neither side of `staff` wins more than 60 of a hundred, draws counted half
/// (21).
#[test]
#[ignore = "forty games of each scenario take some minutes"]
fn scenarios_are_balanced() {
    for id in SCENARIOS {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let mut halves = 0;
        let players = ["staff", "staff"].map(str::to_owned);
        let play = |seed| {
            let rulebook = Arc::clone(&rulebook);
            Match::<Panzer44> { rulebook, seed, players: players.clone(), effort: 1.0, verify: false }.play()
        };
        in_order(1..41, 2, play, |_, report: Report| {
            halves += match report.winner.as_deref() {
                Some("German") => 2,
                None => 1,
                Some(_) => 0,
            };
            Ok::<(), ()>(())
        })
        .unwrap();
        assert!((32..=48).contains(&halves), "{id}: the Germans have {halves} of 80 half games");
    }
}

/// At full effort `staff` needs less than three seconds for anything, a plot included.
#[test]
#[ignore = "whole games are played for their time"]
fn no_thought_takes_three_seconds() {
    let thought = Thought::new(1.0);
    for id in SCENARIOS {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let mut world = Panzer44::world();
        Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, 77));
        let mut players = [1, 2].map(|seed| by_name("staff", seed).unwrap());
        let mut longest = Duration::ZERO;
        while Panzer44::position(&world).public.outcome.is_none() {
            let view = View::to_play(&rulebook, Panzer44::position(&world));
            let begun = Instant::now();
            let order = players[view.side.number()].choose_order(&view, &thought).order;
            longest = longest.max(begun.elapsed());
            play::<Panzer44>(&mut world, &order).unwrap();
        }
        println!("{id}: the longest thought took {longest:.1?}");
        assert!(longest < Duration::from_secs(3), "{id}: {longest:?}");
    }
}

/// The orders of `greedy` and `staff` when the Germans are to play.
fn german_orders(table: &harness::Table) -> [Order; 2] {
    let view = table.view(Side::German);
    ["greedy", "staff"].map(|name| by_name(name, 5).unwrap().choose_order(&view, &Thought::new(0.0)).order)
}

/// Opportunity fire covers the hexes that the enemy is expected to enter, although no enemy is in sight yet (7.10).
#[test]
fn staff_covers_the_way_that_the_enemy_will_take() {
    let table = Situation::new()
        .lonely()
        .unit("ge-pak-40", "2110")
        .unit("us-m4-75", "2610")
        .part("visibility", "[(until_turn: 9, hexes: 3)]")
        .part(
            "victory",
            "(side: German, awards: [(to: Allied, points: 3, reason: Held([\"2110\", \"2310\"]))], \
             levels: [(name: \"Draw\", winner: None, at_least: -1000)])",
        )
        .begins();
    let [_, staff] = german_orders(&table);
    let Order::Plot { plot, .. } = staff else { panic!("it does not plot: {staff:?}") };
    let task = plot.orders.get(&word("ge-pak-40-1")).copied();
    let Some(Task::Watch { target, at: Instruction::Ask }) = task else {
        panic!("it does not watch: {task:?}")
    };
    assert!(["2410", "2310", "2210"].map(hex).contains(&target), "{target}");
}

/// A marching unit takes a path round mines, if that costs little (17).
#[test]
fn marches_go_round_mines() {
    let table = Situation::new()
        .unit("ge-panther", "0510")
        .mines("0810", Mines::Hasty)
        .part("exits", "[(side: German, hexes: [\"3010\"])]")
        .part(
            "victory",
            "(side: German, awards: [(to: German, points: 2, reason: Exited([HardVehicle]))], \
             levels: [(name: \"Draw\", winner: None, at_least: -1000)])",
        )
        .plotted("ge-panther-1 MV", "");
    for order in german_orders(&table) {
        let Order::Move { path, .. } = &order else { panic!("it does not march: {order:?}") };
        assert!(!path.contains(&hex("0810")), "{path:?}");
        assert!(path.last().is_some_and(|end| end.column() > 8), "it stays before the mines: {path:?}");
    }
}

/// Points that the enemy retakes in the next turn are no reason to drive through its fire; in the last turn they are
/// (16.2).
#[test]
fn places_are_taken_when_it_counts() {
    let village = "[\"0819\", \"0919\", \"0920\", \"1019\"]";
    let plotted = |last_turn: &str| {
        let table = Situation::new()
            .lonely()
            .unit("ge-panther", "0519")
            .unit("us-m4-75", "1219")
            .part("last_turn", last_turn)
            .part(
                "victory",
                &format!(
                    "(side: German, awards: [(to: German, points: 1, reason: Held({village})), \
                     (to: German, points: 2, reason: Destroyed(Allied, [HardVehicle]))], \
                     levels: [(name: \"Draw\", winner: None, at_least: -1000)])"
                ),
            )
            .begins();
        german_orders(&table).map(|order| {
            let Order::Plot { plot, .. } = order else { panic!("it does not plot: {order:?}") };
            plot.orders.get(&word("ge-panther-1")).copied()
        })
    };
    assert_eq!(plotted("9"), [Some(Task::Fire { target: hex("1219") }); 2]);
    assert_eq!(plotted("1"), [Some(Task::Move); 2]);
}
