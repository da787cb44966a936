//! Direct fire: the units that fire together, and their targets (12).

use super::{close, estimate::Estimate, led::going, memory::Memory, words};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        combat::{Attack, Kind, fire, is_ready},
        counter::Counter,
        order::{Order, Target},
        refusal::Why,
        sight::spotting::is_spotted,
    },
    play::players::{ChosenOrder, chief::Intent},
};
use std::collections::BTreeMap;

/// A target with the units that may fire at it, the strongest first.
struct Field<'a> {
    hex: Hex,
    target: Target,
    firers: Vec<(&'a Counter, u16)>,
}

/// A possible fire order.
struct Shot {
    value: f64,
    firers: Vec<UnitId>,
    target: Target,
    attack: Attack,
}

/// The costs of firing for a unit.
#[derive(Clone, Debug, Default)]
struct Costs {
    /// The value of its best action without firing, and the cost of being seen.
    otherwise: f64,
    /// The gain of its fire at each hex.
    elsewhere: Vec<(Hex, f64)>,
}

/// The next order of the direct fire segment: the fire with the highest gain over the other actions of its firers.
pub(super) fn order(estimate: &Estimate, memory: &mut Memory) -> ChosenOrder<Order> {
    let fields = fields(estimate);
    let costs = costs(estimate, memory, &fields);
    let mut best: Option<Shot> = None;
    for field in &fields {
        for shot in laid(estimate, field, &costs) {
            if best.as_ref().is_none_or(|best| shot.value > best.value) {
                best = Some(shot);
            }
        }
    }
    match best.filter(|shot| shot.value > estimate.manner.fire_from) {
        Some(Shot { firers, target, attack, .. }) => {
            let reason = words::attack(estimate, &attack);
            ChosenOrder::because(Order::Fire { firers, hex: attack.hex, target }, reason)
        }
        None => ChosenOrder::because(Order::Done, "no worthwhile targets"),
    }
}

/// The targets that can be fired at, each with the units that may fire.
fn fields<'a>(estimate: &Estimate<'a>) -> Vec<Field<'a>> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let ready: Vec<&Counter> = estimate
        .friends()
        .map(|(counter, _)| counter)
        .filter(|counter| is_ready(counter).is_ok() && rulebook.kind(counter).attack > 0)
        .filter(|counter| !going::marches_off(estimate, counter))
        .collect();
    let mut fields = Vec::new();
    for hex in estimate.foe_hexes() {
        let singles = estimate.foes_in(hex).map(|foe| Target::Unit(foe.counter.id));
        let stack =
            (estimate.foes_in(hex).count() != 1 || !is_single(estimate, hex)).then_some(Target::Stack);
        for target in singles.chain(stack) {
            let strength = |unit: &&'a Counter| {
                let alone = fire(rulebook, public, Kind::Direct, &[unit], hex, target);
                match alone {
                    Ok(attack) => Some((*unit, attack.strength)),
                    Err(Why::TooWeak { strength, .. } | Why::OnlyWithOthers { strength, .. }) => {
                        Some((*unit, strength))
                    }
                    Err(_) => None,
                }
            };
            let mut firers: Vec<(&Counter, u16)> = ready.iter().filter_map(strength).collect();
            firers.retain(|(_, strength)| *strength > 0);
            firers.sort_by_key(|(unit, strength)| (std::cmp::Reverse(*strength), unit.id));
            if !firers.is_empty() {
                fields.push(Field { hex, target, firers });
            }
        }
    }
    fields
}

/// Whether a lone enemy in a hex may be attacked as one unit: in towns and forts only the stack may (12.2).
fn is_single(estimate: &Estimate, hex: Hex) -> bool {
    use crate::{engine::board::Terrain, games::platoon::rules::combat::fort_at};
    estimate.rulebook.board.terrain(hex) != Terrain::Town && fort_at(estimate.public, hex).is_none()
}

