//! The visible part of the table, and its movement.

pub(crate) mod leading;
mod moving;
mod opening;
mod pointed;
mod settle;

pub(crate) use opening::Opening;

use super::{free_part::beside, printed::Printed};
use crate::{
    engine::board::Hex,
    scene::layout::{self, hex_at},
    table::app::{screen::Screen, sets::TableSet},
};
use bevy::{prelude::*, window::RequestRedraw};

/// Logical pixels of a hex radius at the closest zoom.
const CLOSEST: f32 = 150.0;
/// Logical pixels of a hex radius from which the program never zooms in by itself.
const WIDEST: f32 = 58.0;
/// Logical pixels of a hex radius from which counters are legible.
pub(super) const READABLE: f32 = 30.0;

/// Hex radii about a framed place, so that its hex is visible as a whole.
const MARGIN: f32 = 1.1;
/// Logical pixels at the edge of the map's part of the window that do not count as in view.
const EDGE: f32 = 30.0;

/// The visible part of the table.
#[derive(Resource, Clone, Debug)]
pub struct MapView {
    /// The place in the middle of the map's part of the window.
    pub centre: Vec2,
    /// Logical pixels of a hex radius.
    pub radius: f32,
    /// The map's part of the window, in logical pixels.
    pub area: Rect,
    /// Physical pixels of a logical one.
    pub scale: f32,
    /// The current sheet; empty without one.
    pub sheet: Rect,
    /// Whether the whole map is shown, and stays so when the window changes.
    pub whole: bool,
    /// The height of the map's part that a caption covers at its foot, in logical pixels.
    pub covered: f32,
    /// The panels over the map's part, in logical pixels: small map, What now line, questions.
    pub(crate) covers: Vec<Rect>,
    /// The part of the table that another window shows, if one follows this view.
    pub beyond: Option<Rect>,
    /// Physical pixels of a hex radius there, if cards and ground are drawn for it; 0 if they are drawn for this one.
    pub beyond_pixels: f32,
    /// Whether the view moves to an event as soon as panels have taken their room.
    pub(crate) turns_soon: bool,
    /// The strip of dice, while the view is led to a combat: it must not lie on it.
    strip: Option<Rect>,
    /// The viewers' view before the first combat.
    pub(crate) stage: Option<Opening>,
    travel: Option<Travel>,
    /// The opening view, and the frames for which it still applies.
    opening: Option<(Opening, u8)>,
    /// Whether the player has not chosen the view: it may still turn to the hexes of a set-up.
    unchosen: bool,
    own: leading::Own,
}

