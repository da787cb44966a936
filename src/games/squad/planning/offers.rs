//! Choices offered to units, and hexes that can be clicked. Each comes from the rule that judges the order.

use super::plan::{
    facing,
    joining::{asked as may_answer, joined},
    pointing::{Plan, Pointing, Way},
    way,
    ways::{Choices, How, groups, reached},
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        planning::ClickMode,
        rules::{
            View,
            assault::infantry::carried,
            conduct::{
                commanding::may_arm,
                setting_up::{group_of, may_build, may_place, may_place_aboard},
                snipers::hides,
            },
            counter::{Counter, Place},
            fire::{
                missions::{may_lay_barrage, may_place as may_call, may_spot},
                smoke,
            },
            movement::{makes_room_first, may_advance, may_step_out, overstack_duty},
            order::Order,
            phase::Step,
            position::{Mission, decision::Decision},
            wire,
        },
    },
    planning::{Choice, Highlight, Mark},
};
use std::collections::BTreeMap;

/// The units among these that move by themselves. A passenger moves with its carrier. A weapon moves its carrier,
/// except where weapons can be transferred.
pub(super) fn by_themselves(view: &View, units: &[UnitId]) -> Vec<UnitId> {
    let public = view.public();
    let step = public.phase.step();
    let hands_over = public.phase.is_set_up() || step == Some(Step::Command);
    let mut found: Vec<UnitId> = Vec::new();
    for unit in units {
        let Some(counter) = public.find(*unit) else { continue };
        let unit = match counter.place {
            Place::Carried(by) if !hands_over => by,
            _ => *unit,
        };
        let carrier = public.find(unit).and_then(Counter::carrier);
        if !found.contains(&unit) && !carrier.is_some_and(|carrier| units.contains(&carrier)) {
            found.push(unit);
        }
    }
    found
}

/// Returns the actions that all of these units can do at once. If their path was led through hexes, it continues from
/// the last of them. An attack is offered where one of them can take part.
pub(super) fn offered(view: &View, pointing: &Pointing, units: &[UnitId], pinned: &[Hex]) -> Choices {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public(), view.side);
    let units: Vec<UnitId> = by_themselves(view, units)
        .into_iter()
        .filter(|unit| public.find(*unit).is_some_and(|counter| counter.side == side))
        .collect();
    if public.owed.as_ref().map_or_else(
        || public.phase.side(&rulebook.scenario) != Some(side),
        |decision| decision.side() != side,
    ) {
        return Choices::new();
    }
    let goes: Vec<Choices> = if public.owed.is_some() {
        Vec::new()
    } else if public.phase.is_set_up() {
        units.iter().map(|unit| set_up(view, pointing, *unit)).collect()
    } else {
        match public.phase.step() {
            Some(Step::Movement) => groups(view, &units)
                .into_iter()
                .map(|group| {
                    let mut choices = moves(view, pointing, &group, pinned);
                    choices.retain(|_, choice| comes_now(view, &group, choice));
                    choices
                })
                .collect(),
            Some(Step::Assault) => units.iter().map(|unit| advances(view, pointing, *unit)).collect(),
            _ => Vec::new(),
        }
    };
    let mut goes = goes.into_iter();
    let mut all = goes.next().unwrap_or_default();
    for choices in goes {
        all.retain(|hex, choice| choices.get(hex).is_some_and(|other| other.mark == choice.mark));
    }
    all.extend(attacks(view, &units));
    all
}

/// Whether a group may take this path now, without waiting for a unit that must make room in a full hex (8.2).
fn comes_now(view: &View, group: &[UnitId], choice: &Choice) -> bool {
    let (units, path) = (group.to_vec(), choice.path.clone());
    let order = Order::Move { units, path, assault: false, facing: None };
    makes_room_first(view.rulebook, view.public(), view.side, &order).is_ok()
}

/// The hexes with enemies that one of these units may attack now.
fn attacks(view: &View, units: &[UnitId]) -> Choices {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let Some(way) = way(public) else { return Choices::new() };
    if way == Way::Overrun && overstack_duty(rulebook, public, view.side).is_some() {
        return Choices::new();
    }
    let mut hexes: Vec<Hex> = match &public.owed {
        Some(Decision::Reaction { hex, .. }) => vec![*hex],
        _ => public.on_map(view.side.enemy()).map(|(_, hex)| hex).collect(),
    };
    hexes.sort_unstable();
    hexes.dedup();
    let mark = if way == Way::Overrun { Mark::Overrun } else { Mark::Attack };
    let joins = |hex: &Hex| {
        let fresh = Plan::new(way, *hex);
        units.iter().any(|unit| joined(rulebook, public, &fresh, *unit).is_ok())
    };
    hexes.into_iter().filter(joins).map(|hex| (hex, Choice::free(mark, Vec::new()))).collect()
}

