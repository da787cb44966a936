//! Fire in the enemy's movement, and the appearance of the sniper (14, 21.3).

use super::volley::{Volley, piercings, volleys};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        players::{
            estimate::{Estimate, Post, Unit},
            manual::{last_enemy::ends_too_early, reserve::Reserve},
            words,
        },
        rules::{
            conduct::snipers::{hides, struck},
            counter::Counter,
            fire::{
                Aim, Shot, lanes,
                modifier::sum,
                sniper::{casualties, may_fire, sniper_of},
            },
            kinds::Arm,
            order::{Bend, Order},
            sight::{cover::cover_of_all, ground_cover},
        },
    },
    play::players::ChosenOrder,
};
use std::collections::BTreeMap;

/// The part that counts of the separate fire of the other units of a group, because the first may already have stopped
/// the target.
const SEVERALLY: f64 = 0.8;

/// Decides whether to fire at units that have entered a hex, and with which units.
pub(crate) fn answer(estimate: &Estimate, units: &[UnitId], hex: Hex) -> ChosenOrder<Order> {
    let hold = ChosenOrder::because(Order::Hold, "a better target may come");
    let Some(post) = estimate.post_at(hex) else { return hold };
    if ends_too_early(estimate, hex, false) {
        return ChosenOrder::because(Order::Hold, "the last enemy must not end the game before it is won");
    }
    let entered: Vec<&Counter> = units.iter().filter_map(|unit| estimate.public.find(*unit)).collect();
    if let Some(order) = snipe(estimate, &entered, hex) {
        return ChosenOrder::because(order, "the sniper has a target");
    }
    let toll = estimate.toll_with(&entered, estimate.pin_in(hex));
    let pressing = pressing(estimate, hex);
    let reserve = Reserve::new(estimate, units, &entered, hex);
    let mut best: Option<(f64, Order, String)> = None;
    let mut take = |value: f64, order: Order, reason: String| {
        if best.as_ref().is_none_or(|(most, ..)| value > *most) {
            best = Some((value, order, reason));
        }
    };
    let mut hexes: Vec<Hex> = estimate.own.iter().filter(|unit| unit.ready).map(|unit| unit.hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    for from in hexes {
        let volleys = volleys(estimate, from, (hex, Aim::Entering(units)));
        let struck =
            |volley: &Volley| toll.expected(volley.attack.row, sum(&volley.attack.modifiers)) * pressing;
        // The value of each unit firing alone, one after the other (14.1).
        let alone: BTreeMap<UnitId, f64> = volleys
            .iter()
            .filter_map(|volley| match (volley.shots.as_slice(), volley.leader) {
                ([shot], None) if shot.uses.is_empty() => Some((shot.unit, struck(volley))),
                _ => None,
            })
            .collect();
        for volley in volleys {
            let each = volley.shots.iter().filter_map(|shot| alone.get(&shot.unit).copied());
            let most = each.clone().fold(0.0, f64::max);
            let others = SEVERALLY * (each.sum::<f64>() - most);
            let fire = (volley.shots.as_slice(), volley.leader);
            let expected = toll.expected(volley.attack.row, sum(&volley.attack.modifiers));
            if reserve.keeps(fire, (&volley.attack, expected), &toll) {
                continue;
            }
            let kept = kept(estimate, &volley, post) + for_tanks(estimate, &volley);
            let struck = struck(&volley);
            let value = struck - others - volley.uses - kept;
            let lane = lane(estimate, &volley, hex);
            let more = if lane.is_some() { 0.3 } else { 0.0 };
            let order = Order::OpportunityFire { shots: volley.shots.clone(), leader: volley.leader, lane };
            take(value + more * struck, order, words::attack(estimate, &volley.attack));
        }
    }
    for shot in piercings(estimate, Some(units)) {
        take(shot.value * pressing, shot.order, shot.reason);
    }
    match best.filter(|(value, ..)| *value > estimate.manner.fire_from) {
        Some((_, order, reason)) => ChosenOrder::because(order, reason),
        None => hold,
    }
}

/// The additional value of hitting a unit now that approaches a victory hex.
fn pressing(estimate: &Estimate, hex: Hex) -> f64 {
    let near = estimate.aims.iter().filter(|aim| aim.mine).map(|aim| aim.hex.distance(hex)).min();
    let place = match near {
        Some(0 | 1) => 0.4,
        Some(2) => 0.2,
        _ => 0.0,
    };
    // A unit pinned in its own movement stays pinned through the whole enemy segment.
    1.1 + place
}

/// The value of the defensive fire of these firers at other targets (3.4).
fn kept(estimate: &Estimate, volley: &Volley, entered: &Post) -> f64 {
    if estimate.manner.hold == 0.0 {
        return 0.0;
    }
    let from = volley.attack.from;
    let firers: Vec<&Unit> = volley.units().filter_map(|unit| estimate.find_own(unit)).collect();
    let others = estimate.posts.iter().filter(|post| post.hex != entered.hex);
    let at = |post: &Post| {
        let Some(hindrance) = estimate.sees(from, post.hex) else { return 0.0 };
        let range = from.distance(post.hex);
        let strength: u16 = firers.iter().map(|unit| unit.power.direct(range, true)).sum();
        if strength == 0 {
            return 0.0;
        }
        let row = estimate.rulebook.charts.fire_row(strength);
        post.toll.expected(row, post.cover + hindrance)
    };
    estimate.manner.hold * others.map(at).fold(0.0, f64::max)
}

/// The cost of using guns on other targets while tanks may still come.
fn for_tanks(estimate: &Estimate, volley: &Volley) -> f64 {
    let guns = volley.shots.iter().filter_map(|shot| estimate.find_own(shot.unit));
    if estimate.manner.hold == 0.0 || !guns.into_iter().any(|unit| unit.kind.gun().is_some()) {
        return 0.0;
    }
    let to_come = |counter: &&Counter| {
        counter.side != estimate.side
            && counter.is_in_play()
            && !counter.condition.moved
            && estimate.rulebook.kind(counter).afv().is_some()
    };
    if estimate.public.counters.iter().any(|counter| to_come(&counter)) { 1.5 } else { 0.0 }
}

/// The side to which the most damaging lane bends, if machine guns on foot fire (14.5).
fn lane(estimate: &Estimate, volley: &Volley, hex: Hex) -> Option<Bend> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let range = volley.shots.iter().filter_map(|shot| {
        let weapon = rulebook.kind(public.find(shot.weapon?)?).weapon()?;
        (weapon.arm == Arm::MachineGun).then_some(weapon.range)
    });
    let range = range.max()?;
    let from = volley.attack.from;
    let barred = |left| {
        let hexes = lanes::lane(rulebook, public, from, hex, range, left);
        let covered = |at: &Hex| ground_cover(&rulebook.board, &rulebook.charts, &rulebook.options, *at) > 0;
        hexes.iter().filter(|at| !covered(at)).count()
    };
    Some(if barred(true) >= barred(false) { Bend::Left } else { Bend::Right })
}

