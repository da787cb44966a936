//! Attacks: strength, odds, what is added to the die, and what comes of it (11).

use super::{
    charts::CombatResult,
    counter::{Attacked, Counter, Place},
    kinds::{Class, Side},
    order::Target,
    position::{Fort, Public},
    refusal::Why,
    rulebook::Rulebook,
    sight::is_in_gully,
    spotting::spotted_in,
    units::UnitType,
};
use crate::engine::{
    board::{Board, Hex, Terrain},
    charts::Odds,
    counters::Word,
};
use serde::{Deserialize, Serialize};

/// What kind of attack one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Direct fire (12).
    Direct,
    /// Opportunity fire (14.2).
    Opportunity,
    /// Indirect fire, and interdiction (13, 14.5).
    Indirect,
    /// An overrun (15).
    Overrun,
    /// A close assault (16).
    Assault,
    /// Mines (17.1).
    Mines,
}

/// Something that is added to the die (11.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// Woods, town, swamp, gully or fort.
    Cover,
    Dispersed,
    Quick,
    Opportunity,
    /// Overrun or close assault.
    Close,
    /// Indirect fire that is not registered (13.7).
    Call,
    OpenTopped,
}

/// An attack as it would be made: on whom, at which odds, and what is added to the die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    pub kind: Kind,
    pub hex: Hex,
    /// Who is struck, in the order of their ids; nobody if it is a fort.
    pub struck: Vec<Word>,
    pub strength: u16,
    pub defence: u16,
    /// Columns by which the odds are better (15.4, 16.3).
    pub shift: i8,
    /// The odds column, from 0, the worst; after the shift.
    pub column: usize,
    pub modifiers: Vec<(Reason, i8)>,
}

impl Attack {
    /// What is added to the die in all.
    pub fn modifier(&self) -> i8 {
        self.modifiers.iter().map(|(_, by)| by).sum()
    }

    /// The result of a die (11.6).
    pub fn result(&self, rulebook: &Rulebook, die: u8) -> CombatResult {
        let die = i8::try_from(die).unwrap_or(i8::MAX);
        rulebook.charts.result(self.column, die.saturating_add(self.modifier()))
    }

    /// How many of the six dice bring each result, by [`CombatResult::ALL`].
    pub fn chances(&self, rulebook: &Rulebook) -> [u8; 4] {
        let mut chances = [0; 4];
        for die in 1..=6 {
            let result = self.result(rulebook, die);
            for (result_of, chance) in CombatResult::ALL.into_iter().zip(&mut chances) {
                *chance += u8::from(result_of == result);
            }
        }
        chances
    }

    /// The odds as they are printed.
    pub fn odds(&self, rulebook: &Rulebook) -> Option<Odds> {
        rulebook.charts.odds.get(self.column).copied()
    }
}

/// The odds column of two strengths, better by `shift` columns (11.5); none if the odds are worse than the table.
pub fn column(odds: &[Odds], strength: u16, defence: u16, shift: i8) -> Option<usize> {
    let even = odds.iter().position(|odds| odds.attack == odds.defence)?;
    let last = odds.len() - 1;
    if strength == 0 {
        return None;
    }
    let defence = defence.max(1);
    let at = if strength >= defence {
        even as i32 + i32::from(strength / defence) - 1
    } else {
        even as i32 - i32::from(defence.div_ceil(strength)) + 1
    };
    // Better than the best column is the best; the shift comes after that.
    let shifted = at.min(last as i32) + i32::from(shift);
    usize::try_from(shifted).ok().map(|column| column.min(last))
}

/// The strength of a weapon against armour or none, at a distance (11.3).
///
/// # Errors
/// The weapon may not be used so.
pub fn effect(
    kind: &UnitType,
    unit: Word,
    armoured: bool,
    distance: u32,
    indirect: bool,
) -> Result<u16, Why> {
    let near = !indirect && distance <= kind.half_range();
    match (kind.class, armoured) {
        (Class::A, false) => Ok(kind.attack / 2),
        (Class::A, true) if near => Ok(kind.attack * 2),
        (Class::A, true) => Ok(kind.attack),
        (Class::H | Class::Howitzer | Class::M, true) if !near => Ok(kind.attack / 2),
        (Class::H | Class::Howitzer | Class::M, _) => Ok(kind.attack),
        (Class::I | Class::ArmedCarrier, false) => Ok(kind.attack),
        (Class::I | Class::ArmedCarrier, true) => Err(Why::NotAgainstArmour { unit }),
        (Class::C, _) => Err(Why::Unarmed { unit }),
    }
}

/// The fort that stands over the units of its owner in a hex, or alone (17.3).
pub fn fort_at(public: &Public, hex: Hex) -> Option<Fort> {
    public.forts.get(&hex).copied()
}