/// The hexes in which a unit may be set up: for a weapon with a unit to take it, for a passenger with a carrier (4.1).
fn set_up(view: &View, pointing: &Pointing, unit: UnitId) -> Choices {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let Some(counter) = public.find(unit) else { return Choices::new() };
    let open = |hex: &Hex| {
        if rulebook.kind(counter).weapon().is_some() {
            return bearer(view, unit, *hex).is_some();
        }
        let group = group_of(rulebook, unit);
        let facing = rulebook
            .kind(counter)
            .faces()
            .then(|| pointing.facing.unwrap_or_else(|| facing::usual(view, counter, *hex)));
        may_place(rulebook, public, (view.side, group), unit, (*hex, facing)).is_ok()
            || carrier_in(view, unit, *hex).is_some()
    };
    let open = rulebook.board.hexes().filter(open);
    open.map(|hex| (hex, Choice::free(Mark::Deploy, Vec::new()))).collect()
}

/// The unit of a hex that would take a weapon: one without a weapon first, squads before leaders.
pub(super) fn bearer(view: &View, weapon: UnitId, hex: Hex) -> Option<UnitId> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let able = public.in_hex(hex).filter(|counter| {
        counter.side == view.side && may_arm(rulebook, public, view.side, weapon, counter.id).is_ok()
    });
    let rank = |counter: &&Counter| {
        let kind = rulebook.kind(counter);
        let laden = carried(rulebook, public, counter.id).next().is_some();
        (laden, !kind.is_squad(), kind.leads().is_some(), counter.id)
    };
    able.min_by_key(rank).map(|counter| counter.id)
}

/// The friendly carrier in a hex that has room for a unit at set-up (8.1).
pub(super) fn carrier_in(view: &View, unit: UnitId, hex: Hex) -> Option<UnitId> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let group = group_of(rulebook, unit);
    let takes = |carrier: &&Counter| {
        carrier.id != unit && may_place_aboard(rulebook, public, (view.side, group), unit, carrier.id).is_ok()
    };
    public.in_hex(hex).find(takes).map(|carrier| carrier.id)
}

/// The hexes to which a group can move, by its paths or out of its carrier (8.2).
fn moves(view: &View, pointing: &Pointing, group: &[UnitId], pinned: &[Hex]) -> Choices {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let aboard = group.first().and_then(|unit| public.find(*unit));
    if let Some(Place::Aboard(carrier)) = aboard.map(|counter| counter.place) {
        let Some((carrier, hex)) = public.find(carrier).and_then(|it| Some((it, it.hex()?))) else {
            return Choices::new();
        };
        let riders: Vec<&Counter> = group.iter().filter_map(|unit| public.find(*unit)).collect();
        let near = rulebook.board.neighbours(hex).iter().flatten().copied();
        let open = near.filter(|to| may_step_out(rulebook, public, carrier, &riders, *to).is_ok());
        return open.map(|to| (to, Choice::free(Mark::Reach, vec![to]))).collect();
    }
    reached(view, group, pinned, How::of(pointing))
}

/// The hexes to which a unit may advance (3.5).
fn advances(view: &View, pointing: &Pointing, unit: UnitId) -> Choices {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let Some((counter, from)) = public.find(unit).and_then(|it| Some((it, it.hex()?))) else {
        return Choices::new();
    };
    if !public.assaulted.is_empty() {
        return Choices::new();
    }
    let facing = pointing.facing.filter(|_| rulebook.kind(counter).faces());
    let near = rulebook.board.neighbours(from).iter().flatten().copied();
    let open = near.filter(|to| may_advance(rulebook, public, counter, Some(*to), facing).is_ok());
    open.map(|to| (to, Choice::free(Mark::Advance, vec![to]))).collect()
}

