//! What keys tell the panels of the table to do: fold the dock, ask to end the phase, open the rules, save. Undo, redo
//! and the planned attack are the table's.

use super::{
    advice,
    book::Question,
    dock::goes_on,
    memory::PanelMemory,
    state::{Action, Hint},
    toast,
};
use crate::games::guderian::panels::{end_phase, scene::Scene};
use crate::{
    engine::{board::Hex, counters::Word},
    settings::Command,
};
use bevy_egui::egui::Context;

/// Opens the rules at the case of the refusal that is shown, or where they were last; or closes them.
fn open_rules(ctx: &Context, scene: &mut Scene) {
    let state = &mut scene.state;
    let shown = (&state.memory.toast, state.refusals);
    let case = toast::case_shown(ctx, state.last_refusal, shown, &state.memory.rules);
    state.memory.open_rules(case);
}

/// Asks what the rules say of the hex under the mouse or the cursor, else of where the selected units are.
fn ask_why(ctx: &Context, scene: &mut Scene) {
    let public = scene.state.public;
    let selected = || {
        let piece = public.find(*scene.state.selected.first()?)?;
        public.counter(piece).hex()
    };
    let (hovered, units) = (scene.state.hovered, scene.state.selected);
    let hex = hovered.or_else(selected);
    ask_about(ctx, scene.state.memory, (hex, hovered.is_some()), units);
}

/// Asks what the rules say of a hex and of these units; without a hex the book is closed. The answer must not lie over
/// what was asked about, if that is where the pointer is.
pub(crate) fn ask_about(
    ctx: &Context,
    memory: &mut PanelMemory,
    (hex, pointed): (Option<Hex>, bool),
    units: &[Word],
) {
    let Some(hex) = hex else { return memory.book.close() };
    if let Some(at) = ctx.pointer_latest_pos().filter(|_| pointed) {
        memory.book.at_left = at.x > ctx.content_rect().center().x;
    }
    memory.book.ask(Question { hex, units: units.to_vec() });
}

pub(super) fn obey(ctx: &Context, scene: &mut Scene) {
    let replays = scene.state.replay.is_some();
    if let Some(mut strip) = scene.strip() {
        super::timeline::hear(ctx, &mut strip);
    }
    for command in std::mem::take(&mut scene.state.memory.commands) {
        match command {
            Command::Save if !replays => scene.act(Action::Save),
            Command::FoldDock => scene.state.memory.folded = !scene.state.memory.folded,
            Command::EndPhase if goes_on(scene) && scene.state.planned.is_none() => {
                end_phase::ask(scene);
            }
            Command::Hint if advice::may_ask(scene) => scene.act(Action::AskForHint),
            Command::TakeHint if matches!(scene.state.hint, Some(Hint::Given { .. })) => {
                scene.act(Action::TakeHint);
            }
            Command::Cancel if scene.state.hint.is_some() => scene.act(Action::DropHint),
            Command::Rules => open_rules(ctx, scene),
            Command::Why => ask_why(ctx, scene),
            Command::AnswerNow => scene.act(Action::AnswerNow),
            Command::Hurry => scene.act(Action::Hurry),
            _ => {}
        }
    }
}
