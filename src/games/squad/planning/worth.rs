//! The chance that an attack has an effect: fire without any is answered by the program, and only units with a fair one
//! are worth a question.

use super::plan::{Attack, Made, attack_in, options, promise};
use crate::{
    engine::counters::UnitId,
    games::squad::rules::{
        Rulebook,
        assault::Outcome,
        fire::{Shot, chance::THROWS},
        kinds::Side,
        order::{Order, legal},
        phase::Step,
        position::{Public, hidden::hides_anything},
    },
    planning::worth::{WORTH_ASKING, percent},
};
use std::collections::BTreeSet;

/// The chance in percent that an attack has an effect on the enemy.
fn chance(rulebook: &Rulebook, made: &Made) -> u32 {
    let sums = |harms: &dyn Fn(u8) -> bool| {
        let ways = |sum: u8| 6 - u32::from(sum.abs_diff(7));
        percent((2..=12).filter(|sum| harms(*sum)).map(ways).sum(), THROWS)
    };
    match &made.attack {
        Attack::Fire(attack) | Attack::Overrun(attack) => sums(&|dice| attack.casualties(rulebook, dice) > 0),
        Attack::AntiTank(attack) => {
            let chances = attack.chances();
            let [out, halts] = [chances.eliminated, chances.immobile];
            percent(out.cases * halts.among + halts.cases * out.among, out.among * halts.among)
        }
        Attack::Assault(assault) => sums(&|dice| match assault.outcome(dice) {
            Outcome::Success { .. } => true,
            Outcome::Failure { defenders, .. } => defenders > 0,
        }),
        Attack::Sniper(points) => percent(points.iter().filter(|points| **points > 0).map(|_| 1).sum(), 6),
    }
}

/// The attacks that an order makes.
fn made(rulebook: &Rulebook, public: &Public, order: &Order) -> Vec<Made> {
    let Some(plan) = attack_in(public, order) else { return Vec::new() };
    options(rulebook, public, &plan).into_iter().filter_map(|option| option.made.ok()).collect()
}

/// The units of an attack.
fn attackers(order: &Order) -> Vec<UnitId> {
    let of = |shots: &[Shot]| shots.iter().map(|shot| shot.unit).collect();
    match order {
        Order::Fire { shots, .. } | Order::Assault { shots, .. } => of(shots),
        Order::FireAt { unit, .. } => vec![*unit],
        _ => Vec::new(),
    }
}

/// The units with a fair chance in an attack of this phase, alone or with others.
pub(in crate::games::squad) fn promising(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
) -> BTreeSet<UnitId> {
    let orders = legal::orders(rulebook, public, side).into_iter();
    let fair = orders.filter(|order| {
        made(rulebook, public, order).iter().any(|made| chance(rulebook, made) > WORTH_ASKING)
    });
    fair.flat_map(|order| attackers(&order)).collect()
}

/// Whether all that a side could do in this phase is to fire without effect. Where units may be hidden it may seem to
/// the opponent that there is more to fire, and then no phase passes because of that (22.2).
pub(in crate::games::squad) fn fires_for_nothing(rulebook: &Rulebook, public: &Public, side: Side) -> bool {
    let fire = matches!(public.phase.step(), Some(Step::Fire | Step::DefensiveFire));
    if !fire
        || hides_anything(rulebook)
        || public.owed.is_some()
        || legal::has_anything_but_fire(rulebook, public, side)
    {
        return false;
    }
    let orders = legal::orders(rulebook, public, side);
    let mut all = orders.iter().flat_map(|order| made(rulebook, public, order));
    !all.any(|made| promise(rulebook, public, &made) > 0)
}