/// The hexes that may be clicked, or that are asked about.
pub(in crate::games::squad) fn asked(
    view: &View,
    pointing: &Pointing,
    selected: &[UnitId],
) -> BTreeMap<Hex, Highlight> {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public(), view.side);
    let one = |hex: Hex| BTreeMap::from([(hex, Highlight::plain(Mark::Asked))]);
    match &public.owed {
        Some(Decision::Reaction { hex, .. }) if pointing.clicks != ClickMode::Sight => {
            let mut lit = one(*hex);
            let firers = may_answer(rulebook, public, &view.instructions).into_iter();
            let firers = firers.filter(|unit| !pointing.left_out.contains(unit));
            let stands = firers.filter_map(|unit| public.find(unit).and_then(|it| public.hex_of(it)));
            lit.extend(stands.map(|hex| (hex, Highlight::plain(Mark::Sighted))));
            return lit;
        }
        Some(Decision::Casualties { hex, hits, .. }) => {
            let mut lit = one(*hex);
            let stand = hits.iter().filter_map(|hit| public.hex_of(public.find(hit.unit)?));
            lit.extend(stand.map(|hex| (hex, Highlight::plain(Mark::Asked))));
            return lit;
        }
        Some(Decision::Withdrawal { hex, .. }) => return one(*hex),
        Some(Decision::Sniper { side: of, hex, .. }) if *of == side => {
            let hexes = hides(rulebook, public, side, *hex).into_iter();
            return hexes.map(|hex| (hex, Highlight::plain(Mark::Deploy))).collect();
        }
        _ => {}
    }
    let all = |mark: Mark, fits: &dyn Fn(Hex) -> bool| -> BTreeMap<Hex, Highlight> {
        let open = rulebook.board.hexes().filter(|hex| fits(*hex));
        open.map(|hex| (hex, Highlight::plain(mark))).collect()
    };
    let may = |hex: Hex| clicked_order(view, pointing, selected, hex).is_some_and(|(_, fits)| fits);
    match pointing.clicks {
        ClickMode::Build(_) | ClickMode::Smoke | ClickMode::ClearWire => all(Mark::Lay, &may),
        ClickMode::Call(_) => all(Mark::Sighted, &may),
        ClickMode::Sight => match pointing.sight {
            Some((from, _)) => {
                let seeing = rulebook.seeing(public);
                all(Mark::Sighted, &|hex| seeing.hindrances(from, hex).is_ok())
            }
            None => BTreeMap::new(),
        },
        ClickMode::Select => BTreeMap::new(),
    }
}

/// Returns the order of a click on a hex in the present mode, and whether the rules allow it.
pub(super) fn clicked_order(
    view: &View,
    pointing: &Pointing,
    selected: &[UnitId],
    hex: Hex,
) -> Option<(Order, bool)> {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public(), view.side);
    let own: Vec<&Counter> = selected
        .iter()
        .filter_map(|unit| public.find(*unit))
        .filter(|counter| counter.side == side)
        .collect();
    match pointing.clicks {
        ClickMode::Build(work) => {
            let there = public.works.get(&hex).is_none_or(|is_on_table| is_on_table.kind != work);
            let towards = || pointing.facing.unwrap_or_else(|| facing::of_bunker(view, hex));
            let facing = (there && work.is_bunker()).then(towards);
            let fits = may_build(rulebook, public, side, (work, facing), (hex, there)).is_ok();
            Some((Order::Build { work, hex, facing, there }, fits))
        }
        ClickMode::Call(mission) => {
            let spotter = spotter(view, &own, hex);
            match mission {
                Some(mission) => {
                    let spotter = spotter.filter(|_| Mission::is_artillery(mission));
                    let fits = may_call(rulebook, public, (side, mission), hex, spotter).is_ok();
                    Some((Order::Mission { mission, hex, spotter }, fits))
                }
                None => {
                    let fits = may_lay_barrage(rulebook, public, side, hex, spotter).is_ok();
                    let any = own.first().map(|counter| counter.id);
                    let any = any.or_else(|| public.on_map(side).next().map(|(counter, _)| counter.id));
                    Some((Order::SmokeBarrage { hex, spotter: spotter.or(any)? }, fits))
                }
            }
        }
        ClickMode::Smoke => smoke_order(view, own.first()?, hex),
        ClickMode::ClearWire => {
            let unit = own.first()?.id;
            Some((Order::ClearWire { unit, hex }, wire::may_clear(rulebook, public, unit, hex).is_ok()))
        }
        ClickMode::Select | ClickMode::Sight => None,
    }
}

/// The spotter for artillery, preferably a selected one.
fn spotter(view: &View, selected: &[&Counter], hex: Hex) -> Option<UnitId> {
    let spots = |counter: &&Counter| may_spot(view.rulebook, view.public(), counter, hex);
    let all = view.public().on_map(view.side).map(|(counter, _)| counter);
    selected.iter().copied().chain(all).find(spots).map(|counter| counter.id)
}

/// The order of smoke of a unit in a hex: before it moves, or instead of fire (11.1).
fn smoke_order(view: &View, counter: &Counter, hex: Hex) -> Option<(Order, bool)> {
    let (rulebook, public, unit) = (view.rulebook.as_ref(), view.public(), counter.id);
    if public.phase.step() == Some(Step::Movement) {
        let order = Order::LaySmoke { unit, hex };
        let fits = smoke::may_throw(rulebook, public, unit, hex).is_ok()
            && makes_room_first(rulebook, public, view.side, &order).is_ok();
        return Some((order, fits));
    }
    let weapons = carried(rulebook, public, unit).map(|(id, _)| Some(id));
    let ways: Vec<Option<UnitId>> = weapons.chain([None]).collect();
    let able = |weapon: &Option<UnitId>| smoke::may_lay(rulebook, public, unit, *weapon, hex).is_ok();
    let fit = ways.iter().copied().find(able);
    let weapon = fit.or_else(|| ways.first().copied()).flatten();
    Some((Order::Smoke { unit, weapon, hex }, fit.is_some()))
}
