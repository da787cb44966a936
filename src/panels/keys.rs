//! Keys that belong to the panels, while nobody types: D folds the dock, E asks to end the phase,
//! Ctrl+S saves. Undo, redo and the planned attack have theirs at the table.

use super::{dock::goes_on, scene::Scene, state::Action};
use bevy_egui::egui::{Context, Key, Modifiers};

pub(super) fn hear(ctx: &Context, scene: &mut Scene) {
    if ctx.egui_wants_keyboard_input() {
        return;
    }
    if scene.state.replay.is_some() {
        super::timeline::hear(ctx, scene);
    }
    let pressed = |modifiers: Modifiers, key: Key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    if scene.state.replay.is_none() && pressed(Modifiers::COMMAND, Key::S) {
        scene.act(Action::Save);
    }
    if pressed(Modifiers::NONE, Key::D) {
        scene.state.memory.folded = !scene.state.memory.folded;
    }
    if goes_on(scene) && scene.state.planned.is_none() && pressed(Modifiers::NONE, Key::E) {
        scene.state.memory.ending_phase = true;
    }
}
