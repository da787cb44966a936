//! An attack that is being planned, by the rules that will judge it: its possible targets, each with its order, or the
//! reason why not. The answer to units that have entered a hex is also such a plan. While the other side is asked about
//! a hex, fire there is opportunity fire (14.1).

use crate::{
    engine::{counters::UnitId, orders::Refusal},
    games::squad::rules::{
        Rulebook,
        assault::{self, Assault, infantry::carried, overrun::may_overrun},
        conduct::{assault::may_assault, fire::may_fire, snipers::struck},
        counter::Counter,
        fire::{self, Aim, Shot, anti_tank, anti_tank::Occasion, chance::THROWS, sniper},
        kinds::Arm,
        movement,
        order::{Bend, Order},
        phase::Step,
        position::{Public, decision::Decision},
        refusal::Why,
        scenario::units::{Kind, UnitType},
    },
};
use pointing::{Plan, Way};
use std::cmp::Reverse;

/// An option of a plan: an attack with its order, or the reason why not.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanOption {
    /// The target, if it is a single one; otherwise all units in the hex.
    pub target: Option<UnitId>,
    /// The firing unit with its weapon, if a single unit fires (16.1).
    pub by: Option<anti_tank::Shot>,
    pub made: Result<Made, Refusal>,
}

/// An attack that is allowed.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    pub attack: Attack,
    pub order: Order,
}

/// An attack before its dice, as calculated by its rule.
#[derive(Clone, Debug, PartialEq)]
pub enum Attack {
    /// Fire at a hex, or opportunity fire at units that have entered it (13, 14.3).
    Fire(fire::Attack),
    /// Fire at one vehicle or gun (16).
    AntiTank(anti_tank::Attack),
    Assault(Assault),
    /// An overrun, on the fire table (18.3).
    Overrun(fire::Attack),
    /// The sniper's fire at entered units: the casualty points of each face of its die (21.4).
    Sniper([u16; 6]),
}

/// The units that the other side is asked about, if the question is about this hex.
pub(super) fn entered(public: &Public, plan: &Plan) -> Option<Vec<UnitId>> {
    match &public.owed {
        Some(Decision::Reaction { units, hex, .. }) if *hex == plan.hex => Some(units.clone()),
        _ => None,
    }
}

