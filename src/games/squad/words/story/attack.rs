//! Attacks as text: the attackers and targets, the row or number, and the result.

use super::teller::{Teller, points_told};
use crate::{
    engine::{board::Hex, counters::UnitId, wording::with_minus},
    games::squad::{
        rules::{
            Rulebook,
            event::{Event, Kind, Lost},
            fire::modifier::{Reason, sum},
            scenario::charts::Kill,
        },
        words::{
            names::{mission_name, modifiers_told},
            table_told::{kill_told, row_name, row_of},
        },
    },
};

/// An attack as its event states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    pub kind: Kind,
    pub by: Vec<UnitId>,
    pub leader: Option<UnitId>,
    pub hex: Hex,
    pub struck: Vec<UnitId>,
    pub strength: u16,
    pub against: u16,
    pub needs: i8,
    pub modifiers: Vec<(Reason, i8)>,
}

impl Declared {
    /// The attack of an event.
    pub fn of(event: &Event) -> Option<Self> {
        let Event::Attacked { kind, by, leader, hex, struck, strength, against, needs, modifiers } =
            event.itself()
        else {
            return None;
        };
        Some(Self {
            kind: *kind,
            by: by.clone(),
            leader: *leader,
            hex: *hex,
            struck: struck.clone(),
            strength: *strength,
            against: *against,
            needs: *needs,
            modifiers: modifiers.clone(),
        })
    }

    /// The modifiers of the dice. In an assault the defenders' own are already part of the number (17.5).
    pub fn on_dice(&self) -> Vec<(Reason, i8)> {
        let on_number = |why: Reason| matches!(why, Reason::DefendingLeader | Reason::DefendingGrenades);
        self.modifiers.iter().filter(|(why, _)| !on_number(*why)).copied().collect()
    }

    /// The dice with all modifiers.
    pub fn roll(&self, dice: u8) -> i8 {
        i8::try_from(dice).unwrap_or(i8::MAX).saturating_add(sum(&self.on_dice()))
    }

    /// Whether it uses the fire table (13.3).
    pub fn is_on_table(&self) -> bool {
        !matches!(self.kind, Kind::Assault | Kind::AntiTank | Kind::LastShot | Kind::Sniper)
    }

    /// The casualty points of a roll, for an attack that uses the fire table.
    pub fn casualties(&self, rulebook: &Rulebook, dice: u8) -> Option<u16> {
        let row = row_of(&rulebook.charts, self.needs).filter(|_| self.is_on_table())?;
        Some(rulebook.charts.casualties(row, self.roll(dice)))
    }

    /// Strength, row or number, and die-roll modifiers.
    pub fn figures(&self, rulebook: &Rulebook) -> String {
        let charts = &rulebook.charts;
        let row = row_of(charts, self.needs).map_or_else(String::new, |row| row_name(charts, row));
        let figures = match self.kind {
            Kind::Fire | Kind::Opportunity | Kind::Overrun => {
                format!("strength {}, row {row}", self.strength)
            }
            Kind::Lane | Kind::Mission(_) => format!("row {row}"),
            Kind::Assault if self.against == 0 => "no defence".to_owned(),
            Kind::Assault => {
                let column = charts.assault_column(self.strength, self.against);
                let odds = charts.assault.get(column).map(|(odds, _)| odds.to_string());
                let odds = odds.unwrap_or_default();
                let (attack, against) = (self.strength, self.against);
                format!("{attack} to {against}, odds {odds}, success on {} or less", with_minus(self.needs))
            }
            Kind::Sniper => "die minus cover and hindrance".to_owned(),
            Kind::AntiTank | Kind::LastShot => format!("hits on {} or less", with_minus(self.needs)),
        };
        let more = modifiers_told(&self.modifiers);
        if more.is_empty() { figures } else { format!("{figures}; {more}") }
    }

    /// The dice, the modifiers, and the sum.
    pub fn thrown(&self, dice: u8) -> String {
        let on_dice = self.on_dice();
        let what = if self.kind == Kind::Sniper { "die" } else { "dice" };
        if on_dice.is_empty() {
            return format!("{what} {dice}");
        }
        format!("{what} {dice}, {}: {}", modifiers_told(&on_dice), with_minus(self.roll(dice)))
    }
}

