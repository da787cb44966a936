//! What part of the table the window shows, and how it moves.

pub(crate) mod leading;
mod opening;
mod pointed;
mod settle;

pub(crate) use opening::Opening;

use super::{free_part::beside, printed::Printed};
use crate::{
    engine::board::Hex,
    scene::layout::{self, hex_at},
    settings::{Motion, Settings},
    table::app::{screen::Screen, sets::TableSet},
};
use bevy::{math::curve::Curve, prelude::*, window::RequestRedraw};

/// Logical pixels to a hex radius at the closest.
const CLOSEST: f32 = 150.0;
/// Logical pixels to a hex radius at which nobody needs to come closer by himself.
const WIDEST: f32 = 58.0;
/// Logical pixels to a hex radius from which on counters can be read.
pub(super) const READABLE: f32 = 30.0;
/// Seconds in which two thirds of a zoom are done.
const ZOOM_TIME: f32 = 0.045;

/// Hex radii about what is framed, so that a hex is seen whole.
const MARGIN: f32 = 1.1;
/// Logical pixels from the edge of the map's part of the window within which nothing is in sight.
const EDGE: f32 = 30.0;
/// Seconds after which every movement of the view is over.
const LONG: f32 = 10.0;

/// What part of the table the window shows.
#[derive(Resource, Clone, Debug)]
pub struct MapView {
    /// The place in the middle of the map's part of the window.
    pub centre: Vec2,
    /// Logical pixels to a hex radius.
    pub radius: f32,
    /// The map's part of the window, in logical pixels.
    pub area: Rect,
    /// Physical pixels to a logical one.
    pub scale: f32,
    /// The sheet that is shown; empty if there is none.
    pub sheet: Rect,
    /// Whether the whole map is shown and shall be when the window changes.
    pub whole: bool,
    /// How much of the map's part a caption covers at its foot, in logical pixels.
    pub covered: f32,
    /// What lies over the map's part, in logical pixels: small map, What now line, questions.
    pub(crate) covers: Vec<Rect>,
    /// What another window shows of the table, if one follows this view.
    pub beyond: Option<Rect>,
    /// Physical pixels to a hex radius there, if cards and ground are drawn for it; 0 if they are drawn for this one.
    pub beyond_pixels: f32,
    /// Where viewers look before the first fight.
    pub(crate) stage: Option<Opening>,
    travel: Option<Travel>,
    /// Where it opens, and for how many frames that holds.
    opening: Option<(Opening, u8)>,
    /// Whether nobody has chosen where it stands: it may still turn to where somebody is to set up.
    unchosen: bool,
    own: leading::Own,
}

/// The rectangle around places; none where there are none.
fn around(places: &[Vec2]) -> Option<Rect> {
    let start = Rect::from_center_size(*places.first()?, Vec2::ZERO);
    Some(places.iter().fold(start, |all, place| all.union_point(*place)))
}

/// A movement of the view.
#[derive(Clone, Debug)]
enum Travel {
    /// Towards a zoom, with a place of the table kept under a place of the window.
    Zoom { radius: f32, on_screen: Vec2, on_table: Vec2 },
    /// To another place and zoom.
    Glide { from: (Vec2, f32), to: (Vec2, f32), done: f32, seconds: f32 },
}

impl Default for MapView {
    fn default() -> Self {
        Self {
            centre: Vec2::ZERO,
            radius: 16.0,
            area: Rect::new(0.0, 0.0, 1280.0, 720.0),
            scale: 1.0,
            sheet: Rect::default(),
            whole: true,
            covered: 0.0,
            covers: Vec::new(),
            beyond: None,
            beyond_pixels: 0.0,
            stage: None,
            travel: None,
            opening: None,
            unchosen: false,
            own: leading::Own::default(),
        }
    }
}

impl MapView {
    /// The place of the table at this place of the window.
    pub fn to_table(&self, on_screen: Vec2) -> Vec2 {
        let away = (on_screen - self.area.center()) / self.radius;
        self.centre + Vec2::new(away.x, -away.y)
    }

    /// The place of the window at this place of the table, in logical pixels.
    pub fn to_screen(&self, on_table: Vec2) -> Vec2 {
        let away = (on_table - self.centre) * self.radius;
        self.area.center() + Vec2::new(away.x, -away.y)
    }

    /// The part of the table that the window shows.
    pub fn seen(&self) -> Rect {
        Rect::from_center_size(self.centre, self.area.size() / self.radius)
    }