/// Returns the rectangle around places; none without places.
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
            turns_soon: false,
            strip: None,
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
    /// Converts a place of the window to one of the table.
    pub fn to_table(&self, on_screen: Vec2) -> Vec2 {
        let away = (on_screen - self.area.center()) / self.radius;
        self.centre + Vec2::new(away.x, -away.y)
    }

    /// Converts a place of the table to one of the window, in logical pixels.
    pub fn to_screen(&self, on_table: Vec2) -> Vec2 {
        let away = (on_table - self.centre) * self.radius;
        self.area.center() + Vec2::new(away.x, -away.y)
    }

    /// Returns the part of the table in this window.
    pub fn seen(&self) -> Rect {
        Rect::from_center_size(self.centre, self.area.size() / self.radius)
    }

    /// Returns the part of the table in this window or in another one that has no ground of its own.
    pub fn seen_anywhere(&self) -> Rect {
        let beyond = self.beyond.filter(|_| self.beyond_pixels == 0.0);
        beyond.map_or(self.seen(), |beyond| beyond.union(self.seen()))
    }

    /// Returns the physical pixels of a hex radius.
    pub fn pixels(&self) -> f32 {
        self.radius * self.scale
    }

    /// Whether the view is at rest.
    pub fn is_still(&self) -> bool {
        self.travel.is_none()
    }

    /// Returns the place and zoom at which the whole sheet is shown.
    fn whole_map(&self) -> (Vec2, f32) {
        let (sheet, area) = (self.sheet.size().max(Vec2::ONE), self.free_size());
        let radius = (area / sheet).min_element().clamp(2.0, CLOSEST);
        (self.sheet.center() - self.aside(radius), radius)
    }

    /// Returns the size of the map's part that no caption covers.
    pub fn free_size(&self) -> Vec2 {
        (self.area.size() - Vec2::Y * self.covered).max(Vec2::ONE)
    }

    /// Returns the offset between the middle of the map's part and the middle of the area that no caption covers, on
    /// the table.
    fn aside(&self, radius: f32) -> Vec2 {
        Vec2::Y * self.covered / 2.0 / radius
    }

    /// Returns the place in the middle of the area that no caption covers.
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

    /// Returns the part of the window that no panel covers.
    fn clear(&self) -> Rect {
        let covers: Vec<Rect> = self.covers.iter().copied().chain(self.strip).collect();
        beside(Rect::from_corners(self.area.min, self.area.min + self.free_size()), &covers)
    }

    /// Centres a place in the uncovered part, zoomed in enough to be clearly visible.
    pub fn show_place(&mut self, place: Vec2) {
        self.bring(&[place]);
    }

    /// Centres places in the uncovered part, at this zoom if they fit and are clearly visible.
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

    /// Brings all these places into view, with this many hex radii about them; gliding.
    pub fn show_all(&mut self, places: &[Vec2], margin: f32) {
        let Some(all) = around(places) else { return };
        let radius = self.room_for(places, margin).clamp(self.whole_map().1.min(WIDEST), WIDEST);
        self.take_in_hand();
        self.whole = false;
        self.go((self.framed(all, radius), radius), 0.5);
    }

    /// Returns the view's centre for a part of the table in the middle of the uncovered part, with as little desk as
    /// possible.
    fn framed(&self, part: Rect, radius: f32) -> Vec2 {
        self.framed_in(self.clear(), part, radius)
    }

    /// Returns the same for this part of the window.
    fn framed_in(&self, clear: Rect, part: Rect, radius: f32) -> Vec2 {
        let on_table = |away: Vec2| Vec2::new(away.x, -away.y) / radius;
        let aside = on_table(clear.center() - self.area.center());
        let centre = self.clamped(part.center() - aside, radius);
        // At the edge of the sheet a panel may still cover it: then a little more desk is shown.
        let middle = centre + aside;
        let room = (clear.half_size() / radius - MARGIN - part.half_size()).max(Vec2::ZERO);
        centre + middle.clamp(part.center() - room, part.center() + room) - middle
    }

    /// Whether a hex at this place is completely in the uncovered part, once the view is at rest.
    pub fn is_well_seen(&self, place: Vec2) -> bool {
        self.is_inside(place, EDGE.max(self.stand().radius))
    }

    /// Whether this place is this many logical pixels inside the uncovered part, once the view is at rest.
    fn is_inside(&self, place: Vec2, rim: f32) -> bool {
        self.clear().inflate(-rim).contains(self.to_screen_at_rest(place))
    }

    /// Converts a place of the table to one of the window, in logical pixels, once the view is at rest.
    pub(crate) fn to_screen_at_rest(&self, place: Vec2) -> Vec2 {
        let leading::Stand { centre, radius, .. } = self.stand();
        let away = (place - centre) * radius;
        self.area.center() + Vec2::new(away.x, -away.y)
    }

    /// Scrolls the table under the window by this many logical pixels.
    pub fn pan(&mut self, by: Vec2) {
        self.travel = None;
        self.take_in_hand();
        self.whole = false;
        let centre = self.centre + Vec2::new(-by.x, by.y) / self.radius;
        // If more desk is visible than there should be, the view does not jump: it moves no farther in that direction.
        let (now, free) = (self.centre, self.clamped(centre, self.radius));
        let held = |now: f32, to: f32, free: f32| {
            if to < free { to.max(now.min(free)) } else { to.min(now.max(free)) }
        };
        self.centre = Vec2::new(held(now.x, centre.x, free.x), held(now.y, centre.y, free.y));
    }

    /// Returns the place nearest to `centre` from which no more than a little desk is visible.
    fn clamped(&self, centre: Vec2, radius: f32) -> Vec2 {
        let half = self.area.size() / 2.0 / radius;
        let middle = self.sheet.center();
        let free = (self.sheet.half_size() + Vec2::splat(1.5) - half).max(Vec2::ZERO);
        centre.clamp(middle - free - 2.0 * self.aside(radius), middle + free)
    }

    /// Fits the view to a changed window or sheet.
    pub fn refit(&mut self) {
        let (whole, least) = self.whole_map();
        if self.whole || self.radius < least {
            (self.centre, self.radius, self.travel) = (whole, least, None);
            self.whole = true;
        } else {
            self.centre = self.clamped(self.centre, self.radius);
        }
    }

    /// Returns the centre moved by less than a pixel, so that the table's pixels match the window's.
    pub fn snapped_centre(&self) -> Vec2 {
        if !self.is_still() {
            return self.centre;
        }
        let (pixels, half) = (self.pixels(), (self.area.size() * self.scale).round() / 2.0);
        ((self.centre * pixels + half).round() - half) / pixels
    }
}

/// Returns the hex under this place of the window; none under a panel.
pub(crate) fn hex_pointed_at(printed: &Printed, view: &MapView, pointer: Vec2) -> Option<Hex> {
    hex_at(printed.board()?, view.pointed_at(pointer)?)
}

/// Returns the hex under a place of the window.
pub(crate) fn hex_under(printed: &Printed, view: &MapView, pointer: Vec2) -> Option<Hex> {
    hex_at(printed.board()?, view.to_table(pointer)).filter(|_| view.area.contains(pointer))
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MapView>()
        .add_systems(Update, (take_sheet, open, moving::travel).chain().in_set(TableSet::MoveView));
}

/// Takes the sheet of a new game.
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

/// Moves to the opening view of a new game, whatever room panels take in the first frames.
fn open(screen: Res<State<Screen>>, mut view: ResMut<MapView>, mut redraw: MessageWriter<RequestRedraw>) {
    if view.opening.is_none() || matches!(screen.get(), Screen::Title | Screen::HandOver | Screen::Workshop) {
        return;
    }
    view.settle_opening();
    redraw.write(RequestRedraw);
    view.opening =
        view.opening.take().filter(|(_, frames)| *frames > 0).map(|(opening, frames)| (opening, frames - 1));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// At the edge of the sheet too, where a waiting box is, the wheel zooms towards the place under the pointer.
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

    /// In presenter mode the whole map is above the caption, and the subject in the middle of the rest.
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
        // The foot of the sheet can still be scrolled above the caption.
        view.pan(Vec2::new(0.0, -5000.0));
        assert!(view.to_screen(sheet.min).y <= 1080.0 - 254.0, "{}", view.to_screen(sheet.min));
    }
}
