//! The charts of the game. In each, the cells for the planned attack are highlighted, or for the selected unit in the
//! hex under the mouse.

mod armour;
mod close;
mod fire;
mod ground;
mod live;

use super::context::PanelContext;
use bevy_egui::egui::Ui;

pub(crate) use fire::colour;

pub(super) fn show(ui: &mut Ui, panel: &PanelContext) {
    let live = live::Live::of(panel);
    fire::show(ui, panel, &live);
    fire::modifiers(ui, panel, &live);
    armour::to_hit(ui, panel, &live);
    armour::kills(ui, panel, &live);
    close::show(ui, panel, &live);
    ground::show(ui, panel);
    ground::works(ui, panel);
    close::other_dice(ui, panel);
}
