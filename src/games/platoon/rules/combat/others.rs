//! Attacks other than by direct fire: close ones, mines, indirect fire (13.8, 15.4, 16, 17.1).

use super::{
    attack::{Attack, Kind, Reason},
    strength::Armour,
    target::{Struck, condition_modifiers, finished, fort_at, struck},
};
use crate::{
    engine::board::Hex,
    games::platoon::rules::{
        counter::Counter, order::Target, position::Public, refusal::Why, rulebook::Rulebook,
        scenario::units::UnitType,
    },
};

/// An overrun or a close assault with printed factors (15.4, 16.2, 16.3).
///
/// # Errors
/// The odds are too bad, or no unit is there.
pub fn close_fight(
    rulebook: &Rulebook,
    public: &Public,
    kind: Kind,
    units: &[&Counter],
    hex: Hex,
    shift: i8,
) -> Result<Attack, Why> {
    let struck = struck(rulebook, public, kind, hex, Target::Stack)?;
    let strength = units.iter().map(|unit| rulebook.kind(unit).attack).sum();
    let mut modifiers = condition_modifiers(rulebook, hex, &struck);
    if kind == Kind::Overrun {
        modifiers.retain(|(why, _)| *why != Reason::Cover);
    }
    modifiers.push((Reason::Close, rulebook.charts.modifiers.close));
    finished(rulebook, kind, hex, &struck, strength, shift, modifiers)
}

/// The attack of mines on one unit (17.1).
pub fn mines(rulebook: &Rulebook, counter: &Counter, hex: Hex) -> Attack {
    let charts = &rulebook.charts;
    let column = charts.odds.iter().position(|odds| *odds == charts.mines).unwrap_or(0);
    let dispersed = counter.condition.dispersed.then_some((Reason::Dispersed, charts.modifiers.dispersed));
    let (strength, defence) = (charts.mines.attack, charts.mines.defence);
    let (struck, modifiers) = (vec![counter.id], dispersed.into_iter().collect());
    Attack { kind: Kind::Mines, hex, struck, strength, defence, shift: 0, column, modifiers }
}

/// The attack of indirect fire of a strength on one unit of a hex, or on the fort over all (13.8); none if it is too
/// weak.
pub fn indirect(
    rulebook: &Rulebook,
    public: &Public,
    hex: Hex,
    target: Option<&Counter>,
    strength: u16,
    call: i8,
) -> Option<Attack> {
    let (units, fort) = match target {
        Some(counter) => (vec![counter], None),
        None => (Vec::new(), fort_at(public, hex)),
    };
    let kind = target.map(|counter| rulebook.kind(counter));
    let defence = match (kind, fort) {
        (Some(kind), _) => kind.defence,
        (None, fort) => fort?.strength,
    };
    let struck = Struck { units, fort, armour: Armour::Is(true), defence };
    let mut modifiers = condition_modifiers(rulebook, hex, &struck);
    if call != 0 {
        modifiers.push((Reason::Call, call));
    }
    if rulebook.options.open_topped && kind.is_some_and(UnitType::is_open_topped) {
        modifiers.push((Reason::OpenTopped, rulebook.charts.modifiers.open_topped));
    }
    finished(rulebook, Kind::Indirect, hex, &struck, strength, 0, modifiers).ok()
}
