//! The attacks of a game, each with its expected result.

use super::dice::{DiceCount, harm};
use crate::{
    engine::text::{Text, t},
    games::panzer44::{
        rules::{
            combat::results::CombatResult,
            counter::Counter,
            event::{Attacker, Event},
            kinds::Side,
            position::Public,
            rulebook::Rulebook,
        },
        words::names::{battery_name, short_name, unit_name},
    },
    play::{
        luck::Thrown,
        report::{Attack, Attacking, luck_of},
    },
};
use serde::Serialize;

/// The kind of roll of an attack.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Throw {
    pub column: i16,
    #[serde(skip)]
    fire: FireKind,
}

/// The way in which an attack is made, by which its sentence is chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
enum FireKind {
    Direct,
    Indirect,
    Air,
}

pub type AttackReport = Attack<Throw>;

impl Attacking for Throw {
    type Side = Side;
    type Result = CombatResult;
    type Dice = DiceCount;

    fn text(attack: &AttackReport) -> Text {
        let side = Side::NAMES[attack.side.number()].as_people();
        let (by, target) = (attack.by.as_str(), attack.target.as_str());
        match attack.how.fire {
            FireKind::Direct => {
                t!("panzer44-log-report-fires", side = side, by = by, target = target, hex = attack.hex)
            }
            FireKind::Indirect => t!(
                "panzer44-log-report-fires-indirectly",
                side = side,
                by = by,
                target = target,
                hex = attack.hex,
            ),
            FireKind::Air => {
                t!("panzer44-log-report-aircraft-attack", side = side, target = target, hex = attack.hex)
            }
        }
    }
}

pub(super) fn side_of(public: &Public, by: Attacker) -> Option<Side> {
    match by {
        Attacker::Unit(unit) => public.find(unit).map(|counter| counter.side),
        Attacker::Battery(side, _) | Attacker::Air(side) => Some(side),
    }
}

/// The attacker, with its hex, and the kind of its fire.
fn called(rulebook: &Rulebook, public: &Public, by: Attacker) -> (String, FireKind) {
    match by {
        Attacker::Unit(unit) => {
            let name = short_name(rulebook, public, unit);
            let hex = public.find(unit).and_then(Counter::hex);
            (hex.map_or_else(|| name.clone(), |hex| format!("{name} ({hex})")), FireKind::Direct)
        }
        Attacker::Battery(_, battery) => (battery_name(rulebook, battery), FireKind::Indirect),
        Attacker::Air(_) => ("aircraft".to_owned(), FireKind::Air),
    }
}

/// An attack of a side with its die, in the order that caused it.
pub(super) fn attacked(
    rulebook: &Rulebook,
    now: &Public,
    (order, side, die): (usize, Side, u8),
    event: &Event,
) -> Option<AttackReport> {
    let Event::Attacked { by, unit, hex, procedure, result, .. } = event else { return None };
    let faces = [1, 2, 3, 4, 5, 6].map(|die| harm(procedure.result(&rulebook.charts, die)));
    let (by, fire) = called(rulebook, now, *by);
    let Thrown { expected, variance, luck } = luck_of(faces, harm(*result));
    Some(AttackReport {
        order,
        turn: now.turn,
        side,
        by,
        target: unit_name(rulebook, now, *unit),
        hex: *hex,
        how: Throw { column: procedure.column, fire },
        die,
        second: None,
        result: *result,
        expected,
        variance,
        luck,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half of the faces have no effect, the others pin, disrupt and eliminate: 0, 0, 0, 1, 3 and 6 are 10 in six dice.
    #[test]
    fn luck_is_what_a_face_does_beyond_the_mean_of_its_column() {
        let faces = [
            CombatResult::Nothing,
            CombatResult::Nothing,
            CombatResult::Nothing,
            CombatResult::Pin,
            CombatResult::Disrupted(2),
            CombatResult::Disrupted(4),
        ]
        .map(harm);
        let thrown = luck_of(faces, harm(CombatResult::Disrupted(4)));
        assert!((thrown.expected - 10.0 / 6.0).abs() < 1e-9);
        assert!((thrown.luck - (6.0 - 10.0 / 6.0)).abs() < 1e-9);
        assert!((thrown.variance - (46.0 / 6.0 - (10.0_f64 / 6.0).powi(2))).abs() < 1e-9);
        let all: f64 = faces.iter().map(|face| luck_of(faces, *face).luck).sum();
        assert!(all.abs() < 1e-9, "over all faces nobody is lucky");
    }
}
