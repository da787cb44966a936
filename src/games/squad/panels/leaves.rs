//! The tabs of the dock.

use super::{
    attack, charts, context::PanelContext, fought, missions, setting_up, sight, situation, turn_track, unit,
    units,
};
use crate::{
    engine::text::say,
    games::squad::rules::Squad,
    panels::{Leaf, Room},
};
use bevy_egui::egui::Ui;

/// The height below which a tab has no room for content that is also in another place.
const SHORT: f32 = 640.0;

/// All tabs.
pub(super) const ALL: &[Leaf<Squad>] = &[
    Leaf { name: "turn", words: || say!("squad-panels-tab-turn"), show: turn },
    Leaf {
        name: "charts",
        words: || say!("squad-panels-tab-charts"),
        show: |ui, panel, _| charts::show(ui, panel),
    },
    Leaf {
        name: "units",
        words: || say!("squad-panels-tab-units"),
        show: |ui, panel, _| units::show(ui, panel),
    },
];

/// Shows the tasks of the phase, the question or plan, and the selected unit.
fn turn(ui: &mut Ui, panel: &mut PanelContext, room: Room) {
    // With little room, the tasks come first.
    let is_short = room.height <= SHORT;
    if !is_short {
        turn_track::show(ui, panel);
    }
    if panel.state.public.phase.is_set_up() && panel.is_asked() {
        setting_up::show(ui, panel);
    }
    missions::show(ui, panel);
    attack::casualties(ui, panel);
    attack::sniper(ui, panel);
    attack::answer(ui, panel);
    attack::planned(ui, panel);
    fought::show(ui, panel);
    unit::show(ui, panel);
    fought::before(ui, panel);
    situation::show(ui, panel);
    sight::show(ui, panel);
    if is_short {
        turn_track::show(ui, panel);
    }
}
