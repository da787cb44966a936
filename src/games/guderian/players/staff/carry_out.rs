//! From the step of a plan to orders, each checked by the rules before it is given.

use super::{assign::Step, groups::Way};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        counter::Piece,
        movement::{
            Group,
            march::{self, may_walk},
            moves::find_all,
            overrun, rail,
            reach::Reach,
        },
        order::{Order, legal},
        position::Public,
        rulebook::Rulebook,
        turn::reinforcements::may_enter_map,
    },
    play::players::ChosenOrder,
};

/// The orders of a step; none if the rules no longer allow it.
pub(super) fn orders(rulebook: &Rulebook, public: &Public, step: &Step) -> Option<Vec<ChosenOrder<Order>>> {
    let units: Vec<UnitId> = step.pieces.iter().map(|piece| public.counter(*piece).id).collect();
    let because = |order: Order| ChosenOrder::because(order, step.reason.clone());
    let orders = match &step.way {
        Way::Stay | Way::Wait => return None,
        Way::Walk => {
            vec![because(Order::Move { units, path: walk(rulebook, public, &step.pieces, step.to)? })]
        }
        Way::Rail => {
            let start = rail::may_board(rulebook, public, &step.pieces).ok()?;
            vec![because(Order::Rail { units, path: ride(rulebook, public, start, step.to)? })]
        }
        Way::Enter(path) => vec![because(Order::Enter { units, path: path.clone() })],
        Way::EnterByRail(entry) => vec![
            because(Order::Enter { units: units.clone(), path: vec![*entry] }),
            because(Order::Rail { units, path: ride(rulebook, public, *entry, step.to)? }),
        ],
    };
    is_allowed(rulebook, public, &orders[0].order).then_some(orders)
}

fn walk(rulebook: &Rulebook, public: &Public, pieces: &[Piece], to: Hex) -> Option<Vec<Hex>> {
    let first = *pieces.first()?;
    if march::must_march(rulebook, public, first) {
        return march::marches(rulebook, public, first).remove(&to);
    }
    if march::is_held(rulebook, public, first) {
        return Some(vec![to]);
    }
    let group = Group::new(rulebook, public, pieces).ok()?;
    Reach::new(rulebook, public, &group).path(to).filter(|path| !path.is_empty())
}

fn ride(rulebook: &Rulebook, public: &Public, start: Hex, to: Hex) -> Option<Vec<Hex>> {
    let path = rail::reach(rulebook, public, start).path(to);
    rail::follow(rulebook, public, start, &path).ok()?;
    Some(path)
}

/// Whether the rules allow an order of a movement phase as things stand.
pub(super) fn is_allowed(rulebook: &Rulebook, public: &Public, order: &Order) -> bool {
    let found = |units| find_all(public, units).ok();
    match order {
        Order::Move { units, path } => {
            found(units).is_some_and(|pieces| may_walk(rulebook, public, &pieces, path).is_ok())
        }
        Order::Rail { units, path } => found(units).is_some_and(|pieces| {
            rail::may_board(rulebook, public, &pieces)
                .is_ok_and(|start| rail::follow(rulebook, public, start, path).is_ok())
        }),
        Order::Enter { units, path } => {
            found(units).is_some_and(|pieces| may_enter_map(rulebook, public, &pieces, path).is_ok())
        }
        Order::Overrun { units, target } => found(units)
            .is_some_and(|pieces| overrun::may_overrun(rulebook, public, &pieces, *target).is_ok()),
        Order::CallUp { path } => legal::calls(rulebook, public).contains(&path[0]),
        _ => true,
    }
}