/// Returns the options of a plan: fire at all units in the hex first, then fire at each vehicle and gun by each unit
/// that can.
pub fn options(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Vec<PlanOption> {
    let whole = |made| vec![PlanOption { target: None, by: None, made }];
    match plan.way {
        Way::Fire | Way::AntiTank => fires(rulebook, public, plan),
        Way::Assault => whole(assaults(rulebook, public, plan)),
        Way::Overrun => whole(overruns(rulebook, public, plan)),
    }
}

fn fires(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Vec<PlanOption> {
    let entered = entered(public, plan);
    if let Some(units) = &entered
        && let Some(snipes) = snipes(rulebook, public, plan, units)
    {
        return vec![PlanOption { target: None, by: None, made: snipes }];
    }
    let made = at_hex(rulebook, public, plan, entered.as_deref());
    let tanks = at_tanks(rulebook, public, plan, entered.as_deref());
    // If only armour is in the hex, the refusal of fire at the hex is left out.
    let armour = Refusal::from(Why::OnlyArmour { hex: plan.hex });
    let needless = made.as_ref().is_err_and(|why| *why == armour) && !tanks.is_empty();
    let at_hex = (!needless).then_some(PlanOption { target: None, by: None, made });
    at_hex.into_iter().chain(tanks).collect()
}

/// Fire at all units in the hex, or at all that have entered it.
fn at_hex(
    rulebook: &Rulebook,
    public: &Public,
    plan: &Plan,
    entered: Option<&[UnitId]>,
) -> Result<Made, Refusal> {
    let Plan { shots, leader, hex, lane, .. } = plan.clone();
    let Some(units) = entered else {
        let attack = may_fire(rulebook, public, &shots, leader, hex)?;
        return Ok(Made { attack: Attack::Fire(attack), order: Order::Fire { shots, leader, hex } });
    };
    let attack = fire::fire(rulebook, public, &shots, leader, (hex, Aim::Entering(units)))?;
    let lane = lane.filter(|_| may_leave_lane(rulebook, public, plan));
    Ok(Made { attack: Attack::Fire(attack), order: Order::OpportunityFire { shots, leader, lane } })
}

/// Whether the shots include a machine gun of infantry, which may leave a lane in opportunity fire (14.5).
pub fn may_leave_lane(rulebook: &Rulebook, public: &Public, plan: &Plan) -> bool {
    let gun = |shot: &Shot| {
        let mut guns = carried(rulebook, public, shot.unit);
        guns.any(|(id, weapon)| Some(id) == shot.weapon && weapon.arm == Arm::MachineGun)
    };
    entered(public, plan).is_some() && plan.shots.iter().any(gun)
}

/// The hexes of the lane that the plan's machine guns would leave with this bend (14.5).
pub fn lane_of(
    rulebook: &Rulebook,
    public: &Public,
    plan: &Plan,
    bend: Bend,
) -> Vec<crate::engine::board::Hex> {
    let from = plan.shots.first().and_then(|shot| public.find(shot.unit)).and_then(Counter::hex);
    let Some(from) = from else { return Vec::new() };
    let range = |shot: &Shot| {
        let mut guns = carried(rulebook, public, shot.unit);
        guns.find(|(id, weapon)| Some(*id) == shot.weapon && weapon.arm == Arm::MachineGun)
            .map(|(_, weapon)| weapon.range)
    };
    let Some(range) = plan.shots.iter().filter_map(range).max() else { return Vec::new() };
    crate::games::squad::rules::fire::lanes::lane(rulebook, public, from, plan.hex, range, bend == Bend::Left)
}

/// All shots of each unit of the plan at each vehicle and gun.
fn at_tanks(
    rulebook: &Rulebook,
    public: &Public,
    plan: &Plan,
    entered: Option<&[UnitId]>,
) -> Vec<PlanOption> {
    let occasion = if entered.is_some() { Occasion::Opportunity } else { Occasion::Fire };
    let faces = |counter: &&Counter| {
        rulebook.kind(counter).faces() && entered.is_none_or(|units| units.contains(&counter.id))
    };
    let targets: Vec<UnitId> = public.in_hex(plan.hex).filter(faces).map(|counter| counter.id).collect();
    let mut found = Vec::new();
    for target in targets {
        let by_each = plan.shots.iter().flat_map(|shot| {
            let ways = anti_tank::shots(rulebook, public, shot.unit, target, occasion).into_iter();
            ways.filter(|(way, _)| is_meant(rulebook, public, shot, way.weapon))
        });
        let before = found.len();
        for (shot, attack) in by_each {
            let led = anti_tank::Shot { leader: plan.leader, ..shot };
            let led = plan
                .leader
                .and_then(|_| Some((led, anti_tank::fire(rulebook, public, &led, target, occasion).ok()?)));
            let (shot, attack) = led.unwrap_or((shot, attack));
            let anti_tank::Shot { unit, weapon, leader } = shot;
            let made = Made {
                attack: Attack::AntiTank(attack),
                order: Order::FireAt { unit, weapon, leader, target },
            };
            found.push(PlanOption { target: Some(target), by: Some(shot), made: Ok(made) });
        }
        if found.len() == before {
            let why = plan.shots.iter().find_map(|shot| why_not(rulebook, public, shot, target, occasion));
            found.extend(why.map(|why| PlanOption { target: Some(target), by: None, made: Err(why.into()) }));
        }
    }
    found
}

/// Whether a shot at tanks uses the weapon that the plan names, if it names an anti-tank weapon at all.
fn is_meant(rulebook: &Rulebook, public: &Public, shot: &Shot, way: Option<UnitId>) -> bool {
    let named = named_weapons(shot);
    let at_tanks = |id: UnitId| arm_of(rulebook, public, id) == Some(Arm::AntiTank);
    let mut named = named.into_iter().filter(|id| at_tanks(*id)).peekable();
    named.peek().is_none() || named.any(|id| Some(id) == way)
}

fn named_weapons(shot: &Shot) -> Vec<UnitId> {
    shot.weapon.iter().chain(&shot.uses).copied().collect()
}

/// The kind of a weapon, given by its counter or by an expendable type.
pub(super) fn arm_of(rulebook: &Rulebook, public: &Public, weapon: UnitId) -> Option<Arm> {
    let kind = public.find(weapon).map_or(weapon, |counter| counter.kind);
    rulebook.units.find(kind).and_then(UnitType::weapon).map(|weapon| weapon.arm)
}

/// The reason why a unit with an anti-tank weapon does not fire at that target.
fn why_not(
    rulebook: &Rulebook,
    public: &Public,
    shot: &Shot,
    target: UnitId,
    occasion: Occasion,
) -> Option<Why> {
    let arm = |weapon: &UnitId| arm_of(rulebook, public, *weapon) == Some(Arm::AntiTank);
    let weapon = named_weapons(shot).into_iter().find(arm);
    let shot = anti_tank::Shot { unit: shot.unit, weapon, leader: None };
    let why = anti_tank::fire(rulebook, public, &shot, target, occasion).err()?;
    (!matches!(why, Why::NotAtTanks { .. })).then_some(why)
}

/// The sniper's fire at entered units, if the sniper fires (21.5).
fn snipes(
    rulebook: &Rulebook,
    public: &Public,
    plan: &Plan,
    units: &[UnitId],
) -> Option<Result<Made, Refusal>> {
    let [shot] = plan.shots.as_slice() else { return None };
    let counter = public.find(shot.unit)?;
    if !matches!(rulebook.kind(counter).kind, Kind::Sniper) {
        return None;
    }
    let entered: Vec<&Counter> = units.iter().filter_map(|unit| public.find(*unit)).collect();
    let from = counter.hex().filter(|_| sniper::may_fire(rulebook, public, counter, plan.hex, &entered));
    let Some(from) = from else { return Some(Err(Why::SniperDoesNot { hex: plan.hex }.into())) };
    let struck = struck(rulebook, public, plan.hex, Aim::Entering(units));
    let struck: Vec<&Counter> = struck.iter().filter_map(|unit| public.find(*unit)).collect();
    let points =
        [1, 2, 3, 4, 5, 6].map(|die| sniper::casualties(rulebook, public, (from, plan.hex), &struck, die));
    let order = Order::OpportunityFire { shots: vec![shot.clone()], leader: None, lane: None };
    Some(Ok(Made { attack: Attack::Sniper(points), order }))
}

fn assaults(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Result<Made, Refusal> {
    let Plan { shots, leader, hex, .. } = plan.clone();
    let side = shots.first().and_then(|shot| public.find(shot.unit)).map(|counter| counter.side);
    let side = side.ok_or(Why::NobodyAssaults)?;
    let (assault, _) = may_assault(rulebook, public, (side, &shots), leader, hex)?;
    Ok(Made { attack: Attack::Assault(assault), order: Order::Assault { shots, leader, hex } })
}

fn overruns(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Result<Made, Refusal> {
    let shot = plan.shots.first().ok_or(Why::NobodyFires)?;
    let (unit, hex, uses) = (shot.unit, plan.hex, shot.uses.clone());
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    if movement::overrun(rulebook, public, counter)?.target != hex {
        return Err(Why::NotAhead { hex }.into());
    }
    let (.., attack) = may_overrun(rulebook, public, counter, &uses)?;
    Ok(Made { attack: Attack::Overrun(attack), order: Order::Overrun { unit, hex, uses } })
}

/// The order of a plan as it is, allowed or not; none for a plan without units.
pub fn sent(public: &Public, plan: &Plan) -> Option<Order> {
    let Plan { way, shots, leader, hex, target, .. } = plan.clone();
    let first = shots.first()?.clone();
    Some(match way {
        Way::Fire if entered(public, plan).is_some() => Order::OpportunityFire { shots, leader, lane: None },
        Way::Fire => Order::Fire { shots, leader, hex },
        Way::AntiTank => {
            let inside = public.in_hex(hex).next().map(|counter| counter.id);
            let weapon = first.weapon.or(first.uses.first().copied());
            Order::FireAt { unit: first.unit, weapon, leader, target: target.or(inside)? }
        }
        Way::Assault => Order::Assault { shots, leader, hex },
        Way::Overrun => Order::Overrun { unit: first.unit, hex, uses: first.uses },
    })
}

/// The plan that corresponds to an attack order; none for other orders.
pub fn attack_in(public: &Public, order: &Order) -> Option<Plan> {
    let plan = |way, shots: &[Shot], leader: &Option<UnitId>, hex| {
        Some(Plan { shots: shots.to_vec(), leader: *leader, ..Plan::new(way, hex) })
    };
    match order {
        Order::Fire { shots, leader, hex } => plan(Way::Fire, shots, leader, *hex),
        Order::Assault { shots, leader, hex } => plan(Way::Assault, shots, leader, *hex),
        Order::Overrun { unit, hex, uses } => {
            let shot = Shot { uses: uses.clone(), ..Shot::of(*unit) };
            plan(Way::Overrun, &[shot], &None, *hex)
        }
        Order::FireAt { unit, weapon, leader, target } => {
            let hex = public.find(*target)?.hex()?;
            let (carried, used): (Vec<UnitId>, Vec<UnitId>) =
                weapon.iter().copied().partition(|weapon| public.find(*weapon).is_some());
            let shot = Shot { weapon: carried.first().copied(), uses: used, ..Shot::of(*unit) };
            let plan = plan(Way::AntiTank, &[shot], leader, hex)?;
            Some(Plan { target: Some(*target), ..plan })
        }
        _ => None,
    }
}

/// The kind of attack in the present phase; none if there is none.
pub fn way(public: &Public) -> Option<Way> {
    if public.owed.is_some() {
        return matches!(public.owed, Some(Decision::Reaction { .. })).then_some(Way::Fire);
    }
    match public.phase.step()? {
        Step::Fire | Step::DefensiveFire => Some(Way::Fire),
        Step::Movement => Some(Way::Overrun),
        Step::Assault => Some(Way::Assault),
        Step::Support | Step::Command | Step::AfterAction => None,
    }
}

/// The value of an AFV among possible targets. Other units have the value of their casualty ratings.
const ARMOUR: u32 = 6;

/// Returns the value of an attack in casualty points over all rolls of the dice; 0 if no roll has an effect.
pub fn promise(rulebook: &Rulebook, public: &Public, made: &Made) -> u32 {
    let throws = |points: &dyn Fn(u8) -> u16| -> u32 {
        (2..=12_u8).map(|sum| (6 - u32::from(sum.abs_diff(7))) * u32::from(points(sum))).sum()
    };
    let worth = |unit: UnitId| {
        let rating = public.find(unit).and_then(|counter| rulebook.kind(counter).casualty());
        rating.map_or(ARMOUR, u32::from)
    };
    match &made.attack {
        Attack::Fire(attack) | Attack::Overrun(attack) => throws(&|dice| attack.casualties(rulebook, dice)),
        Attack::AntiTank(attack) => {
            let chances = attack.chances();
            let of = |chance: crate::games::squad::rules::fire::chance::Chance, worth: u32| {
                THROWS * chance.cases * worth / chance.among.max(1)
            };
            let worth = worth(attack.target);
            of(chances.eliminated, worth) + of(chances.immobile, worth / 2)
        }
        Attack::Assault(assault) => {
            let all: u32 = assault.defenders.iter().map(|(unit, _)| worth(*unit)).sum();
            let all = u16::try_from(all).unwrap_or(u16::MAX);
            throws(&|dice| match assault.outcome(dice) {
                assault::Outcome::Success { .. } => all.max(1),
                assault::Outcome::Failure { defenders, .. } => defenders,
            })
        }
        Attack::Sniper(points) => 6 * points.iter().copied().map(u32::from).sum::<u32>(),
    }
}

/// The option of the amber button. It is the one that a key has chosen by its number, counted round. Otherwise it is
/// the most valuable one on this target, and never one without effect.
pub fn best(
    rulebook: &Rulebook,
    public: &Public,
    options: &[PlanOption],
    (target, chosen): (Option<UnitId>, Option<usize>),
) -> Option<usize> {
    let promised = |(at, option): (usize, &PlanOption)| {
        Some((at, promise(rulebook, public, option.made.as_ref().ok()?)))
    };
    let able: Vec<(usize, u32)> =
        options.iter().enumerate().filter_map(promised).filter(|(_, promise)| *promise > 0).collect();
    if let Some(chosen) = chosen.filter(|_| !able.is_empty()) {
        return able.get(chosen % able.len()).map(|(at, _)| *at);
    }
    let meant = |at: usize| target.is_some() && options.get(at).is_some_and(|it| it.target == target);
    able.into_iter().max_by_key(|(at, promise)| (meant(*at), *promise, Reverse(*at))).map(|(at, _)| at)
}

pub(in crate::games::squad) mod facing;
pub(in crate::games::squad) mod joining;
pub(in crate::games::squad) mod paying;
pub(in crate::games::squad) mod pointing;
#[cfg(test)]
mod tests;
pub(in crate::games::squad) mod ways;
pub(super) mod working;
