//! Missions, transfer of weapons, joining of halves, rally (3.1, 3.6, 19).

use super::{
    estimate::{Estimate, Post, Unit, power::part},
    manual::last_enemy::ends_too_early,
    march::smoke,
    memory::Memory,
    shots, words,
};
use crate::{
    engine::{board::Hex, counters::UnitId, wording::count},
    games::squad::rules::{
        assault::infantry::with_weapon,
        conduct::commanding::{may_arm, may_join, may_split},
        counter::{Counter, Place},
        fire::{
            armour::TopAttack,
            missions::{is_doubled, may_place, may_spot},
            sniper::{self, sniper_of},
        },
        kinds::{Arm, Burden},
        movement::Moves,
        order::Order,
        position::Mission,
        rally::rally as judge_rally,
        scenario::units::{UnitType, Weapon},
    },
    play::players::ChosenOrder,
};

/// The probability that artillery hits the hex for which it was called.
const ON_TARGET: f64 = 4.0 / 6.0;
/// The probability that it hits a hex one or two steps away in a given direction.
const ASTRAY: f64 = 1.0 / 36.0;

/// The next mission, if one has enough value now.
pub(super) fn missions(estimate: &Estimate, memory: &mut Memory) -> ChosenOrder<Order> {
    strikes(estimate)
        .or_else(|| blinds(estimate, memory))
        .unwrap_or_else(|| ChosenOrder::because(Order::Done, "no worthwhile mission now"))
}

/// A smoke barrage, if it saves enough losses of units about to move.
fn blinds(estimate: &Estimate, memory: &mut Memory) -> Option<ChosenOrder<Order>> {
    if !smoke::has_barrage(estimate) {
        return None;
    }
    let urges = memory.urges.get_or_insert_with(|| shots::urges(estimate));
    let (order, reason) = smoke::barrage(estimate, urges)?;
    Some(ChosenOrder::because(order, reason))
}

/// The least value of a mission that would be lost unused.
const LAST: f64 = 0.3;

/// The missions that a side has left.
fn left(estimate: &Estimate) -> u8 {
    let missions = estimate.public.stores(estimate.side).missions.values();
    missions.fold(0_u8, |sum, left| sum.saturating_add(*left))
}

/// The mission with the most value, if it has enough.
fn strikes(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let mut best: Option<(f64, Order, String)> = None;
    for post in estimate.posts.iter().filter(|post| !ends_too_early(estimate, post.hex, false)) {
        let spotter = estimate.own.iter().find(|unit| may_spot(rulebook, public, unit.counter, post.hex));
        let spotter = spotter.map(|unit| unit.counter.id);
        for mission in [Mission::Light, Mission::Heavy, Mission::FighterBomber] {
            let spotter = spotter.filter(|_| mission.is_artillery());
            if may_place(rulebook, public, (side, mission), post.hex, spotter).is_err() {
                continue;
            }
            let value = strike(estimate, post, mission);
            if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                let order = Order::Mission { mission, hex: post.hex, spotter };
                let units = count(post.units.len(), "target", "targets");
                best = Some((value, order, format!("{units} in {}", post.hex)));
            }
        }
    }
    // The more turns are left, the better its target must be: a single squad is worth it only at the end.
    let mut least = 1.5 + 0.35 * f64::from(estimate.own_turns);
    if estimate.manner.manual {
        least = least.min(LAST + 0.9 * f64::from(estimate.own_turns.saturating_sub(left(estimate))));
    }
    let (_, order, reason) = best.filter(|(value, ..)| *value > least)?;
    Some(ChosenOrder::because(order, reason))
}

/// The expected value of a mission on a post.
fn strike(estimate: &Estimate, post: &Post, mission: Mission) -> f64 {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let on_foot = post.units.iter().filter(|unit| unit.kind.casualty().is_some());
    let cover = on_foot.map(|unit| estimate.cover_in(unit.counter, post.hex)).max().unwrap_or(0);
    let woods = mission.is_artillery() && is_doubled(&rulebook.board, post.hex);
    let fire = post.toll.expected(mission.row(&rulebook.charts), cover) * if woods { 1.6 } else { 1.0 };
    let vehicles = post.units.iter().filter_map(|unit| {
        let [_, lost] = TopAttack::of_mission(rulebook, public, unit.counter, mission)?.chances();
        Some(part(lost) * unit.worth)
    });
    let whole = fire + vehicles.sum::<f64>();
    let again = public.calls.iter().filter(|call| call.hex == post.hex && call.mission.is_some()).count();
    let whole = whole * 0.6_f64.powi(i32::try_from(again).unwrap_or(1));
    if !mission.is_artillery() {
        return whole;
    }
    let near = estimate.own.iter().filter(|unit| unit.hex.distance(post.hex) <= 2);
    whole * ON_TARGET - near.map(|unit| ASTRAY * 0.6 * unit.worth).sum::<f64>()
}

