//! Whole orders of the movement, as they are judged: with where those begin who wait, and how a gun faces then (4.2, 4.3,
//! 6, 7).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Driven, NoWay, Pace, Stride, VehicleStep, drive, exit_cost, left, may_move, open_entries, walk};
use crate::{
    engine::{
        board::{Hex, Side6},
        orders::edge_of,
    },
    games::squad::rules::{
        counter::{Condition, Counter, Place},
        position::Public,
        rulebook::Rulebook,
    },
};

/// The open hexes by which units come that wait to enter, in their turn; none of those who are on the map (4.2).
///
/// # Errors
/// One of them comes later.
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

/// That who waits begins in an open hex of his entry (4.2).
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

/// What infantry, or a gun, pays for a whole move, step by step; a gun faces a hexside then.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn may_walk(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&Counter],
    (path, assault): (&[Hex], bool),
    facing: Option<Side6>,
) -> Result<Vec<Stride>, NoWay> {
    begins(rulebook, public, units, path.first().copied())?;
    let strides = walk(rulebook, public, units, path, assault)?;
    match units.iter().find(|counter| rulebook.kind(counter).faces() && facing.is_none()) {
        Some(gun) => Err(NoWay::NoFacing { unit: gun.id }),
        None => Ok(strides),
    }
}

/// What a vehicle pays for a whole move, step by step.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn may_go(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    path: &[VehicleStep],
) -> Result<Vec<Driven>, NoWay> {
    begins(rulebook, public, &[counter], path.first().map(|step| step.hex))?;
    drive(rulebook, public, counter, path)
}

/// Whether a unit may leave the map now from where it is (4.3): with what is left of its move, if nobody has moved after it and
/// nothing has stopped it (6.5).
///
/// # Errors
/// It does not move, does not stand at the edge, or has too few points left.
pub fn may_exit(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<(), NoWay> {
    let unit = counter.id;
    let condition = &counter.condition;
    let on_its_way = condition.moved && public.movers.contains(&unit);
    let going = Condition { halted: condition.halted && !on_its_way, ..condition.clone() };
    let moves = may_move(rulebook, &Counter { condition: going, ..counter.clone() })?;
    let hex = counter.hex().ok_or(NoWay::NotOnMap { unit })?;
    // Who has been unloaded steps one hex, and that on the map (8.2).
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

/// Whether a leader who has come with the others leaves the map with them from a hex, or has done so just before (6.1).
fn goes_led(rulebook: &Rulebook, public: &Public, hex: Hex) -> bool {
    public.movers.iter().filter_map(|unit| public.find(*unit)).any(|other| {
        let goes = match other.place {
            Place::Map(at) => at == hex && !other.condition.pinned,
            place => place == Place::Exited,
        };
        goes && rulebook.kind(other).leads().is_some()
    })
}
