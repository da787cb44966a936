//! The offers for units, and the hexes that may be clicked. Each comes from the rule that judges the order.

use super::{
    plan::{may_hide, may_join, way},
    pointing::{Pointing, Way},
};
use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        text::say,
    },
    games::platoon::{
        planning::ClickMode,
        rules::{
            Platoon, View,
            combat::indirect::may_register,
            conduct::{
                Decision,
                setting_up::{may_lay, may_place},
            },
            counter::{Counter, Place},
            movement::{Reach, Walk, left, may_walk_beside, reach, reach_from, walk, why_not},
            order::{
                Order,
                legal::{quick_marches, unseen_steps},
            },
            phase::Segment,
        },
    },
    planning::{Choice, Highlight, InputOutcome, Mark, Outcomes},
};
use std::collections::BTreeMap;

/// The actions that units have, by hex.
type Choices = BTreeMap<Hex, Choice>;

/// The units among these that move by themselves; a passenger moves with its carrier.
pub(super) fn by_themselves(view: &View, units: &[UnitId]) -> Vec<UnitId> {
    let carried = |unit: &UnitId| {
        let carrier = view.public().find(*unit).and_then(Counter::carrier);
        carrier.is_some_and(|carrier| units.contains(&carrier))
    };
    units.iter().copied().filter(|unit| !carried(unit)).collect()
}

/// The actions that all of these units have at once; if their path is pinned through hexes, from the last of them on.
/// With `unseen` they enter cover unseen where possible.
pub(super) fn offered(view: &View, units: &[UnitId], pinned: &[Hex], unseen: bool) -> Choices {
    let own = |unit: UnitId| view.public().find(unit).filter(|counter| counter.side == view.side);
    let mut each = by_themselves(view, units)
        .into_iter()
        .map(|unit| own(unit).map(|counter| of_unit(view, counter, pinned, unseen)).unwrap_or_default());
    let Some(mut all) = each.next() else { return Choices::new() };
    for choices in each {
        all.retain(|hex, choice| choices.get(hex).is_some_and(|other| other.mark == choice.mark));
    }
    all
}

fn of_unit(view: &View, counter: &Counter, pinned: &[Hex], unseen: bool) -> Choices {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public(), view.side);
    let unit = counter.id;
    if public.phase.side(&rulebook.scenario) != Some(side) || public.owed.is_some() {
        return Choices::new();
    }
    let all = |mark: Mark, fits: &dyn Fn(Hex) -> bool| -> Choices {
        let open = rulebook.board.hexes().filter(|hex| fits(*hex));
        open.map(|hex| (hex, Choice::free(mark, Vec::new()))).collect()
    };
    if public.phase.is_set_up() {
        return all(Mark::Deploy, &|hex| may_place(rulebook, public, side, unit, hex).is_ok());
    }
    let mut choices = match public.phase.segment() {
        Some(Segment::Vehicles | Segment::Others) => reached(view, counter, pinned, unseen),
        Some(Segment::Registration) => {
            all(Mark::Sighted, &|hex| may_register(rulebook, public, counter, hex).is_ok())
        }
        _ => Choices::new(),
    };
    if let Some(way) = way(public) {
        let mut hexes: Vec<Hex> = public.on_map(side.enemy()).map(|(_, hex)| hex).collect();
        if way == Way::Indirect {
            hexes.extend(rulebook.board.hexes().filter(|hex| may_hide(rulebook, public, *hex)));
        }
        hexes.sort_unstable();
        hexes.dedup();
        let joins = hexes.into_iter().filter(|hex| may_join(rulebook, public, unit, way, *hex));
        choices.extend(joins.map(|hex| (hex, Choice::free(Mark::Attack, Vec::new()))));
    }
    choices
}

