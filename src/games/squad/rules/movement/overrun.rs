//! The path of an overrun and its movement points (18.1, 18.2).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Cost, Moves, NoWay, Pace, driving::may_drive, facing::faces, fits, ground, left, step};
use crate::{
    engine::board::Hex,
    games::squad::rules::{
        counter::{Condition, Counter},
        position::Public,
        rulebook::Rulebook,
        scenario::units::Kind,
    },
};

/// The path of an overrun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overrun {
    pub target: Hex,
    /// The hex where the AFV stops, with its facing unchanged.
    pub exit: Hex,
    /// Movement points for entering and leaving the target hex, and two more (18.2).
    pub cost: u16,
}

/// Movement points of an overrun in addition to its two steps.
const OVERRUN: u16 = 2;

/// Returns the cost of an overrun straight through the hex that an AFV faces (18.1, 18.2).
///
/// # Errors
/// There is no unit to overrun, no path through, or too few points are left.
pub fn overrun(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<Overrun, NoWay> {
    let unit = counter.id;
    let moves = may_go_on(rulebook, public, counter)?;
    if moves != Moves::Armour {
        return Err(NoWay::DoesNotDrive { unit });
    }
    if public.carried_by(unit).any(|other| rulebook.kind(other).gun().is_some()) {
        return Err(NoWay::Towing { unit });
    }
    let (from, facing) = (counter.hex().ok_or(NoWay::NotOnMap { unit })?, faces(counter));
    let target = from.step(facing).ok_or(NoWay::NotAhead { hex: from })?;
    let exit = target.step(facing).ok_or(NoWay::NotAhead { hex: target })?;
    let entering = ground(rulebook, public, moves, from, target)?.cost;
    let enemies = || public.in_hex(target).filter(|other| other.side != counter.side);
    if enemies().any(|other| rulebook.kind(other).afv().is_some())
        || public.works.get(&target).is_some_and(|work| work.kind.is_bunker())
    {
        return Err(NoWay::NotOverrun { hex: target });
    }
    if !enemies().any(|other| {
        let kind = rulebook.kind(other);
        kind.is_infantry() || matches!(kind.kind, Kind::Gun(_) | Kind::Vehicle(_))
    }) {
        return Err(NoWay::NothingToOverrun { hex: target });
    }
    let leaving = step(rulebook, public, (counter.side, moves), target, exit)?.cost;
    fits(rulebook, public, exit, &[counter])?;
    let points = |cost| match cost {
        Cost::Points(points) => Ok(points),
        Cost::Whole => Err(NoWay::NotOverrun { hex: target }),
    };
    let cost = points(entering)? + OVERRUN + points(leaving)?;
    let left = left(rulebook, public, counter, Pace::default());
    if cost > left {
        Err(NoWay::TooFar { hex: exit, cost, left })
    } else {
        Ok(Overrun { target, exit, cost })
    }
}

/// Checks that an AFV may overrun with the points left from the same move (29, example 17). No other unit may have
/// moved after it, because the others wait until it has finished (6.5). An AFV that has loaded or unloaded during its
/// move has finished; one that did so before its move has not (8.2).
fn may_go_on(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<Moves, NoWay> {
    let condition = &counter.condition;
    let last = public.driven == Some(counter.id);
    let on_its_way = last && condition.moved && condition.spent > 0;
    let condition = Condition { halted: condition.halted && !on_its_way, ..condition.clone() };
    may_drive(rulebook, &Counter { condition, ..counter.clone() })
}