/// The verb of an attack by this number of units.
pub fn attack_verb(kind: Kind, units: usize) -> &'static str {
    let verb = |one, several| if units < 2 { one } else { several };
    match kind {
        Kind::Fire => verb("fires at", "fire at"),
        Kind::Opportunity => verb("opens opportunity fire on", "open opportunity fire on"),
        Kind::Overrun => verb("overruns", "overrun"),
        Kind::Assault => verb("assaults", "assault"),
        Kind::Sniper => verb("fires from cover at", "fire from cover at"),
        Kind::AntiTank => verb("shoots at", "shoot at"),
        Kind::LastShot => verb("takes a last shot at", "take a last shot at"),
        Kind::Lane => verb("fires along its lane at", "fire along their lanes at"),
        Kind::Mission(_) => "attacks",
    }
}

/// The kill number of a hit, as its event states it: 0 if no roll kills, 13 if all do.
pub fn hit_told(needs: i8) -> String {
    kill_told(match needs {
        13.. => Kill::Certain,
        1..=12 => Kill::Below(needs),
        _ => Kill::Impossible,
    })
}

/// The loss of a unit of this name.
pub fn lost_told(lost: Lost, name: &str) -> String {
    match lost {
        Lost::Spared => format!("{name} is spared by shield or valour"),
        Lost::Pinned => format!("{name} is pinned"),
        Lost::Reduced(_) => format!("{name} is reduced to a half squad"),
        Lost::ReducedAndPinned(_) => format!("{name} is reduced to a half squad and pinned"),
        Lost::Eliminated => format!("{name} is eliminated"),
        Lost::Immobile => format!("{name} is immobilized"),
        Lost::Left => format!("{name} is abandoned by its crew"),
    }
}

impl Teller<'_> {
    /// The attackers, targets and hex, without figures.
    pub fn declared(&self, attack: &Declared) -> String {
        let Declared { kind, by, hex, struck, .. } = attack;
        let (target, place) = (self.struck(struck), self.hex(*hex));
        let seen = self.seen(by);
        let who = if seen.is_empty() { "a hidden unit".to_owned() } else { self.units(&seen) };
        match kind {
            Kind::Lane => {
                let enter = if struck.len() < 2 { "enters" } else { "enter" };
                return format!("{target} {enter} the fire lane of {who} in {place}");
            }
            Kind::Mission(mission) => {
                return format!("{} attacks {target} in {place}", mission_name(*mission));
            }
            Kind::AntiTank if by.is_empty() => {
                let is = if struck.len() < 2 { "is" } else { "are" };
                return format!("{target} in {place} {is} attacked from above");
            }
            _ => {}
        }
        let does = attack_verb(*kind, seen.len());
        let led = attack.leader.filter(|leader| !by.contains(leader) && self.is_seen(*leader));
        let led = led.map_or_else(String::new, |leader| format!(", led by {},", self.unit(leader)));
        format!("{who}{led} {does} {target} in {place}")
    }

    fn is_seen(&self, unit: UnitId) -> bool {
        !self.seen(&[unit]).is_empty()
    }

    /// The effect of a roll, before any unit has suffered it.
    pub fn comes_of(&self, attack: &Declared, dice: u8) -> String {
        let roll = attack.roll(dice);
        match attack.kind {
            Kind::Assault if roll <= attack.needs => "the assault succeeds".to_owned(),
            Kind::Assault => {
                let by = i16::from(roll) - i16::from(attack.needs);
                format!("the assault fails by {by}")
            }
            Kind::AntiTank | Kind::LastShot if roll <= attack.needs => "hit".to_owned(),
            Kind::AntiTank | Kind::LastShot => "missed".to_owned(),
            _ => match attack.casualties(self.rulebook, dice) {
                Some(0) | None => "no effect".to_owned(),
                Some(points) => points_told(points),
            },
        }
    }
}