/// Whether a hex protects those in it (11.7): a fort does, too.
pub fn is_cover(board: &Board, hex: Hex) -> bool {
    matches!(board.terrain(hex), Terrain::Woods | Terrain::Town | Terrain::Swamp) || is_in_gully(board, hex)
}

/// What counts as the armour of a target that is attacked as one (11.2).
enum Armour {
    Is(bool),
    /// Half of its units are armoured: whichever gives the attacker less.
    Half,
}

/// Whom an attack strikes, and what they are together.
struct Struck<'a> {
    units: Vec<&'a Counter>,
    fort: Option<Fort>,
    armour: Armour,
    defence: u16,
}

/// Who may be attacked in a hex so, as one unit or as a stack (11.1, 11.2, 12.2, 17.3).
fn struck<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    kind: Kind,
    hex: Hex,
    target: Target,
) -> Result<Struck<'a>, Why> {
    let side = public.holder(hex).ok_or(Why::NobodyThere { hex })?;
    if let Some(fort) = fort_at(public, hex).filter(|fort| fort.side == side) {
        if matches!(target, Target::Unit(_)) {
            return Err(Why::OnlyTheFort { hex });
        }
        if fort.attacked {
            return Err(Why::AttackedAlready { hex });
        }
        return Ok(Struck {
            units: Vec::new(),
            fort: Some(fort),
            armour: Armour::Is(true),
            defence: fort.strength,
        });
    }
    // Close fights find everybody (10.8).
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
    if units.is_empty() {
        return Err(Why::NotSpotted { hex });
    }
    let spent = |counter: &&Counter| counter.condition.attacked != Attacked::No;
    let again = match (kind, target) {
        (Kind::Opportunity, _) => false,
        // As a whole a hex is attacked only before any of its units, even if that one is destroyed (12.2).
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

/// Direct or opportunity fire of units at a target, or why it is not allowed (11, 12, 14.2). Whether it is their turn to
/// fire is judged elsewhere.
///
/// # Errors
/// Who of them may not hit the target, or why it cannot be attacked so.
pub fn fire(
    rulebook: &Rulebook,
    public: &Public,
    kind: Kind,
    firers: &[&Counter],
    hex: Hex,
    target: Target,
) -> Result<Attack, Why> {
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    let first = firers.first().ok_or(Why::NobodyFires)?;
    if public.holder(hex) == Some(first.side) {
        return Err(Why::FriendsThere { hex });
    }
    for firer in firers {
        may_hit(rulebook, kind, firer, hex)?;
    }
    let struck = struck(rulebook, public, kind, hex, target)?;
    let strength = shares(rulebook, firers, hex, &struck.armour)?.into_iter().sum();
    let mut modifiers = condition_modifiers(rulebook, hex, &struck);
    if kind == Kind::Opportunity {
        modifiers.push((Reason::Opportunity, rulebook.charts.modifiers.opportunity));
    }
    finished(rulebook, kind, hex, &struck, strength, 0, modifiers)
}

/// What each of those who fire brings against such armour (11.2, 11.3).
fn shares(rulebook: &Rulebook, firers: &[&Counter], hex: Hex, armour: &Armour) -> Result<Vec<u16>, Why> {
    let town = rulebook.board.terrain(hex) == Terrain::Town;
    let each = |armoured: bool| -> Result<Vec<u16>, Why> {
        firers.iter().map(|firer| strength(rulebook, firer, hex, armoured, town)).collect()
    };
    match armour {
        Armour::Is(armoured) => each(*armoured),
        // Infantry weapons do nothing to armour, and so to such a stack.
        Armour::Half => {
            let (soft, hard) = (each(false)?, each(true)?);
            let sum = |each: &[u16]| each.iter().sum::<u16>();
            Ok(if sum(&hard) < sum(&soft) { hard } else { soft })
        }
    }
}

/// What each of those who fire directly at a target brings, after class, range and height (11.3, 11.4).
///
/// # Errors
/// Who of them does nothing to it, or why it cannot be attacked so.
pub fn brought(
    rulebook: &Rulebook,
    public: &Public,
    firers: &[&Counter],
    hex: Hex,
    target: Target,
) -> Result<Vec<u16>, Why> {
    shares(rulebook, firers, hex, &struck(rulebook, public, Kind::Direct, hex, target)?.armour)
}

/// The strength of one that fires directly; in a town even infantry counts as armoured for guns (11.3, 11.4).
fn strength(rulebook: &Rulebook, firer: &Counter, hex: Hex, armoured: bool, town: bool) -> Result<u16, Why> {
    let kind = rulebook.kind(firer);
    let from = firer.hex().ok_or(Why::NotOnMap { unit: firer.id })?;
    let armoured = armoured || town && !kind.class.is_small_arms();
    let strength = effect(kind, firer.id, armoured, from.distance(hex), false)?;
    let uphill = rulebook.board.level(hex) > rulebook.board.level(from);
    Ok(if uphill { strength / 2 } else { strength })
}

/// Whether a unit reaches and sees a hex to fire directly at it (12.1, 14.2).
fn may_hit(rulebook: &Rulebook, kind: Kind, firer: &Counter, hex: Hex) -> Result<(), Why> {
    let (unit, kind_of) = (firer.id, rulebook.kind(firer));
    if kind_of.attack == 0 {
        return Err(Why::Unarmed { unit });
    }
    let from = firer.hex().ok_or(Why::NotOnMap { unit })?;
    let range = from.distance(hex);
    let most = if kind == Kind::Opportunity { kind_of.half_range() } else { kind_of.range };
    if range > most {
        return Err(match kind {
            Kind::Opportunity => Why::BeyondHalfRange { unit, hex, range, most },
            _ => Why::OutOfRange { unit, hex, range, most },
        });
    }
    rulebook.sees(from, hex).then_some(()).ok_or(Why::NoLineOfSight { from, to: hex })
}

/// How strong all opportunity fire of a side is together at an enemy that enters a hex: at one without armour, and at an
/// armoured one (14.2).
pub fn covering(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> [u16; 2] {
    let town = rulebook.board.terrain(hex) == Terrain::Town;
    let able: Vec<&Counter> = public
        .on_map(side)
        .filter(|(firer, from)| {
            *from != hex
                && is_ready(firer).is_ok()
                && !firer.condition.fresh
                && may_hit(rulebook, Kind::Opportunity, firer, hex).is_ok()
        })
        .map(|(firer, _)| firer)
        .collect();
    [false, true].map(|armoured| {
        able.iter().filter_map(|firer| strength(rulebook, firer, hex, armoured, town).ok()).sum()
    })
}

/// Cover, and the conditions of the target (11.7).
fn condition_modifiers(rulebook: &Rulebook, hex: Hex, struck: &Struck) -> Vec<(Reason, i8)> {
    let by = &rulebook.charts.modifiers;
    let any = |holds: fn(&Counter) -> bool| struck.units.iter().any(|counter| holds(counter));
    let listed = [
        (struck.fort.is_some() || is_cover(&rulebook.board, hex), Reason::Cover, by.cover),
        (any(|counter| counter.condition.dispersed), Reason::Dispersed, by.dispersed),
        (any(|counter| counter.condition.quick), Reason::Quick, by.quick),
    ];
    listed.into_iter().filter(|(holds, ..)| *holds).map(|(_, why, by)| (why, by)).collect()
}

fn finished(
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

/// An overrun or a close assault with printed factors (15.4, 16.2, 16.3).
///
/// # Errors
/// The odds are too bad, or nobody is there.
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

/// Mines under one unit (17.1).
pub fn mines(rulebook: &Rulebook, counter: &Counter, hex: Hex) -> Attack {
    let charts = &rulebook.charts;
    let column = charts.odds.iter().position(|odds| *odds == charts.mines).unwrap_or(0);
    let dispersed = counter.condition.dispersed.then_some((Reason::Dispersed, charts.modifiers.dispersed));
    let (strength, defence) = (charts.mines.attack, charts.mines.defence);
    let (struck, modifiers) = (vec![counter.id], dispersed.into_iter().collect());
    Attack { kind: Kind::Mines, hex, struck, strength, defence, shift: 0, column, modifiers }
}

/// What indirect fire of a strength does to one unit of a hex, or to the fort over all (13.8); none if it is too weak.
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

/// What becomes of a unit by a result (11.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Nothing changes.
    Unharmed,
    Dispersed,
    Destroyed,
}

/// What a result does to a unit (11.8, 11.9).
pub fn fate(counter: &Counter, result: CombatResult) -> Fate {
    match (result, counter.condition.dispersed) {
        (CombatResult::None, _) | (CombatResult::D, true) => Fate::Unharmed,
        (CombatResult::D | CombatResult::DD, false) => Fate::Dispersed,
        (CombatResult::DD, true) | (CombatResult::X, _) => Fate::Destroyed,
    }
}

/// Whether a unit is ready to fire by 2.6, in an own segment.
pub fn is_ready(counter: &Counter) -> Result<(), Why> {
    let (unit, condition) = (counter.id, &counter.condition);
    match counter.place {
        Place::Map(_) | Place::OffBoard => {}
        Place::Aboard(_) => return Err(Why::Loaded { unit }),
        _ => return Err(Why::NotOnMap { unit }),
    }
    if condition.inverted {
        return Err(Why::Inverted { unit });
    }
    if condition.dispersed {
        return Err(Why::Dispersed { unit });
    }
    if condition.quick {
        return Err(Why::Quick { unit });
    }
    if condition.marker.is_some() {
        return Err(Why::BusyLoading { unit });
    }
    Ok(())
}
