//! The departures of the rules from the original document: the book lists each, with its case.

use crate::ledger::check::{Entry, covers};
use kessel::{
    engine::manual::{RulesText, Target, references},
    games::panzer44::rules::rulebook::RULES_FILE,
};

/// Every departure names cases or chapters of the book, and the decisions that players may ask about are among them.
#[test]
fn departures_are_listed() {
    let book = RulesText::load(RULES_FILE).unwrap();
    let listed = book.case("18.1").unwrap();
    let rows = &listed.tables[0].rows;
    assert_eq!(book.chapters.last().unwrap().number, "18");
    for row in rows {
        let named = references(&row[0]);
        assert!(!named.is_empty(), "{row:?} names no case");
        for reference in named {
            let stands = match reference.target {
                Target::Case(case) => book.case(case).is_some(),
                Target::Chapter(number) => book.chapters.iter().any(|chapter| chapter.number == number),
            };
            assert!(stands, "{row:?} names what is not there");
        }
    }
    let decided = |number: &str| {
        let here = rows.iter().find(|row| row[0].contains(&format!("({number})")));
        here.unwrap_or_else(|| panic!("{number} is not listed"))[2].clone()
    };
    assert!(decided("case 12.1").contains("vehicles"), "improved positions");
    assert!(decided("case 7.9").contains('1'), "a road hex with three friends");
    assert!(decided("chapter 9").contains("by foot"), "small arms at hard targets");
}

/// The tests of this section.
pub const LEDGER: &[Entry] = &[covers("18.1", departures_are_listed)];
