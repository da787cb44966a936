//! The expected approach of the enemy.

use crate::{
    engine::board::{Hex, HexMap, Hexside},
    games::squad::{
        players::estimate::{
            Estimate, goals,
            ways::{self, FAR},
        },
        rules::sight::in_arc,
    },
};

/// The points by which a path is longer that is taken a third as often.
const LONGER: f64 = 4.0;
/// The range up to which a field of fire counts.
const FIELD: u32 = 10;

/// The expected approach of the enemy.
#[derive(Clone, Debug, Default)]
pub(crate) struct Approach {
    /// The probability that the enemy passes each hex, from 0 to 1.
    weights: HexMap<f64>,
    /// The hexes from which it comes: its own, its entries and its set-up area.
    pub starts: Vec<Hex>,
}

impl Approach {
    /// Finds the paths of the enemy from its hexes, its entry or its set-up area to the victory hexes.
    pub fn new(estimate: &Estimate) -> Self {
        let (rulebook, public) = (estimate.rulebook, estimate.public);
        let board = &rulebook.board;
        let mut weights = HexMap::filled(board.room(), 0.0);
        let force = rulebook.scenario.force(estimate.side.enemy());
        let mut starts: Vec<Hex> = estimate.posts.iter().map(|post| post.hex).collect();
        starts.extend(force.arrivals.iter().flat_map(|arrival| arrival.entry.iter().copied()));
        for area in &force.set_up {
            let ((left, right), (top, bottom)) = (area.columns, area.rows);
            starts.extend(
                board.hexes().filter(|hex| {
                    (left..=right).contains(&hex.column()) && (top..=bottom).contains(&hex.row())
                }),
            );
        }
        let inwards = ways::from(rulebook, public, &starts);
        let onwards = ways::to(rulebook, public, &goals(rulebook));
        let way = |hex: Hex| inwards[hex].saturating_add(onwards[hex]);
        let shortest = board.hexes().map(way).min().unwrap_or(FAR);
        for hex in board.hexes().filter(|hex| way(*hex) != FAR) {
            let longer = f64::from(way(hex).saturating_sub(shortest));
            weights.set(hex, (-longer / LONGER).exp());
        }
        Self { weights, starts }
    }

    /// The probability that the enemy passes a hex.
    pub fn weight(&self, hex: Hex) -> f64 {
        self.weights.get(hex).copied().unwrap_or(0.0)
    }

    /// The part of the enemy's path in sight of a hex within a range, in the arc of a unit with this facing.
    pub fn field(&self, estimate: &Estimate, hex: Hex, range: u32, facing: Option<Hexside>) -> f64 {
        let seen = |other: Hex| {
            let (weight, far) = (self.weight(other), hex.distance(other));
            if weight < 0.05 || far == 0 || far > range.min(FIELD) {
                return 0.0;
            }
            if facing.is_some_and(|facing| !in_arc(hex, facing, other)) {
                return 0.0;
            }
            let hindrance = estimate.sees(hex, other);
            hindrance.map_or(0.0, |hindrance| weight / (1.0 + 0.6 * f64::from(hindrance)))
        };
        estimate.rulebook.board.hexes().map(seen).sum()
    }
}
