//! Orders as text, and their paths: for advice before anything has happened.

use super::names::{battery_name, for_player, short_name, short_names, unit_name, unit_names};
use crate::engine::{board::Hex, counters::UnitId};
use crate::games::panzer44::rules::{
    conduct::Decision,
    kinds::{Pattern, Side},
    order::Order,
    plot::{Instruction, Plot, Task},
    position::Public,
    rulebook::Rulebook,
};
use crate::play::players::UnitAdvice;

/// The instructions for opportunity fire, with their names for players.
pub const INSTRUCTIONS: [(Instruction, &str); 4] = [
    (Instruction::First, "first target"),
    (Instruction::FirstHard, "hard only"),
    (Instruction::FirstSoft, "soft only"),
    (Instruction::Ask, "ask me"),
];

/// The name of a plotted order, followed by the letters by which players write it.
pub fn task_told(rulebook: &Rulebook, public: &Public, task: &Task) -> String {
    let named = |hex: &Hex| rulebook.board.hex_name(*hex);
    let words = match task {
        Task::Fire { target } => format!("Fire at {}", named(target)),
        Task::Watch { target, at } => {
            let how = INSTRUCTIONS.iter().find(|(other, _)| other == at).map_or("", |(_, name)| name);
            format!("Watch {}, {how}", named(target))
        }
        Task::Bombard { target, pattern } => {
            let how = if *pattern == Pattern::Tight { "tight" } else { "loose" };
            format!("Artillery at {}, {how}", named(target))
        }
        Task::Move => "Move".to_owned(),
        Task::Load { with } => format!("Load {}", short_name(rulebook, public, *with)),
        Task::Unload => "Unload".to_owned(),
        Task::Clear { hex } => format!("Clear {}", named(hex)),
        Task::Blow { to } => format!("Blow the bridge to {}", named(to)),
    };
    format!("{words} ({})", task.word())
}

/// An order as a short sentence without a full stop, addressed to the player who is to give it. A plot has one more
/// line for each entry, with its destination and its reason.
pub fn order_told(rulebook: &Rulebook, public: &Public, order: &Order, parts: &[UnitAdvice]) -> Vec<String> {
    let name = |unit: UnitId| unit_name(rulebook, public, unit);
    let place = |hex: &Hex| rulebook.board.hex_name(*hex);
    let told = match order {
        Order::Deploy { unit, hex } => format!("Set up {} in {}", name(*unit), place(hex)),
        Order::DeployAboard { unit, carrier } => format!("Set up {} in {}", name(*unit), name(*carrier)),
        Order::LayMines { hex, mines: Some(mines) } => format!("Lay {mines} mines in {}", place(hex)),
        Order::LayMines { hex, mines: None } => format!("Remove the mines in {}", place(hex)),
        Order::Dig { hex, position: true } => format!("Dig a position in {}", place(hex)),
        Order::Dig { hex, position: false } => format!("Remove the position in {}", place(hex)),
        Order::Plot { side, plot } => return plot_told(rulebook, (public, *side), plot, parts),
        Order::Fire { unit, at: Some(enemy) } => format!("Fire with {} at {}", name(*unit), name(*enemy)),
        Order::Fire { unit, at: None } => format!("Fire with {} at the whole hex", name(*unit)),
        Order::Move { unit, path } => {
            let end = path.last().map_or_else(String::new, |hex| format!(" to {}", place(hex)));
            format!("Move {}{end}", name(*unit))
        }
        Order::Exit { unit } => format!("Exit the map with {}", name(*unit)),
        Order::Load { carrier } => format!("Load {}", name(*carrier)),
        Order::Unload { unit } => format!("Unload {}", name(*unit)),
        Order::Clear { unit } => format!("Clear mines with {}", name(*unit)),
        Order::Blow { unit } => format!("Blow the bridge with {}", name(*unit)),
        Order::Shoot { unit } => format!("Fire with {}", name(*unit)),
        Order::LetPass => "Hold fire".to_owned(),
        Order::Bombard { unit } => format!("Execute the indirect fire of {}", name(*unit)),
        Order::Barrage { battery } => format!("Execute the fire of {}", battery_name(rulebook, *battery)),
        Order::Strike { hex } => format!("Execute the air attack on {}", place(hex)),
        Order::EndPhase => "End the phase".to_owned(),
    };
    let side = order.named().units.first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    vec![side.map_or_else(|| told.clone(), |side| for_player(&told, side))]
}

