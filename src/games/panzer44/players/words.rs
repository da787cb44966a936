//! The reason for an order, in a short text.

use super::{estimate::Estimate, going::Standing, manual::Ban};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{counter::Counter, kinds::Pattern, plot::Task},
};

/// The name of a unit: that of its type.
pub(super) fn name(estimate: &Estimate, unit: UnitId) -> String {
    let counter = estimate.public.find(unit);
    counter.map_or_else(|| unit.to_string(), |counter| estimate.rulebook.kind(counter).name.clone())
}

/// The reason why a unit moves to a hex: the largest part of its value there.
pub(super) fn going(counter: &Counter, end: Hex, standing: &Standing, taken: f64) -> String {
    if taken > 0.0 {
        return format!("takes a victory hex on the path to {end}");
    }
    match standing.place {
        Some(place) if place == end => format!("holds {end}"),
        Some(place) if standing.places >= standing.fire => format!("towards {place}"),
        _ if standing.fire > 0.1 => format!("a field of fire from {end}"),
        _ if counter.hex().is_none() => format!("enters towards {end}"),
        _ => format!("less enemy fire in {end}"),
    }
}

/// The ban that kept a unit from another move, to be added to the reason for its move; empty if there is none.
pub(super) fn instead_of(barred: Option<(Hex, Ban)>) -> String {
    match barred {
        None => String::new(),
        Some((_, Ban::Mines(hex))) => format!("; it keeps off the mines in {hex}"),
        Some((_, Ban::Open(hex))) => format!("; it does not leave {hex} to the enemy again"),
        Some((end, Ban::Shells)) => format!("; not to {end}, where artillery would hit two units"),
        Some((end, Ban::Window)) => format!("; not to {end}, alone before stronger enemies"),
        Some((end, Ban::Unarmed)) => format!("; not to {end}, unarmed in enemy fire"),
    }
}

/// The expected loss of a unit by enemy fire at the end of its move.
pub(super) fn at_stake(danger: f64) -> String {
    match danger {
        danger if danger < 0.05 => "hardly any enemy fire is expected there".to_owned(),
        danger => format!("enemy fire there is expected to cost {} of it", percent(danger)),
    }
}

/// The unit for which a unit that watches a hex waits.
pub(super) fn watched(estimate: &Estimate, target: Hex, likeliest: Option<(UnitId, f64)>) -> String {
    match likeliest {
        Some((unit, chance)) => {
            format!(
                "any unit that enters {target}; most likely {}, {}",
                name(estimate, unit),
                percent(chance)
            )
        }
        None => format!("any unit that enters {target}"),
    }
}

/// The units that a fire from above hits.
pub(super) fn whom(estimate: &Estimate, target: Hex) -> String {
    let there = estimate.public.on_map(estimate.side.enemy()).filter(|(_, hex)| *hex == target);
    let names: Vec<String> = there.map(|(enemy, _)| name(estimate, enemy.id)).collect();
    if names.is_empty() { "on any unit there".to_owned() } else { format!("on {}", names.join(", ")) }
}

/// A percentage.
pub(super) fn percent(chance: f64) -> String {
    format!("{:.0}%", chance * 100.0)
}

/// The summary of a plot: the number of units for each action, and the best fire.
pub(super) fn plot<'a>(tasks: impl Iterator<Item = &'a Task>, best: Option<(String, Hex)>) -> String {
    let mut counts: Vec<([&str; 2], usize)> = Vec::new();
    for task in tasks {
        match counts.iter_mut().find(|(word, _)| *word == does(task)) {
            Some((_, number)) => *number += 1,
            None => counts.push((does(task), 1)),
        }
    }
    counts.sort_unstable();
    let told = |([one, many], number): &([&str; 2], usize)| match number {
        1 => format!("one {one}"),
        number => format!("{number} {many}"),
    };
    let parts: Vec<String> = counts.iter().map(told).collect();
    let parts = if parts.is_empty() { "no orders".to_owned() } else { parts.join(", ") };
    match best {
        Some((target, hex)) => format!("{parts}; best fire at {target} in {hex}"),
        None => parts,
    }
}

/// The action of a plotted order, for one unit and for several.
fn does(task: &Task) -> [&'static str; 2] {
    match task {
        Task::Fire { .. } => ["fires", "fire"],
        Task::Watch { .. } => ["watches", "watch"],
        Task::Bombard { .. } => ["bombards", "bombard"],
        Task::Move => ["moves", "move"],
        Task::Load { .. } => ["loads", "load"],
        Task::Unload => ["unloads", "unload"],
        Task::Clear { .. } => ["clears mines", "clear mines"],
        Task::Blow { .. } => ["blows a bridge", "blow bridges"],
    }
}

/// The pattern of high explosive.
pub(super) fn pattern(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Tight => "tight",
        Pattern::Loose => "loose",
    }
}
