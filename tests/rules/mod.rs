//! The rules, chapter by chapter; each test names the cases it is about.

#[path = "combat/advance.rs"]
mod advance;
#[path = "game/chance.rs"]
mod chance;
#[path = "combat/combat.rs"]
mod combat;
#[path = "game/data.rs"]
mod data;
#[path = "words/deeds.rs"]
mod deeds;
#[path = "game/departures.rs"]
mod departures;
#[path = "combat/disruption.rs"]
mod disruption;
#[path = "words/faces.rs"]
mod faces;
#[path = "game/first_turn.rs"]
mod first_turn;
#[path = "combat/integrity.rs"]
mod integrity;
#[path = "movement/interdiction.rs"]
mod interdiction;
#[path = "movement/leaders.rs"]
mod leaders;
#[path = "movement/movement.rs"]
mod movement;
#[path = "combat/odds.rs"]
mod odds;
#[path = "game/options.rs"]
mod options;
#[path = "movement/overrun.rs"]
mod overrun;
#[path = "movement/rail.rs"]
mod rail;
#[path = "movement/reinforcements.rs"]
mod reinforcements;
#[path = "combat/results.rs"]
mod results;
#[path = "combat/retreat.rs"]
mod retreat;
#[path = "game/sequence.rs"]
mod sequence;
#[path = "movement/stacking.rs"]
mod stacking;
#[path = "combat/standing_aside.rs"]
mod standing_aside;
#[path = "movement/supply.rs"]
mod supply;
#[path = "words/told.rs"]
mod told;
#[path = "combat/turned_up.rs"]
mod turned_up;
#[path = "combat/untried.rs"]
mod untried;
#[path = "game/victory.rs"]
mod victory;
#[path = "words/why.rs"]
mod why;
#[path = "movement/zones.rs"]
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
