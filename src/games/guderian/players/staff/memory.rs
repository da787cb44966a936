//! The memory of `staff`, which is not worked out for every order: the country, which never changes, and the lay of the
//! land of the turn.

use super::{aim::Aim, ways::Walker};
use crate::{
    engine::board::HexMap,
    games::guderian::rules::{
        kinds::{March, Side},
        rulebook::Rulebook,
    },
};
use std::sync::{Arc, Mutex, PoisonError};

/// The state that changes little while a side plays its turn.
pub(super) struct Lay {
    pub aims: Vec<Aim>,
    /// The distance of the Germans from each hex, in half points.
    pub approach: HexMap<u16>,
    /// Attack strength that may come against a hex in the enemy's turn.
    pub threat: HexMap<f32>,
    /// The value of barring a hex or of closing it to supply lines.
    pub wanted: HexMap<f32>,
}

/// The facts that never change in a game.
pub(super) struct Country {
    rulebook: Arc<Rulebook>,
    /// Points for the place of which a hex is a part, shared among its hexes.
    pub points: HexMap<f64>,
    /// Half points that motorized Germans need from each hex to each place, without enemies.
    pub behind: Vec<HexMap<u16>>,
}

/// The memory of a game.
pub(super) struct Memory {
    pub country: Arc<Country>,
    /// The turn, and the lay of the land when a plan was last made in it.
    lay: Mutex<Option<(u8, Arc<Lay>)>>,
}

impl Memory {
    /// Works out the facts of a scenario that are known before it begins.
    pub fn new(rulebook: &Arc<Rulebook>) -> Self {
        let places = &rulebook.scenario.victory.places;
        let mut points = HexMap::filled(rulebook.board.room(), 0.0);
        for place in places {
            for hex in &place.hexes {
                points[*hex] += f64::from(place.points) / place.hexes.len() as f64;
            }
        }
        let walker = Walker::free(rulebook, Side::German, March::Motor);
        let behind = places.iter().map(|place| walker.to_goals(&place.hexes)).collect();
        let country = Country { rulebook: Arc::clone(rulebook), points, behind };
        Self { country: Arc::new(country), lay: Mutex::new(None) }
    }

    /// The memory for another player of the same game: the country, and nothing of the turn.
    pub fn for_another(&self) -> Self {
        Self { country: Arc::clone(&self.country), lay: Mutex::new(None) }
    }

    /// A memory of its own with the same contents, for the copy of a player.
    pub fn copied(&self) -> Self {
        let lay = self.lay.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Self { country: Arc::clone(&self.country), lay: Mutex::new(lay) }
    }

    /// Whether it belongs to this game.
    pub fn is_of(&self, rulebook: &Arc<Rulebook>) -> bool {
        self.country.rulebook.number == rulebook.number
    }

    /// Keeps the lay of the land in a turn.
    pub fn keep(&self, turn: u8, lay: Lay) -> Arc<Lay> {
        let lay = Arc::new(lay);
        *self.lay.lock().unwrap_or_else(PoisonError::into_inner) = Some((turn, Arc::clone(&lay)));
        lay
    }

    /// The lay of the land, as last worked out in this turn.
    pub fn lay(&self, turn: u8) -> Option<Arc<Lay>> {
        let known = self.lay.lock().unwrap_or_else(PoisonError::into_inner);
        known.as_ref().filter(|(then, _)| *then == turn).map(|(_, lay)| Arc::clone(lay))
    }
}
