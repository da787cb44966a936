//! Orders in words, and the ways that they go: for advice that is given before anything has happened.

use super::names::{battery_name, unit_name, with_names};
use crate::engine::{board::Hex, counters::Word};
use crate::games::panzer44::rules::{
    conduct::Decision,
    order::Order,
    plot::{Instruction, Plot, Task},
    position::Public,
    rulebook::Rulebook,
};

/// An order in a short sentence without a full stop, as one says it to whoever is to give it; of a plot, a line
/// for each thing in it besides.
pub fn order_told(rulebook: &Rulebook, public: &Public, order: &Order) -> Vec<String> {
    let name = |unit: Word| unit_name(rulebook, public, unit);
    let told = match order {
        Order::Deploy { unit, hex } => format!("Set {} up in {hex}", name(*unit)),
        Order::DeployAboard { unit, carrier } => format!("Set {} up in {}", name(*unit), name(*carrier)),
        Order::LayMines { hex, mines: Some(mines) } => format!("Lay {mines} mines in {hex}"),
        Order::LayMines { hex, mines: None } => format!("Take the mines in {hex} up"),
        Order::Dig { hex, position: true } => format!("Dig a position in {hex}"),
        Order::Dig { hex, position: false } => format!("Fill the position in {hex} in"),
        Order::Plot { plot, .. } => return plot_told(rulebook, public, plot),
        Order::Fire { unit, at: Some(enemy) } => format!("Fire with {} at {}", name(*unit), name(*enemy)),
        Order::Fire { unit, at: None } => format!("Fire with {} at the whole hex", name(*unit)),
        Order::Move { unit, path } => {
            let end = path.last().map_or_else(String::new, |hex| format!(" to {hex}"));
            format!("Move {}{end}", name(*unit))
        }
        Order::Exit { unit } => format!("Let {} leave the map", name(*unit)),
        Order::Load { carrier } => format!("Load {}", name(*carrier)),
        Order::Unload { unit } => format!("Let {} get out", name(*unit)),
        Order::Clear { unit } => format!("Clear mines with {}", name(*unit)),
        Order::Blow { unit } => format!("Blow the bridge with {}", name(*unit)),
        Order::Shoot { unit } => format!("Fire with {}", name(*unit)),
        Order::LetPass => "Let it pass".to_owned(),
        Order::Bombard { unit } => format!("Carry out the indirect fire of {}", name(*unit)),
        Order::Barrage { battery } => format!("Carry out the fire of {}", battery_name(rulebook, *battery)),
        Order::Strike { hex } => format!("Carry out the air attack on {hex}"),
        Order::EndPhase => "End the phase".to_owned(),
    };
    vec![told]
}

/// A plot, and a line for each thing in it.
fn plot_told(rulebook: &Rulebook, public: &Public, plot: &Plot) -> Vec<String> {
    let orders = plot.orders.iter().map(|(unit, task)| {
        let about = match task {
            Task::Watch { at, .. } => format!("{task}, {}", whom(*at)),
            task => with_names(rulebook, public, &task.to_string()),
        };
        format!("{}: {about}", unit_name(rulebook, public, *unit))
    });
    let fires = plot.barrages.iter();
    let fires = fires.map(|fire| format!("{} at {}", battery_name(rulebook, fire.battery), fire.target));
    let strikes = plot.strikes.iter().map(|hex| format!("Aircraft at {hex}"));
    let lines: Vec<String> = orders.chain(fires).chain(strikes).collect();
    let told = match lines.len() {
        0 => "Plot nothing".to_owned(),
        1 => "Plot this".to_owned(),
        many => format!("Plot these {many}"),
    };
    [told].into_iter().chain(lines).collect()
}

/// At whom opportunity fire opens.
fn whom(at: Instruction) -> &'static str {
    match at {
        Instruction::First => "at the first",
        Instruction::FirstHard => "at the first hard unit",
        Instruction::FirstSoft => "at the first soft unit",
        Instruction::Ask => "asking first",
    }
}

/// The ways that an order goes on the map, each from where it begins; a single hex where nobody goes.
pub fn order_ways(public: &Public, order: &Order) -> Vec<Vec<Hex>> {
    let stands = |unit: Word| {
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
        Order::Plot { plot, .. } => plot_ways(plot, stands),
        Order::Barrage { .. } | Order::LetPass | Order::EndPhase => Vec::new(),
    }
}

/// From each unit that is plotted to fire to its target; a single hex for who moves and for what falls.
fn plot_ways(plot: &Plot, stands: impl Fn(Word) -> Option<Hex>) -> Vec<Vec<Hex>> {
    let of_unit = |(unit, task): (&Word, &Task)| {
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
        let told = order_told(&rulebook, &public, &order);
        assert_eq!(told, ["Plot these 2", "StuG III (1st): OF 1408, asking first", "Aircraft at 1408"]);
        assert_eq!(order_ways(&public, &order), [vec![from.parse().unwrap(), target], vec![target]]);
    }
}