/// The hexes that a unit can reach, each with its cost; by quick march or concealed movement where no other path leads.
/// Cover that may be entered unseen shows that cost as well, or is entered unseen with `unseen`.
fn reached(view: &View, counter: &Counter, pinned: &[Hex], unseen: bool) -> Choices {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let (whole, now) = (rulebook.kind(counter).points(), left(rulebook, counter));
    let (reach, before) = match pinned.last() {
        None => (reach(rulebook, public, counter), Vec::new()),
        Some(last) => match walk(rulebook, public, counter, pinned, Walk::default()) {
            Ok(rest) => {
                let left = rest.last().copied().unwrap_or(Points::ZERO);
                (reach_from(rulebook, public, counter, *last, left), pinned.to_vec())
            }
            Err(_) => return Choices::new(),
        },
    };
    let mut choices: Choices =
        reach.ends().iter().filter_map(|hex| way_to(&reach, &before, *hex, (now, whole))).collect();
    if !pinned.is_empty() {
        return choices;
    }
    let Some(from) = counter.hex() else { return choices };
    for order in quick_marches(rulebook, public, counter, from) {
        if let Order::Move { path, .. } = order
            && let Some(hex) = path.last().copied()
        {
            let label = say!("platoon-planning-by-quick-march");
            let choice = Choice { mark: Mark::Stop, label, part: 1.0, path };
            choices.entry(hex).or_insert(choice);
        }
    }
    for (hex, order) in unseen_steps(rulebook, public, counter, from) {
        let beside = may_walk_beside(rulebook, public, counter, hex).ok();
        let beside = beside.filter(|_| matches!(order, Order::MoveBeside { .. }));
        let cost = beside.map_or(whole, |left| now - left);
        match choices.get_mut(&hex).filter(|_| !unseen) {
            Some(usual) if usual.label == cost.to_string() => {}
            Some(usual) => {
                usual.label = say!("platoon-planning-costs", usual = usual.label.as_str(), unseen = cost);
            }
            None => {
                let label = match beside {
                    Some(_) => say!("platoon-planning-beside-road"),
                    None => say!("platoon-planning-by-concealed-movement"),
                };
                choices.insert(hex, Choice { mark: Mark::Stop, label, part: 1.0, path: vec![hex] });
            }
        }
    }
    choices
}

/// The path to a hex with its cost from the unit's present hex, out of the points left of the whole.
fn way_to(reach: &Reach, before: &[Hex], hex: Hex, (now, whole): (Points, Points)) -> Option<(Hex, Choice)> {
    let path = before.iter().copied().chain(reach.path(hex)).collect();
    Some((hex, Choice::way(Mark::Reach, path, now - reach.left(hex)?, whole)))
}

/// The points that a unit has left in each hex of a path; none if it may not take the path.
pub(super) fn left_along(view: &View, unit: UnitId, path: &[Hex]) -> Vec<Points> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let Some(counter) = public.find(unit) else { return Vec::new() };
    walk(rulebook, public, counter, path, Walk::default()).unwrap_or_default()
}

/// The hexes that may be clicked, or that a question is about.
pub(in crate::games::platoon) fn asked(view: &View, pointing: &Pointing) -> BTreeMap<Hex, Highlight> {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public(), view.side);
    if let Some(Decision::Reaction { hex, .. }) = public.owed {
        return BTreeMap::from([(hex, Highlight::plain(Mark::Asked))]);
    }
    let all = |mark: Mark, fits: &dyn Fn(Hex) -> bool| -> BTreeMap<Hex, Highlight> {
        let open = rulebook.board.hexes().filter(|hex| fits(*hex));
        open.map(|hex| (hex, Highlight::plain(mark))).collect()
    };
    match pointing.clicks {
        ClickMode::Lay(work) => {
            all(Mark::Lay, &|hex| may_lay(rulebook, public, side, (work, hex), true).is_ok())
        }
        ClickMode::Sight => match pointing.sight {
            Some((from, _)) => all(Mark::Sighted, &|hex| rulebook.sees(from, hex)),
            None => BTreeMap::new(),
        },
        ClickMode::Select => BTreeMap::new(),
    }
}

