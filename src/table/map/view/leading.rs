//! Leading the view to where something happens, and back to where its player had it.

use super::{MARGIN, MapView, READABLE, Travel, around};
use crate::scene::layout::card_side;
use bevy::prelude::*;

/// Logical pixels of a card's side from which on it can be told what it is.
const LEGIBLE: f32 = 24.0;
/// Logical pixels to a hex radius from which on hex numbers can be read.
const NUMBERED: f32 = 48.0;
/// Logical pixels to a hex radius from which on viewers see a fight from afar.
const LARGE: f32 = 42.0;
/// Part of the smaller side of what can be seen within which nobody looks for a fight: the rim.
const RIM: f32 = 0.12;
/// Seconds that the view takes to go there and back.
const TAKES: f32 = 0.6;

/// The view as its player had it when it was led away.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Own {
    view: Option<Stand>,
    /// Whether he has moved it himself since.
    moved: bool,
}

/// Where a view stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    pub centre: Vec2,
    pub radius: f32,
    pub whole: bool,
}

impl MapView {
    /// Leads the view to these places, the first of which matter most, if it must move for them. Whoever only looks on at
    /// `anothers` doings has them away from the rim of the window. `for_viewers` they are looked at from nearer.
    pub fn lead(&mut self, places: &[Vec2], anothers: bool, for_viewers: bool) {
        let at_rim = anothers && !self.is_well_placed(places);
        let Some(to) = self.led(places, at_rim, for_viewers) else { return };
        self.keep_own();
        self.whole = false;
        self.go(to, TAKES);
    }

    /// Remembers where its player has the view, before it is led away.
    pub fn keep_own(&mut self) {
        let own = self.own_stand();
        self.own.view = Some(own);
    }

    /// Whether the view must move so that what happens at these places can be seen, and whereto: where one of them lies out of
    /// sight, or counters are too small. Who has moved the view himself since it was led has chosen how near he looks.
    pub fn led_to(&self, places: &[Vec2], for_viewers: bool) -> Option<(Vec2, f32)> {
        self.led(places, false, for_viewers)
    }

    /// The same; also where all is in sight, if they lie at the rim.
    fn led(&self, places: &[Vec2], at_rim: bool, for_viewers: bool) -> Option<(Vec2, f32)> {
        let now = self.stand();
        let near = match for_viewers {
            true => now.radius >= LARGE,
            false => card_side(now.radius) * now.radius >= LEGIBLE,
        };
        let near = near || self.own.moved;
        if places.is_empty() || near && !at_rim && places.iter().all(|place| self.is_well_seen(*place)) {
            return None;
        }
        let least = if for_viewers { LARGE } else { READABLE };
        let wanted = if near { now.radius } else { now.radius.max(least) };
        let room = |places: &[Vec2]| {
            let all = around(places)?;
            Some((all, (self.clear().size() / all.inflate(MARGIN).size()).min_element()))
        };
        // As many of them as can be seen from where counters can be read.
        let fits = |number: &usize| room(&places[..*number]).is_some_and(|(_, room)| room >= READABLE);
        let number = (1..=places.len()).rev().find(fits).unwrap_or(1);
        let (all, room) = room(&places[..number])?;
        let radius = wanted.min(room.max(self.whole_map().1));
        let to = (self.framed(all, radius), radius);
        let is_there =
            (to.0 - now.centre).length() * radius < 1.0 && (radius / now.radius - 1.0).abs() < 0.01;
        (!is_there).then_some(to)
    }

    /// Whether the first of these places, where it happens, does not lie at the rim of the window.
    fn is_well_placed(&self, places: &[Vec2]) -> bool {
        let rim = RIM * self.clear().size().min_element();
        places.first().is_none_or(|first| self.is_inside(*first, rim))
    }

    /// Takes these places into what viewers see of the view, where not all of them are; it is its player's own from there.
    pub fn frame_for_viewers(&mut self, places: &[Vec2]) {
        if places.iter().all(|place| self.is_well_seen(*place)) {
            return;
        }
        let Some(to) = self.led_to(places, true) else { return };
        (self.own, self.whole) = (Own::default(), false);
        self.go(to, TAKES);
    }

    /// Brings what happens at a place into sight, if the map is shown too large for it to be.
    pub fn follow(&mut self, place: Vec2) {
        if !self.whole && !self.clear().inflate(-super::EDGE).contains(self.to_screen(place)) {
            self.move_to(&[place]);
        }
    }

