//! Choices offered to units, and hexes that can be clicked: destinations, targets, and hexes for calls. Each comes from
//! the rule that judges the order.

use super::pointing::Pointing;
use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
    },
    games::panzer44::{
        planning::ClickMode,
        rules::{
            View,
            conduct::{Decision, direct_fire},
            counter::{Counter, Motion, Place},
            kinds::Pattern,
            movement::{Marches, allowance, duties, march, points_for_a_move},
            order::legal,
            phase::Phase,
            plot::{Barrage, Draft, Instruction, Task, Tool, may_call, may_plot, may_strike},
            position::Public,
        },
    },
    planning::{Choice, Highlight, Mark},
};
use std::collections::BTreeMap;

/// The choices of a unit, by hex.
type Choices = BTreeMap<Hex, Choice>;

/// The units among these that move by themselves. A passenger moves with its carrier.
pub(super) fn by_themselves(public: &Public, units: &[UnitId]) -> Vec<UnitId> {
    let carried = |unit: &UnitId| {
        let carrier = public.find(*unit).and_then(Counter::carrier);
        carrier.is_some_and(|carrier| units.contains(&carrier))
    };
    units.iter().copied().filter(|unit| !carried(unit)).collect()
}

/// Returns the actions that all of these units can do at once. If their path was led through hexes, it continues from
/// the last of them.
pub(super) fn offered(view: &View, draft: &Draft, units: &[UnitId], pinned: &[Hex]) -> Choices {
    let own = |unit: UnitId| view.public.find(unit).filter(|counter| counter.side == view.side);
    let mut each = by_themselves(view.public, units)
        .into_iter()
        .map(|unit| own(unit).map(|counter| of_unit(view, draft, counter, pinned)).unwrap_or_default());
    let Some(mut all) = each.next() else { return Choices::new() };
    for choices in each {
        all.retain(|hex, choice| choices.get(hex).is_some_and(|other| other.mark == choice.mark));
    }
    all
}

fn of_unit(view: &View, draft: &Draft, counter: &Counter, pinned: &[Hex]) -> Choices {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
    match public.phase {
        Phase::Plot if !public.plotted[side.number()] => plotted(view, draft, counter, pinned),
        phase if phase.side(&rulebook.scenario) != Some(side) => Choices::new(),
        phase if phase.is_set_up() => legal::deployments(rulebook, public, counter.id)
            .into_iter()
            .map(|hex| (hex, Choice::free(Mark::Deploy, vec![hex])))
            .collect(),
        phase if phase.is_movement() => {
            let moves =
                duties(public, side).any(|(other, task)| other.id == counter.id && task == Task::Move);
            if moves { reached(view, counter, pinned) } else { Choices::new() }
        }
        phase if phase.is_fire() => direct_fire::shots(public, side)
            .filter(|(unit, _)| *unit == counter.id)
            .map(|(_, hex)| (hex, Choice::free(Mark::Attack, Vec::new())))
            .collect(),
        _ => Choices::new(),
    }
}

/// The hexes that may be clicked, with these units selected.
pub(in crate::games::panzer44) fn asked(
    view: &View,
    pointing: &Pointing,
    selected: &[UnitId],
) -> BTreeMap<Hex, Highlight> {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
    let all = |fits: &dyn Fn(Hex) -> bool| -> BTreeMap<Hex, Highlight> {
        let open = rulebook.board.hexes().filter(|hex| fits(*hex));
        open.map(|hex| (hex, Highlight::plain(Mark::Sighted))).collect()
    };
    if let Some(Decision::Opportunity { hex, .. }) = public.owed {
        return BTreeMap::from([(hex, Highlight::plain(Mark::Asked))]);
    }
    match pointing.clicks {
        ClickMode::Sight => return sight(view, pointing),
        ClickMode::Call(battery, pattern) => {
            return all(&|target| {
                may_call(rulebook, public, side, &Barrage { battery, target, pattern }).is_ok()
            });
        }
        ClickMode::Fly => return all(&|hex| may_strike(rulebook, public, side, hex).is_ok()),
        ClickMode::Mine(_) | ClickMode::Dig => return BTreeMap::new(),
        ClickMode::Select => {}
    }
    let own = selected.first().and_then(|unit| public.find(*unit)).is_some_and(|unit| unit.side == side);
    if own || !public.phase.is_fire() || public.phase.side(&rulebook.scenario) != Some(side) {
        return BTreeMap::new();
    }
    direct_fire::shots(public, side)
        .filter_map(|(unit, _)| Some((public.find(unit)?.hex()?, Highlight::plain(Mark::Asked))))
        .collect()
}