/// The order that moves a unit along the path offered in a hex, or the reason why not.
pub(super) fn goes(view: &View, unit: UnitId, hex: Hex, choice: Option<&Choice>) -> Outcomes<Platoon> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let Some(counter) = public.find(unit) else { return Vec::new() };
    if matches!(counter.place, Place::Due(_)) {
        return vec![InputOutcome::Order(Order::Enter { unit, hex })];
    }
    let led = choice.filter(|choice| !choice.path.is_empty());
    // A unit must stop after a quick march, which is two hexes long, and after an unseen step into cover, which is one.
    let must_stop = led.filter(|choice| choice.mark == Mark::Stop).map(|choice| choice.path.len());
    let (quick, unseen) = (must_stop == Some(2), must_stop == Some(1));
    let steps = counter.hex().filter(|_| unseen).map(|from| unseen_steps(rulebook, public, counter, from));
    let beside = Order::MoveBeside { unit, hex };
    if steps.into_iter().flatten().any(|(_, order)| order == beside) {
        return vec![InputOutcome::Order(beside)];
    }
    let path = led.map_or_else(|| reach(rulebook, public, counter).path(hex), |choice| choice.path.clone());
    if path.is_empty() {
        return vec![InputOutcome::Refuse(why_not(rulebook, public, counter, hex).into())];
    }
    vec![InputOutcome::Order(Order::Move { unit, path, quick, concealed: unseen })]
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::platoon::rules::{Rulebook, kinds::Side, phase::Phase, set_up};
    use std::sync::Arc;

    /// Cover that a slow unit could enter beside the road shows both costs, and with `unseen` a drop there chooses that
    /// step (10.4).
    #[test]
    fn cover_by_road_is_offered_unseen_too() {
        let rulebook = Arc::new(Rulebook::load("farm-road").unwrap());
        let mut position = set_up::start(&rulebook, 1);
        let unit: UnitId = "ge-rifle-1".parse().unwrap();
        let wood: Hex = "1512".parse().unwrap();
        (position.public.turn, position.public.phase) = (1, Phase::Second(Segment::Others));
        let counter = position.public.counters.iter_mut().find(|counter| counter.id == unit).unwrap();
        counter.place = Place::Map("1412".parse().unwrap());
        let view = View::new(&rulebook, &position, Side::German);
        let meant = |unseen: bool| {
            let choice = offered(&view, &[unit], &[], unseen)[&wood].clone();
            let label = choice.label.clone();
            (label, goes(&view, unit, wood, Some(&choice)))
        };
        let (road, beside) = (rulebook.charts.road, Points::whole(1));
        let plain = Order::Move { unit, path: vec![wood], quick: false, concealed: false };
        assert_eq!(meant(false), (format!("{road} or {beside}"), vec![InputOutcome::Order(plain)]));
        let aside = Order::MoveBeside { unit, hex: wood };
        assert_eq!(meant(true), ("beside".to_owned(), vec![InputOutcome::Order(aside)]));
    }

    /// For a unit that has moved in part, the cost of each hex is counted from its present hex, and the points left are
    /// those of the rest.
    #[test]
    fn a_cost_is_told_from_where_the_unit_stands() {
        let rulebook = Arc::new(Rulebook::load("meeting").unwrap());
        let mut position = set_up::start(&rulebook, 1);
        let tank: UnitId = "ge-pz-4h-1".parse().unwrap();
        let offered = |position: &crate::games::platoon::rules::Position| {
            let view = View::new(&rulebook, position, Side::German);
            offered(&view, &[tank], &[], false)
        };
        (position.public.turn, position.public.phase) = (2, Phase::First(Segment::Vehicles));
        let counter = position.public.counters.iter_mut().find(|counter| counter.id == tank).unwrap();
        counter.place = Place::Map("1905".parse().unwrap());
        let all = rulebook.kind(counter).points();
        let fresh = offered(&position);
        let counter = position.public.counters.iter_mut().find(|counter| counter.id == tank).unwrap();
        counter.condition.spent = Points::whole(3);
        let later = offered(&position);
        assert!(later.len() > 6 && later.len() < fresh.len(), "{} of {}", later.len(), fresh.len());
        for (hex, choice) in &later {
            assert_eq!(choice.label, fresh[hex].label, "{hex}");
        }
        let left = left_along(
            &View::new(&rulebook, &position, Side::German),
            tank,
            &later.values().next().unwrap().path,
        );
        assert!(left.last().unwrap() < &(all - Points::whole(3)));
    }
}
