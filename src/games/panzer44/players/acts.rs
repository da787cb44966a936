//! Execution of plots: the targets of direct fire, whether to open opportunity fire, whether indirect fire still makes
//! sense.

use super::{estimate::Estimate, manual, plotting::stays, words};
use crate::{
    engine::counters::UnitId,
    games::panzer44::rules::{
        View,
        combat::Shot,
        conduct::{
            Decision,
            direct_fire::{aims, shots},
            indirect::bombardments,
            watchers,
        },
        order::Order,
        plot::{Instruction, Task},
    },
    play::players::ChosenOrder,
};

/// The next shot of a direct fire phase.
pub(super) fn fire(estimate: &Estimate) -> ChosenOrder<Order> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let mut open: Vec<(usize, UnitId, Vec<Option<UnitId>>)> = shots(public, estimate.side)
        .map(|(unit, target)| (unit, aims(rulebook, public, unit, target)))
        .filter(|(_, aims)| !aims.is_empty())
        .map(|(unit, aims)| (aims.len(), unit, aims))
        .collect();
    // Units without a choice fire first, so that the others know the results.
    open.sort_by_key(|(choices, unit, _)| (*choices, *unit));
    let Some((_, unit, aims)) = open.into_iter().next() else {
        return ChosenOrder::because(Order::EndPhase, "all plotted units have fired");
    };
    let promise = |at: Option<UnitId>| -> f64 {
        let Some((counter, gun, from)) = estimate.armed(unit) else { return 0.0 };
        let Some(enemy) = at.and_then(|at| public.find(at)) else { return 0.0 };
        let Some(hex) = enemy.hex() else { return 0.0 };
        let shot = Shot::direct(rulebook, counter, &gun, from);
        estimate.loss(&shot, enemy, hex, estimate.fate(enemy)) * estimate.worth(enemy)
    };
    let best = aims.into_iter().map(|at| (at, promise(at)));
    let best = best.fold(None, |best: Option<(Option<UnitId>, f64)>, next| match best {
        Some((_, most)) if most >= next.1 => best,
        _ => Some(next),
    });
    let at = best.and_then(|(at, _)| at);
    let reason = match at {
        Some(enemy) => {
            let broken = broken(estimate, unit, enemy);
            format!(
                "{} chance to disrupt or eliminate {}",
                words::percent(broken),
                words::name(estimate, enemy)
            )
        }
        None => "it hits every unit there".to_owned(),
    };
    ChosenOrder::because(Order::Fire { unit, at }, reason)
}

/// The probability that a unit is disrupted or eliminated after this shot.
pub(super) fn broken(estimate: &Estimate, unit: UnitId, enemy: UnitId) -> f64 {
    let Some((counter, gun, from)) = estimate.armed(unit) else { return 0.0 };
    let Some(enemy) = estimate.public.find(enemy) else { return 0.0 };
    let Some(hex) = enemy.hex() else { return 0.0 };
    let shot = Shot::direct(estimate.rulebook, counter, &gun, from);
    let way = crate::games::panzer44::rules::combat::procedure(
        estimate.rulebook,
        estimate.public,
        &shot,
        enemy,
        hex,
    );
    way.map_or(0.0, |way| estimate.fate(enemy).attacked(estimate.rulebook, &way).broken())
}

/// Decides whether to fire at a unit that has entered a hex, and with which unit, as long as the value is high enough.
pub(super) fn answer(
    estimate: &Estimate,
    view: &View,
    Decision::Opportunity { unit, hex, .. }: Decision,
) -> ChosenOrder<Order> {
    let pass = ChosenOrder::because(Order::LetPass, "a better target may come");
    let Some(entered) = estimate.public.find(unit) else { return pass };
    if manual::waits_for_arms(estimate, entered) {
        return ChosenOrder::because(
            Order::LetPass,
            "it is an empty truck, and armed units have yet to move",
        );
    }
    let asked = watchers(estimate.rulebook, estimate.public, view.plot, unit, hex)
        .into_iter()
        .filter(|watcher| watcher.at == Instruction::Ask);
    let promise = asked.map(|watcher| {
        let fate = estimate.fate(entered);
        (watcher.unit, estimate.loss(&watcher.shot, entered, hex, fate) * estimate.worth(entered))
    });
    let best = promise.fold(None, |best: Option<(UnitId, f64)>, next| match best {
        Some((_, most)) if most >= next.1 => best,
        _ => Some(next),
    });
    match best.filter(|(_, value)| *value >= estimate.manner.watch_from) {
        Some((unit, _)) => {
            let reason = format!("{} is a good target", words::name(estimate, entered.id));
            ChosenOrder::because(Order::Shoot { unit }, reason)
        }
        None => pass,
    }
}

/// The next fire of an indirect fire phase. A fire that would hit more friendly than enemy units lapses.
pub(super) fn indirect(estimate: &Estimate) -> ChosenOrder<Order> {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let is_wanted =
        |shot: &Shot, target| estimate.salvo(shot, target, |counter| stays(estimate, counter)) > -0.01;
    for (unit, task) in bombardments(public, side) {
        let Task::Bombard { target, pattern } = task else { continue };
        let Some((_, gun, _)) = estimate.armed(unit) else { continue };
        if is_wanted(&Shot::indirect(pattern.into(), gun.attack), target) {
            let reason = format!("{} on {target}", words::pattern(pattern));
            return ChosenOrder::because(Order::Bombard { unit }, reason);
        }
    }
    let shown = &public.shown[side.number()];
    for barrage in &shown.barrages {
        let batteries = &rulebook.scenario.force(side).off_board;
        let Some(battery) = batteries.iter().find(|battery| battery.id == barrage.battery) else { continue };
        if is_wanted(&Shot::indirect(barrage.pattern.into(), battery.strength), barrage.target) {
            let reason = format!("{} on {}", words::pattern(barrage.pattern), barrage.target);
            return ChosenOrder::because(Order::Barrage { battery: battery.id }, reason);
        }
    }
    for hex in &shown.strikes {
        let shot =
            Shot::indirect(crate::games::panzer44::rules::kinds::Fire::Tight, rulebook.charts.air.strength);
        if is_wanted(&shot, *hex) {
            return ChosenOrder::because(Order::Strike { hex: *hex }, format!("aircraft on {hex}"));
        }
    }
    ChosenOrder::because(Order::EndPhase, "no fire left that would hit the enemy")
}
