//! Scrolling the view to events, and back to the player's own view.

use super::{MARGIN, MapView, READABLE, Travel, around};
use crate::scene::layout::{card_side, radius_for_viewers};
use bevy::prelude::*;

/// Logical pixels of a card's side from which it is recognizable.
const LEGIBLE: f32 = 24.0;
/// Logical pixels of a hex radius from which hex numbers are legible.
const NUMBERED: f32 = 48.0;
/// The least logical pixels of a hex radius from which viewers recognize a combat from afar; in a high window it is more.
const LARGE: f32 = 42.0;
/// The rim, where a combat is easily overlooked, as a part of the smaller side of the uncovered part.
const RIM: f32 = 0.12;
/// Hex radii about what is framed, so that the head of an arrow and a ring are visible as a whole.
const FRAME: f32 = 1.8;
/// Seconds that the view takes to move there and back.
const TAKES: f32 = 0.6;

/// The player's own view before the program moved it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Own {
    view: Option<Stand>,
    /// Whether the player has moved it since.
    moved: bool,
}

/// The place and zoom of a view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    pub centre: Vec2,
    pub radius: f32,
    pub whole: bool,
}

impl MapView {
    /// Moves the view to these places, the first of which matter most, if it must move for them. While the player only
    /// watches (`anothers`), they are kept off the rim of the window. With `for_viewers` the zoom is larger.
    pub fn lead(&mut self, places: &[Vec2], anothers: bool, for_viewers: bool) {
        let at_rim = anothers && !self.is_well_placed(places);
        let Some(to) = self.led(places, at_rim, for_viewers) else { return };
        self.keep_own();
        self.whole = false;
        self.go(to, TAKES);
    }

    /// The same for a combat, whose dice are shown in a strip at this place of the window: the places are moved out from
    /// under it.
    pub fn lead_to_fight(&mut self, strip: Option<Rect>, places: &[Vec2], anothers: bool, for_viewers: bool) {
        self.strip = strip;
        self.lead(places, anothers, for_viewers);
        self.strip = None;
    }

    /// Stores the player's view before the program moves it.
    pub fn keep_own(&mut self) {
        let own = self.own_stand();
        self.own.view = Some(own);
    }

    /// Returns the view that shows events at these places, if it must move: one of them is out of view, or counters are
    /// too small. A player who has moved the view since has chosen the zoom.
    pub fn led_to(&self, places: &[Vec2], for_viewers: bool) -> Option<(Vec2, f32)> {
        self.led(places, false, for_viewers)
    }

    /// Returns the same; with `at_rim` also if all places are in view, but at the rim.
    fn led(&self, places: &[Vec2], at_rim: bool, for_viewers: bool) -> Option<(Vec2, f32)> {
        let now = self.stand();
        let large = LARGE.max(radius_for_viewers(self.area.height()));
        let near = match for_viewers {
            true => now.radius >= 0.999 * large,
            false => card_side(now.radius) * now.radius >= LEGIBLE,
        };
        let near = near || self.own.moved;
        if places.is_empty() || near && !at_rim && places.iter().all(|place| self.is_well_seen(*place)) {
            return None;
        }
        let least = if for_viewers { large } else { READABLE };
        let wanted = if near { now.radius } else { now.radius.max(least) };
        let room = |places: &[Vec2]| {
            let all = around(places)?;
            Some((all, (self.clear().size() / all.inflate(MARGIN).size()).min_element()))
        };
        // As many of them as fit at a zoom at which counters are legible.
        let fits = |number: &usize| room(&places[..*number]).is_some_and(|(_, room)| room >= READABLE);
        let number = (1..=places.len()).rev().find(fits).unwrap_or(1);
        let (all, room) = room(&places[..number])?;
        let radius = wanted.min(room.max(self.whole_map().1));
        let to = (self.framed(all, radius), radius);
        let is_there =
            (to.0 - now.centre).length() * radius < 1.0 && (radius / now.radius - 1.0).abs() < 0.01;
        (!is_there).then_some(to)
    }

    /// Whether the first of these places, the scene of the event, is off the rim of the window.
    fn is_well_placed(&self, places: &[Vec2]) -> bool {
        let rim = RIM * self.clear().size().min_element();
        places.first().is_none_or(|first| self.is_inside(*first, rim))
    }

    /// Adds these places to the viewers' part of the view, if not all are in it; from there on the view is the player's
    /// own.
    pub fn frame_for_viewers(&mut self, places: &[Vec2]) {
        if places.iter().all(|place| self.is_well_seen(*place)) {
            return;
        }
        let Some(to) = self.led_to(places, true) else { return };
        (self.own, self.whole) = (Own::default(), false);
        self.go(to, TAKES);
    }

