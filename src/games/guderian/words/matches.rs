//! The counts, checks and judgements of whole games of Guderian between computer players.

use super::figures::Onlooker;
use crate::{
    games::guderian::rules::{
        Guderian, Position, Rulebook, event::Event, kinds::Side, order::Order, position::invariants,
    },
    play::matches::Matched,
};

impl Matched for Guderian {
    type Observer = Onlooker;
    /// The points for a side; those of a game are German minus Soviet (18.1).
    fn points_for(_: &Rulebook, side: usize, points: i32) -> i32 {
        if side == Side::German.number() { points } else { -points }
    }

    fn cannot_compare(rulebook: &Rulebook) -> Option<&'static str> {
        let bidding = rulebook.options.bidding;
        bidding.then_some("a comparison fixes the sides of the players: they cannot bid")
    }

    fn seat_of(position: &Position, side: usize) -> usize {
        position.public.seat_of(Side::BOTH[side]).number()
    }

    fn broken(rulebook: &Rulebook, position: &Position) -> Vec<String> {
        invariants::broken(rulebook, position)
    }

    fn kinds_of_order(order: &Order) -> Vec<String> {
        vec![format!("order:{}", order.kind())]
    }

    fn kinds_of_event(event: &Event) -> Vec<String> {
        let mut kinds = vec![format!("event:{}", event.kind())];
        match event {
            Event::Resolved { result } => kinds.push(format!("result:{result}")),
            Event::Owed { decision: Some(decision) } => {
                let name = format!("{decision:?}");
                kinds.push(format!("decision:{}", name.split([' ', '{']).next().unwrap_or_default()));
            }
            Event::Eliminated { cause, .. } => kinds.push(format!("cause:{cause:?}")),
            Event::Retreated { path, .. } => kinds.push(format!("retreat:{}", path.len())),
            Event::AttackDeclared { targets, .. } if targets.len() > 1 => {
                kinds.push("attack:multi_hex".to_owned())
            }
            Event::MarkerPlaced { side, .. } => kinds.push(format!("marker:{side}")),
            Event::Drawn { area, .. } => kinds.push(format!("drawn:{area}")),
            _ => {}
        }
        kinds
    }
}
