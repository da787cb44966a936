//! Smoke in front of a watched path: by the moving units, and by mortars, guns and tanks (11).

use super::{Plan, plan};
use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
    },
    games::squad::{
        players::{
            estimate::{Estimate, Unit, toll::Toll},
            weights::Manner,
        },
        rules::{
            assault::infantry::carried,
            fire::{
                missions::{BARRAGE_FACTORS, may_lay_barrage},
                smoke::{may_lay, may_throw},
            },
            kinds::Arm,
            order::Order,
        },
    },
    play::players::ChosenOrder,
};
use std::collections::BTreeMap;

/// The value of keeping a factor for later.
const FACTOR: f64 = 0.5;
/// The least expected loss on a path for which smoke is considered.
const RISK: f64 = 0.8;
/// The part that counts for each unit that will follow.
const FOLLOWS: f64 = 0.3;

/// Smoke of infantry that is about to move on a costly path, in its hex or an adjacent one.
pub(super) fn by_hand(estimate: &Estimate, plan: &Plan) -> Option<ChosenOrder<Order>> {
    let public = estimate.public;
    if !estimate.manner.smoke || plan.risk < RISK || public.stores(estimate.side).smoke == 0 {
        return None;
    }
    let own = plan.units.iter().filter_map(|unit| estimate.find_own(*unit));
    let able = |unit: &&Unit| {
        let condition = &unit.counter.condition;
        unit.kind.is_infantry() && condition.spent == 0 && !condition.moved && !condition.smoked
    };
    let unit = own.filter(able).min_by_key(|unit| (unit.kind.leads().is_some(), unit.counter.id))?;
    let counters: Vec<_> =
        plan.units.iter().filter_map(|unit| Some(estimate.find_own(*unit)?.counter)).collect();
    let toll = estimate.toll(&counters);
    let board = &estimate.rulebook.board;
    let places = board.neighbours(unit.hex).iter().flatten().copied().chain([unit.hex]);
    let follows = |other: &&Unit| {
        other.kind.is_infantry()
            && !plan.units.contains(&other.counter.id)
            && other.hex.distance(unit.hex) <= 2
            && !other.counter.condition.moved
            && other.ready
    };
    let others = estimate.own.iter().filter(follows).count().min(4) as f64;
    let before = estimate.risk(unit, &toll, &plan.path, plan.creeps);
    let saved = |hex: Hex| {
        let mut smoked = public.clone();
        smoked.smoke.insert(hex, 1);
        let then = estimate.with_smoke(&smoked);
        before - then.risk(unit, &toll, &plan.path, plan.creeps)
    };
    let free = places.filter(|hex| !public.smoke.contains_key(hex));
    let best = free.map(|hex| (saved(hex), hex)).max_by(|one, other| one.0.total_cmp(&other.0));
    let (_, hex) = best.filter(|(saved, _)| saved * (1.0 + FOLLOWS * others) > FACTOR)?;
    let order = Order::LaySmoke { unit: unit.counter.id, hex };
    Some(ChosenOrder::because(order, format!("covers the move through {hex}")))
}

/// Smoke before a march that the manual forbids without it: in the hex from which the march has the most gain. `found` is
/// the march without it.
pub(super) fn screen(estimate: &Estimate, unit: &Unit, found: Option<&Plan>) -> Option<ChosenOrder<Order>> {
    let public = estimate.public;
    let manner = estimate.manner;
    if !manner.manual || !manner.smoke || !unit.kind.is_infantry() || public.stores(estimate.side).smoke == 0
    {
        return None;
    }
    // Without a unit of its place that can lay smoke, there is nothing to compare.
    let throws = |unit: &Unit, hex: Hex| may_throw(estimate.rulebook, public, unit.counter.id, hex).is_ok();
    let joins = |other: &&Unit| other.counter.place == unit.counter.place;
    if !estimate.own.iter().filter(joins).any(|other| throws(other, other.hex)) {
        return None;
    }
    let bold = Manner { manual: false, ..*manner };
    let wished = plan(&estimate.with_manner(&bold), unit).filter(|wished| wished.risk >= RISK)?;
    let own = wished.units.iter().filter_map(|unit| estimate.find_own(*unit));
    let layer = own
        .filter(|unit| throws(unit, unit.hex))
        .min_by_key(|unit| (unit.kind.leads().is_some(), unit.counter.id))?;
    let now = found.map_or(0.0, |found| found.gain).max(0.0);
    let gain = |hex: Hex| {
        let mut smoked = public.clone();
        smoked.smoke.insert(hex, 1);
        let then = estimate.with_smoke(&smoked);
        plan(&then, unit).map_or(0.0, |plan| plan.gain) - now
    };
    let near = estimate.rulebook.board.neighbours(layer.hex).iter().flatten().copied();
    let places = near.chain([layer.hex]).filter(|hex| throws(layer, *hex));
    let best = places.map(|hex| (gain(hex), hex)).max_by(|one, other| one.0.total_cmp(&other.0));
    let (_, hex) = best.filter(|(gain, _)| *gain > FACTOR)?;
    let order = Order::LaySmoke { unit: layer.counter.id, hex };
    Some(ChosenOrder::because(order, format!("screens the move through {hex}")))
}

