//! Fire in the enemy's movement: the targets with enough gain (14).

use super::{estimate::Estimate, harm, standing::Stance, words};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        combat::{
            Attack,
            indirect::{Call, salvo},
            reaction::{firers, interdictors, opportunity},
        },
        conduct::Decision,
        counter::Counter,
        order::Order,
    },
    play::players::ChosenOrder,
};

/// Decides whether to fire at a unit that has entered a hex, and with which units.
pub(super) fn answer(estimate: &Estimate, decision: Decision) -> ChosenOrder<Order> {
    let Decision::Reaction { unit, hex, interdict, .. } = decision;
    let pass = ChosenOrder::because(Order::Pass, "a better target may come");
    let Some(entered) = estimate.public.find(unit) else { return pass };
    if interdict && let Some(order) = shell(estimate, entered, hex) {
        return order;
    }
    shoot(estimate, entered, hex).unwrap_or(pass)
}

/// The extra value of striking a unit now: it may take a place that counts, leave the map, or overrun.
fn pressing(estimate: &Estimate, entered: &Counter, hex: Hex) -> f64 {
    let kind = estimate.rulebook.kind(entered);
    let near = estimate.aims.iter().filter(|aim| aim.keep > 0.0).map(|aim| aim.hex.distance(hex)).min();
    let place = match near {
        Some(0 | 1) => 0.3,
        Some(2) => 0.15,
        _ => 0.0,
    };
    let overruns = kind.is_fighting_vehicle()
        && estimate.friends().any(|(unit, at)| {
            at.distance(hex) == 1
                && !estimate.rulebook.kind(unit).is_armoured()
                && !crate::games::platoon::rules::combat::is_cover(&estimate.rulebook.board, at)
        });
    let last = if estimate.own_turns == 0 { 1.0 } else { 0.0 };
    place + if overruns { 0.3 } else { 0.0 } + last
}

/// The expected gain of an attack in movement: a dispersal stops a unit for two turns (11.9).
fn promise(estimate: &Estimate, attack: &Attack, target: &Counter) -> f64 {
    let worth = estimate.worth(target);
    harm::loss(estimate.rulebook, attack, target, estimate.manner.caught) * worth
}

/// The cost of firing now: the unit's fire or march in its own next turn (3.1).
fn kept(estimate: &Estimate, counter: &Counter) -> f64 {
    let Some(hex) = counter.hex() else { return 0.0 };
    if estimate.own_turns == 0 || estimate.manner.keep == 0.0 {
        return 0.0;
    }
    let standing = estimate.standing(counter, hex, Stance::default());
    let fire = standing.fire / estimate.manner.fire.max(0.01);
    let shown = Stance { shown: true, ..Stance::default() };
    let exposed = estimate.standing(counter, hex, shown).danger - standing.danger;
    estimate.manner.keep * fire + 0.5 * estimate.cover_lasts(hex) * exposed.max(0.0)
}

/// The best opportunity fire, if its gain is enough.
fn shoot(estimate: &Estimate, entered: &Counter, hex: Hex) -> Option<ChosenOrder<Order>> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let mut able: Vec<(f64, &Counter)> =
        firers(rulebook, public, entered, hex).into_iter().map(|unit| (kept(estimate, unit), unit)).collect();
    let pressing = 1.0 + pressing(estimate, entered, hex);
    let mut bands: Vec<Vec<&Counter>> = able.iter().map(|(_, unit)| vec![*unit]).collect();
    if estimate.manner.together {
        for by_strength in [false, true] {
            able.sort_by(|one, other| {
                let attack = |unit: &Counter| f64::from(rulebook.kind(unit).attack);
                let key = |entry: &(f64, &Counter)| if by_strength { -attack(entry.1) } else { entry.0 };
                key(one).total_cmp(&key(other)).then(one.1.id.cmp(&other.1.id))
            });
            let row: Vec<&Counter> = able.iter().map(|(_, unit)| *unit).collect();
            bands.extend((2..=row.len()).map(|number| row[..number].to_vec()));
        }
    }
    let cost =
        |unit: &Counter| able.iter().find(|(_, other)| other.id == unit.id).map_or(0.0, |(cost, _)| *cost);
    let mut best: Option<(f64, Vec<UnitId>, Attack)> = None;
    for band in bands {
        let Ok(attack) = opportunity(rulebook, public, &band, (entered, hex)) else { continue };
        let value = promise(estimate, &attack, entered) * pressing;
        let value = value - band.iter().map(|unit| cost(unit)).sum::<f64>();
        if best.as_ref().is_none_or(|(most, ..)| value > *most) {
            best = Some((value, band.iter().map(|unit| unit.id).collect(), attack));
        }
    }
    let (_, firers, attack) = best.filter(|(value, ..)| *value > estimate.manner.fire_from)?;
    let reason = words::attack(estimate, &attack);
    Some(ChosenOrder::because(Order::OpportunityFire { firers }, reason))
}

/// The best interdiction, if its gain is enough.
fn shell(estimate: &Estimate, entered: &Counter, hex: Hex) -> Option<ChosenOrder<Order>> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let able = interdictors(rulebook, public, entered, hex);
    let mut best: Option<(f64, Vec<UnitId>)> = None;
    for (first, _) in &able {
        let alike: Vec<(&Counter, Call)> =
            able.iter().filter(|(unit, _)| unit.kind == first.kind).copied().collect();
        let alone: Vec<(&Counter, Call)> =
            alike.iter().filter(|(unit, _)| unit.id == first.id).copied().collect();
        for band in [alone, alike] {
            let Ok(salvo) = salvo(rulebook, public, &band, hex) else { continue };
            let kept: f64 = band.iter().map(|(unit, _)| kept(estimate, unit)).sum();
            let value = estimate.promise_of(&salvo) * 1.2 - kept - 0.02 * band.len() as f64;
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, band.iter().map(|(unit, _)| unit.id).collect()));
            }
        }
    }
    let (_, firers) = best.filter(|(value, _)| *value > estimate.manner.fire_from)?;
    let reason = format!("{} has entered a registered hex", words::name(estimate, entered.id));
    Some(ChosenOrder::because(Order::Interdict { firers }, reason))
}
