//! Mortars and howitzers: indirect fire, and registration (13).

use super::{estimate::Estimate, led::going, manual, memory::Memory, words};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        combat::{
            indirect::{Call, Salvo, call, is_target, may_fire, may_register, salvo},
            is_cover,
        },
        counter::Counter,
        order::Order,
        scenario::units::UnitType,
    },
    play::players::ChosenOrder,
};

/// The gain over its present hex for which a marker is moved, as a factor.
const WORTH_MOVING: f64 = 1.2;

impl Estimate<'_> {
    /// The expected gain of a salvo, minus the loss of friendly units in the hex (13.8).
    pub fn promise_of(&self, salvo: &Salvo) -> f64 {
        salvo
            .attacks
            .iter()
            .filter_map(|(_, attack)| attack.as_ref())
            .map(|attack| self.promise(attack))
            .sum()
    }
}

/// The next order of the indirect fire segment.
pub(super) fn fire(estimate: &Estimate, memory: &mut Memory) -> ChosenOrder<Order> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let guns: Vec<&Counter> = public
        .counters
        .iter()
        .filter(|unit| unit.side == estimate.side && rulebook.kind(unit).class.is_indirect())
        .filter(|unit| !going::marches_off(estimate, unit))
        .collect();
    let mut best: Option<(f64, Vec<(UnitId, Call)>, Hex)> = None;
    for hex in estimate.foe_hexes() {
        if is_target(rulebook, public, estimate.side, hex).is_err() {
            continue;
        }
        let able = guns.iter().filter(|unit| may_fire(rulebook, public, unit, hex).is_ok());
        let mut able: Vec<(&Counter, Call)> =
            able.map(|unit| (*unit, call(rulebook, public, unit, hex))).collect();
        // Units of one type fire together, the registered ones first.
        able.sort_by_key(|(unit, call)| (unit.kind, *call != Call::Registered, unit.id));
        for first in 0..able.len() {
            let kind = able[first].0.kind;
            let last = able.iter().rposition(|(unit, _)| unit.kind == kind).unwrap_or(first);
            for end in first..=last {
                let band = &able[first..=end];
                if end > first && !estimate.manner.together {
                    continue;
                }
                let Ok(salvo) = salvo(rulebook, public, band, hex) else { continue };
                let urge = |unit: &Counter| {
                    estimate.manner.march * memory.urges.get(&unit.id).copied().unwrap_or(0.0)
                };
                let cost: f64 = band.iter().map(|(unit, _)| 0.02 + urge(unit)).sum();
                let value = estimate.promise_of(&salvo) - if estimate.manner.weighs { cost } else { 0.0 };
                if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                    best = Some((value, band.iter().map(|(unit, call)| (unit.id, *call)).collect(), hex));
                }
            }
        }
    }
    // Direct fire may gain more where it is possible, but the order of firing is free.
    match best.filter(|(value, ..)| *value > estimate.manner.fire_from) {
        Some((_, firers, hex)) => {
            let hip = firers.iter().filter(|(_, call)| *call == Call::FromTheHip);
            memory.hip.extend(hip.map(|(unit, _)| (*unit, (public.turn, hex))));
            let reason = match firers.iter().any(|(_, call)| *call == Call::Registered) {
                true => format!("registered fire at {hex}"),
                false => format!("fire from the hip at {hex}"),
            };
            ChosenOrder::because(Order::IndirectFire { firers, hex }, reason)
        }
        None => ChosenOrder::because(Order::Done, "no worthwhile targets for indirect fire"),
    }
}

