//! A position: everything that changes in a game.

pub(super) mod check;
pub mod decision;
pub(super) mod entities;
pub mod hidden;
pub mod invariants;
mod sent;

use super::{
    counter::{Counter, Place},
    kinds::Side,
    movement::VehicleStep,
    phase::Phase,
};
use crate::engine::{
    board::{Hex, Hexside},
    counters::UnitId,
    dice::Dice,
    orders::{Ending, Viewer, outside_the_hash},
};
use decision::Decision;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A position of the game, complete.
pub type Position = crate::engine::orders::Position<super::Squad>;

/// The condition on which a unit fires on its own in the opponent's movement (14.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Instruction {
    #[default]
    Ask,
    Never,
    /// At the first enemy on which its fire has an effect in at least one of six cases.
    Any,
}

/// The instructions and hidden units of each side, and the dice to come (14.6, 22).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secrets {
    /// The counters and mines that only their owner sees.
    #[serde(default, skip_serializing_if = "Unseen::is_empty")]
    pub unseen: Unseen,
    /// Instructions of units that fire without asking.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub instructions: BTreeMap<UnitId, Instruction>,
    /// The dice still to come.
    pub dice: Dice,
}

/// The counters and mines that only their owner sees (22).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Unseen {
    /// Units that were set up hidden in cover, with all that they carry (22.2).
    pub counters: BTreeMap<UnitId, Counter>,
    /// Mines that no unit has entered, with the side that owns them (22.1).
    pub mines: BTreeMap<Hex, Side>,
}

impl Unseen {
    pub fn is_empty(&self) -> bool {
        self.counters.is_empty() && self.mines.is_empty()
    }

    /// Returns the part that this viewer sees.
    pub fn seen_by(&self, eyes: Viewer) -> Self {
        let mut own = self.clone();
        own.counters.retain(|_, counter| eyes.see(counter.side.number()));
        own.mines.retain(|_, owner| eyes.see(owner.number()));
        own
    }
}

/// A kind of support from outside the map (19.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Mission {
    Light,
    Heavy,
    FighterBomber,
}

/// The supplies of a side in addition to its units. Both sides see all of them (22.1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stores {
    /// Expendable weapons that are left, by type (12.3).
    pub expendable: BTreeMap<UnitId, u8>,
    /// Smoke factors that are left (11.1).
    pub smoke: u8,
    /// Missions that are left (19.1).
    pub missions: BTreeMap<Mission, u8>,
    /// Works that are still to be built at set-up.
    pub works: BTreeMap<WorkKind, u8>,
}

/// The kind of a work (20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WorkKind {
    EarthBunker,
    ConcreteBunker,
    Sandbags,
    Foxhole,
    Trench,
    Mines,
    Wire,
}

impl WorkKind {
    pub fn is_bunker(self) -> bool {
        matches!(self, Self::EarthBunker | Self::ConcreteBunker)
    }
}

/// A work in a hex, at most one each (20.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    pub kind: WorkKind,
    /// The facing of a bunker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<Hexside>,
    /// Whether mines are known to the other side (22.1).
    #[serde(default)]
    pub known: bool,
}

/// Markers of a fire lane (14.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lane {
    /// The machine gun that left the lane: a weapon, or a unit with its own.
    pub gun: UnitId,
    pub side: Side,
    /// The hexes with the markers of the lane, beginning at the firer.
    pub hexes: Vec<Hex>,
}

/// A task that goes on by itself as soon as no decision is pending. The last one goes on first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Task {
    /// Moving units still have to enter these hexes (14.1).
    Walk { units: Vec<UnitId>, path: Vec<Hex> },
    /// A vehicle still has this path to drive.
    Drive { unit: UnitId, path: Vec<VehicleStep> },
    /// An AFV leaves the hex of the units that it has overrun (18.2).
    ComeOut { unit: UnitId, hex: Hex, facing: Option<Hexside>, spent: u16 },
    /// Units have come out in a hex. Everything that an entry into a hex causes happens to them (20.5, 21.5, 23.2).
    Arrive { units: Vec<UnitId>, hex: Hex },
    /// Units have entered a hex, and the opponent may fire at them once more.
    Watch { units: Vec<UnitId>, hex: Hex },
    /// A called mission is still to be resolved.
    Fall(Call),
    /// These units still have to take casualty points of an assault (17.6).
    Pay { hex: Hex, units: Vec<UnitId>, points: u16 },
    /// The units that have assaulted enter the hex (17.6).
    GoIn { units: Vec<UnitId>, hex: Hex },
    /// The side's sniper may appear, because these units took losses in that hex (21.3).
    Sniper { side: Side, hex: Hex, units: Vec<UnitId> },
    /// The units at which the side's sniper has fired search for it (21.4).
    Hunt { side: Side, units: Vec<UnitId> },
    /// The units that are still able to fire take a last shot at the vehicle that has overrun them (18.4).
    LastShots { vehicle: UnitId, hex: Hex },
    /// The phase ends, by order of its player.
    End,
}

