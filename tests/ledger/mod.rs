//! The ledger: the cases of the rules that are tested, and their tests.
//!
//! Every chapter of the rule tests has a table of its tests. Tests of refusals are run once more here, and the cases
//! that the door returns are counted. A claim without a provoked refusal fails.

pub mod book;
pub mod check;
mod gaps;

pub use check::{Entry, covers, refuses};

use crate::{harness::provoked, rules};
use kessel::games::guderian::rules::refusal::Why;

/// Every refusal is provoked by the test that claims it, and every case of the rules is tested or
/// named with the reason why it is not.
#[test]
fn ledger() {
    let ledger = check::Ledger {
        chapters: rules::LEDGERS,
        provoked,
        refusals: Why::CASES,
        unprovoked: &[],
        book: book::cases("guderian"),
        gaps: gaps::UNTESTED,
    };
    let wrong = ledger.faults();
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}
