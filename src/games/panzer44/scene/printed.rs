//! The markers on paper: mines and positions as often as a scenario has them, and markers for conditions.

use crate::{
    games::panzer44::rules::{Rulebook, kinds::Mines, scenario::Underway},
    scene::PrintedCounter,
};

/// The markers of a scenario with this number of counters.
pub(super) fn markers(rulebook: &Rulebook, counters: usize) -> Vec<PrintedCounter> {
    let scenario = &rulebook.scenario;
    let usual = Underway::default();
    let now = scenario.underway.as_ref().unwrap_or(&usual);
    let forces = [&scenario.german, &scenario.allied];
    let mines = |kind: Mines| -> usize {
        let lain = forces.into_iter().flat_map(|force| &force.mines).filter(|field| field.mines == kind);
        let known = now.mines.iter().filter(|(_, mines)| *mines == kind).count();
        known + lain.map(|field| usize::from(field.number)).sum::<usize>()
    };
    let dug = forces.into_iter().filter_map(|force| force.positions.as_ref());
    let positions = now.positions.len() + dug.map(|works| usize::from(works.number)).sum::<usize>();
    vec![
        PrintedCounter::badges("d1", Some("d2"), counters.div_ceil(3)),
        PrintedCounter::badges("d3", Some("pinned"), counters.div_ceil(6)),
        PrintedCounter::badges("will_panic", Some("panicked"), counters.div_ceil(4)),
        PrintedCounter::badges("moved", Some("loaded"), counters.div_ceil(4)),
        // Hasty mines are laid during a game, too.
        PrintedCounter::markers("mines_hasty", None, mines(Mines::Hasty).max(4)),
        PrintedCounter::markers("mines_preventative", None, mines(Mines::Preventative)),
        PrintedCounter::markers("mines_defensive", None, mines(Mines::Defensive)),
        PrintedCounter::markers("position", None, positions),
        PrintedCounter::markers("wreck", None, now.wrecks.len() + counters.div_ceil(4)),
    ]
}
