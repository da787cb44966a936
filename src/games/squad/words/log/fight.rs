//! An attack with its results, an attempt to rally, or chosen losses: each is one line.

use super::{entry::LogEntry, line_names::LineNames};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, Text, t},
        wording::capital,
    },
    games::squad::{
        rules::{
            event::{DiePurpose, Event, Kind, Lost},
            kinds::Side,
        },
        words::{
            clauses::Clauses,
            dice_asked::is_two,
            names::{units_arg, used_arg},
            story::{Declared, Teller, die_text, hit_text, lost_text, points_text},
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
                let declared = Clauses::from(teller.declared(attack));
                declared.then(": ", self.outcome(teller, attack))
            }
            Subject::Rally(unit) if self.recovered => t!("squad-log-rallies", unit = *unit).into(),
            Subject::Rally(unit) => t!("squad-log-fails-to-rally", unit = *unit).into(),
            Subject::Losses => self.losses()?,
        };
        let names = LineNames::new(teller, self.side);
        let text = capital(&text.shown(&names));
        let detail = self.figures(teller).shown(&names);
        Some(LogEntry { text, detail, side: self.side, hex: self.hex, heading: false, only: self.only })
    }

    /// The text of losses without an attack; none if no unit has a loss and there were no points.
    fn losses(&self) -> Option<Clauses> {
        let mut clauses = self.each();
        if clauses.is_empty() {
            clauses = self.points.iter().map(|(_, points)| points_text(*points)).collect();
        }
        if clauses.is_empty() {
            // The die of a minefield without effect, or of a crew that stays.
            clauses = self.more.iter().filter_map(|(purpose, _)| spared(*purpose)).collect();
            clauses.dedup();
        }
        (!clauses.is_empty()).then(|| Clauses::joined("; ", clauses))
    }

    /// The results for all units.
    fn outcome(&self, teller: &Teller, attack: &Declared) -> Clauses {
        let mut clauses: Vec<Text> = Vec::new();
        let came = self.sum().map(|dice| teller.comes_of(attack, dice));
        let on_table = attack.is_on_table() || attack.kind == Kind::Sniper;
        if attack.kind == Kind::Assault {
            clauses.extend(came);
            if self.taken.is_some() {
                clauses.push(t!("squad-log-captured"));
            }
        } else if on_table {
            // In woods they are doubled, and therefore more than in the table (19.5).
            clauses.extend(self.points.iter().map(|(_, points)| points_text(*points)));
            if clauses.is_empty() {
                clauses.push(t!("squad-log-no-effect"));
            }
        } else {
            clauses.extend(came);
        }
        let each = self.each();
        if self.needs.is_some() && each.is_empty() {
            clauses.push(t!("squad-log-survives"));
        }
        clauses.extend(each);
        if !self.valorous.is_empty() {
            let (units, n) = (units_arg(&self.valorous), self.valorous.len());
            clauses.push(t!("squad-log-now-valorous", units = units, n = n));
        }
        Clauses::joined("; ", clauses)
    }

    /// The loss of each unit, with equal losses together.
    fn each(&self) -> Vec<Text> {
        let mut losses: Vec<(Lost, Vec<UnitId>)> = Vec::new();
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
            match losses.iter_mut().find(|(other, _)| kind(*other) == kind(*lost)) {
                Some((_, units)) => units.push(*unit),
                None => losses.push((*lost, vec![*unit])),
            }
        }
        losses.into_iter().map(|(lost, units)| lost_text(lost, &units)).collect()
    }

    /// Strength, row or number, dice and result, in the terms of the charts, a line each.
    fn figures(&self, teller: &Teller) -> Clauses {
        let dice = self.sum();
        let mut lines = match &self.about {
            Subject::Attack(attack) => {
                let figures = attack.figures(teller.rulebook);
                dice.into_iter().fold(figures, |lines, dice| lines.then("\n", attack.rolled(dice)))
            }
            Subject::Rally(_) => Clauses::joined("", dice.map(|dice| t!("squad-log-roll-dice", roll = dice))),
            Subject::Losses => Clauses::default(),
        };
        for line in self.needs.map(hit_text).into_iter().chain(self.others()) {
            lines = lines.then("\n", line);
        }
        if !self.used.is_empty() {
            let used = self.used.iter().map(|weapon| used_arg(teller.rulebook, *weapon));
            lines = lines.then("\n", t!("squad-log-used-up", weapons = Arg::list(used)));
        }
        lines
    }

    /// The dice other than the ones of the attack. Two of a kind are one roll.
    fn others(&self) -> Vec<Text> {
        let mut throws: Vec<(DiePurpose, Vec<u8>)> = Vec::new();
        for (purpose, roll) in &self.more {
            match throws.last_mut() {
                Some((last, rolls)) if last == purpose && is_two(*purpose) && rolls.len() < 2 => {
                    rolls.push(*roll);
                }
                _ => throws.push((*purpose, vec![*roll])),
            }
        }
        let text =
            |(purpose, rolls): (DiePurpose, Vec<u8>)| die_text(purpose, rolls.len(), rolls.iter().sum());
        throws.into_iter().map(text).collect()
    }
}

/// The unit that a die has spared, if no other event names it.
fn spared(purpose: DiePurpose) -> Option<Text> {
    match purpose {
        DiePurpose::Mines(unit) => Some(t!("squad-log-mines-spare", unit = unit)),
        DiePurpose::Survival(unit) => Some(t!("squad-log-crew-stays", unit = unit)),
        _ => None,
    }
}
