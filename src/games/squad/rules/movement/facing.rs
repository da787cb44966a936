//! Facing of vehicles and guns, and the hexes that vehicles can enter by it (7.1 to 7.3).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Cost, Moves, NoWay, Step, may_move, step};
use crate::{
    engine::board::{ALL_SIDES, Hex, Hexside},
    games::squad::rules::{
        counter::{Counter, Place},
        kinds::Side,
        position::Public,
        rulebook::Rulebook,
    },
};

/// The number of hexsides of a turn from one facing to another in the shorter direction, three at most.
pub fn hexsides(from: Hexside, to: Hexside) -> u16 {
    let mut clockwise = (0_u16..).zip(ALL_SIDES.into_iter().cycle().skip(from.number()));
    let number = clockwise.find(|(_, side)| *side == to).map_or(0, |(number, _)| number);
    // In the other direction it is six minus this.
    number.min(6 - number)
}

/// The cost of a turn in a hex that has been entered: the first hexside is free (7.3).
pub fn turn_cost(from: Hexside, to: Hexside) -> u16 {
    hexsides(from, to).saturating_sub(1)
}

/// The hexside over which a vehicle leaves, forwards or in reverse.
pub(super) fn towards(facing: Hexside, reverse: bool) -> Hexside {
    if reverse { facing.opposite() } else { facing }
}

/// Returns the cost of entering the hex that a vehicle faces, or the hex behind it in reverse for twice the cost (7.2).
///
/// # Errors
/// The hex is neither of them, or it is closed.
pub fn vehicle_step(
    rulebook: &Rulebook,
    public: &Public,
    (side, moves): (Side, Moves),
    (from, facing): (Hex, Hexside),
    (to, reverse): (Hex, bool),
) -> Result<Cost, NoWay> {
    if from.step(towards(facing, reverse)) != Some(to) {
        return Err(NoWay::NotAhead { hex: to });
    }
    let Step { cost, .. } = step(rulebook, public, (side, moves), from, to)?;
    Ok(if reverse { doubled(cost) } else { cost })
}

/// Reverse movement costs twice as much (7.2).
pub(super) fn doubled(cost: Cost) -> Cost {
    match cost {
        Cost::Points(points) => Cost::Points(2 * points),
        Cost::Whole => Cost::Whole,
    }
}

/// The facing of a vehicle on the map. A vehicle without a facing is refused when the position is read.
pub(super) fn faces(counter: &Counter) -> Hexside {
    counter.facing.unwrap_or(Hexside::North)
}

/// Checks that a vehicle or gun may turn in place by any amount, as its whole move (7.3). A large gun may, because
/// turning is not moving.
///
/// # Errors
/// It has moved, has no facing, or already faces that hexside.
pub fn pivot(rulebook: &Rulebook, counter: &Counter, facing: Hexside) -> Result<(), NoWay> {
    let unit = counter.id;
    match may_move(rulebook, counter) {
        Ok(Moves::Foot) => return Err(NoWay::DoesNotDrive { unit }),
        Ok(_) | Err(NoWay::OnlyTowed { .. }) => {}
        Err(no_way) => return Err(no_way),
    }
    if !matches!(counter.place, Place::Map(_)) {
        return Err(NoWay::NotOnMap { unit });
    }
    // A unit that has been unloaded has moved, too (8.2).
    if counter.condition.spent > 0 || counter.condition.moved {
        return Err(NoWay::HasMoved { unit });
    }
    if faces(counter) == facing { Err(NoWay::NotTurned { unit }) } else { Ok(()) }
}
