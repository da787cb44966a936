//! Orders in a few words: units and hexes are lists with spaces between them.

use super::{hex, hexes, word, words};
use kessel::games::guderian::rules::order::Order;

/// Units of one hex walk along a path.
pub fn walk(units: &str, path: &str) -> Order {
    Order::Move { units: words(units), path: hexes(path) }
}

/// Units of one hex go by train.
pub fn train(units: &str, path: &str) -> Order {
    Order::Rail { units: words(units), path: hexes(path) }
}

/// Units that are due enter the map.
pub fn enter(units: &str, path: &str) -> Order {
    Order::Enter { units: words(units), path: hexes(path) }
}

/// A division of the South-Western Front enters.
pub fn call_up(path: &str) -> Order {
    Order::CallUp { path: hexes(path) }
}

/// Units of one hex overrun another.
pub fn overrun(units: &str, target: &str) -> Order {
    Order::Overrun { units: words(units), target: hex(target) }
}

/// Units attack one hex or several.
pub fn attack(units: &str, targets: &str) -> Order {
    Order::Attack { units: words(units), targets: hexes(targets) }
}

/// Winners advance.
pub fn advance(units: &str, path: &str) -> Order {
    Order::Advance { units: words(units), path: hexes(path) }
}

/// A stack is routed.
pub fn route(stack: &str, path: &str) -> Order {
    Order::Route { stack: hex(stack), path: hexes(path), units: Vec::new() }
}

/// Some units of a stack are routed.
pub fn route_some(stack: &str, path: &str, units: &str) -> Order {
    Order::Route { stack: hex(stack), path: hexes(path), units: words(units) }
}

/// A counter loses a step.
pub fn lose_step(unit: &str) -> Order {
    Order::LoseStep { unit: word(unit) }
}

/// A counter is given up because its hex is over the stacking limit.
pub fn give_up(unit: &str) -> Order {
    Order::Remove { unit: word(unit) }
}

/// An interdiction marker is placed.
pub fn mark(at: &str) -> Order {
    Order::PlaceMarker { hex: hex(at) }
}

/// A unit is set up.
pub fn deploy(unit: &str, at: &str) -> Order {
    Order::Deploy { unit: word(unit), hex: hex(at) }
}
