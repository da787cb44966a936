//! The legal orders of a side: the lists of the orders that its phase takes.

pub use super::listed::deployments;

use super::{
    Order,
    every_order::{self, Legal},
    listed::{self, Asked, answers, bombarding, firing},
    order_rules::*,
};
use crate::{
    engine::orders::{OrderRule, Sequenced},
    games::panzer44::rules::{Panzer44, phase::Phase, view::View},
};

/// Orders of some kinds, listed in the phases that take all these kinds.
struct OrderList {
    kinds: &'static [OrderRule<Panzer44>],
    /// The orders that a player chooses from, one by one.
    orders: fn(&Asked<'_>) -> Vec<Order>,
    /// All of them, given by their shape if they are too many.
    legal: fn(&Asked<'_>, &mut Legal),
}

/// The lists, in the order in which their orders are offered.
const LISTS: &[OrderList] = &[
    OrderList {
        kinds: &[DEPLOY, DEPLOY_ABOARD, LAY_MINES, DIG],
        orders: |it| listed::setting_up(it.rulebook, it.public, it.side),
        legal: every_order::setting_up,
    },
    // A plot is put together, not chosen from a list.
    OrderList { kinds: &[PLOT], orders: |_| Vec::new(), legal: every_order::plotting },
    OrderList {
        kinds: &[FIRE],
        orders: |it| firing(it.rulebook, it.public, it.side),
        legal: |it, legal| legal.orders.extend(firing(it.rulebook, it.public, it.side)),
    },
    OrderList {
        kinds: &[MOVE, EXIT, LOAD, UNLOAD, CLEAR, BLOW],
        orders: |it| listed::moving(it.rulebook, it.public, it.side),
        legal: every_order::moving,
    },
    OrderList {
        kinds: &[BOMBARD, BARRAGE, STRIKE],
        orders: |it| bombarding(it.public, it.side),
        legal: every_order::bombarding,
    },
];

/// The lists of the orders that the present phase takes, if it is the phase of the side or of both.
fn lists<'a>(asked: &Asked<'a>) -> impl Iterator<Item = &'static OrderList> + use<'a> {
    let phase = asked.public.phase;
    let waits = phase.side(&asked.rulebook.scenario).is_some_and(|side| side != asked.side);
    LISTS.iter().filter(move |list| !waits && Panzer44::sequence().takes_all(phase, list.kinds))
}

/// The orders that the side of the view may give now; none while it plots, or is not to play.
pub fn orders(view: &View) -> Vec<Order> {
    let asked = Asked { rulebook: view.rulebook, public: view.public, side: view.side };
    if let Some(decision) = asked.public.owed {
        return if decision.side() == asked.side { answers(view, decision) } else { Vec::new() };
    }
    lists(&asked).flat_map(|list| (list.orders)(&asked)).collect()
}

/// All orders that the side of the view may give now; none while the other side is to play. Both may plot in any order.
pub fn legal(view: &View) -> Legal {
    let asked = Asked { rulebook: view.rulebook, public: view.public, side: view.side };
    let mut legal = Legal::default();
    if let Some(decision) = asked.public.owed {
        if decision.side() == asked.side {
            legal.orders = answers(view, decision);
        }
        return legal;
    }
    for list in lists(&asked) {
        (list.legal)(&asked, &mut legal);
    }
    legal
}

/// Some whole orders of the shapes of [`legal()`], where none of the listed orders ends the phase: set-ups of the next unit,
/// plots, moves. A program that makes no orders of its own goes on with one of them.
pub fn examples(view: &View) -> Vec<Order> {
    if view.public.owed.is_some() {
        return Vec::new();
    }
    if view.public.phase == Phase::Plot {
        let asked = Asked { rulebook: view.rulebook, public: view.public, side: view.side };
        return every_order::plots(&asked);
    }
    let orders = orders(view);
    if orders.contains(&Order::EndPhase) { Vec::new() } else { orders }
}
