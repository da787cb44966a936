//! The keys of the table's panels: fold the dock, end the phase, open the rules, save. Undo, redo and all keys of the
//! map belong to the table.

use crate::{
    engine::orders::{InPlay, counter},
    panels::{
        book::Question,
        dock::{advice, go_on, unread},
        frame::panelled::{PanelContext, Panelled},
        kit::toast,
        state::{Action, Hint, ReplayAction},
        study::StudyAction,
        timeline,
    },
    settings::Command,
};
use bevy_egui::egui::Context;

pub(crate) fn obey<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>) {
    let replays = panel.state.replay.is_some();
    if let Some(mut strip) = panel.strip() {
        timeline::hear(ctx, &mut strip);
    }
    unread::note(ctx, panel);
    for command in std::mem::take(&mut panel.state.memory.commands) {
        match command {
            _ if panel.state.memory.unread.stands && unread::may_answer(command) => {}
            Command::Save if !replays => panel.act(Action::Save),
            Command::FoldDock => panel.state.memory.folded = !panel.state.memory.folded,
            Command::EndPhase if !replays => go_on::obey(panel, command),
            // The table has used the key if it has changed the position since the last frame.
            Command::Act
                if !replays && panel.state.memory.seen_position == Some(panel.state.position_number) =>
            {
                go_on::confirm(panel);
            }
            Command::Hint if advice::may_ask(panel) => panel.act(Action::AskForHint),
            Command::TakeHint if matches!(panel.state.hint, Some(Hint::Given { .. })) => {
                panel.act(Action::TakeHint);
            }
            Command::Cancel if panel.state.hint.is_some() => panel.act(Action::DropHint),
            Command::Rules => open_rules(ctx, panel),
            Command::Why => ask_why(panel),
            Command::AnswerNow => panel.act(Action::AnswerNow),
            Command::FastForward => panel.act(Action::FastForward),
            Command::HoldOpponent if computer_acts(panel) => panel.act(Action::HoldOpponent),
            Command::OneDeed if computer_acts(panel) => panel.act(Action::OneDeed),
            Command::LookBack => panel.act(Action::Replay(ReplayAction::LookBack)),
            Command::TryHere => try_here(panel),
            Command::BackToGame if panel.state.study.is_some_and(|study| study.open.is_some()) => {
                panel.act(Action::Study(StudyAction::BackToGame));
            }
            _ => {}
        }
    }
    panel.state.memory.seen_position = Some(panel.state.position_number);
}

/// Whether a computer player at this table must give the next order.
fn computer_acts<G: Panelled>(panel: &PanelContext<G>) -> bool {
    panel.waits_for().is_some() && panel.state.memory.online_game.is_none()
}

/// Begins a branch at the moment that is shown. Where none can begin, the answer says why.
fn try_here<G: Panelled>(panel: &mut PanelContext<G>) {
    let Some(study) = panel.state.study else { return };
    let action = study.begin(&panel.state.memory.timeline.study);
    panel.act(Action::Study(action));
}

/// Opens the rules at the case of the refusal that is shown, or where they were last; closes open ones.
fn open_rules<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>) {
    let state = &mut panel.state;
    let shown = (&state.memory.toast, state.refusals);
    let case = toast::case_shown(ctx, state.last_refusal, shown, &state.memory.rules());
    state.memory.open_rules(case);
}

/// Asks for the rules on the hex under the mouse or the cursor, otherwise on the hex of the selected units; without
/// either it closes the book. The answer must not cover the hex, if the pointer is there.
fn ask_why<G: Panelled>(panel: &mut PanelContext<G>) {
    let (hovered, units, public) = (panel.state.hovered, panel.state.selected, panel.state.public);
    let book = &mut panel.state.memory.book;
    let selected = || counter::<G>(public, *units.first()?)?.hex();
    let Some(hex) = hovered.or_else(selected) else { return book.close() };
    book.ask(Question { hex, units: units.to_vec() });
}
