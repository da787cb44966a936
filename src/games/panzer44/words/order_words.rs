//! Orders as text, and their paths: for advice before anything has happened.

use super::{
    names::{ForPlayer, Known, OfOneSide},
    terms,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, Text, id, t, texts},
    },
    games::panzer44::rules::{
        conduct::Decision,
        kinds::{Pattern, Side},
        order::Order,
        plot::{Instruction, Plot, Task},
        position::Public,
        rulebook::Rulebook,
    },
    play::players::UnitAdvice,
};

texts! { "en": ["panzer44-orders.ftl"], "de": ["panzer44-orders.ftl"] }

/// The instructions for opportunity fire, with the messages of their names.
pub const INSTRUCTIONS: [(Instruction, &str); 4] = [
    (Instruction::First, id!("panzer44-orders-targets-first")),
    (Instruction::FirstHard, id!("panzer44-orders-targets-hard")),
    (Instruction::FirstSoft, id!("panzer44-orders-targets-soft")),
    (Instruction::Ask, id!("panzer44-orders-targets-ask")),
];

/// The name of a plotted order, followed by the letters by which players write it.
pub fn task_told(rulebook: &Rulebook, public: &Public, task: &Task) -> String {
    task_text(task).shown(&OfOneSide(Known { rulebook, public }))
}

fn task_text(task: &Task) -> Text {
    match *task {
        Task::Fire { target } => t!("panzer44-orders-task-fire", hex = target),
        Task::Watch { target, at } => {
            let targets = INSTRUCTIONS.into_iter().find(|(other, _)| *other == at);
            let targets = targets.map_or_else(|| Arg::from(""), |(_, name)| Arg::Name(name));
            t!("panzer44-orders-task-watch", hex = target, targets = targets)
        }
        Task::Bombard { target, pattern: Pattern::Tight } => {
            t!("panzer44-orders-task-bombard-tight", hex = target)
        }
        Task::Bombard { target, pattern: Pattern::Loose } => {
            t!("panzer44-orders-task-bombard-loose", hex = target)
        }
        Task::Move => t!("panzer44-orders-task-move"),
        Task::Load { with } => t!("panzer44-orders-task-load", unit = with),
        Task::Unload => t!("panzer44-orders-task-unload"),
        Task::Clear { hex } => t!("panzer44-orders-task-clear", hex = hex),
        Task::Blow { to } => t!("panzer44-orders-task-blow", hex = to),
    }
}

/// An order as a short sentence without a full stop, addressed to the player who is to give it. A plot has one more
/// line for each entry, with its destination and its reason.
pub fn order_told(rulebook: &Rulebook, public: &Public, order: &Order, parts: &[UnitAdvice]) -> Vec<String> {
    if let Order::Plot { side, plot } = order {
        return plot_told(rulebook, (public, *side), plot, parts);
    }
    let side = order.named().units.first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    vec![order_text(order).shown(&ForPlayer { known: Known { rulebook, public }, side })]
}

fn order_text(order: &Order) -> Text {
    match order {
        Order::Deploy { unit, hex } => t!("panzer44-orders-deploy", unit = *unit, hex = *hex),
        Order::DeployAboard { unit, carrier } => {
            t!("panzer44-orders-deploy-aboard", unit = *unit, carrier = *carrier)
        }
        Order::LayMines { hex, mines: Some(mines) } => {
            t!("panzer44-orders-lay-mines", mines = terms::mines(*mines), hex = *hex)
        }
        Order::LayMines { hex, mines: None } => t!("panzer44-orders-remove-mines", hex = *hex),
        Order::Dig { hex, position: true } => t!("panzer44-orders-dig", hex = *hex),
        Order::Dig { hex, position: false } => t!("panzer44-orders-fill-in", hex = *hex),
        Order::Plot { plot, .. } => plot_head(plot),
        Order::Fire { unit, at: Some(enemy) } => t!("panzer44-orders-fire", unit = *unit, enemy = *enemy),
        Order::Fire { unit, at: None } => t!("panzer44-orders-fire-at-hex", unit = *unit),
        Order::Move { unit, path } => match path.last() {
            Some(hex) => t!("panzer44-orders-move-to", unit = *unit, hex = *hex),
            None => t!("panzer44-orders-move", unit = *unit),
        },
        Order::Exit { unit } => t!("panzer44-orders-exit", unit = *unit),
        Order::Load { carrier } => t!("panzer44-orders-load", unit = *carrier),
        Order::Unload { unit } => t!("panzer44-orders-unload", unit = *unit),
        Order::Clear { unit } => t!("panzer44-orders-clear", unit = *unit),
        Order::Blow { unit } => t!("panzer44-orders-blow", unit = *unit),
        Order::Shoot { unit } => t!("panzer44-orders-shoot", unit = *unit),
        Order::LetPass => t!("panzer44-orders-hold-fire"),
        Order::Bombard { unit } => t!("panzer44-orders-bombard", unit = *unit),
        Order::Barrage { battery } => t!("panzer44-orders-barrage", battery = *battery),
        Order::Strike { hex } => t!("panzer44-orders-strike", hex = *hex),
        Order::EndPhase => t!("panzer44-orders-end-phase"),
    }
}

