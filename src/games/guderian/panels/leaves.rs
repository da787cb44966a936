//! The tabs of the dock, and the tab that a new situation brings up.

use super::{
    arrivals, combat,
    combat::results_table::{self, Live},
    memory::Seen,
    points,
    scene::Scene,
    stack, terrain_chart, turn_track,
};
use crate::{
    games::guderian::rules::{Guderian, phase::Phase},
    panels::Leaf,
};
use bevy_egui::egui::Ui;

/// The turn, and the stack under the pointer.
pub const TURN: &str = "Turn";
/// The attack, its odds and the results table.
pub const COMBAT: &str = "Combat";
/// Counters that are due, arrive later or are eliminated.
pub const ARRIVALS: &str = "Arrivals";
pub const POINTS: &str = "Points";
/// Combat results and terrain.
pub const CHARTS: &str = "Charts";

/// All tabs.
pub(super) const ALL: &[Leaf<Guderian>] = &[
    Leaf { name: TURN, with_log: true, show: |ui, scene, _| turn(ui, scene) },
    Leaf { name: COMBAT, with_log: true, show: |ui, scene, _| fight(ui, scene) },
    Leaf { name: ARRIVALS, with_log: false, show: |ui, scene, _| arrivals::show(ui, scene) },
    Leaf { name: POINTS, with_log: true, show: |ui, scene, _| points::show(ui, scene) },
    Leaf { name: CHARTS, with_log: false, show: |ui, scene, _| charts(ui, scene) },
];

fn turn(ui: &mut Ui, scene: &mut Scene) {
    turn_track::show(ui, scene);
    stack::show(ui, scene);
}

fn fight(ui: &mut Ui, scene: &mut Scene) {
    combat::show(ui, scene);
    if scene.state.own.planned.is_none() && scene.state.public.battle.is_none() {
        stack::show(ui, scene);
    }
}

fn charts(ui: &mut Ui, scene: &mut Scene) {
    let (rulebook, _) = scene.game();
    let live = scene.state.own.rolled.map_or_else(
        || Live::none(rulebook),
        |rolled| Live::rolled(rulebook, rolled, scene.state.memory.throw),
    );
    results_table::show(ui, scene, &live);
    terrain_chart::show(ui, scene);
}

/// Brings up the tab for a new situation.
pub(super) fn follow(scene: &mut Scene) {
    let public = scene.state.public;
    let now = Seen {
        phase: Some((public.turn, public.phase)),
        planned: scene.state.own.planned.is_some(),
        battle: public.battle.is_some(),
    };
    let before = std::mem::replace(&mut scene.state.remembered.seen, now);
    let memory = &mut *scene.state.memory;
    if before.phase.is_some() && before.phase != now.phase {
        memory.leaf = match public.phase {
            phase if phase.is_combat() => COMBAT,
            Phase::SovietSetUp => ARRIVALS,
            Phase::Over => POINTS,
            _ => TURN,
        };
        memory.ending_phase = false;
        scene.state.remembered.turn_shown = None;
    }
    if (now.planned && !before.planned) || (now.battle && !before.battle) {
        memory.leaf = COMBAT;
    }
    // The game was opened in the middle of a phase.
    match public.phase {
        _ if before.phase.is_some() => {}
        Phase::SovietSetUp => memory.leaf = ARRIVALS,
        phase if phase.is_combat() => memory.leaf = COMBAT,
        _ => {}
    }
}
