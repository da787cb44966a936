//! The track of the timeline: the phases as bands in the colour of their side, turns as ticks, notes and drawings as
//! marks, branches as strokes, and the shown moment. A press anywhere goes there, however short it is.

use super::state::{Strip, TimelineState};
use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            theme::over,
            widgets::{noted, paint_text},
        },
        state::{Action, ReplayAction},
    },
    scene::ReplayChapter,
};
use bevy_egui::egui::{
    Align2, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::collections::BTreeMap;

/// Height of the bands.
const BAND: f32 = 16.0;
/// Radius of the mark of drawings.
const RING: f32 = 6.0;

pub(crate) fn show(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState, rect: Rect) {
    let place = Place::of(rect, replay.known);
    let response = ui.interact(rect, ui.id().with("track"), Sense::click_and_drag());
    let name = say!("timeline-track");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, &name));
    let response = noted(&name, response);
    bands(ui, strip, replay, &place);
    turns(ui, strip, replay, &place);
    notes(ui, strip, replay, &place);
    drawings(ui, strip, replay, &place);
    branches(ui, strip, replay, &place);
    playhead(ui, strip, replay, &place);
    let Some(pointer) = response.interact_pointer_pos().or(response.hover_pos()) else { return };
    let under = place.moment(pointer.x, replay.known);
    // A button that is pressed and released within one frame is down in none.
    let is_pressed = response.is_pointer_button_down_on() || response.clicked() || response.drag_stopped();
    if is_pressed && under != replay.now {
        strip.act(Action::Replay(ReplayAction::Go(under)));
    }
    let mut words = match replay.chapter_at(under) {
        Some(ReplayChapter { turn: 0, phase, .. }) => {
            say!("timeline-order-in-phase", phase = phase.as_str(), order = under)
        }
        Some(ReplayChapter { turn, phase, .. }) => {
            say!("timeline-order-in-turn", turn = *turn, phase = phase.as_str(), order = under)
        }
        None => say!("timeline-order-alone", order = under),
    };
    if let Some(note) = replay.notes.get(&under) {
        words.push('\n');
        words.push_str(note);
    }
    let drawings = replay.drawings_at(under);
    if drawings > 0 {
        words.push('\n');
        words.push_str(&say!("timeline-drawings", n = drawings));
    }
    response.on_hover_text_at_pointer(words);
}

/// The places of the moments.
pub(super) struct Place {
    rect: Rect,
    orders: f32,
}

impl Place {
    /// Returns the places in this area of a game with this many orders.
    pub(super) fn of(rect: Rect, orders: usize) -> Self {
        Self { rect: rect.shrink2(vec2(6.0, 0.0)), orders: orders.max(1) as f32 }
    }

    /// The whole area of the moments.
    pub(super) fn area(&self) -> Rect {
        self.rect
    }

    pub(super) fn x(&self, moment: usize) -> f32 {
        self.rect.left() + self.rect.width() * moment as f32 / self.orders
    }

    pub(super) fn moment(&self, x: f32, orders: usize) -> usize {
        let part = ((x - self.rect.left()) / self.rect.width().max(1.0)).clamp(0.0, 1.0);
        ((part * self.orders).round() as usize).min(orders)
    }

    /// Returns the middle of the marks of a moment.
    fn mark(&self, moment: usize) -> Pos2 {
        pos2(self.x(moment), self.band().top() - 6.0)
    }

    fn band(&self) -> Rect {
        Rect::from_min_size(pos2(self.rect.left(), self.rect.top() + 14.0), vec2(self.rect.width(), BAND))
    }
}

