//! Indirect fire, off-board artillery and close air support on their best targets.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::{
        players::estimate::Estimate,
        rules::{
            combat::{Shot, procedure},
            counter::Counter,
            kinds::{Class, Fire, Mobility, Pattern},
            plot::{Barrage, Task, may_plot, targets},
        },
    },
};

/// The additional weight of indirect fire, because a disruption by it lasts for a whole turn.
const LASTS: f64 = 1.3;

/// The probability that an enemy is still in its hex when indirect fire falls, after all movement.
pub(crate) fn stays(estimate: &Estimate, counter: &Counter) -> f64 {
    let condition = &counter.condition;
    if condition.disruption > 0 || condition.pinned {
        return 1.0;
    }
    match estimate.rulebook.kind(counter).moves {
        Mobility::Immobile => 1.0,
        Mobility::Foot => 0.85,
        Mobility::HardVehicle | Mobility::SoftVehicle => estimate.manner.standing,
    }
}

/// The best indirect fire of a unit, with its value.
pub(super) fn best_bombardment(estimate: &Estimate, unit: UnitId) -> Option<(Task, f64)> {
    let (_, gun, _) = estimate.armed(unit)?;
    if gun.class != Class::H {
        return None;
    }
    let mut best: Option<(Task, f64)> = None;
    for target in enemy_hexes(estimate) {
        for pattern in [Pattern::Tight, Pattern::Loose] {
            let task = Task::Bombard { target, pattern };
            let shot = Shot::indirect(pattern.into(), gun.attack);
            let value = LASTS * estimate.salvo_later(&shot, target, |counter| stays(estimate, counter));
            let better = best.is_none_or(|(_, most)| value > most);
            if better && may_plot(estimate.rulebook, estimate.public, estimate.side, unit, &task).is_ok() {
                best = Some((task, value));
            }
        }
    }
    best
}

/// The highest probability that an indirect fire breaks one of the units in a hex; none without units.
pub(super) fn most_broken(estimate: &Estimate, unit: UnitId, target: Hex, pattern: Pattern) -> Option<f64> {
    let (_, gun, _) = estimate.armed(unit)?;
    let shot = Shot::indirect(pattern.into(), gun.attack);
    let enemies = estimate.public.on_map(estimate.side.enemy()).filter(|(_, hex)| *hex == target);
    let chances = enemies.filter_map(|(enemy, _)| {
        let way = procedure(estimate.rulebook, estimate.public, &shot, enemy, target).ok()?;
        Some(estimate.fate(enemy).attacked(estimate.rulebook, &way).broken())
    });
    chances.max_by(f64::total_cmp)
}

/// The hexes in which enemies are or are expected.
fn enemy_hexes(estimate: &Estimate) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = estimate.public.on_map(estimate.side.enemy()).map(|(_, hex)| hex).collect();
    hexes.extend(estimate.forecast.into_iter().flat_map(|forecast| forecast.hexes()));
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// Off-board artillery and close air support that are worth their ammunition now.
pub(super) fn support(estimate: &Estimate) -> (Vec<Barrage>, Vec<Hex>) {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let (barrages, strikes) = targets(rulebook, public, side);
    let salvo =
        |shot: &Shot, target| LASTS * estimate.salvo_later(shot, target, |counter| stays(estimate, counter));
    let mut chosen = Vec::new();
    for battery in &rulebook.scenario.force(side).off_board {
        let left = public.fires_left[side.number()].get(&battery.id).copied().unwrap_or(0);
        let of_battery = barrages.iter().filter(|barrage| barrage.battery == battery.id);
        let value = |barrage: &Barrage| {
            salvo(&Shot::indirect(barrage.pattern.into(), battery.strength), barrage.target)
        };
        let best = best_of(of_battery.map(|barrage| (*barrage, value(barrage))));
        // Ammunition that would be left at the end costs nothing.
        let plenty = f64::from(left) > estimate.turns_left();
        let least = if plenty { 0.02 } else { estimate.manner.spend_from };
        chosen.extend(best.filter(|(_, value)| *value >= least).map(|(barrage, _)| barrage));
    }
    let air = rulebook.charts.air;
    let shot = Shot::indirect(Fire::Tight, air.strength);
    let attacks = f64::from(air.attacks_on) / 6.0;
    let best = best_of(strikes.into_iter().map(|hex| (hex, attacks * salvo(&shot, hex))));
    let plenty = f64::from(public.sorties_left[side.number()]) > estimate.turns_left();
    let least = if plenty { 0.02 } else { 1.5 * estimate.manner.spend_from };
    (chosen, best.filter(|(_, value)| *value >= least).map(|(hex, _)| hex).into_iter().collect())
}

fn best_of<T>(choices: impl Iterator<Item = (T, f64)>) -> Option<(T, f64)> {
    choices.fold(None, |best, next| match &best {
        Some((_, most)) if *most >= next.1 => best,
        _ => Some(next),
    })
}
