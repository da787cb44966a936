//! Odds: two strengths compared, and their column on a chart.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{cmp::Ordering, fmt, str::FromStr};
use thiserror::Error;

/// A column of odds, written `3-1` or `1-2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Odds {
    /// The attacker's part.
    pub attack: u16,
    /// The defender's part.
    pub defence: u16,
}

/// The reason why a text does not state odds.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("\"{0}\" is not an odds column: two numbers like \"3-1\" or \"1-2\" are expected")]
pub struct OddsError(String);

impl Odds {
    /// Returns the index in `columns`, from worst to best for the attacker, of these strengths.
    ///
    /// The ratio is rounded in the defender's favour; strengths beyond the ends use the end columns. A defence of 0
    /// uses the last column.
    pub fn column(attack: u16, defence: u16, columns: &[Self]) -> usize {
        columns
            .iter()
            .rposition(|odds| {
                u32::from(attack) * u32::from(odds.defence) >= u32::from(defence) * u32::from(odds.attack)
            })
            .unwrap_or(0)
    }
}

impl PartialOrd for Odds {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Odds {
    fn cmp(&self, other: &Self) -> Ordering {
        let left = u32::from(self.attack) * u32::from(other.defence);
        left.cmp(&(u32::from(other.attack) * u32::from(self.defence)))
    }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.attack, self.defence)
    }
}

impl FromStr for Odds {
    type Err = OddsError;

    fn from_str(text: &str) -> Result<Self, OddsError> {
        let wrong = || OddsError(text.chars().take(24).collect());
        let (attack, defence) = text.split_once('-').ok_or_else(wrong)?;
        let number = |part: &str| part.parse().ok().filter(|number| (1..=99).contains(number));
        match (number(attack), number(defence)) {
            (Some(attack), Some(defence)) => Ok(Self { attack, defence }),
            _ => Err(wrong()),
        }
    }
}

impl Serialize for Odds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Odds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(attack: u16, defence: u16) -> String {
        let columns: Vec<Odds> =
            ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1", "10-1"]
                .iter()
                .filter_map(|text| text.parse().ok())
                .collect();
        columns[Odds::column(attack, defence, &columns)].to_string()
    }

    /// The examples of case 9.4.
    #[test]
    fn odds_round_in_the_defenders_favour() {
        assert_eq!(named(26, 9), "2-1");
        assert_eq!(named(7, 8), "1-2");
        assert_eq!(named(1, 5), "1-3");
        assert_eq!(named(50, 2), "10-1");
        assert_eq!(named(9, 9), "1-1");
        assert_eq!(named(8, 16), "1-2");
        assert_eq!(named(7, 16), "1-3");
    }
}
