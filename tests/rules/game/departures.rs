//! The departures of the rules from the original document: the book lists each, with its case.

use crate::ledger::{Entry, covers};
use kessel::{
    engine::manual::{RulesText, Target, references},
    games::guderian::words::rules_text::FILE,
};

/// Every departure names cases of the book, and the decisions that players may ask about are among them.
#[test]
fn case_k20_1_departures_are_listed() {
    let book = RulesText::load(FILE).unwrap();
    let listed = book.case("K20.1").unwrap();
    let rows = &listed.tables[0].rows;
    assert_eq!(book.chapters.last().unwrap().number, "20");
    for row in rows {
        let named = references(&row[0]);
        assert!(!named.is_empty(), "{row:?} names no case");
        for reference in named {
            let Target::Case(case) = reference.target else { panic!("{row:?} names a chapter") };
            assert!(book.case(case).is_some(), "{row:?} names case {case}");
        }
    }
    for decided in
        ["Road over a river", "Cost of an overrun", "Terrain doublings", "Retreats", "Integrity with"]
    {
        assert!(rows.iter().any(|row| row[0].starts_with(decided)), "{decided} is not listed");
    }
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[covers("K20.1", case_k20_1_departures_are_listed)];
