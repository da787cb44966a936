//! A position: everything that changes in a game.

pub(super) mod check;
pub mod decision;
pub(super) mod entities;
pub mod hidden;
pub mod invariants;

use super::{
    counter::{Counter, Place},
    kinds::Side,
    movement::VehicleStep,
    phase::Phase,
};
use crate::engine::{
    board::{Hex, Side6},
    counters::UnitId,
    dice::Dice,
    orders::{Ending, Viewer, outside_the_hash},
};
use decision::Decision;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A position of the game, complete.
pub type Position = crate::engine::orders::Position<super::Squad>;

/// When a unit fires by itself in the opponent's movement (14.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Instruction {
    #[default]
    Ask,
    Never,
    /// At the first enemy on whom it has an effect with one chance in six.
    Any,
}

/// What each side has told its units, what it hides, and the dice to come (14.6, 22).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secrets {
    /// What only its owner sees.
    #[serde(default, skip_serializing_if = "Unseen::is_empty")]
    pub unseen: Unseen,
    /// Instructions of units that do not ask.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub instructions: BTreeMap<UnitId, Instruction>,
    /// The dice to come.
    pub dice: Dice,
}

/// What only its owner sees (22).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Unseen {
    /// Units that were set up in cover, with what they carry (22.2).
    pub counters: BTreeMap<UnitId, Counter>,
    /// Mines that nobody has entered, and whose they are (22.1).
    pub mines: BTreeMap<Hex, Side>,
}

impl Unseen {
    pub fn is_empty(&self) -> bool {
        self.counters.is_empty() && self.mines.is_empty()
    }
}

/// A kind of support from outside the map (19.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Mission {
    Light,
    Heavy,
    FighterBomber,
}

/// What a side has beside its units: all of it is seen (22.1).
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

/// A kind of work (20).
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

/// A work in a hex; there is one at most (20.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    pub kind: WorkKind,
    /// Where a bunker faces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<Side6>,
    /// Whether mines are known to the other side (22.1).
    #[serde(default)]
    pub known: bool,
}

/// Markers of a fire lane (14.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lane {
    /// The machine gun that left it: a weapon, or a unit that fires one of its own.
    pub gun: UnitId,
    pub side: Side,
    /// The hexes with its markers, from the firer on.
    pub hexes: Vec<Hex>,
}

/// What goes on by itself as soon as nobody is asked any more; the last one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Task {
    /// Units that move have these hexes still to enter (14.1).
    Walk { units: Vec<UnitId>, path: Vec<Hex> },
    /// A vehicle has this way still to go.
    Drive { unit: UnitId, path: Vec<VehicleStep> },
    /// An AFV comes out behind those over whom it has driven (18.2).
    ComeOut { unit: UnitId, hex: Hex, facing: Option<Side6>, spent: u16 },
    /// Units have come out in a hex, where everything happens to them that does to who enters it (20.5, 21.5, 23.2).
    Arrive { units: Vec<UnitId>, hex: Hex },
    /// Units have entered a hex, and the other side may fire at them once more.
    Watch { units: Vec<UnitId>, hex: Hex },
    /// A mission that was called down is to fall.
    Fall(Call),
    /// Casualty points of an assault are still to fall on these (17.6).
    Pay { hex: Hex, units: Vec<UnitId>, points: u16 },
    /// Those who have assaulted go in (17.6).
    GoIn { units: Vec<UnitId>, hex: Hex },
    /// The side's sniper may appear, since these have been unlucky in that hex (21.3).
    Sniper { side: Side, hex: Hex, units: Vec<UnitId> },
    /// Those at whom the side's sniper has fired look for him (21.4).
    Hunt { side: Side, units: Vec<UnitId> },
    /// Those who are still able get a last shot at the vehicle that has overrun them (18.4).
    LastShots { vehicle: UnitId, hex: Hex },
    /// The phase ends, as its player has said.
    End,
}

