//! The markers on paper: works, smoke and missions as often as a scenario has them, and markers for conditions.

use super::markers::{letters, marker};
use crate::{
    art::packs::{face::Face, pack::Pack},
    games::squad::rules::{
        Marker, Rulebook,
        kinds::Side,
        position::{Mission, WorkKind},
        scenario::{Force, Underway},
    },
    scene::PrintedCounter,
};

/// Hexes of the fire lanes of a side that are on the map at the same time, on paper.
const LANES: usize = 6;

/// The kinds of works that stay where they were built.
const WORKS: [WorkKind; 7] = [
    WorkKind::EarthBunker,
    WorkKind::ConcreteBunker,
    WorkKind::Sandbags,
    WorkKind::Foxhole,
    WorkKind::Trench,
    WorkKind::Mines,
    WorkKind::Wire,
];

/// The markers of a scenario with this number of counters.
pub(super) fn markers(rulebook: &Rulebook, counters: usize) -> Vec<PrintedCounter> {
    let scenario = &rulebook.scenario;
    let usual = Underway::default();
    let now = scenario.underway.as_ref().unwrap_or(&usual);
    let few = counters.div_ceil(8);
    let mut all = vec![
        PrintedCounter::badges("pinned", Some("immobile"), counters.div_ceil(3)),
        PrintedCounter::badges("has_fired", Some("moved"), counters.div_ceil(2)),
        PrintedCounter::badges("assault_move", Some("spotted"), few),
        PrintedCounter::badges("in_cover", Some("valour"), few),
    ];
    let smoke: usize = Side::BOTH.into_iter().map(|side| usize::from(scenario.force(side).smoke)).sum();
    let called: usize = Side::BOTH.into_iter().map(|side| missions(scenario.force(side)).count()).sum();
    let thick = now.smoke.len() + 2 * smoke + called;
    all.push(PrintedCounter::markers(drawing(Marker::Smoke(2)), Some(drawing(Marker::Smoke(1))), thick));
    for kind in WORKS {
        let mines = if kind == WorkKind::Mines { now.hidden_mines.len() } else { 0 };
        let built = now.works.iter().filter(|(_, work)| work.kind == kind).count();
        let given: usize = Side::BOTH.into_iter().map(|side| works(scenario.force(side), kind)).sum();
        all.push(PrintedCounter::markers(drawing(Marker::Work(kind)), None, mines + built + given));
    }
    for side in Side::BOTH {
        all.push(PrintedCounter::markers(drawing(Marker::Lane(side)), None, LANES));
        let force = scenario.force(side);
        let barrage = (force.smoke > 0).then_some(None);
        all.extend(missions(force).map(Some).chain(barrage).map(|mission| call(side, mission)));
    }
    all
}

/// The drawing of a marker in the art pack.
fn drawing(of: Marker) -> &'static str {
    marker(&of).0
}

/// The number of works of a kind that a side builds.
fn works(force: &Force, kind: WorkKind) -> usize {
    let works = force.set_up.iter().flat_map(|set_up| &set_up.works);
    works.filter(|(built, _)| *built == kind).map(|(_, number)| usize::from(*number)).sum()
}

/// The missions of a side, one by one (19.1).
fn missions(force: &Force) -> impl Iterator<Item = Mission> {
    force.missions.iter().flat_map(|(mission, number)| std::iter::repeat_n(*mission, usize::from(*number)))
}

/// The marker of a called mission with its kind.
fn call(side: Side, mission: Option<Mission>) -> PrintedCounter {
    let face = Pack::marker_face(drawing(Marker::Call(side)));
    PrintedCounter::one(Face { title: letters(mission).to_owned(), ..face }, None)
}
