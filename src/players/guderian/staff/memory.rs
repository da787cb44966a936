//! What `staff` remembers, so as not to work it out for every order: the country, which never changes, and
//! the aims of the phase.

use super::{
    aims::{Aim, aims},
    look::Look,
    ways::Walker,
};
use crate::{
    board::HexMap,
    games::guderian::{
        kinds::{March, Side},
        phase::Phase,
        rulebook::Rulebook,
    },
};
use std::sync::{Arc, Mutex, PoisonError};

/// The aims of a turn's phase.
type Known = Option<((u8, Phase), Arc<Vec<Aim>>)>;

/// What never changes in a game.
pub(super) struct Country {
    rulebook: Arc<Rulebook>,
    /// Points for the place of which a hex is a part, shared among its hexes.
    pub points: HexMap<f64>,
    /// Half points that motorized Germans need from each hex to each place, nobody in their way.
    pub behind: Vec<HexMap<u16>>,
}

/// What is remembered of a game.
pub(super) struct Memory {
    pub country: Arc<Country>,
    aims: Mutex<Known>,
}

impl Memory {
    /// What can be known of a scenario before it begins.
    pub fn new(rulebook: &Arc<Rulebook>) -> Self {
        let places = &rulebook.scenario.victory.places;
        let mut points = HexMap::filled(rulebook.board.columns(), 0.0);
        for place in places {
            for hex in &place.hexes {
                points[*hex] += f64::from(place.points) / place.hexes.len() as f64;
            }
        }
        let walker = Walker::free(rulebook, Side::German, March::Motor);
        let behind = places.iter().map(|place| walker.to_goals(&place.hexes)).collect();
        let country = Country { rulebook: Arc::clone(rulebook), points, behind };
        Self { country: Arc::new(country), aims: Mutex::new(None) }
    }

    /// What another player of the same game begins with: the country without the aims.
    pub fn for_another(&self) -> Self {
        Self { country: Arc::clone(&self.country), aims: Mutex::new(None) }
    }

    /// Whether it is of this game.
    pub fn is_of(&self, rulebook: &Arc<Rulebook>) -> bool {
        Arc::ptr_eq(&self.country.rulebook, rulebook)
    }

    /// The aims as they are now.
    pub fn aims_now(&self, look: &Look, approach: &HexMap<u16>) -> Arc<Vec<Aim>> {
        let now = (look.public.turn, look.public.phase);
        let aims = Arc::new(aims(look, approach));
        *self.known() = Some((now, Arc::clone(&aims)));
        aims
    }

    /// The aims as they were when they were last asked for in this phase.
    pub fn aims(&self, look: &Look, approach: &HexMap<u16>) -> Arc<Vec<Aim>> {
        let now = (look.public.turn, look.public.phase);
        let known = self.known().clone().filter(|(phase, _)| *phase == now);
        known.map_or_else(|| self.aims_now(look, approach), |(_, aims)| aims)
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.aims.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
