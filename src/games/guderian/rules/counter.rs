//! A counter in play: its state as both players see it.

use super::{
    kinds::{Kind, Side},
    scenario::order_of_battle::Print,
};
use crate::engine::{
    board::Hex,
    counters::{Points, UnitId},
};
use bevy::prelude::Component;
use serde::{Deserialize, Serialize, Serializer, ser::SerializeStruct};

/// Dense number of a counter in play, in the order in which counters were made.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Piece(pub u16);

impl Piece {
    /// Its place in the list of counters.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// In the set-up box, to be put into a hex of its army.
    SetUp,
    /// On the turn track, to become due at an entry area.
    Scheduled {
        turn: u8,
        area: UnitId,
    },
    /// In the box of an entry area, free to enter.
    Due {
        area: UnitId,
    },
    Map(Hex),
    /// Eliminated, or removed from the game.
    Gone,
}

impl Place {
    /// The hex, for a counter on the map.
    #[inline]
    pub fn hex(self) -> Option<Hex> {
        match self {
            Self::Map(hex) => Some(hex),
            _ => None,
        }
    }
}

/// The state of a counter that holds for a limited time.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Condition {
    /// Steps lost so far.
    pub steps_lost: u8,
    /// Disrupted by an overrun (6.6).
    pub disrupted: bool,
    /// Entered the map in this player-turn (11.33).
    pub arrived: bool,
    /// In supply when the Movement Phase opened (6.25).
    pub supplied: bool,
    /// Within a leader's radius when the Movement Phase opened (6.55).
    pub commanded: bool,
    /// Its hex when the Movement Phase opened, or none if it was not on the map.
    pub start: Option<Hex>,
    /// Movement points left in this phase.
    pub left: Points,
    /// Its progress in moving in this phase.
    pub motion: Motion,
    /// The hex where it entered the map in this phase.
    pub entry: Option<Hex>,
    /// The hex from which it entered its present hex in this player-turn (12.3).
    pub came_from: Option<Hex>,
    /// Has used its attack of this phase (9.1).
    pub has_attacked: bool,
    /// Has been attacked in this phase (9.1).
    pub was_attacked: bool,
    /// Has advanced after combat in this phase (9.85).
    pub advanced: bool,
    /// Retreated in this phase onto a hex that a friendly unit held (9.75).
    pub took_refuge: bool,
}

impl Condition {
    /// Returns the conditions that last beyond a phase, by the names of their badges on the face. Cards and the command
    /// line use the same names.
    pub fn lasting(&self) -> impl Iterator<Item = &'static str> {
        let all = [(self.disrupted, "disrupted")];
        all.into_iter().filter(|(holds, _)| *holds).map(|(_, name)| name)
    }
}

/// Writes only the fields of a condition that differ from the default.
pub(crate) fn sparsely<S: Serializer>(condition: &Condition, serializer: S) -> Result<S::Ok, S::Error> {
    let usual = Condition::default();
    macro_rules! write_unusual {
        ($($field:ident),*) => {{
            // Every field is named here: the compiler then asks for a new one.
            let Condition { $($field),* } = condition;
            let mut fields = serializer.serialize_struct("Condition", [$(stringify!($field)),*].len())?;
            $(if *$field != usual.$field {
                fields.serialize_field(stringify!($field), $field)?;
            })*
            fields.end()
        }};
    }
    write_unusual!(
        steps_lost,
        disrupted,
        arrived,
        supplied,
        commanded,
        start,
        left,
        motion,
        entry,
        came_from,
        has_attacked,
        was_attacked,
        advanced,
        took_refuge
    )
}

/// A unit's progress in moving in a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Motion {
    /// Has not moved.
    #[default]
    Fresh,
    /// May continue with the points that it has left.
    Moving,
    /// May not move any more.
    Done,
    /// Halted by its overrun (6.52).
    Halted,
    /// Sent back or left out when it was revealed, or as a leader left alone (12.3, 10.23).
    SentBack,
}

impl Motion {
    /// Whether the unit may not move any more in this phase.
    pub fn is_over(self) -> bool {
        matches!(self, Self::Done | Self::Halted | Self::SentBack)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    /// Its stable id; for an untried division a neutral one.
    pub id: UnitId,
    /// Its kind, as both players see it.
    pub kind: Kind,
    /// The printed counter, none while it is untried.
    pub unit: Option<UnitId>,
    /// The printed counter by number; worked out again from `unit` when a position is read.
    #[serde(skip)]
    pub print: Option<Print>,
    /// Movement allowance in whole points, the same for all divisions of its kind.
    pub allowance: u8,
    /// The army it was set up with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub army: Option<UnitId>,
    pub place: Place,
    /// The state that holds for a limited time.
    #[serde(default)]
    pub condition: Condition,
}

impl Counter {
    #[inline]
    pub fn side(&self) -> Side {
        self.kind.side()
    }

    /// Whether its strength is still unknown to both players (12.1).
    pub fn is_untried(&self) -> bool {
        self.unit.is_none()
    }

    /// Its hex, if it is on the map.
    #[inline]
    pub fn hex(&self) -> Option<Hex> {
        self.place.hex()
    }

    /// Whether it is a combat unit, which a leader is not.
    pub fn is_combat_unit(&self) -> bool {
        self.kind.is_combat_unit()
    }

    /// Whether it is a leader that is not disrupted (6.64).
    pub fn is_working_leader(&self) -> bool {
        self.kind == Kind::Leader && !self.condition.disrupted
    }
}
