//! The tabs of the dock.

use super::{attack, charts, phases, scene::Scene, sheet, sight, tasks, unit};
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

/// The height below which a tab has no room for content that is also elsewhere.
const SHORT: f32 = 640.0;
/// The number of log lines shown where the log itself is not.
const LAST: usize = 3;
/// The part of a low tab that the log takes in a replay.
const REPLAYED: f32 = 0.6;

/// All tabs.
pub(super) const ALL: &[Leaf<Panzer44>] = &[
    Leaf { name: "Turn", with_log: true, show: turn },
    Leaf { name: "Charts", with_log: false, show: |ui, scene, _| charts::show(ui, scene) },
];

/// Shows the tasks, and the selected unit with its attack.
fn turn(ui: &mut Ui, scene: &mut Scene, room: Room) {
    // The bar at the top also names the phases. With little room, the tasks come first.
    let is_short = room.height <= SHORT;
    // A plot is made on the sheet, so content without use for it can wait.
    let plots = scene.state.public.phase == Phase::Plot && scene.is_asked();
    if !is_short && !plots {
        phases::show(ui, scene);
    }
    tasks::show(ui, scene);
    if scene.state.replay.is_none() {
        sheet::show_tools(ui, scene);
    }
    attack::looked_at(ui, scene);
    if !plots {
        attack::fought(ui, scene);
        if !room.with_log {
            happened(ui, scene, room.height);
        }
    }
    // The sheet is long, so content with use for it is above it.
    if scene.state.replay.is_none() {
        sight::show(ui, scene);
    }
    sheet::show(ui, scene);
    unit::show(ui, scene);
    if plots {
        if !room.with_log {
            happened(ui, scene, room.height);
        }
        attack::fought(ui, scene);
    }
    if is_short || plots {
        phases::show(ui, scene);
    }
}

/// Shows the last events where there is no room for the log. A replay has no tasks, and shows the log.
fn happened(ui: &mut Ui, scene: &mut Scene, room: f32) {
    if scene.state.replay.is_some() {
        return log::show(ui, scene, room * REPLAYED);
    }
    let lines: Vec<&LogLine> = scene.state.log.iter().rev().filter(|line| !line.heading).take(LAST).collect();
    if lines.is_empty() {
        return;
    }
    section(ui, scene.palette, "Just now", "the log has all of it", |ui| {
        for line in lines.into_iter().rev() {
            hint(ui, scene.palette, line.text.as_str());
        }
    });
}
