//! Orders that a side may give one by one, in the phases in which it sets up and in which it carries out its plot.
//! Plots themselves are put together from [`choices`](crate::games::panzer44::rules::plot::choices).

use super::Order;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        conduct::{
            Decision,
            direct_fire::{aims, shots},
            indirect::bombardments,
            transport::{may_load, may_unload},
            watchers,
        },
        counter::Counter,
        kinds::Side,
        movement::{allowance, duties, is_room, may_finish, must_move, reach, way_off},
        plot::{Instruction, Task, may_blow, may_clear, of},
        position::Public,
        rulebook::Rulebook,
        set_up,
        view::View,
    },
};

/// The question that a list answers: the side that is asked for an order, and the position that it sees.
pub(super) struct Asked<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
    pub side: Side,
}

pub(super) fn answers(view: &View, Decision::Opportunity { unit, hex, .. }: Decision) -> Vec<Order> {
    let asked = watchers(view.rulebook, view.public, view.plot, unit, hex)
        .into_iter()
        .filter(|watcher| watcher.at == Instruction::Ask);
    asked.map(|watcher| Order::Shoot { unit: watcher.unit }).chain([Order::LetPass]).collect()
}

/// The set-up orders of the first waiting unit; the end of the phase if no unit waits.
pub(super) fn setting_up(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Order> {
    let Some(counter) = set_up::waiting(public, side).next() else { return vec![Order::EndPhase] };
    let unit = counter.id;
    deployments(rulebook, public, unit).into_iter().map(|hex| Order::Deploy { unit, hex }).collect()
}

/// The hexes in which a unit of the side that sets up may be put (4.1).
pub fn deployments(rulebook: &Rulebook, public: &Public, unit: UnitId) -> Vec<Hex> {
    let Some(counter) = public.find(unit) else { return Vec::new() };
    let Some(crate::games::panzer44::rules::counter::Place::SetUp(group)) = set_up::origin(rulebook, unit)
    else {
        return Vec::new();
    };
    let (side, groups) = (counter.side, &rulebook.scenario.force(counter.side).set_up);
    let Some((first, last)) = groups.get(usize::from(group)).map(|group| group.columns) else {
        return Vec::new();
    };
    let fits = |hex: &Hex| {
        (first..=last).contains(&hex.column())
            && public.holder(*hex) != Some(side.enemy())
            && is_room(rulebook, public, counter, *hex)
    };
    rulebook.board.hexes().filter(fits).collect()
}

pub(super) fn firing(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Order> {
    let of_unit = |(unit, target)| {
        aims(rulebook, public, unit, target).into_iter().map(move |at| Order::Fire { unit, at })
    };
    shots(public, side).flat_map(of_unit).chain([Order::EndPhase]).collect()
}

pub(super) fn bombarding(public: &Public, side: Side) -> Vec<Order> {
    let shown = of(&public.shown, side);
    let units = bombardments(public, side).map(|(unit, _)| Order::Bombard { unit });
    let batteries = shown.barrages.iter().map(|barrage| Order::Barrage { battery: barrage.battery });
    let air = shown.strikes.iter().map(|hex| Order::Strike { hex: *hex });
    units.chain(batteries).chain(air).chain([Order::EndPhase]).collect()
}

pub(super) fn moving(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Order> {
    let of_unit = |(counter, task): (&Counter, Task)| match task {
        Task::Move => moves(rulebook, public, counter),
        _ => task_order(rulebook, public, counter, task).into_iter().collect(),
    };
    let mut orders: Vec<Order> = open_duties(rulebook, public, side).into_iter().flat_map(of_unit).collect();
    if may_end_movement(rulebook, public, side) {
        orders.push(Order::EndPhase);
    }
    orders
}

/// The units of a side with an order for this phase that they may execute now. A moving unit must be able to end its
/// move first.
pub(super) fn open_duties<'a>(
    rulebook: &Rulebook,
    public: &'a Public,
    side: Side,
) -> Vec<(&'a Counter, Task)> {
    let is_open = |(counter, task): &(&Counter, Task)| {
        let unless = if *task == Task::Unload { counter.carrier() } else { Some(counter.id) };
        may_finish(rulebook, public, unless).is_ok()
    };
    duties(public, side).filter(is_open).collect()
}

/// The order that executes a plotted order other than a move, if that is allowed now.
pub(super) fn task_order(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    task: Task,
) -> Option<Order> {
    let (unit, side) = (counter.id, counter.side);
    match task {
        Task::Load { .. } if may_load(rulebook, public, side, unit).is_ok() => {
            Some(Order::Load { carrier: unit })
        }
        Task::Unload if may_unload(rulebook, public, side, unit).is_ok() => Some(Order::Unload { unit }),
        Task::Clear { hex } => {
            let from = counter.hex().unwrap_or(hex);
            may_clear(rulebook, public, counter, from, hex).is_ok().then_some(Order::Clear { unit })
        }
        Task::Blow { to } => {
            let from = counter.hex().unwrap_or(to);
            may_blow(rulebook, public, counter, from, to).is_ok().then_some(Order::Blow { unit })
        }
        _ => None,
    }
}

/// Whether a side may end its movement phase now (7.2, 7.9).
pub(super) fn may_end_movement(rulebook: &Rulebook, public: &Public, side: Side) -> bool {
    must_move(rulebook, public, side).is_none() && may_finish(rulebook, public, None).is_ok()
}

/// All moves of a unit by the cheapest path, and its exit.
fn moves(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<Order> {
    let unit = counter.id;
    let reach = reach(rulebook, public, counter);
    let mut orders: Vec<Order> =
        reach.ends().iter().map(|hex| Order::Move { unit, path: reach.path(*hex) }).collect();
    if may_exit(rulebook, public, counter) {
        orders.push(Order::Exit { unit });
    }
    orders
}

/// Whether a moving unit can exit the map with the points it has (4.4).
pub(super) fn may_exit(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    let left = match counter.condition.motion {
        crate::games::panzer44::rules::counter::Motion::Moving => counter.condition.left,
        _ => allowance(rulebook, counter),
    };
    way_off(rulebook, public, counter, left).is_some()
}
