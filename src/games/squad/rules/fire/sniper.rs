//! Snipers: their appearance, their fire, and the search for them (21.3 to 21.5).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::is_ready;
use crate::{
    engine::board::Hex,
    games::squad::rules::{
        counter::{Counter, Place},
        kinds::Side,
        position::Public,
        rulebook::Rulebook,
        scenario::units::Kind,
        sight::{cover::cover_of_all, ground_cover},
    },
};

/// The range of a sniper, in hexes (21.3).
pub const RANGE: u32 = 6;
/// The roll of attacking infantry, without modifiers, that lets the enemy sniper appear (21.3).
const NATURAL: u8 = 12;

/// The sniper of a side, if it has one that is not eliminated.
pub fn sniper_of<'a>(rulebook: &Rulebook, public: &'a Public, side: Side) -> Option<&'a Counter> {
    let alive = |counter: &&Counter| {
        counter.side == side
            && matches!(rulebook.kind(counter).kind, Kind::Sniper)
            && counter.place != Place::Destroyed
    };
    public.counters.iter().find(alive)
}

/// Returns the hexes in which the sniper of a side may appear after a roll of infantry in a hex. The roll may be fire
/// at a hex or a shot at a tank; the rolls of fire lanes and missions do not count. None if it does not appear (21.3).
pub fn appears(rulebook: &Rulebook, public: &Public, side: Side, attackers: Hex, dice: u8) -> Vec<Hex> {
    let waits = sniper_of(rulebook, public, side).is_some_and(|sniper| sniper.place == Place::Away);
    if dice != NATURAL || !waits {
        return Vec::new();
    }
    let fit = |hex: &Hex| {
        hides(rulebook, *hex) > 0
            && reaches(rulebook, public, *hex, attackers)
            && public.in_hex(*hex).all(|counter| counter.side == side)
    };
    rulebook.board.hexes().filter(fit).collect()
}

/// The cover and hindrance of a hex in which a sniper can hide. A sniper is in no work, and smoke does not last (21.3).
fn hides(rulebook: &Rulebook, hex: Hex) -> i8 {
    let ground = ground_cover(&rulebook.board, &rulebook.charts, &rulebook.options, hex);
    ground + rulebook.charts.row(rulebook.board.terrain(hex)).map_or(0, |row| row.hindrance)
}

/// Whether a sniper in a hex can fire at another (21.3, 21.5).
pub fn reaches(rulebook: &Rulebook, public: &Public, from: Hex, to: Hex) -> bool {
    (1..=RANGE).contains(&from.distance(to)) && rulebook.seeing(public).hindrances(from, to).is_ok()
}

/// Whether a sniper may fire at units that have entered a hex. It fires at infantry within its reach, once in a phase
/// (21.5).
pub fn may_fire(
    rulebook: &Rulebook,
    public: &Public,
    sniper: &Counter,
    hex: Hex,
    entered: &[&Counter],
) -> bool {
    let infantry = entered.iter().any(|counter| rulebook.kind(counter).is_infantry());
    let reaches = sniper.hex().is_some_and(|from| reaches(rulebook, public, from, hex));
    infantry && reaches && is_ready(rulebook, sniper).is_ok()
}

/// Casualty points of a sniper's die on units in another hex: the amount by which the die exceeds cover and hindrance
/// (21.4).
pub fn casualties(
    rulebook: &Rulebook,
    public: &Public,
    (from, to): (Hex, Hex),
    units: &[&Counter],
    die: u8,
) -> u16 {
    let Some(hindrance) = rulebook.seeing(public).hindrance(from, to) else { return 0 };
    let protection = cover_of_all(rulebook, public, to, units).saturating_add(hindrance);
    let above = i8::try_from(die).unwrap_or(0).saturating_sub(protection);
    u16::try_from(above).unwrap_or(0)
}

/// Whether the units that a sniper attacked find and eliminate it with a die. One of them must not be pinned, and the
/// die must exceed the cover and hindrance of its hex (21.4).
pub fn is_found(rulebook: &Rulebook, public: &Public, sniper: &Counter, units: &[&Counter], die: u8) -> bool {
    let unpinned = units.iter().any(|counter| !counter.condition.pinned);
    unpinned && sniper.hex().is_some_and(|hex| is_found_in(rulebook, public, hex, die))
}

/// Whether units, one of them not pinned, find a sniper in a hex with a die (21.4).
pub fn is_found_in(rulebook: &Rulebook, public: &Public, hex: Hex, die: u8) -> bool {
    let smoke = public.smoke.get(&hex).and_then(|number| i8::try_from(*number).ok()).unwrap_or(0);
    let hidden = hides(rulebook, hex).saturating_add(smoke);
    i8::try_from(die).is_ok_and(|die| die > hidden)
}

/// The sniper that is eliminated when a unit of a side enters a hex (21.5).
pub fn driven_out<'a>(rulebook: &Rulebook, public: &'a Public, side: Side, hex: Hex) -> Option<&'a Counter> {
    sniper_of(rulebook, public, side.enemy()).filter(|sniper| sniper.hex() == Some(hex))
}
