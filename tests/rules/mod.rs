//! The rules, chapter by chapter; each test names the cases it is about.

mod disruption;
mod first_turn;
mod integrity;
mod movement;
mod overrun;
mod rail;
mod sequence;
mod stacking;
mod zones;

use crate::ledger::Entry;

/// The tests of each chapter, for the ledger.
pub const LEDGERS: &[&[Entry]] = &[
    disruption::LEDGER,
    first_turn::LEDGER,
    integrity::LEDGER,
    movement::LEDGER,
    overrun::LEDGER,
    rail::LEDGER,
    sequence::LEDGER,
    stacking::LEDGER,
    zones::LEDGER,
];
