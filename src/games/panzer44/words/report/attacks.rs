//! The attacks of a game, each with what could be expected of it.

use super::dice::luck_of;
use crate::{
    engine::board::Hex,
    games::panzer44::{
        rules::{
            event::{Attacker, DiePurpose, Event},
            kinds::Side,
            position::Public,
            results::CombatResult,
            rulebook::Rulebook,
        },
        words::names::{battery_name, unit_name},
    },
    play::luck::Thrown,
};
use serde::Serialize;

/// An attack that came to a die.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AttackReport {
    /// How many orders had been given, that of the attack included.
    pub order: usize,
    pub turn: u8,
    /// The attacker's side.
    pub side: Side,
    /// Who attacked, in words.
    pub by: String,
    /// Whom, in words.
    pub target: String,
    pub hex: Hex,
    pub column: i16,
    pub die: u8,
    /// The result, as the table writes it.
    #[serde(serialize_with = "as_written")]
    pub result: CombatResult,
    /// The harm that could be expected.
    pub expected: f64,
    /// How far it scatters.
    pub variance: f64,
    /// The harm beyond that.
    pub luck: f64,
}

impl AttackReport {
    /// The die, for sums.
    pub fn die(&self) -> Thrown {
        Thrown { expected: self.expected, variance: self.variance, luck: self.luck }
    }
}

fn as_written<S: serde::Serializer>(result: &CombatResult, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(result)
}

/// The attacks noted so far, and the die that was thrown for the next.
#[derive(Default)]
pub(super) struct Attacks {
    done: Vec<AttackReport>,
    die: u8,
}

pub(super) fn side_of(public: &Public, by: Attacker) -> Option<Side> {
    match by {
        Attacker::Unit(unit) => public.find(unit).map(|counter| counter.side),
        Attacker::Battery(side, _) | Attacker::Air(side) => Some(side),
    }
}

fn called(rulebook: &Rulebook, public: &Public, by: Attacker) -> String {
    match by {
        Attacker::Unit(unit) => unit_name(rulebook, public, unit),
        Attacker::Battery(_, battery) => battery_name(rulebook, battery),
        Attacker::Air(side) => format!("{side} aircraft"),
    }
}

impl Attacks {
    pub fn note(&mut self, rulebook: &Rulebook, now: &Public, order: usize, event: &Event) {
        match event {
            Event::Die { purpose: DiePurpose::Attack(_), roll, .. } => self.die = *roll,
            Event::Attacked { by, unit, hex, procedure, result, .. } => {
                let Some(side) = side_of(now, *by) else { return };
                let faces = [1, 2, 3, 4, 5, 6].map(|die| procedure.result(&rulebook.charts, die));
                let (expected, variance, luck) = luck_of(&faces, *result);
                self.done.push(AttackReport {
                    order,
                    turn: now.turn,
                    side,
                    by: called(rulebook, now, *by),
                    target: unit_name(rulebook, now, *unit),
                    hex: *hex,
                    column: procedure.column,
                    die: self.die,
                    result: *result,
                    expected,
                    variance,
                    luck,
                });
            }
            _ => {}
        }
    }

    pub fn finish(self) -> Vec<AttackReport> {
        self.done
    }
}
