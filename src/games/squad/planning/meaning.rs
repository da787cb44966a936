//! The meaning of a drag or a click in the phase: an order, a planned attack, or a work that is built. The rules judge
//! it.

use super::{
    offers::{bearer, by_themselves, carrier_in, clicked_order},
    plan::{
        facing,
        joining::{send, shots_of},
        paying::{losses, next_for},
        pointing::{Plan, Pointing, Way},
        sent, way,
        ways::{How, goes, groups},
    },
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        planning::ClickMode,
        rules::{
            Squad, View, conduct::commanding::may_arm, counter::Place, order::Order, phase::Step,
            position::decision::Decision, rally::rally,
        },
    },
    planning::{Choice, Clicked, InputOutcome, Mark, Outcomes},
};

/// Returns the meaning of a click on a hex if the panels or a pending decision have given it a special one; otherwise
/// none.
pub(super) fn click_means(
    view: &View,
    pointing: &mut Pointing,
    (selected, unit): (&[UnitId], Option<UnitId>),
    hex: Hex,
) -> Outcomes<Squad> {
    if pointing.clicks == ClickMode::Sight {
        pointing.sight = match pointing.sight {
            Some((from, None)) => Some((from, Some(hex))),
            _ => Some((hex, None)),
        };
        return vec![InputOutcome::HandledSilently];
    }
    match &view.public().owed {
        Some(Decision::Sniper { .. }) => return vec![InputOutcome::Order(Order::PlaceSniper { hex })],
        // Units that have taken a hex pay there, but are still in the adjacent hex (17.6).
        Some(Decision::Casualties { hex: at, hits, .. })
            if *at == hex || unit.is_some_and(|unit| hits.iter().any(|hit| hit.unit == unit)) =>
        {
            return vec![pays(view, pointing, unit)];
        }
        _ => {}
    }
    match clicked_order(view, pointing, selected, hex) {
        Some((order, fits)) => {
            // A unit lays smoke or clears wire only once, and after that a click selects again.
            if fits && matches!(pointing.clicks, ClickMode::Smoke | ClickMode::ClearWire) {
                pointing.clicks = ClickMode::Select;
            }
            vec![InputOutcome::Order(order)]
        }
        None if pointing.clicks != ClickMode::Select => vec![InputOutcome::HandledSilently],
        None => Vec::new(),
    }
}

/// Chooses the next set of losses in which this unit has another loss, or simply the next set (13.8).
fn pays(view: &View, pointing: &mut Pointing, unit: Option<UnitId>) -> InputOutcome<Order> {
    let sets = losses(view.public());
    let now = pointing.chosen.unwrap_or(0) % sets.len().max(1);
    let next = unit.and_then(|unit| next_for(&sets, now, unit));
    pointing.chosen = Some(next.unwrap_or((now + 1) % sets.len().max(1)));
    InputOutcome::HandledSilently
}

/// The meaning of a click on a friendly counter, in addition to selecting it. It receives a selected weapon, and on a
/// double click a pinned unit tries to rally (3.1 c, 3.6).
pub(super) fn friend_clicked(view: &View, selected: &[UnitId], clicked: &Clicked) -> Outcomes<Squad> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let Some(unit) = clicked.unit else { return Vec::new() };
    let Some(counter) = public.find(unit) else { return Vec::new() };
    if let [weapon] = *selected
        && public.find(weapon).is_some_and(|weapon| rulebook.kind(weapon).weapon().is_some())
        && may_arm(rulebook, public, view.side, weapon, unit).is_ok()
    {
        return vec![InputOutcome::Order(Order::Arm { weapon, unit })];
    }
    let rallies = public.phase.step() == Some(Step::AfterAction) && rally(rulebook, public, counter).is_ok();
    if rallies && clicked.count >= 2 {
        return vec![InputOutcome::Order(Order::Rally { unit })];
    }
    Vec::new()
}

/// The meaning of dropping units on one that waits off the map. It gets a weapon, or a passenger enters the carrier
/// that arrives with it (4.1, 8.2). The rules give the reason if not.
pub(super) fn dropped_onto(view: &View, units: &[UnitId], onto: UnitId) -> Outcomes<Squad> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let first = units.first().and_then(|unit| public.find(*unit));
    let (Some(first), Some(onto)) = (first, public.find(onto)) else { return Vec::new() };
    if public.owed.is_some() || onto.side != view.side {
        return Vec::new();
    }
    if rulebook.kind(first).weapon().is_some() {
        return vec![InputOutcome::Order(Order::Arm { weapon: first.id, unit: onto.id })];
    }
    let boards = rulebook.kind(onto).drives() && matches!(onto.place, Place::Due(_));
    let passengers = || by_themselves(view, units);
    let order = boards.then(|| Order::Load { carrier: onto.id, passengers: passengers() });
    order.map(InputOutcome::Order).into_iter().collect()
}

