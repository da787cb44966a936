//! The feed: it agrees with its schema in whole games.

use super::harness::{table, walk};
use kessel::{
    engine::orders::{Game, Gone, Record, TableCommand},
    games::platoon::rules::{
        Platoon, Rulebook,
        by_hand::{marking::Marking, table_command::Command},
        kinds::Side,
        phase::{Phase, Segment},
        scenario::options::Options,
    },
    play::{
        feed::{Feed, FeedLine, lines_of},
        matches::Match,
    },
};
use serde_json::Value;
use std::{collections::BTreeSet, sync::Arc};

#[path = "../proof/feed/schema.rs"]
mod schema;

fn known() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/feed-platoon.schema.json");
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

fn game(rulebook: Arc<Rulebook>, seed: u64) -> Vec<FeedLine> {
    let players = ["random", "random"].map(str::to_owned);
    let game = Match::<Platoon> { rulebook, seed, players, effort: 1.0, verify: false };
    lines_of(&mut Feed::default(), game.play_recorded().1).unwrap()
}

#[test]
fn whole_games_are_what_the_schema_says() {
    let mut kinds = BTreeSet::new();
    for (id, seed) in [("farm-road", 1), ("meeting", 2), ("village", 3)] {
        let lines = game(Arc::new(Rulebook::load(id).unwrap()), seed);
        assert_eq!(lines.first().map(|line| line.kind), Some("game_begun"));
        kinds.extend(check(&lines));
    }
    let options = Options { heavy_equipment: true, revealed_movement: true, ..Options::default() };
    kinds.extend(check(&game(Arc::new(Platoon::load("village", &options).unwrap()), 4)));
    for kind in
        ["placed", "moved", "attacked", "die", "suffered", "dispersed", "destroyed", "inverted", "ended"]
    {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
    assert!(kinds.len() > 20, "{kinds:?}");
}

/// A march is one line with its path, and units have the names that players use.
#[test]
fn a_line_names_units_and_sides() {
    let mut table = table("so-t34-76 0304\nso-t34-76 0404\nge-rifle 2204", "");
    table.set_clock(1, Phase::Second(Segment::Vehicles));
    let mut feed = Feed::default();
    feed.begin::<Platoon>(&table.rules, table.public(), 0);
    let events = table.must(walk("so-t34-76-1", "0305 0306"), &[]);
    let lines = feed.tell::<Platoon>(&table.rules, table.public(), 1, &events);
    let moves: Vec<_> = lines.iter().filter(|line| line.kind == "moved").collect();
    let [moved] = moves.as_slice() else { panic!("a march is one line: {moves:?}") };
    assert_eq!(moved.data["unit"]["name"], "Soviet 1st T-34/76 Platoon");
    assert_eq!(moved.data["unit"]["side"], "soviet");
    assert_eq!(moved.data["path"], serde_json::json!(["0305", "0306"]));
    assert_eq!(moved.phase, "vehicles");
}

/// Actions by hand while the referee is off are in the feed, too.
#[test]
fn what_is_done_by_hand_is_what_the_schema_says() {
    let (rulebook, mut world) = (Arc::new(Rulebook::load("farm-road").unwrap()), Platoon::world());
    let mut record = Record::<Platoon>::new(&mut world, rulebook, 5);
    let (unit, hex) = ("ge-rifle-1".parse().unwrap(), "0808".parse().unwrap());
    let gone = Gone::Destroyed;
    let units = || vec![unit];
    for wish in [
        Command::Referee { on: false },
        Command::Place { units: units(), hex },
        Command::Change { unit, inverted: true, dispersed: false, spotted: true },
        Command::Mark { marking: Marking::Mines(Side::German), hex },
        Command::Mark { marking: Marking::Held(Side::Soviet), hex },
        Command::TakeOff { units: units(), gone },
        Command::ToBox { units: units() },
        Command::Clock { turn: 2, phase: Phase::First(Segment::Start) },
        Command::Referee { on: true },
    ] {
        record
            .command(&mut world, TableCommand::Game(wish.clone()))
            .unwrap_or_else(|why| panic!("{wish:?}: {why}"));
    }
    let kinds = check(&lines_of(&mut Feed::default(), record.file).unwrap());
    for kind in ["referee_switched", "put_by_hand", "condition_set", "mark_set", "held", "clock_set"] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
}
