//! Overruns and close assaults (15, 16).

use super::{estimate::Estimate, harm, led::going, manual::cleared, standing::Stance, words};
use crate::{
    engine::{
        board::{Hex, Terrain},
        counters::{Points, UnitId},
    },
    games::platoon::rules::{
        combat::{Attack, fort_at},
        conduct::{may_assault, may_overrun},
        counter::Counter,
        kinds::Class,
        movement::off_road,
        order::Order,
        refusal::Why,
        sight::is_in_gully,
    },
    play::players::ChosenOrder,
};

impl Estimate<'_> {
    /// The expected gain of an attack: the value of the units that it strikes, to the extent of their loss.
    pub fn promise(&self, attack: &Attack) -> f64 {
        let struck = attack.struck.iter().filter_map(|unit| self.public.find(*unit));
        let one = |counter: &Counter| {
            let loss = harm::loss(self.rulebook, attack, counter, self.manner.dispersed);
            let sign = if counter.side == self.side { -1.5 } else { 1.0 };
            sign * loss * self.worth(counter)
        };
        let value = struck.map(one).sum::<f64>() + cleared(self, attack);
        if attack.struck.is_empty() { self.fort_falls(attack) } else { value }
    }

    /// The gain if a fort falls: the units in it are dispersed then (17.3).
    fn fort_falls(&self, attack: &Attack) -> f64 {
        let [.., destroyed] = attack.chances(self.rulebook);
        let inside: f64 = self.public.in_hex(attack.hex).map(|unit| self.worth(unit)).sum();
        f64::from(destroyed) / 6.0 * (self.manner.dispersed * inside + 0.3 * inside)
    }
}

/// The best overrun in which a unit takes part now: its gain, the order, the reason.
pub(super) fn overrun(estimate: &Estimate, counter: &Counter) -> Option<(f64, Order, String)> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let from = counter.hex()?;
    let mut best: Option<(f64, Vec<UnitId>, Attack)> = None;
    for hex in rulebook.board.neighbours(from).iter().flatten().copied() {
        if estimate.foes_in(hex).next().is_none() {
            continue;
        }
        let able = |unit: &Counter| {
            let alone = may_overrun(rulebook, public, &[unit], hex);
            alone.is_ok() || matches!(alone, Err(Why::TooWeak { .. }))
        };
        if !able(counter) {
            continue;
        }
        let mut band = vec![counter];
        let others = estimate.friends().map(|(unit, _)| unit);
        let others = others.filter(|unit| unit.id != counter.id && !estimate.intents.stays(unit.id));
        let others = others.filter(|unit| able(unit));
        let mut others: Vec<&Counter> = others.collect();
        others.sort_by_key(|unit| std::cmp::Reverse(rulebook.kind(unit).attack));
        let mut others = others.into_iter();
        loop {
            if let Ok(overrun) = may_overrun(rulebook, public, &band, hex) {
                let value = estimate.promise(&overrun.attack);
                let moved = |(unit, out, _): &(UnitId, Hex, Points)| {
                    let Some((unit, at)) = estimate.own(*unit) else { return 0.0 };
                    let stance = Stance::default();
                    let risk = estimate.manner.way * estimate.watched(unit, *out) * estimate.worth(unit);
                    estimate.standing(unit, *out, stance).value()
                        - estimate.standing(unit, at, stance).value()
                        - risk
                };
                let value = value + overrun.exits.iter().map(moved).sum::<f64>();
                if best.as_ref().is_none_or(|(most, ..)| value > *most + 0.02) {
                    best = Some((value, band.iter().map(|unit| unit.id).collect(), overrun.attack));
                }
            }
            match others.next().filter(|_| estimate.manner.together) {
                Some(other) => band.push(other),
                None => break,
            }
        }
    }
    let (value, units, attack) = best.filter(|(value, ..)| *value > estimate.manner.fire_from)?;
    let reason = format!("overrun: {}", words::attack(estimate, &attack));
    Some((value, Order::Overrun { units, hex: attack.hex }, reason))
}

