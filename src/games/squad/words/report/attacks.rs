//! The attacks of a game, each with its expected result.
//!
//! The measure of an attack is *harm* in casualty points, as the table gives them. A unit eliminated by a shot or an
//! assault counts its casualty rating, and an AFV six, or half of that if it is immobilized. A failed assault counts
//! one point for each assaulter. The luck of an attack is its harm less the average harm of its dice. Skill is not part
//! of it: the players brought about rows, numbers and modifiers, and the dice are chance.

use super::{
    came::{Came, has_dice},
    expected::Spread,
};
use crate::{
    engine::{
        counters::UnitId,
        text::{Arg, Ids, Names, Text, id, t},
        wording::with_minus,
    },
    games::squad::{
        rules::{
            event::{DiePurpose, Event, Kind, Lost},
            fire::modifier::sum,
            kinds::Side,
            position::Public,
            rulebook::Rulebook,
        },
        words::{
            names::{Known, mission_arg, named_at, struck_arg},
            story::Declared,
            table_told::{row_name, row_of},
        },
    },
    play::report::{Attack, Attacking},
};
use serde::Serialize;

/// The kind of roll of an attack.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Throw {
    pub kind: Kind,
    pub strength: u16,
    pub against: u16,
    /// The row of the table, the roll to hit, or the odds of an assault, as the charts print them.
    pub row: String,
    /// The number that counts: of the row, to hit, or to kill.
    pub needs: i8,
    /// The sum of the die-roll modifiers.
    pub modifier: i8,
    /// The attack in a sentence.
    #[serde(skip)]
    pub sentence: Text,
}

pub type AttackReport = Attack<Throw>;

impl Attacking for Throw {
    type Side = Side;
    type Result = Came;
    type Dice = DiceCount;

    fn text(attack: &AttackReport) -> Text {
        attack.how.sentence.clone()
    }
}

/// The number of rolls of each face, from 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DiceCount {
    /// Dice of attacks, and against armour.
    pub attacks: [u32; 6],
    /// Dice for survival, rally, valour, mines, scatter.
    pub others: [u32; 6],
}

/// An attack that still waits for results.
pub(super) struct Pending {
    pub side: Side,
    order: usize,
    turn: u8,
    attack: Declared,
    by: String,
    target: String,
    sentence: Text,
    row: String,
    spread: Spread,
    dice: Vec<u8>,
    stopped: bool,
    lost: bool,
}

impl Pending {
    /// The attack from the position in which it is made; none for an attack without dice.
    pub fn of(
        rulebook: &Rulebook,
        now: &Public,
        (order, caller): (usize, Option<Side>),
        event: &Event,
    ) -> Option<Self> {
        let attack = Declared::of(event)?;
        if !has_dice(attack.kind, attack.against) {
            return None;
        }
        let of = |unit: &UnitId| now.find(*unit).map(|counter| counter.side);
        let side = attack.by.first().and_then(of).or(caller)?;
        let by = match attack.kind {
            Kind::Mission(mission) => mission_arg(mission),
            _ if attack.by.is_empty() => Arg::Name(id!("squad-report-from-above")),
            _ => named_at(rulebook, now, &attack.by).into(),
        };
        let target = match attack.struck.is_empty() {
            true => struck_arg(&[]),
            false => english(struck_arg(&attack.struck), &Known { rulebook, public: now }).into(),
        };
        let sentence = attack_text(&attack, side, by.clone(), target.clone());
        Some(Self {
            side,
            order,
            turn: now.turn,
            by: english(by, &Ids),
            target: english(target, &Ids),
            sentence,
            row: row_told(rulebook, &attack),
            spread: Spread::of(rulebook, now, &attack),
            attack,
            dice: Vec::new(),
            stopped: false,
            lost: false,
        })
    }

    pub fn note(&mut self, event: &Event) {
        let target = |unit: UnitId| self.attack.struck.contains(&unit);
        match event {
            Event::Die { purpose: DiePurpose::Attack(_), roll } => self.dice.push(*roll),
            // A second one is the search for it.
            Event::Die { purpose: DiePurpose::Sniper, roll }
                if self.attack.kind == Kind::Sniper && self.dice.is_empty() =>
            {
                self.dice.push(*roll);
            }
            Event::Suffered { unit, lost: Lost::Immobile } if target(*unit) => self.stopped = true,
            Event::Suffered { unit, lost: Lost::Eliminated | Lost::Left } if target(*unit) => {
                self.lost = true
            }
            _ => {}
        }
    }

