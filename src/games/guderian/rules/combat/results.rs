//! The results of the combat results table (9.5, 9.6).

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{fmt, str::FromStr};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CombatResult {
    AttackerEliminated,
    /// All defenders are eliminated; then the attacker may lose steps or retreat by this number.
    DefenderEliminated {
        /// The attacker's part of a split result, 0 if there is none.
        attacker: u8,
    },
    /// Each side loses a step and stays.
    Engaged,
    /// Steps lost or hexes retreated by each side, the defender first; one of them may be 0.
    Losses {
        /// The defender's part.
        defender: u8,
        /// The attacker's part.
        attacker: u8,
    },
}

impl CombatResult {
    /// Whether both sides suffer, the defender first.
    pub fn is_split(self) -> bool {
        match self {
            Self::DefenderEliminated { attacker } => attacker > 0,
            Self::Losses { defender, attacker } => defender > 0 && attacker > 0,
            Self::AttackerEliminated | Self::Engaged => false,
        }
    }

    /// The attacker's steps or hexes.
    pub fn attacker_part(self) -> u8 {
        match self {
            Self::DefenderEliminated { attacker } | Self::Losses { attacker, .. } => attacker,
            Self::AttackerEliminated | Self::Engaged => 0,
        }
    }
}

impl fmt::Display for CombatResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AttackerEliminated => f.pad("Ae"),
            Self::DefenderEliminated { attacker: 0 } => f.pad("De"),
            Self::DefenderEliminated { attacker } => f.pad(&format!("De/A{attacker}")),
            Self::Engaged => f.pad("Eng"),
            Self::Losses { defender, attacker: 0 } => f.pad(&format!("D{defender}")),
            Self::Losses { defender: 0, attacker } => f.pad(&format!("A{attacker}")),
            Self::Losses { defender, attacker } => f.pad(&format!("D{defender}/A{attacker}")),
        }
    }
}

impl FromStr for CombatResult {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Ok(match text {
            "Ae" => Self::AttackerEliminated,
            "De" => Self::DefenderEliminated { attacker: 0 },
            "De/A1" => Self::DefenderEliminated { attacker: 1 },
            "Eng" => Self::Engaged,
            "A1" => Self::Losses { defender: 0, attacker: 1 },
            "A2" => Self::Losses { defender: 0, attacker: 2 },
            "D1" => Self::Losses { defender: 1, attacker: 0 },
            "D2" => Self::Losses { defender: 2, attacker: 0 },
            "D1/A1" => Self::Losses { defender: 1, attacker: 1 },
            "D2/A1" => Self::Losses { defender: 2, attacker: 1 },
            _ => {
                return Err(format!(
                    "\"{text}\" is not a combat result: Ae, A1, A2, Eng, D1, D2, De, D1/A1, D2/A1 or De/A1 is expected"
                ));
            }
        })
    }
}

impl Serialize for CombatResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CombatResult {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
