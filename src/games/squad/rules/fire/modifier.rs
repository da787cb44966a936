//! Die-roll modifiers of an attack, by name (13.2, 14.3, 16.2, 17.5).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use serde::{Deserialize, Serialize};

/// The reason for a modifier to the dice, or to the kill number of an assault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The ground of the target's hex, and the work that the target is in.
    Cover,
    /// Half of the cover, against a flamethrower.
    HalfCover,
    /// Crops, orchards, smoke, walls and hedges along the line of sight.
    Hindrance,
    /// A leader of the attackers.
    Leader,
    /// Grenades of the attackers.
    Grenades,
    /// The target moves by assault move.
    AssaultMove,
    /// The infantry that fires is in wire.
    FromWire,
    /// Opportunity fire at an adjacent hex.
    OpportunityNear,
    /// Opportunity fire at a target without any protection.
    OpportunityOpen,
    /// Further markers of fire lanes in the hex.
    Lanes,
    /// The shield of a gun that is attacked from its arc.
    Shield,
    /// The firer against a tank is valorous.
    Valour,
    /// A leader of the defenders in an assault.
    DefendingLeader,
    /// Grenades of the defenders in an assault.
    DefendingGrenades,
}

impl Reason {
    /// The case of the rules for the modifier.
    pub fn case(self) -> &'static str {
        match self {
            Self::Cover | Self::AssaultMove => "13.2",
            Self::HalfCover => "12.4",
            Self::Hindrance => "9.3",
            Self::Leader => "10.5",
            Self::Grenades => "12.3",
            Self::FromWire => "20.6",
            Self::OpportunityNear | Self::OpportunityOpen => "14.3",
            Self::Lanes => "14.7",
            Self::Shield => "16.2",
            Self::Valour => "21.2",
            Self::DefendingLeader | Self::DefendingGrenades => "17.5",
        }
    }
}

/// All modifiers, each with its reason, without the ones of zero.
pub type Modifiers = Vec<(Reason, i8)>;

/// The sum of the modifiers.
pub fn sum(modifiers: &[(Reason, i8)]) -> i8 {
    modifiers.iter().fold(0, |sum, (_, by)| sum.saturating_add(*by))
}

/// Returns the modifiers of a list that are not zero.
pub fn listed(modifiers: impl IntoIterator<Item = (Reason, i8)>) -> Modifiers {
    modifiers.into_iter().filter(|(_, by)| *by != 0).collect()
}