/// The hexes in sight of the beginning of a line of sight.
fn sight(view: &View, pointing: &Pointing) -> BTreeMap<Hex, Highlight> {
    let Some((from, _)) = pointing.sight else { return BTreeMap::new() };
    let (rulebook, turn) = (view.rulebook, view.public.turn);
    let seen = rulebook.board.hexes().filter(|hex| rulebook.sees(turn, from, *hex));
    seen.map(|hex| (hex, Highlight { mark: Mark::Sighted, label: String::new(), part: 0.0 })).collect()
}

/// The hexes that a unit can reach, with their costs from its hex.
fn reached(view: &View, counter: &Counter, pinned: &[Hex]) -> Choices {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public);
    let whole = allowance(rulebook, counter);
    let now = if counter.condition.motion == Motion::Moving { counter.condition.left } else { whole };
    let Some(there) = led(view, counter, pinned) else { return Choices::new() };
    let marches = Marches::new(rulebook, public, &there);
    let choice = |hex: Hex| {
        let path = pinned.iter().copied().chain(marches.path(hex)).collect();
        Some((hex, Choice::way(Mark::Reach, path, now - marches.left(hex)?, whole)))
    };
    marches.ends().iter().filter_map(|hex| choice(*hex)).collect()
}

/// The unit as it would be at the end of a path; none if it cannot move there.
fn led(view: &View, counter: &Counter, pinned: &[Hex]) -> Option<Counter> {
    let mut there = counter.clone();
    if let Some(hex) = pinned.last() {
        there.condition.left = left_along(view, counter.id, pinned).last().copied()?;
        there.condition.motion = Motion::Moving;
        there.place = Place::Map(*hex);
    }
    Some(there)
}

/// The points left to a unit in each hex of a path; none if it may not move there.
pub(super) fn left_along(view: &View, unit: UnitId, path: &[Hex]) -> Vec<Points> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public);
    let Some(counter) = public.find(unit) else { return Vec::new() };
    let points = points_for_a_move(rulebook, public, counter);
    points.and_then(|points| march(rulebook, public, counter, points, path)).unwrap_or_default()
}

/// The orders that a drag from a unit may plot with the chosen tool.
fn plotted(view: &View, draft: &Draft, counter: &Counter, pinned: &[Hex]) -> Choices {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
    let may = |task: Task| may_plot(rulebook, public, side, counter.id, &task).is_ok();
    let all = |mark: Mark, task: &dyn Fn(Hex) -> Task| -> Choices {
        let open = rulebook.board.hexes().filter(|hex| may(task(*hex)));
        open.map(|hex| (hex, Choice::free(mark, Vec::new()))).collect()
    };
    let bombard = |pattern: Pattern| move |target: Hex| Task::Bombard { target, pattern };
    let goes = || match may(Task::Move) && !matches!(counter.place, Place::Aboard(_)) {
        true => {
            let mut hexes = reached(view, counter, pinned);
            hexes.retain(|hex, _| !draft.is_full(view, counter.id, *hex));
            hexes
        }
        false => Choices::new(),
    };
    match draft.tool {
        Tool::Direct => all(Mark::Attack, &|target| Task::Fire { target }),
        Tool::Opportunity => all(Mark::Sighted, &|target| Task::Watch { target, at: Instruction::First }),
        Tool::Tight => all(Mark::Sighted, &bombard(Pattern::Tight)),
        Tool::Loose => all(Mark::Sighted, &bombard(Pattern::Loose)),
        Tool::Move => goes(),
        Tool::Free => {
            let mut hexes = goes();
            let enemies = public.on_map(side.enemy()).map(|(_, hex)| hex);
            let aims = enemies.filter(|hex| draft.meant(view, counter.id, *hex).is_some_and(may));
            hexes.extend(aims.map(|hex| (hex, Choice::free(Mark::Attack, Vec::new()))));
            hexes
        }
    }
}
