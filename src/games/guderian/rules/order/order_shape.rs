//! Shapes: similar orders, listed as one.

use super::Order;
use crate::engine::{board::Hex, counters::UnitId, orders};
use serde::Serialize;

/// A unit that may take part in an attack now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Able {
    /// The unit, or the leader.
    pub unit: UnitId,
    pub hex: Hex,
    /// Whether it is a leader, which attacks only with a combat unit of its hex.
    pub leader: bool,
    /// The hexes that it may attack.
    pub targets: Vec<Hex>,
}

/// A set of similar orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Shape {
    /// These units move together to one of these hexes, on any path that they can pay.
    Move {
        units: Vec<UnitId>,
        ends: Vec<Hex>,
    },
    /// These units go by train together to one of these hexes.
    Rail {
        units: Vec<UnitId>,
        ends: Vec<Hex>,
    },
    /// These units enter the map together and move on to one of these hexes.
    Enter {
        units: Vec<UnitId>,
        ends: Vec<Hex>,
    },
    /// A division of the South-Western Front enters and moves on to one of these hexes.
    CallUp {
        ends: Vec<Hex>,
    },
    /// Any of these units attack together any hexes that each of them may attack. They include a combat unit, and one
    /// in the hex of each leader.
    Attack {
        /// Units that may take part.
        able: Vec<Able>,
    },
    Bid {
        least: u8,
        most: u8,
    },
    /// More units in one hex than are listed: each alone and all together are listed.
    Crowd {
        of: &'static str,
        /// The units in the hex.
        units: Vec<UnitId>,
    },
}

impl orders::Alike for Order {
    /// Whether two orders are alike; units may be named in any order.
    fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Overrun { units, target }, Self::Overrun { units: named, target: other }) => {
                target == other && sorted(units) == sorted(named)
            }
            (Self::Advance { units, path }, Self::Advance { units: named, path: other }) => {
                path == other && sorted(units) == sorted(named)
            }
            (Self::Route { stack, path, units }, Self::Route { stack: from, path: other, units: named }) => {
                (stack, path) == (from, other) && sorted(units) == sorted(named)
            }
            _ => self == other,
        }
    }
}

impl orders::Shape<Order> for Shape {
    fn covers(&self, order: &Order) -> bool {
        match (self, order) {
            (Self::Move { units, ends }, Order::Move { units: named, path })
            | (Self::Rail { units, ends }, Order::Rail { units: named, path })
            | (Self::Enter { units, ends }, Order::Enter { units: named, path }) => {
                sorted(units) == sorted(named) && ends_in(path, ends)
            }
            (Self::CallUp { ends }, Order::CallUp { path }) => ends_in(path, ends),
            (Self::Attack { able }, Order::Attack { units, targets }) => is_attack(able, units, targets),
            (Self::Bid { least, most }, Order::Bid { points }) => (least..=most).contains(&points),
            (Self::Crowd { of, units }, order) => {
                let named = order.named().units;
                *of == order.kind() && named.len() > 1 && named.iter().all(|unit| units.contains(unit))
            }
            _ => false,
        }
    }

    fn is_exact(&self) -> bool {
        matches!(self, Self::Attack { .. } | Self::Bid { .. })
    }
}

fn sorted(units: &[UnitId]) -> Vec<UnitId> {
    let mut units = units.to_vec();
    units.sort_unstable();
    units
}

fn ends_in(path: &[Hex], ends: &[Hex]) -> bool {
    path.last().is_some_and(|end| ends.contains(end))
}

/// Whether these units and targets make a legal attack (9.13, 9.23, 10.36).
fn is_attack(able: &[Able], units: &[UnitId], targets: &[Hex]) -> bool {
    let mut named = Vec::with_capacity(units.len());
    for (number, unit) in units.iter().enumerate() {
        let known = able.iter().find(|able| able.unit == *unit);
        match known.filter(|_| !units[..number].contains(unit)) {
            Some(one) => named.push(one),
            None => return false,
        }
    }
    let fights =
        |hex: Option<Hex>| named.iter().any(|one| !one.leader && hex.is_none_or(|hex| one.hex == hex));
    !targets.is_empty()
        && fights(None)
        && named.iter().all(|one| targets.iter().all(|target| one.targets.contains(target)))
        && named.iter().filter(|one| one.leader).all(|leader| fights(Some(leader.hex)))
}