fn plot_head(plot: &Plot) -> Text {
    let entries = plot.orders.len() + plot.barrages.len() + plot.strikes.len();
    t!("panzer44-orders-plot", n = entries)
}

/// A plot, with a line for each entry. Units with the same order and the same reason share one.
fn plot_told(
    rulebook: &Rulebook,
    (public, side): (&Public, Side),
    plot: &Plot,
    parts: &[UnitAdvice],
) -> Vec<String> {
    let known = Known { rulebook, public };
    let mut groups: Vec<(Entry, Vec<UnitId>)> = Vec::new();
    for (unit, task) in &plot.orders {
        let part = parts.iter().find(|part| part.unit == *unit);
        let entry = Entry {
            task: task_text(task),
            end: part.and_then(|part| part.way.last().copied()),
            why: part.map(|part| part.why.as_str()).filter(|why| !why.is_empty()),
        };
        match groups.iter_mut().find(|(other, _)| *other == entry) {
            Some((_, units)) => units.push(*unit),
            None => groups.push((entry, vec![*unit])),
        }
    }
    let orders = groups.iter().map(|(entry, units)| entry.line(known, units));
    let enemies = |hex: Hex| -> Vec<UnitId> {
        public.stack(hex).filter(|counter| counter.side != side).map(|counter| counter.id).collect()
    };
    let fires = plot.barrages.iter().map(|fire| {
        let (battery, hex, units) = (fire.battery, fire.target, enemies(fire.target));
        match units.is_empty() {
            true => t!("panzer44-orders-battery", battery = battery, hex = hex),
            false => t!("panzer44-orders-battery-at-units", battery = battery, hex = hex, units = units),
        }
    });
    let strikes = plot.strikes.iter().map(|hex| {
        let units = enemies(*hex);
        match units.is_empty() {
            true => t!("panzer44-orders-aircraft", hex = *hex),
            false => t!("panzer44-orders-aircraft-at-units", hex = *hex, units = units),
        }
    });
    let others = fires.chain(strikes).map(|text| text.shown(&known));
    [plot_head(plot).plain()].into_iter().chain(orders).chain(others).collect()
}

/// An entry of a plot without its units, with its destination and its reason.
#[derive(PartialEq)]
struct Entry<'a> {
    task: Text,
    end: Option<Hex>,
    why: Option<&'a str>,
}

impl Entry<'_> {
    /// The line of the entry for these units.
    fn line(&self, known: Known, units: &[UnitId]) -> String {
        let names = OfOneSide(known);
        let (order, units) = (self.task.shown(&names), units.to_vec());
        let text = match (self.end, self.why) {
            (None, None) => t!("panzer44-orders-line", units = units, order = order),
            (Some(hex), None) => t!("panzer44-orders-line-to", units = units, order = order, hex = hex),
            (None, Some(why)) => t!("panzer44-orders-line-why", units = units, order = order, why = why),
            (Some(hex), Some(why)) => {
                t!("panzer44-orders-line-to-why", units = units, order = order, hex = hex, why = why)
            }
        };
        text.shown(&names)
    }
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
            ["Plot these 2", "1st StuG III Platoon – Watch 1408, ask me (OF)", "Aircraft at 1408"]
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
            ["Plot this", "1st StuG III Platoon – Move (MV) to 1408: a field of fire from 1408"]
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