impl Task {
    /// Whether it contains the path of a moving unit.
    pub fn has_way_ahead(&self) -> bool {
        match self {
            Self::Walk { path, .. } => !path.is_empty(),
            Self::Drive { path, .. } => !path.is_empty(),
            _ => false,
        }
    }

    /// Removes the path of a moving unit.
    pub fn forget_way_ahead(&mut self) {
        match self {
            Self::Walk { path, .. } => path.clear(),
            Self::Drive { path, .. } => path.clear(),
            _ => {}
        }
    }
}

/// A called mission (19.1); without a mission, a smoke barrage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    pub side: Side,
    pub mission: Option<Mission>,
    pub hex: Hex,
}

pub type Outcome = crate::engine::orders::Outcome<Side>;

/// The part of a position that both players know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    pub phase: Phase,
    /// Every counter, in the order of their ids.
    pub counters: Vec<Counter>,
    /// The number of the smoke in each hex (11.2).
    pub smoke: BTreeMap<Hex, u8>,
    pub works: BTreeMap<Hex, Work>,
    pub lanes: Vec<Lane>,
    /// The stores of each side, by its number.
    pub stores: [Stores; 2],
    /// The side that holds each victory hex, or was last in it (23.2).
    pub holders: BTreeMap<Hex, Side>,
    /// The pairs of a hex from which infantry has fired in this phase and its target hex (10.3).
    pub fired_at: BTreeSet<(Hex, Hex)>,
    /// The hexes from which infantry has assaulted in this phase (17.1).
    pub assaulted: BTreeSet<Hex>,
    /// The AFV that drove last, until another unit moves. Until then it may continue with an overrun, while others wait
    /// (6.5, 18.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driven: Option<UnitId>,
    /// The units that moved last, together and by order, until other units move. Until then they may exit the map with
    /// the movement points left (4.3, 6.5). The hash leaves them out, because older games were recorded without them.
    #[serde(default, skip_serializing_if = "Vec::is_empty", serialize_with = "outside_the_hash")]
    pub movers: Vec<UnitId>,
    /// Missions that were called in this phase and are not resolved yet.
    pub calls: Vec<Call>,
    /// The pending decision.
    pub owed: Option<Decision>,
    pub tasks: Vec<Task>,
    pub outcome: Option<Outcome>,
    /// The agreements of the people at the table.
    #[serde(default, skip_serializing_if = "TableState::is_usual")]
    pub table: TableState,
    /// The viewer for whom the position is laid out. A file holds only the state that both players know (22).
    #[serde(skip)]
    pub eyes: Viewer,
}

/// The agreements of the people at the table in addition to the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TableState {
    /// The side that offers to end the game now.
    pub offer: Option<Side>,
    /// Whether the referee is off: counters are then placed by hand.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub referee_off: bool,
    /// The end of the game, if it was not played out.
    pub ending: Option<Ending<Side>>,
}

impl TableState {
    /// Whether nothing has been agreed. A file then contains nothing of it.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Public {
    pub fn find(&self, id: UnitId) -> Option<&Counter> {
        let at = self.counters.binary_search_by_key(&id, |counter| counter.id).ok()?;
        self.counters.get(at)
    }

    pub(super) fn find_mut(&mut self, id: UnitId) -> Option<&mut Counter> {
        let at = self.counters.binary_search_by_key(&id, |counter| counter.id).ok()?;
        self.counters.get_mut(at)
    }

    /// The counters that occupy a hex themselves, in the order of their ids.
    pub fn in_hex(&self, hex: Hex) -> impl Iterator<Item = &Counter> {
        self.counters.iter().filter(move |counter| counter.place == Place::Map(hex))
    }

    /// The counters of a side on the map that are not carried, each with its hex.
    pub fn on_map(&self, side: Side) -> impl Iterator<Item = (&Counter, Hex)> {
        let of_side = self.counters.iter().filter(move |counter| counter.side == side);
        of_side.filter_map(|counter| Some((counter, counter.hex()?)))
    }

    /// The side with units in a hex.
    pub fn holder(&self, hex: Hex) -> Option<Side> {
        self.in_hex(hex).next().map(|counter| counter.side)
    }

    /// The passengers of a vehicle, or the weapons that infantry carries.
    pub fn carried_by(&self, carrier: UnitId) -> impl Iterator<Item = &Counter> {
        self.counters.iter().filter(move |counter| counter.carrier() == Some(carrier))
    }

    /// The hex of a counter, also if it is carried.
    pub fn hex_of(&self, counter: &Counter) -> Option<Hex> {
        match counter.carrier() {
            // A weapon can be carried by a passenger, and no chain is longer.
            Some(carrier) => {
                let carrier = self.find(carrier)?;
                match carrier.carrier() {
                    Some(vehicle) => self.find(vehicle)?.hex(),
                    None => carrier.hex(),
                }
            }
            None => counter.hex(),
        }
    }

    pub fn stores(&self, side: Side) -> &Stores {
        let [german, allied] = &self.stores;
        match side {
            Side::German => german,
            Side::Allied => allied,
        }
    }
}