/// A plot, with a line for each entry. Units with the same order and the same reason share one.
fn plot_told(
    rulebook: &Rulebook,
    (public, side): (&Public, Side),
    plot: &Plot,
    parts: &[UnitAdvice],
) -> Vec<String> {
    let named = |hex: Hex| rulebook.board.hex_name(hex);
    let mut groups: Vec<(String, Vec<UnitId>)> = Vec::new();
    for (unit, task) in &plot.orders {
        let about = task_told(rulebook, public, task);
        let part = parts.iter().find(|part| part.unit == *unit);
        let end = part.and_then(|part| part.way.last()).map(|end| format!(" to {}", named(*end)));
        let why = part.map(|part| part.why.as_str()).filter(|why| !why.is_empty());
        let why = why.map(|why| format!(": {why}")).unwrap_or_default();
        let words = format!("{about}{}{why}", end.unwrap_or_default());
        match groups.iter_mut().find(|(known, _)| *known == words) {
            Some((_, units)) => units.push(*unit),
            None => groups.push((words, vec![*unit])),
        }
    }
    let orders =
        groups.iter().map(|(words, units)| format!("{} – {words}", short_names(rulebook, public, units)));
    let stands = |hex: Hex| {
        let there = public.stack(hex).filter(|counter| counter.side != side).map(|counter| counter.id);
        let there: Vec<UnitId> = there.collect();
        if there.is_empty() { String::new() } else { format!(": {}", unit_names(rulebook, public, &there)) }
    };
    let fires = plot.barrages.iter().map(|fire| {
        let name = battery_name(rulebook, fire.battery);
        format!("{name} at {}{}", named(fire.target), stands(fire.target))
    });
    let strikes = plot.strikes.iter().map(|hex| format!("Aircraft at {}{}", named(*hex), stands(*hex)));
    let lines: Vec<String> = orders.chain(fires).chain(strikes).collect();
    let things = plot.orders.len() + plot.barrages.len() + plot.strikes.len();
    let told = match things {
        0 => "Plot nothing".to_owned(),
        1 => "Plot this".to_owned(),
        many => format!("Plot these {many}"),
    };
    [told].into_iter().chain(lines).collect()
}

/// The paths of an order on the map, each from its start; a single hex if no unit moves.
pub fn order_ways(public: &Public, order: &Order, parts: &[UnitAdvice]) -> Vec<Vec<Hex>> {
    let stands = |unit: UnitId| {
        let counter = public.find(unit)?;
        let carrier = counter.carrier().and_then(|carrier| public.find(carrier));
        carrier.unwrap_or(counter).hex()
    };
    let way = |start: Option<Hex>, path: &[Hex]| -> Vec<Vec<Hex>> {
        let way: Vec<Hex> = start.into_iter().chain(path.iter().copied()).collect();
        if way.is_empty() { Vec::new() } else { vec![way] }
    };
    match order {
        Order::Deploy { hex, .. }
        | Order::LayMines { hex, .. }
        | Order::Dig { hex, .. }
        | Order::Strike { hex } => way(Some(*hex), &[]),
        Order::DeployAboard { carrier: unit, .. }
        | Order::Exit { unit }
        | Order::Load { carrier: unit }
        | Order::Unload { unit }
        | Order::Clear { unit }
        | Order::Blow { unit }
        | Order::Bombard { unit } => way(stands(*unit), &[]),
        Order::Shoot { unit } => {
            let entered = public.owed.map(|Decision::Opportunity { hex, .. }| hex);
            way(stands(*unit), entered.as_slice())
        }
        Order::Fire { unit, at } => {
            let target: Vec<Hex> = at.and_then(stands).into_iter().collect();
            way(stands(*unit), &target)
        }
        Order::Move { unit, path } => way(stands(*unit), path),
        Order::Plot { plot, .. } => plot_ways(plot, stands, parts),
        Order::Barrage { .. } | Order::LetPass | Order::EndPhase => Vec::new(),
    }
}

