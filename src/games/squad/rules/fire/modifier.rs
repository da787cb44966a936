//! What is added to the dice of an attack, by name (13.2, 14.3, 16.2, 17.5).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use serde::{Deserialize, Serialize};

/// Why something is added to the dice, or to the kill number of an assault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The ground of the target's hex, and the work that the target is in.
    Cover,
    /// Half of that, against a flamethrower.
    HalfCover,
    /// Crops, orchards, smoke, walls and hedges along the line of sight.
    Hindrance,
    /// A leader of those who attack.
    Leader,
    /// Grenades of those who attack.
    Grenades,
    /// The target moves by assault move.
    AssaultMove,
    /// The infantry that fires stands in wire.
    FromWire,
    /// Opportunity fire at a neighbouring hex.
    OpportunityNear,
    /// Opportunity fire at a target that nothing protects.
    OpportunityOpen,
    /// Further markers of fire lanes in the hex.
    Lanes,
    /// The shield of a gun that is attacked from its arc.
    Shield,
    /// The firer against a tank is valorous.
    Valour,
    /// A leader of those who are assaulted.
    DefendingLeader,
    /// Grenades of those who are assaulted.
    DefendingGrenades,
}

impl Reason {
    /// The case of the rules that makes it count.
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

/// Everything that is added, each with its reason; what adds nothing is left out.
pub type Modifiers = Vec<(Reason, i8)>;

/// What all of them add together.
pub fn sum(modifiers: &[(Reason, i8)]) -> i8 {
    modifiers.iter().fold(0, |sum, (_, by)| sum.saturating_add(*by))
}

/// Those of a list that add something.
pub fn listed(modifiers: impl IntoIterator<Item = (Reason, i8)>) -> Modifiers {
    modifiers.into_iter().filter(|(_, by)| *by != 0).collect()
}
