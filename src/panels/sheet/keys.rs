//! The keys of the table's panels: fold the dock, end the phase, open the rules, save. Undo, redo and all keys of the
//! map belong to the table.

use crate::{
    engine::orders::{InPlay, counter},
    panels::{
        book::Question,
        dock::{advice, go_on, unread},
        frame::panelled::{Panelled, Scene},
        kit::toast,
        state::{Action, Hint, ReplayAction},
        timeline,
    },
    settings::Command,
};
use bevy_egui::egui::Context;

pub(crate) fn obey<G: Panelled>(ctx: &Context, scene: &mut Scene<G>) {
    let replays = scene.state.replay.is_some();
    if let Some(mut strip) = scene.strip() {
        timeline::hear(ctx, &mut strip);
    }
    unread::note(ctx, scene);
    for command in std::mem::take(&mut scene.state.memory.commands) {
        match command {
            _ if scene.state.memory.unread.stands && unread::may_answer(command) => {}
            Command::Save if !replays => scene.act(Action::Save),
            Command::FoldDock => scene.state.memory.folded = !scene.state.memory.folded,
            Command::EndPhase if !replays => go_on::obey(scene, command),
            Command::Hint if advice::may_ask(scene) => scene.act(Action::AskForHint),
            Command::TakeHint if matches!(scene.state.hint, Some(Hint::Given { .. })) => {
                scene.act(Action::TakeHint);
            }
            Command::Cancel if scene.state.hint.is_some() => scene.act(Action::DropHint),
            Command::Rules => open_rules(ctx, scene),
            Command::Why => ask_why(scene),
            Command::AnswerNow => scene.act(Action::AnswerNow),
            Command::FastForward => scene.act(Action::FastForward),
            Command::HoldOpponent if scene.waits_for().is_some() => scene.act(Action::HoldOpponent),
            Command::OneDeed if scene.waits_for().is_some() => scene.act(Action::OneDeed),
            Command::LookBack => scene.act(Action::Replay(ReplayAction::LookBack)),
            _ => {}
        }
    }
}

/// Opens the rules at the case of the refusal that is shown, or where they were last; closes open ones.
fn open_rules<G: Panelled>(ctx: &Context, scene: &mut Scene<G>) {
    let state = &mut scene.state;
    let shown = (&state.memory.toast, state.refusals);
    let case = toast::case_shown(ctx, state.last_refusal, shown, &state.memory.rules());
    state.memory.open_rules(case);
}

/// Asks for the rules on the hex under the mouse or the cursor, otherwise on the hex of the selected units; without
/// either it closes the book. The answer must not cover the hex, if the pointer is there.
fn ask_why<G: Panelled>(scene: &mut Scene<G>) {
    let (hovered, units, public) = (scene.state.hovered, scene.state.selected, scene.state.public);
    let book = &mut scene.state.memory.book;
    let selected = || counter::<G>(public, *units.first()?)?.hex();
    let Some(hex) = hovered.or_else(selected) else { return book.close() };
    book.ask(Question { hex, units: units.to_vec() });
}