/// The next order of the registration segment: a marker for each unit on the hex with its highest value.
pub(super) fn register(estimate: &Estimate, memory: &mut Memory) -> ChosenOrder<Order> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    for counter in public.counters.iter().filter(|unit| unit.side == estimate.side) {
        let kind = rulebook.kind(counter);
        if !kind.class.is_indirect() || !memory.done.insert(counter.id) || estimate.own_turns <= 1 {
            continue;
        }
        let mut hexes = estimate.foe_hexes();
        let around: Vec<Hex> =
            hexes.iter().flat_map(|hex| rulebook.board.neighbours(*hex).iter().flatten().copied()).collect();
        hexes.extend(around);
        hexes.extend(estimate.aims.iter().map(|aim| aim.hex));
        hexes.extend(&memory.approaches);
        // Indirect fire strikes friendly units as well (13.8).
        hexes.retain(|hex| public.holder(*hex) != Some(estimate.side));
        hexes.sort_unstable();
        hexes.dedup();
        let again = manual::fired_at(estimate, memory.hip.get(&counter.id));
        let promise = |hex: Hex| {
            let often = if again == Some(hex) { manual::AGAIN } else { 1.0 };
            often * promise(estimate, memory, kind, hex)
        };
        let now = public.registered(counter.id).map(promise);
        let now = now.fold(0.0, f64::max);
        let can = hexes.iter().filter(|hex| public.registered(counter.id).all(|marker| marker != **hex));
        let can = can.filter(|hex| may_register(rulebook, public, counter, **hex).is_ok());
        let best = can.map(|hex| (promise(*hex), *hex));
        let best = best.max_by(|one, other| one.0.total_cmp(&other.0));
        let Some((_, hex)) = best.filter(|(value, _)| *value > 0.01 && *value > now * WORTH_MOVING) else {
            continue;
        };
        let on = match estimate.foes_in(hex).next() {
            Some(foe) => words::name(estimate, foe.counter.id),
            None => "the enemy’s route".to_owned(),
        };
        let reason = format!("registers on {on}");
        return ChosenOrder::because(Order::Register { unit: counter.id, hex }, reason);
    }
    ChosenOrder::because(Order::Done, "all guns are registered")
}

/// The value of a marker on a hex: fire at the units that will still be there, and at those that pass (14.5).
fn promise(estimate: &Estimate, memory: &Memory, kind: &UnitType, hex: Hex) -> f64 {
    let cover = is_cover(&estimate.rulebook.board, hex);
    let inside = estimate.foes_in(hex).count().max(1) as f64;
    let fire = |armoured: bool, defence: u16, dispersed: bool, among: f64| {
        let strength = f64::from(kind.attack) * if armoured { 0.5 } else { 1.0 } / among;
        let modifier = i8::from(cover) - i8::from(dispersed);
        estimate.harm.about(strength.floor(), f64::from(defence), 0.0, modifier, dispersed)
    };
    let mut value = 0.0;
    for foe in estimate.foes_in(hex) {
        // A unit that holds a place that counts, or is dispersed, does not leave soon.
        let bound = foe.counter.condition.dispersed
            || estimate.aims.iter().any(|aim| aim.hex == hex && aim.gain > 0.0);
        let stays = match foe.kind.allowance {
            0 => 1.0,
            1 => 0.7,
            _ if bound => 0.65,
            _ => 0.35,
        };
        let armoured = foe.kind.is_armoured();
        let stays = stays * manual::target(estimate, foe);
        value +=
            stays * fire(armoured, foe.kind.defence, foe.counter.condition.dispersed, inside) * foe.worth;
    }
    // Enemies that come to a place that counts, or along the path to it.
    let counts = estimate.aims.iter().find(|aim| aim.hex == hex);
    let aim = counts.map_or(0.0, |aim| if aim.keep > 0.0 { aim.threat } else { 0.2 });
    let coming = aim.max(if memory.approaches.contains(&hex) { 0.6 } else { 0.0 });
    let near = estimate.foes.iter().filter(|foe| foe.kind.allowance > 0).map(|foe| {
        let far = f64::from(foe.hex.distance(hex)) / f64::from(foe.kind.allowance.max(2));
        let comes = 0.5_f64.powf(far.max(1.0)) * coming;
        comes * fire(foe.kind.is_armoured(), foe.kind.defence, false, 1.0) * foe.worth
    });
    value + 0.7 * near.fold(0.0, f64::max)
}
