//! The hexes at which a unit may be barred from exiting the map.

use crate::{
    engine::board::{Hex, SideFeature},
    games::panzer44::rules::{kinds::Side, position::Public, rulebook::Rulebook},
};
use std::collections::BTreeSet;

/// The hexes at which a unit may be barred from exiting the map: the exits and the far ends of bridges.
pub(super) fn gates(rulebook: &Rulebook, public: &Public, leaver: Side) -> Vec<Hex> {
    let exits = rulebook.scenario.exits.iter().filter(|exit| exit.side == leaver);
    let mut gates: Vec<Hex> = exits.flat_map(|exit| exit.hexes.iter().copied()).collect();
    let near = |hex: Hex| gates.iter().map(|gate| gate.distance(hex)).min().unwrap_or(0);
    let mut ends = Vec::new();
    for hex in rulebook.board.hexes() {
        for other in rulebook.board.neighbours(hex).iter().flatten().copied() {
            let side = hex.side_towards(other);
            let bridge = side.is_some_and(|side| {
                rulebook.board.feature(SideFeature::Bridge, hex, side) && rulebook.board.river(hex, side)
            });
            if bridge && !public.is_blown(hex, other) && near(hex) < near(other) {
                ends.push(hex);
            }
        }
    }
    gates.extend(ends);
    gates
}

/// The gates of both sides, as long as the same bridges are blown.
#[derive(Clone, Debug)]
pub(super) struct Gates {
    blown: BTreeSet<(Hex, Hex)>,
    by_side: [Vec<Hex>; 2],
}

impl Gates {
    /// Finds the gates of each side that can exit the map; the other side has none.
    pub fn new(rulebook: &Rulebook, public: &Public) -> Self {
        let of = |side: Side| {
            let leaves = rulebook.scenario.exits.iter().any(|exit| exit.side == side);
            if leaves { gates(rulebook, public, side) } else { Vec::new() }
        };
        Self { blown: public.blown.clone(), by_side: Side::BOTH.map(of) }
    }

    /// Whether they belong to this position.
    pub fn fit(&self, public: &Public) -> bool {
        self.blown == public.blown
    }

    /// The gates of the units of a side.
    pub fn of(&self, leaver: Side) -> &[Hex] {
        &self.by_side[leaver.number()]
    }
}