/// The meaning of dropping units on a hex in the phase, with the choice offered there.
pub(super) fn dropped(
    view: &View,
    pointing: &mut Pointing,
    units: &[UnitId],
    (hex, choice): (Hex, Option<&Choice>),
) -> Outcomes<Squad> {
    let public = view.public();
    let attacked = match choice.map(|choice| choice.mark) {
        Some(Mark::Attack | Mark::Overrun) => true,
        Some(_) => false,
        None => public.holder(hex) == Some(view.side.enemy()),
    };
    let way = way(public).filter(|_| attacked);
    // A unit that is no AFV cannot overrun, and the refusal gives the reason why it cannot walk there.
    let way = way.filter(|way| *way != Way::Overrun || choice.is_some() || any_afv(view, units));
    if let Some(way) = way {
        return attack(view, pointing, units, (way, hex));
    }
    if public.owed.is_some() {
        return Vec::new();
    }
    if public.phase.is_set_up() {
        return units.iter().flat_map(|unit| placed(view, pointing, *unit, hex)).collect();
    }
    match public.phase.step() {
        Some(Step::Movement) => {
            groups(view, units).iter().flat_map(|group| moved(view, pointing, group, (hex, choice))).collect()
        }
        Some(Step::Assault) => units.iter().map(|unit| advanced(view, pointing, *unit, hex)).collect(),
        _ => Vec::new(),
    }
}

fn any_afv(view: &View, units: &[UnitId]) -> bool {
    let afv =
        |unit: &UnitId| view.public().find(*unit).is_some_and(|it| view.rulebook.kind(it).afv().is_some());
    units.iter().any(afv)
}

/// Sets up a unit in the hex or in a carrier there, or gives a weapon to a unit (4.1).
fn placed(view: &View, pointing: &Pointing, unit: UnitId, hex: Hex) -> Option<InputOutcome<Order>> {
    let counter = view.public().find(unit)?;
    let kind = view.rulebook.kind(counter);
    if kind.weapon().is_some() {
        let bearer = bearer(view, unit, hex);
        let any = || view.public().in_hex(hex).find(|it| it.side == view.side).map(|it| it.id);
        return Some(InputOutcome::Order(Order::Arm { weapon: unit, unit: bearer.or_else(any)? }));
    }
    if let Some(carrier) = carrier_in(view, unit, hex) {
        return Some(InputOutcome::Order(Order::PlaceAboard { unit, carrier }));
    }
    let facing = kind.faces().then(|| pointing.facing.unwrap_or_else(|| facing::usual(view, counter, hex)));
    Some(InputOutcome::Order(Order::Place { unit, hex, facing }))
}

/// Moves a group, or lets it step out of its carrier.
fn moved(
    view: &View,
    pointing: &Pointing,
    group: &[UnitId],
    (hex, choice): (Hex, Option<&Choice>),
) -> Option<InputOutcome<Order>> {
    let first = group.first().and_then(|unit| view.public().find(*unit))?;
    if let Place::Aboard(carrier) = first.place {
        return Some(InputOutcome::Order(Order::Unload {
            carrier,
            passengers: group.to_vec(),
            to: Some(hex),
        }));
    }
    match goes(view, group, (hex, choice), How::of(pointing)) {
        Ok(order) => order.map(InputOutcome::Order),
        Err(refusal) => Some(InputOutcome::Refuse(refusal)),
    }
}

fn advanced(view: &View, pointing: &Pointing, unit: UnitId, hex: Hex) -> InputOutcome<Order> {
    let counter = view.public().find(unit);
    let faces = counter.is_some_and(|counter| view.rulebook.kind(counter).faces());
    InputOutcome::Order(Order::Advance { unit, hex, facing: pointing.facing.filter(|_| faces) })
}

/// A drop rolls no die: units that can take part are added to the plan, and the panel shows odds and chances first. For
/// the others the reason is reported. If no unit can take part, the order goes through the queue as usual: a lesson can
/// then answer it before the rules refuse it.
fn attack(view: &View, pointing: &mut Pointing, units: &[UnitId], (way, hex): (Way, Hex)) -> Outcomes<Squad> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let (plan, why) = send(rulebook, public, pointing.plan.as_ref(), units, (way, hex));
    let joins = plan.as_ref().is_some_and(|plan| units.iter().any(|unit| plan.has(*unit)));
    if !joins {
        let mut bare = Plan::new(way, hex);
        let first = units.first().and_then(|unit| public.find(*unit));
        bare.shots = first
            .and_then(|unit| shots_of(rulebook, public, &bare, unit).into_iter().next())
            .into_iter()
            .collect();
        return sent(public, &bare).map(InputOutcome::Order).into_iter().collect();
    }
    pointing.plan = plan;
    pointing.chosen = None;
    [InputOutcome::Handled].into_iter().chain(why.map(InputOutcome::Refuse)).collect()
}

/// The meaning of a click beside the counters for selected units: they move to the offered hex, or attack.
pub(super) fn selected_goes(
    view: &View,
    pointing: &mut Pointing,
    selected: &[UnitId],
    (hex, choice): (Hex, Option<&Choice>),
) -> Outcomes<Squad> {
    let own = |unit: &UnitId| view.public().find(*unit).is_some_and(|unit| unit.side == view.side);
    if selected.is_empty() || !selected.iter().all(own) {
        return Vec::new();
    }
    let due = view.public().find(selected[0]).is_some_and(|unit| matches!(unit.place, Place::Due(_)));
    match choice.map(|choice| choice.mark) {
        Some(Mark::Attack | Mark::Overrun) => dropped(view, pointing, selected, (hex, choice)),
        Some(Mark::Deploy) => dropped(view, pointing, &selected[..1], (hex, choice)),
        // A unit that waits off the map enters.
        Some(_) if due => dropped(view, pointing, selected, (hex, choice)),
        _ => Vec::new(),
    }
}
