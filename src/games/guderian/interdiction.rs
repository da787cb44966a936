//! Interdiction (13.0): where markers may be placed, and when the east is open to the air force.

use super::{
    kinds::Side,
    phase::Phase,
    position::Public,
    refusal::Why,
    rulebook::Rulebook,
    zones::{closes_line, in_uncancelled_zone},
};
use crate::board::{Board, Hex, flood};
use std::cell::LazyCell;

/// Whether the phasing player may place a marker in the hex now.
///
/// # Errors
/// Not an interdiction phase, no marker left, off the map, marked already, out of reach, or on
/// German units.
pub fn may_place(rulebook: &Rulebook, public: &Public, hex: Hex) -> Result<Side, Why> {
    judge(rulebook, public, hex, || east_is_open(rulebook, public))
}

/// The hexes in which the phasing player may place a marker now.
pub fn open_hexes(rulebook: &Rulebook, public: &Public) -> Vec<Hex> {
    let east = LazyCell::new(|| east_is_open(rulebook, public));
    let open = |hex: &Hex| judge(rulebook, public, *hex, || *east).is_ok();
    rulebook.board.hexes().filter(open).collect()
}

fn judge(
    rulebook: &Rulebook,
    public: &Public,
    hex: Hex,
    east_is_open: impl FnOnce() -> bool,
) -> Result<Side, Why> {
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    match public.phase {
        Phase::FirstInterdiction | Phase::AirInterdiction => {
            german_may_place(rulebook, public, hex, east_is_open)?;
            Ok(Side::German)
        }
        Phase::SovietInterdiction => {
            soviet_may_place(rulebook, public, hex)?;
            Ok(Side::Soviet)
        }
        _ => Err(Why::NotNow { what: "place interdiction markers" }),
    }
}

/// At most one German marker in a hex, and none beyond the limit while the east is closed (13.1,
/// K15.2).
fn german_may_place(
    rulebook: &Rulebook,
    public: &Public,
    hex: Hex,
    east_is_open: impl FnOnce() -> bool,
) -> Result<(), Why> {
    let air = &rulebook.scenario.air_interdiction;
    if public.air_markers.len() >= usize::from(air.markers) {
        return Err(Why::NoMarkerLeft);
    }
    if public.air_markers.contains(&hex) {
        return Err(Why::MarkedAlready { hex });
    }
    if hex.column() > air.last_column && !east_is_open() {
        return Err(Why::TooFarEast { hex, column: air.last_column });
    }
    Ok(())
}

/// The Soviet marker lies in one hex, in a few turns, not in the last, and not on Germans (13.4).
fn soviet_may_place(rulebook: &Rulebook, public: &Public, hex: Hex) -> Result<(), Why> {
    let uses = rulebook.scenario.soviet_interdiction.uses;
    let last = public.turn >= rulebook.scenario.last_turn;
    if last || public.soviet_marker.is_some() || public.soviet_marker_uses >= uses {
        return Err(Why::NoMarkerLeft);
    }
    if public.holds(Side::German, hex) {
        return Err(Why::MarkerOnGermans { hex });
    }
    Ok(())
}

/// Whether the air force reaches all of the map: the city was held at the end of an earlier turn and is
/// still held, and now a line leads from it to the west edge (K15.2, D-21).
pub fn east_is_open(rulebook: &Rulebook, public: &Public) -> bool {
    let city = &rulebook.scenario.air_interdiction.unlocked_by;
    public.unlocked.is_some_and(|since| public.turn > since)
        && !city.is_empty()
        && is_german_held(rulebook, public, city)
}

/// Whether every hex of the city that opens the east is in German hands, with a line or without: this is
/// what the clock of the east asks (D-21).
pub fn holds_unlocking_city(rulebook: &Rulebook, public: &Public) -> bool {
    let city = &rulebook.scenario.air_interdiction.unlocked_by;
    !city.is_empty() && city.iter().all(|hex| is_german_hex(public, *hex))
}

/// Whether the Germans hold a place for victory (K18.3): in every hex a German combat unit or a
/// German the last to pass, and a line free of Soviets and their zones to the west edge.
pub fn is_german_held(rulebook: &Rulebook, public: &Public, hexes: &[Hex]) -> bool {
    hexes.iter().all(|hex| is_german_hex(public, *hex)) && has_line_west(rulebook, public, hexes)
}

/// Whether a German combat unit stands in the hex, or a German was the last to pass (K18.3).
pub(super) fn is_german_hex(public: &Public, hex: Hex) -> bool {
    public.has_combat_unit(Side::German, hex)
        || public.holders.get(&hex).is_some_and(|holder| *holder == Side::German)
}

/// Whether a line leads from any one hex of the place, itself free of Soviets and of their
/// uncancelled zones, to column 01 (K18.3).
pub(super) fn has_line_west(rulebook: &Rulebook, public: &Public, hexes: &[Hex]) -> bool {
    let board: &Board = &rulebook.board;
    let open = |hex| !closes_line(board, public, Side::German, hex);
    let free =
        |hex: &Hex| !public.holds(Side::Soviet, *hex) && !in_uncancelled_zone(public, Side::German, *hex);
    let starts: Vec<Hex> = hexes.iter().copied().filter(free).collect();
    let reached = flood(board, starts, u16::MAX, open);
    board.column(1).any(|hex| reached[hex] != u16::MAX && (open(hex) || hexes.contains(&hex)))
}
