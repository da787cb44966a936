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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::board::Side6,
        games::squad::rules::{
            counter::Place,
            movement::{
                VehicleStep, drive,
                samples::{aboard, at, changed, facing, hex, on_board, position, word},
            },
        },
    };
    use Side6::North;

    fn ahead(on: &str) -> VehicleStep {
        VehicleStep { hex: hex(on), facing: North, reverse: false }
    }

    /// Example 17: open, open, woods, open: 1 + 1 + (2 + 2) + 1 are 7 of 10.
    #[test]
    fn an_overrun_costs_what_example_17_says() {
        let rulebook = on_board("woods: [\"0504\"]");
        let start = position(vec![facing("us-m4a3e8-1", "0507", North), at("ge-rifle-1", "0504")]);
        let tank = word("us-m4a3e8-1");
        let path = [ahead("0506"), ahead("0505")];
        let driven = start.find(tank).map(|unit| drive(&rulebook, &start, unit, &path));
        let left = driven.and_then(Result::ok).and_then(|driven| driven.last().map(|last| last.left));
        assert_eq!(left, Some(8));
        let mut there = changed(&start, "us-m4a3e8-1", |condition| condition.spent = 2);
        for counter in there.counters.iter_mut().filter(|counter| counter.id == tank) {
            counter.place = Place::Map(hex("0505"));
        }
        let way = there.find(tank).map(|unit| overrun(&rulebook, &there, unit));
        let expected = Overrun { target: hex("0504"), exit: hex("0503"), cost: 5 };
        assert_eq!(way, Some(Ok(expected)), "2 + 5 of 10");
        let late = changed(&there, "us-m4a3e8-1", |condition| condition.spent = 6);
        let way = late.find(tank).map(|unit| overrun(&rulebook, &late, unit));
        assert_eq!(way, Some(Err(NoWay::TooFar { hex: hex("0503"), cost: 5, left: 4 })));
    }

    /// Units that cannot be overrun, and units that cannot overrun (18.1).
    #[test]
    fn not_everybody_is_overrun() {
        let rulebook = on_board("");
        let tank = || facing("us-m4a3e8-1", "0507", North);
        let way = |others: Vec<Counter>| {
            let public = position([others, vec![tank()]].concat());
            overrun(&rulebook, &public, &tank()).map(|overrun| overrun.cost)
        };
        assert_eq!(way(vec![at("ge-truck-1", "0506")]), Ok(4));
        assert_eq!(way(vec![]), Err(NoWay::NothingToOverrun { hex: hex("0506") }));
        let with_tank = vec![at("ge-rifle-1", "0506"), at("ge-pz-4h-1", "0506")];
        assert_eq!(way(with_tank), Err(NoWay::NotOverrun { hex: hex("0506") }));
        let barred = vec![at("ge-rifle-1", "0506"), at("ge-rifle-2", "0505")];
        assert_eq!(way(barred), Err(NoWay::EnemyThere { hex: hex("0505") }));
        let towing = vec![at("ge-rifle-1", "0506"), aboard("us-at-57-1", "us-m4a3e8-1")];
        assert_eq!(way(towing), Err(NoWay::Towing { unit: tank().id }));
        let truck = facing("us-truck-1", "0507", North);
        let public = position(vec![truck.clone(), at("ge-rifle-1", "0506")]);
        assert_eq!(overrun(&rulebook, &public, &truck), Err(NoWay::DoesNotDrive { unit: truck.id }));
    }
}
