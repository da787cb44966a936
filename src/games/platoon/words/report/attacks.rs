//! The attacks of a game, each with its expected effect.

use super::dice::{DiceCount, harm};
use crate::{
    engine::{charts::Odds, counters::UnitId},
    games::platoon::{
        rules::{
            combat::Kind, counter::Counter, event::Event, kinds::Side, position::Public, rulebook::Rulebook,
            scenario::charts::CombatResult,
        },
        words::{
            names::{named, named_at},
            story::{attack_verb, is_interdiction},
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
    pub strength: u16,
    pub defence: u16,
    pub odds: Odds,
    /// The sum of the die-roll modifiers.
    pub modifier: i8,
}

pub type AttackReport = Attack<Throw>;

impl Attacking for Throw {
    type Side = Side;
    type Result = CombatResult;
    type Dice = DiceCount;
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
    let Event::Attacked { kind, by, hex, struck, strength, defence, odds, modifiers, .. } = event else {
        return None;
    };
    let side = side_of(now, event)?;
    let charts = &rulebook.charts;
    let column = charts.odds.iter().position(|column| column == odds)?;
    let modifier: i8 = modifiers.iter().map(|(_, by)| *by).fold(0, i8::saturating_add);
    let face = |die: u8| charts.result(column, i8::try_from(die).unwrap_or(i8::MAX).saturating_add(modifier));
    let units: Vec<&Counter> = struck.iter().filter_map(|unit| now.find(*unit)).collect();
    let result = face(die);
    let faces = [1, 2, 3, 4, 5, 6].map(|die| harm(&units, face(die)));
    let Thrown { expected, variance, luck } = luck_of(faces, harm(&units, result));
    let seen: Vec<UnitId> = by.iter().filter(|unit| !unseen.contains(unit)).copied().collect();
    let target = if struck.is_empty() { "the fort".to_owned() } else { named(rulebook, now, struck) };
    Some(AttackReport {
        order,
        turn: now.turn,
        side,
        by: if seen.is_empty() { "somebody unseen".to_owned() } else { named_at(rulebook, now, &seen) },
        does: attack_verb(*kind, is_interdiction(rulebook, now, *kind, by), seen.len()),
        target,
        hex: *hex,
        how: Throw { kind: *kind, strength: *strength, defence: *defence, odds: *odds, modifier },
        die,
        second: None,
        result,
        expected,
        variance,
        luck,
    })
}
