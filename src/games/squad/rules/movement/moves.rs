//! The ways in which units move over the ground.

use crate::games::squad::rules::scenario::units::{Kind, UnitType};

/// The kind of movement of a unit over the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moves {
    /// Infantry.
    Foot,
    /// A gun with one movement point, pushed by its crew.
    ByHand,
    /// A large gun, which must be towed.
    Towed,
    /// An unarmoured vehicle.
    Wheels,
    /// An AFV.
    Armour,
}

impl Moves {
    /// The kind of movement of units of a type; none for weapons and snipers.
    pub fn of(kind: &UnitType) -> Option<Self> {
        match &kind.kind {
            Kind::Squad { .. } | Kind::Half { .. } | Kind::Leader { .. } => Some(Self::Foot),
            Kind::Gun(gun) => Some(if gun.large { Self::Towed } else { Self::ByHand }),
            Kind::Vehicle(_) => Some(Self::Wheels),
            Kind::Afv(_) => Some(Self::Armour),
            Kind::Weapon(_) | Kind::Sniper => None,
        }
    }

    /// Whether it is a vehicle: "vehicle" in the terrain chart means both kinds (2.4).
    pub fn drives(self) -> bool {
        matches!(self, Self::Wheels | Self::Armour)
    }
}
