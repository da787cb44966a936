//! The leaves of the dock.

use super::{attack, charts, deeds, fought, scene::Scene, setting_up, sight, situation, turn_track, units};
use crate::{
    games::platoon::rules::Platoon,
    panels::{Leaf, Room},
};
use bevy_egui::egui::Ui;

/// A leaf that is lower than this has no room for what stands elsewhere as well.
const SHORT: f32 = 640.0;

/// All of them.
pub(super) const ALL: &[Leaf<Platoon>] = &[
    Leaf { name: "Turn", with_log: true, show: turn },
    Leaf { name: "Charts", with_log: false, show: |ui, scene, _| charts::show(ui, scene) },
    Leaf { name: "Units", with_log: false, show: |ui, scene, _| units::show(ui, scene) },
];

/// What is to be done, the attack that is planned, and the unit that is looked at.
fn turn(ui: &mut Ui, scene: &mut Scene, room: Room) {
    // Where there is little room, what is to be done comes first.
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