    /// The attack as the report lists it; none if no dice were rolled.
    pub fn told(self) -> Option<AttackReport> {
        let (first, second) = (self.dice.first().copied()?, self.dice.get(1).copied());
        let came = self.came();
        let done = self.spread.done(came);
        let (expected, variance) = self.spread.expected();
        let Declared { kind, strength, against, needs, hex, .. } = self.attack;
        let modifier = sum(&self.attack.modifiers);
        Some(AttackReport {
            order: self.order,
            turn: self.turn,
            side: self.side,
            by: self.by,
            target: self.target,
            hex,
            how: Throw { kind, strength, against, row: self.row, needs, modifier, sentence: self.sentence },
            die: first,
            second,
            result: came,
            expected,
            variance,
            luck: done - expected,
        })
    }

    fn came(&self) -> Came {
        let dice: u8 = self.dice.iter().sum();
        let roll = self.attack.roll(dice);
        match self.attack.kind {
            Kind::Assault if roll <= self.attack.needs => Came::Taken,
            Kind::Assault => Came::Repelled,
            Kind::AntiTank | Kind::LastShot if roll > self.attack.needs => Came::Missed,
            Kind::AntiTank | Kind::LastShot if self.lost => Came::Eliminated,
            Kind::AntiTank | Kind::LastShot if self.stopped => Came::Immobile,
            Kind::AntiTank | Kind::LastShot => Came::Stood,
            _ => match self.spread.points(dice) {
                0 => Came::Nothing,
                points => Came::Points(points),
            },
        }
    }
}

/// Units in English: the report is the same in every language, as in files.
fn english(units: Arg, names: &dyn Names) -> String {
    t!("squad-report-units", units = units).english(names)
}

/// The attack of a side in a sentence, by these attackers, with their hexes, on this target.
fn attack_text(attack: &Declared, side: Side, by: Arg, target: Arg) -> Text {
    let side = Side::NAMES[side.number()].as_people();
    let (n, hex) = (attack.by.len().max(1), attack.hex);
    match attack.kind {
        Kind::Fire => {
            t!("squad-report-fire", side = side, n = n, units = by, target = target, hex = hex)
        }
        Kind::Opportunity => {
            t!("squad-report-opportunity", side = side, n = n, units = by, target = target, hex = hex)
        }
        Kind::Overrun => {
            t!("squad-report-overrun", side = side, n = n, units = by, target = target, hex = hex)
        }
        Kind::Assault => {
            t!("squad-report-assault", side = side, n = n, units = by, target = target, hex = hex)
        }
        Kind::Sniper => {
            t!("squad-report-sniper", side = side, n = n, units = by, target = target, hex = hex)
        }
        Kind::AntiTank => {
            t!("squad-report-anti-tank", side = side, n = n, units = by, target = target, hex = hex)
        }
        Kind::LastShot => {
            t!("squad-report-last-shot", side = side, n = n, units = by, target = target, hex = hex)
        }
        Kind::Lane => {
            t!("squad-report-lane", side = side, n = n, units = by, target = target, hex = hex)
        }
        Kind::Mission(_) => {
            t!("squad-report-mission", side = side, units = by, target = target, hex = hex)
        }
    }
}

fn row_told(rulebook: &Rulebook, attack: &Declared) -> String {
    let charts = &rulebook.charts;
    match attack.kind {
        Kind::AntiTank | Kind::LastShot => format!("≤ {}", with_minus(attack.needs)),
        Kind::Sniper => "–".to_owned(),
        Kind::Assault => {
            let column = charts.assault_column(attack.strength, attack.against);
            charts.assault.get(column).map(|(odds, _)| odds.to_string()).unwrap_or_default()
        }
        _ => row_of(charts, attack.needs).map_or_else(String::new, |row| row_name(charts, row)),
    }
}
