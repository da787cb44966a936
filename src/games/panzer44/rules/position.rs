//! A position: everything that changes in a game, divided into public state and the secrets of each side.

pub(super) mod check;
pub(super) mod entities;
pub mod invariants;
pub mod names;
mod sent;

use super::{
    combat::results::CombatResult,
    conduct::Decision,
    counter::{Counter, Place},
    kinds::{Mines, Side},
    phase::Phase,
    plot::Plot,
};
use crate::engine::{
    board::{Hex, Hexside},
    counters::UnitId,
    dice::Dice,
    orders::Ending,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A position of the game, complete.
pub type Position = crate::engine::orders::Position<super::Panzer44>;

/// The plots, and the dice to come (1.5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secrets {
    /// The plot of each side for this turn.
    pub plots: [Plot; 2],
    /// The dice still to come.
    pub dice: Dice,
}

/// A result that has been rolled and not been applied yet (15.1, 8.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    pub unit: UnitId,
    pub result: CombatResult,
}

/// A panicked unit that runs, with its direction (14.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    pub unit: UnitId,
    pub way: Hexside,
}

pub type Outcome = crate::engine::orders::Outcome<Side>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    pub phase: Phase,
    /// Every counter, in the order of their ids.
    pub counters: Vec<Counter>,
    pub mines: BTreeMap<Hex, Mines>,
    /// Hexes with an improved position.
    pub positions: BTreeSet<Hex>,
    pub wrecks: BTreeSet<Hex>,
    /// Blown bridges, by their lower hex.
    pub blown: BTreeSet<(Hex, Hex)>,
    /// Whether each side has plotted this turn.
    pub plotted: [bool; 2],
    /// The revealed part of each side's plot that is still to be executed.
    pub shown: [Plot; 2],
    /// Results that are still to be applied.
    pub hits: Vec<Hit>,
    /// The unit that is being moved.
    pub moving: Option<UnitId>,
    /// Panicked units that may still bolt, in their order (14.4).
    pub bolting: Vec<UnitId>,
    /// The panicked unit that runs.
    pub run: Option<Run>,
    /// The pending decision.
    pub owed: Option<Decision>,
    /// Passengers that have left the map, each in its carrier (21.4).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub carried_off: BTreeMap<UnitId, UnitId>,
    /// The side that holds each victory hex, or was last in it (16.2).
    pub holders: BTreeMap<Hex, Side>,
    /// Fires that each off-board battery has left (8.4).
    pub fires_left: [BTreeMap<UnitId, u8>; 2],
    /// Sorties that each side has left (8.5).
    pub sorties_left: [u8; 2],
    pub outcome: Option<Outcome>,
    /// The agreements of the people at the table.
    #[serde(default, skip_serializing_if = "TableState::is_usual")]
    pub table: TableState,
}

/// The agreements of the people at the table in addition to the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TableState {
    /// Whether the referee is off: counters are placed freely and no order is judged.
    #[serde(skip_serializing_if = "is_false")]
    pub referee_off: bool,
    /// The side that offers to end the game now.
    pub offer: Option<Side>,
    /// The end of the game, if it was not played out.
    pub ending: Option<Ending<Side>>,
    /// The side that plots first this turn, if it is not the First Player. Both plot in secret, and neither waits for
    /// the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plots_first: Option<Side>,
}

impl TableState {
    /// Whether nothing has been agreed. A file then contains nothing of it.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

fn is_false(value: &bool) -> bool {
    !value
}

impl Public {
    pub fn find(&self, id: UnitId) -> Option<&Counter> {
        Some(&self.counters[self.number(id)?])
    }

    pub(super) fn find_mut(&mut self, id: UnitId) -> Option<&mut Counter> {
        let number = self.number(id)?;
        Some(&mut self.counters[number])
    }

    fn number(&self, id: UnitId) -> Option<usize> {
        self.counters.binary_search_by(|counter| counter.id.cmp(&id)).ok()
    }

    /// The units in a hex without passengers, in the order of their ids.
    pub fn stack(&self, hex: Hex) -> impl Iterator<Item = &Counter> {
        self.counters.iter().filter(move |counter| counter.place == Place::Map(hex))
    }

    /// The units of a side on the map, without passengers.
    pub fn on_map(&self, side: Side) -> impl Iterator<Item = (&Counter, Hex)> {
        self.counters
            .iter()
            .filter(move |counter| counter.side == side)
            .filter_map(|counter| Some((counter, counter.hex()?)))
    }

    /// The passenger of a carrier.
    pub fn passenger(&self, carrier: UnitId) -> Option<&Counter> {
        self.counters.iter().find(|counter| counter.place == Place::Aboard(carrier))
    }

    pub fn holder(&self, hex: Hex) -> Option<Side> {
        self.stack(hex).next().map(|counter| counter.side)
    }

    /// The number of units of a side in a hex, without one that may be among them (7.9).
    pub fn crowd(&self, side: Side, hex: Hex, without: Option<UnitId>) -> usize {
        self.stack(hex).filter(|counter| counter.side == side && Some(counter.id) != without).count()
    }

    /// Whether a bridge is blown.
    pub fn is_blown(&self, from: Hex, to: Hex) -> bool {
        self.blown.contains(&(from.min(to), from.max(to)))
    }
}
