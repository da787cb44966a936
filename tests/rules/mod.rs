//! The rules, chapter by chapter; each test names the cases it is about.

mod advance;
mod chance;
mod combat;
mod data;
mod departures;
mod disruption;
mod faces;
mod first_turn;
mod integrity;
mod interdiction;
mod leaders;
mod movement;
mod odds;
mod options;
mod overrun;
mod rail;
mod reinforcements;
mod results;
mod retreat;
mod sequence;
mod stacking;
mod standing_aside;
mod supply;
mod told;
mod turned_up;
mod untried;
mod victory;
mod why;
mod zones;

use crate::ledger::Entry;

/// The tests of each chapter, for the ledger.
pub const LEDGERS: &[&[Entry]] = &[
    advance::LEDGER,
    combat::LEDGER,
    departures::LEDGER,
    disruption::LEDGER,
    first_turn::LEDGER,
    integrity::LEDGER,
    interdiction::LEDGER,
    leaders::LEDGER,
    movement::LEDGER,
    odds::LEDGER,
    options::LEDGER,
    overrun::LEDGER,
    rail::LEDGER,
    reinforcements::LEDGER,
    results::LEDGER,
    retreat::LEDGER,
    sequence::LEDGER,
    stacking::LEDGER,
    standing_aside::LEDGER,
    supply::LEDGER,
    turned_up::LEDGER,
    untried::LEDGER,
    victory::LEDGER,
    zones::LEDGER,
];
