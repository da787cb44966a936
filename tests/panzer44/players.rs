//! Computer players: they break no rule, say why, know no secret, and the better one wins.

use super::secrets::otherwise;
use kessel::{
    games::panzer44::{Panzer44, Rulebook, View, kinds::Side},
    matches::{
        in_order,
        panzer44::{Match, Report},
    },
    orders::{Game, play},
    players::{
        Thought,
        panzer44::{NAMES, by_name},
    },
};
use std::{collections::BTreeSet, sync::Arc};

const SCENARIOS: [&str; 3] = ["vauclair", "fog", "ailette"];

fn game(rulebook: &Arc<Rulebook>, seed: u64, players: [&str; 2], verify: bool) -> Report {
    let players = players.map(str::to_owned);
    let report = Match { rulebook: Arc::clone(rulebook), seed, players, effort: 0.03, verify }.play();
    assert_eq!(report.broken, Vec::<String>::new(), "seed {seed}");
    assert_ne!(report.level, "unfinished");
    report
}

#[test]
fn greedy_beats_random_on_every_side() {
    for id in SCENARIOS {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        for side in Side::BOTH {
            let players = if side == Side::German { ["greedy", "random"] } else { ["random", "greedy"] };
            let won = |seed: &u64| game(&rulebook, *seed, players, false).winner == Some(side);
            let won = (1..5).filter(won).count();
            assert!(won >= 3, "{id}: {won} of 4 games as the {side} side");
        }
    }
}

/// Whole games with everything checked after every order; the same again, on one thread or on three.
#[test]
fn players_play_by_the_rules_and_the_same_again() {
    for id in ["vauclair", "ailette"] {
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
    let (mut differing, mut kinds) = (0, BTreeSet::new());
    for (id, seed) in [("vauclair", 31), ("fog", 32), ("ailette", 33)] {
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
            // The sides are led by different players, so that both kinds of games are seen.
            let leads = |name: &str| (name == "staff") == (side == Side::German);
            let mut given = None;
            for name in NAMES.iter().filter(|name| **name != "random") {
                // A player who is asked for the first time looks at all the ground: not too often.
                if !leads(name) && number % 4 != 0 {
                    continue;
                }
                let [one, two] = [&position, &pair].map(|position| {
                    let view = View::to_play(&rulebook, position);
                    by_name(name, 5).unwrap().advise(&view, &thought)
                });
                assert_eq!(one, two, "{id}: {name} knows a secret");
                assert!(!one.reason.is_empty(), "{id}: {name} does not say why: {:?}", one.order);
                if leads(name) {
                    given = Some(one.order);
                }
            }
            let order = given.unwrap();
            kinds.insert(order.kind());
            play::<Panzer44>(&mut world, &order).unwrap();
        }
    }
    assert!(differing > 50, "the pairs differ in {differing} places only");
    for kind in ["plot", "fire", "move", "unload", "deploy", "lay_mines", "dig", "barrage", "bombard"] {
        assert!(kinds.contains(kind), "{kind} was never ordered: {kinds:?}");
    }
}