/// The sniper fires at infantry if half of its dice have an effect (21.5).
fn snipe(estimate: &Estimate, entered: &[&Counter], hex: Hex) -> Option<Order> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let sniper = sniper_of(rulebook, public, estimate.side)?;
    if !may_fire(rulebook, public, sniper, hex, entered) {
        return None;
    }
    let from = sniper.hex()?;
    let units: Vec<UnitId> = entered.iter().map(|counter| counter.id).collect();
    let struck = struck(rulebook, public, hex, Aim::Entering(&units));
    let struck: Vec<&Counter> = struck.iter().filter_map(|unit| public.find(*unit)).collect();
    let strikes = |die| casualties(rulebook, public, (from, hex), &struck, die) > 0;
    strikes(4).then(|| Order::OpportunityFire { shots: vec![Shot::of(sniper.id)], leader: None, lane: None })
}

/// The hex in which the sniper appears: with the least hindrance to its fire and the best cover.
pub(crate) fn sniper(estimate: &Estimate, hex: Hex, units: &[UnitId]) -> ChosenOrder<Order> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let struck: Vec<&Counter> = units.iter().filter_map(|unit| public.find(*unit)).collect();
    let cover = cover_of_all(rulebook, public, hex, &struck);
    let value = |at: Hex| {
        let hindrance = estimate.sees(at, hex).unwrap_or(6);
        let strikes = f64::from(6_i8.saturating_sub(cover).saturating_sub(hindrance).max(0));
        let hidden = ground_cover(&rulebook.board, &rulebook.charts, &rulebook.options, at);
        let alone = public.in_hex(at).next().is_none();
        let far = estimate.posts.iter().map(|post| post.hex.distance(at)).min().unwrap_or(6).min(4);
        strikes + 0.8 * f64::from(hidden) + 0.3 * f64::from(far) + if alone { 0.1 } else { 0.0 }
    };
    let places = hides(rulebook, public, estimate.side, hex).into_iter().map(|at| (value(at), at));
    let best = places.max_by(|one, other| one.0.total_cmp(&other.0).then(other.1.cmp(&one.1)));
    let at = best.map_or(hex, |(_, at)| at);
    ChosenOrder::because(Order::PlaceSniper { hex: at }, "good line of sight, hard to find")
}
