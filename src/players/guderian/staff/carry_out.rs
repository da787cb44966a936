//! From the step of a plan to orders, each checked by the rules before it is given.

use super::{assign::Step, groups::Way, look::Look};
use crate::{
    board::Hex,
    games::guderian::{
        counter::Piece,
        legal, march,
        movement::Group,
        moves::{find_all, may_walk},
        order::Order,
        overrun, rail,
        reach::Reach,
        reinforcements::may_enter_map,
    },
    players::Advice,
};

/// The orders of a step; none if the rules no longer allow it.
pub(super) fn orders(look: &Look, step: &Step) -> Option<Vec<Advice<Order>>> {
    let units = look.ids(&step.pieces);
    let because = |order: Order| Advice::because(order, step.reason.clone());
    let orders = match &step.way {
        Way::Stay | Way::Wait => return None,
        Way::Walk => vec![because(Order::Move { units, path: walk(look, &step.pieces, step.to)? })],
        Way::Rail => {
            let start = rail::may_board(look.rulebook, look.public, &step.pieces).ok()?;
            vec![because(Order::Rail { units, path: ride(look, start, step.to)? })]
        }
        Way::Enter(path) => vec![because(Order::Enter { units, path: path.clone() })],
        Way::EnterByRail(entry) => vec![
            because(Order::Enter { units: units.clone(), path: vec![*entry] }),
            because(Order::Rail { units, path: ride(look, *entry, step.to)? }),
        ],
    };
    is_allowed(look, &orders[0].order).then_some(orders)
}

fn walk(look: &Look, pieces: &[Piece], to: Hex) -> Option<Vec<Hex>> {
    let (rulebook, public) = (look.rulebook, look.public);
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

fn ride(look: &Look, start: Hex, to: Hex) -> Option<Vec<Hex>> {
    let path = rail::reach(look.rulebook, look.public, start).path(to);
    rail::follow(look.rulebook, look.public, start, &path).ok()?;
    Some(path)
}

/// Whether the rules allow an order of a movement phase as things stand.
pub(super) fn is_allowed(look: &Look, order: &Order) -> bool {
    let (rulebook, public) = (look.rulebook, look.public);
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
