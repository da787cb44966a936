//! A revealed plot as text for people who know no codes: units with the same action are grouped.

use super::{
    names::{Known, OfOneSide},
    story::Say,
};
use crate::{
    engine::{
        counters::UnitId,
        text::{Ids, Text, t},
    },
    games::panzer44::rules::{
        kinds::{Pattern, Side},
        plot::{Plot, Task},
        position::Public,
        rulebook::Rulebook,
    },
};

/// A revealed plot, as a sentence without a full stop.
pub fn plot_shown((rulebook, public): (&Rulebook, &Public), side: Side, plot: &Plot, say: Say) -> String {
    let mut groups: Vec<(Task, Vec<UnitId>)> = Vec::new();
    for (unit, task) in &plot.orders {
        match groups.iter_mut().find(|(other, _)| is_alike(other, task)) {
            Some((_, units)) => units.push(*unit),
            None => groups.push((*task, vec![*unit])),
        }
    }
    let orders = groups.iter().map(|(task, units)| does(task, units));
    let barrages = plot.barrages.iter().map(|fire| match fire.pattern {
        Pattern::Tight => t!("panzer44-log-barrage-tight", battery = fire.battery, hex = fire.target),
        Pattern::Loose => t!("panzer44-log-barrage-loose", battery = fire.battery, hex = fire.target),
    });
    let strikes = plot.strikes.iter().map(|hex| t!("panzer44-log-strike", hex = *hex));
    let names = OfOneSide(Known { rulebook, public });
    let parts = orders.chain(barrages).chain(strikes).map(|part| say(&part, &names));
    let joined = |first: String, second: String| {
        say(&t!("panzer44-log-orders-joined", first = first, second = second), &Ids)
    };
    let text = match parts.reduce(joined) {
        Some(orders) => t!("panzer44-log-orders", side = side, orders = orders),
        None => t!("panzer44-log-orders-none", side = side),
    };
    say(&text, &Ids)
}

/// Whether two orders have the same words.
fn is_alike(one: &Task, other: &Task) -> bool {
    does(one, &[]) == does(other, &[])
}

/// The action of these units by a plotted order.
fn does(task: &Task, units: &[UnitId]) -> Text {
    let (n, units) = (units.len(), units.to_vec());
    match *task {
        Task::Fire { target } => t!("panzer44-log-order-fire", n = n, units = units, hex = target),
        Task::Watch { target, .. } => t!("panzer44-log-order-watch", n = n, units = units, hex = target),
        Task::Bombard { target, pattern: Pattern::Tight } => {
            t!("panzer44-log-order-bombard-tight", n = n, units = units, hex = target)
        }
        Task::Bombard { target, pattern: Pattern::Loose } => {
            t!("panzer44-log-order-bombard-loose", n = n, units = units, hex = target)
        }
        Task::Move => t!("panzer44-log-order-move", n = n, units = units),
        Task::Load { .. } => t!("panzer44-log-order-load", n = n, units = units),
        Task::Unload => t!("panzer44-log-order-unload", n = n, units = units),
        Task::Clear { hex } => t!("panzer44-log-order-clear", n = n, units = units, hex = hex),
        Task::Blow { to } => t!("panzer44-log-order-blow", n = n, units = units, hex = to),
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
        let told = plot_shown((&rulebook, &public), Side::Allied, &plot, Text::english);
        assert_eq!(
            told,
            "Allied orders: M10 Platoon and 1st and 2nd M4(75) Platoons move; M4(105) Platoon fires indirectly at 1310, tight; aircraft attack 1310"
        );
    }
}
