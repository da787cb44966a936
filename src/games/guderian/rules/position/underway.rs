//! Scenarios that begin during a game: the state of a position beyond counters on the map.

use super::{Public, RailCut, Score};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        counter::{Condition, Place, sparsely},
        kinds::{Kind, Pool},
        rulebook::Rulebook,
    },
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The progress of the game in a scenario that begins during it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Underway {
    /// The turn on the clock; the phase in which the scenario starts has been opened in it.
    pub turn: u8,
    /// Counters that wait in the box of an entry area.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Waiting>,
    /// Single counters that arrive later, in addition to the schedule.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scheduled: Vec<ScheduledUnit>,
    /// Counters lost before: German units, leaders, and Soviet divisions that were known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<UnitId>,
    /// Soviet divisions lost before without being revealed: they are face down on the dead piles.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub lost_unseen: Unseen,
    /// Half points so far, without those for places.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub score: Score,
    /// German interdiction markers on the map.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub air_markers: Vec<Hex>,
    /// The Soviet interdiction marker on the map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soviet_marker: Option<Hex>,
    /// Turns in which the Soviet marker has been used, this one included (13.4).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub soviet_marker_uses: u8,
    /// Divisions that the South-Western Front has sent (14.2).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub front_sent: Count,
    /// Leaders that have been flown out (10.4).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub flown_out: Count,
    /// Rail capacity used in this turn (6.1).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub rail_used: u8,
    /// The judgement at the end of the last player-turn; without it, the position determines it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judged: Option<Judged>,
    /// The bid that counts against the German total (K19.3).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub bid: u8,
    /// Cuts in railways.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rail_cuts: Vec<RailCut>,
    /// The results of the dice of turn 1 for the armies that need one (5.21).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub army_free: BTreeMap<UnitId, bool>,
}

/// The judgement at the end of the last player-turn: it decides the value of a city retaken and the range of the air
/// force.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Judged {
    /// The places that counted for the Germans, by name, with the turn in which they took each (15.12).
    pub taken: BTreeMap<String, u8>,
    /// The turn since which the clock of the east runs (K15.2); none if it does not.
    pub east_since: Option<u8>,
}

/// The count of an action that is limited both for the turn and for the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Count {
    pub this_turn: u8,
    /// In the game, this turn included.
    pub in_all: u8,
}

impl From<(u8, u8)> for Count {
    fn from((this_turn, in_all): (u8, u8)) -> Self {
        Self { this_turn, in_all }
    }
}

/// Divisions that are face down, by pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Unseen {
    /// Rifle divisions.
    pub rifle: u8,
    /// Tank and mechanized divisions.
    pub armour: u8,
}

impl Unseen {
    /// The number of divisions of each pool.
    pub(crate) fn of(self) -> [(Pool, u8); 2] {
        [(Pool::Rifle, self.rifle), (Pool::Armour, self.armour)]
    }
}

/// A counter in the box of an entry area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// A German unit, a leader, or a known Soviet division.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<UnitId>,
    /// Or an untried division of this kind, drawn from its pool.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub untried: Option<Kind>,
    pub area: UnitId,
    #[serde(default, skip_serializing_if = "is_usual", serialize_with = "sparsely")]
    pub condition: Condition,
}

/// A counter that arrives later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScheduledUnit {
    /// A German unit or a leader.
    pub unit: UnitId,
    pub turn: u8,
    pub area: UnitId,
}

impl Underway {
    /// Every counter named here, with the path of the name in the file.
    pub(crate) fn named(&self) -> impl Iterator<Item = (String, UnitId)> + '_ {
        let waiting = self
            .waiting
            .iter()
            .enumerate()
            .filter_map(|(number, waiting)| Some((format!("underway.waiting[{number}]"), waiting.unit?)));
        let scheduled = self.scheduled.iter().enumerate();
        let scheduled = scheduled.map(|(number, unit)| (format!("underway.scheduled[{number}]"), unit.unit));
        let lost = self.lost.iter().enumerate();
        let lost = lost.map(|(number, unit)| (format!("underway.lost[{number}]"), *unit));
        waiting.chain(scheduled).chain(lost)
    }

    /// Every area named here, with its path.
    pub(crate) fn areas(&self) -> impl Iterator<Item = (String, UnitId)> + '_ {
        let waiting = self.waiting.iter().enumerate();
        let waiting = waiting.map(|(number, unit)| (format!("underway.waiting[{number}].area"), unit.area));
        let scheduled = self.scheduled.iter().enumerate();
        waiting
            .chain(scheduled.map(|(number, unit)| (format!("underway.scheduled[{number}].area"), unit.area)))
    }

    /// Every hex named here, with its path.
    pub(crate) fn hexes(&self) -> impl Iterator<Item = (String, Hex)> + '_ {
        let air = self.air_markers.iter().enumerate();
        let air = air.map(|(number, hex)| (format!("underway.air_markers[{number}]"), *hex));
        let soviet = self.soviet_marker.map(|hex| ("underway.soviet_marker".to_owned(), hex));
        let cuts = self.rail_cuts.iter().enumerate();
        let cuts = cuts.map(|(number, cut)| (format!("underway.rail_cuts[{number}].hex"), cut.hex));
        air.chain(soviet).chain(cuts)
    }

    /// Sets the clock, the points and the markers of a position at the start of a scenario: its phase is open already.
    pub(crate) fn set(&self, rulebook: &Rulebook, public: &mut Public) {
        let order_of_battle = &rulebook.order_of_battle;
        let is_division = |id: &&UnitId| {
            let print = order_of_battle.find(**id);
            print.is_some_and(|print| order_of_battle.record(print).kind.pool().is_some())
        };
        public.known_out = self.lost.iter().filter(is_division).copied().collect();
        public.turn = self.turn;
        public.score = self.score;
        public.air_markers.clone_from(&self.air_markers);
        public.soviet_marker = self.soviet_marker;
        public.rail_cuts.clone_from(&self.rail_cuts);
        public.army_free.clone_from(&self.army_free);
        public.soviet_marker_uses = self.soviet_marker_uses;
        public.south_west = (self.front_sent.this_turn, self.front_sent.in_all);
        public.evacuations = (self.flown_out.this_turn, self.flown_out.in_all);
        public.rail_used = self.rail_used;
        public.bid = self.bid;
        if let Some(judged) = &self.judged {
            let places = rulebook.scenario.victory.places.iter();
            public.taken = places.map(|place| judged.taken.get(&place.name).copied()).collect();
            public.german_places = public.taken.iter().map(Option::is_some).collect();
            public.unlocked = judged.east_since;
        }
    }
}

impl Waiting {
    /// The pool of an untried division.
    pub(crate) fn pool(&self) -> Option<Pool> {
        self.untried?.pool()
    }

    pub(crate) fn place(&self) -> Place {
        Place::Due { area: self.area }
    }
}

/// Whether a field has its default value and can be left out of a file.
pub(crate) fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
