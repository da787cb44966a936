//! A position: the whole changing state of a game, divided into public state and the secrets of each side.

pub(super) mod check;
pub(super) mod entities;
pub mod hidden;
pub mod invariants;
mod sent;

use super::{
    conduct::Decision,
    counter::{Counter, Place},
    kinds::Side,
    phase::Phase,
};
use crate::engine::{
    board::Hex,
    counters::UnitId,
    dice::Dice,
    orders::{Ending, Viewer},
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A position of the game, complete.
pub type Position = crate::engine::orders::Position<super::Platoon>;

/// The condition for a unit's automatic fire in the opponent's movement (14.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Instruction {
    #[default]
    Ask,
    Never,
    /// At the first enemy that it may fire at.
    AnyTarget,
    /// At the first armoured one.
    ArmouredOnly,
}

/// The instructions of each side to its units, its hidden units, and the dice to come (1.4, 14.6, 19.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secrets {
    /// The state that only its owner sees; empty without hidden units.
    #[serde(default, skip_serializing_if = "Unseen::is_empty")]
    pub unseen: Unseen,
    /// Instructions of units that fire without asking.
    pub instructions: BTreeMap<UnitId, Instruction>,
    /// The dice still to come.
    pub dice: Dice,
}

/// The state that only its owner sees (19.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Unseen {
    /// Units in cover, and their passengers.
    pub counters: BTreeMap<UnitId, Counter>,
    pub mines: BTreeMap<Hex, Mines>,
    pub forts: BTreeMap<Hex, Fort>,
    /// Hidden carriers whose marker has been turned round in this segment (18.2c).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub flipped: BTreeSet<UnitId>,
}

impl Unseen {
    pub fn is_empty(&self) -> bool {
        self.counters.is_empty() && self.mines.is_empty() && self.forts.is_empty()
    }

    /// Returns the part that this viewer sees.
    pub fn seen_by(&self, eyes: Viewer) -> Self {
        let mut own = self.clone();
        own.counters.retain(|_, counter| eyes.see(counter.side.number()));
        own.mines.retain(|_, mines| eyes.see(mines.side.number()));
        own.forts.retain(|_, fort| eyes.see(fort.side.number()));
        own.flipped.retain(|unit| own.counters.contains_key(unit));
        own
    }
}

/// A registration marker (13.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Registration {
    /// The unit whose fire it registers.
    pub unit: UnitId,
    pub hex: Hex,
    /// The game turn in which it was placed: with the shell game its parity matters (18.5).
    pub turn: u8,
}

/// Mines (17.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mines {
    /// The side in whose combat phase they attack.
    pub side: Side,
    /// Whether they have attacked: hidden mines are known from then on (19.2).
    #[serde(default)]
    pub known: bool,
}

/// A fort (17.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fort {
    pub side: Side,
    /// Its defence factor.
    pub strength: u16,
    /// Whether it has been attacked in this segment.
    #[serde(default)]
    pub attacked: bool,
    /// Whether it has been spotted: a hidden one is known from then on (19.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub known: bool,
}

/// A move that waits for the opponent's answer, or could not be completed at once (14.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnderWay {
    pub unit: UnitId,
    /// The hexes that are still to be entered.
    pub path: Vec<Hex>,
    /// Whether it is a quick march (6.7).
    #[serde(default)]
    pub quick: bool,
    /// The units that have overrun with it and are still to be handled in their exit hexes (15.5).
    #[serde(default)]
    pub others: Vec<UnitId>,
}

impl UnderWay {
    /// Removes the rest of the move, which the side that may fire at a step does not know (14.1).
    pub fn forget_way_ahead(&mut self) {
        self.path.clear();
        self.others.clear();
    }
}

