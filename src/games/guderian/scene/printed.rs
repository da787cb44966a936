//! The counters on paper. An untried division is printed with its identity on its back, as in the box of a printed game:
//! the whole pool is printed, and players draw from it.

use super::face::{face_of_kind, with_identity};
use crate::{
    art::packs::face::Face,
    games::guderian::{
        rules::{
            Position, Rulebook,
            kinds::{Pool, Side},
            scenario::order_of_battle::Print,
        },
        words::names,
    },
    scene::PrintedCounter,
};

/// Rail cuts on paper: more are seldom open at the same time.
const RAIL_CUTS: usize = 6;

/// The counters of a scenario: those that take part by name, and every division of the pools that it draws from.
pub(super) fn of_scenario(rulebook: &Rulebook, start: &Position) -> Vec<PrintedCounter> {
    let counters = &start.public.counters;
    let named = |side: Side| -> Vec<Print> {
        let own = counters.iter().filter(|counter| counter.side() == side);
        own.filter_map(|counter| rulebook.order_of_battle.find(counter.unit?)).collect()
    };
    let [soviet, german] = [Side::Soviet, Side::German].map(named);
    let is_drawn_from = |pool: Pool| {
        let is_untried = counters.iter().any(|it| it.is_untried() && it.kind.pool() == Some(pool));
        is_untried
            || rulebook.scenario.soviet_reinforcements.iter().any(|arrival| match pool {
                Pool::Rifle => arrival.rifle > 0,
                Pool::Armour => arrival.armour > 0,
            })
    };
    let mut all = [german, soviet.clone()].concat();
    for pool in Pool::BOTH.into_iter().filter(|pool| is_drawn_from(*pool)) {
        let is_out = |print: &Print| {
            let id = rulebook.order_of_battle.record(*print).id;
            rulebook.scenario.absent.contains(&id) || soviet.contains(print)
        };
        let pool = rulebook.order_of_battle.pool(pool).iter().copied();
        all.extend(pool.filter(|print| !is_out(print)));
    }
    all.into_iter().map(|print| counter(rulebook, print)).collect()
}

/// Every counter of the order of battle.
pub(super) fn all(rulebook: &Rulebook) -> Vec<PrintedCounter> {
    rulebook.order_of_battle.records().map(|(print, _)| counter(rulebook, print)).collect()
}

/// The markers of a scenario with this number of counters. There is one Soviet interdiction marker, however often it is
/// used (13.4).
pub(super) fn markers(rulebook: &Rulebook, counters: usize) -> Vec<PrintedCounter> {
    let scenario = &rulebook.scenario;
    let (german, soviet) = (scenario.air_interdiction.markers, scenario.soviet_interdiction.uses.min(1));
    vec![
        PrintedCounter::badges("disrupted", Some("out_of_supply"), counters.div_ceil(3)),
        PrintedCounter::badges("moved", Some("attacked"), counters.div_ceil(4)),
        PrintedCounter::markers("air_interdiction", None, german.into()),
        PrintedCounter::markers("soviet_interdiction", None, soviet.into()),
        PrintedCounter::markers("rail_cut", None, RAIL_CUTS),
    ]
}

/// Both sides of a printed counter.
fn counter(rulebook: &Rulebook, print: Print) -> PrintedCounter {
    let record = rulebook.order_of_battle.record(print);
    let known = |steps_lost: u8| {
        let strength = names::printed_values(rulebook, print, steps_lost);
        let face = Face { strength, steps_lost, ..face_of_kind(record.kind) };
        with_identity(rulebook, print, face)
    };
    match record.kind.pool() {
        Some(pool) => {
            let strength = format!("?–{}", record.allowance);
            PrintedCounter::one(Face { strength, ..face_of_kind(pool.kind()) }, Some(known(0)))
        }
        None => PrintedCounter::one(known(0), (record.steps() > 1).then(|| known(1))),
    }
}
