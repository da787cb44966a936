//! The counts, checks and judgements of whole games between computer players.

use crate::{
    games::platoon::rules::{Platoon, Position, Rulebook, event::Event, order::Order, position::invariants},
    play::matches::{Matched, Tells},
};

impl Matched for Platoon {
    type Observer = ();
    const NAMED_BY_PLAYERS: bool = false;
    const TELLS: Tells = Tells::Wins;

    /// The points for a side; those of a game belong to the side of the levels, minus the other's (20).
    fn points_for(rulebook: &Rulebook, side: usize, points: i32) -> i32 {
        if side == rulebook.scenario.victory.side.number() { points } else { -points }
    }

    fn broken(rulebook: &Rulebook, position: &Position) -> Vec<String> {
        invariants::broken(rulebook, position)
    }

    fn kinds_of_order(order: &Order) -> Vec<String> {
        vec![format!("order:{}", order.kind())]
    }

    fn kinds_of_event(event: &Event) -> Vec<String> {
        let mut kinds = vec![format!("event:{}", event.kind())];
        if let Event::Suffered { result, .. } = event {
            kinds.push(format!("result:{result}"));
        }
        kinds
    }
}
