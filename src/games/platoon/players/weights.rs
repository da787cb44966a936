//! The weights of `greedy` and `staff`, in victory points.

use crate::{
    engine::data::{DataError, Source},
    play::players::read_weights,
};
use serde::{Deserialize, Serialize};

/// The fields that are parts of a whole.
const PARTS: &[&str] = &["patience", "patience_on_foot", "patience_riding"];

/// The manner of a player.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Manner {
    /// The value of a unit besides the points for it, times its usefulness.
    pub worth: f64,
    /// The share of a unit's value that a dispersal costs, in an enemy's combat phase and in its own movement (11.9).
    pub dispersed: f64,
    pub caught: f64,
    /// The pull of the points of places to be taken, and of those to be kept.
    pub take: f64,
    pub guard: f64,
    /// Weight of being in a place that is held.
    pub occupy: f64,
    /// Weight of the points for leaving the map.
    pub leave: f64,
    /// The factor on a place's pull for each turn of distance, for vehicles and for units on foot, and for each turn
    /// until a passenger is unloaded and useful.
    pub patience: f64,
    pub patience_on_foot: f64,
    pub patience_riding: f64,
    /// The share of the points of a place that is passed through, when the enemy may still come back.
    pub passing: f64,
    /// Weight of the best fire of the next turn at a unit's destination.
    pub fire: f64,
    /// Weight of the enemy's fire at a unit's destination, and on its path.
    pub caution: f64,
    pub way: f64,
    /// The extent to which each other possible target draws an enemy's fire from a unit.
    pub spread: f64,
    /// The decrease of a place's pull for each friendly unit near it.
    pub crowd: f64,
    /// The least gain for which a unit moves to another hex.
    pub move_from: f64,
    /// The least expected gain of an attack.
    pub fire_from: f64,
    /// Weight of a march that firing delays by a turn.
    pub march: f64,
    /// Weight of the next own turn's fire, kept back when an enemy passes (14.2).
    pub keep: f64,
    /// Whether units fire and assault together to reach better odds.
    pub together: bool,
    /// Whether a unit weighs its fire against its march, and its cover against being seen.
    pub weighs: bool,
    /// Whether it looks for paths out of sight.
    pub sly: bool,
    /// Whether it considers enemies that are hidden again (19.2).
    pub remembers: bool,
    /// Whether it knows that after the last turn only holdings and losses count.
    pub ends: bool,
    /// The least cost of showing itself in cover that will last.
    pub shy: f64,
    /// The cost for unarmed carriers of moving with a passenger without an armed unit nearby.
    pub ahead: f64,
    /// The factor on cover, as a reason to keep still, for each enemy that may come adjacent: where the enemy has a
    /// place to take there, and elsewhere.
    pub found_where_wanted: f64,
    pub found: f64,
    /// The increase of boldness towards the end of a game that the side would not win, and the increase of the weight
    /// of ground then.
    pub daring: f64,
    pub need: f64,
    /// The cost of leaving a held hex that counts.
    pub post: f64,
    /// The cost of ending in a hex of the turns before.
    pub back: f64,
    /// Whether it obeys all rules of the manual; each of the next six turns on one of them.
    pub manual: bool,
    /// Whether the last unit in a place that counts stays there.
    pub posts: bool,
    /// Whether no unit goes alone within the enemy's reach.
    pub alone: bool,
    /// Whether it avoids fire lanes, known mines and hexes in which units were lost.
    pub lanes: bool,
    /// Whether markers are kept only on what may be fired at.
    pub markers: bool,
    /// Whether its last turn is an assignment of the places that can still be taken.
    pub last_turn: bool,
    /// Whether carriers without a task fetch units, and a side that would not win posts no third guard.
    pub idle: bool,
    /// Whether a side that must take places is freed from the bans on being alone and on lanes; of no effect without
    /// them.
    pub press: bool,
}

impl Default for Manner {
    fn default() -> Self {
        STAFF
    }
}

impl Manner {
    /// Reads the weights of a variant of `staff`; a field that the text leaves out is that of `staff`.
    ///
    /// # Errors
    /// The faults of the text.
    pub fn read(weights: &Source) -> Result<Self, Vec<DataError>> {
        read_weights(weights, PARTS).map(Self::with_rules)
    }

    /// The same weights, with every rule of the manual if they ask for all of it.
    pub const fn with_rules(self) -> Self {
        if !self.manual {
            return self;
        }
        Self { posts: true, alone: true, lanes: true, markers: true, last_turn: true, idle: true, ..self }
    }
}

/// Takes the nearest gains.
pub(super) const GREEDY: Manner = Manner {
    worth: 0.5,
    dispersed: 0.3,
    caught: 0.3,
    take: 1.0,
    guard: 0.5,
    occupy: 0.4,
    leave: 1.0,
    patience: 0.75,
    patience_on_foot: 0.88,
    patience_riding: 0.75,
    passing: 0.5,
    fire: 0.3,
    caution: 0.25,
    way: 0.0,
    spread: 0.0,
    crowd: 0.2,
    move_from: 0.01,
    fire_from: 0.02,
    march: 0.0,
    keep: 0.0,
    together: false,
    weighs: false,
    sly: false,
    remembers: false,
    ends: false,
    shy: 0.0,
    ahead: 0.0,
    found_where_wanted: 1.0,
    found: 1.0,
    daring: 0.0,
    need: 0.0,
    post: 0.0,
    back: 0.0,
    manual: false,
    posts: false,
    alone: false,
    lanes: false,
    markers: false,
    last_turn: false,
    idle: false,
    press: true,
};

/// The weights of the staff player.
pub(super) const STAFF: Manner = Manner {
    worth: 0.7,
    dispersed: 0.35,
    caught: 0.5,
    take: 1.0,
    guard: 0.8,
    occupy: 0.4,
    leave: 1.0,
    patience: 0.75,
    patience_on_foot: 0.88,
    patience_riding: 0.81,
    passing: 0.15,
    fire: 0.7,
    caution: 0.85,
    way: 0.6,
    spread: 0.3,
    crowd: 0.35,
    move_from: 0.01,
    fire_from: 0.03,
    march: 0.4,
    keep: 0.6,
    together: true,
    weighs: true,
    sly: true,
    remembers: true,
    ends: true,
    shy: 0.05,
    ahead: 0.5,
    found_where_wanted: 0.6,
    found: 0.85,
    daring: 0.8,
    need: 0.5,
    post: 0.25,
    back: 0.25,
    // With it attackers win fewer games (docs/opponents-platoon.md).
    manual: false,
    posts: false,
    alone: false,
    lanes: false,
    markers: false,
    last_turn: false,
    idle: false,
    press: true,
};
