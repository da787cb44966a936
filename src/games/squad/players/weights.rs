//! The weights of `greedy` and `staff`: a rifle squad has a value of about six.

use crate::{
    engine::data::{DataError, Source},
    play::players::read_weights,
};
use serde::{Deserialize, Serialize};

/// The fields that are parts of a whole.
const PARTS: &[&str] = &["patience"];

/// The weights of a player.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Manner {
    /// The part of a unit's value that a pin costs.
    pub pin: f64,
    /// The value of taking a victory hex, and of keeping one.
    pub take: f64,
    pub keep: f64,
    /// The value of a unit in a victory hex of its side.
    pub occupy: f64,
    /// The additional value of staying in such a hex.
    pub post: f64,
    /// The part of a squad's pull that a leader feels itself.
    pub leads_on: f64,
    /// The additional part of a unit's value that a pin costs if it is then assaulted, or would assault.
    pub press: f64,
    /// The part of a place's pull that is left for each turn of distance.
    pub patience: f64,
    /// The weight of the best fire of the next turn at a destination.
    pub fire: f64,
    /// The weight of enemy fire: of the enemy's next turn at the destination, and of this turn on the path.
    pub caution: f64,
    pub way: f64,
    /// The part of enemy fire that each other friendly hex in sight draws away.
    pub spread: f64,
    /// The part of a place's pull that each friendly unit near it takes away.
    pub crowd: f64,
    /// The least improvement for which a unit moves or advances.
    pub move_from: f64,
    /// The least value of an attack.
    pub fire_from: f64,
    /// The weight of a march that fire forbids.
    pub march: f64,
    /// The weight of holding fire in the enemy's movement for a better target.
    pub hold: f64,
    /// Whether units fire and assault together, and leaders seek squads.
    pub together: bool,
    /// The most squads that a leader takes along. Points on an entering stack are spread over all of it, and the points
    /// that one unit cannot pay fall on another. A unit that moves alone takes fewer of them.
    pub band: usize,
    /// Whether fire at entering units is calculated for each firer separately, as the rule resolves it (14.1), and not
    /// as one attack of its hex.
    pub one_by_one: bool,
    /// Whether they lay smoke in front of a watched path.
    pub smoke: bool,
    /// Whether assaults are weighed at the end of a march, and the part of them that counts.
    pub assault: f64,
    /// The least value of an assault.
    pub assault_from: f64,
    /// The additional boldness of a side towards the end of a game that it would not win.
    pub daring: f64,
    /// The cost of a vehicle adjacent to enemy infantry without friendly infantry beside it.
    pub alone: f64,
    /// The cost of a vehicle in a hex with another one.
    pub apart: f64,
    /// Whether the bans and rules of the manual hold.
    pub manual: bool,
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
        read_weights(weights, PARTS)
    }
}

/// The weights of the greedy player.
pub(super) const GREEDY: Manner = Manner {
    pin: 0.3,
    take: 9.0,
    keep: 5.0,
    occupy: 2.0,
    post: 1.0,
    leads_on: 0.3,
    press: 0.0,
    patience: 0.75,
    fire: 0.35,
    caution: 0.3,
    way: 0.3,
    spread: 0.0,
    crowd: 0.2,
    move_from: 0.05,
    fire_from: 0.05,
    march: 0.3,
    hold: 0.0,
    together: false,
    band: 0,
    one_by_one: false,
    smoke: false,
    assault: 0.0,
    assault_from: 0.0,
    daring: 0.0,
    alone: 0.0,
    apart: 0.0,
    manual: false,
};

/// The weights of the staff player.
pub(super) const STAFF: Manner = Manner {
    pin: 0.3,
    take: 10.0,
    keep: 4.0,
    occupy: 3.0,
    post: 3.0,
    leads_on: 0.1,
    press: 0.3,
    patience: 0.75,
    fire: 0.6,
    caution: 0.8,
    way: 0.9,
    spread: 0.8,
    crowd: 0.2,
    move_from: 0.1,
    fire_from: 0.1,
    march: 1.0,
    hold: 0.7,
    together: true,
    band: 1,
    one_by_one: true,
    smoke: true,
    assault: 0.6,
    assault_from: 0.5,
    daring: 0.8,
    alone: 2.0,
    apart: 1.0,
    manual: true,
};
