//! The rules, chapter by chapter; each test names the cases it is about.

mod advance;
mod combat;
mod disruption;
mod first_turn;
mod integrity;
mod leaders;
mod movement;
mod overrun;
mod rail;
mod results;
mod retreat;
mod sequence;
mod stacking;
mod supply;
mod untried;
mod zones;

use crate::ledger::Entry;

/// The tests of each chapter, for the ledger.
pub const LEDGERS: &[&[Entry]] = &[
    advance::LEDGER,
    combat::LEDGER,
    disruption::LEDGER,
    first_turn::LEDGER,
    integrity::LEDGER,
    leaders::LEDGER,
    movement::LEDGER,
    overrun::LEDGER,
    rail::LEDGER,
    results::LEDGER,
    retreat::LEDGER,
    sequence::LEDGER,
    stacking::LEDGER,
    supply::LEDGER,
    untried::LEDGER,
    zones::LEDGER,
];
