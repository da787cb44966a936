//! The attacks of a game, each with its expected effect.

use super::dice::{DiceCount, harm};
use crate::{
    engine::{
        counters::UnitId,
        text::{Arg, Text, id, t},
    },
    games::platoon::{
        rules::{
            combat::Kind,
            counter::Counter,
            event::{Event, Figures},
            kinds::Side,
            position::Public,
            rulebook::Rulebook,
            scenario::charts::CombatResult,
        },
        words::{
            names::{named, named_at},
            story::{attack_text, is_interdiction},
        },
    },
    play::{
        luck::Thrown,
        report::{Attack, Attacking, luck_of},
    },
};
use serde::Serialize;
use std::collections::BTreeSet;

/// The roll of an attack by units; an attack of mines is counted for no side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Throw {
    pub kind: Kind,
    /// Strength, defence and odds; none if they would tell how many units were hidden in the hex (19.2).
    #[serde(flatten)]
    pub figures: Option<Figures>,
    /// The sum of the die-roll modifiers.
    pub modifier: i8,
    /// The attack in a sentence.
    #[serde(skip)]
    pub sentence: Text,
}

pub type AttackReport = Attack<Throw>;

impl Attacking for Throw {
    type Side = Side;
    type Result = CombatResult;
    type Dice = DiceCount;

    fn text(attack: &AttackReport) -> Text {
        let people = Side::NAMES[attack.side.number()].as_people();
        t!("platoon-story-report", side = people, attack = attack.how.sentence.plain())
    }
}

/// The side that makes an attack; none for mines.
pub(super) fn side_of(public: &Public, event: &Event) -> Option<Side> {
    let Event::Attacked { by, .. } = event else { return None };
    by.first().and_then(|unit| public.find(*unit)).map(|counter| counter.side)
}

/// An attack at its die roll, from the position in which it is made, with units that may be hidden; none for mines.
pub(super) fn attacked(
    rulebook: &Rulebook,
    (now, unseen): (&Public, &BTreeSet<UnitId>),
    order: usize,
    (event, die): (&Event, u8),
) -> Option<AttackReport> {
    let Event::Attacked { kind, by: by_units, hex, struck, figures, modifiers, .. } = event else {
        return None;
    };
    let side = side_of(now, event)?;
    let charts = &rulebook.charts;
    let modifier: i8 = modifiers.iter().map(|(_, by)| *by).fold(0, i8::saturating_add);
    let units: Vec<&Counter> = struck.iter().filter_map(|unit| now.find(*unit)).collect();
    let of_column = |odds| charts.odds.iter().position(|column| *column == odds);
    let (result, thrown) = match figures.and_then(|figures| of_column(figures.odds)) {
        Some(column) => {
            let sum = |die: u8| i8::try_from(die).unwrap_or(i8::MAX).saturating_add(modifier);
            let face = |die: u8| charts.result(column, sum(die));
            let faces = [1, 2, 3, 4, 5, 6].map(|die| harm(&units, face(die)));
            (face(die), luck_of(faces, harm(&units, face(die))))
        }
        // If the odds are secret, there is no expectation, and the result comes with its effect.
        None => (CombatResult::None, luck_of([0.0; 6], 0.0)),
    };
    let Thrown { expected, variance, luck } = thrown;
    let seen: Vec<UnitId> = by_units.iter().filter(|unit| !unseen.contains(unit)).copied().collect();
    let (by, units) = match seen.is_empty() {
        true => (t!("platoon-story-hidden-unit").to_string(), Arg::List(Vec::new())),
        false => {
            let names = named_at(rulebook, now, &seen);
            (names.clone(), names.into())
        }
    };
    let (target, aim) = match struck.as_slice() {
        [] => (t!("platoon-story-fort").to_string(), Arg::Name(id!("platoon-story-fort"))),
        struck => {
            let names = named(rulebook, now, struck);
            (names.clone(), names.into())
        }
    };
    let interdicts = is_interdiction(rulebook, now, *kind, by_units);
    let sentence = attack_text((*kind, interdicts), (seen.len(), units), aim, *hex);
    Some(AttackReport {
        order,
        turn: now.turn,
        side,
        by,
        target,
        hex: *hex,
        how: Throw { kind: *kind, figures: *figures, modifier, sentence },
        die,
        second: None,
        result,
        expected,
        variance,
        luck,
    })
}
