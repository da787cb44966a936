//! The rules in words: every case that anything cites stands in them, and every option.

use kessel::{
    engine::manual::RulesText,
    games::squad::rules::{modifier::Reason, movement, options::Options, refusal},
};

fn book() -> RulesText {
    RulesText::load("squad/rules.ron").unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// What the dice of fire and assaults are changed by.
const REASONS: [Reason; 14] = [
    Reason::Cover,
    Reason::HalfCover,
    Reason::Hindrance,
    Reason::Leader,
    Reason::Grenades,
    Reason::AssaultMove,
    Reason::FromWire,
    Reason::OpportunityNear,
    Reason::OpportunityOpen,
    Reason::Lanes,
    Reason::Shield,
    Reason::Valour,
    Reason::DefendingLeader,
    Reason::DefendingGrenades,
];

#[test]
fn every_case_that_is_cited_stands_in_the_book() {
    let book = book();
    let refusals = refusal::Why::CASES.iter().chain(movement::NoWay::CASES).copied();
    let cited = refusals.chain(REASONS.map(Reason::case));
    let missing: Vec<&str> = cited.filter(|case| book.case(case).is_none()).collect();
    assert_eq!(missing, Vec::<&str>::new());
    assert_eq!(book.chapters.len(), 24);
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
