//! An attack with its results, an attempt to rally, or chosen losses: each is one line.

use super::entry::LogEntry;
use crate::{
    engine::{board::Hex, counters::UnitId, manual::listed, wording::capital},
    games::squad::{
        rules::{
            event::{DiePurpose, Event, Kind, Lost},
            kinds::Side,
        },
        words::{
            dice_asked::is_two,
            names::{sides_once, weapon_used},
            story::{Declared, Teller, hit_told, lost_told, points_told},
        },
    },
};

/// The subject of one line.
enum Subject {
    Attack(Declared),
    Rally(UnitId),
    /// Losses without an attack: chosen by their owner, or by mines.
    Losses,
}

pub(super) struct Fight {
    about: Subject,
    side: Option<Side>,
    /// The only side that sees it (22).
    pub only: Option<Side>,
    hex: Option<Hex>,
    /// The dice of the attack or the rally attempt.
    dice: Vec<u8>,
    /// The other dice, for armour, crew or armour side: the purpose and result of each.
    more: Vec<(DiePurpose, u8)>,
    needs: Option<i8>,
    points: Vec<(Hex, u16)>,
    suffered: Vec<(UnitId, Lost)>,
    used: Vec<UnitId>,
    valorous: Vec<UnitId>,
    recovered: bool,
    /// The side that holds the assaulted hex.
    taken: Option<Side>,
}

impl Fight {
    /// The line that an event begins, if its results belong to it.
    pub fn of(event: &Event, (side, only): (Option<Side>, Option<Side>), hex: Option<Hex>) -> Option<Self> {
        let attack = Declared::of(event).map(Subject::Attack);
        let about = match event {
            Event::Tried { unit } => Some(Subject::Rally(*unit)),
            Event::Points { .. } | Event::Suffered { .. } => Some(Subject::Losses),
            Event::Die { purpose: DiePurpose::Mines(_) | DiePurpose::Survival(_), .. } => {
                Some(Subject::Losses)
            }
            _ => attack,
        }?;
        let mut fight = Self {
            about,
            side,
            only,
            hex,
            dice: Vec::new(),
            more: Vec::new(),
            needs: None,
            points: Vec::new(),
            suffered: Vec::new(),
            used: Vec::new(),
            valorous: Vec::new(),
            recovered: false,
            taken: None,
        };
        if matches!(fight.about, Subject::Losses) {
            fight.takes(event);
        }
        Some(fight)
    }

    /// Adds an event that is a result of it, and returns whether it was one.
    pub fn takes(&mut self, event: &Event) -> bool {
        let assault = matches!(&self.about, Subject::Attack(attack) if attack.kind == Kind::Assault);
        match event {
            Event::Die { purpose, roll } => match purpose {
                DiePurpose::Attack(_) | DiePurpose::Rally(_) => self.dice.push(*roll),
                DiePurpose::Sniper if self.dice.is_empty() && self.is_sniper() => self.dice.push(*roll),
                // The hex of a mission is stated before its attack.
                DiePurpose::Scatter => return false,
                purpose => self.more.push((*purpose, *roll)),
            },
            Event::Points { hex, points } => self.points.push((*hex, *points)),
            Event::Suffered { unit, lost } => self.suffered.push((*unit, *lost)),
            Event::Hit { needs, .. } => self.needs = Some(*needs),
            Event::UsedUp { weapon, .. } => self.used.push(*weapon),
            Event::Valorous { unit } => self.valorous.push(*unit),
            Event::Recovered { .. } if matches!(self.about, Subject::Rally(_)) => self.recovered = true,
            Event::Held { hex, side } if assault && self.hex == Some(*hex) => self.taken = Some(*side),
            _ => return false,
        }
        true
    }

    fn is_sniper(&self) -> bool {
        matches!(&self.about, Subject::Attack(attack) if attack.kind == Kind::Sniper)
    }

    fn sum(&self) -> Option<u8> {
        (!self.dice.is_empty()).then(|| self.dice.iter().sum())
    }

    pub fn line(self, teller: &Teller) -> Option<LogEntry> {
        let text = match &self.about {
            Subject::Attack(attack) => {
                format!("{}: {}", teller.declared(attack), self.outcome(teller, attack))
            }
            Subject::Rally(unit) => {
                let done = if self.recovered { "rallies" } else { "fails to rally" };
                format!("{} {done}", teller.unit(*unit))
            }
            Subject::Losses => self.losses(teller)?,
        };
        let text = capital(&sides_once(teller.rulebook, &text, self.side));
        let detail = sides_once(teller.rulebook, &self.figures(teller), self.side);
        Some(LogEntry { text, detail, side: self.side, hex: self.hex, heading: false, only: self.only })
    }