/// Paints a band for each phase: bands before the moment are stronger, and so are combats.
fn bands(ui: &Ui, strip: &Strip, replay: &TimelineState, place: &Place) {
    let palette = strip.palette;
    let whole = place.band();
    ui.painter().rect_filled(whole, 3, over(palette.text, palette.background, 0.06));
    let now = place.x(replay.now);
    let chapters = replay.known_chapters();
    for (number, chapter) in chapters.iter().enumerate() {
        let end = chapters.get(number + 1).map_or(replay.known, |next| next.after);
        let (left, right) = (place.x(chapter.after), place.x(end));
        let strength = if chapter.fights { 1.0 } else { 0.62 };
        let colour = chapter.side.map_or(palette.text_third, |side| palette.side_in(ui.ctx(), side));
        let band = |left: f32, right: f32, alpha: f32| {
            if right > left {
                let area = Rect::from_min_max(pos2(left, whole.top()), pos2(right, whole.bottom()));
                let colour = over(colour, palette.background, alpha * strength);
                ui.painter().rect_filled(area, 0, colour);
            }
        };
        band(left, right.min(now), 0.95);
        band(left.max(now), right, 0.34);
        if number > 0 {
            let seam = Stroke::new(1.0, palette.background);
            ui.painter().vline(left, whole.y_range(), seam);
        }
    }
    ui.painter().rect_stroke(whole, 3, Stroke::new(1.0, palette.line), StrokeKind::Outside);
}

/// Paints a tick and a number at the start of each turn, if there is room.
fn turns(ui: &Ui, strip: &Strip, replay: &TimelineState, place: &Place) {
    let palette = strip.palette;
    let mut free = f32::NEG_INFINITY;
    let mut turn = 0;
    for chapter in replay.known_chapters().iter().filter(|chapter| chapter.opens_turn && chapter.turn > 0) {
        // The end of the game opens no turn of its own.
        if std::mem::replace(&mut turn, chapter.turn) == chapter.turn {
            continue;
        }
        let x = place.x(chapter.after);
        let band = place.band();
        let tick = Stroke::new(1.5, palette.text_second);
        ui.painter().vline(x, band.top() - 3.0..=band.bottom() + 3.0, tick);
        if x > free {
            let room = Rect::from_center_size(pos2(x, band.bottom() + 10.0), Vec2::splat(14.0));
            let words = chapter.turn.to_string();
            paint_text(ui, room, Align2::CENTER_CENTER, &words, fonts::bold(11.0), palette.text_second);
            free = x + 18.0;
        }
    }
}

fn notes(ui: &Ui, strip: &Strip, replay: &TimelineState, place: &Place) {
    for after in replay.notes.keys().filter(|after| replay.tells_of(**after)) {
        let mark = place.mark((*after).min(replay.known));
        let corners = [vec2(0.0, -5.0), vec2(4.5, 0.0), vec2(0.0, 5.0), vec2(-4.5, 0.0)];
        let points = corners.map(|corner| mark + corner);
        let edge = Stroke::new(1.0, strip.palette.background);
        ui.painter().add(Shape::convex_polygon(points.to_vec(), strip.palette.accent, edge));
    }
}

/// Paints a ring above the band at each moment with drawings; the mark of a note is within it.
fn drawings(ui: &Ui, strip: &Strip, replay: &TimelineState, place: &Place) {
    let moments = replay.drawn.into_iter().flat_map(BTreeMap::keys);
    for after in moments.filter(|after| replay.tells_of(**after)) {
        let mark = place.mark((*after).min(replay.known));
        ui.painter().circle_stroke(mark, RING, Stroke::new(1.5, strip.palette.accent));
    }
}

/// Paints a stroke below the band at each moment from which branches of the game leave. The track of a branch has none.
fn branches(ui: &Ui, strip: &Strip, replay: &TimelineState, place: &Place) {
    let Some(study) = replay.study.filter(|study| study.open.is_none()) else { return };
    let stroke = Stroke::new(2.0, strip.palette.accent);
    let below = place.band().bottom();
    let of_game = study.branches.iter().filter(|branch| branch.depth == 0 && replay.tells_of(branch.after));
    for branch in of_game {
        ui.painter().vline(place.x(branch.after.min(replay.known)), below..=below + 5.0, stroke);
    }
}

fn playhead(ui: &Ui, strip: &Strip, replay: &TimelineState, place: &Place) {
    let palette = strip.palette;
    let (x, band) = (place.x(replay.now), place.band());
    let line = Rect::from_center_size(pos2(x, band.center().y), vec2(3.0, BAND + 8.0));
    ui.painter().rect_filled(line.expand(1.0), 2, palette.background);
    ui.painter().rect_filled(line, 1, palette.accent);
    let knob = pos2(x, band.center().y);
    ui.painter().circle(knob, 7.0, palette.accent, Stroke::new(2.0, palette.background));
}
