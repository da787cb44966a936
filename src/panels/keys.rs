//! Keys of the table's panels, while nobody types: D folds the dock, E asks to end the phase, Space
//! attacks, Ctrl+Z and Ctrl+Y undo and redo, Ctrl+S saves.

use super::{dock::goes_on, scene::Scene, state::Action};
use bevy_egui::egui::{Context, Key, Modifiers};

pub(super) fn hear(ctx: &Context, scene: &mut Scene) {
    if ctx.egui_wants_keyboard_input() {
        return;
    }
    let pressed = |modifiers: Modifiers, key: Key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) || pressed(Modifiers::COMMAND, Key::Y) {
        if scene.state.can_redo {
            scene.act(Action::Redo);
        }
    } else if pressed(Modifiers::COMMAND, Key::Z) && scene.state.can_undo {
        scene.act(Action::Undo);
    }
    if pressed(Modifiers::COMMAND, Key::S) {
        scene.act(Action::Save);
    }
    if pressed(Modifiers::NONE, Key::D) {
        scene.state.memory.folded = !scene.state.memory.folded;
    }
    if !goes_on(scene) || scene.state.memory.ending_phase {
        return;
    }
    if scene.state.planned.is_some() {
        if pressed(Modifiers::NONE, Key::Space) {
            scene.act(Action::ResolveAttack);
        } else if pressed(Modifiers::NONE, Key::Escape) {
            scene.act(Action::CancelAttack);
        }
    } else if pressed(Modifiers::NONE, Key::E) {
        scene.state.memory.ending_phase = true;
    }
}