    /// Moves the table just so far that a place lies at least so many hex radii inside the window.
    pub fn reveal(&mut self, place: Vec2, margin: f32) {
        let room = (self.area.half_size() - margin * self.radius).max(Vec2::ZERO);
        let inner = Rect::from_center_half_size(self.area.center(), room);
        let at = self.to_screen(place);
        let wanted = at.clamp(inner.min, inner.max);
        if wanted != at && !self.whole {
            self.pan(wanted - at);
        }
    }

    /// Brings these places into sight, as [`MapView::show_all`], from where hex numbers can be read: if not all have room then,
    /// those that matter more, as near as they have.
    pub fn show_numbered(&mut self, [all, first]: [&[Vec2]; 2], margin: f32) {
        let fits = self.room_for(all, margin) >= NUMBERED;
        self.show_all(if fits || first.is_empty() { all } else { first }, margin);
    }

    /// Whether hex numbers can be read, or could not while these places are in sight.
    pub fn reads_numbers(&self, places: &[Vec2], margin: f32) -> bool {
        self.stand().radius >= NUMBERED.min(self.room_for(places, margin)) - 0.5
    }

    /// Logical pixels to a hex radius at which all these places have room in what nothing covers.
    pub(super) fn room_for(&self, places: &[Vec2], margin: f32) -> f32 {
        around(places)
            .map_or(NUMBERED, |all| (self.clear().size() / all.inflate(margin).size()).min_element())
    }

    /// Whether the view has been led away from where its player had it.
    pub fn is_led(&self) -> bool {
        self.own.view.is_some()
    }

    /// Goes back to where its player had it, unless he has moved it since.
    pub fn lead_back(&mut self) {
        let Own { view: Some(own), .. } = std::mem::take(&mut self.own) else { return };
        self.opening = None;
        self.whole = own.whole;
        let to =
            if own.whole { self.whole_map() } else { (self.clamped(own.centre, own.radius), own.radius) };
        self.go(to, TAKES);
    }

    /// Goes back to where its player had it, though he has moved it since.
    pub fn go_back_to(&mut self, stand: Stand) {
        self.own.view = Some(stand);
        self.lead_back();
    }

    /// Makes this the place that it goes back to when it is led no more.
    pub(super) fn come_back_to(&mut self, stand: Stand) {
        self.own.view = Some(stand);
    }

    /// The view is its player's again: he has moved it.
    pub(super) fn take_in_hand(&mut self) {
        (self.opening, self.unchosen) = (None, false);
        let moved = self.own.moved || self.is_led();
        self.own = Own { view: None, moved };
    }

    /// Where its player has the view, wherever it has been led meanwhile.
    pub fn own_stand(&self) -> Stand {
        self.own.view.unwrap_or_else(|| self.stand())
    }

    /// Where the view stands once it stands still.
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

    /// What happens is seen, and counters can be read; the player's own place and zoom come back.
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

    /// Who looks at a replay comes back to where he looked from, wherever he has been taken.
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

    /// What another does at the rim of the window is brought nearer its middle; what one does oneself moves nothing that is in
    /// sight.
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
        // Who goes far away to see more is not taken nearer again.
        view.lead(&[Vec2::new(20.0, -20.0)], false, false);
        view.show_whole(false);
        view.arrive();
        let far = view.radius;
        view.lead(&FIGHT, false, false);
        view.arrive();
        assert_eq!(view.radius, far);
    }

    /// Of a long way its end is seen, where all of it has no room.
    #[test]
    fn the_first_places_are_seen_where_not_all_have_room() {
        let mut view = view();
        let way: Vec<Vec2> = (0..40_u8).map(|step| Vec2::new(80.0 - 1.8 * f32::from(step), -30.0)).collect();
        view.lead(&way, false, false);
        view.arrive();
        assert!(view.radius >= READABLE && way[..8].iter().all(|place| view.is_well_seen(*place)));
    }

    /// A fight that the caption would cover is brought above it, and stays there when what happens later has led the view away.
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

    /// A step of a lesson names hexes by their numbers: it is shown from where these are read, if it has room there.
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

    /// Viewers see a fight in the middle of what the caption leaves, from nearer than players do.
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
