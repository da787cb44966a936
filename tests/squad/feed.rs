//! The feed: it agrees with its schema in whole games.

use crate::play::{SCENARIOS, played};
use kessel::{
    engine::orders::Game,
    games::squad::rules::{Rulebook, Squad, scenario::options::Options},
    play::feed::{Feed, FeedLine, lines_of},
};
use serde_json::Value;
use std::{collections::BTreeSet, sync::Arc};

#[path = "../proof/feed/schema.rs"]
mod schema;

fn known() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/feed-squad.schema.json");
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

fn game(rulebook: &Arc<Rulebook>, seed: u64) -> Vec<FeedLine> {
    lines_of(&mut Feed::default(), played(rulebook, seed).1.file).unwrap()
}

#[test]
fn whole_games_are_what_the_schema_says() {
    let mut kinds = BTreeSet::new();
    for (number, id) in (1..).zip(SCENARIOS) {
        let lines = game(&Arc::new(Rulebook::load(id).unwrap()), number);
        assert_eq!(lines.first().map(|line| line.kind), Some("game_begun"));
        kinds.extend(check(&lines));
        let rulebook = Arc::new(Squad::load(id, &Options::EVERY).unwrap());
        kinds.extend(check(&game(&rulebook, 10 + number)));
    }
    for kind in [
        "placed", "armed", "built", "moved", "turned", "attacked", "die", "points", "suffered", "ended",
        "fired",
    ] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
    assert!(kinds.len() > 25, "{kinds:?}");
}

/// For an attack on the table the feed has the points of every roll, and units have the names that players use.
#[test]
fn a_line_tells_the_throws_of_its_row() {
    let lines = game(&Arc::new(Rulebook::load("valmont").unwrap()), 2);
    let on_table = lines.iter().filter(|line| line.kind == "attacked" && line.data["how"] == "fire");
    let attack = on_table.map(|line| &line.data).next().unwrap();
    let throws: Vec<u64> = attack["throws"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    assert!(throws.is_sorted_by(|one, other| one >= other), "{throws:?}");
    let name = attack["by"][0]["name"].as_str().unwrap();
    assert!(!name.contains('-') || name.contains(' '), "{name}");
}
