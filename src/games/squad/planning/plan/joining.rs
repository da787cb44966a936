//! Units in a planned attack, their weapons and their leader. A unit joins with its best weapon, and the panel can
//! change that.

use super::{
    PlanOption, arm_of, options,
    pointing::{Plan, Way},
    promise,
};
use crate::{
    engine::{board::Hex, counters::UnitId, orders::Refusal},
    games::squad::rules::{
        Rulebook,
        assault::infantry::{carried, is_light_gun},
        counter::{Counter, Place},
        fire::{Shot, sniper::sniper_of},
        kinds::Arm,
        order::Order,
        position::{Instruction, Public},
        refusal::Why,
    },
};
use std::collections::BTreeMap;

/// Returns the plan with one more unit in it, with its best weapon. A leader that may not fire joins as the leader.
///
/// # Errors
/// The reason why it cannot take part.
pub fn joined(rulebook: &Rulebook, public: &Public, plan: &Plan, unit: UnitId) -> Result<Plan, Refusal> {
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    let mut ways: Vec<Plan> = shots_of(rulebook, public, plan, counter)
        .into_iter()
        .map(|shot| {
            let mut plan = plan.clone();
            plan.shots.push(shot);
            plan
        })
        .collect();
    let leads = rulebook.kind(counter).leads();
    if leads.is_some() && !plan.shots.is_empty() {
        let led = |plan: &Plan| Plan { leader: Some(unit), ..plan.clone() };
        let only: Vec<Plan> = ways.iter().map(led).chain([led(plan)]).collect();
        ways.extend(only);
    }
    let mortars = |plan: &Plan| {
        let last = plan.shots.last().and_then(|shot| shot.weapon);
        last.and_then(|weapon| arm_of(rulebook, public, weapon)) == Some(Arm::Mortar)
    };
    let rank = |plan: &Plan| {
        let (promise, strength) = promised(rulebook, public, plan, unit)?;
        Some((!mortars(plan), promise, strength, plan.shots.len()))
    };
    let able = ways.iter().filter_map(|plan| Some((rank(plan)?, plan)));
    if let Some((_, best)) = able.max_by_key(|(rank, _)| *rank) {
        return Ok(best.clone());
    }
    // The reason for a refusal comes from the plain shot.
    let plain = ways.first().map_or_else(|| plan.clone(), Clone::clone);
    let why = options(rulebook, public, &plain).into_iter().find_map(|option| option.made.err());
    Err(why.unwrap_or_else(|| Why::NobodyFires.into()))
}

/// The best value of a plan with this unit, with its strength.
fn promised(rulebook: &Rulebook, public: &Public, plan: &Plan, unit: UnitId) -> Option<(u32, u16)> {
    let with = |option: &PlanOption| {
        let made = option.made.as_ref().ok().filter(|made| takes_part(&made.order, unit))?;
        let strength = match &made.attack {
            super::Attack::Fire(attack) | super::Attack::Overrun(attack) => attack.strength,
            super::Attack::Assault(assault) => assault.attack(),
            _ => 0,
        };
        Some((promise(rulebook, public, made), strength))
    };
    options(rulebook, public, plan).iter().filter_map(with).max()
}

/// Whether a unit attacks by an order, or leads the attack.
pub fn takes_part(order: &Order, unit: UnitId) -> bool {
    let among = |shots: &[Shot], leader: &Option<UnitId>| {
        *leader == Some(unit) || shots.iter().any(|shot| shot.unit == unit)
    };
    match order {
        Order::Fire { shots, leader, .. }
        | Order::OpportunityFire { shots, leader, .. }
        | Order::Assault { shots, leader, .. } => among(shots, leader),
        Order::FireAt { unit: firer, leader, .. } => *firer == unit || *leader == Some(unit),
        Order::Overrun { unit: vehicle, .. } => *vehicle == unit,
        _ => false,
    }
}