/// The cost of firing for each unit: its march, its assault, its cover; and its gain at another target.
fn costs(estimate: &Estimate, memory: &Memory, fields: &[Field]) -> BTreeMap<UnitId, Costs> {
    let mut costs: BTreeMap<UnitId, Costs> = BTreeMap::new();
    if !estimate.manner.weighs {
        return costs;
    }
    for field in fields {
        for (unit, strength) in &field.firers {
            let of_unit = costs.entry(unit.id).or_insert_with(|| {
                let otherwise = match estimate.intents.of(unit.id) {
                    // It neither marches nor assaults, and shows itself for any gain.
                    Intent::StayAndFire => 0.0,
                    _ => otherwise(estimate, memory, unit),
                };
                Costs { otherwise, elsewhere: Vec::new() }
            });
            let alone = [*unit];
            let (rulebook, public) = (estimate.rulebook, estimate.public);
            let by_itself = fire(rulebook, public, Kind::Direct, &alone, field.hex, field.target);
            let value = by_itself.map_or(0.0, |attack| estimate.promise(&attack));
            // With others it may count for more than alone.
            let whole: u16 = field.firers.iter().map(|(_, strength)| *strength).sum();
            let all: Vec<&Counter> = field.firers.iter().map(|(unit, _)| *unit).collect();
            let all = fire(rulebook, public, Kind::Direct, &all, field.hex, field.target);
            let part = f64::from(*strength) / f64::from(whole.max(1));
            let joined = all.map_or(0.0, |attack| part * estimate.promise(&attack));
            of_unit.elsewhere.push((field.hex, value.max(joined)));
        }
    }
    costs
}

/// The value of the best action of a unit without firing, and the cost of being seen.
fn otherwise(estimate: &Estimate, memory: &Memory, unit: &Counter) -> f64 {
    let urge = estimate.manner.march * memory.urges.get(&unit.id).copied().unwrap_or(0.0);
    urge.max(close::share(estimate, unit)) + exposed(estimate, unit)
}

/// The cost for an unspotted unit in cover of showing itself (10.2): the less, the sooner it is found in any case.
fn exposed(estimate: &Estimate, counter: &Counter) -> f64 {
    let Some(hex) = counter.hex() else { return 0.0 };
    // No enemy fires any more after the last turn.
    if estimate.manner.last_turn && estimate.enemy_turns == 0 {
        return 0.0;
    }
    let (now, then) = (estimate.danger(counter, hex, false), estimate.danger_if(counter, hex, false, true));
    let lasting = estimate.cover_lasts(hex);
    let risk = estimate.manner.caution * (then - now).max(0.0) * estimate.alone(counter);
    // A hidden unit does not show itself for a very small gain, even where no enemy could fire back at once.
    let hidden = !is_spotted(estimate.rulebook, estimate.public, counter, hex);
    let least = if hidden { estimate.manner.shy } else { 0.0 };
    lasting * risk.max(least)
}

/// The fires possible at a target: by each number of the strongest units, without those that add nothing.
fn laid(estimate: &Estimate, field: &Field, costs: &BTreeMap<UnitId, Costs>) -> Vec<Shot> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let cost = |unit: &Counter| -> f64 {
        let Some(of_unit) = costs.get(&unit.id) else { return 0.0 };
        let elsewhere = of_unit.elsewhere.iter().filter(|(hex, _)| *hex != field.hex);
        of_unit.otherwise + 0.8 * elsewhere.map(|(_, value)| *value).fold(0.0, f64::max)
    };
    let attack = |band: &[&Counter]| fire(rulebook, public, Kind::Direct, band, field.hex, field.target).ok();
    let mut shots = Vec::new();
    // The strongest first, and among them those without another action.
    let strongest: Vec<&Counter> = field.firers.iter().map(|(unit, _)| *unit).collect();
    let mut idle = strongest.clone();
    idle.sort_by(|one, other| cost(one).total_cmp(&cost(other)));
    let mut singles: Vec<Vec<&Counter>> = strongest.iter().map(|unit| vec![*unit]).collect();
    if estimate.manner.together {
        for row in [&strongest, &idle] {
            singles.extend((2..=row.len()).map(|number| row[..number].to_vec()));
        }
    } else if strongest.len() > 1 {
        singles.push(strongest.clone());
    }
    for mut band in singles {
        let Some(mut best) = attack(&band) else { continue };
        // Units that are not needed for the same odds are left out, the most costly first.
        let mut spared: Vec<&Counter> = band.clone();
        spared.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
        for unit in spared {
            let fewer: Vec<&Counter> = band.iter().copied().filter(|other| other.id != unit.id).collect();
            if let Some(other) = attack(&fewer).filter(|other| other.column == best.column) {
                (band, best) = (fewer, other);
            }
        }
        let value = estimate.promise(&best) - band.iter().map(|unit| cost(unit)).sum::<f64>();
        let firers = band.iter().map(|unit| unit.id).collect();
        shots.push(Shot { value, firers, target: field.target, attack: best });
    }
    shots
}
