//! The opening view of a game on the table: in the middle of the part that stays clear of panels.

use super::{super::free_part::beside, CLOSEST, MapView, Opening, READABLE, WIDEST, around};
use bevy::prelude::*;

/// Hex radii about the subject of the opening view.
const ABOUT: f32 = 4.0;
/// One in this many of the set-up hexes must be in view, or the view turns there.
const MOST: usize = 3;
/// Seconds that the view takes to turn.
const TURNS: f32 = 0.6;
/// Frames in which panels take their room when a game comes on the table.
const OPENING: u8 = 5;

impl MapView {
    /// Sets the opening view, which applies once the panels of the table have taken their room.
    pub fn open(&mut self, opening: Opening) {
        self.opening = Some((opening, OPENING));
        (self.own, self.unchosen) = (super::leading::Own::default(), false);
    }

    /// Does the same with a view that the player has not chosen.
    pub fn open_somewhere(&mut self, opening: Opening) {
        self.open(opening);
        self.unchosen = true;
    }

    /// Whether it may still turn to the hexes of a set-up.
    pub fn is_unchosen(&self) -> bool {
        self.unchosen
    }

    /// Turns to these places and to the units that wait for them. It does so only if the player has not chosen the view
    /// and most of the places would not be in view.
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
        // A view that the program has moved comes back there.
        match self.is_led() {
            true => self.come_back_to(to),
            false => {
                self.whole = to.whole;
                self.go((to.centre, to.radius), TURNS);
            }
        }
    }

    /// Returns the waiting units, with as many of the places nearest to them as fit at a zoom at which counters are
    /// legible; none without room.
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

    /// Shows viewers the opening view of the game, if they see the whole map, on which counters are not legible.
    pub fn frame_stage(&mut self) {
        let Some(stage) = self.stage.clone().filter(|_| self.whole && self.whole_map().1 < READABLE) else {
            return;
        };
        let to = self.settled(stage).stand();
        self.own = super::leading::Own::default();
        self.whole = to.whole;
        self.go((to.centre, to.radius), TURNS);
    }

    /// Returns this view after it has opened on something.
    fn settled(&self, opening: Opening) -> Self {
        let mut there = self.clone();
        there.open(opening);
        there.settle_opening();
        there
    }

    /// Whether it has still to move to its opening view.
    pub fn opens(&self) -> bool {
        self.opening.is_some()
    }

    /// Moves to its opening view.
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

    /// Returns the part of the window that is clear during play. A card over the middle, such as the briefing, is read
    /// and dismissed.
    fn lasting(&self) -> Rect {
        let middle = self.area.center();
        let covers: Vec<Rect> = self.covers.iter().filter(|cover| !cover.contains(middle)).copied().collect();
        beside(Rect::from_corners(self.area.min, self.area.min + self.free_size()), &covers)
    }

    /// Returns the centre of an opening view on a part of the table, in the middle of the clear part.
    fn opened_on(&self, part: Rect, radius: f32) -> Vec2 {
        self.framed_in(self.lasting(), part, radius)
    }

    /// Returns the place from which most of these are in view at this zoom.
    pub fn densest(&self, places: &[Vec2], radius: f32) -> Vec2 {
        let size = self.lasting().size() / radius;
        let seen = |place: &&Vec2| {
            let part = Rect::from_center_size(**place, size);
            places.iter().filter(|other| part.contains(**other)).count()
        };
        places.iter().max_by_key(seen).copied().unwrap_or(self.centre)
    }
}
