//! A button that throws dice, or takes much back, takes no click in its first moment: the second click of a pair, meant
//! for what stood in its place before, must not do that before anything was read.

use super::widgets::take_off;
use bevy_egui::egui::{Id, Response, Ui};
use std::{fmt::Debug, hash::Hash, time::Duration};

/// Seconds that it takes no click after it has appeared, or would do something else.
const DEAD: f64 = 0.6;
/// Frames in which it is drawn before it takes one: what is heard in one frame was pressed before the last was seen.
pub(crate) const FRAMES: u64 = 3;

/// What stood in a place, since when, and in which frame it was last drawn.
#[derive(Clone, Copy)]
struct Stood {
    what: Id,
    since: (f64, u64),
    frame: u64,
}

/// Draws a button of these words that is dead and dimmed for a moment. `place` is its own among the buttons about it,
/// `does` tells two deeds of the same words apart.
pub(crate) fn after_a_look(
    ui: &mut Ui,
    place: impl Hash + Debug,
    (words, does): (&str, impl Hash + Debug),
    button: impl FnOnce(&mut Ui) -> Response,
) -> Response {
    let ctx = ui.ctx().clone();
    let id = ui.id().with(("after a look", Id::new(place)));
    let (now, frame) = (ctx.input(|input| input.time), ctx.cumulative_frame_nr());
    let what = Id::new((words, does));
    let before = ctx.data(|data| data.get_temp::<Stood>(id));
    let since = before.filter(|stood| stood.what == what && frame <= stood.frame + 1);
    let since = since.map_or((now, frame), |stood| stood.since);
    ctx.data_mut(|data| data.insert_temp(id, Stood { what, since, frame }));
    let left = since.0 + DEAD - now;
    // On a slow machine a moment may go by before it has been seen once.
    if left <= 0.0 && frame >= since.1 + FRAMES {
        return button(ui);
    }
    ctx.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
    let response = ui.add_enabled_ui(false, button).inner;
    // Programs that drive the window wait until it can be clicked.
    take_off(&ctx, words);
    response
}
