//! An attack that is put together, by the rule that will judge it: what it brings, and the order that makes it.

use super::pointing::{Plan, Way};
use crate::{
    engine::{counters::Word, orders::Refusal},
    games::squad::rules::{
        Rulebook,
        anti_tank::{self, Occasion},
        assault::Assault,
        conduct::{assault::may_assault, fire::may_fire},
        fire::{self, Shot, is_ready},
        infantry::{carried, passengers},
        movement::{self, Overrun},
        order::Order,
        overrun,
        position::Public,
        refusal::Why,
    },
};

/// An attack that may be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    Fire(fire::Attack),
    AtTank(anti_tank::Attack),
    Assault(Assault),
    /// With the way of the vehicle.
    Overrun(fire::Attack, Overrun),
}

/// What a plan comes to.
///
/// # Errors
/// Why it cannot be made as it is.
pub fn judged(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Result<Made, Refusal> {
    let unit = plan.shots.first().ok_or(Why::NobodyFires)?.unit;
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    match plan.way {
        Way::Fire => Ok(Made::Fire(may_fire(rulebook, public, &plan.shots, plan.leader, plan.hex)?)),
        Way::AntiTank => {
            let (shot, target) = at_tank(plan).ok_or(Why::NobodyThere { hex: plan.hex })?;
            Ok(Made::AtTank(anti_tank::fire(rulebook, public, &shot, target, Occasion::Fire)?))
        }
        Way::Assault => {
            let by = (counter.side, plan.shots.as_slice());
            Ok(Made::Assault(may_assault(rulebook, public, by, plan.leader, plan.hex)?.0))
        }
        Way::Overrun => {
            let way = movement::overrun(rulebook, public, counter)?;
            let aboard = passengers(rulebook, public, unit);
            Ok(Made::Overrun(overrun::attack(rulebook, public, unit, plan.hex, &aboard)?, way))
        }
    }
}

/// The order of a plan just as it is, whether it can be made or not; none if nobody attacks.
pub fn order_of(plan: &Plan) -> Option<Order> {
    let unit = plan.shots.first()?.unit;
    let (shots, leader, hex) = (plan.shots.clone(), plan.leader, plan.hex);
    Some(match plan.way {
        Way::Fire => Order::Fire { shots, leader, hex },
        Way::AntiTank => {
            let (anti_tank::Shot { unit, weapon, leader }, target) = at_tank(plan)?;
            Order::FireAt { unit, weapon, leader, target }
        }
        Way::Assault => Order::Assault { shots, leader, hex },
        Way::Overrun => Order::Overrun { unit, hex },
    })
}

/// The shot of a plan at one vehicle or gun: who fires with what, at whom.
fn at_tank(plan: &Plan) -> Option<(anti_tank::Shot, Word)> {
    let shot = plan.shots.first()?;
    let weapon = shot.weapon.or(shot.uses.first().copied());
    Some((anti_tank::Shot { unit: shot.unit, weapon, leader: plan.leader }, plan.target?))
}

/// Weapons that a unit may be asked to use, in the order in which they are offered: those that it carries, then what
/// its side has of expendable ones.
pub fn weapons(rulebook: &Rulebook, public: &Public, unit: Word) -> Vec<Word> {
    let Some(counter) = public.find(unit).filter(|counter| rulebook.kind(counter).is_infantry()) else {
        return Vec::new();
    };
    let stores = public.stores(counter.side).expendable.iter().filter(|(_, left)| **left > 0);
    carried(rulebook, public, unit).map(|(id, _)| id).chain(stores.map(|(id, _)| *id)).collect()
}

/// The leaders who may direct an attack out of the hex of those who make it.
pub fn leaders(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Vec<Word> {
    let first = plan.shots.first().and_then(|shot| public.find(shot.unit));
    let Some((side, hex)) = first.and_then(|counter| Some((counter.side, counter.hex()?))) else {
        return Vec::new();
    };
    let leads = |leader: &Word| {
        let led = Plan { leader: Some(*leader), ..plan.clone() };
        judged(rulebook, public, &led).is_ok()
    };
    let here = public.in_hex(hex).filter(|counter| counter.side == side);
    let able = here.filter(|counter| rulebook.kind(counter).leads().is_some());
    able.map(|counter| counter.id).filter(leads).collect()
}

/// Those of the hex who are not in a plan and could be, each as he would fire.
pub fn others(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Vec<Shot> {
    let first = plan.shots.first().and_then(|shot| public.find(shot.unit));
    let Some((side, hex)) = first.and_then(|counter| Some((counter.side, counter.hex()?))) else {
        return Vec::new();
    };
    if matches!(plan.way, Way::AntiTank | Way::Overrun) {
        return Vec::new();
    }
    let missing = |unit: Word| plan.shots.iter().all(|shot| shot.unit != unit);
    let here = public.in_hex(hex).filter(|counter| counter.side == side && missing(counter.id));
    here.filter_map(|counter| best_with(rulebook, public, plan, counter.id)).collect()
}

/// How a unit takes part in a plan so that it brings the most; none if it cannot.
pub fn best_with(rulebook: &Rulebook, public: &Public, plan: &Plan, unit: Word) -> Option<Shot> {
    let weapons = carried(rulebook, public, unit).map(|(id, _)| Some(id));
    let ways = std::iter::once(None).chain(weapons).map(|weapon| Shot { weapon, ..Shot::of(unit) });
    let brings = |shot: Shot| {
        let mut with = plan.clone();
        with.shots.push(shot.clone());
        let strength = match judged(rulebook, public, &with).ok()? {
            Made::Fire(attack) | Made::Overrun(attack, _) => attack.strength,
            Made::Assault(assault) => assault.attack(),
            Made::AtTank(_) => 0,
        };
        Some((strength, shot))
    };
    let ready = public
        .find(unit)
        .is_some_and(|counter| plan.way == Way::Assault || is_ready(rulebook, counter).is_ok());
    ways.filter(|_| ready).filter_map(brings).max_by_key(|(strength, _)| *strength).map(|(_, shot)| shot)
}
