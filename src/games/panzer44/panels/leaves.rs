//! The tabs of the dock.

use super::{attack, charts, context::PanelContext, phases, sheet, sight, tasks, unit};
use crate::{
    games::panzer44::rules::{Panzer44, phase::Phase},
    panels::{
        Leaf, Room,
        dock::log,
        kit::widgets::{hint, section},
    },
    scene::LogLine,
};
use bevy_egui::egui::Ui;

/// The height below which a tab has no room for content that is also in another place.
const SHORT: f32 = 640.0;
/// The number of log lines shown where the log itself is not.
const LAST: usize = 3;
/// The part of a low tab that the log takes in a replay.
const REPLAYED: f32 = 0.6;

/// All tabs.
pub(super) const ALL: &[Leaf<Panzer44>] = &[
    Leaf { name: "Turn", with_log: true, show: turn },
    Leaf { name: "Charts", with_log: false, show: |ui, panel, _| charts::show(ui, panel) },
];

/// Shows the tasks, and the selected unit with its attack.
fn turn(ui: &mut Ui, panel: &mut PanelContext, room: Room) {
    // The bar at the top also names the phases. With little room, the tasks come first.
    let is_short = room.height <= SHORT;
    // A plot is made on the sheet, so content without use for it can wait.
    let plots = panel.state.public.phase == Phase::Plot && panel.is_asked();
    if !is_short && !plots {
        phases::show(ui, panel);
    }
    tasks::show(ui, panel);
    if panel.state.replay.is_none() {
        sheet::show_tools(ui, panel);
    }
    attack::looked_at(ui, panel);
    if !plots {
        attack::fought(ui, panel);
        if !room.with_log {
            happened(ui, panel, room.height);
        }
    }
    // The sheet is long, so content with use for it is above it.
    if panel.state.replay.is_none() {
        sight::show(ui, panel);
    }
    sheet::show(ui, panel);
    unit::show(ui, panel);
    if plots {
        if !room.with_log {
            happened(ui, panel, room.height);
        }
        attack::fought(ui, panel);
    }
    if is_short || plots {
        phases::show(ui, panel);
    }
}

/// Shows the last events where there is no room for the log. A replay has no tasks, and shows the log.
fn happened(ui: &mut Ui, panel: &mut PanelContext, room: f32) {
    if panel.state.replay.is_some() {
        return log::show(ui, panel, room * REPLAYED);
    }
    let lines: Vec<&LogLine> = panel.state.log.iter().rev().filter(|line| !line.heading).take(LAST).collect();
    if lines.is_empty() {
        return;
    }
    section(ui, panel.palette, "Just now", "the log has all of it", |ui| {
        for line in lines.into_iter().rev() {
            hint(ui, panel.palette, line.text.as_str());
        }
    });
}
