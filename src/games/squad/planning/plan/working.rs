//! Actions of units in their hex: load, unload, transfer weapons, split, join, turn, exit the map, withdraw the sniper.

use crate::{
    engine::{board::Hexside, counters::UnitId},
    games::squad::rules::{
        Rulebook, View,
        conduct::commanding::{may_arm, may_join, may_split},
        counter::{Counter, Place},
        fire::sniper::sniper_of,
        movement::{largest_loads, may_exit, may_load, may_unload},
        order::Order,
        phase::Step,
        position::Public,
    },
};

/// The first possible action of the selected units in their hex in this phase.
pub(crate) fn order(view: &View, selected: &[UnitId]) -> Option<Order> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let own: Vec<&Counter> = selected
        .iter()
        .filter_map(|unit| public.find(*unit))
        .filter(|counter| counter.side == view.side)
        .collect();
    if let Some(order) = arm(view, &own) {
        return Some(order);
    }
    match public.phase.step() {
        Some(Step::Movement) => load(rulebook, public, &own)
            .or_else(|| unload(rulebook, public, &own))
            .or_else(|| exit(rulebook, public, &own)),
        Some(Step::Command) => {
            join(view, &own).or_else(|| hand_over(view, &own)).or_else(|| split(view, &own, false))
        }
        Some(Step::AfterAction) => withdraw(rulebook, public, &own),
        None if public.phase.is_set_up() => alight(public, &own).or_else(|| hand_over(view, &own)),
        _ => None,
    }
}

/// The same action in its other form, if it has one: a squad splits, and its weapon stays with the second half (3.1 c).
pub(crate) fn other_order(view: &View, selected: &[UnitId]) -> Option<Order> {
    let own: Vec<&Counter> = selected.iter().filter_map(|unit| view.public().find(*unit)).collect();
    split(view, &own, true)
}

/// Transfers the weapon of one of two selected units to the other. If both carry one, they exchange them (3.1 c).
fn hand_over(view: &View, own: &[&Counter]) -> Option<Order> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let [one, other] = own else { return None };
    let gives = |from: &Counter, to: &Counter| {
        let mut weapons = public.carried_by(from.id).map(|weapon| weapon.id);
        let weapon = weapons.find(|it| may_arm(rulebook, public, view.side, *it, to.id).is_ok())?;
        Some(Order::Arm { weapon, unit: to.id })
    };
    gives(one, other).or_else(|| gives(other, one))
}

/// Withdraws the selected sniper (3.6).
fn withdraw(rulebook: &Rulebook, public: &Public, own: &[&Counter]) -> Option<Order> {
    let is_sniper = |it: &&&Counter| {
        let sniper = sniper_of(rulebook, public, it.side);
        it.hex().is_some() && sniper.is_some_and(|sniper| sniper.id == it.id)
    };
    own.iter().find(is_sniper).map(|_| Order::WithdrawSniper)
}

/// Gives a selected weapon to a selected unit (3.1 c, 4.1).
fn arm(view: &View, own: &[&Counter]) -> Option<Order> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let weapon = own.iter().find(|counter| rulebook.kind(counter).weapon().is_some())?.id;
    let takes = |unit: &&&Counter| may_arm(rulebook, public, view.side, weapon, unit.id).is_ok();
    own.iter().find(takes).map(|unit| Order::Arm { weapon, unit: unit.id })
}

