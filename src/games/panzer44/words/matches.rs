//! The counts, checks and results of whole games of Panzer '44 between computer players.

use crate::{
    games::panzer44::rules::{
        Panzer44, Position, Rulebook, event::Event, order::Order, position::invariants,
    },
    play::matches::{Matched, Tells},
};

impl Matched for Panzer44 {
    type Observer = ();
    const NAMED_BY_PLAYERS: bool = false;
    const TELLS: Tells = Tells::Wins;

    /// The points of the side for which the levels are defined, less those of the other side (16.2).
    fn points_for(rulebook: &Rulebook, side: usize, points: i32) -> i32 {
        if side == rulebook.scenario.victory.side.number() { points } else { -points }
    }

    fn broken(rulebook: &Rulebook, position: &Position) -> Vec<String> {
        invariants::broken(rulebook, position)
    }

    fn kinds_of_order(order: &Order) -> Vec<String> {
        let mut kinds = vec![format!("order:{}", order.kind())];
        if let Order::Plot { plot, .. } = order {
            kinds.extend(plot.orders.values().map(|task| format!("task:{}", task.word())));
        }
        kinds
    }

    fn kinds_of_event(event: &Event) -> Vec<String> {
        let mut kinds = vec![format!("event:{}", event.kind())];
        if let Event::Attacked { procedure, result, .. } = event {
            kinds.extend([format!("result:{result}"), format!("fire:{:?}", procedure.fire)]);
        }
        kinds
    }
}
