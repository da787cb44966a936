//! Interdiction (13.0): the hexes for markers, and when the east is open to the air force.

use crate::{
    engine::{
        board::{Board, Hex, flood},
        text::id,
    },
    games::guderian::rules::{
        kinds::Side,
        phase::Phase,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        supply::zones::{closes_line, in_uncancelled_zone},
    },
};
use std::cell::LazyCell;

/// The turn on which the Soviet marker is never used (13.4).
const NOT_ON_TURN: u8 = 12;

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
        _ => Err(Why::not_now(id!("guderian-deed-place-markers"))),
    }
}

/// Checks that there is at most one German marker in a hex, and none beyond the limit while the east is closed (13.1,
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

/// Checks that the Soviet marker is in only one hex and not on Germans (13.4).
fn soviet_may_place(rulebook: &Rulebook, public: &Public, hex: Hex) -> Result<(), Why> {
    if let Some(hex) = public.soviet_marker {
        return Err(Why::SovietMarkerLies { hex });
    }
    soviet_marker_is_left(rulebook, public)?;
    if public.holds(Side::German, hex) {
        return Err(Why::MarkerOnGermans { hex });
    }
    Ok(())
}

/// Whether the Soviet marker may be used on this turn: on a few turns of a game, never on turn 12 (13.4).
///
/// # Errors
/// It is turn 12, or all uses are spent.
pub fn soviet_marker_is_left(rulebook: &Rulebook, public: &Public) -> Result<(), Why> {
    let uses = rulebook.scenario.soviet_interdiction.uses;
    if public.turn == NOT_ON_TURN {
        return Err(Why::SovietMarkerTooLate { turn: NOT_ON_TURN });
    }
    if public.soviet_marker_uses >= uses {
        return Err(Why::SovietMarkerUsed { uses });
    }
    Ok(())
}

/// Whether the air force reaches all of the map (K15.2, D-21). The city was held at the end of an earlier turn and is
/// still held, and now a line leads from it to the west edge.
pub fn east_is_open(rulebook: &Rulebook, public: &Public) -> bool {
    let city = &rulebook.scenario.air_interdiction.unlocked_by;
    public.unlocked.is_some_and(|since| public.turn > since)
        && !city.is_empty()
        && is_german_held(rulebook, public, city)
}

/// Whether every hex of the city that opens the east is in German hands, with or without a line. The clock of the east
/// depends on this (D-21).
pub fn holds_unlocking_city(rulebook: &Rulebook, public: &Public) -> bool {
    let city = &rulebook.scenario.air_interdiction.unlocked_by;
    !city.is_empty() && city.iter().all(|hex| is_german_hex(public, *hex))
}

/// Whether the Germans hold a place for victory (K18.3). Every hex has a German combat unit, or a German unit was the
/// last to pass it. A line free of Soviets and their zones leads to the west edge.
pub fn is_german_held(rulebook: &Rulebook, public: &Public, hexes: &[Hex]) -> bool {
    is_held(rulebook, public, Side::German, hexes)
}

/// Whether a side holds a place with a line to its own edge of the map: the west edge for the Germans, the east edge
/// for the Soviets.
pub(crate) fn is_held(rulebook: &Rulebook, public: &Public, side: Side, hexes: &[Hex]) -> bool {
    hexes.iter().all(|hex| is_hex_of(public, side, *hex)) && has_line_home(rulebook, public, side, hexes)
}

/// Whether a German combat unit is in the hex, or a German unit was the last to pass it (K18.3).
pub(crate) fn is_german_hex(public: &Public, hex: Hex) -> bool {
    is_hex_of(public, Side::German, hex)
}

fn is_hex_of(public: &Public, side: Side, hex: Hex) -> bool {
    public.has_combat_unit(side, hex) || public.holders.get(&hex).is_some_and(|holder| *holder == side)
}

/// Whether a line leads from any one hex of the place, itself free of Soviets and of their
/// uncancelled zones, to column 01 (K18.3).
pub(crate) fn has_line_west(rulebook: &Rulebook, public: &Public, hexes: &[Hex]) -> bool {
    has_line_home(rulebook, public, Side::German, hexes)
}

fn has_line_home(rulebook: &Rulebook, public: &Public, side: Side, hexes: &[Hex]) -> bool {
    let board: &Board = &rulebook.board;
    let edge = if side == Side::German { 1 } else { board.columns() };
    let open = |hex| !closes_line(board, public, side, hex);
    let free = |hex: &Hex| !public.holds(side.enemy(), *hex) && !in_uncancelled_zone(public, side, *hex);
    let starts: Vec<Hex> = hexes.iter().copied().filter(free).collect();
    let reached = flood(board, starts, u16::MAX, open);
    board.column(edge).any(|hex| reached[hex] != u16::MAX && (open(hex) || hexes.contains(&hex)))
}