/// Weapons for entering units, halves that join, weapons for units that use them better.
pub(super) fn command(estimate: &Estimate, memory: &mut Memory) -> ChosenOrder<Order> {
    if let Some(advice) = arm_those_due(estimate) {
        return advice;
    }
    if let Some(advice) = split(estimate).or_else(|| join(estimate)) {
        return advice;
    }
    if let Some((weapon, unit)) = hand_over(estimate, memory) {
        memory.done.insert(weapon);
        return ChosenOrder::because(Order::Arm { weapon, unit }, "more useful there");
    }
    ChosenOrder::because(Order::Done, "all weapons are assigned well")
}

/// Gives the next weapon that waits to enter to a unit that brings it along.
pub(super) fn arm_those_due(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let own = estimate.public.counters.iter().filter(|counter| counter.side == estimate.side);
    let due = own.filter(|counter| matches!(counter.place, Place::Due(_)));
    let weapons = due.filter_map(|counter| Some((counter, estimate.rulebook.kind(counter).weapon()?)));
    let mut weapons: Vec<(&Counter, &Weapon)> = weapons.collect();
    weapons.sort_by_key(|(counter, weapon)| (weapon.burden == Burden::Light, counter.id));
    weapons.into_iter().find_map(|(counter, weapon)| {
        let unit = taker(estimate, counter.id, weapon, |_| 0.0)?;
        let order = Order::Arm { weapon: counter.id, unit };
        Some(ChosenOrder::because(order, "a unit must carry it"))
    })
}

/// The best unit for a weapon; `place` is the additional value of its place.
pub(super) fn taker(
    estimate: &Estimate,
    id: UnitId,
    weapon: &Weapon,
    place: impl Fn(&Counter) -> f64,
) -> Option<UnitId> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let own = public.counters.iter().filter(|counter| counter.side == side);
    let able = own.filter(|counter| may_arm(rulebook, public, side, id, counter.id) == Ok(None));
    let value = |counter: &Counter| {
        let kind = rulebook.kind(counter);
        let Some(values) = kind.infantry() else { return 0.0 };
        // A leader that fires a weapon cannot lead.
        let leads = if kind.leads().is_some() { 6.0 } else { 0.0 };
        let squad = if kind.is_squad() { 2.0 } else { 0.0 };
        // A unit that fires a mortar or an anti-tank weapon does not fire itself, and one with a heavy weapon does not
        // assault.
        let storms = weapon.arm == Arm::MachineGun && (weapon.burden == Burden::Light || !attacks(estimate));
        let strong = f64::from(values.attack) * if storms { 0.2 } else { -0.2 };
        squad - leads + strong + 0.1 * f64::from(values.range) + place(counter)
    };
    let units = able.map(|counter| (value(counter), counter.id));
    units.max_by(|one, other| one.0.total_cmp(&other.0).then(other.1.cmp(&one.1))).map(|(_, id)| id)
}

/// Whether the side attacks: most victory hexes are the enemy's.
pub(super) fn attacks(estimate: &Estimate) -> bool {
    estimate.aims.iter().filter(|aim| !aim.mine).count() * 2 > estimate.aims.len()
}

/// The points within which infantry takes a hex in a turn, the last one by an advance.
const IN_A_TURN: u16 = 5;

/// Splits a squad in the last turn, if more empty hexes could be taken than there are units to take them (3.1 c).
fn split(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    if !estimate.manner.together || estimate.own_turns > 1 {
        return None;
    }
    let open = estimate.aims.iter().filter(|aim| !aim.mine && estimate.post_at(aim.hex).is_none());
    let open: Vec<Hex> = open.map(|aim| aim.hex).collect();
    let in_reach = |from: Hex| {
        let near = |goal: &&Hex| estimate.ways.points(**goal, from) <= IN_A_TURN;
        open.iter().filter(near).count()
    };
    let takers = estimate
        .own
        .iter()
        .filter(|unit| unit.kind.is_infantry() && !unit.counter.condition.pinned && in_reach(unit.hex) > 0);
    let takers = takers.count();
    let serves = |unit: &&Unit| {
        let near = in_reach(unit.hex);
        near > 1 && near > takers && may_split(rulebook, public, side, unit.counter.id).is_ok()
    };
    let squad = estimate.own.iter().find(serves)?.counter.id;
    Some(ChosenOrder::because(
        Order::Split { squad, second: false },
        "each half can take a hex in the last turn",
    ))
}

