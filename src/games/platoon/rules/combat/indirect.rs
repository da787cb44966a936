//! Indirect fire: its units and targets, its calls and its strength (13, 18.4 to 18.7).

use super::{Attack, effect, fort_at, is_ready};
use crate::{
    engine::{
        board::{Hex, Terrain},
        counters::UnitId,
    },
    games::platoon::rules::{
        combat::indirect,
        counter::{Attacked, Counter, Place},
        kinds::{Class, Side},
        position::{Public, Registration},
        refusal::Why,
        rulebook::Rulebook,
        scenario::OffBoard,
        sight::spotting::{conceals, is_observed_for, spotted_in},
    },
};
use serde::{Deserialize, Serialize};

/// The call of a unit's fire at a hex (13.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Call {
    /// The unit's marker is in the hex.
    Registered,
    FromTheHip,
    /// From the hip, adjacent to the unit's marker (18.6).
    Nearby,
    /// At an enemy that enters the marked hex (14.5).
    Interdiction,
    /// At an enemy that enters a hex adjacent to it (18.6).
    NearbyInterdiction,
}

/// The die-roll modifier of a call, by class (13.7).
pub fn call_modifier(rulebook: &Rulebook, class: Class, call: Call) -> i8 {
    let calls = &rulebook.charts.calls;
    let (howitzer, mortar) = match call {
        Call::Registered => calls.registered,
        Call::FromTheHip => calls.from_the_hip,
        Call::Nearby => calls.nearby,
        Call::Interdiction => calls.interdiction,
        Call::NearbyInterdiction => calls.nearby_interdiction,
    };
    if class == Class::M { mortar } else { howitzer }
}

/// Whether the scenario makes fire adjacent to the marker of a unit better (18.6).
fn fires_nearby(rulebook: &Rulebook, counter: &Counter) -> bool {
    let force = rulebook.scenario.force(counter.side);
    rulebook.options.nearby_fire && force.nearby_fire.contains(&counter.kind)
}

/// The call of a unit's fire at a hex now (13.4, 13.5, 18.6).
pub fn call(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Call {
    let nearest = public.registered(counter.id).map(|marker| marker.distance(hex)).min();
    match nearest {
        Some(0) => Call::Registered,
        Some(1) if fires_nearby(rulebook, counter) => Call::Nearby,
        _ => Call::FromTheHip,
    }
}

/// The call of a unit's fire at an enemy that enters a hex; none if its markers are not there (14.5, 18.6).
pub fn interdiction(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Option<Call> {
    match call(rulebook, public, counter, hex) {
        Call::Registered => Some(Call::Interdiction),
        Call::Nearby => Some(Call::NearbyInterdiction),
        _ => None,
    }
}

/// The scenario's description of artillery beside the map (18.4).
pub fn off_board<'a>(rulebook: &'a Rulebook, counter: &Counter) -> Option<&'a OffBoard> {
    rulebook.scenario.force(counter.side).off_board.iter().find(|battery| battery.id == counter.id)
}

/// Whether a hex is in the range band of a unit (13.1). Artillery beside the map reaches every hex, or the columns and
/// hexes that the scenario names (18.4).
///
/// # Errors
/// It is too far or too near, or the unit does not fire indirectly.
pub fn in_band(rulebook: &Rulebook, counter: &Counter, hex: Hex) -> Result<(), Why> {
    let (unit, kind) = (counter.id, rulebook.kind(counter));
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    if !kind.class.is_indirect() {
        return Err(Why::NotIndirect { unit });
    }
    if counter.place == Place::OffBoard {
        let Some(battery) = off_board(rulebook, counter) else { return Ok(()) };
        let reaches = |(first, last): (u8, u8)| (first..=last).contains(&hex.column());
        if !battery.columns.is_none_or(reaches) {
            return Err(Why::OutOfItsColumns { unit, hex });
        }
        let named = battery.hexes.as_ref().is_none_or(|hexes| hexes.contains(&hex));
        return if named { Ok(()) } else { Err(Why::OutOfItsHexes { unit, hex }) };
    }
    let range = counter.hex().ok_or(Why::NotOnMap { unit })?.distance(hex);
    let least = if kind.class == Class::M { 2 } else { kind.range / 4 + 1 };
    if range > kind.range {
        return Err(Why::OutOfRange { unit, hex, range, most: kind.range });
    }
    if range < least {
        return Err(Why::TooNear { unit, hex, range, least });
    }
    Ok(())
}

