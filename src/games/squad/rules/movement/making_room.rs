//! Hexes that are over the limit for a moment. Their side must make room before it does anything else (6.5, 6.7, 8.2).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Moves, NoWay, fits, may_enter_to_load, step, steps_once};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        counter::{Counter, Place},
        kinds::Side,
        order::Order,
        position::Public,
        rulebook::Rulebook,
    },
};

/// The number of tries after which a hex counts as without room. By the rules six units unload at most. With the
/// referee off a player may put any number into a hex, and trying all arrangements would take years.
const TRIES: u32 = 5_000;

/// The duty that comes before anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// A carrier has entered a full hex to load, and must load.
    Load { carrier: UnitId, hex: Hex },
    /// Some of the units that have unloaded in this hex must step out of it.
    StepOut { hex: Hex },
}

/// The duty of a side in its movement if one of its hexes is over the limit (8.2).
pub fn overstack_duty(rulebook: &Rulebook, public: &Public, side: Side) -> Option<First> {
    let loads = must_load(rulebook, public, side).map(|(carrier, hex)| First::Load { carrier, hex });
    loads.or_else(|| must_step_out(rulebook, public, side).map(|hex| First::StepOut { hex }))
}

/// Checks that a side may give an order in its movement. No hex may be over the limit, unless the order makes room
/// (6.5, 8.2).
///
/// # Errors
/// The carrier that must load, or the hex out of which units must step.
pub fn makes_room_first(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    order: &Order,
) -> Result<(), NoWay> {
    match (overstack_duty(rulebook, public, side), order) {
        (None, _) => Ok(()),
        (Some(First::Load { carrier, .. }), Order::Load { carrier: named, .. }) if carrier == *named => {
            Ok(())
        }
        (Some(First::Load { carrier, hex }), _) => Err(NoWay::MustLoad { carrier, hex }),
        (Some(First::StepOut { hex }), Order::Move { units, path, .. })
            if path.first().is_some_and(|to| may_step_so(rulebook, public, hex, (units, *to))) =>
        {
            Ok(())
        }
        (Some(First::StepOut { hex }), _) => Err(NoWay::MustStepOut { hex }),
    }
}

/// The carrier of a side that has entered a full hex to load, and has not loaded yet.
fn must_load(rulebook: &Rulebook, public: &Public, side: Side) -> Option<(UnitId, Hex)> {
    let has_come = |counter: &Counter| counter.condition.moved && counter.condition.spent > 0;
    let waits = |(counter, hex): &(&Counter, Hex)| {
        rulebook.kind(counter).drives()
            && has_come(counter)
            && fits(rulebook, public, *hex, &[]).is_err()
            && may_enter_to_load(rulebook, public, counter, *hex)
    };
    public.on_map(side).find(waits).map(|(counter, hex)| (counter.id, hex))
}

/// The hex of a side that is over the limit, and that an unloaded unit may still leave.
fn must_step_out(rulebook: &Rulebook, public: &Public, side: Side) -> Option<Hex> {
    let steps = |(counter, hex): &(&Counter, Hex)| {
        steps_once(rulebook, counter)
            && fits(rulebook, public, *hex, &[]).is_err()
            && ways_out(rulebook, public, counter, *hex)
                .any(|to| fits(rulebook, public, to, &[counter]).is_ok())
    };
    public.on_map(side).find(steps).map(|(_, hex)| hex)
}

/// The units of a hex that have unloaded and may still move one hex (8.2).
pub fn units_that_may_leave<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    hex: Hex,
) -> impl Iterator<Item = &'a Counter> {
    public.in_hex(hex).filter(|counter| steps_once(rulebook, counter))
}

/// Whether these units may leave an overfull hex and the rest still finds room. It is also true if there was no room
/// for all before.
fn may_step_so(rulebook: &Rulebook, public: &Public, hex: Hex, (units, to): (&[UnitId], Hex)) -> bool {
    let who: Vec<&Counter> = units_that_may_leave(rulebook, public, hex).collect();
    let (go, stay): (Vec<&Counter>, Vec<&Counter>) =
        who.iter().copied().partition(|counter| units.contains(&counter.id));
    let all_may = go.len() == units.len() && !units.is_empty();
    all_may
        && (find_room(rulebook, public, hex, &stay, Some((&go, to)))
            || !find_room(rulebook, public, hex, &who, None))
}

/// Whether each of these units, in a hex or unloading there, may stay or step out without a hex over its limit. Some of
/// them may go to a named hex (6.7, 8.2).
pub(super) fn find_room(
    rulebook: &Rulebook,
    public: &Public,
    hex: Hex,
    units: &[&Counter],
    going: Option<(&[&Counter], Hex)>,
) -> bool {
    let mut others = public.clone();
    let mut stand: Vec<(Hex, &Counter)> = Vec::new();
    let (gone, to) = going.map_or((&[][..], hex), |(gone, to)| (gone, to));
    for unit in units.iter().chain(gone) {
        if let Some(counter) = others.find_mut(unit.id) {
            counter.place = Place::Away;
        }
    }
    stand.extend(gone.iter().map(|unit| (to, *unit)));
    has_room(rulebook, &others, to, &stand)
        && settle(rulebook, &others, hex, units, (&mut stand, &mut { TRIES }))
}

/// Whether a hex is within its limit with the units among these that are to stay there.
fn has_room(rulebook: &Rulebook, others: &Public, hex: Hex, stand: &[(Hex, &Counter)]) -> bool {
    let there: Vec<&Counter> = stand.iter().filter(|(at, _)| *at == hex).map(|(_, unit)| *unit).collect();
    fits(rulebook, others, hex, &there).is_ok()
}

/// Finds a place for one unit after the other, and goes back if the next one finds none.
fn settle<'a>(
    rulebook: &Rulebook,
    others: &Public,
    hex: Hex,
    units: &[&'a Counter],
    (stand, tries): (&mut Vec<(Hex, &'a Counter)>, &mut u32),
) -> bool {
    let Some((unit, rest)) = units.split_first() else { return has_room(rulebook, others, hex, stand) };
    let places: Vec<Hex> = ways_out(rulebook, others, unit, hex).chain([hex]).collect();
    places.into_iter().any(|at| {
        let Some(left) = tries.checked_sub(1) else { return false };
        *tries = left;
        stand.push((at, unit));
        let found = has_room(rulebook, others, at, stand)
            && settle(rulebook, others, hex, rest, (&mut *stand, &mut *tries));
        stand.pop();
        found
    })
}

/// The adjacent hexes that a unit could enter on foot, full or not.
fn ways_out<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    unit: &'a Counter,
    from: Hex,
) -> impl Iterator<Item = Hex> + 'a {
    let on_foot = Moves::of(rulebook.kind(unit)).filter(|it| matches!(it, Moves::Foot | Moves::ByHand));
    let neighbours = rulebook.board.neighbours(from).iter().flatten().copied();
    neighbours.filter(move |to| {
        on_foot.is_some_and(|moves| step(rulebook, public, (unit.side, moves), from, *to).is_ok())
    })
}
