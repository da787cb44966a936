//! The rows of the unit file: the values of each type as they are written (2).

use crate::{
    engine::counters::UnitId,
    games::squad::rules::kinds::{Arm, Burden, Letter, Nation, Room},
};
use serde::{Deserialize, Serialize};

/// The id of the type of snipers, of either side (21.3).
pub const SNIPER: &str = "sniper";

/// The file, with a list for each kind of units.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitsFile {
    pub id: String,
    pub squads: Vec<SquadType>,
    pub leaders: Vec<LeaderType>,
    pub weapons: Vec<Weapon>,
    pub guns: Vec<GunType>,
    pub afvs: Vec<AfvType>,
    pub vehicles: Vec<VehicleType>,
}

/// AP, range and casualty rating of infantry (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// Anti-personnel factor.
    pub attack: u16,
    /// The range in hexes.
    pub range: u32,
    /// Casualty rating.
    pub casualty: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquadType {
    pub id: UnitId,
    pub name: String,
    pub nation: Nation,
    pub whole: Values,
    /// Each of its two half squads.
    pub half: Values,
    #[serde(default)]
    pub elite: bool,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderType {
    pub id: UnitId,
    pub name: String,
    pub nation: Nation,
    pub values: Values,
    /// The modifier to the dice that it leads, 0 to −2.
    pub modifier: i8,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// A support weapon (2.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    pub id: UnitId,
    pub name: String,
    pub burden: Burden,
    pub arm: Arm,
    /// Anti-personnel factor; none for a weapon only against tanks.
    #[serde(default)]
    pub attack: u16,
    /// The range in hexes, for both kinds of fire.
    pub range: u32,
    /// The shortest distance of a target.
    #[serde(default)]
    pub least: u32,
    /// Its strength against armour.
    #[serde(default)]
    pub letter: Option<Letter>,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// A gun with its crew (2.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunType {
    pub id: UnitId,
    pub name: String,
    pub nation: Nation,
    pub letter: Letter,
    pub attack: u16,
    pub casualty: u16,
    #[serde(default)]
    pub shield: bool,
    /// Whether it can move only when towed.
    #[serde(default)]
    pub large: bool,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// The gun of a vehicle (2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cannon {
    pub letter: Letter,
    pub attack: u16,
    /// Whether it fires all round.
    #[serde(default)]
    pub turret: bool,
}

/// An armoured vehicle (2.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AfvType {
    pub id: UnitId,
    pub name: String,
    pub nation: Nation,
    #[serde(default)]
    pub cannon: Option<Cannon>,
    /// AP of the machine gun that fires all round.
    #[serde(default)]
    pub mg: u16,
    /// AP of the machine gun that fires into the forward arc.
    #[serde(default)]
    pub forward_mg: u16,
    /// Front and rear armour.
    pub armour: (Letter, Letter),
    /// The movement allowance in points.
    pub allowance: u16,
    #[serde(default)]
    pub room: Room,
    #[serde(default)]
    pub tows: bool,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// An unarmoured vehicle (2.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VehicleType {
    pub id: UnitId,
    pub name: String,
    pub nation: Nation,
    pub casualty: u16,
    /// AP of its machine gun, which fires all round.
    #[serde(default)]
    pub mg: u16,
    pub allowance: u16,
    #[serde(default)]
    pub room: Room,
    #[serde(default)]
    pub tows: bool,
    /// The symbol of the art pack that its counters show; without it, the symbol follows from its id and values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}