/// The possible shots of a unit with its weapons. Expendable weapons are used only on request, except at tanks.
pub(crate) fn shots_of(rulebook: &Rulebook, public: &Public, plan: &Plan, counter: &Counter) -> Vec<Shot> {
    let unit = counter.id;
    let mut shots = vec![Shot::of(unit)];
    if plan.way == Way::Overrun {
        return shots;
    }
    let close = plan.way == Way::Assault;
    let weapons = carried(rulebook, public, unit).filter(|(_, weapon)| !close || is_light_gun(weapon));
    shots.extend(weapons.map(|(id, _)| Shot { weapon: Some(id), ..Shot::of(unit) }));
    shots
}

/// Sends units against a hex, into the plan for it or into a new plan. Returns the plan and the reason of units that
/// cannot take part.
pub fn send(
    rulebook: &Rulebook,
    public: &Public,
    old: Option<&Plan>,
    units: &[UnitId],
    (way, hex): (Way, Hex),
) -> (Option<Plan>, Option<Refusal>) {
    let goes_on = |plan: &&Plan| plan.hex == hex && plan.is_of(way);
    let mut plan = old.filter(goes_on).cloned().unwrap_or_else(|| Plan::new(way, hex));
    let mut why = None;
    // Leaders come last, because they need units to lead.
    let leads = |unit: &&UnitId| public.find(**unit).is_some_and(|it| rulebook.kind(it).leads().is_some());
    let (leaders, others): (Vec<&UnitId>, Vec<&UnitId>) = units.iter().partition(leads);
    for unit in others.into_iter().chain(leaders) {
        if plan.has(*unit) {
            continue;
        }
        match joined(rulebook, public, &plan, *unit) {
            Ok(with) => plan = with_riders(rulebook, public, with, *unit),
            // Units of another hex begin another attack on the same target.
            Err(_) if !plan.shots.is_empty() && old.is_some_and(|old| *old == plan) => {
                match joined(rulebook, public, &Plan::new(way, hex), *unit) {
                    Ok(fresh) => plan = with_riders(rulebook, public, fresh, *unit),
                    Err(refusal) => why = why.or(Some(refusal)),
                }
            }
            Err(refusal) => why = why.or(Some(refusal)),
        }
    }
    ((!plan.shots.is_empty()).then_some(plan), why)
}

/// Adds the passengers that can fire with their carrier (8.3).
fn with_riders(rulebook: &Rulebook, public: &Public, plan: Plan, carrier: UnitId) -> Plan {
    if !matches!(plan.way, Way::Fire | Way::AntiTank) {
        return plan;
    }
    let riders = public.carried_by(carrier).filter(|it| it.place == Place::Aboard(carrier));
    riders.fold(plan, |plan, rider| joined(rulebook, public, &plan, rider.id).unwrap_or(plan))
}

/// The plan without a unit; none if no unit is left in it.
pub fn without(plan: &Plan, unit: UnitId) -> Option<Plan> {
    let mut plan = plan.clone();
    plan.shots.retain(|shot| shot.unit != unit);
    plan.leader = plan.leader.filter(|leader| *leader != unit);
    (!plan.shots.is_empty()).then_some(plan)
}

