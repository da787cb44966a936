//! The attacks of a game, each with what could be expected of it.

use super::dice::luck_of;
use crate::{
    engine::{board::Hex, charts::Odds},
    games::platoon::{
        rules::{
            charts::CombatResult, combat::Kind, counter::Counter, event::Event, kinds::Side,
            position::Public, rulebook::Rulebook,
        },
        words::names::named,
    },
    play::luck::Thrown,
};
use serde::Serialize;

/// An attack of units that came to a die; mines are nobody's deed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AttackReport {
    /// How many orders had been given, that of the attack included.
    pub order: usize,
    pub turn: u8,
    /// The attacker's side.
    pub side: Side,
    pub kind: Kind,
    /// Who attacked, in words.
    pub by: String,
    /// Whom, in words.
    pub target: String,
    pub hex: Hex,
    pub strength: u16,
    pub defence: u16,
    #[serde(serialize_with = "as_written")]
    pub odds: Odds,
    /// What is added to the die.
    pub modifier: i8,
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

fn as_written<T: std::fmt::Display, S: serde::Serializer>(it: &T, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(it)
}

/// The side that makes an attack; none for mines.
pub(super) fn side_of(public: &Public, event: &Event) -> Option<Side> {
    let Event::Attacked { by, .. } = event else { return None };
    by.first().and_then(|unit| public.find(*unit)).map(|counter| counter.side)
}

/// An attack on its die, from the position in which it is made; none for mines.
pub(super) fn attacked(
    rulebook: &Rulebook,
    now: &Public,
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
    let (expected, variance, luck) = luck_of(&units, &[1, 2, 3, 4, 5, 6].map(face), result);
    let target = if struck.is_empty() { "the fort".to_owned() } else { named(rulebook, now, struck) };
    Some(AttackReport {
        order,
        turn: now.turn,
        side,
        kind: *kind,
        by: named(rulebook, now, by),
        target,
        hex: *hex,
        strength: *strength,
        defence: *defence,
        odds: *odds,
        modifier,
        die,
        result,
        expected,
        variance,
        luck,
    })
}
