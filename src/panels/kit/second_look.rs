//! A button that rolls dice, or undoes much, ignores clicks in its first moment. The second click of a double click on
//! the button that was there before must not trigger it unread.

use super::widgets::take_off;
use bevy_egui::egui::{Id, Pos2, Rect, Response, Ui};
use std::{fmt::Debug, hash::Hash, time::Duration};

/// Seconds for which it ignores clicks after it has appeared or changed its action.
const DEAD: f64 = 0.6;
/// Seconds for which another button does not act under a pointer that rests, and the points that such a pointer may move.
const RESTS: f64 = 0.5;
const STILL: f32 = 3.0;
/// Frames in which it is drawn before it takes a click: input in one frame was given before the last frame was visible.
pub(crate) const FRAMES: u64 = 3;

/// The button in a place, the start of it, where the pointer was then, and the frame in which it was last drawn.
#[derive(Clone, Copy)]
struct Stood {
    what: Id,
    since: (f64, u64),
    pointer: Option<Pos2>,
    frame: u64,
}

impl Stood {
    /// Notes that this button is drawn in a place.
    fn note(ui: &Ui, place: Id, what: Id) -> Self {
        let (ctx, id) = (ui.ctx(), ui.id().with(("after-a-look", place)));
        let (now, pointer) = ctx.input(|input| (input.time, input.pointer.hover_pos()));
        let frame = ctx.cumulative_frame_nr();
        let before: Option<Self> = ctx.data(|data| data.get_temp(id));
        let before = before.filter(|stood| stood.what == what && frame <= stood.frame + 1);
        let new = Self { what, since: (now, frame), pointer, frame };
        let stood = before.map_or(new, |stood| Self { frame, ..stood });
        ctx.data_mut(|data| data.insert_temp(id, stood));
        stood
    }

    /// Whether it has not been seen for so many seconds. On a slow machine they may pass before it has been visible once.
    fn is_new(&self, (time, frame): (f64, u64), seconds: f64) -> bool {
        time < self.since.0 + seconds || frame < self.since.1 + FRAMES
    }

    /// Whether the pointer rests on this room since the button has been there.
    fn is_under(&self, pointer: Option<Pos2>, room: Rect) -> bool {
        let rests = |(then, now): (Pos2, Pos2)| then.distance(now) < STILL && room.contains(now);
        self.pointer.zip(pointer).is_some_and(rests)
    }
}

/// Draws a button with this text that is disabled for a moment. `place` identifies it among the buttons about it,
/// `does` distinguishes two actions with the same text.
pub(crate) fn after_a_look(
    ui: &mut Ui,
    place: impl Hash + Debug,
    (words, does): (&str, impl Hash + Debug),
    button: impl FnOnce(&mut Ui) -> Response,
) -> Response {
    let stood = Stood::note(ui, Id::new(place), Id::new((words, does)));
    let now = (ui.input(|input| input.time), ui.ctx().cumulative_frame_nr());
    if !stood.is_new(now, DEAD) {
        return button(ui);
    }
    disabled(ui, words, stood.since.0 + DEAD - now.0, button)
}

/// Draws a button that is disabled as long as the pointer has not moved since the button has appeared under it or has
/// changed its action, but not for long: the click was meant for the button that was there before.
pub(crate) fn after_a_move(
    ui: &mut Ui,
    place: impl Hash + Debug,
    (words, does): (&str, impl Hash + Debug),
    button: impl FnOnce(&mut Ui) -> Response,
) -> Response {
    let stood = Stood::note(ui, Id::new(place), Id::new((words, does)));
    let (time, pointer) = ui.input(|input| (input.time, input.pointer.hover_pos()));
    let now = (time, ui.ctx().cumulative_frame_nr());
    if !stood.is_new(now, RESTS) || !stood.is_under(pointer, ui.max_rect()) {
        return button(ui);
    }
    disabled(ui, words, stood.since.0 + RESTS - time, button)
}

/// Draws a button that does not act for so many seconds.
fn disabled(ui: &mut Ui, words: &str, left: f64, button: impl FnOnce(&mut Ui) -> Response) -> Response {
    ui.ctx().request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
    let response = ui.add_enabled_ui(false, button).inner;
    // Programs that drive the window wait until it can be clicked.
    take_off(ui.ctx(), words);
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    /// A button that appears under a resting pointer does not act before the pointer has moved or half a second has
    /// passed; under a pointer that comes there later it acts at once.
    #[test]
    fn a_click_meant_for_the_button_before_does_not_act() {
        let room = Rect::from_min_max(pos2(900.0, 660.0), pos2(1100.0, 700.0));
        let stood = |pointer| Stood { what: Id::new("retreat"), since: (10.0, 100), pointer, frame: 100 };
        let there = Some(pos2(1000.0, 680.0));
        let under = |then, now| stood(then).is_under(now, room);
        assert!(under(there, there) && under(there, Some(pos2(1001.0, 680.0))));
        assert!(!under(there, Some(pos2(1020.0, 680.0))), "it has moved");
        assert!(!under(Some(pos2(10.0, 10.0)), there) && !under(None, there), "it has come");
        let elsewhere = Some(pos2(10.0, 10.0));
        assert!(!under(elsewhere, elsewhere) && !under(there, None));
        let is_new = |time, frame| stood(there).is_new((time, frame), RESTS);
        assert!(is_new(10.3, 200) && is_new(20.0, 101), "time and frames");
        assert!(!is_new(10.6, 110));
    }
}
