//! The guide to scenarios.

use kessel::{
    engine::{data::Source, orders::Game},
    games::squad::rules::{Rulebook, Squad},
};
use std::path::Path;

/// The scenario that the reader of the guide writes is valid, and a game of it can begin.
#[test]
fn the_scenario_of_the_guide_is_one() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/squad/README.md");
    let guide = std::fs::read_to_string(path).unwrap();
    let shown: Vec<&str> = guide.split("```").filter(|block| block.contains("id: \"inn\"")).collect();
    let [text] = shown[..] else { panic!("the guide shows {} scenarios", shown.len()) };
    let source = Source { name: "inn.ron".to_owned(), text: text.to_owned() };
    let rulebook = Rulebook::from_source(&source).unwrap_or_else(|faults| panic!("{faults:?}"));
    let start = Squad::start(&rulebook, 3);
    assert!(Squad::sets_up(&rulebook, &start.public), "the Germans have somebody to set up");
}