    /// The part of the table that this window or another shows, as far as that has no ground of its own.
    pub fn seen_anywhere(&self) -> Rect {
        let beyond = self.beyond.filter(|_| self.beyond_pixels == 0.0);
        beyond.map_or(self.seen(), |beyond| beyond.union(self.seen()))
    }

    /// Physical pixels to a hex radius.
    pub fn pixels(&self) -> f32 {
        self.radius * self.scale
    }

    /// Whether the view stands still.
    pub fn is_still(&self) -> bool {
        self.travel.is_none()
    }

    /// The zoom and place at which the whole sheet is shown.
    fn whole_map(&self) -> (Vec2, f32) {
        let (sheet, area) = (self.sheet.size().max(Vec2::ONE), self.free_size());
        let radius = (area / sheet).min_element().clamp(2.0, CLOSEST);
        (self.sheet.center() - self.aside(radius), radius)
    }

    /// The size of the map's part that no caption covers.
    pub fn free_size(&self) -> Vec2 {
        (self.area.size() - Vec2::Y * self.covered).max(Vec2::ONE)
    }

    /// How far the middle of the map's part lies below the middle of what no caption covers, on the table.
    fn aside(&self, radius: f32) -> Vec2 {
        Vec2::Y * self.covered / 2.0 / radius
    }

    /// The place in the middle of what no caption covers.
    pub fn free_centre(&self) -> Vec2 {
        self.centre + self.aside(self.radius)
    }

    /// Shows the whole map, at once or gliding.
    pub fn show_whole(&mut self, at_once: bool) {
        let to = self.whole_map();
        if !at_once {
            self.take_in_hand();
        }
        self.whole = true;
        self.go(to, if at_once { 0.0 } else { 0.6 });
    }

    /// The part of the window in which things are shown: nothing lies over it.
    fn clear(&self) -> Rect {
        beside(Rect::from_corners(self.area.min, self.area.min + self.free_size()), &self.covers)
    }

    /// Brings a place into the middle of what nothing covers, no farther away than it can be seen well.
    pub fn show_place(&mut self, place: Vec2) {
        self.bring(&[place]);
    }

    /// Brings places into the middle of what nothing covers, at this zoom if they fit and can be seen well.
    pub fn bring(&mut self, places: &[Vec2]) {
        self.take_in_hand();
        self.move_to(places);
    }

    fn move_to(&mut self, places: &[Vec2]) {
        let Some(all) = around(places) else { return };
        let room = (self.clear().size() / all.inflate(MARGIN).size()).min_element();
        let radius = self.radius.max(22.0).min(room.max(self.whole_map().1));
        self.whole = false;
        self.go((self.framed(all, radius), radius), 0.35);
    }

    /// Brings all these places into sight, with so many hex radii about them; gliding.
    pub fn show_all(&mut self, places: &[Vec2], margin: f32) {
        let Some(all) = around(places) else { return };
        let radius = self.room_for(places, margin).clamp(self.whole_map().1.min(WIDEST), WIDEST);
        self.take_in_hand();
        self.whole = false;
        self.go((self.framed(all, radius), radius), 0.5);
    }

    /// Where the view stands to show a part of the table in the middle of what nothing covers, with as little desk as can
    /// be.
    fn framed(&self, part: Rect, radius: f32) -> Vec2 {
        self.framed_in(self.clear(), part, radius)
    }

    /// The same in this part of the window.
    fn framed_in(&self, clear: Rect, part: Rect, radius: f32) -> Vec2 {
        let on_table = |away: Vec2| Vec2::new(away.x, -away.y) / radius;
        let aside = on_table(clear.center() - self.area.center());
        let centre = self.clamped(part.center() - aside, radius);
        // At the edge of the sheet something may cover it still: then a little more desk is seen.
        let middle = centre + aside;
        let room = (clear.half_size() / radius - MARGIN - part.half_size()).max(Vec2::ZERO);
        centre + middle.clamp(part.center() - room, part.center() + room) - middle
    }

    /// Whether a hex about this place lies whole inside what nothing covers, once the view stands still.
    pub fn is_well_seen(&self, place: Vec2) -> bool {
        self.is_inside(place, EDGE.max(self.stand().radius))
    }

    /// Whether this place lies so many logical pixels inside what nothing covers, once the view stands still.
    fn is_inside(&self, place: Vec2, rim: f32) -> bool {
        let leading::Stand { centre, radius, .. } = self.stand();
        let away = (place - centre) * radius;
        let at = self.area.center() + Vec2::new(away.x, -away.y);
        self.clear().inflate(-rim).contains(at)
    }