    /// The text of losses without an attack; none if no unit has a loss and there were no points.
    fn losses(&self, teller: &Teller) -> Option<String> {
        let mut clauses = self.each(teller);
        if clauses.is_empty() {
            clauses = self.points.iter().map(|(_, points)| points_told(*points)).collect();
        }
        if clauses.is_empty() {
            // The die of a minefield without effect, or of a crew that stays.
            clauses = self.more.iter().filter_map(|(purpose, _)| spared(teller, *purpose)).collect();
            clauses.dedup();
        }
        (!clauses.is_empty()).then(|| clauses.join("; "))
    }

    /// The results for all units.
    fn outcome(&self, teller: &Teller, attack: &Declared) -> String {
        let mut clauses: Vec<String> = Vec::new();
        let came = self.sum().map(|dice| teller.comes_of(attack, dice));
        let on_table = attack.is_on_table() || attack.kind == Kind::Sniper;
        if attack.kind == Kind::Assault {
            clauses.extend(came);
            if self.taken.is_some() {
                clauses.push("the hex is captured".to_owned());
            }
        } else if on_table {
            // In woods they are doubled, and therefore more than in the table (19.5).
            let fell: Vec<String> = self.points.iter().map(|(_, points)| points_told(*points)).collect();
            clauses.push(if fell.is_empty() { "no effect".to_owned() } else { listed(fell) });
        } else {
            clauses.extend(came);
        }
        let each = self.each(teller);
        if self.needs.is_some() && each.is_empty() {
            clauses.push("it survives".to_owned());
        }
        clauses.extend(each);
        if !self.valorous.is_empty() {
            let verb = if self.valorous.len() == 1 { "is" } else { "are" };
            clauses.push(format!("{} {verb} now valorous", teller.units(&self.valorous)));
        }
        clauses.join("; ")
    }

    /// The loss of each unit, with equal losses together.
    fn each(&self, teller: &Teller) -> Vec<String> {
        let mut told: Vec<(Lost, Vec<UnitId>)> = Vec::new();
        let kind = |lost: Lost| match lost {
            Lost::Reduced(_) => 0,
            Lost::ReducedAndPinned(_) => 1,
            Lost::Spared => 2,
            Lost::Pinned => 3,
            Lost::Eliminated => 4,
            Lost::Immobile => 5,
            Lost::Left => 6,
        };
        for (unit, lost) in &self.suffered {
            match told.iter_mut().find(|(other, _)| kind(*other) == kind(*lost)) {
                Some((_, units)) => units.push(*unit),
                None => told.push((*lost, vec![*unit])),
            }
        }
        let clause = |(lost, units): (Lost, Vec<UnitId>)| {
            let clause = lost_told(lost, &teller.units(&units));
            if units.len() == 1 { clause } else { several(&clause) }
        };
        told.into_iter().map(clause).collect()
    }

    /// Strength, row or number, dice and result, in the terms of the charts.
    fn figures(&self, teller: &Teller) -> String {
        let mut lines: Vec<String> = Vec::new();
        let dice = self.sum();
        match &self.about {
            Subject::Attack(attack) => {
                lines.push(attack.figures(teller.rulebook));
                lines.extend(dice.map(|dice| attack.thrown(dice)));
            }
            Subject::Rally(_) => lines.extend(dice.map(|dice| format!("dice {dice}"))),
            Subject::Losses => {}
        }
        lines.extend(self.needs.map(hit_told));
        lines.extend(self.others(teller));
        if !self.used.is_empty() {
            let used = self.used.iter().map(|weapon| weapon_used(teller.rulebook, *weapon)).collect();
            lines.push(format!("used up: {}", listed(used)));
        }
        lines.join("\n")
    }

    /// The dice other than the ones of the attack. Two of a kind are one roll.
    fn others(&self, teller: &Teller) -> Vec<String> {
        let mut throws: Vec<(DiePurpose, Vec<u8>)> = Vec::new();
        for (purpose, roll) in &self.more {
            match throws.last_mut() {
                Some((last, rolls)) if last == purpose && is_two(*purpose) && rolls.len() < 2 => {
                    rolls.push(*roll);
                }
                _ => throws.push((*purpose, vec![*roll])),
            }
        }
        let told = |(purpose, rolls): (DiePurpose, Vec<u8>)| {
            let what = teller.purpose(purpose);
            let what = what.strip_prefix("die ").map(str::to_owned).unwrap_or(what);
            let dice = if rolls.len() == 1 { "die" } else { "dice" };
            format!("{dice} {what}: {}", rolls.iter().sum::<u8>())
        };
        throws.into_iter().map(told).collect()
    }
}

/// The same clause for several units.
fn several(clause: &str) -> String {
    let clause = clause.replacen(" is ", " are ", 1).replacen("to a half squad", "to half squads", 1);
    clause.replacen("abandoned by its crew", "abandoned by their crews", 1)
}

/// The unit that a die has spared, if no other event names it.
fn spared(teller: &Teller, purpose: DiePurpose) -> Option<String> {
    match purpose {
        DiePurpose::Mines(unit) => Some(format!("the mines have no effect on {}", teller.unit(unit))),
        DiePurpose::Survival(unit) => Some(format!("the crew of {} stays", teller.unit(unit))),
        _ => None,
    }
}