/// The value of an overrun that a unit could make from a hex with the points left there, including its exit hex.
pub(super) fn prospect(estimate: &Estimate, counter: &Counter, from: Hex, left: Points) -> Option<f64> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let kind = rulebook.kind(counter);
    let fights = kind.is_fighting_vehicle() || kind.class == Class::ArmedCarrier;
    if !fights || !counter.is_ready() || left < Points::whole(2) {
        return None;
    }
    let mut best: Option<f64> = None;
    for hex in rulebook.board.neighbours(from).iter().flatten().copied() {
        if estimate.foes_in(hex).next().is_none() || public.overrun.contains(&hex) {
            continue;
        }
        let closed = matches!(rulebook.board.terrain(hex), Terrain::Town | Terrain::Woods | Terrain::Swamp);
        if closed || is_in_gully(&rulebook.board, hex) || fort_at(public, hex).is_some() {
            continue;
        }
        let armour = estimate.foes_in(hex).any(|foe| foe.kind.is_armoured());
        let Some(exit) = from.side_towards(hex).and_then(|side| rulebook.board.neighbour(hex, side)) else {
            continue;
        };
        let full = public.crowd(estimate.side, exit, None) >= estimate.side.stack_limit();
        let enemy = public.holder(exit) == Some(estimate.side.enemy());
        if full || enemy || armour && kind.class.is_small_arms() {
            continue;
        }
        let cost = |from, to| off_road(rulebook, public, counter, from, to).ok();
        let (Some(there), Some(out)) = (cost(from, hex), cost(hex, exit)) else { continue };
        if there + out > left {
            continue;
        }
        let defence: f64 = estimate.foes_in(hex).map(|foe| f64::from(foe.kind.defence)).sum();
        let dispersed = estimate.foes_in(hex).any(|foe| foe.counter.condition.dispersed);
        let attack = f64::from(kind.attack);
        let loss = estimate.harm.about(attack, defence, 1.0, -2 - i8::from(dispersed), dispersed);
        let worth: f64 = estimate.foes_in(hex).map(|foe| foe.worth).sum();
        let value = 0.9 * loss * worth + estimate.standing(counter, exit, Stance::default()).value()
            - estimate.manner.way * estimate.watched(counter, exit) * estimate.worth(counter);
        best = Some(best.map_or(value, |best: f64| best.max(value)));
    }
    best
}

/// The best assault on a hex: its gain, and its units.
fn assault_on(estimate: &Estimate, hex: Hex) -> Option<(f64, Vec<UnitId>, Attack)> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let able = |unit: &&Counter| {
        let alone = may_assault(rulebook, public, &[unit], hex);
        match alone {
            Ok(_) => true,
            Err(why) => matches!(why, Why::TooWeak { .. } | Why::AssaultsWithOthers { .. }),
        }
    };
    let near = estimate.friends().filter(|(_, at)| at.distance(hex) == 1).map(|(unit, _)| unit);
    // A unit that is sent elsewhere could not go there after an assault; one that is sent here could not come nearer.
    let near =
        near.filter(|unit| !going::marches_off(estimate, unit) || estimate.intents.aim(unit.id) == Some(hex));
    let mut able: Vec<&Counter> = near.filter(able).collect();
    able.sort_by_key(|unit| std::cmp::Reverse(rulebook.kind(unit).attack));
    let mut best: Option<(f64, Vec<UnitId>, Attack)> = None;
    for number in 1..=able.len() {
        let bands = if estimate.manner.together || number == 1 { able.get(..number) } else { None };
        let Some(band) = bands else { continue };
        let Ok(attack) = may_assault(rulebook, public, band, hex) else { continue };
        let value = estimate.promise(&attack);
        if best.as_ref().is_none_or(|(most, ..)| value > *most + 0.02) {
            best = Some((value, band.iter().map(|unit| unit.id).collect(), attack));
        }
    }
    best
}

/// The share of a unit in an assault of this turn: its part of the best one that it could join.
pub(super) fn share(estimate: &Estimate, counter: &Counter) -> f64 {
    let Some(from) = counter.hex().filter(|_| estimate.rulebook.kind(counter).is_infantry()) else {
        return 0.0;
    };
    let around = estimate.rulebook.board.neighbours(from).iter().flatten().copied();
    let of = |hex: Hex| {
        let (value, units, _) = assault_on(estimate, hex)?;
        units.contains(&counter.id).then(|| value / units.len() as f64)
    };
    around.filter_map(of).fold(0.0, f64::max)
}

/// The next order of the assault segment.
pub(super) fn order(estimate: &Estimate) -> ChosenOrder<Order> {
    let mut best: Option<(f64, Vec<UnitId>, Attack)> = None;
    for hex in estimate.foe_hexes() {
        if let Some(found) = assault_on(estimate, hex)
            && best.as_ref().is_none_or(|(most, ..)| found.0 > *most)
        {
            best = Some(found);
        }
    }
    match best.filter(|(value, ..)| *value > estimate.manner.fire_from) {
        Some((_, units, attack)) => {
            let reason = format!("assault: {}", words::attack(estimate, &attack));
            ChosenOrder::because(Order::Assault { units, hex: attack.hex }, reason)
        }
        None => ChosenOrder::because(Order::Done, "no worthwhile assaults"),
    }
}
