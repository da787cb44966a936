//! The rules, section by section; each test names its items.

mod combat;
mod costs;
mod departures;
mod direct_fire;
mod later;
mod movement;
mod opportunity;
mod plotting;
mod sight;
mod why;

use crate::ledger::check::Entry;

/// The tests of each section, for the ledger.
pub const LEDGERS: &[&[Entry]] = &[
    combat::LEDGER,
    costs::LEDGER,
    departures::LEDGER,
    direct_fire::LEDGER,
    later::LEDGER,
    movement::LEDGER,
    opportunity::LEDGER,
    plotting::LEDGER,
    sight::LEDGER,
];
