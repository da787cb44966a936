//! The markers on paper: works as often as a scenario has them, a registration marker for each unit that may have one,
//! and markers for conditions.

use super::face;
use crate::{
    engine::orders::{Game, Viewer},
    games::platoon::rules::{
        Platoon, Rulebook,
        combat::indirect::plays_shell_game,
        counter::Counter,
        kinds::Side,
        scenario::{Underway, Works},
    },
    scene::PrintedCounter,
};

/// The markers of a scenario with this number of counters.
pub(super) fn markers(rulebook: &Rulebook, counters: usize) -> Vec<PrintedCounter> {
    let scenario = &rulebook.scenario;
    let usual = Underway::default();
    let now = scenario.underway.as_ref().unwrap_or(&usual);
    let forces = Side::BOTH.map(|side| scenario.force(side));
    let mines = now.mines.len() + laid(forces.map(|force| force.mines.as_ref()));
    let blocks = now.blocks.len() + laid(forces.map(|force| force.blocks.as_ref()));
    let (wrecks, few) = (scenario.wrecks.len() + counters.div_ceil(5), counters.div_ceil(8));
    let mut all = vec![
        // The card shows a dispersed unit by a bar across it; on paper a marker does.
        PrintedCounter::badges("disrupted", None, counters.div_ceil(3)),
        PrintedCounter::badges("moved", Some("spotted"), counters.div_ceil(3)),
        PrintedCounter::badges("quick", Some("fresh"), few),
        PrintedCounter::badges("loaded", Some("clearing"), few),
        PrintedCounter::markers("minefield", None, mines),
        PrintedCounter::markers("road_block", None, blocks),
        PrintedCounter::markers("wreck", Some("wrecks_2"), wrecks),
        PrintedCounter::markers("wrecks_3", Some("wrecks_4"), few.div_ceil(2)),
    ];
    let turns =
        [("load_1", "unload_1"), ("load_2", "unload_2"), ("load_3", "unload_3"), ("load_4", "unload_4")];
    all.extend(turns.map(|(load, unload)| PrintedCounter::badges(load, Some(unload), few.div_ceil(2))));
    for side in Side::BOTH {
        if let Some(forts) = &scenario.force(side).forts {
            let face = face::fort(side, forts.strength);
            all.push(PrintedCounter::one(face, None).times(forts.number.into()));
        }
    }
    let built = now.forts.iter().map(|(_, fort)| face::fort(fort.side, fort.strength));
    all.extend(built.map(|face| PrintedCounter::one(face, None)));
    all.extend(registrations(rulebook));
    all
}

/// The number of works that both sides lay.
fn laid(works: [Option<&Works>; 2]) -> usize {
    works.into_iter().flatten().map(|works| usize::from(works.number)).sum()
}

/// A registration marker for each unit that fires indirectly (13.3); with the shell game one of odd turns, and one of
/// even turns on its back (18.5).
fn registrations(rulebook: &Rulebook) -> Vec<PrintedCounter> {
    let mut start = Platoon::start(rulebook, 1);
    Platoon::look(&mut start, Viewer::All);
    let marker = |counter: &Counter| {
        let two = plays_shell_game(rulebook, counter);
        let face = |turn: Option<u8>| face::registration(rulebook, counter, turn);
        PrintedCounter::one(face(two.then_some(1)), two.then(|| face(Some(2))))
    };
    let fires = |counter: &&Counter| rulebook.kind(counter).class.is_indirect();
    start.public.counters.iter().filter(fires).map(marker).collect()
}
