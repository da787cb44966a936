//! A revealed plot as text for people who know no codes: units with the same action are grouped.

use super::names::{battery_name, short_names};
use crate::{
    engine::counters::UnitId,
    games::panzer44::rules::{
        kinds::Pattern, kinds::Side, plot::Plot, plot::Task, position::Public, rulebook::Rulebook,
    },
};

/// A revealed plot, as a sentence without a full stop.
pub fn plot_shown(rulebook: &Rulebook, public: &Public, side: Side, plot: &Plot) -> String {
    let mut groups: Vec<([String; 2], Vec<UnitId>)> = Vec::new();
    for (unit, task) in &plot.orders {
        let does = does(rulebook, task);
        match groups.iter_mut().find(|(words, _)| *words == does) {
            Some((_, units)) => units.push(*unit),
            None => groups.push((does, vec![*unit])),
        }
    }
    let told = |([one, many], units): &([String; 2], Vec<UnitId>)| {
        let verb = if units.len() == 1 { one } else { many };
        format!("{} {verb}", short_names(rulebook, public, units))
    };
    let orders = groups.iter().map(told);
    let barrages = plot.barrages.iter().map(|fire| {
        let (name, hex) = (battery_name(rulebook, fire.battery), rulebook.board.hex_name(fire.target));
        format!("the {name} fires at {hex}, {}", pattern(fire.pattern))
    });
    let strikes = plot.strikes.iter().map(|hex| format!("aircraft attack {}", rulebook.board.hex_name(*hex)));
    let parts: Vec<String> = orders.chain(barrages).chain(strikes).collect();
    let parts = if parts.is_empty() { "none".to_owned() } else { parts.join("; ") };
    format!("{side} orders: {parts}")
}

fn pattern(pattern: Pattern) -> &'static str {
    if pattern == Pattern::Tight { "tight" } else { "loose" }
}

/// The action of a plotted order, for one unit and for several.
fn does(rulebook: &Rulebook, task: &Task) -> [String; 2] {
    let named = |hex| rulebook.board.hex_name(hex);
    let both = |one: &str, many: &str, rest: String| [format!("{one}{rest}"), format!("{many}{rest}")];
    match *task {
        Task::Fire { target } => both("fires", "fire", format!(" at {}", named(target))),
        Task::Watch { target, .. } => both("watches", "watch", format!(" {}", named(target))),
        Task::Bombard { target, pattern: how } => {
            both("fires", "fire", format!(" indirectly at {}, {}", named(target), pattern(how)))
        }
        Task::Move => both("moves", "move", String::new()),
        Task::Load { .. } => both("loads", "load", String::new()),
        Task::Unload => both("unloads", "unload", String::new()),
        Task::Clear { hex } => both("clears", "clear", format!(" the mines in {}", named(hex))),
        Task::Blow { to } => both("blows", "blow", format!(" the bridge to {}", named(to))),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::panzer44::rules::set_up;

    #[test]
    fn those_who_do_the_same_stand_together() {
        let rulebook = Rulebook::load("vauclair").unwrap();
        let public = set_up::start(&rulebook, 1).public;
        let mut plot = Plot::default();
        for unit in ["us-m4-75-1", "us-m4-75-2", "us-m10-1"] {
            plot.orders.insert(unit.parse().unwrap(), Task::Move);
        }
        let target = "1310".parse().unwrap();
        plot.orders.insert("us-m4-105-1".parse().unwrap(), Task::Bombard { target, pattern: Pattern::Tight });
        plot.strikes.push(target);
        let told = plot_shown(&rulebook, &public, Side::Allied, &plot);
        assert_eq!(
            told,
            "Allied orders: M10 Platoon and 1st and 2nd M4(75) Platoons move; M4(105) Platoon fires indirectly at the hex southwest of Vauclair (1310), tight; aircraft attack the hex southwest of Vauclair (1310)"
        );
    }
}
