//! The rules in words: every case that anything cites stands in them, and every option.

use kessel::{
    engine::manual::RulesText,
    games::platoon::{
        rules::{options::Options, refusal::Why},
        words::explain,
    },
};

fn book() -> RulesText {
    RulesText::load("platoon/rules.ron").unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn every_case_that_is_cited_stands_in_the_book() {
    let book = book();
    let missing: Vec<&str> =
        Why::CASES.iter().copied().chain(explain::cases()).filter(|case| book.case(case).is_none()).collect();
    assert_eq!(missing, Vec::<&str>::new());
    assert_eq!(book.chapters.len(), 20);
}

/// The switches of the book are those of the game, by their names.
#[test]
fn every_option_is_explained() {
    let book = book();
    for option in &book.options {
        assert_eq!(option.values, ["off", "on"], "{}", option.name);
        let mut options = Options::default();
        options.set(&option.name, Some("on")).unwrap();
        assert_ne!(options, Options::default(), "{}", option.name);
    }
    let told = serde_json::to_value(Options::default()).unwrap();
    assert_eq!(told.as_object().unwrap().len(), book.options.len());
}
