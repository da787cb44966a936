//! Where the view opens when a game comes on the table: in the middle of what stays clear of panels.

use super::{super::free_part::beside, CLOSEST, MapView, Opening, READABLE, WIDEST, around};
use bevy::prelude::*;

/// Hex radii about what the view opens on.
const ABOUT: f32 = 4.0;
/// One of so many of the places where somebody is to set up must be seen, or the view turns there.
const MOST: usize = 3;
/// Seconds that the view takes to turn.
const TURNS: f32 = 0.6;
/// Frames in which panels take their room when a game comes on the table.
const OPENING: u8 = 5;

impl MapView {
    /// Opens on something, once the panels of the table have taken their room.
    pub fn open(&mut self, opening: Opening) {
        self.opening = Some((opening, OPENING));
        (self.own, self.unchosen) = (super::leading::Own::default(), false);
    }

    /// The same where nobody has chosen what is opened on.
    pub fn open_somewhere(&mut self, opening: Opening) {
        self.open(opening);
        self.unchosen = true;
    }

    /// Whether it may still turn to where somebody is to set up.
    pub fn is_unchosen(&self) -> bool {
        self.unchosen
    }

    /// Turns to these places and to those who wait to be put there, if nobody has chosen where it stands and most of them could
    /// not be seen there.
    pub fn turn_to(&mut self, places: Vec<Vec2>, waiting: &[Vec2]) {
        if !std::mem::take(&mut self.unchosen) {
            return;
        }
        let beside = self.beside_waiting(&places, waiting);
        let opening = self.opening.as_ref().map(|(opening, _)| opening.clone());
        let opens = opening.is_some();
        let own = self.own_stand();
        let as_it_stands = Opening::As { centre: own.centre, radius: own.radius };
        let there = self.settled(opening.unwrap_or(as_it_stands));
        let seen = places.iter().filter(|place| there.is_well_seen(**place)).count();
        let waits_in_sight = beside.is_none() || waiting.iter().all(|place| there.is_well_seen(*place));
        if MOST * seen >= places.len() && waits_in_sight {
            return;
        }
        let places = beside.unwrap_or(places);
        if opens {
            self.open(Opening::Places(places));
            return;
        }
        let to = self.settled(Opening::Places(places)).stand();
        // Who is led elsewhere just now comes back there.
        match self.is_led() {
            true => self.come_back_to(to),
            false => {
                self.whole = to.whole;
                self.go((to.centre, to.radius), TURNS);
            }
        }
    }

    /// Those who wait, with as many of the places nearest to them as are seen together with them from where counters can be
    /// read; none if that has no room.
    fn beside_waiting(&self, places: &[Vec2], waiting: &[Vec2]) -> Option<Vec<Vec2>> {
        let middle = around(waiting)?.center();
        let mut near = places.to_vec();
        near.sort_by(|one, other| one.distance(middle).total_cmp(&other.distance(middle)));
        let together = |number: usize| [waiting, &near[..number]].concat();
        let fits = |number: &usize| {
            let all = around(&together(*number)).map(|all| all.inflate(ABOUT).size());
            all.is_some_and(|size| (self.lasting().size() / size).min_element() >= READABLE)
        };
        (1..=near.len()).rev().find(fits).map(together)
    }

    /// Shows viewers where the game opens, if they see the whole map, on which counters cannot be read.
    pub fn frame_stage(&mut self) {
        let Some(stage) = self.stage.clone().filter(|_| self.whole && self.whole_map().1 < READABLE) else {
            return;
        };
        let to = self.settled(stage).stand();
        self.own = super::leading::Own::default();
        self.whole = to.whole;
        self.go((to.centre, to.radius), TURNS);
    }

    /// This view once it has opened on something.
    fn settled(&self, opening: Opening) -> Self {
        let mut there = self.clone();
        there.open(opening);
        there.settle_opening();
        there
    }

    /// Whether it has still to go where it opens.
    pub fn opens(&self) -> bool {
        self.opening.is_some()
    }

    /// Goes where it opens.
    pub fn settle_opening(&mut self) {
        let Some((opening, _)) = &self.opening else { return };
        let readable = |radius: f32| radius.clamp(READABLE, WIDEST);
        let (centre, radius) = match opening {
            Opening::Whole => return self.show_whole(true),
            Opening::As { centre, radius } => (*centre, radius.clamp(self.whole_map().1, CLOSEST)),
            Opening::Frame { middle, across } => {
                let radius = readable(self.lasting().width() / across.max(1.0));
                (self.opened_on(Rect::from_center_size(*middle, Vec2::ZERO), radius), radius)
            }
            Opening::Places(places) => {
                let Some(all) = around(places) else { return self.show_whole(true) };
                let room = (self.lasting().size() / all.inflate(ABOUT).size()).min_element();
                let radius = readable(room);
                let part = match room < READABLE {
                    true => Rect::from_center_size(self.densest(places, READABLE), Vec2::ZERO),
                    false => all,
                };
                (self.opened_on(part, radius), radius)
            }
        };
        self.whole = false;
        self.go((self.clamped(centre, radius), radius), 0.0);
    }

    /// The part of the window that is clear while the game goes on. A card over the middle, as the briefing, is read and put
    /// away.
    fn lasting(&self) -> Rect {
        let middle = self.area.center();
        let covers: Vec<Rect> = self.covers.iter().filter(|cover| !cover.contains(middle)).copied().collect();
        beside(Rect::from_corners(self.area.min, self.area.min + self.free_size()), &covers)
    }

    /// Where the view stands to open on a part of the table, in the middle of what stays clear.
    fn opened_on(&self, part: Rect, radius: f32) -> Vec2 {
        self.framed_in(self.lasting(), part, radius)
    }

    /// The place from which most of these are seen at this zoom.
    pub fn densest(&self, places: &[Vec2], radius: f32) -> Vec2 {
        let size = self.lasting().size() / radius;
        let seen = |place: &&Vec2| {
            let part = Rect::from_center_size(**place, size);
            places.iter().filter(|other| part.contains(**other)).count()
        };
        places.iter().max_by_key(seen).copied().unwrap_or(self.centre)
    }
}
