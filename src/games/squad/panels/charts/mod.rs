//! The charts of the game. In each, the cells for the planned attack are highlighted, or for the selected unit in the
//! hex under the mouse.

mod armour;
mod close;
mod fire;
mod ground;
mod live;

use super::scene::Scene;
use bevy_egui::egui::Ui;

pub(crate) use fire::colour;

pub(super) fn show(ui: &mut Ui, scene: &Scene) {
    let live = live::Live::of(scene);
    fire::show(ui, scene, &live);
    fire::modifiers(ui, scene, &live);
    armour::to_hit(ui, scene, &live);
    armour::kills(ui, scene, &live);
    close::show(ui, scene, &live);
    ground::show(ui, scene);
    ground::works(ui, scene);
    close::other_dice(ui, scene);
}
