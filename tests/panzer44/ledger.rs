//! The ledger: the items of the rules that are tested, and their tests.

use super::{files, harness::provoked, rules};
use crate::ledger::{
    book,
    check::{Entry, Ledger, covers},
};
use kessel::games::panzer44::rules::refusal::Why;

/// Items for the tests of the files.
const FILES: &[Entry] =
    &[covers("1.1 1.4 2.1", files::shipped_scenarios_load), covers("14.5", files::wrong_scenarios)];

/// Every refusal is provoked by the test that claims it, and every item of the rules is tested.
#[test]
fn ledger() {
    let chapters: Vec<&[Entry]> = rules::LEDGERS.iter().copied().chain([FILES]).collect();
    let ledger = Ledger {
        chapters: &chapters,
        provoked,
        refusals: Why::CASES,
        unprovoked: &[],
        book: book::cases("panzer44"),
        gaps: &[],
    };
    let wrong = ledger.faults();
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}
