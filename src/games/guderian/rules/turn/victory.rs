//! Victory (15.0): places, points and levels.

use super::interdiction::{holds_unlocking_city, is_german_held, is_held};
use crate::{
    engine::{
        board::{Hex, PlaceKind},
        orders::VictoryThreshold,
    },
    games::guderian::rules::{
        event::{Event, Reason},
        kinds::Side,
        position::{Outcome, Public},
        referee::Referee,
        rulebook::Rulebook,
        scenario::{
            Level, VictoryPlace,
            options::{SmolenskDecay, StepLoss},
        },
    },
};

/// The level that the historical scale takes for a draw.
const MARGINAL: &str = "German Marginal";

/// For each victory place, whether it counts for the Germans now (15.11).
pub fn german_places(rulebook: &Rulebook, public: &Public) -> Vec<bool> {
    let places = &rulebook.scenario.victory.places;
    places.iter().map(|place| is_german_held(rulebook, public, &place.hexes)).collect()
}

/// The value of the places to the Germans now, in points.
pub fn place_points(rulebook: &Rulebook, public: &Public) -> i32 {
    let held = german_places(rulebook, public);
    let places = rulebook.scenario.victory.places.iter().enumerate().zip(held);
    let points = |number: usize, place: &VictoryPlace| worth(rulebook, public, number, place);
    let towns = minor_cities(rulebook, public);
    places.filter(|(_, held)| *held).map(|((number, place), _)| points(number, place)).sum::<i32>() + towns
}

/// The value of a place, minus its loss of value (K19.6).
pub(crate) fn worth(rulebook: &Rulebook, public: &Public, number: usize, place: &VictoryPlace) -> i32 {
    let points = i32::from(place.points);
    if place.hexes != rulebook.scenario.air_interdiction.unlocked_by {
        return points;
    }
    let turn = match rulebook.options.smolensk_decay {
        SmolenskDecay::Off => return points,
        SmolenskDecay::Turn => public.turn,
        SmolenskDecay::Taken => public.taken.get(number).copied().flatten().unwrap_or(public.turn),
    };
    (points - 2 * (i32::from(turn) - 4).max(0)).max(0)
}

/// Points for minor cities, where the option counts them: one for each to its holder, and one for Yelnya to the Soviets
/// (K19.5). A place that no side holds with a line scores for no side.
fn minor_cities(rulebook: &Rulebook, public: &Public) -> i32 {
    if rulebook.options.step_loss != StepLoss::Beardsworth {
        return 0;
    }
    let minor = rulebook.board.places().iter().filter(|place| place.kind == PlaceKind::Minor);
    let point = |hexes: &[Hex]| match holder_of(rulebook, public, hexes) {
        Some(Side::German) => 1,
        Some(Side::Soviet) => -1,
        None => 0,
    };
    let towns: i32 = minor.map(|place| point(&place.hexes)).sum();
    let places = &rulebook.scenario.victory.places;
    let yelnya_is_soviet = places.iter().any(|place| {
        place.name == "Yelnya" && holder_of(rulebook, public, &place.hexes) == Some(Side::Soviet)
    });
    towns - i32::from(yelnya_is_soviet)
}

/// The side that holds a place with a line to its own edge of the map: the Germans to the west, the Soviets to the
/// east.
fn holder_of(rulebook: &Rulebook, public: &Public, hexes: &[Hex]) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| is_held(rulebook, public, *side, hexes))
}

/// German minus Soviet points if the game ended now, rounded down (K18.6.1).
pub fn points(rulebook: &Rulebook, public: &Public) -> i32 {
    let halves = 2 * place_points(rulebook, public) + public.score.german
        - public.score.soviet
        - 2 * i32::from(public.bid);
    halves.div_euclid(2)
}

/// The level of these points (15.2).
pub fn outcome(rulebook: &Rulebook, public: &Public) -> Outcome {
    let points = points(rulebook, public);
    let levels = &rulebook.scenario.victory.levels;
    let level = levels.iter().rev().find(|level| points >= level.at_least).unwrap_or(&levels[0]);
    let draw = rulebook.options.historical_scale && level.name == MARGINAL;
    Outcome { points, level: level.name.clone(), winner: (!draw).then_some(level.winner) }
}

/// The levels, those of the fewest points first. On the historical scale the marginal German one is a draw.
pub fn ladder(rulebook: &Rulebook) -> Vec<VictoryThreshold> {
    let is_draw = |level: &Level| rulebook.options.historical_scale && level.name == MARGINAL;
    let winner = |level: &Level| (!is_draw(level)).then_some(level.winner.number());
    let levels = rulebook.scenario.victory.levels.iter();
    levels.map(|level| VictoryThreshold { at_least: level.at_least, winner: winner(level) }).collect()
}

impl Referee<'_> {
    /// Judges which cities the Soviets have retaken, at the end of their turn (15.12).
    pub fn judge_retaken(&mut self) {
        let rulebook = self.rulebook;
        for (number, place) in rulebook.scenario.victory.places.iter().enumerate() {
            let was_german = self.public().german_places.get(number).copied().unwrap_or(false);
            let soviet = place.hexes.iter().any(|hex| {
                self.public().has_combat_unit(Side::Soviet, *hex)
                    || self.public().holders.get(hex) == Some(&Side::Soviet)
            });
            if place.retaken && was_german && soviet {
                let halves = 2 * i32::from(rulebook.scenario.victory.retaken);
                let reason = Reason::Retaken { place: place.name.clone() };
                self.say(Event::Scored { side: Side::Soviet, halves, reason });
            }
        }
        self.relock();
    }

    /// Notes which places count for the Germans at the end of their turn (15.12), and whether they hold the city that
    /// opens the east (D-21).
    pub fn judge_places(&mut self) {
        let german = german_places(self.rulebook, self.public());
        self.say(Event::PlacesJudged { german });
        self.relock();
        if self.public().unlocked.is_none() && holds_unlocking_city(self.rulebook, self.public()) {
            let since = Some(self.public().turn);
            self.say(Event::EastUnlocked { since });
        }
    }

    /// Resets the clock of the east if the Soviets have retaken a hex of the city that opens it (K15.2, D-21); a line
    /// that is cut does not reset it.
    pub(crate) fn relock(&mut self) {
        if self.public().unlocked.is_some() && !holds_unlocking_city(self.rulebook, self.public()) {
            self.say(Event::EastUnlocked { since: None });
        }
    }

    /// Ends the game (15.2).
    pub fn end_game(&mut self) {
        let outcome = outcome(self.rulebook, self.public());
        self.say(Event::Ended { outcome });
    }
}
