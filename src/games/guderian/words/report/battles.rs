//! The combats of a game, one after the other.

use super::{
    Loss,
    dice::{harms_of, luck_of},
    ledger::Ledger,
};
use crate::{
    engine::{board::Hex, charts::Odds},
    games::guderian::{
        rules::{
            combat::{battle::Stage, results::CombatResult},
            event::{DiePurpose, Event},
            kinds::Side,
            phase::Phase,
            rulebook::Rulebook,
        },
        words::names::hex_name,
    },
    play::luck::{Luck, Thrown},
};
use serde::Serialize;

/// A combat or overrun.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BattleReport {
    /// The number of the order that declared it.
    pub order: usize,
    pub turn: u8,
    pub phase: Phase,
    pub attacker: Side,
    pub overrun: bool,
    /// The units in the attack.
    pub attackers: Vec<String>,
    /// The hexes attacked.
    pub targets: Vec<Hex>,
    /// The hexes attacked, in words.
    pub place: String,
    pub fate: Fate,
    /// The losses of each side in it, Soviet first.
    pub losses: [Loss; 2],
}

/// The outcome of a combat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Fate {
    /// Its die has not been rolled yet.
    Pending,
    /// The defenders were eliminated or removed before the die.
    Emptied,
    /// No unit was left to attack with.
    Void,
    /// A die decided it.
    Fought(Throw),
}

/// A die and its result.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Throw {
    /// The strength of the attack.
    pub attack: u16,
    /// The strength of the defence.
    pub defence: u16,
    /// The column of the table.
    pub odds: Odds,
    pub die: u8,
    pub result: CombatResult,
    /// The average effect of the six faces of the column for the attacker, in steps or hexes.
    pub expected: f64,
    /// The variance of that effect.
    pub variance: f64,
    /// The effect of this face minus the expected one.
    pub luck: f64,
    /// The average harm of the six faces to the attacker and to the defender.
    #[serde(skip)]
    pub harms: [f64; 2],
}

impl Throw {
    /// The die, for sums.
    pub fn die(&self) -> Thrown {
        Thrown { expected: self.expected, variance: self.variance, luck: self.luck }
    }
}

/// The combats so far, and the current one.
#[derive(Default)]
pub(super) struct Battles {
    done: Vec<BattleReport>,
    open: Option<BattleReport>,
    compared: Option<(u16, u16, Odds, [u16; 2])>,
    die: u8,
}

impl Battles {
    /// Notes an event, before the ledger does: names and steps are those before it.
    pub fn note(
        &mut self,
        rulebook: &Rulebook,
        ledger: &Ledger,
        (order, turn, phase): (usize, u8, Phase),
        event: &Event,
    ) {
        let mut declare = |units: &[_], targets: &[Hex], overrun: bool| {
            self.done.extend(self.open.take());
            self.open = Some(BattleReport {
                order,
                turn,
                phase,
                attacker: units.first().and_then(|unit| ledger.side(*unit)).unwrap_or(phase.side()),
                overrun,
                attackers: units.iter().map(|unit| ledger.name(*unit)).collect(),
                targets: targets.to_vec(),
                place: targets.iter().map(|hex| hex_name(rulebook, *hex)).collect::<Vec<_>>().join(", "),
                fate: Fate::Pending,
                losses: Default::default(),
            });
        };
        match event {
            Event::AttackDeclared { units, targets } => declare(units, targets, false),
            Event::OverrunDeclared { units, target, .. } => declare(units, &[*target], true),
            Event::TargetsEmptied { .. } => self.decide(Fate::Emptied),
            Event::AttackVoid => self.decide(Fate::Void),
            Event::Compared { attack, defence, odds } => {
                let attackers = attack.parts.iter().map(|part| ledger.steps(part.unit)).sum();
                let defenders = defence.hexes.iter().flat_map(|hex| &hex.parts);
                let defenders = defenders.map(|part| ledger.steps(part.unit)).sum();
                self.compared = Some((attack.total, defence.total, *odds, [attackers, defenders]));
            }
            Event::Die { purpose: DiePurpose::Combat, roll } => self.die = *roll,
            Event::Resolved { result } => self.resolve(rulebook, *result),
            Event::Staged { stage: Stage::Finished } | Event::PhaseClosed { .. } => {
                self.done.extend(self.open.take());
            }
            _ => {}
        }
    }

    /// Notes a loss of a side: in the current combat, if there is one.
    pub fn lose(&mut self, side: Side, loss: Loss) {
        if let Some(open) = &mut self.open {
            open.losses[side.number()].add(loss);
        }
    }

    fn decide(&mut self, fate: Fate) {
        if let Some(open) = &mut self.open {
            open.fate = fate;
        }
    }

    fn resolve(&mut self, rulebook: &Rulebook, result: CombatResult) {
        let Some((attack, defence, odds, steps)) = self.compared.take() else { return };
        let columns = &rulebook.charts.odds;
        let Some(column) = columns.iter().position(|other| *other == odds) else { return };
        let table = rulebook.combat_results();
        let faces = [0, 1, 2, 3, 4, 5].map(|row| table.at(row, column));
        let (expected, variance, luck) = luck_of(&faces, result, steps);
        let harms = harms_of(&faces, steps);
        let die = self.die;
        if let Some(open) = &mut self.open {
            let throw = Throw { attack, defence, odds, die, result, expected, variance, luck, harms };
            open.fate = Fate::Fought(throw);
        }
    }

    /// All combats; one that is not over comes last.
    pub fn finish(mut self) -> Vec<BattleReport> {
        self.done.extend(self.open.take());
        self.done
    }
}

/// The dice of these battles together: their effect, in steps or hexes.
pub(super) fn luck_in<'a>(battles: impl Iterator<Item = &'a BattleReport>) -> Luck {
    Luck::of(battles.filter_map(|battle| match &battle.fate {
        Fate::Fought(throw) => Some(throw.die()),
        _ => None,
    }))
}
