//! A button that rolls dice, or undoes much, ignores clicks in its first moment. The second click of a double click on
//! the button that was there before must not trigger it unread.

use super::widgets::take_off;
use bevy_egui::egui::{Id, Response, Ui};
use std::{fmt::Debug, hash::Hash, time::Duration};

/// Seconds for which it ignores clicks after it has appeared or changed its action.
const DEAD: f64 = 0.6;
/// Frames in which it is drawn before it takes a click: input in one frame was given before the last frame was visible.
pub(crate) const FRAMES: u64 = 3;

/// The button in a place, the start of it, and the frame in which it was last drawn.
#[derive(Clone, Copy)]
struct Stood {
    what: Id,
    since: (f64, u64),
    frame: u64,
}

/// Draws a button with this text that is disabled for a moment. `place` identifies it among the buttons about it,
/// `does` distinguishes two actions with the same text.
pub(crate) fn after_a_look(
    ui: &mut Ui,
    place: impl Hash + Debug,
    (words, does): (&str, impl Hash + Debug),
    button: impl FnOnce(&mut Ui) -> Response,
) -> Response {
    let ctx = ui.ctx().clone();
    let id = ui.id().with(("after-a-look", Id::new(place)));
    let (now, frame) = (ctx.input(|input| input.time), ctx.cumulative_frame_nr());
    let what = Id::new((words, does));
    let before = ctx.data(|data| data.get_temp::<Stood>(id));
    let since = before.filter(|stood| stood.what == what && frame <= stood.frame + 1);
    let since = since.map_or((now, frame), |stood| stood.since);
    ctx.data_mut(|data| data.insert_temp(id, Stood { what, since, frame }));
    let left = since.0 + DEAD - now;
    // On a slow machine the seconds may pass before it has been visible once.
    if left <= 0.0 && frame >= since.1 + FRAMES {
        return button(ui);
    }
    ctx.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
    let response = ui.add_enabled_ui(false, button).inner;
    // Programs that drive the window wait until it can be clicked.
    take_off(&ctx, words);
    response
}