/// Smoke of a mortar, a gun or a tank on the units that watch the paths of this segment.
pub(crate) fn by_guns(
    estimate: &Estimate,
    urges: &BTreeMap<UnitId, (f64, Vec<Hex>)>,
) -> Option<(f64, Order, String)> {
    let public = estimate.public;
    if !estimate.manner.smoke || public.stores(estimate.side).smoke < 2 {
        return None;
    }
    let goers = goers(estimate, urges);
    let before: f64 = goers.iter().map(|goer| goer.risk(estimate)).sum();
    if before < 2.0 * RISK {
        return None;
    }
    let mut best: Option<(f64, Order, String)> = None;
    for post in &estimate.posts {
        let Some((unit, weapon)) = layer(estimate, post.hex) else { continue };
        let mut smoked = public.clone();
        smoked.smoke.insert(post.hex, 2);
        let then = estimate.with_smoke(&smoked);
        // A unit that lays the smoke itself does not move.
        let goes = goers.iter().filter(|goer| goer.unit.counter.id != unit);
        let saved: f64 = goes.map(|goer| goer.risk(estimate) - goer.risk(&then)).sum();
        let value = estimate.manner.way * saved - 2.0 * FACTOR;
        if best.as_ref().is_none_or(|(most, ..)| value > *most) {
            let order = Order::Smoke { unit, weapon, hex: post.hex };
            best = Some((value, order, format!("blinds {} before the other units move", post.hex)));
        }
    }
    best
}

/// The part of the best friendly fire at a hex that smoke in it takes away.
const HAMPERED: f64 = 0.7;
/// The probability that a barrage hits the hex for which it was called (19.2).
const ON_TARGET: f64 = 4.0 / 6.0;

/// A smoke barrage on the units that watch the paths of this segment (19.6). It costs no unit its fire.
pub(crate) fn barrage(
    estimate: &Estimate,
    urges: &BTreeMap<UnitId, (f64, Vec<Hex>)>,
) -> Option<(Order, String)> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let mut called = public.clone();
    called.smoke.extend(public.calls.iter().filter(|call| call.mission.is_none()).map(|it| (it.hex, 2)));
    let before = estimate.with_smoke(&called);
    let goers = goers(estimate, urges);
    let risk: f64 = goers.iter().map(|goer| goer.risk(&before)).sum();
    if risk < 2.0 * RISK {
        return None;
    }
    let mut best: Option<(f64, Order, String)> = None;
    for post in &estimate.posts {
        // Not on a hex where shells or smoke will already fall.
        if public.calls.iter().any(|call| call.hex == post.hex) {
            continue;
        }
        let able = |unit: &&Unit| {
            let spotter = Some(unit.counter.id);
            may_lay_barrage(rulebook, public, estimate.side, post.hex, spotter).is_ok()
        };
        let Some(spotter) = estimate.own.iter().find(able).map(|unit| unit.counter.id) else { continue };
        let mut smoked = called.clone();
        smoked.smoke.insert(post.hex, 2);
        let then = estimate.with_smoke(&smoked);
        let saved = risk - goers.iter().map(|goer| goer.risk(&then)).sum::<f64>();
        // Smoke also hinders friendly fire at them.
        let fires = |unit: &Unit| {
            if unit.ready { estimate.fire_at(post, unit, unit.hex, unit.counter.facing) } else { 0.0 }
        };
        let hampered = HAMPERED * estimate.own.iter().map(fires).fold(0.0, f64::max);
        let value = ON_TARGET * (estimate.manner.way * saved - hampered) - 2.0 * FACTOR;
        if value > 0.0 && best.as_ref().is_none_or(|(most, ..)| value > *most) {
            let order = Order::SmokeBarrage { hex: post.hex, spotter };
            best = Some((value, order, format!("will blind {} before the other units move", post.hex)));
        }
    }
    best.map(|(_, order, reason)| (order, reason))
}

/// Whether a side has all that a smoke barrage needs (19.6).
pub(crate) fn has_barrage(estimate: &Estimate) -> bool {
    let stores = estimate.public.stores(estimate.side);
    let artillery = stores.missions.iter().any(|(mission, left)| mission.is_artillery() && *left > 0);
    estimate.manner.smoke && artillery && stores.smoke >= BARRAGE_FACTORS
}

/// A unit that is about to move.
struct Goer<'e, 'a> {
    unit: &'e Unit<'a>,
    toll: Toll,
    path: Vec<(Hex, Option<Hexside>)>,
}

impl Goer<'_, '_> {
    fn risk(&self, estimate: &Estimate) -> f64 {
        estimate.risk(self.unit, &self.toll, &self.path, false)
    }
}

fn goers<'e, 'a>(estimate: &'e Estimate<'a>, urges: &BTreeMap<UnitId, (f64, Vec<Hex>)>) -> Vec<Goer<'e, 'a>> {
    let goes = |unit: &'e Unit<'a>| {
        let (gain, way) = urges.get(&unit.counter.id)?;
        let goes = unit.ready && unit.kind.is_infantry() && *gain > estimate.manner.move_from;
        let path = way.iter().map(|hex| (*hex, None)).collect();
        goes.then(|| Goer { unit, toll: estimate.toll(&[unit.counter]), path })
    };
    estimate.own.iter().filter_map(goes).collect()
}

/// The unit that can lay smoke in a hex, with its weapon; mortars before guns.
fn layer(estimate: &Estimate, hex: Hex) -> Option<(UnitId, Option<UnitId>)> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let ready = estimate.own.iter().filter(|unit| unit.ready);
    let ways = ready.filter_map(|unit| {
        let id = unit.counter.id;
        if unit.kind.is_infantry() {
            let mortar = carried(rulebook, public, id).find(|(_, weapon)| weapon.arm == Arm::Mortar)?;
            return Some((0, id, Some(mortar.0)));
        }
        Some((1, id, None))
    });
    let able = ways.filter(|(_, unit, weapon)| may_lay(rulebook, public, *unit, *weapon, hex).is_ok());
    able.min().map(|(_, unit, weapon)| (unit, weapon))
}