fn join(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    // Two units hold more hexes than one, and in the last turn only that counts.
    if estimate.manner.together && estimate.own_turns <= 1 {
        return None;
    }
    let halves: Vec<UnitId> =
        estimate.own.iter().filter(|unit| unit.kind.is_half()).map(|unit| unit.counter.id).collect();
    for (number, one) in halves.iter().enumerate() {
        for other in halves.iter().skip(number + 1) {
            if may_join(rulebook, public, side, [*one, *other]).is_ok() {
                let order = Order::Join { halves: [*one, *other] };
                return Some(ChosenOrder::because(order, "two halves are stronger together"));
            }
        }
    }
    None
}

/// A weapon that has more value with another unit of the hex.
fn hand_over(estimate: &Estimate, memory: &Memory) -> Option<(UnitId, UnitId)> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    for giver in estimate.own.iter().filter(|unit| unit.kind.is_infantry()) {
        for weapon in public.carried_by(giver.counter.id).filter(|it| !memory.done.contains(&it.id)) {
            let Some(arm) = rulebook.kind(weapon).weapon().filter(|arm| arm.attack > 0) else { continue };
            let gain = |kind: &UnitType| {
                let own = kind.infantry().map_or(0, |values| values.attack);
                let with =
                    if arm.arm == Arm::Mortar { arm.attack } else { with_weapon(kind, own, Some(arm)) };
                i32::from(with) - i32::from(own)
            };
            let able = |unit: &&Unit| {
                unit.hex == giver.hex
                    && Moves::of(unit.kind) == Some(Moves::Foot)
                    && gain(unit.kind) > gain(giver.kind)
                    && may_arm(rulebook, public, side, weapon.id, unit.counter.id) == Ok(None)
            };
            if let Some(unit) = estimate.own.iter().find(able) {
                return Some((weapon.id, unit.counter.id));
            }
        }
    }
    None
}

/// Withdraws a sniper without a target, or about to be found, to appear elsewhere (3.6, 21.5).
fn takes_sniper_off(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let at = sniper_of(rulebook, public, estimate.side)?.hex()?;
    let foes = estimate.posts.iter().filter(|post| post.units.iter().any(|unit| unit.kind.is_infantry()));
    let foes: Vec<&Post> = foes.collect();
    let found = foes.iter().any(|post| post.hex.distance(at) == 1 && post.defends());
    // A unit that enters in the enemy's turn starts a little further away.
    let reached = foes
        .iter()
        .any(|post| post.hex.distance(at) <= sniper::RANGE + 3 && estimate.sees(at, post.hex).is_some());
    let reason = match (found, reached) {
        (true, _) => "would be found there",
        (_, false) => "no targets pass there",
        _ => return None,
    };
    Some(ChosenOrder::because(Order::WithdrawSniper, reason))
}

/// Decides whether to withdraw the sniper at the end of the enemy's segment.
pub(super) fn withdraws(estimate: &Estimate) -> ChosenOrder<Order> {
    let goes = takes_sniper_off(estimate).filter(|_| estimate.manner.together);
    goes.unwrap_or_else(|| ChosenOrder::because(Order::Hold, "the sniper is well placed"))
}

/// The next unit that tries to rally: leaders first, because they then help the others.
pub(super) fn rally(estimate: &Estimate) -> ChosenOrder<Order> {
    if let Some(advice) = takes_sniper_off(estimate).filter(|_| estimate.manner.together) {
        return advice;
    }
    let own = estimate.public.counters.iter().filter(|counter| counter.side == estimate.side);
    let able = own.filter(|counter| judge_rally(estimate.rulebook, estimate.public, counter).is_ok());
    let first = able.min_by_key(|counter| (estimate.rulebook.kind(counter).leads().is_none(), counter.id));
    match first {
        Some(counter) => {
            let name = words::name(estimate, counter.id);
            ChosenOrder::because(Order::Rally { unit: counter.id }, format!("makes {name} useful again"))
        }
        None => ChosenOrder::because(Order::Done, "no other unit can rally"),
    }
}
