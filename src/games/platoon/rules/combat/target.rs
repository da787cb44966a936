//! The units that an attack strikes, and their protection (11.1, 11.2, 11.7).

use super::{
    attack::{Attack, Kind, Reason, column},
    strength::Armour,
};
use crate::{
    engine::{
        board::{Board, Hex, Terrain},
        counters::UnitId,
    },
    games::platoon::rules::{
        counter::{Attacked, Counter},
        position::{Fort, Public},
        refusal::Why,
        rulebook::Rulebook,
        sight::{is_in_gully, spotting::spotted_in},
    },
};
use serde::{Deserialize, Serialize};

/// The target of an attack (11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    Unit(UnitId),
    /// All units in the hex, as one.
    Stack,
}

/// The fort over the units of its owner in a hex, or alone (17.3).
pub fn fort_at(public: &Public, hex: Hex) -> Option<Fort> {
    public.forts.get(&hex).copied()
}

/// Whether a hex protects units in it (11.7); a fort does, too.
pub fn is_cover(board: &Board, hex: Hex) -> bool {
    matches!(board.terrain(hex), Terrain::Woods | Terrain::Town | Terrain::Swamp) || is_in_gully(board, hex)
}

/// The units that an attack strikes, and their values together.
pub(super) struct Struck<'a> {
    pub units: Vec<&'a Counter>,
    pub fort: Option<Fort>,
    pub armour: Armour,
    pub defence: u16,
}

/// The units that may be attacked this way in a hex, as one unit or as a stack (11.1, 11.2, 12.2, 17.3).
pub(super) fn struck<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    kind: Kind,
    hex: Hex,
    target: Target,
) -> Result<Struck<'a>, Why> {
    let side = public.holder(hex).ok_or(Why::NobodyThere { hex })?;
    if let Some(fort) = fort_at(public, hex).filter(|fort| fort.side == side) {
        return struck_fort(fort, hex, target);
    }
    let units = units_of(rulebook, public, kind, hex, target)?;
    let spent = |counter: &&Counter| counter.condition.attacked != Attacked::No;
    let again = match (kind, target) {
        (Kind::Opportunity, _) => false,
        // A hex is attacked as a whole only before any of its units, even if that unit is destroyed (12.2).
        (Kind::Direct, Target::Stack) => {
            public.attacked.contains(&hex) || public.in_hex(hex).any(|it| spent(&it))
        }
        _ => units.iter().any(spent),
    };
    if again {
        return Err(Why::AttackedAlready { hex });
    }
    let armoured = units.iter().filter(|counter| rulebook.kind(counter).is_armoured()).count();
    let armour = match (armoured * 2).cmp(&units.len()) {
        std::cmp::Ordering::Less => Armour::Is(false),
        std::cmp::Ordering::Equal => Armour::Half,
        std::cmp::Ordering::Greater => Armour::Is(true),
    };
    let defence = units.iter().map(|counter| rulebook.kind(counter).defence).sum();
    Ok(Struck { units, fort: None, armour, defence })
}

/// A fort, which is attacked once and as a whole (17.3).
fn struck_fort(fort: Fort, hex: Hex, target: Target) -> Result<Struck<'static>, Why> {
    if matches!(target, Target::Unit(_)) {
        return Err(Why::OnlyTheFort { hex });
    }
    if fort.attacked {
        return Err(Why::AttackedAlready { hex });
    }
    Ok(Struck { units: Vec::new(), fort: Some(fort), armour: Armour::Is(true), defence: fort.strength })
}

/// The units that an attack is aimed at, of those that are seen (10.8, 11.1).
fn units_of<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    kind: Kind,
    hex: Hex,
    target: Target,
) -> Result<Vec<&'a Counter>, Why> {
    // Close attacks find every unit (10.8).
    let all = matches!(kind, Kind::Overrun | Kind::Assault);
    let seen: Vec<&Counter> =
        if all { public.in_hex(hex).collect() } else { spotted_in(rulebook, public, hex).collect() };
    let units = match target {
        Target::Stack => seen,
        Target::Unit(unit) => {
            let counter = public.find(unit).filter(|counter| counter.hex() == Some(hex));
            let counter = counter.ok_or(Why::NotInTarget { unit, hex })?;
            if !seen.iter().any(|seen| seen.id == unit) {
                return Err(Why::NotSpotted { hex });
            }
            if kind == Kind::Direct && rulebook.board.terrain(hex) == Terrain::Town {
                return Err(Why::TownAsAWhole { hex });
            }
            vec![counter]
        }
    };
    if units.is_empty() { Err(Why::NotSpotted { hex }) } else { Ok(units) }
}

/// The modifiers for cover and for the conditions of the target (11.7).
pub(super) fn condition_modifiers(rulebook: &Rulebook, hex: Hex, struck: &Struck) -> Vec<(Reason, i8)> {
    let by = &rulebook.charts.modifiers;
    let any = |holds: fn(&Counter) -> bool| struck.units.iter().any(|counter| holds(counter));
    let listed = [
        (struck.fort.is_some() || is_cover(&rulebook.board, hex), Reason::Cover, by.cover),
        (any(|counter| counter.condition.dispersed), Reason::Dispersed, by.dispersed),
        (any(|counter| counter.condition.quick), Reason::Quick, by.quick),
    ];
    listed.into_iter().filter(|(holds, ..)| *holds).map(|(_, why, by)| (why, by)).collect()
}

pub(super) fn finished(
    rulebook: &Rulebook,
    kind: Kind,
    hex: Hex,
    struck: &Struck,
    strength: u16,
    shift: i8,
    modifiers: Vec<(Reason, i8)>,
) -> Result<Attack, Why> {
    let defence = struck.defence;
    let column =
        column(&rulebook.charts.odds, strength, defence, shift).ok_or(Why::TooWeak { strength, defence })?;
    let struck = struck.units.iter().map(|counter| counter.id).collect();
    Ok(Attack { kind, hex, struck, strength, defence, shift, column, modifiers })
}
