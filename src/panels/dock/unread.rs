//! Protects a decision that the other side's actions ask for from a key that was pressed for another purpose. The
//! decision must have been visible for a moment, in seconds and in drawn frames. The moment begins when it appears, and
//! again with each key that comes too early.

use crate::{
    engine::orders::is_over,
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::second_look::FRAMES,
    },
    settings::Command,
};
use bevy_egui::egui::{Context, Event};
use std::time::Duration;

/// Seconds before a key can answer it.
const MOMENT: f64 = 0.6;

/// Whether a person must make a decision during the other side's actions.
pub(crate) fn asks<G: Panelled>(panel: &PanelContext<G>) -> bool {
    let (rulebook, public) = panel.game();
    panel.is_asked()
        && !is_over::<G>(public)
        && G::owed(rulebook, public).is_some()
        && G::phase_side(rulebook, G::phase(public)) != Some(G::acting(rulebook, public))
}

/// Notes whether such a decision is still unread, before the keys of this frame are carried out.
pub(crate) fn note<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>) {
    let question = asks(panel).then_some(panel.state.position_number);
    // While a die tumbles the decision is not shown.
    let hidden = panel.tumbles();
    let now = (ctx.input(|input| input.time), ctx.cumulative_frame_nr());
    let pressed = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
    let heard = ctx.input(|input| input.events.iter().any(pressed));
    let unread = &mut panel.state.memory.unread;
    if unread.question != question || hidden || unread.stands && heard {
        (unread.question, unread.since) = (question, now);
    }
    let left = unread.since.0 + MOMENT - now.0;
    unread.stands = question.is_some() && (left > 0.0 || now.1 < unread.since.1 + FRAMES);
    if unread.stands {
        ctx.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
    }
}

/// Whether a command may answer a decision.
pub(crate) fn may_answer(command: Command) -> bool {
    matches!(command, Command::EndPhase | Command::Act | Command::TakeHint | Command::Own(_))
}