/// The lines of a plot: from each firing unit to its target, and along the path of each moving unit. A single hex
/// stands for an action in place, and for fire from off the map.
fn plot_ways(plot: &Plot, stands: impl Fn(UnitId) -> Option<Hex>, parts: &[UnitAdvice]) -> Vec<Vec<Hex>> {
    let of_unit = |(unit, task): (&UnitId, &Task)| {
        let way = parts.iter().find(|part| part.unit == *unit).map_or(&[][..], |part| &part.way);
        if !way.is_empty() {
            return Some(stands(*unit).into_iter().chain(way.iter().copied()).collect());
        }
        let from = stands(*unit)?;
        Some(match task {
            Task::Fire { target } | Task::Watch { target, .. } | Task::Bombard { target, .. } => {
                vec![from, *target]
            }
            _ => vec![from],
        })
    };
    let falls = plot.barrages.iter().map(|fire| fire.target).chain(plot.strikes.iter().copied());
    plot.orders.iter().filter_map(of_unit).chain(falls.map(|hex| vec![hex])).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::panzer44::rules::{counter::Place, kinds::Side, set_up};

    #[test]
    fn a_plot_tells_each_thing_in_it_and_where_it_goes() {
        let rulebook = Rulebook::load("vauclair").unwrap();
        let mut public = set_up::start(&rulebook, 1).public;
        let (stug, from, target) = ("ge-stug-3-1".parse().unwrap(), "1510", "1408".parse().unwrap());
        let counter = public.counters.iter_mut().find(|counter| counter.id == stug).unwrap();
        counter.place = Place::Map(from.parse().unwrap());
        let fires = Task::Watch { target, at: Instruction::Ask };
        let plot = Plot { orders: [(stug, fires)].into(), strikes: vec![target], ..Plot::default() };
        let order = Order::Plot { side: Side::German, plot };
        let told = order_told(&rulebook, &public, &order, &[]);
        assert_eq!(
            told,
            [
                "Plot these 2",
                "1st StuG III Platoon – Watch the hex north of Vauclair (1408), ask me (OF)",
                "Aircraft at the hex north of Vauclair (1408)"
            ]
        );
        assert_eq!(order_ways(&public, &order, &[]), [vec![from.parse().unwrap(), target], vec![target]]);
        // A hint states the destination of a unit, and the reason.
        let plot = Plot { orders: [(stug, Task::Move)].into(), ..Plot::default() };
        let order = Order::Plot { side: Side::German, plot };
        let way = vec!["1509".parse().unwrap(), target];
        let parts = [UnitAdvice { unit: stug, way, why: "a field of fire from 1408".to_owned() }];
        let told = order_told(&rulebook, &public, &order, &parts);
        assert_eq!(
            told,
            [
                "Plot this",
                "1st StuG III Platoon – Move (MV) to the hex north of Vauclair (1408): a field of fire from 1408"
            ]
        );
        // Units with the same action share a line, and places have their names.
        let other = "ge-stug-3-2".parse().unwrap();
        let plot = Plot { orders: [(stug, Task::Move), (other, Task::Move)].into(), ..Plot::default() };
        let end: Vec<Hex> = vec!["0611".parse().unwrap()];
        let goes = |unit| UnitAdvice { unit, way: end.clone(), why: "towards Vauclair (1409)".to_owned() };
        let both = [goes(stug), goes(other)];
        let told = order_told(&rulebook, &public, &Order::Plot { side: Side::German, plot }, &both);
        let line = "1st and 2nd StuG III Platoons – Move (MV) to La Croix (0611): towards Vauclair (1409)";
        assert_eq!(told, ["Plot these 2", line]);
        let order = Order::Plot {
            side: Side::German,
            plot: Plot { orders: [(stug, Task::Move)].into(), ..Plot::default() },
        };
        let way = ["1510", "1509", "1408"].map(|hex| hex.parse().unwrap());
        assert_eq!(order_ways(&public, &order, &parts), [way]);
    }
}