/// The units that could join.
pub fn others(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Vec<UnitId> {
    let hexes: Vec<Hex> = plan
        .shots
        .iter()
        .filter_map(|shot| public.find(shot.unit).and_then(|counter| public.hex_of(counter)))
        .collect();
    let side = plan.shots.first().and_then(|shot| public.find(shot.unit)).map(|counter| counter.side);
    let near = |counter: &&Counter| {
        Some(counter.side) == side && public.hex_of(counter).is_some_and(|hex| hexes.contains(&hex))
    };
    let able = |unit: &UnitId| !plan.has(*unit) && joined(rulebook, public, plan, *unit).is_ok();
    public.counters.iter().filter(near).map(|counter| counter.id).filter(able).collect()
}

/// The units that could lead the attack (10.5, 17.5).
pub fn leaders(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Vec<UnitId> {
    let side = plan.shots.first().and_then(|shot| public.find(shot.unit)).map(|counter| counter.side);
    let leads = |counter: &&Counter| {
        Some(counter.side) == side && counter.hex().is_some() && rulebook.kind(counter).leads().is_some()
    };
    let able = |unit: &UnitId| {
        let led = Plan { leader: Some(*unit), ..plan.clone() };
        let led = options(rulebook, public, &led).into_iter().filter_map(|option| option.made.ok());
        led.map(|made| made.order).any(|order| leader_of(&order) == Some(*unit))
    };
    public.counters.iter().filter(leads).map(|counter| counter.id).filter(able).collect()
}

/// Whether an order uses an expendable weapon of this type.
fn uses_up(order: &Order, weapon: UnitId) -> bool {
    match order {
        Order::Fire { shots, .. } | Order::OpportunityFire { shots, .. } | Order::Assault { shots, .. } => {
            shots.iter().any(|shot| shot.uses.contains(&weapon))
        }
        Order::Overrun { uses, .. } => uses.contains(&weapon),
        Order::FireAt { weapon: fired, .. } => *fired == Some(weapon),
        _ => false,
    }
}

fn leader_of(order: &Order) -> Option<UnitId> {
    match order {
        Order::Fire { leader, .. }
        | Order::OpportunityFire { leader, .. }
        | Order::Assault { leader, .. }
        | Order::FireAt { leader, .. } => *leader,
        _ => None,
    }
}

/// The weapons that a unit of the plan could fire or use as well or instead, each with whether it does so now.
pub fn arms(rulebook: &Rulebook, public: &Public, plan: &Plan, unit: UnitId) -> Vec<(UnitId, bool)> {
    let Some(shot) = plan.shots.iter().find(|shot| shot.unit == unit) else { return Vec::new() };
    let side = public.find(unit).map(|counter| counter.side);
    let left = side.into_iter().flat_map(|side| &public.stores(side).expendable);
    let used = left.filter(|(_, left)| **left > 0).map(|(id, _)| *id);
    let all = carried(rulebook, public, unit).map(|(id, _)| id).chain(used);
    let now = |weapon: UnitId| shot.weapon == Some(weapon) || shot.uses.contains(&weapon);
    let from = public.find(unit).and_then(|counter| public.hex_of(counter));
    // Carried weapons are judged by the rules of fire. An expendable one could just be left out of the fire (12.3).
    let thrown = |weapon: UnitId, armed: &Plan| {
        let range = rulebook.units.find(weapon).and_then(|kind| kind.weapon()).map(|weapon| weapon.range);
        let Some(range) = range else { return true };
        let reaches = from.is_none_or(|from| from.distance(plan.hex) <= range);
        let uses = |option: &PlanOption| option.made.as_ref().is_ok_and(|made| uses_up(&made.order, weapon));
        reaches && options(rulebook, public, armed).iter().any(uses)
    };
    let able = |weapon: &UnitId| {
        let armed = armed(rulebook, public, plan, unit, *weapon);
        now(*weapon) || promised(rulebook, public, &armed, unit).is_some() && thrown(*weapon, &armed)
    };
    all.filter(able).map(|weapon| (weapon, now(weapon))).collect()
}

/// Returns the plan with a weapon of a unit added or removed. A satchel charge is used alone, and a unit with an
/// anti-tank weapon fires no other weapon (12.2, 12.3).
pub fn armed(rulebook: &Rulebook, public: &Public, plan: &Plan, unit: UnitId, weapon: UnitId) -> Plan {
    let mut plan = plan.clone();
    let alone = |id: UnitId| matches!(arm_of(rulebook, public, id), Some(Arm::Satchel | Arm::AntiTank));
    let Some(shot) = plan.shots.iter_mut().find(|shot| shot.unit == unit) else { return plan };
    if public.find(weapon).is_some() {
        shot.weapon = if shot.weapon == Some(weapon) { None } else { Some(weapon) };
        shot.uses.retain(|id| !alone(*id));
    } else if shot.uses.contains(&weapon) {
        shot.uses.retain(|id| *id != weapon);
    } else {
        if alone(weapon) {
            (shot.weapon, shot.uses) = (None, Vec::new());
        }
        shot.uses.retain(|id| !alone(*id));
        shot.uses.push(weapon);
    }
    plan
}

/// The instructions of units (14.6).
pub type Told = BTreeMap<UnitId, Instruction>;

/// The units that may still fire at entered units. None if no question is pending (14.1), and no unit with an
/// instruction to hold fire or to fire on its own (14.6).
pub fn asked(rulebook: &Rulebook, public: &Public, told: &Told) -> Vec<UnitId> {
    let Some(decision @ crate::games::squad::rules::position::decision::Decision::Reaction { hex, .. }) =
        &public.owed
    else {
        return Vec::new();
    };
    let fresh = Plan::new(Way::Fire, *hex);
    let side = decision.side();
    let sniper = sniper_of(rulebook, public, side).map(|sniper| sniper.id);
    let own = public.counters.iter().filter(|counter| counter.side == side);
    let own =
        own.filter(|counter| public.hex_of(counter).is_some() && rulebook.kind(counter).weapon().is_none());
    let asks = |unit: &UnitId| told.get(unit).copied().unwrap_or_default() == Instruction::Ask;
    let able = |unit: &UnitId| asks(unit) && joined(rulebook, public, &fresh, *unit).is_ok();
    let mut units: Vec<UnitId> = own.map(|counter| counter.id).filter(able).collect();
    // Units of a hex are grouped; the sniper, which fires only once, comes last.
    units.sort_by_key(|unit| {
        (Some(*unit) == sniper, public.find(*unit).and_then(|counter| public.hex_of(counter)), *unit)
    });
    units
}

/// The answers of the units that are not left out: of the infantry of each hex together, of each vehicle and gun by
/// itself (10.3, 14.1). They can be given one after the other.
pub fn answers(
    rulebook: &Rulebook,
    public: &Public,
    (pointing, told): (&super::pointing::Pointing, &Told),
) -> Vec<Plan> {
    let Some(crate::games::squad::rules::position::decision::Decision::Reaction { hex, .. }) = public.owed
    else {
        return Vec::new();
    };
    let mut plans: Vec<Plan> = Vec::new();
    let with = asked(rulebook, public, told).into_iter().filter(|unit| !pointing.left_out.contains(unit));
    let leads = |unit: UnitId| public.find(unit).is_some_and(|it| rulebook.kind(it).leads().is_some());
    let (leaders, others): (Vec<UnitId>, Vec<UnitId>) = with.partition(|unit| leads(*unit));
    for unit in others.into_iter().chain(leaders) {
        let shot = pointing.arms.get(&unit);
        let join = |plan: &Plan| {
            let mut plan = joined(rulebook, public, plan, unit).ok()?;
            if let Some((chosen, own)) = shot.zip(plan.shots.iter_mut().find(|shot| shot.unit == unit)) {
                *own = chosen.clone();
            }
            Some(plan)
        };
        let found = plans.iter_mut().find_map(|plan| join(plan).map(|with| *plan = with));
        if found.is_none() {
            let fresh = Plan { lane: pointing.lane, ..Plan::new(Way::Fire, hex) };
            plans.extend(join(&fresh));
        }
    }
    // Leaders out of their own range can still lead.
    for plan in &mut plans {
        let leads = leaders_first(rulebook, public, plan, (pointing, told));
        plan.leader = plan.leader.or(leads);
    }
    plans
}

/// The leader with the best modifier among those that could lead and are neither left out nor instructed to hold fire.
fn leaders_first(
    rulebook: &Rulebook,
    public: &Public,
    plan: &Plan,
    (pointing, told): (&super::pointing::Pointing, &Told),
) -> Option<UnitId> {
    let free = |unit: &UnitId| {
        !pointing.left_out.contains(unit) && told.get(unit).copied().unwrap_or_default() == Instruction::Ask
    };
    let by = |unit: &UnitId| public.find(*unit).and_then(|counter| rulebook.kind(counter).leads());
    let able = leaders(rulebook, public, plan).into_iter().filter(free);
    able.filter(|unit| by(unit).is_some_and(|by| by < 0)).min_by_key(by)
}