/// The public state of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    pub phase: Phase,
    /// Every counter, in the order of their ids.
    pub counters: Vec<Counter>,
    pub mines: BTreeMap<Hex, Mines>,
    pub forts: BTreeMap<Hex, Fort>,
    /// Hexes with a road block.
    pub blocks: BTreeSet<Hex>,
    /// The number of wrecks in each hex.
    pub wrecks: BTreeMap<Hex, u8>,
    /// Registration markers, by units and turns.
    pub registrations: BTreeSet<Registration>,
    /// The side that holds each hex that counts, or was last in it (20.2).
    pub holders: BTreeMap<Hex, Side>,
    /// A move that is not completed.
    pub under_way: Option<UnderWay>,
    /// The pending question about an enemy unit that has entered a hex and may still be fired at.
    pub owed: Option<Decision>,
    /// Carriers whose marker has been turned round in this segment, and does not step (18.2c).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub flipped: BTreeSet<UnitId>,
    /// Hexes that have been overrun in this phase (15.3).
    pub overrun: BTreeSet<Hex>,
    /// Hexes that may not be attacked as a whole any more in this segment: one of their units was attacked singly, or
    /// indirect fire fell (12.2, 13.6). This holds even if the units attacked there are eliminated.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub attacked: BTreeSet<Hex>,
    /// The units that left the map as passengers, each with its carrier (4.3).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub carried_off: BTreeMap<UnitId, UnitId>,
    pub outcome: Option<Outcome>,
    /// The agreements of the people at the table.
    #[serde(default, skip_serializing_if = "TableState::is_usual")]
    pub table: TableState,
    /// The viewer for whom it is laid out; files hold the public state (19.2).
    #[serde(skip)]
    pub eyes: Viewer,
}

/// The agreements of the people at the table, outside the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TableState {
    /// The side that offers to end the game now.
    pub offer: Option<Side>,
    /// Whether the referee is off: counters are placed by hand then.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub referee_off: bool,
    /// The end of the game, if it was not played out.
    pub ending: Option<Ending<Side>>,
}

impl TableState {
    /// Whether nothing has been agreed; a game file then leaves the whole state out.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

pub type Outcome = crate::engine::orders::Outcome<Side>;

impl Public {
    pub fn find(&self, id: UnitId) -> Option<&Counter> {
        let at = self.counters.binary_search_by_key(&id, |counter| counter.id).ok()?;
        self.counters.get(at)
    }

    pub(super) fn find_mut(&mut self, id: UnitId) -> Option<&mut Counter> {
        let at = self.counters.binary_search_by_key(&id, |counter| counter.id).ok()?;
        self.counters.get_mut(at)
    }

    /// The counters that are in a hex by themselves, in the order of their ids.
    pub fn in_hex(&self, hex: Hex) -> impl Iterator<Item = &Counter> {
        self.counters.iter().filter(move |counter| counter.place == Place::Map(hex))
    }

    /// The counters of a side on the map that are not loaded, each with its hex.
    pub fn on_map(&self, side: Side) -> impl Iterator<Item = (&Counter, Hex)> {
        let of_side = self.counters.iter().filter(move |counter| counter.side == side);
        of_side.filter_map(|counter| Some((counter, counter.hex()?)))
    }

    pub fn holder(&self, hex: Hex) -> Option<Side> {
        self.in_hex(hex).next().map(|counter| counter.side)
    }

    /// The number of units of a side in a hex, one not counted (7.1).
    pub fn crowd(&self, side: Side, hex: Hex, without: Option<UnitId>) -> usize {
        let counted = |counter: &&Counter| counter.side == side && Some(counter.id) != without;
        self.in_hex(hex).filter(counted).count()
    }

    /// The passenger of a carrier.
    pub fn passenger(&self, carrier: UnitId) -> Option<&Counter> {
        self.counters.iter().find(|counter| counter.place == Place::Aboard(carrier))
    }

    /// The hex of a unit, even of a passenger.
    pub fn hex_of(&self, counter: &Counter) -> Option<Hex> {
        match counter.place {
            Place::Aboard(carrier) => self.find(carrier)?.hex(),
            _ => counter.hex(),
        }
    }

    /// The registration markers of a unit.
    pub fn registered(&self, unit: UnitId) -> impl Iterator<Item = Hex> + '_ {
        self.registrations.iter().filter(move |marker| marker.unit == unit).map(|marker| marker.hex)
    }
}