    /// Stands still where it is: what is under the pointer stays there.
    pub fn stop(&mut self) {
        if self.travel.take().is_some() {
            self.whole = false;
        }
    }

    /// Ends every movement.
    #[cfg(test)]
    pub(crate) fn arrive(&mut self) {
        while !self.is_still() {
            self.advance(0.1);
        }
    }

    fn go(&mut self, to: (Vec2, f32), seconds: f32) {
        if seconds <= 0.0 {
            (self.centre, self.radius) = to;
            self.travel = None;
        } else {
            self.travel = Some(Travel::Glide { from: (self.centre, self.radius), to, done: 0.0, seconds });
        }
    }

    /// Zooms by a factor with the place under the pointer kept where it is.
    pub fn zoom(&mut self, factor: f32, on_screen: Vec2) {
        let going = match &self.travel {
            Some(Travel::Zoom { radius, .. }) => *radius,
            _ => self.radius,
        };
        let radius = (going * factor).clamp(self.whole_map().1, CLOSEST);
        self.take_in_hand();
        self.whole = false;
        let on_table = self.to_table(on_screen);
        self.travel = Some(Travel::Zoom { radius, on_screen, on_table });
    }

    /// Moves the table under the window by so many logical pixels.
    pub fn pan(&mut self, by: Vec2) {
        self.travel = None;
        self.take_in_hand();
        self.whole = false;
        let centre = self.centre + Vec2::new(-by.x, by.y) / self.radius;
        // Where more desk is seen than there should be, it does not leap: it goes no farther that way.
        let (now, free) = (self.centre, self.clamped(centre, self.radius));
        let held = |now: f32, to: f32, free: f32| {
            if to < free { to.max(now.min(free)) } else { to.min(now.max(free)) }
        };
        self.centre = Vec2::new(held(now.x, centre.x, free.x), held(now.y, centre.y, free.y));
    }

    /// The nearest place to `centre` from which no more than a little desk is seen.
    fn clamped(&self, centre: Vec2, radius: f32) -> Vec2 {
        let half = self.area.size() / 2.0 / radius;
        let middle = self.sheet.center();
        let free = (self.sheet.half_size() + Vec2::splat(1.5) - half).max(Vec2::ZERO);
        centre.clamp(middle - free - 2.0 * self.aside(radius), middle + free)
    }

    /// Fits the view to a window or sheet that has changed.
    pub fn refit(&mut self) {
        let (whole, least) = self.whole_map();
        if self.whole || self.radius < least {
            (self.centre, self.radius, self.travel) = (whole, least, None);
            self.whole = true;
        } else {
            self.centre = self.clamped(self.centre, self.radius);
        }
    }

    /// The centre moved by less than a pixel, so that the table's pixels are the window's.
    pub fn snapped_centre(&self) -> Vec2 {
        if !self.is_still() {
            return self.centre;
        }
        let (pixels, half) = (self.pixels(), (self.area.size() * self.scale).round() / 2.0);
        ((self.centre * pixels + half).round() - half) / pixels
    }

    fn advance(&mut self, seconds: f32) {
        match self.travel.take() {
            Some(Travel::Zoom { radius, on_screen, on_table }) => {
                let (part, before) = (1.0 - (-seconds / ZOOM_TIME).exp(), self.radius);
                let next = self.radius * (radius / self.radius).powf(part);
                let arrived = (next / radius - 1.0).abs() < 0.004;
                self.radius = if arrived { radius } else { next };
                let away = (on_screen - self.area.center()) / self.radius;
                let centre = on_table - Vec2::new(away.x, -away.y);
                // Coming nearer shows no more desk than before: what is under the pointer stays there, as near the edge as it may be.
                let nearer = radius > before && self.sheet.contains(on_table);
                self.centre = if nearer { centre } else { self.clamped(centre, self.radius) };
                if !arrived {
                    self.travel = Some(Travel::Zoom { radius, on_screen, on_table });
                } else if (self.radius / self.whole_map().1 - 1.0).abs() < 0.01 {
                    self.show_whole(true);
                }
            }
            Some(Travel::Glide { from, to, done, seconds: whole }) => {
                let done = (done + seconds / whole).min(1.0);
                let part = EaseFunction::SmoothStep.sample_clamped(done);
                // It ends there exactly: whoever asks whether it is there compares.
                (self.centre, self.radius) = match done < 1.0 {
                    true => (from.0.lerp(to.0, part), from.1 + (to.1 - from.1) * part),
                    false => to,
                };
                if done < 1.0 {
                    self.travel = Some(Travel::Glide { from, to, done, seconds: whole });
                }
            }
            None => {}
        }
    }
}