/// Whether a unit may fire indirectly at a hex, by its own state and its observers (13.1, 13.2).
pub fn may_fire(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Result<(), Why> {
    let unit = counter.id;
    is_ready(counter)?;
    in_band(rulebook, counter, hex)?;
    if let Some(battery) = off_board(rulebook, counter) {
        if !(battery.turns.0..=battery.turns.1).contains(&public.turn) {
            return Err(Why::NotItsTurns { unit });
        }
        let is_target = |kinds: &Vec<UnitId>| {
            let mut enemies = spotted_in(rulebook, public, hex).filter(|it| it.side != counter.side);
            enemies.any(|enemy| kinds.contains(&enemy.kind))
        };
        if !battery.targets.as_ref().is_none_or(is_target) {
            return Err(Why::NotItsTargets { unit, hex });
        }
    }
    if is_observed_for(rulebook, public, counter, hex) { Ok(()) } else { Err(Why::NotObserved { unit, hex }) }
}

/// Whether a hex is a target of indirect fire of a side: a spotted enemy is there, and it has not been attacked in the
/// segment (13.2, 13.6). With hidden units any cover is one (19.2).
pub fn is_target(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> Result<(), Why> {
    let unknown = rulebook.options.hidden_units && conceals(&rulebook.board, hex);
    if !unknown && !spotted_in(rulebook, public, hex).any(|counter| counter.side != side) {
        return Err(Why::NoTarget { hex });
    }
    let attacked = public.attacked.contains(&hex)
        || public.in_hex(hex).any(|counter| counter.condition.attacked != Attacked::No)
        || fort_at(public, hex).is_some_and(|fort| fort.attacked);
    if attacked { Err(Why::AttackedAlready { hex }) } else { Ok(()) }
}

/// Fire of several units at a hex, as one attack on each unit in it (13.6, 13.8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvo {
    pub hex: Hex,
    pub firers: Vec<UnitId>,
    /// The die-roll modifier: the highest of the firers' (13.6).
    pub call: i8,
    /// The attack on each unit in the hex, in the order of their ids, with the unit; a fort takes it for all.
    pub attacks: Vec<(Option<UnitId>, Option<Attack>)>,
}

/// The salvo of units, each with its call, at a hex.
///
/// # Errors
/// Which of them may not fire there or calls it wrongly, or the reason why they do not fire together.
pub fn salvo(
    rulebook: &Rulebook,
    public: &Public,
    firers: &[(&Counter, Call)],
    hex: Hex,
) -> Result<Salvo, Why> {
    let (first, _) = firers.first().ok_or(Why::NobodyFires)?;
    for (firer, called) in firers {
        may_fire(rulebook, public, firer, hex)?;
        let held = match called {
            Call::Interdiction | Call::NearbyInterdiction => interdiction(rulebook, public, firer, hex),
            _ => Some(call(rulebook, public, firer, hex)),
        };
        // From the hip is any hex without the unit's marker; adjacent to it +1 replaces +2 (13.5, 18.6).
        if held != Some(*called) {
            return Err(Why::WrongCall { unit: firer.id, hex });
        }
        if firer.kind != first.kind && !rulebook.scenario.force(first.side).barrage {
            return Err(Why::NotOneType);
        }
    }
    let off_board = firers.iter().any(|(firer, _)| firer.place == Place::OffBoard);
    let all_registered = firers.iter().all(|(_, called)| *called == Call::Registered);
    if firers.len() > 1 && off_board && !all_registered && !rulebook.scenario.force(first.side).barrage {
        return Err(Why::OffBoardTogether);
    }
    let modifier =
        |(firer, called): &(&Counter, Call)| call_modifier(rulebook, rulebook.kind(firer).class, *called);
    let call = firers.iter().map(modifier).max().unwrap_or(0);
    let firers: Vec<&Counter> = firers.iter().map(|(firer, _)| *firer).collect();
    let attacks = attacks(rulebook, public, &firers, hex, call);
    Ok(Salvo { hex, firers: firers.iter().map(|firer| firer.id).collect(), call, attacks })
}

/// The attack on each unit in a hex, friendly or enemy, spotted or not; none where it is too weak (13.8).
fn attacks(
    rulebook: &Rulebook,
    public: &Public,
    firers: &[&Counter],
    hex: Hex,
    call: i8,
) -> Vec<(Option<UnitId>, Option<Attack>)> {
    let inside: Vec<&Counter> = public.in_hex(hex).collect();
    let fort =
        fort_at(public, hex).filter(|fort| inside.first().is_none_or(|counter| counter.side == fort.side));
    let town = rulebook.board.terrain(hex) == Terrain::Town;
    let strength = |armoured: bool, among: usize| -> u16 {
        let each =
            firers.iter().map(|firer| effect(rulebook.kind(firer), firer.id, armoured, 0, true).unwrap_or(0));
        each.sum::<u16>() / u16::try_from(among.max(1)).unwrap_or(u16::MAX)
    };
    if fort.is_some() {
        return vec![(None, indirect(rulebook, public, hex, None, strength(true, 1), call))];
    }
    let one = |counter: &&Counter| {
        let armoured = town || rulebook.kind(counter).is_armoured();
        let strength = strength(armoured, inside.len());
        (Some(counter.id), indirect(rulebook, public, hex, Some(counter), strength, call))
    };
    inside.iter().map(one).collect()
}

/// Whether a unit may place its registration marker on a hex in the registration segment (13.3, 18.4).
pub fn may_register(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Result<(), Why> {
    let (unit, condition) = (counter.id, &counter.condition);
    match counter.place {
        Place::Map(_) | Place::OffBoard => {}
        Place::Aboard(_) => return Err(Why::Loaded { unit }),
        _ => return Err(Why::NotOnMap { unit }),
    }
    if condition.dispersed {
        return Err(Why::Dispersed { unit });
    }
    if condition.marker.is_some() {
        return Err(Why::BusyLoading { unit });
    }
    in_band(rulebook, counter, hex)?;
    if is_observed_for(rulebook, public, counter, hex) { Ok(()) } else { Err(Why::NotObserved { unit, hex }) }
}

/// Whether a unit may have one marker of odd and one of even turns (18.5).
pub fn plays_shell_game(rulebook: &Rulebook, counter: &Counter) -> bool {
    let named = &rulebook.scenario.force(counter.side).shell_game;
    rulebook.options.shell_game && (named.is_empty() || named.contains(&counter.id))
}

/// The markers of a unit that a new one, placed in this turn, replaces (13.3, 18.5): all of them, or with the shell
/// game those of the turn's parity.
pub fn replaced(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<Registration> {
    let both = plays_shell_game(rulebook, counter);
    let of_unit = public.registrations.iter().filter(|marker| marker.unit == counter.id);
    of_unit.filter(|marker| !both || marker.turn % 2 == public.turn % 2).copied().collect()
}

/// Markers of the shell game that are stale in the registration segment of a side (18.5): those of the turn's parity that
/// were placed before.
pub fn stale(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Registration> {
    let is_stale = |marker: &&Registration| {
        public.find(marker.unit).is_some_and(|counter| {
            counter.side == side
                && plays_shell_game(rulebook, counter)
                && marker.turn != public.turn
                && marker.turn % 2 == public.turn % 2
        })
    };
    public.registrations.iter().filter(is_stale).copied().collect()
}
