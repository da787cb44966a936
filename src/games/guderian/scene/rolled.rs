//! The last battle that a die has decided.

use crate::{
    engine::counters::UnitId,
    games::guderian::rules::{
        Rulebook,
        combat::{
            results::CombatResult,
            strength::{AttackStrength, DefenceStrength},
        },
        event::{DiePurpose, Event},
    },
};

/// A battle that a die has decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// The attack, with its parts.
    pub attack: AttackStrength,
    /// The defence, with its parts.
    pub defence: DefenceStrength,
    /// The column, from 0.
    pub column: usize,
    /// The die, 1 to 6.
    pub die: u8,
    pub result: CombatResult,
    /// The attacked units that were eliminated before the die, because they have no strength.
    pub gone: Vec<UnitId>,
}

impl Rolled {
    /// The last battle in these events that came to a die.
    pub fn from_events(rulebook: &Rulebook, events: &[Event]) -> Option<Self> {
        let mut compared = None;
        let mut thrown = None;
        let mut rolled = None;
        let mut gone = Vec::new();
        for event in events {
            match event {
                Event::AttackDeclared { .. } | Event::OverrunDeclared { .. } => gone.clear(),
                Event::Eliminated { unit, .. } => gone.push(*unit),
                Event::Compared { attack, defence, odds } => compared = Some((attack, defence, odds)),
                Event::Die { purpose: DiePurpose::Combat, roll } => thrown = Some(*roll),
                Event::Resolved { result } => {
                    let (Some((attack, defence, odds)), Some(die)) = (compared, thrown) else { continue };
                    let column = rulebook.charts.odds.iter().position(|column| column == odds)?;
                    let (attack, defence) = (attack.clone(), defence.clone());
                    let gone = std::mem::take(&mut gone);
                    rolled = Some(Self { attack, defence, column, die, result: *result, gone });
                }
                _ => {}
            }
        }
        rolled
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::guderian::rules::event::Cause;

    /// A division without strength is gone before the die: it belongs to the battle that the die decides, and one that is
    /// eliminated by the result does not (12.3).
    #[test]
    fn units_without_strength_belong_to_their_battle() {
        let rulebook = Rulebook::load("smolensk").unwrap();
        let odds = rulebook.charts.odds[0];
        let eliminated = |unit: &str| {
            let unit = unit.parse().unwrap();
            Event::Eliminated { unit, cause: Cause::NoStrength }
        };
        let events = [
            Event::AttackDeclared { units: Vec::new(), targets: Vec::new() },
            eliminated("untried-1"),
            Event::Compared {
                attack: AttackStrength { parts: Vec::new(), bonuses: Vec::new(), overrun: false, total: 4 },
                defence: DefenceStrength { hexes: Vec::new(), total: 4 },
                odds,
            },
            Event::Die { purpose: DiePurpose::Combat, roll: 3 },
            Event::Resolved { result: CombatResult::DefenderEliminated { attacker: 0 } },
            eliminated("untried-2"),
        ];
        let rolled = Rolled::from_events(&rulebook, &events).unwrap();
        assert_eq!((rolled.die, rolled.gone), (3, vec!["untried-1".parse().unwrap()]));
    }
}