impl Task {
    /// Whether it tells where a mover is going.
    pub fn has_way_ahead(&self) -> bool {
        match self {
            Self::Walk { path, .. } => !path.is_empty(),
            Self::Drive { path, .. } => !path.is_empty(),
            _ => false,
        }
    }

    /// Leaves out where a mover is going.
    pub fn forget_way_ahead(&mut self) {
        match self {
            Self::Walk { path, .. } => path.clear(),
            Self::Drive { path, .. } => path.clear(),
            _ => {}
        }
    }
}

/// A mission that was called down (19.1); without one, a barrage of smoke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    pub side: Side,
    pub mission: Option<Mission>,
    pub hex: Hex,
}

pub type Outcome = crate::engine::orders::Outcome<Side>;

/// What both players know of a position.
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
    /// By the number of the side.
    pub stores: [Stores; 2],
    /// Who holds each hex that counts, or was last in it (23.2).
    pub holders: BTreeMap<Hex, Side>,
    /// From which hexes infantry has fired at which in this phase (10.3).
    pub fired_at: BTreeSet<(Hex, Hex)>,
    /// From which hexes infantry has assaulted in this phase (17.1).
    pub assaulted: BTreeSet<Hex>,
    /// The AFV that has driven last, as long as nobody has moved after it: it may go on to an overrun, while others wait (6.5,
    /// 18.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driven: Option<UnitId>,
    /// Those who have moved last, together and of their own will, as long as nobody has moved after them: they may leave the map
    /// with what is left to them (4.3, 6.5). The hash leaves them out, since games were recorded before they stood in a text.
    #[serde(default, skip_serializing_if = "Vec::is_empty", serialize_with = "outside_the_hash")]
    pub movers: Vec<UnitId>,
    /// Missions that are called down in this phase and have not fallen yet.
    pub calls: Vec<Call>,
    /// What waits for an answer.
    pub owed: Option<Decision>,
    pub tasks: Vec<Task>,
    pub outcome: Option<Outcome>,
    /// What the people at the table have agreed.
    #[serde(default, skip_serializing_if = "TableState::is_usual")]
    pub table: TableState,
    /// For whose eyes it is laid out; what is written down is what both players know (22).
    #[serde(skip)]
    pub eyes: Viewer,
}

/// What the people at the table have agreed beside the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TableState {
    /// Who offers to end the game as it stands.
    pub offer: Option<Side>,
    /// Whether the referee is out: counters are placed by hand then.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub referee_off: bool,
    /// How the game ended, if it was not played out.
    pub ending: Option<Ending<Side>>,
}

impl TableState {
    /// Whether nothing has been agreed: then nothing of it stands in a file.
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

    /// The counters that stand in a hex by themselves, in the order of their ids.
    pub fn in_hex(&self, hex: Hex) -> impl Iterator<Item = &Counter> {
        self.counters.iter().filter(move |counter| counter.place == Place::Map(hex))
    }

    /// The counters of a side on the map that are not carried, each with its hex.
    pub fn on_map(&self, side: Side) -> impl Iterator<Item = (&Counter, Hex)> {
        let of_side = self.counters.iter().filter(move |counter| counter.side == side);
        of_side.filter_map(|counter| Some((counter, counter.hex()?)))
    }

    /// Whose units stand in a hex.
    pub fn holder(&self, hex: Hex) -> Option<Side> {
        self.in_hex(hex).next().map(|counter| counter.side)
    }

    /// Who is carried by a vehicle, and what by infantry.
    pub fn carried_by(&self, carrier: UnitId) -> impl Iterator<Item = &Counter> {
        self.counters.iter().filter(move |counter| counter.carrier() == Some(carrier))
    }

    /// The hex in which a counter is, also carried.
    pub fn hex_of(&self, counter: &Counter) -> Option<Hex> {
        match counter.carrier() {
            // A weapon rides on a passenger at most.
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
