//! What keys tell the panels of the table to do: fold the dock, ask to end the phase, save. Undo, redo
//! and the planned attack are the table's.

use super::{
    advice,
    dock::goes_on,
    scene::Scene,
    state::{Action, Hint},
};
use crate::settings::Command;
use bevy_egui::egui::Context;

pub(super) fn obey(ctx: &Context, scene: &mut Scene) {
    let replays = scene.state.replay.is_some();
    if replays {
        super::timeline::hear(ctx, scene);
    }
    for command in std::mem::take(&mut scene.state.memory.commands) {
        match command {
            Command::Save if !replays => scene.act(Action::Save),
            Command::FoldDock => scene.state.memory.folded = !scene.state.memory.folded,
            Command::EndPhase if goes_on(scene) && scene.state.planned.is_none() => {
                scene.state.memory.ending_phase = true;
            }
            Command::Hint if advice::may_ask(scene) => scene.act(Action::AskForHint),
            Command::TakeHint if matches!(scene.state.hint, Some(Hint::Given { .. })) => {
                scene.act(Action::TakeHint);
            }
            Command::Cancel if scene.state.hint.is_some() => scene.act(Action::DropHint),
            Command::AnswerNow => scene.act(Action::AnswerNow),
            Command::Hurry => scene.act(Action::Hurry),
            _ => {}
        }
    }
}
