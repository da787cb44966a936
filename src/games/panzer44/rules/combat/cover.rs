//! Reductions of the die: ground, improved positions, crests and slopes (6.5).

use super::Shot;
use crate::{
    engine::board::{Hex, Hexside, SideFeature, line_of_sight},
    games::panzer44::rules::{counter::Counter, position::Public, rulebook::Rulebook},
};
use serde::{Deserialize, Serialize};

/// The cover of a target, with the reduction of the die by each part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cover {
    pub terrain: u8,
    /// An improved position that it is in.
    pub position: u8,
    /// The hexside that it is behind.
    pub hexside: u8,
    /// The total: the better of terrain and position, and the hexside in addition, up to a limit (6.5.3).
    pub total: u8,
}

/// Returns the cover of a unit in a hex against a shot (6.5).
pub fn cover(rulebook: &Rulebook, public: &Public, shot: &Shot, target: &Counter, hex: Hex) -> Cover {
    let charts = &rulebook.charts;
    let terrain = charts.terrain(rulebook.board.terrain(hex)).map_or(0, |row| row.reduction);
    let sheltered = public.positions.contains(&hex) && is_sheltered(rulebook, target);
    let position = if sheltered { charts.position } else { 0 };
    let hexside = match shot.from {
        // Hexsides have no effect on class H (6.5.2).
        Some(from) if !shot.fire.is_high_explosive() && from != hex => behind(rulebook, from, hex),
        _ => 0,
    };
    let total = (terrain.max(position) + hexside).min(charts.most_reduction);
    Cover { terrain, position, hexside, total }
}

/// Whether improved positions shelter such a unit (12.1).
fn is_sheltered(rulebook: &Rulebook, target: &Counter) -> bool {
    rulebook.kind(target).can_be_carried() || rulebook.scenario.positions_shelter_vehicles
}

/// Returns the reduction by the hexside over which the line of fire enters the target's hex. Through a corner, both
/// hexsides of the target's hex that meet there must reduce (6.5.4).
fn behind(rulebook: &Rulebook, from: Hex, hex: Hex) -> u8 {
    let of = |side: Hexside| {
        [SideFeature::Stream, SideFeature::Crest, SideFeature::Slope]
            .into_iter()
            .filter(|kind| rulebook.board.feature(*kind, hex, side))
            .filter_map(|kind| rulebook.charts.hexside(kind))
            .map(|row| row.reduction)
            .max()
            .unwrap_or(0)
    };
    match line_of_sight::leaves(hex, from) {
        (side, None) => of(side),
        (one, Some(other)) => of(one).min(of(other)),
    }
}
