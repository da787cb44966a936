//! Whole orders of movement as they are judged, including the entry hex of waiting units and the final facing of a gun
//! (4.2, 4.3, 6, 7).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Driven, NoWay, Pace, Stride, VehicleStep, drive, exit_cost, left, may_move, open_entries, walk};
use crate::{
    engine::{
        board::{Hex, Hexside},
        orders::edge_of,
    },
    games::squad::rules::{
        counter::{Condition, Counter, Place},
        position::Public,
        rulebook::Rulebook,
    },
};

/// Returns the open hexes in which units that wait may enter, in their turn; none for units on the map (4.2).
///
/// # Errors
/// One of them enters later.
pub fn entries(rulebook: &Rulebook, public: &Public, units: &[&Counter]) -> Result<Vec<Hex>, NoWay> {
    let mut first = None;
    for counter in units {
        let Place::Due(number) = counter.place else { continue };
        let unit = counter.id;
        let force = rulebook.scenario.force(counter.side);
        let arrival = force.arrivals.get(usize::from(number)).ok_or(NoWay::NotOnMap { unit })?;
        if public.turn < arrival.turn {
            return Err(NoWay::NotDue { unit, turn: arrival.turn });
        }
        first.get_or_insert(arrival);
    }
    let Some(arrival) = first else { return Ok(Vec::new()) };
    let edge = edge_of(&rulebook.board, &arrival.entry);
    Ok(open_entries(rulebook, public, units, &arrival.entry, &edge))
}

/// Checks that waiting units begin in an open hex of their entry (4.2).
fn begins(rulebook: &Rulebook, public: &Public, units: &[&Counter], first: Option<Hex>) -> Result<(), NoWay> {
    let Some(waits) = units.iter().find(|counter| matches!(counter.place, Place::Due(_))) else {
        return Ok(());
    };
    let open = entries(rulebook, public, units)?;
    match first.filter(|hex| !open.contains(hex)) {
        Some(hex) => Err(NoWay::NoEntry { unit: waits.id, hex }),
        None => Ok(()),
    }
}

/// Returns the costs of a whole move of infantry, or of a gun, step by step. A gun then faces a hexside.
///
/// # Errors
/// The first fault of the move.
pub fn may_walk(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&Counter],
    (path, assault): (&[Hex], bool),
    facing: Option<Hexside>,
) -> Result<Vec<Stride>, NoWay> {
    begins(rulebook, public, units, path.first().copied())?;
    let strides = walk(rulebook, public, units, path, assault)?;
    match units.iter().find(|counter| rulebook.kind(counter).faces() && facing.is_none()) {
        Some(gun) => Err(NoWay::NoFacing { unit: gun.id }),
        None => Ok(strides),
    }
}

/// Returns the costs of a whole move of a vehicle, step by step.
///
/// # Errors
/// The first fault of the move.
pub fn may_go(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    path: &[VehicleStep],
) -> Result<Vec<Driven>, NoWay> {
    begins(rulebook, public, &[counter], path.first().map(|step| step.hex))?;
    drive(rulebook, public, counter, path)
}

/// Checks that a unit may exit the map now from its hex (4.3). It uses the points left from its move, if no other unit
/// has moved after it and nothing has stopped it (6.5).
///
/// # Errors
/// It does not move, is not at the edge, or has too few points left.
pub fn may_exit(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<(), NoWay> {
    let unit = counter.id;
    let condition = &counter.condition;
    let on_its_way = condition.moved && public.movers.contains(&unit);
    let going = Condition { halted: condition.halted && !on_its_way, ..condition.clone() };
    let moves = may_move(rulebook, &Counter { condition: going, ..counter.clone() })?;
    let hex = counter.hex().ok_or(NoWay::NotOnMap { unit })?;
    // An unloaded unit steps one hex, and only on the map (8.2).
    if condition.transported && !moves.drives() {
        return Err(NoWay::OneHexUnloaded { unit });
    }
    let cost = exit_cost(&rulebook.board, moves, hex, counter.facing)?;
    let led = condition.led && goes_led(rulebook, public, hex);
    let pace = Pace { led, assault: condition.assault_move || condition.assault_moved };
    let left = left(rulebook, public, counter, pace);
    match cost.pay(left, counter.condition.spent == 0) {
        Some(_) => Ok(()),
        None => Err(NoWay::NoPointsLeft { unit }),
    }
}

/// Whether a leader that moved with the others exits the map with them from a hex, or has just done so (6.1).
fn goes_led(rulebook: &Rulebook, public: &Public, hex: Hex) -> bool {
    public.movers.iter().filter_map(|unit| public.find(*unit)).any(|other| {
        let goes = match other.place {
            Place::Map(at) => at == hex && !other.condition.pinned,
            place => place == Place::Exited,
        };
        goes && rulebook.kind(other).leads().is_some()
    })
}
