//! The rules text: it contains every cited case, and explains every option.

use kessel::{
    engine::manual::RulesText,
    games::squad::{
        rules::{fire::modifier::Reason, movement, refusal, scenario::options::Options},
        words::explain,
    },
};
use std::{collections::BTreeSet, fs, path::Path};

fn book() -> RulesText {
    RulesText::load("squad/rules.ron").unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The reasons for modifiers of the dice of fire and assaults.
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
    let cited = refusals.chain(REASONS.map(Reason::case)).chain(explain::cases());
    let missing: Vec<&str> = cited.filter(|case| book.case(case).is_none()).collect();
    assert_eq!(missing, Vec::<&str>::new());
    assert_eq!(book.chapters.len(), 25);
    assert_eq!(book.chapters[24].title, "Rulings");
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

/// Under a case are the cases that mention it, each once, and not itself.
#[test]
fn a_case_knows_who_mentions_it() {
    let book = book();
    let mut found = 0;
    for case in book.cases() {
        for by in book.mentions(&case.id) {
            let text: String = book.case(by).unwrap().pieces().collect();
            assert!(text.contains(&case.id) && *by != case.id, "{by} does not mention {}", case.id);
            found += 1;
        }
    }
    assert!(found >= 10, "{found} mentions");
    assert_eq!(book.mentions("9.4"), ["6.3"]);
}

/// Cases that no test names, with the reason.
const UNTESTED: [(&str, &str); 3] = [
    ("1.1", "it explains what a counter is"),
    ("5.2", "it lists what is told"),
    ("12.5", "chapter 15 says it"),
];

/// Every case of the book is named by a test, except those that state no rule of their own. The second opinion names
/// its cases as ranges, 20.2 to 20.6 among them.
#[test]
fn every_case_is_named_by_a_test() {
    fn tests_in(folder: &Path, all: bool, text: &mut String) {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let all = all || entry.to_string_lossy().ends_with("tests.rs");
            if entry.is_dir() {
                tests_in(&entry, all, text);
            } else if entry.extension().is_some_and(|ending| ending == "rs") && !entry.ends_with("book.rs") {
                let source = fs::read_to_string(&entry).unwrap();
                // Of the program's files only the tests at their end count.
                let from = if all { Some(0) } else { source.find("#[cfg(test)]") };
                text.extend(from.map(|from| source[from..].replace('_', ".") + "\n"));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut text = "20.3 ".to_owned();
    tests_in(&root.join("tests/squad"), true, &mut text);
    tests_in(&root.join("src/games/squad"), false, &mut text);
    let number = |letter: char| letter.is_ascii_digit() || letter == '.';
    let named: BTreeSet<&str> =
        text.split(|letter| !number(letter)).map(|word| word.trim_matches('.')).collect();
    let book = book();
    let cases = book.cases().map(|case| case.id.as_str());
    let excused = |case: &&str| UNTESTED.iter().any(|(other, _)| other == case);
    let missing: Vec<&str> = cases.filter(|case| !named.contains(case) && !excused(case)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "cases that no test names");
    let needless: Vec<&str> =
        UNTESTED.map(|(case, _)| case).into_iter().filter(|case| named.contains(case)).collect();
    assert_eq!(needless, Vec::<&str>::new(), "excused, and named by a test");
}
