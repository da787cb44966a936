//! The tabs of the dock, and the tab that a new situation brings up.

use super::{
    arrivals, combat,
    combat::results_table::{self, Live},
    context::PanelContext,
    memory::Seen,
    points, stack, terrain_chart, turn_track,
};
use crate::{
    engine::text::say,
    games::guderian::rules::{Guderian, phase::Phase},
    panels::Leaf,
};
use bevy_egui::egui::Ui;

/// The turn, and the stack under the pointer.
pub const TURN: &str = "turn";
/// The attack, its odds and the results table.
pub const COMBAT: &str = "combat";
/// Counters that are due, arrive later or are eliminated.
pub const ARRIVALS: &str = "arrivals";
pub const POINTS: &str = "points";
/// Combat results and terrain.
pub const CHARTS: &str = "charts";

/// All tabs.
pub(super) const ALL: &[Leaf<Guderian>] = &[
    Leaf { name: TURN, words: || say!("guderian-panels-tab-turn"), show: |ui, panel, _| turn(ui, panel) },
    Leaf {
        name: COMBAT,
        words: || say!("guderian-panels-tab-combat"),
        show: |ui, panel, _| fight(ui, panel),
    },
    Leaf {
        name: ARRIVALS,
        words: || say!("guderian-panels-tab-arrivals"),
        show: |ui, panel, _| arrivals::show(ui, panel),
    },
    Leaf {
        name: POINTS,
        words: || say!("guderian-panels-tab-points"),
        show: |ui, panel, _| points::show(ui, panel),
    },
    Leaf {
        name: CHARTS,
        words: || say!("guderian-panels-tab-charts"),
        show: |ui, panel, _| charts(ui, panel),
    },
];

fn turn(ui: &mut Ui, panel: &mut PanelContext) {
    turn_track::show(ui, panel);
    stack::show(ui, panel);
}

fn fight(ui: &mut Ui, panel: &mut PanelContext) {
    combat::show(ui, panel);
    if panel.state.own.planned.is_none() && panel.state.public.battle.is_none() {
        stack::show(ui, panel);
    }
}

fn charts(ui: &mut Ui, panel: &mut PanelContext) {
    let (rulebook, _) = panel.game();
    let live = panel.state.own.rolled.map_or_else(
        || Live::none(rulebook),
        |rolled| Live::rolled(rulebook, rolled, panel.state.memory.throw),
    );
    results_table::show(ui, panel, &live);
    terrain_chart::show(ui, panel);
}

/// Brings up the tab for a new situation.
pub(super) fn follow(panel: &mut PanelContext) {
    let public = panel.state.public;
    let now = Seen {
        phase: Some((public.turn, public.phase)),
        planned: panel.state.own.planned.is_some(),
        battle: public.battle.is_some(),
    };
    let before = std::mem::replace(&mut panel.state.remembered.seen, now);
    let memory = &mut *panel.state.memory;
    if before.phase.is_some() && before.phase != now.phase {
        memory.leaf = match public.phase {
            phase if phase.is_combat() => COMBAT,
            Phase::SovietSetUp => ARRIVALS,
            Phase::Over => POINTS,
            _ => TURN,
        };
        memory.ending_phase = false;
        panel.state.remembered.turn_shown = None;
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