/// Loads the other selected units into the carrier. If no other unit is selected, it loads all of its hex one after the
/// other as long as they fit. A unit selected alone enters the first carrier with room (8.2).
fn load(rulebook: &Rulebook, public: &Public, own: &[&Counter]) -> Option<Order> {
    let fits = |carrier: &Counter, riders: &[&Counter]| may_load(rulebook, public, carrier, riders).is_ok();
    let is_carrier = |counter: &&&Counter| rulebook.kind(counter).drives();
    let first = own.first()?;
    let Some(carrier) = own.iter().find(is_carrier) else {
        let near = public.counters.iter().filter(|it| it.side == first.side && it.place == first.place);
        let carrier = near.into_iter().find(|carrier| fits(carrier, own))?;
        let passengers = own.iter().map(|counter| counter.id).collect();
        return Some(Order::Load { carrier: carrier.id, passengers });
    };
    let chosen: Vec<&Counter> = own.iter().copied().filter(|other| other.id != carrier.id).collect();
    let near: Vec<&Counter> = if chosen.is_empty() {
        let beside = |it: &&Counter| it.side == carrier.side && it.place == carrier.place;
        // Off the map, units are loaded only by name.
        public.counters.iter().filter(beside).filter(|_| carrier.hex().is_some()).collect()
    } else {
        chosen
    };
    let mut riders: Vec<&Counter> = Vec::new();
    for counter in near {
        riders.push(counter);
        if !fits(carrier, &riders) {
            riders.pop();
        }
    }
    // One by one they may bring a hex over its limit; together they make room in it.
    if riders.is_empty() && own.len() == 1 {
        riders = largest_loads(rulebook, public, carrier).into_iter().next().unwrap_or_default();
    }
    let passengers: Vec<UnitId> = riders.iter().map(|counter| counter.id).collect();
    (!passengers.is_empty()).then_some(Order::Load { carrier: carrier.id, passengers })
}

/// Unloads the selected units, or all passengers of a selected carrier (8.2).
fn unload(rulebook: &Rulebook, public: &Public, own: &[&Counter]) -> Option<Order> {
    let first = own.first()?;
    let (carrier, riders) = match first.place {
        Place::Aboard(carrier) => {
            let aboard = own.iter().copied().filter(|it| it.place == first.place).collect::<Vec<_>>();
            (public.find(carrier)?, aboard)
        }
        _ => (*first, public.carried_by(first.id).filter(|it| it.place == Place::Aboard(first.id)).collect()),
    };
    let whole = may_unload(rulebook, public, carrier, &riders);
    let passengers = riders.iter().map(|counter| counter.id).collect();
    whole.is_ok().then_some(Order::Unload { carrier: carrier.id, passengers, to: None })
}

fn exit(rulebook: &Rulebook, public: &Public, own: &[&Counter]) -> Option<Order> {
    let unit = own.iter().find(|counter| may_exit(rulebook, public, counter).is_ok())?.id;
    Some(Order::Exit { unit })
}

/// Splits the first unit that may split. `second` says whether its weapon stays with the second half.
fn split(view: &View, own: &[&Counter], second: bool) -> Option<Order> {
    let able = |it: &&&Counter| may_split(view.rulebook, view.public(), view.side, it.id).is_ok();
    own.iter().find(able).map(|counter| Order::Split { squad: counter.id, second })
}

/// Joins two selected half squads, or one with the first that fits in its hex (3.1 c).
fn join(view: &View, own: &[&Counter]) -> Option<Order> {
    let one = own.first()?;
    let near = view.public().counters.iter().filter(|it| it.side == one.side && it.place == one.place);
    let others = own.iter().skip(1).copied().chain(near).map(|other| [one.id, other.id]);
    let able = |halves: &[UnitId; 2]| may_join(view.rulebook, view.public(), view.side, *halves).is_ok();
    others.into_iter().find(able).map(|halves| Order::Join { halves })
}

/// Takes a unit out of its carrier at set-up.
fn alight(public: &Public, own: &[&Counter]) -> Option<Order> {
    let (unit, hex) = own.iter().find_map(|counter| match counter.place {
        Place::Aboard(carrier) => Some((counter, public.find(carrier)?.hex()?)),
        _ => None,
    })?;
    let facing = unit.facing.or(public.find(unit.carrier()?)?.facing);
    Some(Order::Place { unit: unit.id, hex, facing: facing.filter(|_| unit.facing.is_some()) })
}

/// The order by which a vehicle or gun turns in place in this phase; none if it cannot.
pub(crate) fn turn(view: &View, counter: &Counter, facing: Hexside) -> Option<Order> {
    let (public, unit) = (view.public(), counter.id);
    match public.phase.step() {
        None if public.phase.is_set_up() => {
            Some(Order::Place { unit, hex: counter.hex()?, facing: Some(facing) })
        }
        Some(Step::Movement) => Some(Order::Pivot { unit, facing }),
        Some(Step::Assault) => Some(Order::Turn { unit, facing }),
        _ => None,
    }
}