    /// Brings all these places into view, at a zoom at which counters are legible if all have room there. Nothing moves if
    /// that is so already. A strip of dice at this place of the window does not lie on them.
    pub fn frame(&mut self, strip: Option<Rect>, places: &[Vec2]) {
        self.strip = strip;
        let to = self.framing(places);
        self.strip = None;
        if let Some(to) = to {
            self.keep_own();
            self.whole = false;
            self.go(to, TAKES);
        }
    }

    /// Returns the view that frames these places, if it must move.
    fn framing(&self, places: &[Vec2]) -> Option<(Vec2, f32)> {
        let (all, now) = (around(places)?, self.stand());
        let room = self.room_for(places, FRAME).max(self.whole_map().1);
        let reads = card_side(now.radius) * now.radius >= LEGIBLE || now.radius >= 0.99 * room;
        if reads && places.iter().all(|place| self.is_well_seen(*place)) {
            return None;
        }
        let wanted = if reads { now.radius } else { now.radius.max(READABLE) };
        let radius = wanted.min(room);
        let to = (self.framed(all, radius), radius);
        let is_there =
            (to.0 - now.centre).length() * radius < 1.0 && (radius / now.radius - 1.0).abs() < 0.01;
        (!is_there).then_some(to)
    }

    /// Brings an event at a place into view, if the zoom is too large to show it.
    pub fn follow(&mut self, place: Vec2) {
        if !self.whole && !self.clear().inflate(-super::EDGE).contains(self.to_screen(place)) {
            self.move_to(&[place]);
        }
    }

    /// Scrolls the table just far enough that a place is at least this many hex radii inside the window.
    pub fn reveal(&mut self, place: Vec2, margin: f32) {
        let room = (self.area.half_size() - margin * self.radius).max(Vec2::ZERO);
        let inner = Rect::from_center_half_size(self.area.center(), room);
        let at = self.to_screen(place);
        let wanted = at.clamp(inner.min, inner.max);
        if wanted != at && !self.whole {
            self.pan(wanted - at);
        }
    }

    /// Brings these places into view, like [`MapView::show_all`], at a zoom at which hex numbers are legible. If not
    /// all fit then, it brings the more important ones, as close as they fit.
    pub fn show_numbered(&mut self, [all, first]: [&[Vec2]; 2], margin: f32) {
        let fits = self.room_for(all, margin) >= NUMBERED;
        self.show_all(if fits || first.is_empty() { all } else { first }, margin);
    }

    /// Whether hex numbers are legible, or could not be while these places are in view.
    pub fn reads_numbers(&self, places: &[Vec2], margin: f32) -> bool {
        self.stand().radius >= NUMBERED.min(self.room_for(places, margin)) - 0.5
    }

    /// Returns the logical pixels of a hex radius at which all these places fit into the uncovered part.
    pub(super) fn room_for(&self, places: &[Vec2], margin: f32) -> f32 {
        around(places)
            .map_or(NUMBERED, |all| (self.clear().size() / all.inflate(margin).size()).min_element())
    }

    /// Whether the program has moved the view away from the player's own.
    pub fn is_led(&self) -> bool {
        self.own.view.is_some()
    }

    /// Goes back to the player's own view, unless the player has moved it since.
    pub fn lead_back(&mut self) {
        let Own { view: Some(own), .. } = std::mem::take(&mut self.own) else { return };
        self.opening = None;
        self.whole = own.whole;
        let to =
            if own.whole { self.whole_map() } else { (self.clamped(own.centre, own.radius), own.radius) };
        self.go(to, TAKES);
    }

    /// Goes back to the player's own view, even if the player has moved it since.
    pub fn go_back_to(&mut self, stand: Stand) {
        self.own.view = Some(stand);
        self.lead_back();
    }

    /// Makes this the view to go back to.
    pub(super) fn come_back_to(&mut self, stand: Stand) {
        self.own.view = Some(stand);
    }

    /// Notes that the player has moved the view.
    pub(super) fn take_in_hand(&mut self) {
        (self.opening, self.unchosen) = (None, false);
        let moved = self.own.moved || self.is_led();
        self.own = Own { view: None, moved };
    }

    /// Returns the player's own view, even if the program has moved it meanwhile.
    pub fn own_stand(&self) -> Stand {
        self.own.view.unwrap_or_else(|| self.stand())
    }

