//! Attacks as text: the attackers and targets, the row or number, and the result.

use super::teller::{Group, Teller, points_text};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, Text, t},
    },
    games::squad::{
        rules::{
            Rulebook,
            event::{Event, Kind, Lost},
            fire::modifier::{Reason, sum},
            scenario::charts::Kill,
        },
        words::{
            clauses::Clauses,
            names::{mission_arg, modifiers_text, units_arg},
            table_told::{kill_text, row_name, row_of},
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
    pub fn figures(&self, rulebook: &Rulebook) -> Clauses {
        Clauses::from(self.figures_alone(rulebook)).then("; ", modifiers_text(&self.modifiers))
    }

    fn figures_alone(&self, rulebook: &Rulebook) -> Text {
        let charts = &rulebook.charts;
        let row = row_of(charts, self.needs).map_or_else(String::new, |row| row_name(charts, row));
        match self.kind {
            Kind::Fire | Kind::Opportunity | Kind::Overrun => {
                t!("squad-log-figures-fire", strength = self.strength, row = row)
            }
            Kind::Lane | Kind::Mission(_) => t!("squad-log-figures-row", row = row),
            Kind::Assault if self.against == 0 => t!("squad-log-figures-no-defence"),
            Kind::Assault => {
                let column = charts.assault_column(self.strength, self.against);
                let odds = charts.assault.get(column).map(|(odds, _)| odds.to_string());
                t!(
                    "squad-log-figures-assault",
                    attack = self.strength,
                    against = self.against,
                    odds = odds.unwrap_or_default(),
                    needs = self.needs
                )
            }
            Kind::Sniper => t!("squad-log-figures-sniper"),
            Kind::AntiTank | Kind::LastShot => t!("squad-log-figures-to-hit", needs = self.needs),
        }
    }

    /// The dice, the modifiers, and the sum.
    pub fn rolled(&self, dice: u8) -> Clauses {
        let on_dice = self.on_dice();
        let roll = match self.kind {
            Kind::Sniper => t!("squad-log-roll-die", roll = dice),
            _ => t!("squad-log-roll-dice", roll = dice),
        };
        if on_dice.is_empty() {
            return roll.into();
        }
        let total = t!("squad-log-roll-total", total = self.roll(dice));
        Clauses::from(roll).then(", ", modifiers_text(&on_dice)).then(": ", total)
    }
}

/// An attack by these units, perhaps with a leader, on a target in a hex.
pub fn attack_text(kind: Kind, by: Group, leader: Option<UnitId>, target: Arg, hex: Hex) -> Text {
    let Group { units: by, n } = by;
    let led = if leader.is_some() { "yes" } else { "no" };
    let leader = leader.map_or_else(|| Arg::from(""), Arg::Unit);
    macro_rules! by_units {
        ($id:literal) => {
            t!($id, by = by, n = n, led = led, leader = leader, target = target, hex = hex)
        };
    }
    match kind {
        Kind::Fire => by_units!("squad-log-attack-fire"),
        Kind::Opportunity => by_units!("squad-log-attack-opportunity"),
        Kind::Overrun => by_units!("squad-log-attack-overrun"),
        Kind::Assault => by_units!("squad-log-attack-assault"),
        Kind::Sniper => by_units!("squad-log-attack-sniper"),
        Kind::AntiTank => by_units!("squad-log-attack-anti-tank"),
        Kind::LastShot => by_units!("squad-log-attack-last-shot"),
        Kind::Lane => t!("squad-log-attack-along-lane", by = by, n = n, target = target, hex = hex),
        Kind::Mission(mission) => {
            t!("squad-log-attack-mission", mission = mission_arg(mission), target = target, hex = hex)
        }
    }
}

/// The kill number of a hit, as its event states it: 0 if no roll kills, 13 if all do.
pub fn hit_text(needs: i8) -> Text {
    kill_text(match needs {
        13.. => Kill::Certain,
        1..=12 => Kill::Below(needs),
        _ => Kill::Impossible,
    })
}

/// The loss of units.
pub fn lost_text(lost: Lost, units: &[UnitId]) -> Text {
    let (n, units) = (units.len(), units_arg(units));
    match lost {
        Lost::Spared => t!("squad-log-lost-spared", units = units, n = n),
        Lost::Pinned => t!("squad-log-lost-pinned", units = units, n = n),
        Lost::Reduced(_) => t!("squad-log-lost-reduced", units = units, n = n),
        Lost::ReducedAndPinned(_) => t!("squad-log-lost-reduced-and-pinned", units = units, n = n),
        Lost::Eliminated => t!("squad-log-lost-eliminated", units = units, n = n),
        Lost::Immobile => t!("squad-log-lost-immobile", units = units, n = n),
        Lost::Left => t!("squad-log-lost-abandoned", units = units, n = n),
    }
}

impl Teller<'_> {
    /// The attackers, targets and hex, without figures.
    pub fn declared(&self, attack: &Declared) -> Text {
        let Declared { kind, by, hex, struck, .. } = attack;
        let (target, hex) = (Group::struck(struck), *hex);
        let acting = Group::acting(&self.seen(by));
        match kind {
            Kind::Lane => {
                let Group { units: target, n } = target;
                t!("squad-log-attack-lane", target = target, n = n, by = acting.units, hex = hex)
            }
            Kind::AntiTank if by.is_empty() => {
                t!("squad-log-attack-from-above", target = target.units, n = target.n, hex = hex)
            }
            _ => {
                let led = attack.leader.filter(|leader| !by.contains(leader) && self.is_seen(*leader));
                attack_text(*kind, acting, led, target.units, hex)
            }
        }
    }

    fn is_seen(&self, unit: UnitId) -> bool {
        !self.seen(&[unit]).is_empty()
    }

    /// The effect of a roll, before any unit has suffered it.
    pub fn comes_of(&self, attack: &Declared, dice: u8) -> Text {
        let roll = attack.roll(dice);
        match attack.kind {
            Kind::Assault if roll <= attack.needs => t!("squad-log-assault-succeeds"),
            Kind::Assault => {
                t!("squad-log-assault-fails", by = i16::from(roll) - i16::from(attack.needs))
            }
            Kind::AntiTank | Kind::LastShot if roll <= attack.needs => t!("squad-log-hit"),
            Kind::AntiTank | Kind::LastShot => t!("squad-log-missed"),
            _ => match attack.casualties(self.rulebook, dice) {
                Some(0) | None => t!("squad-log-no-effect"),
                Some(points) => points_text(points),
            },
        }
    }
}
