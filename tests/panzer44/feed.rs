//! The feed: it agrees with its schema in whole games, and contains nothing of a plot before it is revealed.

use super::harness::*;
use kessel::{
    engine::orders::{Game, Record, TableCommand, play},
    games::panzer44::{
        players::Random,
        rules::{
            Panzer44, Rulebook, View,
            by_hand::{marking::Marking, table_command::Command},
            order::Order,
            phase::Phase,
            plot::Plot,
        },
    },
    play::{
        feed::{Feed, FeedLine, lines_of},
        matches::Match,
        players::{Player, Thought},
    },
};
use serde_json::Value;
use std::{collections::BTreeSet, sync::Arc};

#[path = "../proof/feed/schema.rs"]
mod schema;

fn known() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/feed-panzer44.schema.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// Checks lines as written against the schema; returns their kinds.
fn check(lines: &[FeedLine]) -> BTreeSet<String> {
    let (schema, mut kinds) = (known(), BTreeSet::new());
    for (number, line) in lines.iter().enumerate() {
        let line: Value = serde_json::from_str(&line.to_string()).unwrap();
        let faults = schema::faults(&schema, &line);
        assert!(faults.is_empty(), "line {}: {faults:?}\n{line}", number + 1);
        assert_eq!(line["line"], number as u64 + 1);
        kinds.insert(line["kind"].as_str().unwrap().to_owned());
    }
    kinds
}

#[test]
fn whole_games_are_what_the_schema_says() {
    let mut kinds = BTreeSet::new();
    for (id, seed) in [("vauclair", 1), ("fog", 2), ("ailette", 3), ("ailette", 4)] {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let players = ["random", "random"].map(str::to_owned);
        let game = Match::<Panzer44> { rulebook, seed, players, effort: 1.0, verify: false };
        let lines = lines_of(&mut Feed::default(), game.play_recorded().1).unwrap();
        assert_eq!(lines.first().map(|line| line.kind), Some("game_begun"));
        kinds.extend(check(&lines));
    }
    for kind in ["plotted", "shown", "die", "attacked", "suffered", "moved", "destroyed", "passed", "ended"] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
    assert!(kinds.len() > 20, "{kinds:?}");
}

/// Actions by hand agree with it, too.
#[test]
fn what_is_done_by_hand_is_told_as_the_schema_says() {
    let mut world = Panzer44::world();
    let mut record = Record::<Panzer44>::new(&mut world, Arc::new(Rulebook::load("ailette").unwrap()), 7);
    let unit = word("ge-pzgren-1");
    for command in [
        Command::Referee { on: false },
        Command::Place { units: vec![unit], hex: hex("0606") },
        Command::Place { units: vec![word("ge-sdkfz-251-2")], hex: hex("0606") },
        Command::Load { unit: word("ge-pzgren-1"), carrier: word("ge-sdkfz-251-1") },
        Command::Place { units: vec![word("ge-sdkfz-251-1")], hex: hex("0606") },
        Command::Load { unit: word("ge-pzgren-1"), carrier: word("ge-sdkfz-251-1") },
        Command::Change { unit, pinned: true, will_panic: true, disruption: 1 },
        Command::Mark { marking: Marking::Wreck, hex: hex("0707") },
        Command::Mark { marking: Marking::Bridge, hex: hex("2310") },
        Command::Clock { turn: 2, phase: Phase::Plot },
        Command::Referee { on: true },
    ] {
        // A unit that is not on the map yet cannot be loaded.
        let _ = record.command(&mut world, TableCommand::Game(command));
    }
    let kinds = check(&lines_of(&mut Feed::default(), record.file).unwrap());
    for kind in ["referee_switched", "placed", "condition_set", "wreck_set", "bridge_set", "clock_set"] {
        assert!(kinds.contains(kind), "{kind} is not told: {kinds:?}");
    }
}

/// The line of a plot is the same, whatever the plot contains.
#[test]
fn a_plot_tells_only_that_it_is_there() {
    let rulebook = Arc::new(Rulebook::load("vauclair").unwrap());
    let (mut compared, mut differing) = (0, 0);
    let mut world = Panzer44::world();
    Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, 21));
    for number in 0..400 {
        let position = Panzer44::position(&world).clone();
        if position.public.outcome.is_some() {
            break;
        }
        let view = View::to_play(&rulebook, &position);
        let order = Random::new(number).choose_order(&view, &Thought::default()).order;
        // The first side to plot: the second plot opens the phases in which plots are revealed.
        if position.public.phase == Phase::Plot && position.public.plotted == [false; 2] {
            let told = |order: &Order| {
                let mut world = Panzer44::world();
                Panzer44::restore(&mut world, &rulebook, position.clone());
                let events = play::<Panzer44>(&mut world, order).unwrap();
                let known = &Panzer44::position(&world).public;
                let mut feed = Feed::default();
                feed.begin::<Panzer44>(&rulebook, &position.public, 0);
                feed.tell::<Panzer44>(&rulebook, known, 1, &events)
            };
            let nothing = Order::Plot { side: view.side, plot: Plot::default() };
            assert_eq!(told(&order), told(&nothing), "order {number}");
            differing += u32::from(order != nothing);
            compared += 1;
        }
        play::<Panzer44>(&mut world, &order).unwrap();
    }
    assert!(compared > 3 && differing > 2, "{compared} plots, {differing} of them not empty");
}

/// The names of sides are those of the schema.
#[test]
fn a_line_names_units_and_sides() {
    let situation = Situation::new().unit("us-m4-75", "0207").unit("ge-pz-4h", "0212");
    let mut table = situation.plotted("", "us-m4-75-1 MV");
    let events = table.play(&walk("us-m4-75-1", "0208 0209"));
    let lines = Feed::default().tell::<Panzer44>(&situation.rulebook(), table.public(), 1, &events);
    let moves: Vec<_> = lines.iter().filter(|line| line.kind == "moved").collect();
    let [moved] = moves.as_slice() else { panic!("a march is one line: {moves:?}") };
    assert_eq!(moved.data["unit"]["name"], "American M4(75) Platoon");
    assert_eq!(moved.data["unit"]["side"], "allied");
    assert_eq!(moved.data["hex"], "0209");
    assert_eq!(moved.data["path"], serde_json::json!(["0208", "0209"]));
}