    /// Returns the view once it is at rest.
    pub fn stand(&self) -> Stand {
        let (centre, radius) = match &self.travel {
            Some(Travel::Glide { to, .. }) => *to,
            _ => (self.centre, self.radius),
        };
        Stand { centre, radius, whole: self.whole }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view() -> MapView {
        let mut view = MapView::default();
        (view.area, view.sheet) = (Rect::new(0.0, 44.0, 932.0, 720.0), Rect::new(-2.0, -56.0, 92.0, 2.0));
        view.show_whole(true);
        view
    }

    const FIGHT: [Vec2; 2] = [Vec2::new(70.0, -45.0), Vec2::new(71.5, -45.9)];

    /// The event is in view, and counters are legible; the player's own place and zoom come back.
    #[test]
    fn the_view_is_led_to_a_fight_and_back() {
        let mut view = view();
        let whole = (view.centre, view.radius);
        assert!(card_side(whole.1) * whole.1 < LEGIBLE);
        view.lead(&FIGHT, false, false);
        view.arrive();
        assert!(view.radius >= READABLE && FIGHT.iter().all(|place| view.is_well_seen(*place)));
        let there = (view.centre, view.radius);
        view.lead(&FIGHT[1..], false, false);
        view.arrive();
        assert_eq!((view.centre, view.radius), there, "it moves only where it must");
        view.lead(&[Vec2::new(5.0, -5.0)], false, false);
        view.arrive();
        assert!(view.is_well_seen(Vec2::new(5.0, -5.0)));
        view.lead_back();
        view.arrive();
        assert_eq!((view.whole, view.centre, view.radius), (true, whole.0, whole.1));
    }

    /// A player who watches a replay comes back to the view before it, wherever it went meanwhile.
    #[test]
    fn what_is_followed_leads_back_where_that_is_kept() {
        let mut view = view();
        (view.whole, view.radius, view.centre) = (false, 40.0, Vec2::new(20.0, -20.0));
        for place in FIGHT.into_iter().chain([Vec2::new(5.0, -5.0)]) {
            view.keep_own();
            view.follow(place);
            view.arrive();
        }
        assert!(view.is_well_seen(Vec2::new(5.0, -5.0)));
        let stand = view.own_stand();
        view.lead_back();
        view.arrive();
        assert_eq!((view.centre, view.radius), (Vec2::new(20.0, -20.0), 40.0));
        view.show_whole(false);
        view.arrive();
        view.go_back_to(stand);
        view.arrive();
        assert_eq!((view.centre, view.radius, view.whole), (Vec2::new(20.0, -20.0), 40.0, false));
    }

    /// An action of the other player at the rim of the window is brought nearer its middle; one's own action moves
    /// nothing that is in view.
    #[test]
    fn only_anothers_doings_at_the_rim_lead_the_view() {
        let mut view = view();
        (view.whole, view.radius, view.centre) = (false, 40.0, Vec2::new(20.0, -20.0));
        let own = (view.centre, view.radius);
        let at_rim = [Vec2::new(20.0, -20.0 + (0.5 * view.clear().height() - 50.0) / 40.0)];
        assert!(view.is_well_seen(at_rim[0]));
        view.lead(&at_rim, false, false);
        view.arrive();
        assert_eq!((view.centre, view.radius), own);
        view.lead(&at_rim, true, false);
        view.arrive();
        assert!(view.centre.y > own.0.y && view.is_well_placed(&at_rim), "{}", view.centre);
    }

    /// The strip of dice does not lie on the attackers or the target: the view moves them out from under it.
    #[test]
    fn a_fight_is_moved_out_from_under_the_dice() {
        let mut view = view();
        let strip = Rect::new(250.0, 600.0, 690.0, 706.0);
        let centre = FIGHT[0] + Vec2::new(0.0, 6.4);
        (view.whole, view.radius, view.centre) = (false, 40.0, centre);
        let lies_on =
            |view: &MapView| FIGHT.iter().any(|place| strip.contains(view.to_screen_at_rest(*place)));
        view.lead(&FIGHT, false, false);
        assert!(view.is_still() && lies_on(&view), "it is in view");
        view.lead_to_fight(Some(strip), &FIGHT, false, false);
        assert!(!view.is_still() && !lies_on(&view));
        view.arrive();
        view.lead_to_fight(Some(strip), &FIGHT, false, false);
        assert!(view.is_still(), "it moves no further");
    }

    /// Arrows and rings of a note are in view as a whole; a view that shows them at a legible size does not move. Those of a
    /// wide movement are shown at a smaller one.
    #[test]
    fn a_note_is_framed_with_its_drawings() {
        let mut view = view();
        (view.whole, view.radius, view.centre) = (false, 40.0, Vec2::new(20.0, -20.0));
        let near = [Vec2::new(19.0, -20.0), Vec2::new(22.0, -21.0)];
        view.frame(None, &near);
        assert!(view.is_still(), "all is seen");
        view.frame(None, &FIGHT);
        view.arrive();
        assert!(view.radius >= READABLE && FIGHT.iter().all(|place| view.is_well_seen(*place)));
        let there = (view.centre, view.radius);
        view.frame(None, &FIGHT);
        assert!(view.is_still() && (view.centre, view.radius) == there);
        let wide = [Vec2::new(10.0, -20.0), Vec2::new(60.0, -40.0)];
        view.frame(None, &wide);
        view.arrive();
        assert!(view.radius < READABLE);
        for place in wide {
            assert!(view.area.contains(view.to_screen(place)), "{place}");
        }
        view.frame(None, &wide);
        assert!(view.is_still(), "it moves no further");
        view.frame(None, &[]);
        assert!(view.is_still(), "a note about nothing on the map");
    }

    #[test]
    fn who_moves_the_view_himself_keeps_it() {
        let mut view = view();
        (view.whole, view.radius, view.centre) = (false, 40.0, Vec2::new(20.0, -20.0));
        view.lead(&FIGHT, false, false);
        view.arrive();
        view.pan(Vec2::new(-30.0, 0.0));
        let his = (view.centre, view.radius);
        view.lead_back();
        view.arrive();
        assert_eq!((view.centre, view.radius), his);
        // A player who zooms out to see more is not zoomed in again.
        view.lead(&[Vec2::new(20.0, -20.0)], false, false);
        view.show_whole(false);
        view.arrive();
        let far = view.radius;
        view.lead(&FIGHT, false, false);
        view.arrive();
        assert_eq!(view.radius, far);
    }

    /// Of a long path without room for all of it, the end is in view.
    #[test]
    fn the_first_places_are_seen_where_not_all_have_room() {
        let mut view = view();
        let way: Vec<Vec2> = (0..40_u8).map(|step| Vec2::new(80.0 - 1.8 * f32::from(step), -30.0)).collect();
        view.lead(&way, false, false);
        view.arrive();
        assert!(view.radius >= READABLE && way[..8].iter().all(|place| view.is_well_seen(*place)));
    }

    /// A combat under the caption is brought above it, and stays there after later events have moved the view.
    #[test]
    fn what_viewers_could_not_see_is_framed_for_good() {
        let mut view = view();
        view.covered = 170.0;
        (view.whole, view.radius, view.centre) = (false, 46.0, FIGHT[0] + Vec2::new(0.0, 5.0));
        assert!(!view.is_well_seen(FIGHT[0]));
        view.frame_for_viewers(&FIGHT);
        view.arrive();
        assert!(!view.is_led() && FIGHT.iter().all(|place| view.is_well_seen(*place)));
        let framed = view.centre;
        view.frame_for_viewers(&FIGHT);
        assert!(view.is_still());
        view.lead(&[Vec2::new(5.0, -5.0)], false, true);
        view.arrive();
        view.lead_back();
        view.arrive();
        assert!((view.centre - framed).length() < 0.1, "{} {framed}", view.centre);
    }

    /// A step of a lesson names hexes by their numbers: it is shown at a zoom at which they are legible, if it has room
    /// there.
    #[test]
    fn a_lesson_opens_where_hex_numbers_can_be_read() {
        let step = [Vec2::new(20.0, -20.0), Vec2::new(23.0, -21.7)];
        let whole: Vec<Vec2> = step.into_iter().chain([Vec2::new(40.0, -30.0)]).collect();
        let mut view = view();
        view.show_numbered([&whole, &step], 3.2);
        view.arrive();
        assert!(view.radius >= NUMBERED && step.iter().all(|place| view.is_well_seen(*place)));
        assert!(view.reads_numbers(&step, 3.2));
        view.show_all(&whole, 3.2);
        view.arrive();
        assert!(view.radius < NUMBERED && view.reads_numbers(&whole, 3.2) && !view.reads_numbers(&step, 3.2));
    }

    /// Viewers see a combat in the middle of the part above the caption, at a larger zoom than players.
    #[test]
    fn viewers_are_taken_nearer() {
        let mut view = view();
        view.covered = 170.0;
        (view.whole, view.radius, view.centre) = (false, 31.0, FIGHT[0]);
        view.lead(&FIGHT, false, false);
        assert!(view.is_still(), "a player reads it well");
        view.lead(&FIGHT, false, true);
        view.arrive();
        assert!(view.radius >= LARGE && view.to_screen(FIGHT[0]).y < 720.0 - 170.0);
    }
}
