//! The vocabulary of Panzer ’44 for the table of the tests.

use super::{CombatResult, Event, Order, Side, hex};
use crate::shared::table::{self, Tested};
use kessel::games::panzer44::rules::{
    Panzer44, Position, Rulebook, View,
    counter::{Condition, Place},
    event::DiePurpose,
    order::legal,
    position::invariants,
};
use std::sync::Arc;

pub type Table = table::Table<Panzer44>;

/// Returns the cases that the door has returned in this thread since the last call.
pub fn provoked() -> Vec<String> {
    table::provoked::<Panzer44>()
}

impl Tested for Panzer44 {
    fn unsound(rulebook: &Rulebook, position: &Position) -> Vec<String> {
        invariants::broken(rulebook, position)
    }

    fn offered(rulebook: &Arc<Rulebook>, position: &Position) -> Vec<Order> {
        legal::orders(&View::to_play(rulebook, position))
    }

    /// A plot is kept face down.
    fn change_untold(order: &Order, position: &mut Position, _: &Position) {
        if let Order::Plot { side, plot } = order {
            position.secrets.plots[side.number()].clone_from(plot);
        }
    }
}

impl Table {
    /// The condition of a counter.
    #[track_caller]
    pub fn condition(&self, id: &str) -> &Condition {
        &self.counter(id).condition
    }

    /// Whether a counter has been destroyed.
    #[track_caller]
    pub fn is_destroyed(&self, id: &str) -> bool {
        self.counter(id).place == Place::Destroyed
    }

    /// Points that a counter has left.
    #[track_caller]
    pub fn left(&self, id: &str) -> String {
        self.condition(id).left.to_string()
    }

    /// Whether a wreck is in a hex.
    pub fn has_wreck(&self, at: &str) -> bool {
        self.public().wrecks.contains(&hex(at))
    }

    /// The orders that the rules offer to the side to play.
    pub fn offered(&self) -> Vec<Order> {
        legal::orders(&View::to_play(&self.rules, self.position()))
    }

    /// The view of a side.
    pub fn view(&self, side: Side) -> View<'_> {
        View::new(&self.rules, self.position(), side)
    }

    /// Plays empty plots and ends phases until the next plot, with these dice for the two panic digits.
    pub fn pass_turn(&mut self, digits: [u8; 2]) -> Vec<Event> {
        let mut events = Vec::new();
        let turn = self.public().turn;
        if self.public().phase == super::Phase::Plot {
            for side in Side::BOTH {
                if side == Side::Allied {
                    let mut given: Vec<u8> = digits.to_vec();
                    given.extend(&self.position().secrets.dice.given);
                    self.give_dice(&given);
                }
                events.extend(self.play(&super::plot(side, "")));
            }
        }
        while self.public().turn == turn && self.public().outcome.is_none() {
            events.extend(self.play(&Order::EndPhase));
        }
        events
    }
}

/// The results of all attacks, mines included, in their order.
pub fn results(events: &[Event]) -> Vec<String> {
    let of = |event: &Event| match event {
        Event::Attacked { result, .. } | Event::Mined { result, .. } => Some(*result),
        _ => None,
    };
    events.iter().filter_map(of).map(|result: CombatResult| result.to_string()).collect()
}

/// The purposes of the dice, in their order.
pub fn rolled(events: &[Event]) -> Vec<DiePurpose> {
    let of = |event: &Event| match event {
        Event::Die { purpose, .. } => Some(*purpose),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// The number of events of this kind.
pub fn count(events: &[Event], kind: &str) -> usize {
    events.iter().filter(|event| event.kind() == kind).count()
}

/// Whether an event of this kind is among them.
pub fn has(events: &[Event], kind: &str) -> bool {
    count(events, kind) > 0
}