/// The hex that this place of the window points at: none under a panel.
pub(crate) fn hex_pointed_at(printed: &Printed, view: &MapView, pointer: Vec2) -> Option<Hex> {
    hex_at(printed.board()?, view.pointed_at(pointer)?)
}

/// The hex under a place of the window.
pub(crate) fn hex_under(printed: &Printed, view: &MapView, pointer: Vec2) -> Option<Hex> {
    hex_at(printed.board()?, view.to_table(pointer)).filter(|_| view.area.contains(pointer))
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MapView>()
        .add_systems(Update, (take_sheet, open, travel).chain().in_set(TableSet::MoveView));
}

/// A new game may lie on another sheet.
fn take_sheet(printed: Res<Printed>, mut view: ResMut<MapView>) {
    let Some(board) = printed.board() else { return };
    let sheet = crate::art::painter::SheetRect::new(board.columns(), board.rows());
    let sheet = layout::table_rect(&sheet.paper);
    if view.sheet != sheet {
        view.sheet = sheet;
        view.whole = true;
        view.refit();
    }
}

/// A game that has come on the table is shown where it opens, whatever room panels take in the first frames.
fn open(screen: Res<State<Screen>>, mut view: ResMut<MapView>, mut redraw: MessageWriter<RequestRedraw>) {
    if view.opening.is_none() || matches!(screen.get(), Screen::Title | Screen::HandOver) {
        return;
    }
    view.settle_opening();
    redraw.write(RequestRedraw);
    view.opening =
        view.opening.take().filter(|(_, frames)| *frames > 0).map(|(opening, frames)| (opening, frames - 1));
}

fn travel(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut view: ResMut<MapView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if view.travel.is_some() {
        // The first frame after a rest would else be a leap.
        let seconds = if settings.motion == Motion::Reduced { LONG } else { time.delta_secs().min(0.05) };
        view.advance(seconds);
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Also at the edge of the sheet, where a waiting box lies, the wheel brings nearer what is under the pointer.
    #[test]
    fn the_wheel_keeps_what_is_under_the_pointer() {
        let area = Rect::new(0.0, 44.0, 1532.0, 1080.0);
        let sheet = Rect::new(-9.0, -40.0, 41.0, 2.0);
        let mut view = MapView { area, sheet, ..MapView::default() };
        view.show_whole(true);
        let pointer = view.to_screen(Vec2::new(-8.0, -20.0));
        for _ in 0..4 {
            view.zoom(1.25, pointer);
            view.advance(0.02);
        }
        view.arrive();
        assert!((view.to_screen(Vec2::new(-8.0, -20.0)) - pointer).length() < 1.0);
        let before = view.centre;
        view.pan(Vec2::new(0.0, -10.0));
        assert!((view.centre - before).length() * view.radius < 10.5, "it does not leap");
        view.pan(Vec2::new(50.0, 0.0));
        assert!(view.centre.x >= before.x, "no more desk is seen");
    }

    /// In presenter mode the whole map lies above the caption, and what is looked at in the middle of the rest.
    #[test]
    fn a_caption_covers_nothing_that_is_looked_at() {
        let area = Rect::new(0.0, 0.0, 1920.0, 1080.0);
        let sheet = Rect::new(-2.0, -56.0, 92.0, 2.0);
        let mut view = MapView { area, sheet, covered: 254.0, ..MapView::default() };
        view.show_whole(true);
        let (top, foot) = (view.to_screen(sheet.max), view.to_screen(sheet.min));
        assert!(top.y >= -0.5 && foot.y <= 1080.0 - 254.0 + 0.5, "{top} {foot}");
        assert!((view.free_centre() - sheet.center()).length() < 1e-3);
        view.radius = 60.0;
        view.show_place(Vec2::new(40.0, -30.0));
        view.arrive();
        let middle = view.to_screen(Vec2::new(40.0, -30.0));
        assert!((middle - Vec2::new(960.0, 413.0)).length() < 1.0, "{middle}");
        // The foot of the sheet can still be brought above the caption.
        view.pan(Vec2::new(0.0, -5000.0));
        assert!(view.to_screen(sheet.min).y <= 1080.0 - 254.0, "{}", view.to_screen(sheet.min));
    }
}
