//! The tabs of the dock.

use super::{attack, charts, deeds, fought, scene::Scene, setting_up, sight, situation, turn_track, units};
use crate::{
    games::platoon::rules::Platoon,
    panels::{Leaf, Room},
};
use bevy_egui::egui::Ui;

/// Height below which a tab has no room for contents that are shown elsewhere as well.
const SHORT: f32 = 640.0;

/// All tabs.
pub(super) const ALL: &[Leaf<Platoon>] = &[
    Leaf { name: "Turn", with_log: true, show: turn },
    Leaf { name: "Charts", with_log: false, show: |ui, scene, _| charts::show(ui, scene) },
    Leaf { name: "Units", with_log: false, show: |ui, scene, _| units::show(ui, scene) },
];

/// Draws the instructions, the planned attack, and the unit in view.
fn turn(ui: &mut Ui, scene: &mut Scene, room: Room) {
    // With little room the instructions come first.
    let is_short = room.height <= SHORT;
    if !is_short {
        turn_track::show(ui, scene);
    }
    if scene.state.public.phase.is_set_up() && scene.is_asked() {
        setting_up::show(ui, scene);
    }
    attack::answer(ui, scene);
    attack::planned(ui, scene);
    fought::show(ui, scene);
    deeds::show(ui, scene);
    situation::show(ui, scene);
    sight::show(ui, scene);
    if is_short {
        turn_track::show(ui, scene);
    }
}
