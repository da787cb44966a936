//! The last unit in a place that counts stays there while an enemy can enter it: a place is held until an enemy is in
//! it (20.2), and no enemy enters a hex with a unit in it (6.5). Without this rule, units exchanged their posts with
//! empty ones beside them, and the enemy walked in.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::{
        players::{
            estimate::{Estimate, Purpose},
            words,
        },
        rules::{counter::Counter, kinds::Class, order::Order},
    },
};

/// Own turns at the end of the game in which a post is not left for any gain.
const LATE: u8 = 3;
/// The share of its value that a unit may expect to lose in a post: beyond it, place and unit would be lost together.
const LOST: f64 = 0.5;

/// The post that a unit must not leave, and an enemy that can enter it.
pub(in crate::games::platoon::players) fn post(
    estimate: &Estimate,
    counter: &Counter,
) -> Option<(Hex, UnitId)> {
    let (reaches, hex) = (estimate.reaches.filter(|_| estimate.manner.posts)?, counter.hex()?);
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let holds = estimate.aims.iter().any(|aim| aim.hex == hex && aim.what == Purpose::Hold && aim.keep > 0.0);
    let is_guard = |unit: &Counter| unit.id != counter.id && rulebook.kind(unit).class != Class::C;
    // A unit that is sent elsewhere is not kept by the manual.
    if estimate.intents.aim(counter.id).is_some() {
        return None;
    }
    if !holds || estimate.enemy_turns == 0 || rulebook.kind(counter).class == Class::C {
        return None;
    }
    if public.in_hex(hex).any(is_guard) || estimate.danger(counter, hex, false) > LOST {
        return None;
    }
    Some((hex, reaches.enters(rulebook, public, estimate.side, hex)?))
}

/// The hexes that a unit enters by an order that only moves it.
fn path_of(order: &Order) -> Option<&[Hex]> {
    match order {
        Order::Move { path, .. } => Some(path),
        Order::MoveBeside { hex, .. } => Some(std::slice::from_ref(hex)),
        _ => None,
    }
}

/// Whether the unit of a post may leave it by a path: early in the game to take another place, or to go on towards one
/// while other units stay near.
fn may_leave(estimate: &Estimate, counter: &Counter, post: Hex, path: &[Hex]) -> bool {
    let Some(end) = path.last().copied().filter(|_| estimate.own_turns > LATE) else { return false };
    let kind = estimate.rulebook.kind(counter);
    let (_, place) = estimate.pull(counter, kind, end, 0.0);
    let advances = estimate.aims.iter().any(|aim| Some(aim.hex) == place && aim.gain > 0.0);
    let is_near = |(unit, at): (&Counter, Hex)| {
        unit.id != counter.id && at.distance(post) <= 1 && estimate.rulebook.kind(unit).class != Class::C
    };
    estimate.taken(path) > 0.0 || advances && estimate.friends().any(is_near)
}

/// The reason why a unit does not carry out an order to move: it is the last one in its post.
pub(in crate::games::platoon::players) fn keeps(
    estimate: &Estimate,
    counter: &Counter,
    order: &Order,
) -> Option<String> {
    let path = path_of(order)?;
    let (hex, foe) = post(estimate, counter)?;
    if may_leave(estimate, counter, hex, path) {
        return None;
    }
    let [unit, foe] = [counter.id, foe].map(|unit| words::name(estimate, unit));
    Some(format!("{unit} stays: the last unit in {hex}, which {foe} can enter"))
}
