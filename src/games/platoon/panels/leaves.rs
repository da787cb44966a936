//! The tabs of the dock.

use super::{
    answer, attack, charts, context::PanelContext, deeds, fought, setting_up, sight, situation, turn_track,
    units,
};
use crate::{
    engine::text::say,
    games::platoon::rules::Platoon,
    panels::{Leaf, Room},
};
use bevy_egui::egui::Ui;

/// The height below which a tab has no room for content that is also in another place.
const SHORT: f32 = 640.0;

/// All tabs.
pub(super) const ALL: &[Leaf<Platoon>] = &[
    Leaf { name: "turn", words: || say!("platoon-panels-tab-turn"), show: turn },
    Leaf {
        name: "charts",
        words: || say!("platoon-panels-tab-charts"),
        show: |ui, panel, _| charts::show(ui, panel),
    },
    Leaf {
        name: "units",
        words: || say!("platoon-panels-tab-units"),
        show: |ui, panel, _| units::show(ui, panel),
    },
];

/// Draws the instructions, the planned attack, and the unit in view.
fn turn(ui: &mut Ui, panel: &mut PanelContext, room: Room) {
    // With little room the instructions come first.
    let is_short = room.height <= SHORT;
    if !is_short {
        turn_track::show(ui, panel);
    }
    if panel.state.public.phase.is_set_up() && panel.is_asked() {
        setting_up::show(ui, panel);
    }
    answer::answer(ui, panel);
    attack::planned(ui, panel);
    fought::show(ui, panel);
    deeds::show(ui, panel);
    situation::show(ui, panel);
    sight::show(ui, panel);
    if is_short {
        turn_track::show(ui, panel);
    }
}
