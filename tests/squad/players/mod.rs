//! Computer players: they break no rule, give reasons, know no secrets, and the better one wins.

use kessel::{
    engine::{
        dice::Dice,
        orders::{Game, play},
    },
    games::squad::{
        players::by_name,
        rules::{Rulebook, Squad, View, kinds::Side, position::Instruction},
    },
    play::{
        matches::{GameReport, Match},
        players::{HasPlayers, Thought},
    },
};
use std::sync::Arc;

mod deeds;

fn game(id: &str, seed: u64, players: [&str; 2], verify: bool) -> GameReport<Squad> {
    let rulebook = Arc::new(Rulebook::load(id).unwrap());
    let players = players.map(str::to_owned);
    let report = Match::<Squad> { rulebook, seed, players, effort: 0.1, verify }.play();
    assert_eq!(report.broken, Vec::<String>::new(), "{id}, seed {seed}");
    assert_ne!(report.level, "unfinished");
    report
}

/// Whole games with every check after every order, played twice with the same result.
#[test]
fn players_play_by_the_rules_and_the_same_again() {
    for players in [["greedy", "staff"], ["staff", "greedy"]] {
        let told = |verify| format!("{:?}", game("patrol", 5, players, verify));
        assert_eq!(told(true), told(false), "{players:?}");
    }
}

/// Guns, tanks, carriers, works and missions: every scenario is set up and played to its end.
#[test]
fn every_scenario_is_played_to_its_end() {
    for id in ["valmont", "crossroads", "hill-71"] {
        game(id, 3, ["staff", "greedy"], false);
    }
}

/// Measured in hexes held, because the victory levels may favour a side: a planning player does better in the same
/// seat.
#[test]
fn greedy_does_better_than_random_on_every_side() {
    for side in Side::BOTH {
        let points = |name: &str| -> i32 {
            // The random player takes no house, so a defender is tested against a player that attacks.
            let players = if side == Side::German { [name, "greedy"] } else { ["random", name] };
            let sum: i32 = (1..5).map(|seed| game("patrol", seed, players, false).points).sum();
            if side == Side::Allied { sum } else { -sum }
        };
        let (better, worse) = (points("greedy"), points("random"));
        assert!(better > worse, "{better} to {worse} in 4 games as the {side} side");
    }
}

/// The players to ask at this point of a game: the yardsticks at every fourth point, at some also the levels.
fn names(number: u64) -> Vec<&'static str> {
    match number {
        _ if number.is_multiple_of(20) => [Squad::YARDSTICKS, &Squad::PLAYERS[1..]].concat(),
        _ if number.is_multiple_of(4) => Squad::YARDSTICKS.to_vec(),
        _ => Vec::new(),
    }
}

/// At every point of a game a player gives the same order for the same reason. The enemy's instructions and the coming
/// dice, which are hidden from its side, make no difference (14.6, 22.1). It also gives its reason.
#[test]
fn players_advise_the_same_whatever_is_hidden() {
    let rulebook = Arc::new(Rulebook::load("patrol").unwrap());
    let mut world = Squad::world();
    Squad::restore(&mut world, &rulebook, Squad::start(&rulebook, 31));
    let thought = Thought::new(0.1);
    let mut players = ["staff", "greedy"].map(|name| by_name(name, 5).unwrap());
    for number in 0.. {
        let position = Squad::position(&world).clone();
        if position.public.outcome.is_some() {
            break;
        }
        let side = View::to_play(&rulebook, &position).side;
        let mut other = position.clone();
        other.secrets.dice = Dice::new(1000 + number);
        let enemies = position.public.counters.iter().filter(|counter| counter.side != side);
        other.secrets.instructions.extend(enemies.map(|counter| (counter.id, Instruction::Never)));
        for name in names(number) {
            let [one, two] = [&position, &other].map(|position| {
                let view = View::new(&rulebook, position, side);
                by_name(name, 5).unwrap().choose_order(&view, &thought)
            });
            assert_eq!(one, two, "order {number}, {name}");
            assert!(!one.reason.is_empty(), "order {number}, {name}: no reason");
        }
        let advice = players[side.number()].choose_order(&View::new(&rulebook, &position, side), &thought);
        play::<Squad>(&mut world, &advice.order)
            .unwrap_or_else(|refusal| panic!("{:?}: {refusal}", advice.order));
    }
}
