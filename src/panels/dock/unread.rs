//! A question that the other side's doings have put is not answered by a key that was pressed for something else: it must
//! have stood a moment, in time and in drawn frames, since it came up and since the last key that came too early.

use crate::{
    engine::orders::is_over,
    panels::{
        frame::panelled::{Panelled, Scene},
        kit::second_look::FRAMES,
    },
    settings::Command,
};
use bevy_egui::egui::{Context, Event};
use std::time::Duration;

/// Seconds that it stands before a key answers it.
const MOMENT: f64 = 0.6;

/// Whether a person has to answer in the midst of the other side's doings.
pub(crate) fn asks<G: Panelled>(scene: &Scene<G>) -> bool {
    let (rulebook, public) = scene.game();
    scene.is_asked()
        && !is_over::<G>(public)
        && G::owed(rulebook, public).is_some()
        && G::phase_side(rulebook, G::phase(public)) != Some(G::acting(rulebook, public))
}

/// Notes whether such a question is still to be read; before the keys of this frame are obeyed.
pub(crate) fn note<G: Panelled>(ctx: &Context, scene: &mut Scene<G>) {
    let question = asks(scene).then_some(scene.state.position_number);
    // While a die is in the air the question is not shown.
    let hidden = scene.tumbles();
    let now = (ctx.input(|input| input.time), ctx.cumulative_frame_nr());
    let pressed = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
    let heard = ctx.input(|input| input.events.iter().any(pressed));
    let unread = &mut scene.state.memory.unread;
    if unread.question != question || hidden || unread.stands && heard {
        (unread.question, unread.since) = (question, now);
    }
    let left = unread.since.0 + MOMENT - now.0;
    unread.stands = question.is_some() && (left > 0.0 || now.1 < unread.since.1 + FRAMES);
    if unread.stands {
        ctx.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
    }
}

/// Whether a command may answer what is asked.
pub(crate) fn may_answer(command: Command) -> bool {
    matches!(command, Command::EndPhase | Command::Act | Command::TakeHint | Command::Own(_))
}
