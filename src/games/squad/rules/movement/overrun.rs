//! The points and the way of an overrun (18.1, 18.2).

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

/// The way of an overrun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overrun {
    pub target: Hex,
    /// Where the AFV stops, facing as it goes.
    pub exit: Hex,
    /// Points for entering the target hex and leaving it, and two more (18.2).
    pub cost: u16,
}

/// Points of an overrun beside those of its two steps.
const OVERRUN: u16 = 2;

/// What an overrun of the hex that an AFV faces costs it, straight through (18.1, 18.2).
///
/// # Errors
/// There is nothing to be overrun, or no way through, or not enough is left.
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

/// Who has driven there before overruns with what is left of the same move (29, example 17), as long as nobody else moves after
/// it: the others wait until it has finished (6.5). Who has loaded or unloaded on the way has finished, and who has done so
/// before it set out has not (8.2).
fn may_go_on(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<Moves, NoWay> {
    let condition = &counter.condition;
    let last = public.driven == Some(counter.id);
    let on_its_way = last && condition.moved && condition.spent > 0;
    let condition = Condition { halted: condition.halted && !on_its_way, ..condition.clone() };
    may_drive(rulebook, &Counter { condition, ..counter.clone() })
}
