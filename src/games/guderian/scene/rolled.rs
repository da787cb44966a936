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
