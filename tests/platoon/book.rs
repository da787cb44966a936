//! The rules text: it contains every cited case, and explains every option.

use kessel::{
    engine::manual::RulesText,
    games::platoon::{
        rules::{refusal::Why, scenario::options::Options},
        words::explain,
    },
};

use std::{collections::BTreeSet, fs, path::Path};

fn book() -> RulesText {
    RulesText::load("platoon/rules.ron").unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn every_case_that_is_cited_stands_in_the_book() {
    let book = book();
    let missing: Vec<&str> =
        Why::CASES.iter().copied().chain(explain::cases()).filter(|case| book.case(case).is_none()).collect();
    assert_eq!(missing, Vec::<&str>::new());
    assert_eq!(book.chapters.len(), 21);
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

/// Cases that no test names, with the reason.
const UNTESTED: [(&str, &str); 10] = [
    ("1.1", "it explains what a unit is"),
    ("1.2", "it explains what a turn is"),
    ("1.5", "it says that all is open but what 19 hides"),
    ("1.6", "every recorded game holds the order of ids"),
    ("2.5", "it lists conditions that other cases judge"),
    ("5.1", "it lists the orders"),
    ("5.2", "it lists the events"),
    ("18.8", "8.8 says it"),
    ("18.9", "19.2 says it"),
    ("19.1", "it says that nothing is hidden without the option"),
];

/// Every case of the book is named by a test, by `case_8_8_...` or in words, except those that state no rule of their
/// own. The second opinion names its cases as ranges: lines of sight, 9.1 to 9.6.
#[test]
fn every_case_is_named_by_a_test() {
    fn tests_in(folder: &Path, all: bool, text: &mut String) {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
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
    let mut text = "9.2 9.4".to_owned();
    tests_in(&root.join("tests/platoon"), true, &mut text);
    tests_in(&root.join("src/games/platoon"), false, &mut text);
    let number = |letter: char| letter.is_ascii_digit() || letter == '.';
    let named: BTreeSet<&str> =
        text.split(|letter| !number(letter)).map(|word| word.trim_matches('.')).collect();
    let book = book();
    let cases = book.chapters.iter().flat_map(|chapter| &chapter.cases).map(|case| case.id.to_string());
    let missing: Vec<String> = cases.filter(|case| !named.contains(case.as_str())).collect();
    assert_eq!(missing, UNTESTED.map(|(case, _)| case), "cases that no test names");
}
