//! The tabs of the dock.

use super::{attack, charts, context::PanelContext, phases, sheet, sight, tasks, unit};
use crate::{
    engine::text::say,
    games::panzer44::rules::{Panzer44, phase::Phase},
    panels::{Leaf, Room},
};
use bevy_egui::egui::Ui;

/// The height below which a tab has no room for content that is also in another place.
const SHORT: f32 = 640.0;

/// All tabs.
pub(super) const ALL: &[Leaf<Panzer44>] = &[
    Leaf { name: "turn", words: || say!("panzer44-panels-tab-turn"), show: turn },
    Leaf {
        name: "charts",
        words: || say!("panzer44-panels-tab-charts"),
        show: |ui, panel, _| charts::show(ui, panel),
    },
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
    }
    // The sheet is long, so content with use for it is above it.
    if panel.state.replay.is_none() {
        sight::show(ui, panel);
    }
    sheet::show(ui, panel);
    unit::show(ui, panel);
    if plots {
        attack::fought(ui, panel);
    }
    if is_short || plots {
        phases::show(ui, panel);
    }
}
