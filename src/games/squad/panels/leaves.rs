//! The tabs of the dock.

use super::{
    attack, charts, fought, missions, scene::Scene, setting_up, sight, situation, turn_track, unit, units,
};
use crate::{
    games::squad::rules::Squad,
    panels::{Leaf, Room},
};
use bevy_egui::egui::Ui;

/// The height below which a tab has no room for content that is also elsewhere.
const SHORT: f32 = 640.0;

/// All tabs.
pub(super) const ALL: &[Leaf<Squad>] = &[
    Leaf { name: "Turn", with_log: true, show: turn },
    Leaf { name: "Charts", with_log: false, show: |ui, scene, _| charts::show(ui, scene) },
    Leaf { name: "Units", with_log: false, show: |ui, scene, _| units::show(ui, scene) },
];

/// Shows the tasks of the phase, the question or plan, and the selected unit.
fn turn(ui: &mut Ui, scene: &mut Scene, room: Room) {
    // With little room, the tasks come first.
    let is_short = room.height <= SHORT;
    if !is_short {
        turn_track::show(ui, scene);
    }
    if scene.state.public.phase.is_set_up() && scene.is_asked() {
        setting_up::show(ui, scene);
    }
    missions::show(ui, scene);
    attack::casualties(ui, scene);
    attack::sniper(ui, scene);
    attack::answer(ui, scene);
    attack::planned(ui, scene);
    fought::show(ui, scene);
    unit::show(ui, scene);
    fought::before(ui, scene);
    situation::show(ui, scene);
    sight::show(ui, scene);
    if is_short {
        turn_track::show(ui, scene);
    }
}
