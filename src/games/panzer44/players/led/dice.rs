//! Dice of the fire in trials. The same fire at the same unit in the same place has the same dice in each plan, so that
//! plans are compared without their luck.

use crate::{
    engine::{board::Hex, counters::UnitId, data::fnv},
    games::panzer44::rules::{
        View,
        combat::{Shot, procedure},
        conduct::{Decision, direct_fire::shots, indirect::falls, struck, watchers},
        order::Order,
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// Returns the dice of an order in the trial of this number. Only fire is rolled for when it is ordered. The number of
/// dice on a path, for mines and opportunity fire, is not known before, and the dice for panic and removal belong to no
/// order: there the next dice do.
pub(super) fn dice(view: &View<'_>, order: &Order, luck: u64) -> Vec<u8> {
    match order {
        Order::Fire { unit, at } => direct(view, *unit, *at, luck),
        Order::Shoot { unit } => opportunity(view, *unit, luck),
        Order::Bombard { .. } | Order::Barrage { .. } | Order::Strike { .. } => indirect(view, order, luck),
        _ => Vec::new(),
    }
}

fn direct(view: &View<'_>, unit: UnitId, at: Option<UnitId>, luck: u64) -> Vec<u8> {
    let Some((_, target)) = shots(view.public, view.side).find(|(other, _)| *other == unit) else {
        return Vec::new();
    };
    if let Some(enemy) = at {
        return vec![die(view, target, enemy, times(view, enemy), luck)];
    }
    let shot = view.public.find(unit).and_then(|counter| {
        let gun = view.rulebook.kind(counter).gun?;
        Some(Shot::direct(view.rulebook, counter, &gun, counter.hex()?))
    });
    shot.map_or_else(Vec::new, |shot| at_all(view, &shot, target, luck))
}

fn opportunity(view: &View<'_>, unit: UnitId, luck: u64) -> Vec<u8> {
    let Some(Decision::Opportunity { unit: entered, hex, .. }) = view.public.owed else { return Vec::new() };
    let asked = watchers(view.rulebook, view.public, view.plot, entered, hex);
    let Some(watcher) = asked.into_iter().find(|watcher| watcher.unit == unit) else { return Vec::new() };
    if watcher.shot.fire.is_high_explosive() {
        return at_all(view, &watcher.shot, hex, luck);
    }
    // Results of opportunity fire do not wait, and are not counted: another unit has another die.
    vec![die(view, hex, entered, fnv(unit.as_str().bytes()), luck)]
}

fn indirect(view: &View<'_>, order: &Order, luck: u64) -> Vec<u8> {
    let Some((shot, target)) = falls(view.rulebook, view.public, view.side, order) else { return Vec::new() };
    let mut dice = Vec::new();
    if matches!(order, Order::Strike { .. }) {
        // The first die decides whether the aircraft attack (8.5).
        let sortie = chance(view, target, "", 0, luck);
        dice.push(sortie);
        if sortie > view.rulebook.charts.air.attacks_on {
            return dice;
        }
    }
    for hex in struck(view.rulebook, shot.fire, target) {
        dice.extend(at_all(view, &shot, hex, luck));
    }
    dice
}

/// The dice of a fire at all units in a hex, in the order in which they are attacked. None is rolled for a unit that it
/// cannot hurt (6.1).
fn at_all(view: &View<'_>, shot: &Shot, hex: Hex, luck: u64) -> Vec<u8> {
    let units = view.public.stack(hex);
    let hurt = units.filter(|unit| procedure(view.rulebook, view.public, shot, unit, hex).is_ok());
    hurt.map(|unit| die(view, hex, unit.id, times(view, unit.id), luck)).collect()
}

/// The number of attacks on a unit whose results wait: the second fire at it has another die than the first.
fn times(view: &View<'_>, unit: UnitId) -> u64 {
    view.public.hits.iter().filter(|hit| hit.unit == unit).count() as u64
}

fn die(view: &View<'_>, hex: Hex, unit: UnitId, number: u64, luck: u64) -> u8 {
    chance(view, hex, unit.as_str(), number, luck)
}

fn chance(view: &View<'_>, hex: Hex, name: &str, number: u64, luck: u64) -> u8 {
    let place = [view.public.turn, view.public.phase as u8, hex.column(), hex.row()];
    let numbers = number.to_le_bytes().into_iter().chain(luck.to_le_bytes());
    ChaCha8Rng::seed_from_u64(fnv(place.into_iter().chain(name.bytes()).chain(numbers))).random_range(1..=6)
}
