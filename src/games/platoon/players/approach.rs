//! The expected approach of the enemy.

use super::{
    estimate::{Estimate, goals},
    ways::{FAR, Towards, field, walker},
};
use crate::{
    engine::board::{Hex, HexMap},
    games::platoon::rules::{
        counter::Counter,
        kinds::{Moves, Side},
        position::Public,
        rulebook::Rulebook,
    },
};

/// Half points of extra length at which a path is taken a third as often.
const LONGER: f64 = 6.0;

/// The expected approach of the enemy.
#[derive(Clone, Debug, Default)]
pub(super) struct Approach {
    /// The weight of each hex, from 0 to 1.
    weights: HexMap<f64>,
    /// The points that the enemy must spend from its start to each hex, as a part of the most.
    inwards: HexMap<f64>,
    /// The hexes from which it comes: its own, its entries and its set-up area.
    pub starts: Vec<Hex>,
}

impl Approach {
    /// Finds the paths of a side's enemy from its hexes, entries or set-up to the places that count.
    pub fn new(rulebook: &Rulebook, public: &Public, side: Side) -> Self {
        let board = &rulebook.board;
        let enemy = side.enemy();
        let force = rulebook.scenario.force(enemy);
        let mut starts: Vec<Hex> = public.on_map(enemy).map(|(_, hex)| hex).collect();
        starts.extend(force.arrivals.iter().flat_map(|arrival| arrival.entry.iter().copied()));
        for zone in &force.set_up {
            let in_zone = |hex: &Hex| (zone.columns.0..=zone.columns.1).contains(&hex.column());
            starts.extend(board.hexes().filter(in_zone));
        }
        let wanted: Vec<Hex> = if force.exits.is_empty() {
            goals(rulebook)
        } else {
            force.exits.iter().chain(&goals(rulebook)).copied().collect()
        };
        let mut approach = Self {
            weights: HexMap::filled(board.room(), 0.0),
            inwards: HexMap::filled(board.room(), 0.0),
            starts: starts.clone(),
        };
        let Some(tank) = walker(rulebook, public, Moves::Tracked) else { return approach };
        if starts.is_empty() || wanted.is_empty() {
            return approach;
        }
        let inwards = field(rulebook, public, tank, &starts, Towards::Everywhere);
        let onwards = field(rulebook, public, tank, &wanted, Towards::Goal);
        let way = |hex: Hex| inwards[hex].saturating_add(onwards[hex]);
        let shortest = board.hexes().map(way).min().unwrap_or(FAR);
        let most = board.hexes().map(|hex| inwards[hex]).filter(|far| *far != FAR).max().unwrap_or(1);
        for hex in board.hexes() {
            // An enemy need not come by a hex where it is already.
            let before = if inwards[hex] == 0 { 0.3 } else { 1.0 };
            if way(hex) != FAR {
                approach.weights[hex] = before * (-f64::from(way(hex) - shortest) / LONGER).exp();
            }
            approach.inwards[hex] = f64::from(inwards[hex].min(most)) / f64::from(most.max(1));
        }
        approach
    }

    /// The likelihood that the enemy comes by a hex, from 0 to 1.
    pub fn weight(&self, hex: Hex) -> f64 {
        self.weights.get(hex).copied().unwrap_or(0.0)
    }

    /// The depth of a hex behind the front, as seen by the enemy: from 0 to 1.
    pub fn far_behind(&self, hex: Hex) -> f64 {
        self.inwards.get(hex).copied().unwrap_or(0.0)
    }

    /// The part of the enemy's approach that a unit sees from a hex within its range; most of it close enough for
    /// opportunity fire.
    pub fn field(&self, estimate: &Estimate, counter: &Counter, hex: Hex) -> f64 {
        let kind = estimate.rulebook.kind(counter);
        let range = if kind.range == 0 { 10 } else { kind.range.min(12) };
        let seen = |other: Hex| {
            let weight = self.weight(other);
            let distance = hex.distance(other);
            if weight < 0.05 || distance > range || !estimate.rulebook.sees(hex, other) {
                return 0.0;
            }
            weight * if distance <= kind.half_range() { 1.5 } else { 1.0 }
        };
        estimate.rulebook.board.hexes().map(seen).sum()
    }

    /// The hexes by which the enemy comes most likely.
    pub fn likely(&self, rulebook: &Rulebook) -> Vec<Hex> {
        rulebook.board.hexes().filter(|hex| self.weight(*hex) > 0.6).collect()
    }
}
