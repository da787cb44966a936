//! The rules, chapter by chapter; each test names the cases it is about.

mod movement;
mod sequence;

use crate::ledger::Entry;

/// The tests of each chapter, for the ledger.
pub const LEDGERS: &[&[Entry]] = &[movement::LEDGER, sequence::LEDGER];
